"""From what was found to what stands beside it: the turns before and after, the statements about the same."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from backend.operators.tracer import Tracer

OPERATOR = "traverse"
# At most fifteen neighbours a step, two hops (design, section 4): neighbours of wrong anchors are 98 % noise.
MAX_NEIGHBOURS = 15
MAX_HOPS = 2
# Expand from at most three precise anchors.
MAX_SEEDS = 3


async def beside(tracer: Tracer, passage_ids: Sequence[str], reach: int = 1) -> list[tuple[str, str]]:
    """Return (neighbour, of) for the turns up to `reach` places before and after, in the order of the talk."""
    if not passage_ids:
        return []
    rows = await tracer.read(OPERATOR, "neighbouring_passages", {"ids": list(passage_ids), "reach": reach})
    return [(row["id"], row["of"]) for row in rows]


async def along(
    tracer: Tracer,
    statement_ids: Sequence[str],
    edge_types: Sequence[str] = ("ABOUT", "CLAIMS", "RELAYED_BY", "PARTICIPATED_IN"),
    window: tuple[date, date] | None = None,
) -> list[dict[str, Any]]:
    """Return statements that share a person or thing with the given ones, inside a time window.

    The window also holds for what the expansion brings in.
    """
    if not statement_ids:
        return []
    start, end = window or (None, None)
    parameters = {
        "ids": list(statement_ids)[:MAX_SEEDS],
        "edge_types": list(edge_types),
        "since": start,
        "until": end,
        "limit": MAX_NEIGHBOURS,
    }
    return await tracer.read(OPERATOR, "statements_along_edges", parameters)
