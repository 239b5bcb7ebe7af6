"""Over the themes of a space: which ones passages touch, what stands for each, and where holders disagree."""

from __future__ import annotations

from collections.abc import Sequence

from backend.operators.tracer import Tracer
from backend.store.connection import Row

OPERATOR = "themes"
# The coarsest level of a long conversation has some dozens of themes; a context shows as many lines.
MAX_THEMES = 60
MAX_DISAGREEMENTS = 12
MAX_EVENTS = 30


async def touched(tracer: Tracer, passage_ids: Sequence[str]) -> dict[str, str]:
    """Return the theme of each passage that is in one."""
    rows = await tracer.read(OPERATOR, "themes_of_passages", {"ids": list(passage_ids)})
    return {row["id"]: row["community"] for row in rows}


async def standing_for(tracer: Tracer, communities: Sequence[str] | None) -> list[Row]:
    """Return the statements that stand for some themes, or for the largest of the space."""
    ids = None if communities is None else list(communities)
    return await tracer.read(OPERATOR, "statements_for_themes", {"communities": ids, "limit": MAX_THEMES})


async def disagreements(tracer: Tracer, passage_ids: Sequence[str] | None) -> list[Row]:
    """Return pairs of statements in which two holders contradict each other."""
    ids = None if passage_ids is None else list(passage_ids)
    given = {"passage_ids": ids, "limit": MAX_DISAGREEMENTS}
    return await tracer.read(OPERATOR, "disagreements_of_space", given)


async def beneath(tracer: Tracer, statement_ids: Sequence[str]) -> list[Row]:
    """Return the events under habits, and the claims under repeated ones, in the order of time."""
    return await tracer.read(OPERATOR, "events_under_habits", {"ids": list(statement_ids), "limit": MAX_EVENTS})
