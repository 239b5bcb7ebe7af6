"""What says its own end is found in its own time, and not today: "until 2020", "from 2019 to 2021", "작년까지"."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from backend.app import App
from backend.services.recall import context
from backend.services.remember import remember_turns
from backend.services.statements import StatementFilter, list_statements
from tests.builders import A_MONDAY, a_turn

pytestmark = pytest.mark.database

# sentence, speaker, its target, the years in which it is found, the years in which it is not, its view
TOLD = (
    ("I lived in Oslo until 2020.", "Noor", "Oslo", (2018, 2020), (2021, 2026), "ENDED"),
    ("작년까지 양조장에서 일했어", "서연", "양조장", (2019, 2025), (2026,), "ENDED"),
    ("I worked at a nursery from 2019 to 2021.", "Noor", "nursery", (2019, 2021), (2018, 2022), "ENDED"),
    ("2019년부터 2021년까지 속초에 살았어", "서연", "속초", (2019, 2021), (2018, 2022), "ENDED"),
    ("I have lived in Leeds since 2019.", "Noor", "Leeds", (2019, 2026), (2018,), "CURRENT"),
)


@pytest.mark.parametrize("case", TOLD, ids=lambda case: case[2])
async def test_an_end_that_was_said_is_kept(app: App, space: str, case: tuple[object, ...]) -> None:
    sentence, speaker, target, inside, outside, view = case
    await remember_turns(app, space, "one", [a_turn(str(sentence), speaker=str(speaker), said_at=A_MONDAY)])

    async def found(year: int) -> list[str]:
        moment = datetime(year, 7, 1, tzinfo=A_MONDAY.tzinfo)
        page = await list_statements(app, space, StatementFilter(valid_at=moment))
        return [item["target"] for item in page["items"]]

    assert [await found(year) for year in inside] == [[target]] * len(inside)  # type: ignore[arg-type]
    assert [await found(year) for year in outside] == [[]] * len(outside)  # type: ignore[arg-type]
    (item,) = (await list_statements(app, space, StatementFilter()))["items"]
    assert item["view"] == view
    assert (item["held_to"] is None) == (view == "CURRENT")


async def test_what_is_over_ends_what_was_said_before(app: App, space: str) -> None:
    long_ago = A_MONDAY - timedelta(days=3000)
    await remember_turns(app, space, "then", [a_turn("I live in Oslo.", speaker="Noor", said_at=long_ago)])
    await remember_turns(
        app, space, "now", [a_turn("I lived in Oslo until 2020.", speaker="Noor", said_at=A_MONDAY)]
    )
    items = (await list_statements(app, space, StatementFilter()))["items"]
    assert [(item["view"], item["held_to"][:4]) for item in items] == [("SUPERSEDED", "2021"), ("ENDED", "2021")]


async def test_what_is_over_answers_questions_of_the_past_only(app: App, space: str) -> None:
    turns = [
        a_turn("I lived in Oslo until 2020.", speaker="Noor", said_at=A_MONDAY, turn_id="t1"),
    ]
    await remember_turns(app, space, "one", turns)
    asked = {
        "Where does Noor live?": ("Oslo", True),
        "Where did Noor live in 2018?": ("Oslo", False),
    }
    for question, (place, of_today) in asked.items():
        answer = await context(app, space, question, budget_tokens=300, asked_at=A_MONDAY + timedelta(days=1))
        assert place in answer["context"], question
        if of_today:
            assert not answer["sufficient"], question
        else:
            assert "had ended" not in answer["reason"], question
