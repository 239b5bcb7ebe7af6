"""Finds and writes the communities of one space. Other spaces are not looked at and not touched."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from backend.consolidation.themes import Placed, Theme, Tie
from backend.errors import Conflict
from backend.store.connection import Row, Store, Transaction, WriteCounters
from ingest.language.lexical import space_token

# Louvain on 100,000 nodes takes more than the minute that a question may take.
TIMEOUT_SECONDS = 600.0
# More than a fiftieth of all statements on one thing makes it a hub; a small space has none below thirty. People
# are hubs sooner: who speaks or is spoken of all the time is in every theme.
HUB_SHARE, HUB_LEAST = 0.02, 30
PERSON_HUB_SHARE, PERSON_HUB_LEAST = 0.01, 5
# Each member is an edge: so many a transaction keep locks short and the heap free for everybody else.
MEMBERS_AT_ONCE = 5_000


Item = TypeVar("Item")


class WouldNotFit(Conflict):
    """Finding communities may take more heap than allowed. Raise SAIDGRAPH_CONSOLIDATION_HEAP_MB."""

    type = "would-not-fit"


@dataclass(frozen=True, slots=True)
class Estimate:
    """What finding the communities of a space takes at most."""

    nodes: int
    relationships: int
    bytes: int


async def estimate(store: Store, space: str) -> Estimate:
    """Ask GDS how much heap the projection of a space and Louvain on it take."""
    row = (await store.read("estimate_communities", {"space": space}))[0]
    return Estimate(int(row["nodes"]), int(row["relationships"]), int(row["bytes"]))


async def on_projection(
    store: Store, space: str, limit_bytes: int, queries: Sequence[str]
) -> dict[str, list[Row]] | None:
    """Project a space for a moment and run named queries on it; None where there is no edge.

    The rows of the projection itself come under `made`.

    The projection is always dropped. Raises WouldNotFit with the figures.
    """
    needed = await estimate(store, space)
    if needed.bytes > limit_bytes:
        raise WouldNotFit(
            f"Finding communities among {needed.nodes} nodes may take {needed.bytes // 2**20 + 1} MB of Neo4j's "
            f"heap, {limit_bytes // 2**20} MB are allowed. Raise SAIDGRAPH_CONSOLIDATION_HEAP_MB, and the heap "
            "with it."
        )
    statements = (await store.read("count_statements", {"space": space}))[0]["statements"]
    token = space_token(space)
    projection = f"communities-{token}-{secrets.token_hex(4)}"
    hubs = {
        "hub": max(HUB_LEAST, int(statements * HUB_SHARE)),
        "person_hub": max(PERSON_HUB_LEAST, int(statements * PERSON_HUB_SHARE)),
    }
    try:
        given = {"space": space, "projection": projection, **hubs}
        made = await store.read("project_communities", given, timeout_seconds=TIMEOUT_SECONDS)
        # Without an edge GDS makes none, or an empty one: there is nothing to find.
        if not made or not made[0]["relationships"]:
            return None
        asked = {"space": space, "projection": projection}
        found = {name: await store.read(name, asked, timeout_seconds=TIMEOUT_SECONDS) for name in queries}
        return {"made": made, **found}
    finally:
        await store.read("drop_projection", {"space": token, "projection": projection})


async def find(store: Store, space: str, limit_bytes: int) -> tuple[list[Placed], list[Tie]]:
    """Return where Louvain puts the nodes of a space, and what its statements are tied to. Raises WouldNotFit."""
    found = await on_projection(store, space, limit_bytes, ["find_communities"])
    if found is None:
        return [], []
    placed = [
        Placed(row["id"], row["is_statement"], tuple(row["communities"])) for row in found["find_communities"]
    ]
    rows = await store.read("ties_of_statements", {"space": space}, timeout_seconds=TIMEOUT_SECONDS)
    return placed, [Tie(row["id"], row["holder"] or "", row["length"], tuple(row["entities"])) for row in rows]


async def replace(store: Store, space: str, themes: Sequence[Theme]) -> tuple[int, int, int, WriteCounters]:
    """Make these the communities of the space. What stands already is left alone.

    Returns how many were created and deleted, how many transactions it took, and the counters.
    """
    standing = {row["id"]: int(row["size"]) for row in await store.read("community_ids", {"space": space})}
    wanted = {theme.id: theme for theme in themes}
    stale, fresh = sorted(standing.keys() - wanted.keys()), [t for t in themes if t.id not in standing]
    written = WriteCounters()
    transactions = 0
    for old in _batches(stale, [standing[name] for name in stale]):
        _, counters = await store.work(_batch(space, old, []))
        written.add(counters.counts)
        transactions += 1
    for new in _batches(fresh, [len(theme.statements) + len(theme.entities) for theme in fresh]):
        _, counters = await store.work(_batch(space, [], [_row(theme) for theme in new]))
        written.add(counters.counts)
        transactions += 1
    fresh_ids = {theme.id for theme in fresh}
    links = [
        {"inner": t.id, "outer": t.outer}
        for t in themes
        if t.outer is not None and (t.id in fresh_ids or t.outer in fresh_ids)
    ]
    if links:
        _, counters = await store.work(_links(space, links))
        written.add(counters.counts)
        transactions += 1
    return len(fresh), len(stale), transactions, written


def _batches(items: Sequence[Item], sizes: Sequence[int]) -> Iterator[list[Item]]:
    """Yield the items in batches of bounded size together; one that is larger goes alone."""
    batch: list[Item] = []
    size = 0
    for item, own in zip(items, sizes, strict=True):
        if batch and size + own > MEMBERS_AT_ONCE:
            yield batch
            batch, size = [], 0
        batch.append(item)
        size += own
    if batch:
        yield batch


def _batch(space: str, stale: list[str], rows: list[Row]) -> Callable[[Transaction], Any]:
    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        if stale:
            await transaction.run("delete_communities", {"space": space, "ids": stale})
        if rows:
            await transaction.run("create_communities", {"space": space, "rows": rows})
            # Members that others took out meanwhile were not found; what is left empty goes at once.
            await transaction.run("delete_empty_communities", {"space": space, "ids": [row["id"] for row in rows]})

    return unit


def _links(space: str, rows: list[Row]) -> Callable[[Transaction], Any]:
    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("link_community_levels", {"space": space, "rows": rows})

    return unit


def _row(theme: Theme) -> Row:
    return {
        "id": theme.id,
        "level": theme.level,
        "size": len(theme.statements),
        "members": list(theme.statements),
        "entities": list(theme.entities),
        "central": list(theme.central),
        "representatives": list(theme.representatives),
    }
