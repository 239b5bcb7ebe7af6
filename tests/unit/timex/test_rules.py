"""Promises of all rules: each finds its own example; any text is taken; nothing found contradicts the text."""

from __future__ import annotations

# a row of a table is read as one line
import time
from datetime import datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ingest.model import Precision
from ingest.timex import Direction, english, find, korean, written
from ingest.timex.rules import Rule

SAID_AT = datetime.fromisoformat("2024-05-15T10:00:00+09:00")
TABLES = {"ko": korean.RULES, "en": english.RULES, "written": written.RULES}
NAMED = [(lang, rule) for lang, rules in TABLES.items() for rule in rules]


@pytest.mark.parametrize(
    ("lang", "rule"), NAMED, ids=lambda value: value.name if isinstance(value, Rule) else value
)
def test_each_rule_is_used_for_its_own_example(lang: str, rule: Rule) -> None:
    found = [
        item
        for loose in (False, True)
        for item in find(rule.example, SAID_AT, "ko" if lang == "ko" else "en", loose=loose)
    ]
    used = {name for item in found for part in item.rule.split("…") for name in part.split("+")}
    assert rule.name in used


def test_rule_names_are_unique() -> None:
    names = [rule.name for _, rule in NAMED]
    assert len(names) == len(set(names))


# Texts made of the rules' own words, so that odd neighbours are met often.
_WORDS = [
    *sorted({word for _, rule in NAMED for word in rule.example.split()}),
    "지난", "다음", "이번", "올", "오는", "3월", "31일", "99년", "0년", "만", "부터", "까지", "~", "-", "전", "뒤", "반", "last",
    "next", "this", "31", "February", "the 31st", "of", "ago", "in", "99999999", "years", "since", "by", "until", "(", '"', "”", "“",
    "십만", "년", "2월 29일", "29 February", "week 53", "2023", "9999", "0001-01-01", "9999-12-31", "00:00", "24시", "초", "말", "추석", "설",
]  # fmt: skip
_mixed = st.lists(st.one_of(st.sampled_from(_WORDS), st.text(max_size=4)), max_size=12).flatmap(
    lambda words: st.sampled_from([" ", ""]).map(lambda gap: gap.join(words))
)
_moments = st.one_of(
    st.none(),
    st.datetimes(
        timezones=st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
    ),
)


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=200), _mixed), _moments, st.sampled_from(["ko", "en"]), st.booleans())
def test_any_text_at_any_time_gives_ordered_expressions_that_cut_it(
    text: str, said_at: datetime | None, lang: str, loose: bool
) -> None:
    end_of_last = 0
    for item in find(text, said_at, lang, loose=loose):
        start, end = item.span
        assert end_of_last <= start < end <= len(text)
        assert text[start:end] == item.text
        end_of_last = end


@given(_mixed)
def test_no_rule_is_spared_a_text_it_matches(text: str) -> None:
    for _, rule in NAMED:
        if rule.pattern.search(text):
            assert rule.may_match(text.lower()), rule.name


@given(_mixed, st.sampled_from(["ko", "en"]), st.sampled_from([*Direction, None]))
def test_a_range_never_ends_before_it_starts(text: str, lang: str, way: Direction | None) -> None:
    for item in find(text, SAID_AT, lang, direction=lambda offset: way):
        assert item.time is None or item.time.start <= item.time.end


@given(_mixed, st.sampled_from(["ko", "en"]))
def test_finding_twice_gives_the_same(text: str, lang: str) -> None:
    assert find(text, SAID_AT, lang) == find(text, SAID_AT, lang)


def test_a_relative_expression_without_a_turn_time_stays_text() -> None:
    (found,) = find("어제 화분을 샀어.", None, "ko")
    assert (found.text, found.time) == ("어제", None)
    (found,) = find("I sold it yesterday.", None, "en")
    assert (found.text, found.time) == ("yesterday", None)


def test_an_absolute_expression_needs_no_turn_time() -> None:
    for text, lang in (
        ("2021년 6월 5일에 샀다.", "ko"),
        ("Sold on 5 June 2021.", "en"),
        ("Sold 2021-06-05.", "en"),
    ):
        (found,) = find(text, None, lang)
        assert found.time is not None
        assert (str(found.time.start), found.time.precision) == ("2021-06-05", Precision.DAY)


