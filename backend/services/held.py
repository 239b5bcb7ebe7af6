"""What is kept back before anything is derived from it: the gate in front of the write path.

Nothing reads what is held but the review queue. Two things are held: outside text (of a page or tool) that gives
orders to whoever reads it, and everything from an origin that somebody put into quarantine. People's own words are
never held for what they say. An answer is remembered by a keyed hash, so a text that was let in once comes in
again, and one that was refused stays out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from backend.app import App
from backend.services import prepare
from backend.store.connection import Row, Transaction
from backend.store.secrets import keyed_hash
from ingest.model import Origin, OriginClass, SourceDocument, SourceTurn, SpeakerKind
from ingest.signals.instructions import find_instructions

# An agent, a tool or a page that speaks in a conversation is an origin by its name.
_ORIGIN_OF_SPEAKER = {
    SpeakerKind.AGENT: OriginClass.AGENT,
    SpeakerKind.TOOL: OriginClass.TOOL,
    SpeakerKind.PAGE: OriginClass.WEB,
}
# Whose words are looked at for orders. An agent's belong to the conversation: they are its claims and stay in it.
_READ_CLOSELY = frozenset({OriginClass.WEB, OriginClass.TOOL})
QUARANTINED = "origin_in_quarantine"
SHOWN_CHARACTERS = 2_000  # of a held text, in the list of what waits


@dataclass(frozen=True, slots=True)
class Held:
    """One text that was kept back, with the names of the rules it met."""

    id: str
    reasons: tuple[str, ...]
    status: str  # held, or refused by somebody before
    turn_id: str | None = None

    def as_json(self) -> dict[str, Any]:
        """Return it as the API shows it."""
        return {"id": self.id, "reasons": list(self.reasons), "status": self.status, "turn_id": self.turn_id}


def origin_of(turn: SourceTurn) -> Origin | None:
    """Return where a turn comes from; a person who speaks for themselves is no origin."""
    if turn.origin is not None:
        return turn.origin
    kind = _ORIGIN_OF_SPEAKER.get(turn.speaker_kind)
    return None if kind is None else Origin(kind, turn.speaker)


async def keep_back_turns(
    app: App, space: str, identity: str, session: str, turns: Sequence[SourceTurn], keys: Mapping[str, str]
) -> tuple[list[SourceTurn], list[Held]]:
    """Return the turns that may be taken in, and those that are kept back (and now stored as such)."""
    outside = {turn.id: origin for turn in turns if (origin := origin_of(turn)) is not None and turn.text.strip()}
    outside = {name: origin for name, origin in outside.items() if origin.origin_class is not OriginClass.PERSON}
    if not outside:
        return list(turns), []
    origins = await _quarantined(app, space)
    rows: dict[str, Row] = {}
    for turn in turns:
        if turn.id not in outside:
            continue
        reasons = _reasons(
            "\n".join(part for part in (turn.text, turn.caption) if part), outside[turn.id], origins
        )
        if reasons:
            document = prepare.document_row(identity, session, "conversation", None)
            payload = prepare.turns_payload(document, [turn], keys)
            identifier = keyed_hash(app.content_key, "held", identity, turn.id, keys[turn.id])
            rows[turn.id] = held_row(
                identifier, "turn", identity, session, turn.text, outside[turn.id], reasons, payload
            )
            rows[turn.id]["props"] |= {"turn_id": turn.id, "speaker": turn.speaker}
            rows[turn.id]["props"]["audience"] = list(turn.audience) if turn.audience is not None else None
    held = await _keep(app, space, rows)
    return [turn for turn in turns if turn.id not in held], list(held.values())


async def keep_back_document(
    app: App, space: str, identity: str, source: SourceDocument, body_hash: str, payload: str
) -> Held | None:
    """Return what is kept back of a document: all of it, or None where it may be taken in."""
    if source.origin is None or source.origin.origin_class is OriginClass.PERSON:
        return None
    reasons = _reasons(source.text, source.origin, await _quarantined(app, space))
    if not reasons:
        return None
    identifier = keyed_hash(app.content_key, "held", identity, body_hash)
    row = held_row(identifier, "document", identity, source.path, source.text, source.origin, reasons, payload)
    row["props"]["audience"] = list(source.audience) if source.audience is not None else None
    return (await _keep(app, space, {"": row})).get("")


async def _quarantined(app: App, space: str) -> frozenset[tuple[str, str]]:
    rows = await app.store.read("quarantined_origins", {"space": space})
    return frozenset((row["origin_class"], row["origin_id"]) for row in rows)


def _reasons(text: str, origin: Origin, quarantined: frozenset[tuple[str, str]]) -> tuple[str, ...]:
    found = find_instructions(text) if origin.origin_class in _READ_CLOSELY else []
    if (origin.origin_class.value, origin.id) in quarantined:
        found = [QUARANTINED, *found]
    return tuple(found)


def held_row(
    identifier: str, kind: str, identity: str, path: str, text: str, origin: Origin, reasons: Sequence[str],
    payload: str,
) -> Row:  # fmt: skip
    """Return the row of a text that is kept back; `payload` is what a capture of it would hold."""
    return {
        "id": identifier,
        "props": {
            "kind": kind,
            "document_id": identity,
            "path": path,
            "origin_class": origin.origin_class.value,
            "origin_id": origin.id,
            "reasons": list(reasons),
            "text": text[:SHOWN_CHARACTERS],
            "payload": payload,
        },
    }


async def _keep(app: App, space: str, rows: Mapping[str, Row]) -> dict[str, Held]:
    """Store what was not answered yet and return what is kept back, by the keys of `rows`."""
    if not rows:
        return {}
    known = await app.store.read("held_known", {"space": space, "ids": [row["id"] for row in rows.values()]})
    status = {row["id"]: row["status"] for row in known}
    fresh = [row for row in rows.values() if row["id"] not in status]
    if fresh:
        await hold(app, space, fresh)
    return {
        name: Held(
            row["id"], tuple(row["props"]["reasons"]), status.get(row["id"], "held"), row["props"].get("turn_id")
        )
        for name, row in rows.items()
        if status.get(row["id"]) != "admitted"
    }


async def hold(app: App, space: str, rows: Sequence[Row]) -> None:
    """Store rows of `held_row`; the space is made where this is its first write."""

    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("hold_texts", {"space": space, "rows": list(rows)})

    await app.store.work(unit)


def payload_of(row: Row) -> Row:
    """Return what a held text was handed in as."""
    payload: Row = json.loads(row["payload"])
    return payload
