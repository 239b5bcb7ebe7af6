"""Promises about the query files: each is headed, filters by space, parses, and runs with its sample."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from backend.app import App
from backend.store.queries import FIRST_LINE, Query, cypher_folder, load_queries

QUERIES = sorted(load_queries().values(), key=lambda query: query.name)
# These belong to no space: keys of the API, the schema, recovery over all spaces after a crash.
ALL_SPACES = {"captured_documents"}
WRITING = re.compile(r"\b(CREATE|MERGE|SET|DELETE|REMOVE)\b")


def each_query(*folders: str) -> list[Query]:
    return [query for query in QUERIES if not folders or query.folder in folders]


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.name)
def test_a_query_is_headed_and_shows_a_sample(query: Query) -> None:
    assert query.text.startswith(FIRST_LINE + "\n")
    assert 2 <= len(query.header) <= 9
    assert query.sample is not None


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.name)
def test_a_query_that_touches_memory_filters_by_space(query: Query) -> None:
    body = "\n".join(line for line in query.text.splitlines() if not line.lstrip().startswith("//"))
    assert "$space" in body or "$graph_name" in body


def test_query_names_are_used_by_the_code_or_are_for_the_console() -> None:
    root = Path(__file__).parents[2]
    code = "\n".join(path.read_text(encoding="utf-8") for path in (root / "backend").rglob("*.py"))
    unused = [
        q.name for q in each_query() if q.folder not in ("audit", "views", "bloom") and f'"{q.name}"' not in code
    ]
    assert unused == []


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: query.name)
async def test_a_query_runs_with_its_sample(app: App, query: Query) -> None:
    """The sample is Cypher's own map, so the server reads it and hands it back as parameters."""
    sample = (await app.store.run_text(f"RETURN {query.sample} AS sample", {}))[0]["sample"]
    if "embedding" in sample:  # nobody would write out a vector in a sample
        sample["embedding"] = app.embedder.embed_query("지나")
    text = f"{FIRST_LINE} EXPLAIN {query.text.removeprefix(FIRST_LINE)}"
    await app.store.run_text(text, sample, writable=True)
    if not WRITING.search(query.text) and query.folder != "gds":
        await app.store.read(query.name, sample)


def test_the_schema_files_are_numbered_in_order() -> None:
    names = [path.name for path in sorted((cypher_folder() / "schema").glob("*.cypher"))]
    assert [name[:2] for name in names] == [f"{number:02}" for number in range(1, len(names) + 1)]
