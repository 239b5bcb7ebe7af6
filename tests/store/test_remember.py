"""The write path against the real database."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from backend.app import App
from backend.services.remember import Remembered, forget_document, remember_document, remember_turns
from backend.store.connection import WriteCounters
from backend.store.documents import StaleSnapshot, apply
from tests.builders import A_MONDAY, a_note, a_turn

CHAT = [
    a_turn("지호가 등산을 싫어한대.", "서연", A_MONDAY, "1", "민재"),
    a_turn("나는 어제 전주에 갔어.", "민재", A_MONDAY + timedelta(minutes=1), "2", "서연"),
    a_turn("I sold my bike last week.", "Nora", A_MONDAY + timedelta(minutes=2), "3"),
]


async def statements(app: App, space: str) -> list[dict[str, object]]:
    """All statements of a space as the graph holds them."""
    return await app.store.run_text(
        """MATCH (s:Statement {space: $space})
        OPTIONAL MATCH (owner:Person)-[:CLAIMS]->(s)
        RETURN s.type AS type, s.predicate AS predicate, owner.name AS owner, s.relayed_by AS relayed_by,
          s.said_by AS said_by, s.subject AS subject, s.target AS target, s.view AS view, s.text AS text
        ORDER BY text""",
        {"space": space},
    )


async def counts(app: App, space: str) -> dict[str, int]:
    """Nodes by label, for comparing two graphs."""
    rows = await app.store.run_text(
        "MATCH (n {space: $space}) RETURN labels(n) AS labels, count(*) AS n ORDER BY labels", {"space": space}
    )
    return {"+".join(sorted(row["labels"])): row["n"] for row in rows}


async def test_hearsay_keeps_its_owner_and_its_relayer(app: App, space: str) -> None:
    await remember_turns(app, space, "chat", CHAT)
    claims = [row for row in await statements(app, space) if row["type"] == "Claim"]
    assert [(row["owner"], row["relayed_by"]) for row in claims] == [("지호", ["서연"])]


async def test_ingesting_the_same_turns_again_writes_nothing(app: App, space: str) -> None:
    first = await remember_turns(app, space, "chat", CHAT)
    again = await remember_turns(app, space, "chat", CHAT)
    assert first.written.total > 0
    assert (again.accepted, again.unchanged, again.written.total) == (0, 3, 0)


async def test_appending_a_turn_leaves_earlier_statements_alone(app: App, space: str) -> None:
    await remember_turns(app, space, "chat", CHAT[:2])
    before = await app.store.run_text(
        "MATCH (s:Statement {space: $space}) RETURN s.id AS id, toString(s.recorded_at) AS at ORDER BY id",
        {"space": space},
    )
    await remember_turns(app, space, "chat", CHAT[2:])
    after = await app.store.run_text(
        "MATCH (s:Statement {space: $space}) RETURN s.id AS id, toString(s.recorded_at) AS at ORDER BY id",
        {"space": space},
    )
    assert all(row in after for row in before)
    assert len(after) > len(before)


async def test_a_turn_with_another_text_replaces_what_was_derived(app: App, space: str) -> None:
    await remember_turns(app, space, "chat", [a_turn("나 대전에 살아.", "하린", turn_id="1")])
    await remember_turns(app, space, "chat", [a_turn("나 울산에 살아.", "하린", turn_id="1")])
    assert [row["target"] for row in await statements(app, space)] == ["울산"]
    concepts = await app.store.run_text(
        "MATCH (c:Concept {space: $space}) RETURN c.name AS name", {"space": space}
    )
    assert [row["name"] for row in concepts] == ["울산"]


async def test_deleting_the_only_document_leaves_nothing(app: App, space: str) -> None:
    result = await remember_turns(app, space, "chat", CHAT)
    await forget_document(app, space, result.document_id)
    assert await counts(app, space) == {"Space": 1}


async def test_an_edited_note_keeps_only_what_it_says_now(app: App, space: str) -> None:
    await remember_document(app, space, a_note("# 팀\n\n도윤은 부산에 산다.\n\n라온은 어제 책을 샀다.\n"))
    await remember_document(app, space, a_note("# 팀\n\n도윤은 광주에 산다.\n\n라온은 어제 책을 샀다.\n"))
    targets = {row["target"] for row in await statements(app, space)}
    assert "광주" in targets
    assert "부산" not in targets


async def test_two_writers_at_once_make_no_twins(app: App, space: str) -> None:
    results: list[Remembered] = await asyncio.gather(*(remember_turns(app, space, "chat", CHAT) for _ in range(4)))
    assert len({result.document_id for result in results}) == 1
    alone = f"{space}-alone"
    await remember_turns(app, alone, "chat", CHAT)
    try:
        assert await counts(app, space) == await counts(app, alone)
    finally:
        while (await app.store.write("delete_space_batch", {"space": alone, "batch": 5000}))[0]["deleted"]:
            pass


async def test_writers_of_one_conversation_at_once_take_turns_and_write_it_together(
    app: App, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waited finds its turn taken in: nobody's work is thrown away, and none is lost."""
    stale: list[StaleSnapshot] = []
    written = 0

    async def counted(*given: Any) -> WriteCounters:
        nonlocal written
        try:
            result = await apply(*given)
        except StaleSnapshot as error:
            stale.append(error)
            raise
        written += 1
        return result

    monkeypatch.setattr("backend.services.remember.apply", counted)
    turns = [
        a_turn(f"나는 어제 {place}에 갔어.", "민재", turn_id=place)
        for place in "전주 부산 광주 대전 여수 강릉".split()
    ]
    done = await asyncio.gather(*(remember_turns(app, space, "chat", [turn]) for turn in turns))
    assert [(result.accepted, len(result.statement_ids)) for result in done] == [(1, 1)] * 6
    assert not stale
    assert written < len(turns)
    assert {row["target"] for row in await statements(app, space)} == {turn.id for turn in turns}


async def test_a_capture_that_is_being_taken_away_is_no_error(app: App, space: str) -> None:
    """A reader may see a node of which another writer has just taken everything."""
    document = (await remember_turns(app, space, "chat", CHAT[:1])).document_id
    await app.store.run_text(
        "CREATE (:Capture {id: $id, space: $space, document_id: $document})",
        {"id": f"{space}-emptied", "space": space, "document": document},
        writable=True,
    )
    result = await remember_turns(app, space, "chat", CHAT[1:2])
    assert result.accepted == 1
    assert len(await statements(app, space)) == 2


async def test_people_written_by_many_documents_at_once_are_one_each(app: App, space: str) -> None:
    async def one(number: int) -> None:
        turns = [
            a_turn("은하는 제주에 살아.", "보미", turn_id="1"),
            a_turn("보미는 은하를 믿어.", "은하", turn_id="2"),
        ]
        await remember_turns(app, space, f"chat-{number}", turns)

    await asyncio.gather(*(one(number) for number in range(8)))
    people = await app.store.run_text(
        "MATCH (p:Person {space: $space}) RETURN p.name AS name ORDER BY name", {"space": space}
    )
    assert [row["name"] for row in people] == ["보미", "은하"]
