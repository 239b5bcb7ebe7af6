"""What consolidation added, inside other writes: it goes in the transaction in which its source goes.

Nothing is inferred here. What still follows from the statements that are left is found by the next consolidation.
"""

from __future__ import annotations

from collections.abc import Iterable

from backend.store.connection import Transaction


async def retract(
    transaction: Transaction, space: str, *, passages: Iterable[str] = (), statements: Iterable[str] = ()
) -> tuple[set[str], set[str]]:
    """Take out what rests on the statements of some passages, or on some statements, before they change.

    Returns the ids of what is gone, and of the communities that may be empty afterwards.
    """
    parameters = {"space": space, "passage_ids": sorted(set(passages)), "statement_ids": sorted(set(statements))}
    if not parameters["passage_ids"] and not parameters["statement_ids"]:
        return set(), set()
    rows = await transaction.run("delete_touched_analysis", parameters)
    return set(rows[0]["inferences"]), set(rows[0]["communities"])


async def sweep_communities(transaction: Transaction, space: str, communities: Iterable[str]) -> None:
    """Delete those of some communities that hold nothing any more."""
    ids = sorted(set(communities))
    if ids:
        await transaction.run("delete_empty_communities", {"space": space, "ids": ids})
