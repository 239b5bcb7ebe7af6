"""What is said to a few changes nothing of what everybody reads, not even the day on which something ended."""

from __future__ import annotations

from datetime import timedelta

import pytest

from backend.app import App
from backend.services.readers import Reader
from backend.services.recall import Ask, answer
from backend.services.remember import remember_turns
from tests.builders import A_MONDAY, a_turn

pytestmark = pytest.mark.database

Told = tuple[int, str, tuple[str, ...] | None]  # days after the first Monday, sentence, audience
FEW = ("라온", "소희")

# Each: who speaks, what is told, then predicate and target with their view and whether the end is known.
CASES: list[tuple[str, str, list[Told], dict[tuple[str, str], tuple[str | None, bool]]]] = [
    (
        "a mind changed in private",
        "라온",
        [(0, "나는 고수를 좋아해.", None), (3, "나 이제 고수 싫어.", FEW)],
        {("likes", "고수"): ("CURRENT", False), ("dislikes", "고수"): ("CONFLICTING", False)},
    ),
    (
        "a private move",
        "라온",
        [(0, "나 대전에 살아.", None), (9, "어제 제주로 이사했어.", FEW)],
        {("lives_in", "대전"): ("CURRENT", False), ("lives_in", "제주"): ("CONFLICTING", False)},
    ),
    (
        "a private end",
        "Noor",
        [(0, "I work at a nursery.", None), (9, "I quit my job last week.", ("Noor",))],
        {("works_at", "nursery"): ("CURRENT", False), ("left", "job"): (None, False)},
    ),
    (
        "a private correction",
        "Noor",
        [(0, "I live in Leith.", None), (0, "Actually I live in Fife, not Leith.", ("Noor",))],
        {("lives_in", "Leith"): ("CURRENT", False), ("lives_in", "Fife"): ("CONFLICTING", False)},
    ),
    (
        "a few among a few",
        "라온",
        [(0, "나는 고수를 좋아해.", (*FEW, "도윤")), (3, "나 이제 고수 싫어.", FEW)],
        {("likes", "고수"): ("CURRENT", False), ("dislikes", "고수"): ("CONFLICTING", False)},
    ),
    (
        "private first, then told to all",
        "라온",
        [(0, "나는 고수를 좋아해.", FEW), (3, "나 이제 고수 싫어.", None)],
        {("likes", "고수"): ("SUPERSEDED", True), ("dislikes", "고수"): ("CURRENT", False)},
    ),
    (
        "the same few all the time",
        "라온",
        [(0, "나는 고수를 좋아해.", FEW), (3, "나 이제 고수 싫어.", tuple(reversed(FEW)))],
        {("likes", "고수"): ("SUPERSEDED", True), ("dislikes", "고수"): ("CURRENT", False)},
    ),
]


@pytest.mark.parametrize(("speaker", "told", "expected"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
@pytest.mark.parametrize("backwards", [False, True])
async def test_private_words_leave_no_trace_in_what_others_read(
    app: App,
    space: str,
    speaker: str,
    told: list[Told],
    expected: dict[tuple[str, str], tuple[str | None, bool]],
    backwards: bool,
) -> None:
    numbered = list(enumerate(told))
    for number, (day, text, audience) in reversed(numbered) if backwards else numbered:
        moment = A_MONDAY + timedelta(days=day, minutes=number)
        turn = a_turn(text, speaker, moment, f"t{number}", audience=audience)
        await remember_turns(app, space, f"s{number}", [turn])
    rows = await app.store.run_text(
        "MATCH (s:Statement {space: $space}) RETURN s.predicate AS p, s.target AS t, s.view AS view, "
        "s.held_to IS NOT NULL AS ended",
        {"space": space},
    )
    found = {(row["p"], row["t"]): (row["view"], row["ended"]) for row in rows}
    assert {key: found.get(key) for key in expected} == expected


async def test_each_reader_is_told_what_they_may_know(app: App, space: str) -> None:
    for number, (day, text, audience) in enumerate(CASES[0][2]):
        turn = a_turn(text, "라온", A_MONDAY + timedelta(days=day), f"t{number}", audience=audience)
        await remember_turns(app, space, f"s{number}", [turn])
    ask = Ask("라온은 고수를 좋아해?")
    anybody = await answer(app, space, ask, reader=Reader("도윤"))
    assert "고수를 좋아한다" in anybody.context
    assert "싫어" not in anybody.context
    assert not {"SUPERSEDED", "CONFLICTING"} & {item.get("view") for item in anybody.items}
    friend = await answer(app, space, ask, reader=Reader("소희"))
    assert "고수를 좋아한다" in friend.context
    assert "고수를 싫어한다" in friend.context
    assert friend.withheld == 0
