"""Takes turns and documents in: capture, understand, embed, write.

Capture commits before anything is understood, so a crash afterwards loses nothing. What was stored before is
compared first: what did not change is neither extracted, embedded nor written again.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from backend.app import App
from backend.errors import Contended
from backend.services import prepare
from backend.services.erasures import document_without_erased, load_erasures, turns_without_erased
from backend.services.held import Held, keep_back_document, keep_back_turns
from backend.services.notes import admit, is_learned
from backend.services.spaces import SpaceSettings, as_settings, checked_name, find_space
from backend.services.versioned import source_of, text_after_erasure, version_row
from backend.store.connection import Row, WriteCounters
from backend.store.documents import StaleSnapshot, apply, capture, captured, document_state, document_tail
from backend.store.entities import embed_names, embed_new_entities
from backend.store.identity import link_identities
from backend.store.revision import revise
from backend.store.secrets import keyed_hash
from ingest.errors import InvalidTurn, TooLarge
from ingest.identifiers import caption_passage_id, document_id, passage_ids_of_turns, turn_passage_id
from ingest.model import SourceDocument, SourceTurn
from ingest.signals import mask_secrets

# Somebody else may write the same document between our look and our lock; each try starts from what is there.
ATTEMPTS = 6
MAX_ID_LENGTH = 500


@dataclass(slots=True)
class Remembered:
    """What a call did. `statement_ids` are those of the turns or passages that were new or changed."""

    document_id: str
    accepted: int = 0
    unchanged: int = 0
    passages: int = 0
    removed: int = 0
    statement_ids: list[str] = field(default_factory=list)
    rejected: list[dict[str, str]] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)  # kept back until a person answers
    written: WriteCounters = field(default_factory=WriteCounters)

    @property
    def changed(self) -> bool:
        """Say whether anything was written."""
        return self.written.total > 0


async def remember_turns(
    app: App,
    space: str,
    session: str,
    turns: Sequence[SourceTurn],
    *,
    source: SourceDocument | None = None,
    admitted: bool = False,
) -> Remembered:
    """Add turns to a session, or replace those whose id is known and whose text differs.

    With `source` the turns are a file's whole conversation: stored turns that it lacks are taken out. What is to
    be kept back (`services.held`) is, unless a person has `admitted` it.
    Raises InvalidTurn, TooLarge, InvalidRequest, Contended, DatabaseAway.
    """
    checked_name(space)
    _check_turns(app, session, turns)
    identity = document_id(space, session)
    before = await _before(app, space, identity, turns)
    settings = as_settings(before["settings"])
    masked = [_masked_turn(turn, settings) for turn in turns]
    if before["erased"]:
        masked = turns_without_erased(masked, await load_erasures(app.store, space), app.content_key)
    keys = {turn.id: _turn_key(app, turn) for turn in turns}
    held: list[Held] = []
    if not admitted:
        masked, held = await keep_back_turns(app, space, identity, session, masked, keys)
    # A whole conversation is compared turn by turn; of a few turns only those are looked at.
    state = await document_state(app.store, space, identity) if source is not None else None
    stored = {row["turn_id"]: row["key"] for row in before["content_keys"]}
    fresh = [turn for turn in masked if stored.get(turn.id) != keys[turn.id] and turn.text.strip()]
    unchanged = len(turns) - len(fresh) - len(held)
    result = Remembered(identity, accepted=len(fresh), unchanged=unchanged, held=held)
    # A blank turn has no passage; an erased one must not bring its place back.
    order = [turn.id for turn in masked if _says_anything(turn)] if source is not None else None
    gone = order is not None and _differs(order, state)
    if not fresh and not before["waiting"] and not gone:
        return result
    if fresh or gone:
        row = prepare.document_row(identity, session, "conversation", source)
        payload = prepare.turns_payload(row, fresh, keys, order)
        early = prepare.early_passages(identity, space, fresh, session)
        await capture(app.store, space, row, _capture_id(app, identity, payload), payload, early)
    wanted = {turn_passage_id(identity, turn.id) for turn in fresh}
    wanted |= {caption_passage_id(identity, turn.id) for turn in fresh if turn.caption}
    await derive(app, space, identity, result, only=wanted, new=_new_turns(identity, fresh, stored, order))
    return result


async def remember_document(
    app: App,
    space: str,
    source: SourceDocument,
    *,
    dry_run: bool = False,
    body_hash: str | None = None,
    admitted: bool = False,
) -> Remembered:
    """Take in a Markdown document, whole: what its text no longer says is removed.

    With `dry_run` nothing is written and the answer shows what would be. `body_hash` is that of the original
    where the text is one that was stored (a rewind): its secrets are masked already. `admitted` says that a person
    has let it in (`services.held`).
    Raises TooLarge, InvalidRequest, Contended, DatabaseAway.
    """
    checked_name(space)
    _check_text(app, source.path, source.text)
    _check_id("path", source.path)
    if is_learned(source):
        note = await admit(app, space, source)
        if note is None:
            return Remembered(document_id(space, source.path))
        source = note
    settings = as_settings(await find_space(app.store, space))
    identity = document_id(space, source.path)
    body_hash = body_hash or prepare.body_hash(app.content_key, source)
    result = Remembered(identity)
    known = await app.store.read("document_body", {"space": space, "document_id": identity})
    if known and known[0]["body_hash"] == body_hash and known[0]["state"] == "derived":
        result.passages = result.unchanged = known[0]["passages"]
        return result
    if settings.mask_secrets:
        title = None if source.title is None else mask_secrets(source.title)[0]
        source = replace(source, text=mask_secrets(source.text)[0], title=title)
    erasures = await load_erasures(app.store, space)
    masked = document_without_erased(source, erasures, app.content_key)
    row = prepare.document_row(identity, source.path, "markdown", masked)
    payload = prepare.text_payload(row, masked, body_hash)
    if dry_run:
        state = await document_state(app.store, space, identity)
        snapshot = prepare.Snapshot.of(state, row, [{"id": "dry-run", "payload": payload}])
        plan = await asyncio.to_thread(prepare.plan, app, space, identity, snapshot)
        _report(result, plan)
        return result
    if not admitted:
        kept_back = await keep_back_document(app, space, identity, masked, body_hash, payload)
        if kept_back is not None:
            result.held = [kept_back]
            return result
    await capture(app.store, space, row, _capture_id(app, identity, payload), payload, [])
    await derive(app, space, identity, result)
    return result


async def remember_source(app: App, space: str, source: SourceDocument) -> Remembered:
    """Take in what a file held: a conversation's session, or a document."""
    if source.kind == "conversation":
        return await remember_turns(app, space, source.path, source.turns, source=source)
    return await remember_document(app, space, source)


