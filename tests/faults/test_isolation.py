"""B49, B62 to B67: spaces never meet, many writers make no twins, and size, loss and emptiness are borne."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

import pytest

from backend.app import App
from backend.errors import UnknownSpace
from backend.operators.spread import spread
from backend.operators.tracer import Tracer
from backend.runtime import ensure_running
from backend.services.people import person_about
from backend.services.recall import context
from backend.services.remember import remember_turns
from backend.settings import Settings
from backend.store import projections
from backend.store.connection import connect
from backend.store.projections import Projections
from backend.store.schema import migrate
from ingest.language.lexical import space_token, type_token
from tests.builders import a_turn
from tests.graph import clear
from tests.store.writing import Said, claim, say

# As many statements and passages as a year of talk, without a thousand embeddings: vectors beside a given one.
CROWD = """
UNWIND range(1, $count) AS n
CREATE (passage:Passage {
  id: $space + '-p' + n, space: $space, space_token: $token, document_id: $space + '-d', position: n, kind: 'turn',
  text: $text + ' ' + n, lexical: $lexical, window_lexical: $lexical, claims_only: false, derived: true,
  window_start: date('2026-03-02'), window_end: date('2026-03-02'), recorded_at: datetime(), speaker: '도윤',
  embedding: [i IN range(0, size($vector) - 1) | $vector[i] + 0.002 * sin(toFloat(n * (i + 1)))]
})
CREATE (statement:Statement:Event {
  id: $space + '-s' + n, space: $space, space_token: $token, type: 'Event', type_token: $type_token,
  passage_id: passage.id, document_id: passage.document_id, text: passage.text, lexical: $lexical,
  status: 'active', recorded_at: datetime(), window_start: passage.window_start, window_end: passage.window_end,
  embedding: passage.embedding
})
CREATE (statement)-[:SUPPORTED_BY]->(passage)
MERGE (person:Person {id: $space + '-who' + (n % 50)})
ON CREATE SET person.space = $space, person.key = 'name:' + $space + (n % 50), person.name = $text + (n % 50)
CREATE (statement)-[:ABOUT {role: 'target'}]->(person)
"""


@asynccontextmanager
async def crowd(app: App, space: str, text: str, lexical: str, count: int) -> AsyncIterator[None]:
    """Fill a space with what looks like `text` to every index, for the time of a test."""
    vector = await asyncio.to_thread(app.embedder.embed_passages, [text])
    given = {"space": space, "token": space_token(space), "type_token": type_token("Event"), "vector": vector[0]}
    try:
        for _ in range(1):
            await app.store.run_text(
                CROWD, {**given, "text": text, "lexical": lexical, "count": count}, writable=True
            )
        yield
    finally:
        await clear(app, space)


async def test_a_small_space_beside_a_great_one_gets_all_that_is_its_own(app: App, space: str) -> None:
    """B67: the great one's statements are nearer to the question in every index, and take no place."""
    turns = [a_turn(f"어제 {place}에서 연을 날렸어.", "하린") for place in ("한강", "바다", "공원")]
    await remember_turns(app, space, "kites", turns)
    question = "어제 언덕에서 연을 날렸어?"
    async with crowd(app, f"{space}-great", "어제 언덕에서 연을 날렸어?", "어제 언덕 연 날리다", 3000):
        found = await context(app, space, question)
        assert {item["source_text"] for item in found["items"]} == {turn.text for turn in turns}
        for item in found["items"]:
            assert {"meaning", "words"} <= set(item["paths"])
        vector = await asyncio.to_thread(app.embedder.embed_query, question)
        view = {"history": False, "valid_at": None, "known_at": None, "reader_names": [], "unrestricted": True}
        here = {**view, "space": space, "embedding": vector, "depth": 3}
        for name, more in (
            ("find_passages_by_meaning", {"claims_only": [False, True]}),
            ("find_statements_by_meaning", {"types": ["Event", "Fact", "Claim"], "center": None}),
        ):
            rows = (await app.store.read(name, {**here, **more}))[0]["found"]
            assert len(rows) == 3, name


