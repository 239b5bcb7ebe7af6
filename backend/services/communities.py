"""Communities: the themes of a space, with what is central in each and statements that stand for it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from backend.app import App
from backend.consolidation.themes import Theme, themes_of
from backend.errors import NotFound
from backend.services.pages import DEFAULT_LIMIT, decode_cursor, encode_cursor
from backend.services.present import Shown
from backend.services.readers import NOBODY, Reader
from backend.services.spaces import require_space
from backend.services.statements import statements_by_ids
from backend.store import communities as store
from backend.store.communities import Estimate
from backend.store.connection import WriteCounters

MEGABYTE = 1024 * 1024
# A page that a person can read; the rest is found by asking for what the theme is about.
MAX_MEMBERS = 200


class UnknownCommunity(NotFound):
    """There is no such theme in this space, or nothing in it is for this reader. It goes when its sources go."""

    type = "unknown-community"


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


async def list_communities(
    app: App,
    space: str,
    *,
    level: int = 0,
    reader: Reader = NOBODY,
    cursor: str | None = None,
    limit: int = DEFAULT_LIMIT,
) -> Shown:
    """Return one page of the themes of a level, the largest first. Raises UnknownSpace, InvalidRequest."""
    await require_space(app.store, space)
    after, _ = decode_cursor(cursor, int)
    skip = int(after or 0)
    given = {"space": space, "level": level, "id": None, "after": skip, "limit": limit + 1, **reader.parameters()}
    rows = await app.store.read("communities_of_space", given)
    items = [await _shown(app, space, row, reader) for row in rows[:limit]]
    return {"items": items, "next": encode_cursor((skip + limit, "")) if len(rows) > limit else None}


async def get_community(app: App, space: str, identity: str, *, reader: Reader = NOBODY) -> Shown:
    """Return a theme with its members. Raises UnknownSpace, UnknownCommunity."""
    await require_space(app.store, space)
    given = {"space": space, "level": 0, "id": identity, "after": 0, "limit": 1, **reader.parameters()}
    rows = await app.store.read("communities_of_space", given)
    if not rows:
        raise UnknownCommunity()
    parameters = {"space": space, "id": identity, "limit": MAX_MEMBERS, **reader.parameters()}
    members = [row["id"] for row in await app.store.read("members_of_community", parameters)]
    shown = await _shown(app, space, rows[0], reader)
    return {**shown, "members": await statements_by_ids(app.store, space, members, reader=reader)}


async def _shown(app: App, space: str, row: dict[str, Any], reader: Reader) -> Shown:
    representatives = await statements_by_ids(app.store, space, row["statements"], reader=reader)
    return {
        **{name: value for name, value in row.items() if name != "statements"},
        "representatives": representatives,
    }


def _by_level(themes: list[Theme]) -> tuple[int, ...]:
    levels = [theme.level for theme in themes]
    return tuple(levels.count(level) for level in range(max(levels, default=-1) + 1))
