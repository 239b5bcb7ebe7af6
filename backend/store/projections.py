"""Projections in the server's heap: estimated first, kept per space, the least recently used dropped.

GDS projections do not follow writes. One of an older version of the graph is used on while a new one is made in
the background: what is newer is found by the other operators.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from backend.store.connection import Store
from ingest.language.lexical import space_token

# All projections together; the local server has 1.5 GB of heap, which questions and writes need, too.
HEAP_LIMIT_BYTES = 256 * 1024 * 1024
# A conversation writes every few seconds; its projection follows at this pace.
REFRESH_SECONDS = 60.0


@dataclass(slots=True)
class _Kept:
    name: str
    version: int
    bytes: int
    made: float
    used: float


@dataclass(slots=True)
class Projections:
    """The projections of this process."""

    kept: dict[str, _Kept] = field(default_factory=dict)
    locks: dict[str, asyncio.Lock] = field(default_factory=dict)
    background: set[asyncio.Task[None]] = field(default_factory=set)
    refused: dict[str, str] = field(default_factory=dict)  # why a space has none

    async def current(self, store: Store, space: str, version: int) -> str | None:
        """Return the name of a space's projection, or None where it has no edges or would not fit."""
        kept = self.kept.get(space)
        now = time.monotonic()
        if kept is None:
            await self._refresh(store, space, version)
            kept = self.kept.get(space)
        elif kept.version != version and now - kept.made > REFRESH_SECONDS:
            task = asyncio.create_task(self._refresh(store, space, version))
            self.background.add(task)
            task.add_done_callback(self.background.discard)
        if kept is None:
            return None
        kept.used = now
        return kept.name

    async def drop(self, store: Store, space: str) -> None:
        """Drop a space's projection, as after an erasure: nothing may hold what is gone."""
        kept = self.kept.pop(space, None)
        if kept is not None:
            await _drop(store, space, kept.name)

    async def _refresh(self, store: Store, space: str, version: int) -> None:
        async with self.locks.setdefault(space, asyncio.Lock()):
            old = self.kept.get(space)
            if old is not None and old.version == version:
                return
            estimate = (await store.read("estimate_projection", {"space": space}))[0]
            size = int(estimate["bytes"])
            if estimate["relationships"] == 0:
                self.refused[space] = "the space has no edges to walk on"
                return
            if size > HEAP_LIMIT_BYTES:
                self.refused[space] = (
                    f"its projection may take {size} bytes of heap, of {HEAP_LIMIT_BYTES} allowed"
                )
                return
            await self._make_room(store, space, size)
            token = space_token(space)
            name = f"saidgraph-{token}-{version}"
            there = [row["name"] for row in await store.read("list_projections", {"space": token})]
            if name not in there:  # another process may have made the same one
                made = await store.read("project_space", {"space": space, "projection": name})
                if not made or not made[0]["relationships"]:
                    self.refused[space] = "the space has no edges to walk on"
                    return
            self.refused.pop(space, None)
            now = time.monotonic()
            self.kept[space] = _Kept(name, version, size, now, now)
            for other in there:
                if other != name:
                    await _drop(store, space, other)

    async def _make_room(self, store: Store, space: str, size: int) -> None:
        others = sorted((kept.used, name) for name, kept in self.kept.items() if name != space)
        while others and size + sum(kept.bytes for kept in self.kept.values()) > HEAP_LIMIT_BYTES:
            await self.drop(store, others.pop(0)[1])


async def _drop(store: Store, space: str, name: str) -> None:
    await store.read("drop_projection", {"space": space_token(space), "projection": name})
