"""Decisions about who is who: merged, split, kept apart and taken back exactly, also after re-ingestion."""

from __future__ import annotations

import pytest

from backend.app import App
from backend.errors import InvalidRequest
from backend.services.identity import decide, decisions, split, take_back
from backend.services.proposals import ambiguity_of, answer, find_proposal, listed
from backend.services.remember import forget_document, remember_document, remember_turns
from ingest.identifiers import document_id
from tests.builders import A_MONDAY, a_note, a_turn
from tests.graph import dump
from tests.store.writing import Said, event, fact, say


async def people(app: App, space: str) -> dict[str, list[str]]:
    """Everybody who is known, with their aliases."""
    rows = await app.store.run_text(
        "MATCH (p:Person {space: $space}) RETURN p.name AS name, p.aliases AS aliases, p.id AS id",
        {"space": space},
    )
    return {row["name"]: row["aliases"] for row in rows}


async def owners(app: App, space: str) -> list[tuple[str, str]]:
    """Every claim with its owner."""
    rows = await app.store.run_text(
        "MATCH (p:Person {space: $space})-[:CLAIMS]->(c) RETURN p.name AS owner, c.text AS text ORDER BY text",
        {"space": space},
    )
    return [(row["owner"], row["text"]) for row in rows]


async def two_notes(app: App, space: str) -> None:
    """Two documents in which one person has two names."""
    await remember_document(app, space, a_note("민서는 새우를 싫어한대.\n", "a.md"))
    await remember_document(app, space, a_note("김민서는 부산에 산다.\n", "b.md"))


async def test_a_merge_taken_back_restores_the_graph_exactly(app: App, space: str) -> None:
    await two_notes(app, space)
    before = await dump(app, space)
    decision = await decide(app, space, "민서", "김민서", "same", "유나")
    assert (await people(app, space))["김민서"] == ["김민서", "민서"]
    await take_back(app, space, decision.id)
    assert await dump(app, space) == before


async def test_a_decision_outlives_re_ingestion(app: App, space: str) -> None:
    await two_notes(app, space)
    await decide(app, space, "민서", "김민서", "same", "유나")
    await forget_document(app, space, document_id(space, "a.md"))
    await two_notes(app, space)
    assert set(await people(app, space)) == {"김민서", "유나"}


async def test_a_wrong_merge_then_distinct_gives_every_claim_back_to_its_owner(app: App, space: str) -> None:
    turns = [
        a_turn("나는 등산을 좋아해.", "민서", A_MONDAY, "1"),
        a_turn("나는 등산을 싫어해.", "지안", A_MONDAY, "2"),
    ]
    await remember_turns(app, space, "s", turns)
    before = await owners(app, space)
    views = await dump(app, space)
    merge = await decide(app, space, "민서", "지안", "same", "유나")
    assert len({owner for owner, _ in await owners(app, space)}) == 1
    await take_back(app, space, merge.id)
    assert await dump(app, space) == views
    await decide(app, space, "민서", "지안", "distinct", "유나")
    assert await owners(app, space) == before
    await forget_document(app, space, document_id(space, "s"))
    await remember_turns(app, space, "s", turns)
    assert await owners(app, space) == before


async def test_distinct_blocks_a_later_merge_also_through_a_third_name(app: App, space: str) -> None:
    for number, name in enumerate(("민서", "지안", "서아")):
        await remember_document(app, space, a_note(f"{name} 말로는 새우가 별로래.\n", f"{number}.md"))
    await decide(app, space, "민서", "지안", "distinct", "유나")
    await decide(app, space, "민서", "서아", "same", "유나")
    await decide(app, space, "지안", "서아", "same", "유나")
    rows = await app.store.run_text(
        "MATCH (m:Mention {space: $space})-[:REFERS_TO]->(p) WHERE m.key IN ['name:민서', 'name:지안']"
        " RETURN count(DISTINCT p) AS people",
        {"space": space},
    )
    assert rows[0]["people"] == 2


async def test_kinds_that_cannot_be_the_same_are_not_merged(app: App, space: str) -> None:
    await remember_document(app, space, a_note("민서는 새우를 싫어한대.\n", "a.md", None))
    with pytest.raises(InvalidRequest, match="cannot be the same"):
        await decide(app, space, "민서", "a.md", "same", "유나")


async def test_one_acronym_in_three_notes_is_one_concept(app: App, space: str) -> None:
    for number, text in enumerate(("하린은 KDIA에 다닌다.", "도윤은 KDIA를 싫어한대.", "나는 KDIA를 좋아해.")):
        await remember_document(app, space, a_note(text + "\n", f"{number}.md"))
    rows = await app.store.run_text(
        "MATCH (c {space: $space}) WHERE (c:Concept OR c:Person) AND toLower(c.name) = 'kdia' RETURN c.id AS id",
        {"space": space},
    )
    assert len(rows) == 1


async def test_a_name_with_and_without_a_title_in_one_thread_is_one_person(app: App, space: str) -> None:
    turns = [
        a_turn("김민서 팀장이 새우를 싫어한대.", "유나", A_MONDAY, "1"),
        a_turn("민서 씨가 어제 책을 샀대.", "유나", A_MONDAY, "2"),
        a_turn("김민서는 부산에 산다.", "유나", A_MONDAY, "3"),
    ]
    await remember_turns(app, space, "s", turns)
    assert set(await people(app, space)) == {"김민서", "유나"}


