"""Quarantine: an origin whose texts are taken out of the memory and kept back, and a person's answer to each.

One call puts an origin into quarantine: what was derived from it goes, its texts wait. One answer lets all of them
in again or refuses them for good.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from backend.app import App
from backend.errors import InvalidRequest
from backend.services import prepare
from backend.services.held import QUARANTINED, held_row, hold, payload_of
from backend.services.pages import decode_cursor, encode_cursor
from backend.services.remember import forget_document, remember_document, remember_turns, rewrite
from backend.services.spaces import require_space
from backend.services.versioned import source_of
from backend.store.connection import Row
from backend.store.documents import document_state
from backend.store.secrets import keyed_hash
from ingest.identifiers import digest
from ingest.model import Origin, Passage
from ingest.segment.turns import turn_of_passage

ALL = 1_000_000  # a page that holds everything, for answers about a whole origin
KIND = "quarantine"


async def quarantine_origin(
    app: App, space: str, origin: Origin, by: str, why: str | None = None
) -> dict[str, Any]:
    """Take an origin's texts out of the memory and keep them, and all that follow, back.

    Running it again after a crash completes it. Raises UnknownSpace, InvalidRequest.
    """
    await require_space(app.store, space)
    if not by.strip():
        raise InvalidRequest("Say who decides: `by` must not be blank.")
    identity = digest(KIND, space, origin.origin_class.value, origin.id)
    parameters = {"origin_class": origin.origin_class.value, "origin_id": origin.id}
    await app.store.write(
        "quarantine_origin", {"space": space, "id": identity, "by": by, "why": why, **parameters}
    )
    rows = await app.store.read("passages_of_origin", {"space": space, **parameters})
    documents: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        documents[row["document_id"]].add(row["passage_id"])
    for document, passages in sorted(documents.items()):
        await _take_out(app, space, document, passages, origin)
    return next(item for item in await quarantined_origins(app, space) if item["id"] == identity)


async def quarantined_origins(app: App, space: str) -> list[dict[str, Any]]:
    """Return the origins in quarantine with how many of their texts wait."""
    return [
        {
            "id": row["id"],
            "origin": {"class": row["origin_class"], "id": row["origin_id"]},
            "by": row["by"],
            "why": row["why"],
            "since": row["decided_at"],
            "held": row["held"],
        }
        for row in await app.store.read("quarantined_origins", {"space": space})
    ]


async def list_held(
    app: App, space: str, *, unrestricted: bool, cursor: str | None = None, limit: int = 50
) -> dict[str, Any]:
    """Return one page of what is kept back, oldest first, and the origins in quarantine. Raises UnknownSpace."""
    await require_space(app.store, space)
    after_at, after_id = decode_cursor(cursor, int)
    rows = await _held(
        app, space, unrestricted=unrestricted, after_at=after_at, after_id=after_id, limit=limit + 1
    )
    following = encode_cursor((rows[limit - 1]["at"], rows[limit - 1]["id"])) if len(rows) > limit else None
    return {
        "items": [_shown(row) for row in rows[:limit]],
        "next": following,
        "origins": await quarantined_origins(app, space),
    }


async def waiting_in_quarantine(app: App, space: str, unrestricted: bool) -> list[dict[str, Any]]:
    """Return what waits for an answer as the review queue shows it: origins, then single texts."""
    origins = [
        {
            "kind": KIND,
            "text": f"Everything from {item['origin']['class']} “{item['origin']['id']}” is kept back.",
            "reasons": [{"rule": QUARANTINED, "text": item["why"] or f"put there by {item['by']}"}],
            "accepting": f"the quarantine ends and {item['held']} texts are taken in",
            **item,
        }
        for item in await quarantined_origins(app, space)
    ]
    rows = await _held(app, space, unrestricted=unrestricted)
    return origins + [
        {"kind": KIND, **_shown(row), "accepting": "it is taken in as a claim of its origin"} for row in rows
    ]


async def settle_quarantine(
    app: App, space: str, identity: str, accept: bool, by: str, _: str | None
) -> dict[str, Any] | None:
    """Let in or refuse one text or all of an origin; None where the id names neither."""
    rows = await _held(app, space, id=identity)
    if rows:
        await _settle(app, space, rows, accept, by)
        return {"kind": KIND, "status": "admitted" if accept else "refused"}
    origin = next((item for item in await quarantined_origins(app, space) if item["id"] == identity), None)
    if origin is None:
        return None
    named = {"origin_class": origin["origin"]["class"], "origin_id": origin["origin"]["id"]}
    rows = await _held(app, space, **named)
    if accept:
        await app.store.write("lift_quarantine", {"space": space, "id": identity})
        # What gives orders by itself still waits for an answer of its own.
        rows = [row for row in rows if list(row["reasons"]) == [QUARANTINED]]
    await _settle(app, space, rows, accept, by)
    return {"kind": KIND, "status": "lifted" if accept else "refused", "texts": len(rows)}


async def _settle(app: App, space: str, rows: list[Row], accept: bool, by: str) -> None:
    if accept:
        for row in rows:
            await _take_in(app, space, row)
    status = "admitted" if accept else "refused"
    await app.store.write(
        "settle_held", {"space": space, "ids": [row["id"] for row in rows], "status": status, "by": by}
    )


async def _take_in(app: App, space: str, row: Row) -> None:
    payload = payload_of(row)
    if row["kind"] == "turn":
        turns = [prepare.turn_of(given) for given in payload["turns"]]
        await remember_turns(app, space, row["path"], turns, admitted=True)
    else:
        source = prepare.document_of(payload)
        await remember_document(app, space, source, body_hash=payload["body_hash"], admitted=True)


async def _take_out(app: App, space: str, document: str, passages: set[str], origin: Origin) -> None:
    """Keep an origin's passages of one document back and derive the document from what is left."""
    state = await document_state(app.store, space, document)
    if state is None:
        return
    rows = (
        _held_turns(app, document, state, passages, origin)
        if state["kind"] == "conversation"
        else [await _held_document(app, space, document, state, origin)]
    )
    # Kept first: after a crash between the two, the next call finds the passages still there.
    await hold(app, space, rows)

    def change(passage: Passage) -> Passage | None:
        return None if passage.id in passages else passage

    if state["kind"] == "conversation":
        await rewrite(app, space, document, change)
    else:
        await forget_document(app, space, document)


