"""A question is read by rule: kind, people, time, words. Every row of the table is tried with its own example."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.controller.kinds import HISTORY_RULES, KIND_RULES, Kind, KindRule, asks_for_history, kind_of
from backend.controller.plan import make_plan
from backend.errors import BlankQuestion

ASKED_AT = datetime.fromisoformat("2026-03-04T10:00:00+09:00")


@pytest.mark.parametrize("rule", KIND_RULES, ids=lambda rule: f"{rule.kind}-{rule.lang}")
def test_a_row_of_the_table_fits_its_example(rule: KindRule) -> None:
    assert kind_of(rule.example, rule.lang)[0] is rule.kind


def test_every_kind_but_the_plain_one_has_rules_in_both_languages() -> None:
    for lang in ("ko", "en"):
        assert {rule.kind for rule in KIND_RULES if rule.lang == lang} == set(Kind) - {Kind.RECORD}


@pytest.mark.parametrize(("lang", "pattern", "example"), HISTORY_RULES)
def test_a_question_about_the_past_sees_history(lang: str, pattern: object, example: str) -> None:
    assert asks_for_history(example, "ko" if lang == "ko" else "en")


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("Where does Nele keep the kayak?", Kind.RECORD),
        ("What does Nele think of the ferry?", Kind.OPINION),
        ("When did Nele sell the loom?", Kind.WHEN),
        ("Why did Nele sell the loom?", Kind.WHY),
        ("How many boats does Nele own?", Kind.COUNT),
        ("What did Nele say about the ferry?", Kind.SAID),
        ("What do Nele and Falk have in common?", Kind.COMMON),
        ("넬레는 배를 어디에 둬?", Kind.RECORD),
        ("은채는 새 팀장을 어떻게 생각해?", Kind.OPINION),
        ("은채가 배를 언제 팔았어?", Kind.WHEN),
        ("은채가 왜 배를 팔았어?", Kind.WHY),
        ("은채는 배가 몇 개야?", Kind.COUNT),
        ("은채가 배에 대해 뭐라고 했어?", Kind.SAID),
    ],
)
def test_kinds_in_both_languages(question: str, kind: Kind) -> None:
    assert make_plan(question, ASKED_AT).kind is kind


@pytest.mark.parametrize("question", ["", "   ", "\u200b", "\n\t", " \u200b\u00a0"])
def test_a_blank_question_is_refused(question: str) -> None:
    with pytest.raises(BlankQuestion):
        make_plan(question, ASKED_AT)


def test_people_and_things_are_told_apart_by_how_they_are_written() -> None:
    plan = make_plan('Did Nele Falk read "The Long Tide" on the KX-12?', ASKED_AT)
    assert plan.people == ("Nele Falk",)
    assert plan.things == ("The Long Tide", "KX-12")


@pytest.mark.parametrize(
    "question",
    ['Who wrote "Long Tide"?', "Who wrote 'Long Tide'?", "Who wrote “Long Tide”?", "‘Long Tide’는 누가 썼어?"],
)
def test_a_title_may_stand_in_any_quotation_marks(question: str) -> None:
    assert make_plan(question, ASKED_AT).things == ("Long Tide",)


def test_a_possessive_is_no_quotation_mark() -> None:
    assert make_plan("What's Nele's sister's dog's name?", ASKED_AT).things == ()


def test_a_relative_time_counts_from_when_it_was_asked() -> None:
    plan = make_plan("지난주에 은채가 뭘 샀어?", ASKED_AT)
    assert plan.window == (date(2026, 2, 23), date(2026, 3, 1))
    assert plan.time_text == "지난주"


@pytest.mark.parametrize(
    "question",
    [
        "Who may enter room 2023?",
        "Which service listens on port 2024?",
        "2023호는 누구 방이야?",
        "Ticket 2025 is whose?",
    ],
)
def test_the_number_of_a_room_or_port_is_no_time(question: str) -> None:
    plan = make_plan(question, ASKED_AT)
    assert plan.window is None
    assert plan.dates == ()


def test_a_month_is_a_hint_with_and_without_its_year() -> None:
    assert [(hint.year, hint.month) for hint in make_plan("What broke in May 2024?", ASKED_AT).dates] == [
        (2024, 5)
    ]
    assert [(hint.year, hint.month) for hint in make_plan("5월에 뭐가 고장 났어?", ASKED_AT).dates] == [(None, 5)]
    assert make_plan("What may Nele do?", ASKED_AT).dates == ()


def test_words_of_asking_are_not_looked_for() -> None:
    assert "언제" not in make_plan("은채가 배를 언제 팔았어?", ASKED_AT).words
    assert make_plan("What kind of boat did Nele buy?", ASKED_AT).words == ("boat", "nele", "buy")


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_as_blank(text: str) -> None:
    try:
        plan = make_plan(text, ASKED_AT)
    except BlankQuestion:
        return
    assert plan.as_json()["kind"] in {kind.value for kind in Kind}


def test_a_pasted_page_is_read() -> None:
    plan = make_plan("Please adjust /adjust the pump (see node: x) " * 60 + "?", ASKED_AT)
    assert plan.words


@pytest.mark.parametrize("question", ["What is Nele currently reading?", "넬레는 지금 무슨 책을 읽어?"])
def test_what_holds_now_was_not_said_today(question: str) -> None:
    assert make_plan(question, ASKED_AT).window is None


@pytest.mark.parametrize(
    ("question", "essence"),
    [
        ("Why did Nele sell the kayak?", {"sell", "kayak"}),
        ("What did Nele sell in October 2023?", {"sell"}),
        ("What reason did Nele give for the kayak?", {"kayak"}),
    ],
)
def test_words_of_asking_and_of_time_are_nothing_that_an_answer_speaks_of(
    question: str, essence: set[str]
) -> None:
    assert set(make_plan(question, ASKED_AT).essence) == essence
