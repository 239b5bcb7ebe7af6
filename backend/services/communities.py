"""Communities: the themes of a space, with what is central in each and statements that stand for it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from backend.app import App
from backend.consolidation.themes import Theme, themes_of
from backend.store import communities as store
from backend.store.communities import Estimate
from backend.store.connection import WriteCounters

MEGABYTE = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Formed:
    """What forming communities gave, by level: the coarsest first."""

    levels: tuple[int, ...]
    created: int
    deleted: int
    transactions: int

    def as_json(self) -> dict[str, Any]:
        """Return the figures as the command line shows them."""
        return {"levels": list(self.levels), "created": self.created, "deleted": self.deleted}


async def estimated(app: App, space: str) -> Estimate:
    """Return what forming communities takes of the server's heap, at most."""
    return await store.estimate(app.store, space)


async def form_communities(app: App, space: str, written: WriteCounters) -> Formed:
    """Find the communities of a space again and write what differs. Raises WouldNotFit."""
    placed, ties = await store.find(app.store, space, app.settings.consolidation.heap_mb * MEGABYTE)
    themes = await asyncio.to_thread(themes_of, space, placed, ties)
    created, deleted, transactions, counters = await store.replace(app.store, space, themes)
    written.add(counters.counts)
    return Formed(_by_level(themes), created, deleted, transactions)


def _by_level(themes: list[Theme]) -> tuple[int, ...]:
    levels = [theme.level for theme in themes]
    return tuple(levels.count(level) for level in range(max(levels, default=-1) + 1))