def _new_turns(
    identity: str, fresh: Sequence[SourceTurn], stored: Mapping[str, str | None], order: Sequence[str] | None
) -> list[str] | None:
    """Return the passages of turns that only go on from what is stored; None where they do more, or nothing."""
    if order is not None or any(turn.id in stored for turn in fresh):
        return None
    return passage_ids_of_turns(identity, (turn.id for turn in fresh)) or None


async def derive(
    app: App,
    space: str,
    identity: str,
    result: Remembered,
    only: set[str] | None = None,
    new: list[str] | None = None,
) -> None:
    """Understand what waits in a document's captures and write it in one transaction.

    `new` names the passages that the caller has just captured, where they only go on from what was there. A writer
    that was faster is taken into account: the look, the work and the write start again. Writers of this process
    take turns at a document, and whoever comes finds the captures of all who waited before it taken in at once.
    """
    async with app.turn_at(identity):
        await _derive(app, space, identity, result, only, new)


async def _derive(
    app: App, space: str, identity: str, result: Remembered, only: set[str] | None, new: list[str] | None
) -> None:
    for attempt in range(ATTEMPTS):
        state = await _state_to_derive(app, space, identity, None if attempt else new)
        if state is None or (not state["captures"] and state["state"] == "derived"):
            # Another writer has taken our capture in together with its own.
            await _report_stored(app, space, identity, result, only)
            return
        snapshot = prepare.Snapshot.of(state, None, state["captures"])
        plan = await asyncio.to_thread(prepare.plan, app, space, identity, snapshot)
        try:
            result.written = await apply(app.store, plan.write, link_identities, revise)
        except StaleSnapshot:
            await asyncio.sleep(0.02 * (attempt + 1) * (1 + secrets.randbelow(100) / 100))
            continue
        _report(result, plan, only)
        taken_in = prepare.following_passages(state["captures"], identity)
        if only is not None and taken_in is not None and not only <= set(taken_in):
            # Our turns were written by the writer before us, and what we wrote are those of others who wait.
            await _report_stored(app, space, identity, result, only)
        await embed_names(app.store, app.embedder, space, plan.write.renamed)
        return
    raise Contended()


