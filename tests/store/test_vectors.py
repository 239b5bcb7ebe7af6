"""Search by meaning where entries were deleted: no space may fail for what went in another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from backend.app import App
from tests.graph import clear

VIEW = {"history": False, "valid_at": None, "known_at": None, "reader_names": [], "unrestricted": True}
QUERIES = {
    "find_passages_by_meaning": {"claims_only": [False, True], "depth": 100},
    "find_statements_by_meaning": {"types": ["Event", "Fact", "Claim"], "center": None, "depth": 100},
    "find_entities_by_meaning": {"depth": 100},
    "alike_entities": {"most": 10, "k": 4, "nearest": 0.9},
}
ENTRIES = """
UNWIND range(1, $count) AS n
WITH n, [i IN range(0, size($vector) - 1) | $vector[i] + 0.01 * sin(toFloat(n * (i + 1)))] AS vector
CREATE (:Passage {
  id: $space + '-p' + n, space: $space, claims_only: false, recorded_at: datetime(), embedding: vector
})
CREATE (:Statement {
  id: $space + '-s' + n, space: $space, type: 'Event', status: 'active', recorded_at: datetime(), embedding: vector,
  window_start: date('2026-03-02'), window_end: date('2026-03-02')
})
CREATE (:Concept {id: $space + '-c' + n, space: $space, name: 'c' + n, embedding: vector})
"""
HALF = "MATCH (n {space: $space}) WHERE n.id ENDS WITH '0' OR n.id ENDS WITH '5' DETACH DELETE n"


@asynccontextmanager
async def deleted_beside(app: App, *spaces: str) -> AsyncIterator[list[float]]:
    """Fill spaces with vectors and delete some of them again; give the vector that they are near to."""
    (vector,) = await asyncio.to_thread(app.embedder.embed_passages, ["어제 언덕에서 연을 날렸어."])
    try:
        for space in spaces:
            await app.store.run_text(ENTRIES, {"space": space, "count": 40, "vector": vector}, writable=True)
            await app.store.run_text(HALF, {"space": space}, writable=True)
        yield list(vector)
    finally:
        for space in spaces:
            await clear(app, space)


@pytest.mark.parametrize("name", QUERIES)
async def test_a_space_with_fewer_entries_than_asked_for_is_searched_whole(
    app: App, space: str, name: str
) -> None:
    """The server's filtered search fails where a segment has deletions and fewer entries match than its limit."""
    async with deleted_beside(app, f"{space}-beside", space) as vector:
        given = {**VIEW, "embedding": vector, **QUERIES[name]}
        for asked, present in ((f"{space}-nowhere", 0), (space, 32)):
            rows = await app.store.read(name, {**given, "space": asked})
            found = rows[0]["found"] if rows and "found" in rows[0] else rows
            least = min(present, 1) if name == "alike_entities" else present
            assert len(found) >= least
            assert len(found) == present or name == "alike_entities"


@pytest.mark.parametrize("name", [name for name in QUERIES if name != "alike_entities"])
async def test_the_whole_and_the_index_give_the_same_best(app: App, space: str, name: str) -> None:
    async with deleted_beside(app, f"{space}-beside", space) as vector:
        given = {**VIEW, "space": space, "embedding": vector, **QUERIES[name]}
        best = []
        for depth in (5, 100):
            rows = await app.store.read(name, {**given, "depth": depth})
            found = rows[0].get("found", rows)
            best.append([(row["id"], round(row["score"], 3)) for row in found][:3])
        assert best[0] == best[1]