@pytest.mark.parametrize(
    ("said_at", "expected"),
    [
        ("2024-03-01T00:10:00+09:00", "2024-02-29"),  # still 29 February in UTC: the local date counts
        ("2024-02-29T23:50:00-05:00", "2024-02-28"),
        ("2026-03-29T01:30:00+01:00", "2026-03-28"),  # the night the clocks change in Paris
    ],
)
def test_yesterday_counts_from_the_local_date_of_the_turn(said_at: str, expected: str) -> None:
    (found,) = find("어제 화분을 샀어.", datetime.fromisoformat(said_at), "ko")
    assert found.time is not None
    assert str(found.time.start) == expected


def test_the_caller_may_give_the_direction_of_a_clause() -> None:
    text = "3월에 개명"
    past = find(text, SAID_AT, "ko", direction=lambda offset: Direction.PAST)
    future = find(text, SAID_AT, "ko", direction=lambda offset: Direction.FUTURE)
    assert [str(item.time.start) for item in past if item.time] == ["2024-03-01"]
    assert [str(item.time.start) for item in future if item.time] == ["2025-03-01"]


def test_what_is_quoted_counts_from_the_day_it_was_spoken() -> None:
    (spoken, quoted) = find("어제 라온이가 '나 왔어' 하고는 “내일 다시 올게”라고 했어.", SAID_AT, "ko")
    assert spoken.time is not None
    assert quoted.time is not None
    assert (str(spoken.time.start), str(quoted.time.start)) == ("2024-05-14", "2024-05-15")
    (_, vague) = find("지난주에 라온이가 “내일 다시 올게”라고 했어.", SAID_AT, "ko")
    assert vague.time is None
    (_, month) = find("Yesterday Odette said, “I leave next month.”", SAID_AT, "en")
    assert month.time is not None
    assert str(month.time.start) == "2024-06-01"


@pytest.mark.parametrize(
    ("text", "lang", "clock"),
    [
        ("내일 오후 3시 30분에 보자.", "ko", "15:30"),
        ("내일 밤 10시에 보자.", "ko", "22:00"),
        ("내일 3시에 보자.", "ko", None),  # which half of the day is not said
        ("내일 15시에 보자.", "ko", "15:00"),
        ("새벽 두 시에 깼어, 오늘 새벽 2시에.", "ko", "02:00"),
        ("Tomorrow at 8:30 pm.", "en", "20:30"),
        ("Tomorrow at 8.", "en", None),
        ("Tomorrow at noon.", "en", "12:00"),
        ("See you tonight at 7.", "en", "19:00"),
        ("Sent 2021-06-05T07:09:00Z.", "en", "07:09"),
    ],
)
def test_a_clock_time_is_kept_where_the_half_of_the_day_is_certain(
    text: str, lang: str, clock: str | None
) -> None:
    (found,) = [item for item in find(text, SAID_AT, lang) if item.time]
    assert found.time is not None
    assert (found.time.clock, found.time.precision) == (clock, Precision.INSTANT)


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("지난주에 무슨 일 있었어?", "ko", ("2024-05-06", "2024-05-12")),
        ("작년 여름에 누구 만났지?", "ko", ("2023-06-01", "2023-08-31")),
        ("What happened in the year?", "en", ("2024-01-01", "2024-12-31")),
        ("Who visited last Friday?", "en", ("2024-05-10", "2024-05-10")),
    ],
)
def test_a_question_has_its_window(text: str, lang: str, expected: tuple[str, str]) -> None:
    (found,) = find(text, SAID_AT, lang, loose=True)
    assert found.time is not None
    assert (str(found.time.start), str(found.time.end)) == expected


def test_what_only_a_question_means_as_a_time_is_left_in_talk() -> None:
    assert find("She was partner of the year.", SAID_AT, "en") == []
    assert [item for item in find("하루 동안 쉬었어.", SAID_AT, "ko") if item.time] == []


@pytest.mark.parametrize(
    "text",
    [
        "어제 화분 3개를 샀고 내일 오후 3시에 보자. We met last Friday at 8:30 pm in May 2019. " * 200,
        "일이삼사" * 5000,
        "1" * 20_000,
        "two " * 5000,
        "a" * 20_000,
    ],
    ids=["talk", "digits in words", "digits", "counts", "letters"],
)
def test_the_cost_grows_with_the_length_not_its_square(text: str) -> None:
    begun = time.process_time()
    find(text, SAID_AT, "en")
    assert time.process_time() - begun < 5  # a square of these lengths takes minutes