async def _before(app: App, space: str, identity: str, turns: Sequence[SourceTurn]) -> Row:
    """Return the space's settings and what is stored of the turns."""
    ids = passage_ids_of_turns(identity, (turn.id for turn in turns))
    parameters = {"space": space, "document_id": identity, "passage_ids": ids}
    return (await app.store.read("before_turns", parameters))[0]


async def _state_to_derive(app: App, space: str, identity: str, new: list[str] | None) -> Row | None:
    """Return what is needed of a document to take its captures in: all of it, or the end of a conversation
    that only goes on.
    """
    if new is not None and (state := await _tail(app, space, identity, new)) is not None:
        return state
    rows = await app.store.read("waiting_captures", {"space": space, "document_id": identity})
    if rows and not rows[0]["captures"] and rows[0]["state"] == "derived":
        return rows[0]
    ids = prepare.following_passages(rows[0]["captures"], identity) if rows else None
    if ids is not None and (state := await _tail(app, space, identity, ids)) is not None:
        return state
    return await document_state(app.store, space, identity)


async def _tail(app: App, space: str, identity: str, ids: list[str]) -> Row | None:
    """Return the end of a conversation; None where it is not enough to take in what waits there."""
    state = await document_tail(app.store, space, identity, ids, prepare.TAIL, prepare.NOT_PLACED)
    if state is None or state["replaces"] or prepare.following_passages(state["captures"], identity) != ids:
        return None
    return state


async def rewrite(
    app: App,
    space: str,
    identity: str,
    change: prepare.Change,
    receipt_id: str | None = None,
    retitle: Callable[[str], str] = str,
) -> None:
    """Write a document again with its passages changed or taken out; one without passages goes itself."""
    for _ in range(ATTEMPTS):
        state = await document_state(app.store, space, identity)
        if state is None:
            return
        if state["title"]:
            state = {**state, "title": retitle(state["title"])}
        snapshot = prepare.Snapshot.of(state, None, state["captures"])
        plan = await asyncio.to_thread(prepare.plan, app, space, identity, snapshot, change)
        if not plan.passages:
            await forget_document(app, space, identity)
            return
        for row in plan.write.passages:
            row["props"]["receipt_id"] = receipt_id
        plan.write.version = await _version_after(app, space, identity, state, plan)
        plan.write.keep_versions = 0
        try:
            await apply(app.store, plan.write, link_identities, revise)
        except StaleSnapshot:
            continue
        await embed_names(app.store, app.embedder, space, plan.write.renamed)
        return
    raise Contended()


async def derive_again(app: App, space: str, identity: str, passages: frozenset[str]) -> None:
    """Derive some passages of a document again although their text stayed as it is."""
    for _ in range(ATTEMPTS):
        state = await document_state(app.store, space, identity)
        if state is None:
            return
        snapshot = prepare.Snapshot.of(state, None, state["captures"])
        plan = await asyncio.to_thread(prepare.plan, app, space, identity, snapshot, None, passages)
        try:
            await apply(app.store, plan.write, link_identities, revise)
        except StaleSnapshot:
            continue
        await embed_names(app.store, app.embedder, space, plan.write.renamed)
        return
    raise Contended()


async def _version_after(app: App, space: str, identity: str, state: Row, plan: prepare.Plan) -> Row | None:
    """Return the current text of a document as an erasure leaves it; None where no text is kept."""
    waiting = plan.write.version
    rows = await app.store.read("version_text", {"space": space, "document_id": identity, "number": None})
    if waiting is None and not rows:
        return None
    props = {**(rows[0]["props"] if rows else {}), **(waiting["props"] if waiting else {})}
    erasures = await load_erasures(app.store, space)
    text = text_after_erasure(source_of(state["path"], props), plan.texts, erasures, app.content_key)
    # Who may read it may have named who is erased.
    audience = plan.texts[0].audience
    props["audience"] = list(audience) if audience is not None else None
    if state["title"]:
        props["title"] = state["title"]
    return version_row(identity, state["revision"], text, props["body_hash"], props)