async def test_a_note_costs_in_a_full_space_about_what_it_costs_in_an_empty_one(app: App, space: str) -> None:
    """B49: what is compared with each new note is bounded, whatever stands there already."""

    async def cost(name: str) -> float:
        best = 1e9
        for number in range(3):
            turn = a_turn("하람은 어제 언덕에서 연을 날렸대.", "하린")
            started = time.perf_counter()
            await remember_turns(app, name, f"s{number}", [turn])
            best = min(best, time.perf_counter() - started)
        return best

    empty = await cost(space)
    full = f"{space}-full"
    async with crowd(app, full, "하람은 어제 언덕에서 연을 날렸대.", "하람 어제 언덕 연 날리다", 3000):
        assert await cost(full) < 5 * empty + 0.5


async def test_a_search_never_leaves_its_space(app: App, space: str) -> None:
    """B62: not by words, meaning, people, walks or bridges; what is unknown is an error and never everything."""
    other = f"{space}-b"
    try:
        await remember_turns(
            app, space, "s", [a_turn("다온은 사과를 좋아해.", "서연"), a_turn("나는 어제 배를 샀어.", "다온")]
        )
        foreign = ["다온은 야구를 좋아해.", "다온은 사과 농장에 갔어."]
        await remember_turns(app, other, "s", [a_turn(text, "서연") for text in foreign])
        for question in (
            "다온은 뭘 좋아해?",
            "다온은 야구를 좋아해?",
            "다온은 사과 농장에 갔어?",
            "다온과 서연이 같이 좋아하는 건?",
        ):
            found = await context(app, space, question, unrestricted=True)
            assert found["items"]
            assert not {item["source_text"] for item in found["items"]} & set(foreign)
            assert "야구" not in found["context"]
            assert {step["parameters"].get("space", space) for step in found["trace"]} == {space}
        for unknown in (f"{space}-c", f"{space} ", space[:-1], space.upper(), "*"):
            with pytest.raises(UnknownSpace):
                await context(app, unknown, "다온은 뭘 좋아해?", unrestricted=True)
    finally:
        await clear(app, other)


async def test_writers_of_one_name_in_several_spaces_at_once_make_one_person_in_each(app: App, space: str) -> None:
    """B65: twenty at once over four spaces; nothing is lost, doubled or written next door."""
    spaces = [f"{space}-{n}" for n in range(4)]
    try:
        await asyncio.gather(
            *(
                remember_turns(app, name, f"s{n}", [a_turn(f"도윤은 {place}에 살아.", "보미", turn_id="1")])
                for name, place in zip(spaces, ("제주", "전주", "속초", "대구"), strict=True)
                for n in range(5)
            )
        )
        for name, place in zip(spaces, ("제주", "전주", "속초", "대구"), strict=True):
            rows = await app.store.run_text(
                "MATCH (d:Document {space: $space}) WITH count(d) AS documents "
                "MATCH (p:Person {space: $space}) WITH documents, collect(p.name) AS people "
                "MATCH (s:Statement {space: $space})-[about:ABOUT]->(n) "
                "RETURN documents, people, count(DISTINCT s) AS statements, collect(DISTINCT s.target) AS targets, "
                "collect(DISTINCT n.space) AS spaces",
                {"space": name},
            )
            (row,) = rows
            assert sorted(row.pop("people")) == ["도윤", "보미"]
            assert row == {"documents": 5, "statements": 5, "targets": [place], "spaces": [name]}
    finally:
        for name in spaces:
            await clear(app, name)


async def test_two_processes_that_start_at_once_make_one_schema(app: App) -> None:
    """B64: each goes through every step, since both find an older schema."""
    own = (app.embedder.name, app.embedder.dimensions)
    before = await _schema(app)
    await app.store.run_text("MATCH (n:Schema) SET n.digest = 'older'", {}, writable=True)
    await asyncio.gather(*(migrate(app.store, *own) for _ in range(3)))
    assert await _schema(app) == before
    rows = await app.store.run_text(
        "MATCH (n:Schema) RETURN count(n) AS n, collect(n.digest <> 'older') AS new", {}
    )
    assert rows == [{"n": 1, "new": [True]}]


