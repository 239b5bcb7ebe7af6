"""The one queue of what waits for a person: identity, supersession, learned notes, flagged and refused candidates.

Every answer is recorded and names ids that follow from content, so that it holds when a document is derived
again.
"""

from __future__ import annotations

import secrets
from typing import Any

from backend.app import App
from backend.errors import InvalidRequest, NotFound
from backend.services import proposals
from backend.services.learn import decide_note
from backend.services.notes import find_note
from backend.services.quarantine import settle_quarantine, waiting_in_quarantine
from backend.services.remember import derive_again
from backend.services.spaces import require_space
from backend.store.analysis import retract
from backend.store.connection import Row, Transaction
from backend.store.revision import revise_statements
from ingest.identifiers import digest

KINDS = ("identity", "supersession", "learned", "statement", "refused", "quarantine")


class NothingWaits(NotFound):
    """Nothing of that id waits for an answer. The list of what waits shows what does."""

    type = "nothing-waits"


async def waiting(
    app: App, space: str, kind: str | None = None, *, unrestricted: bool = True
) -> list[dict[str, Any]]:
    """Return everything that waits for a person, each with what accepting it means.

    What has an audience is only for who is unrestricted. Raises UnknownSpace."""
    await require_space(app.store, space)
    if kind is not None and kind not in KINDS:
        raise InvalidRequest(f"kind is one of {', '.join(KINDS)}.")
    items: list[dict[str, Any]] = []
    for name, read in _READERS.items():
        if kind in (None, name):
            items += await read(app, space, unrestricted)
    return items


async def answer(
    app: App, space: str, identity: str, accept: bool, by: str, text: str | None = None
) -> dict[str, Any]:
    """Record a person's answer about something that waits, and do what it says.

    `text` is a learned note in the person's own words. Raises UnknownSpace, NothingWaits, InvalidRequest.
    """
    await require_space(app.store, space)
    if not by.strip():
        raise InvalidRequest("Say who decides: `by` must not be blank.")
    if text is not None and await find_note(app, space, identity) is None:
        raise InvalidRequest("Only a learned note can be accepted with another text. Edit the document instead.")
    for settle in _SETTLERS:
        done = await settle(app, space, identity, accept, by, text)
        if done is not None:
            return {"id": identity, "accept": accept, "by": by, **done}
    raise NothingWaits()


# ------------------------------------------------------------------ what waits


async def _identity(app: App, space: str, unrestricted: bool) -> list[dict[str, Any]]:
    return [
        {"kind": "identity", **item, "text": _question(item), "accepting": _MEANING[item["proposal"]]}
        for item in await proposals.listed(app, space, unrestricted=unrestricted)
    ]


_MEANING = {"same": "they are one", "split": "they are two"}


def _question(item: dict[str, Any]) -> str:
    if item["proposal"] == "same":
        return f"Are “{item['a']['name']}” and “{item['b']['name']}” one?"
    return f"Is “{item['person']['name']}” two people?"


async def _supersession(app: App, space: str, unrestricted: bool) -> list[dict[str, Any]]:
    rows = await app.store.read("supersession_candidates", {"space": space, "unrestricted": unrestricted})
    return [
        {
            "kind": "supersession",
            "id": _supersession_id(row),
            "text": f"{row['later']} ⟂ {row['earlier']}",
            "later": {"id": row["later_id"], "text": row["later"], "said_at": row["later_at"]},
            "earlier": {"id": row["earlier_id"], "text": row["earlier"], "said_at": row["earlier_at"]},
            "reasons": [{"rule": "decision", "text": f"both decide about “{row['target']}”, at different times"}],
            "accepting": "the later decision replaces the earlier one",
        }
        for row in rows
    ]


async def _learned(app: App, space: str, unrestricted: bool) -> list[dict[str, Any]]:
    parameters = {"space": space, "id": None, "status": "waiting", "kind": None}
    return [
        {
            "kind": "learned",
            "id": row["id"],
            "text": row["text"],
            "title": row["title"],
            "path": row["path"],
            "note_kind": row["kind"],
            "agent": row["agent"],
            "sources": list(row["sources"] or ()),
            "accepting": "it is kept"
            if row["kind"] == "procedural"
            else "what it says becomes the agent's claims",
        }
        for row in await app.store.read("learned_notes", parameters)
    ]