async def recover(app: App, space: str | None = None) -> int:
    """Derive every document that a crash left captured and return how many there were."""
    rows = await captured(app.store, space)
    for row in rows:
        await derive(app, row["space"], row["document_id"], Remembered(row["document_id"]))
    for name in sorted({row["space"] for row in rows}):
        await embed_new_entities(app.store, app.embedder, name)
    return len(rows)


async def forget_document(app: App, space: str, identity: str) -> WriteCounters:
    """Delete a document with everything that only its text supported; its source may come again."""
    for _ in range(ATTEMPTS):
        state = await document_state(app.store, space, identity)
        if state is None:
            return WriteCounters()
        write = prepare.deletion(space, identity, state)
        try:
            return await apply(app.store, write, link_identities, revise)
        except StaleSnapshot:
            continue
    raise Contended()


def _report(result: Remembered, plan: prepare.Plan, only: set[str] | None = None) -> None:
    result.passages = plan.passages
    result.removed = len(plan.write.removed)
    result.statement_ids = [
        row["id"] for row in plan.write.statements if only is None or row["passage_id"] in only
    ]
    result.rejected = [row for row in plan.rejected if only is None or row["passage_id"] in only]


async def _report_stored(app: App, space: str, identity: str, result: Remembered, only: set[str] | None) -> None:
    rows = await app.store.read("statement_ids_of_document", {"space": space, "document_id": identity})
    result.statement_ids = [row["id"] for row in rows if only is None or row["passage_id"] in only]


def _says_anything(turn: SourceTurn) -> bool:
    return bool(turn.text.strip() or (turn.caption and turn.caption.strip()))


def _differs(order: Sequence[str], state: Row | None) -> bool:
    """Say whether a source holds other turns, or in another order, than are stored."""
    stored = [row["turn_id"] for row in state["passages"] if row["derived"]] if state else []
    return list(dict.fromkeys(stored)) != list(order)


def _check_turns(app: App, session: str, turns: Sequence[SourceTurn]) -> None:
    _check_id("session", session)
    repeated = [turn for turn, count in Counter(turn.id for turn in turns).items() if count > 1]
    if repeated:
        raise InvalidTurn(f"The turn id “{repeated[0]}” stands twice in one call. Give each turn its own id.")
    for turn in turns:
        _check_id("id", turn.id)
        _check_id("speaker", turn.speaker)
        _check_text(app, turn.id, turn.text)


def _check_id(name: str, value: str) -> None:
    if not value.strip() or len(value) > MAX_ID_LENGTH or "\0" in value:
        raise InvalidTurn(f"“{name}” must not be blank, nor longer than {MAX_ID_LENGTH} signs.")


def _check_text(app: App, name: str, text: str) -> None:
    limit = app.settings.limits.max_text_characters
    if len(text) > limit:
        raise TooLarge(f"“{name}” has {len(text)} characters; the limit is {limit}. Split it.")


def _masked_turn(turn: SourceTurn, settings: SpaceSettings) -> SourceTurn:
    if not settings.mask_secrets:
        return turn
    caption = None if turn.caption is None else mask_secrets(turn.caption)[0]
    return replace(turn, text=mask_secrets(turn.text)[0], caption=caption)


def _turn_key(app: App, turn: SourceTurn) -> str:
    said = turn.said_at.isoformat() if turn.said_at else ""
    origin = f"{turn.origin.origin_class}:{turn.origin.id}" if turn.origin else ""
    audience = json.dumps(turn.audience, ensure_ascii=False)
    return keyed_hash(
        app.content_key, turn.speaker, turn.speaker_kind, turn.text, said, turn.addressee or "",
        turn.caption or "", origin, audience,
    )  # fmt: skip


def _capture_id(app: App, identity: str, payload: str) -> str:
    return f"{identity}-{keyed_hash(app.content_key, 'capture', payload)}"
