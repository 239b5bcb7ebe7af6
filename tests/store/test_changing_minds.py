"""From sentences to views: what people say later, sell, give up, begin and take back."""

from __future__ import annotations

from datetime import timedelta

import pytest

from backend.app import App
from backend.services.remember import remember_document, remember_turns
from tests.builders import A_MONDAY, a_note, a_turn

pytestmark = pytest.mark.database

# Each: who speaks, (days after the first Monday, sentence) …, then predicate and target with their view at the end.
CASES: list[tuple[str, str, list[tuple[int, str]], dict[tuple[str, str], str | None]]] = [
    (
        "a taste that turns",
        "서연",
        [(0, "난 단팥죽이 좋아"), (5, "이제 단팥죽 싫어")],
        {("likes", "단팥죽"): "SUPERSEDED", ("dislikes", "단팥죽"): "CURRENT"},
    ),
    (
        "a way of life that ends",
        "Noor",
        [(0, "I've been a vegan since April."), (90, "I gave up being vegan.")],
        {("is", "vegan"): "SUPERSEDED", ("stopped", "vegan"): None},
    ),
    (
        "a thing that is sold",
        "서연",
        [(0, "나 오토바이 있어"), (1, "지난주에 오토바이 팔았어")],
        {("has", "오토바이"): "SUPERSEDED", ("gave", "오토바이"): None},
    ),
    (
        "one drink for another",
        "서연",
        [(0, "나 매일 탄산수 마셔"), (10, "나 탄산수 끊었어"), (12, "나 홍차 시작했어")],
        {
            ("does_regularly", "탄산수"): "SUPERSEDED",
            ("stopped", "탄산수"): None,
            ("started", "홍차"): None,
            ("does_regularly", "홍차"): "CURRENT",
        },
    ),
    (
        "a move",
        "서연",
        [(0, "나 대구에 살아"), (30, "어제 속초로 이사했어")],
        {("lives_in", "대구"): "SUPERSEDED", ("moved_to", "속초"): None, ("lives_in", "속초"): "CURRENT"},
    ),
    (
        "a job that is quit",
        "Noor",
        [(0, "I work at a nursery."), (9, "I quit my job last week.")],
        {("works_at", "nursery"): "SUPERSEDED", ("left", "job"): None},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0].replace(" ", "-"))
async def test_what_is_said_later_decides(app: App, space: str, case: tuple[object, ...]) -> None:
    _, speaker, sentences, expected = case
    for days, sentence in sentences:  # type: ignore[attr-defined]
        turn = a_turn(sentence, speaker=str(speaker), said_at=A_MONDAY + timedelta(days=days))
        await remember_turns(app, space, f"day {days}", [turn])
    assert await _views(app, space) == expected


async def test_an_edited_note_keeps_only_its_last_word(app: App, space: str) -> None:
    await remember_document(app, space, a_note("한별은 속초에 산다.\n"))
    await remember_document(app, space, a_note("한별은 대구에 산다.\n"))
    assert await _views(app, space) == {("lives_in", "대구"): "CURRENT"}


async def _views(app: App, space: str) -> dict[tuple[str, str], str | None]:
    rows = await app.store.run_text(
        "MATCH (n:Statement {space: $space}) RETURN n.predicate AS predicate, n.target AS target, n.view AS view",
        {"space": space},
    )
    return {(row["predicate"], row["target"]): row["view"] for row in rows}