async def _statements(app: App, space: str, unrestricted: bool) -> list[dict[str, Any]]:
    parameters = {"space": space, "id": None, "unrestricted": unrestricted}
    return [
        {
            "kind": "statement",
            "id": row["id"],
            "text": row["text"],
            "document_id": row["document_id"],
            "passage_id": row["passage_id"],
            "reasons": [{"rule": "flag", "text": flag} for flag in row["flags"] or ()],
            "accepting": "the statement is active",
        }
        for row in await app.store.read("flagged_statements", parameters)
    ]


async def _refused(app: App, space: str, unrestricted: bool) -> list[dict[str, Any]]:
    parameters = {"space": space, "id": None, "unrestricted": unrestricted}
    return [
        {
            "kind": "refused",
            "id": row["id"],
            "text": row["text"],
            "document_id": row["document_id"],
            "passage_id": row["passage_id"],
            "reasons": [{"rule": "gate", "text": row["reason"]}],
            "accepting": "it is written as a statement, in your name" if row["complete"] else None,
        }
        for row in await app.store.read("refused_candidates", parameters)
    ]


_READERS = {
    "identity": _identity,
    "supersession": _supersession,
    "learned": _learned,
    "statement": _statements,
    "refused": _refused,
    "quarantine": waiting_in_quarantine,
}


# ------------------------------------------------------------------ answers


async def _settle_note(
    app: App, space: str, identity: str, accept: bool, by: str, text: str | None
) -> dict[str, Any] | None:
    note = await find_note(app, space, identity)
    if note is None or note["status"] != "waiting":
        return None
    return {"kind": "learned", **await decide_note(app, space, identity, accept, by, text)}


async def _settle_statement(
    app: App, space: str, identity: str, accept: bool, by: str, _: str | None
) -> dict[str, Any] | None:
    rows = await app.store.read("flagged_statements", {"space": space, "id": identity, "unrestricted": True})
    if not rows:
        return None
    decision = _decision(space, accept, "statement", identity, None, rows[0]["document_id"], by)

    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("create_review", decision)
        parameters = {"space": space, "document_id": rows[0]["document_id"], "statement_ids": [identity]}
        await retract(transaction, space, statements=[identity])
        await transaction.run("reapply_reviews", parameters)
        await revise_statements(transaction, space, [identity])

    await app.store.work(unit)
    return {"kind": "statement", "status": "active" if accept else "rejected"}


async def _settle_refused(
    app: App, space: str, identity: str, accept: bool, by: str, _: str | None
) -> dict[str, Any] | None:
    rows = await app.store.read("refused_candidates", {"space": space, "id": identity, "unrestricted": True})
    if not rows:
        return None
    row = rows[0]
    if accept and not row["complete"]:
        raise InvalidRequest(
            "This candidate names no holder or nothing it is about, so it cannot stand. Edit the document instead."
        )
    await app.store.write(
        "create_review", _decision(space, accept, "refused", identity, None, row["document_id"], by)
    )
    if accept:
        await derive_again(app, space, row["document_id"], frozenset({row["passage_id"]}))
    return {"kind": "refused", "status": "active" if accept else "rejected"}


async def _settle_supersession(
    app: App, space: str, identity: str, accept: bool, by: str, _: str | None
) -> dict[str, Any] | None:
    rows = await app.store.read("supersession_candidates", {"space": space, "unrestricted": True})
    row = next((row for row in rows if _supersession_id(row) == identity), None)
    if row is None:
        return None
    later, earlier = row["later_id"], row["earlier_id"]
    decision = _decision(space, accept, "supersession", later, earlier, row["document_id"], by)

    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("create_review", decision)
        await retract(transaction, space, statements=[earlier])
        await transaction.run("reapply_supersessions", {"space": space, "statement_ids": [later]})

    await app.store.work(unit)
    return {"kind": "supersession", "later": later, "earlier": earlier}


async def _settle_identity(
    app: App, space: str, identity: str, accept: bool, by: str, _: str | None
) -> dict[str, Any] | None:
    proposal = await proposals.find_proposal(app, space, identity)
    if proposal is None:
        return None
    return {"kind": "identity", "decision": await proposals.answer(app, space, proposal, accept, by)}


_SETTLERS = (
    _settle_note,
    _settle_statement,
    _settle_refused,
    _settle_supersession,
    settle_quarantine,
    _settle_identity,
)


def _supersession_id(row: Row) -> str:
    return digest("supersession", row["later_id"], row["earlier_id"])


def _decision(
    space: str, accept: bool, what: str, a: str, b: str | None, document: str, by: str
) -> dict[str, Any]:
    return {
        "space": space,
        "id": secrets.token_hex(10),
        "decision": "accept" if accept else "reject",
        "what": what,
        "a": a,
        "b": b,
        "document_id": document,
        "by": by,
    }