def _held_turns(app: App, document: str, state: Row, passages: set[str], origin: Origin) -> list[Row]:
    rows: list[Row] = []
    for stored in state["passages"]:
        if stored["id"] not in passages or stored["kind"] == "caption" or not stored["turn_id"]:
            continue
        turn = turn_of_passage(prepare.passage_of(stored))
        key = stored["content_key"] or ""
        row = prepare.document_row(document, state["path"], "conversation", None)
        payload = prepare.turns_payload(row, [turn], {turn.id: key})
        identifier = keyed_hash(app.content_key, "held", document, turn.id, key)
        rows.append(_kept(identifier, "turn", document, state["path"], turn.text, origin, payload))
        rows[-1]["props"] |= {"turn_id": turn.id, "speaker": turn.speaker, "audience": stored["audience"]}
    return rows


async def _held_document(app: App, space: str, document: str, state: Row, origin: Origin) -> Row:
    versions = await app.store.read("version_text", {"space": space, "document_id": document, "number": None})
    if not versions:
        raise InvalidRequest(f"The text of “{state['path']}” is not kept, so it can only be erased, not held.")
    source = source_of(state["path"], versions[0]["props"])
    body_hash = str(versions[0]["props"].get("body_hash") or "")
    payload = prepare.text_payload(
        prepare.document_row(document, state["path"], "markdown", source), source, body_hash
    )
    identifier = keyed_hash(app.content_key, "held", document, body_hash)
    row = _kept(identifier, "document", document, state["path"], source.text, origin, payload)
    row["props"]["audience"] = list(source.audience) if source.audience is not None else None
    return row


def _kept(identifier: str, kind: str, document: str, path: str, text: str, origin: Origin, payload: str) -> Row:
    return held_row(identifier, kind, document, path, text, origin, (QUARANTINED,), payload)


async def _held(app: App, space: str, **narrowed: Any) -> list[Row]:
    parameters = {
        "space": space,
        "id": None,
        "origin_class": None,
        "origin_id": None,
        "unrestricted": True,
        "after_at": None,
        "after_id": None,
        "limit": ALL,
    }
    return await app.store.read("held_texts", parameters | narrowed)


def _shown(row: Row) -> dict[str, Any]:
    return {
        "id": row["id"],
        "text": row["text"],
        "reasons": [{"rule": rule, "text": rule.replace("_", " ")} for rule in row["reasons"]],
        "what": row["kind"],
        "document_id": row["document_id"],
        "path": row["path"],
        "turn_id": row["turn_id"],
        "said_by": row["speaker"],
        "origin": {"class": row["origin_class"], "id": row["origin_id"]},
        "held_at": row["held_at"],
    }
