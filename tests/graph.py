"""A space's graph as plain data, for comparing two ways of arriving at it."""

from __future__ import annotations

from typing import Any

from backend.app import App

# When something was written, and how often, is no part of what is known.
VOLATILE = frozenset(
    {"recorded_at", "created_at", "graph_version", "revision", "captured_at", "decided_at", "mentions_at"}
)


async def dump(app: App, space: str) -> dict[str, list[Any]]:
    """Return every node and relationship of a space, sorted, without what is volatile."""
    nodes = await app.store.run_text(
        # Versions are what was, kept for taking it back; the graph is what is.
        "MATCH (n {space: $space}) WHERE NOT n:Version RETURN labels(n) AS labels, properties(n) AS props",
        {"space": space},
    )
    links = await app.store.run_text(
        "MATCH (a {space: $space})-[r]->(b) RETURN coalesce(a.id, a.key, a.space) AS start, type(r) AS type,"
        " properties(r) AS props, coalesce(b.id, b.key, b.space) AS stop",
        {"space": space},
    )
    return {
        "nodes": sorted(repr((sorted(row["labels"]), _plain(row["props"]))) for row in nodes),
        "links": sorted(repr((row["start"], row["type"], _plain(row["props"]), row["stop"])) for row in links),
    }


def _plain(props: dict[str, Any]) -> list[tuple[str, str]]:
    return sorted((name, str(value)) for name, value in props.items() if name not in VOLATILE)


async def clear(app: App, space: str) -> None:
    """Delete everything in a space."""
    while (await app.store.write("delete_space_batch", {"space": space, "batch": 5000}))[0]["deleted"]:
        pass
