"""Supersessions that only a person can decide: dated decisions about one thing. The answer is kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from backend.app import App
from backend.errors import NotFound
from backend.revision.decisions import Supersession, ToldDecision, find_supersessions
from backend.services.readers import Reader
from backend.services.spaces import require_space
from backend.services.statements import statements_by_ids
from backend.store.connection import Row, Transaction
from backend.store.revision import revise_statements
from backend.store.times import native
from ingest.language.lexical import space_token, text_query
from ingest.signals import find_signals

# Words of which each telling of a decision holds one (ingest.signals decides); a space seldom tells of more.
_SIGNS = "결정 합의 확정 기로 정했 정해졌 decided agreed settled resolved decision mind"
_MOST_PASSAGES = 500


async def open_supersessions(app: App, space: str) -> list[Supersession]:
    """Return the proposals that nobody has answered. Raises UnknownSpace."""
    await require_space(app.store, space)
    query = text_query(_SIGNS, ("space_token", space_token(space)))
    rows = await app.store.read("decisions_told", {"space": space, "query": query, "depth": _MOST_PASSAGES})
    answered = {row["id"] for row in await app.store.read("revision_decisions", {"space": space})}
    standing = {row["id"]: row["superseded_by"] for row in rows}
    return find_supersessions(_told(rows), answered, standing)


async def listed_supersessions(app: App, space: str) -> list[dict[str, Any]]:
    """Return the open proposals with both statements, as a review shows them. Raises UnknownSpace."""
    found = await open_supersessions(app, space)
    ids = sorted({end for proposal in found for end in (proposal.earlier, proposal.later)})
    everybody = Reader(unrestricted=True)  # who reviews a space decides over all of it
    shown = {item["id"]: item for item in await statements_by_ids(app.store, space, ids, reader=everybody)}
    return [
        {
            "id": proposal.id,
            "proposal": "supersession",
            "topic": proposal.topic,
            "earlier": shown[proposal.earlier],
            "later": shown[proposal.later],
        }
        for proposal in found
        if proposal.earlier in shown and proposal.later in shown
    ]


async def answer_supersession(
    app: App, space: str, proposal_id: str, *, accept: bool, by: str, why: str | None = None
) -> dict[str, Any]:
    """Accept or reject a proposal, open or answered before. Raises UnknownSpace, NotFound."""
    earlier, later = await _ends(app, space, proposal_id)
    decision = {
        "id": proposal_id,
        "decision": "supersedes" if accept else "independent",
        "a": earlier,
        "b": later,
        "by": by,
        "why": why,
    }

    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("save_revision_decision", {"space": space, **decision})
        await revise_statements(transaction, space, [earlier, later])

    await app.store.work(unit)
    return decision


async def _ends(app: App, space: str, proposal_id: str) -> tuple[str, str]:
    for proposal in await open_supersessions(app, space):
        if proposal.id == proposal_id:
            return proposal.earlier, proposal.later
    for row in await app.store.read("revision_decisions", {"space": space}):
        if row["id"] == proposal_id:
            return row["a"], row["b"]
    raise NotFound(f"There is no proposal “{proposal_id}” in this space.")


def _told(rows: Iterable[Row]) -> list[ToldDecision]:
    told: dict[str, bool] = {}
    found = []
    for row in rows:
        passage, text = row["passage_id"], row["passage_text"]
        if passage not in told:
            told[passage] = any(signal.kind == "decision" for signal in find_signals(text, None, "ko"))
        if not told[passage] or row["holder"] is None:
            continue
        said_at = native(row["said_at"])
        start = native(row["time_start"])
        content = (row["predicate"], row["polarity"], row["target"] or "", start)
        found.append(ToldDecision(row["id"], row["topic_id"], row["topic"], row["holder"], said_at, content))
    return found
