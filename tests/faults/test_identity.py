"""B11, B15: short names of one person are shown as one, and no success is told of a node that is gone."""

from __future__ import annotations

import pytest

from backend.app import App
from backend.errors import NotFound, UnknownStatement
from backend.rights.contest import contest
from backend.services.identity import decide, take_back
from backend.services.people import get_person, list_people, person_about
from backend.services.proposals import answer, find_proposal, listed
from backend.services.remember import forget_document, remember_turns
from backend.services.statements import StatementFilter, list_statements
from tests.builders import a_turn
from tests.graph import dump


async def test_titles_and_surnames_of_one_person_are_proposed_as_one_and_can_be_parted_again(
    app: App, space: str
) -> None:
    """B11: in English a surname alone may be anybody's, so a person decides; taking it back restores all."""
    turns = [
        a_turn("Tobias Engel lives in Ghent.", "Nora"),
        a_turn("Mr. Engel likes oysters.", "Nora"),
        a_turn("Engel sold the boat.", "Nora"),
    ]
    await remember_turns(app, space, "s", turns)
    before = await dump(app, space)
    decided = []
    for _ in range(3):
        waiting = [item for item in await listed(app, space) if item["proposal"] == "same"]
        if not waiting:
            break
        proposal = await find_proposal(app, space, waiting[0]["id"])
        assert proposal is not None
        decided.append(await answer(app, space, proposal, True, "유나"))
    people = {item["name"]: item["aliases"] for item in (await list_people(app, space))["items"]}
    assert len(people) == 2
    (aliases,) = [names for name, names in people.items() if "Engel" in name]
    assert "Tobias Engel" in aliases
    for decision in reversed(decided):
        await take_back(app, space, decision["id"])
    assert await dump(app, space) == before


async def test_an_id_of_a_person_who_was_merged_away_still_leads_to_them_or_to_an_error(
    app: App, space: str
) -> None:
    """B15: what is done with the old id is done to who stands there now, or refused; never lost in silence."""
    await remember_turns(app, space, "a", [a_turn("민서는 참나무를 좋아한대.", "도윤")])
    await remember_turns(app, space, "b", [a_turn("김민서는 소나무를 좋아한대.", "도윤")])
    names = ("민서", "김민서")
    before = {name: (await get_person(app, space, name))["id"] for name in names}
    assert len(set(before.values())) == 2
    await decide(app, space, before[names[0]], before[names[1]], "same", "유나")
    staying = {(await get_person(app, space, name))["id"] for name in names}
    assert len(staying) == 1
    for identity in before.values():
        try:
            shown = await person_about(app, space, identity)
        except NotFound:
            assert identity not in staying
            with pytest.raises(NotFound):
                await decide(app, space, identity, "도윤", "distinct", "유나")
            continue
        assert shown["person"]["id"] in staying
        assert len(shown["items"]) == 2


async def test_a_contest_of_a_statement_that_is_gone_is_an_error_and_writes_nothing(app: App, space: str) -> None:
    """B15: a reply of success has its edge."""
    result = await remember_turns(app, space, "a", [a_turn("하린은 곶감을 싫어한대.", "도윤")])
    (statement,) = result.statement_ids
    await contest(app, space, statement, "하린", "저는 곶감을 좋아해요.")
    rows = await app.store.run_text(
        "MATCH (:Statement {space: $space})-[edge:CONTESTS]->(s) RETURN s.id AS id", {"space": space}
    )
    assert [row["id"] for row in rows] == [statement]
    await forget_document(app, space, result.document_id)
    left = await dump(app, space)
    with pytest.raises(UnknownStatement):
        await contest(app, space, statement, "하린", "저는 감을 좋아해요.")
    assert await dump(app, space) == left
    assert statement not in {
        item["id"] for item in (await list_statements(app, space, StatementFilter()))["items"]
    }