async def _schema(app: App) -> list[str]:
    rows = await app.store.run_text(
        "SHOW INDEXES YIELD name WHERE NOT name STARTS WITH 'fault' RETURN name ORDER BY name", {}
    )
    return [row["name"] for row in rows]


async def test_a_person_on_whom_hundreds_of_claims_hang_is_shown_by_many_calls_at_once(
    app: App, space: str
) -> None:
    """B66: a page is one query, so a hub takes no connection for each neighbour."""
    count = 500
    await say(app, space, "hub", Said("서연", tuple(claim("likes", "서연", f"물건 {n}") for n in range(count))))
    first = await person_about(app, space, "서연")
    assert first["person"]["counts"]["claims"] == count
    assert first["next"] is not None
    pages = await asyncio.gather(*(person_about(app, space, "서연") for _ in range(80)))
    assert all(page["items"] == first["items"] for page in pages)


@asynccontextmanager
async def a_wire(uri: str) -> AsyncIterator[tuple[str, set[asyncio.StreamWriter]]]:
    """A way to the database that a test can cut, as a firewall cuts what was idle."""
    target = urlsplit(uri)
    ends: set[asyncio.StreamWriter] = set()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(target.hostname, target.port)
        ends.update((writer, back))
        await asyncio.gather(carry(reader, back), carry(there, writer))

    server = await asyncio.start_server(joined, "127.0.0.1", 0)
    try:
        yield f"bolt://127.0.0.1:{server.sockets[0].getsockname()[1]}", ends
    finally:
        server.close()
        for end in ends:
            end.close()


async def test_a_connection_that_was_cut_while_idle_is_no_error_of_the_next_call(
    app: App, settings: Settings
) -> None:
    """B66: the pool finds out by itself."""
    endpoint = ensure_running(settings, start=False)
    async with a_wire(endpoint.uri) as (uri, ends), connect(uri, endpoint.user, endpoint.password) as store:
        for _ in range(3):
            assert (await store.read("server_version", {"space": None}))[0]
            for end in list(ends):
                end.close()
            ends.clear()
            await asyncio.sleep(0.05)


async def test_a_walk_that_does_not_fit_the_heap_is_left_out_with_its_figure(
    app: App, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B66: estimated before it is made; nothing of it stays in the heap, and the question is answered."""
    turns = [a_turn("하린은 곶감을 좋아해.", "도윤"), a_turn("하린은 어제 곶감을 샀어.", "도윤")]
    await remember_turns(app, space, "s", turns)
    estimate = (await app.store.read("estimate_projection", {"space": space}))[0]
    monkeypatch.setattr(projections, "HEAP_LIMIT_BYTES", estimate["bytes"] - 1)
    rows = await app.store.run_text("MATCH (p:Passage {space: $space}) RETURN p.id AS id", {"space": space})
    tracer = Tracer(app.store, space)
    assert await spread(tracer, Projections(), {row["id"]: 1.0 for row in rows}, 1) == {}
    (note,) = [step.note for step in tracer.trace if step.note]
    assert str(estimate["bytes"]) in note
    assert await app.store.read("list_projections", {"space": space_token(space)}) == []
    assert (await context(app, space, "하린은 뭘 좋아해?"))["items"]


async def test_a_space_without_an_edge_is_answered_from_its_anchors(app: App, space: str) -> None:
    """B66: nothing to walk on, so nothing is projected, and no name stays behind."""
    await remember_turns(app, space, "s", [a_turn("음…", "도윤")])
    for question in ("도윤은 뭐라고 했어?", "음…"):
        found = await context(app, space, question)
        assert [item["source_text"] for item in found["items"]] == ["음…"]
    assert await spread(Tracer(app.store, space), Projections(), {"none": 1.0}, 1) == {}
    assert await app.store.read("list_projections", {"space": space_token(space)}) == []