async def test_a_person_is_the_same_across_runs_in_either_order(app: App, space: str) -> None:
    notes = [a_note("오세라는 제주에 산다.\n", "a.md"), a_note("오세라는 등산을 좋아한대.\n", "b.md")]
    for note in notes:
        await remember_document(app, space, note)
    first = await dump(app, space)
    for path in ("a.md", "b.md"):
        await forget_document(app, space, document_id(space, path))
    for note in notes[::-1]:
        await remember_document(app, space, note)
    assert await dump(app, space) == first
    assert "오세라" in await people(app, space)


async def test_one_sentence_in_two_conversations_has_two_supports(app: App, space: str) -> None:
    for session in ("s1", "s2"):
        await remember_turns(app, space, session, [a_turn("라온이는 제주에 산다.", "유나", A_MONDAY, "1")])
    rows = await app.store.run_text(
        "MATCH (s:Statement {space: $space, predicate: 'lives_in'})-[:SUPPORTED_BY]->(p:Passage)"
        " RETURN count(DISTINCT s.group_key) AS groups, count(DISTINCT p) AS passages",
        {"space": space},
    )
    assert (rows[0]["groups"], rows[0]["passages"]) == (1, 2)


async def test_merging_into_one_of_the_merged_names_keeps_every_claim(app: App, space: str) -> None:
    for number, name in enumerate(("서진", "서진우")):
        await remember_document(app, space, a_note(f"{name} 말로는 새우가 별로래.\n", f"{number}.md"))
    before = len(await owners(app, space))
    await decide(app, space, "서진", "서진우", "same", "유나")
    after = await owners(app, space)
    assert len(after) == before
    assert len({owner for owner, _ in after}) == 1


NAMESAKES = (
    ("daegu.md", "한도현(대구 지점 회계)은 새우를 싫어한대.\n"),
    ("seoul.md", "한도현(본사 개발팀)은 등산을 좋아한대.\n"),
)


async def namesake(app: App, space: str) -> str:
    """Two documents about two people of one name; return the id of the one node they share."""
    for path, text in NAMESAKES:
        await remember_document(app, space, a_note(text, path))
    rows = await app.store.run_text(
        "MATCH (p:Person {space: $space, key: 'name:한도현'}) RETURN p.id AS id", {"space": space}
    )
    return str(rows[0]["id"])


async def test_one_name_told_apart_by_two_contexts_is_shown_as_ambiguous_and_proposed_as_two(
    app: App, space: str
) -> None:
    person = await namesake(app, space)
    shown = await ambiguity_of(app, space, person)
    assert shown is not None
    found = [context["values"]["described_as"] for context in shown["contexts"]]
    assert sorted(found) == [["대구 지점 회계"], ["본사 개발팀"]]
    proposed = [item for item in await listed(app, space) if item["proposal"] == "split"]
    assert [item["person"]["name"] for item in proposed] == ["한도현"]


async def test_accepting_makes_two_and_deleting_one_leaves_the_other(app: App, space: str) -> None:
    person = await namesake(app, space)
    before = await dump(app, space)
    item = next(item for item in await listed(app, space) if item["proposal"] == "split")
    proposal = await find_proposal(app, space, item["id"])
    assert proposal is not None
    decided = await answer(app, space, proposal, True, "유나")
    rows = await app.store.run_text(
        "MATCH (p:Person {space: $space, name: '한도현'}) RETURN p.id AS id", {"space": space}
    )
    assert len(rows) == 2
    assert await listed(app, space) == []
    assert await ambiguity_of(app, space, person) is None
    await forget_document(app, space, document_id(space, "seoul.md"))
    assert "한도현" in await people(app, space)
    await remember_document(app, space, a_note(NAMESAKES[1][1], "seoul.md"))
    await take_back(app, space, decided["id"])
    assert await dump(app, space) == before


async def test_who_stays_one_is_not_asked_about_again(app: App, space: str) -> None:
    person = await namesake(app, space)
    item = next(item for item in await listed(app, space) if item["proposal"] == "split")
    proposal = await find_proposal(app, space, item["id"])
    assert proposal is not None
    await answer(app, space, proposal, False, "유나")
    assert await listed(app, space) == []
    assert await ambiguity_of(app, space, person) is None
    assert [row["decision"] for row in await decisions(app, space)] == ["one"]


async def test_a_split_by_document_moves_only_what_that_document_says(app: App, space: str) -> None:
    await namesake(app, space)
    before = await owners(app, space)
    await split(app, space, "한도현", documents=["seoul.md"], by="유나")
    assert await owners(app, space) == before
    rows = await app.store.run_text(
        "MATCH (p:Person {space: $space, name: '한도현'})-[:CLAIMS]->(c) RETURN count(DISTINCT p) AS people",
        {"space": space},
    )
    assert rows[0]["people"] == 2


async def test_deeds_and_states_are_proposed_as_nothing_that_has_another_name(app: App, space: str) -> None:
    said = (
        event("did", "하람", "꽃 심기", relation="심다"),
        event("did", "하람", "돌 나르기", relation="나르다"),
        fact("is", "하람", "고단하다"),
        event("bought", "하람", "꽃삽", relation="사다"),
        event("bought", "하람", "모종삽", relation="사다"),
    )
    await say(app, space, "a", Said("하람", said))
    # All names mean the same to this model: what is proposed is decided by what they are.
    near = [1.0] * app.embedder.dimensions
    text = "MATCH (c:Concept {space: $space}) SET c.embedding = $embedding RETURN count(c) AS written"
    rows = await app.store.run_text(text, {"space": space, "embedding": near}, writable=True)
    assert rows[0]["written"] == 5
    assert [{one["a"]["name"], one["b"]["name"]} for one in await listed(app, space)] == [{"꽃삽", "모종삽"}]
