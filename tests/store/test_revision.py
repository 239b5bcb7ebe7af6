"""Revision in the graph: views, edges and slots follow each write, and nothing else is written."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from backend.app import App
from backend.store.connection import Transaction
from backend.store.revision import revise_statements
from ingest.model import Precision, StatementType, TimeRange
from tests.builders import A_MONDAY
from tests.store.writing import Said, claim, event, fact, forget, say, slots, standing, understood

pytestmark = pytest.mark.database


async def test_a_changed_taste_supersedes_the_earlier_one(app: App, space: str) -> None:
    await say(app, space, "one", Said("서연", (claim("likes", "서연", "단팥죽"),)))
    await say(
        app, space, "two", Said("서연", (claim("dislikes", "서연", "단팥죽"),), A_MONDAY + timedelta(days=5))
    )
    found = await standing(app, space)
    old, new = found["서연 likes 단팥죽"], found["서연 dislikes 단팥죽"]
    assert (old["view"], old["superseded_by"]) == ("SUPERSEDED", ["서연 dislikes 단팥죽"])
    assert old["held_to"] == new["held_from"]
    assert (new["view"], new["held_to"]) == ("CURRENT", None)


async def test_deleting_the_later_document_restores_the_earlier_view(app: App, space: str) -> None:
    await say(app, space, "one", Said("서연", (claim("likes", "서연", "단팥죽"),)))
    before = await standing(app, space)
    await say(
        app, space, "two", Said("서연", (claim("dislikes", "서연", "단팥죽"),), A_MONDAY + timedelta(days=5))
    )
    await forget(app, space, "two")
    assert await standing(app, space) == before
    await forget(app, space, "one")
    assert await slots(app, space) == 0


async def test_the_order_of_documents_does_not_matter(app: App, space: str) -> None:
    sessions = {
        "wrong": Said("서연", (fact("lives_in", "서연", "속초"), event("bought", "서연", "시계"))),
        "right": Said(
            "서연",
            (fact("lives_in", "서연", "대구", replaces="속초"), event("bought", "로운", "시계", replaces="서연")),
            A_MONDAY + timedelta(days=1),
        ),
        "moved": Said("서연", (event("moved_to", "서연", "강릉"),), A_MONDAY + timedelta(days=9)),
    }
    for session in sessions:
        await say(app, space, session, sessions[session])
    forward = await standing(app, space)
    for session in sessions:
        await forget(app, space, session)
    assert await slots(app, space) == 0
    for session in reversed(sessions):
        await say(app, space, session, sessions[session])
    assert await standing(app, space) == forward
    assert forward["서연 bought 시계"]["view"] == "SUPERSEDED"
    assert forward["로운 bought 시계"]["view"] is None
    assert forward["서연 lives_in 대구"]["superseded_by"] == ["서연은 강릉에 산다."]


async def test_a_withdrawn_correction_gives_back_what_it_took(app: App, space: str) -> None:
    await say(app, space, "wrong", Said("서연", (event("bought", "서연", "시계"), fact("has", "서연", "시계"))))
    before = await standing(app, space)
    correction = event("bought", "로운", "시계", replaces="서연")
    await say(app, space, "right", Said("서연", (correction,), A_MONDAY + timedelta(days=1)))
    assert (await standing(app, space))["서연 bought 시계"]["view"] == "SUPERSEDED"
    await forget(app, space, "right")
    assert await standing(app, space) == before


async def test_a_corrected_move_takes_its_home_with_it(app: App, space: str) -> None:
    await say(app, space, "home", Said("서연", (fact("lives_in", "서연", "대구"),)))
    await say(
        app, space, "wrong", Said("서연", (event("moved_to", "서연", "속초"),), A_MONDAY + timedelta(days=2))
    )
    assert (await standing(app, space))["서연 lives_in 대구"]["superseded_by"] == ["서연은 속초에 산다."]
    right = event("moved_to", "서연", "강릉", replaces="속초")
    await say(app, space, "right", Said("서연", (right,), A_MONDAY + timedelta(days=3)))
    found = await standing(app, space)
    assert found["서연은 속초에 산다."]["view"] == "SUPERSEDED"
    assert found["서연은 강릉에 산다."]["view"] == "CURRENT"
    assert found["서연 lives_in 대구"]["superseded_by"] == ["서연은 강릉에 산다."]


async def test_what_an_event_opens_is_analysis_and_goes_with_it(app: App, space: str) -> None:
    when = TimeRange(date(2026, 2, 1), date(2026, 2, 28), Precision.MONTH)
    await say(app, space, "one", Said("서연", (event("started", "서연", "커피", time=when),)))
    rows = await app.store.run_text(
        """
        MATCH (fact:Fact {space: $space})-[:SUPPORTED_BY]->(event:Event)
        MATCH (fact)-[:SUPPORTED_BY]->(passage:Passage)
        RETURN fact.predicate AS predicate, fact.graph AS graph,
          fact.extractor AS extractor, fact.said_by AS said_by,
          toString(fact.time_start) AS start, fact.open_end AS open_end, fact.span_end AS span_end,
          event.graph AS of,
          count { (fact)-[:ABOUT]->() } AS about
        """,
        {"space": space},
    )
    assert rows == [
        {
            "predicate": "does_regularly", "graph": "analysis", "extractor": "revision/1", "said_by": "서연",
            "start": "2026-02-01", "open_end": True, "span_end": 4, "of": "assertion", "about": 2,
        }
    ]  # fmt: skip
    await say(app, space, "one", Said("서연", (event("bought", "서연", "커피"),)))
    assert list(await standing(app, space)) == ["서연 bought 커피"]
    assert await slots(app, space) == 0


async def test_revising_again_writes_nothing(app: App, space: str) -> None:
    await say(
        app, space, "one",
        Said(
            "서연",
            (claim("likes", "서연", "단팥죽"), event("started", "서연", "커피"), fact("has", "서연", "시계")),
        ),
        Said("서연", (claim("dislikes", "서연", "단팥죽"), event("stopped", "서연", "커피")), turn_id="t2"),
        Said(
            "로운",
            (claim("likes", "서연", "단팥죽", "로운"), fact("has", "서연", "반지", replaces="시계")),
            turn_id="t3",
        ),
    )  # fmt: skip
    before = await standing(app, space)
    rows = await app.store.run_text(
        "MATCH (n:Statement {space: $space}) RETURN collect(n.id) AS ids, "
        "COLLECT { MATCH (slot:Slot {space: $space}) RETURN slot.key } AS keys",
        {"space": space},
    )

    async def again(transaction: Transaction) -> None:
        await revise_statements(transaction, space, rows[0]["ids"], rows[0]["keys"])

    _, counters = await app.store.work(again)
    assert counters.total == 0
    assert await standing(app, space) == before


async def test_dropping_the_analysis_and_revising_restores_it(app: App, space: str) -> None:
    await say(
        app, space, "one", Said("서연", (fact("lives_in", "서연", "대구"), claim("likes", "서연", "단팥죽")))
    )
    await say(app, space, "two", Said("서연", (event("moved_to", "서연", "속초"),), A_MONDAY + timedelta(days=2)))
    before = await standing(app, space)
    await app.store.run_text(
        """
        MATCH (space:Space {space: $space})
        CALL (space) { MATCH (n:Statement {space: $space, graph: 'analysis'}) DETACH DELETE n }
        CALL (space) { MATCH (n:Slot {space: $space}) DETACH DELETE n }
        CALL (space) { MATCH (:Statement {space: $space})-[edge:SUPERSEDES|CONFLICTS_WITH]->() DELETE edge }
        CALL (space) {
          MATCH (n:Statement {space: $space})
          SET n.view = null, n.held_from = null, n.held_to = null
        }
        """,
        {"space": space},
        writable=True,
    )
    rows = await app.store.run_text(
        "MATCH (n:Statement {space: $space}) RETURN collect(n.id) AS ids", {"space": space}
    )
    await app.store.work(lambda transaction: revise_statements(transaction, space, rows[0]["ids"]))
    assert await standing(app, space) == before


async def test_different_owners_never_meet(app: App, space: str) -> None:
    await say(app, space, "one", Said("서연", (claim("likes", "서연", "단팥죽"),)))
    await say(
        app, space, "two", Said("로운", (claim("dislikes", "로운", "단팥죽"),), A_MONDAY + timedelta(days=5))
    )
    assert {row["view"] for row in (await standing(app, space)).values()} == {"CURRENT"}


async def test_hearsay_conflicts_with_own_words(app: App, space: str) -> None:
    await say(app, space, "one", Said("하은", (claim("dislikes", "하은", "인삼"),)))
    await say(
        app, space, "two", Said("서연", (claim("likes", "하은", "인삼", "서연"),), A_MONDAY + timedelta(days=5))
    )
    found = await standing(app, space)
    assert {row["view"] for row in found.values()} == {"CONFLICTING"}
    assert found["하은 likes 인삼"]["conflicts"] == ["하은 dislikes 인삼"]


async def test_a_statement_of_unnamed_source_has_no_view(app: App, space: str) -> None:
    rumour = understood(
        StatementType.CLAIM, "lives_in", "로운", "속초", owner=None, owner_known=False, relayed_by=("서연",)
    )
    told = "서연이 전하기로 로운은 속초에 산다."
    await say(app, space, "one", Said("서연", (rumour.with_(text=told),)))
    assert (await standing(app, space))[told]["view"] is None


async def test_a_write_revises_only_the_slots_it_touches(app: App, space: str) -> None:
    for number in range(30):
        await say(app, space, f"s{number}", Said("서연", (fact("has", "서연", f"물건 {number}"),)))
    first = await say(app, space, "last", Said("서연", (fact("has", "서연", "자전거"),)))
    again = await say(app, space, "more", Said("서연", (fact("has", "서연", "자전거"),)))
    assert again.counts["properties_set"] <= first.counts["properties_set"]
