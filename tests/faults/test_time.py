"""B30 to B39: dates are read from the message, kept as they were said, and never guessed."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.app import App
from backend.controller.plan import make_plan
from backend.services.recall import context
from backend.services.remember import remember_turns
from backend.services.spaces import change_settings
from backend.services.statements import StatementFilter, list_statements
from backend.store.times import sendable
from ingest.model import Passage, Statement
from ingest.pipeline import understand_one
from ingest.timex import find
from tests.builders import A_MONDAY, KST, a_turn

LONG_AGO = datetime(2019, 3, 1, 0, 20, tzinfo=KST)
ASKED_AT = datetime(2026, 6, 20, 9, 0, tzinfo=KST)


def understood(text: str, said_at: datetime | None) -> tuple[Statement, ...]:
    """What a message of that time states."""
    return understand_one(Passage("p1", text, 0, speaker="서연", said_at=said_at), ()).statements


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("어제 보일러를 샀어.", "2019-02-28"),
        ("그저께 전주에 갔어.", "2019-02-27"),
        ("I sold the canoe yesterday.", "2019-02-28"),
        ("We visited Ghent two days ago.", "2019-02-27"),
    ],
    ids=["B31 어제", "B31 그저께", "B31 yesterday", "B31 two days ago"],
)
def test_a_relative_day_counts_from_the_message_however_long_ago_it_was_written(text: str, day: str) -> None:
    times = [statement.time for statement in understood(text, LONG_AGO)]
    assert [(str(time.start), str(time.end)) for time in times if time] == [(day, day)]


@pytest.mark.parametrize(
    "text",
    [
        "지난주에 결산을 끝냈어.",
        "결산을 끝냈어.",
        "3월에 이사했어.",
        "We closed the books last week.",
        "We moved in March.",
    ],
)
def test_without_a_time_of_the_message_nothing_has_a_date(text: str) -> None:
    """B32: unknown is unknown; a month without a year is no date either."""
    statements = understood(text, None)
    assert statements
    assert [statement.time for statement in statements] == [None] * len(statements)


DAYS = {
    "the 12 May": (2026, 5, 12),
    "3 April 2025": (2025, 4, 3),
    "9 June": (2026, 6, 9),
    "13 July 2024": (2024, 7, 13),
    "5월 12일": (2026, 5, 12),
    "2024년 7월 13일": (2024, 7, 13),
    "2023. 2. 10.": (2023, 2, 10),
}
ASKED_WITH = [
    "What did we do about {} launch?",
    "Where do we go to get what he sat on {}?",
    "Did the sun shades we want do so well on {}?",
    "So to whom do we mon-itor {}?",
]
ASKED_WITH_KO = ["{}에 우리가 뭘 했지?", "그 일은 이 달 말고 {}에 한 거 맞아?", "{} 회의에서 두 분이 뭐라고 했어?"]


@pytest.mark.parametrize(
    ("question", "day"),
    [
        (form.format(words), date(*day))
        for words, day in DAYS.items()
        for form in (ASKED_WITH_KO if "월" in words or "." in words else ASKED_WITH)
    ],
)
def test_a_full_date_in_a_question_is_one_day_and_short_words_are_none(question: str, day: date) -> None:
    """B34, B35: neither shadowed by "to", "we" or "sat" nor widened to its month."""
    assert make_plan(question, ASKED_AT).window == (day, day)


@pytest.mark.parametrize("number", ["99", "100,000", "3000000000", "십만", "수백만", "9" * 18])
@pytest.mark.parametrize(
    "form",
    [
        "{} years ago",
        "{} 년 전",
        "in {} years",
        "{} 년 뒤에",
        "{} centuries ago",
        "{} years from now",
        "{}만 년 전",
    ],
)
def test_a_time_beyond_the_calendar_is_no_time_and_no_error(number: str, form: str) -> None:
    """B36: whatever cannot be a day of the calendar stays text, in a message and in a question."""
    text = f"{form.format(number)} 빙하 glacier"
    for said_at in (ASKED_AT, datetime.min.replace(tzinfo=KST), datetime.max.replace(tzinfo=KST), None):
        for lang in ("ko", "en"):
            for found in find(text, said_at, lang, loose=True):
                assert found.time is None or found.time.start <= found.time.end
    window = make_plan(text, ASKED_AT).window
    assert window is None or len(number) < 3


async def test_a_story_from_before_the_calendar_can_be_stored_and_asked_for(app: App, space: str) -> None:
    """B36: one such sentence must not make its memory unreadable."""
    turns = [
        a_turn("십만 년 전 빙하가 이 골짜기를 깎았어.", "도윤"),
        a_turn("The crater formed 66,000,000 years ago.", "Nora"),
    ]
    await remember_turns(app, space, "geology", turns)
    for question in ("십만 년 전 빙하 이야기", "What formed 66,000,000 years ago?"):
        found = await context(app, space, question)
        assert found["plan"]["window"] is None
        assert {item["source_text"] for item in found["items"]} == {turn.text for turn in turns}


async def test_a_time_keeps_its_instant_and_its_offset_through_the_database(app: App, space: str) -> None:
    """B39: also on the nights when clocks change, and with the half hours of some zones."""
    paris, kolkata, seoul = ZoneInfo("Europe/Paris"), ZoneInfo("Asia/Kolkata"), ZoneInfo("Asia/Seoul")
    moments = [
        datetime(2026, 3, 29, 1, 30, tzinfo=paris),
        datetime(2026, 3, 29, 3, 30, tzinfo=paris),
        datetime(2026, 10, 25, 2, 30, tzinfo=paris),
        datetime(2026, 10, 25, 2, 30, fold=1, tzinfo=paris),
        datetime(2026, 3, 29, 1, 30, tzinfo=kolkata),
        datetime(2026, 3, 29, 1, 30, 0, 123456, tzinfo=seoul),
        datetime(1950, 6, 1, 12, 0, tzinfo=seoul),
    ]
    turns = [a_turn(f"나는 {number}번 방에 있어.", "하린", at, f"t{number}") for number, at in enumerate(moments)]
    await remember_turns(app, space, "rooms", turns)
    shown = await list_statements(app, space, StatementFilter())
    said = {item["source_text"]: item["said_at"] for item in shown["items"]}
    assert said == {turn.text: at.isoformat() for turn, at in zip(turns, moments, strict=True)}


@given(
    st.datetimes(datetime(1902, 1, 1), datetime(2100, 1, 1)),  # noqa: DTZ001  # the zone comes beside it
    st.sampled_from(
        ["Europe/Paris", "Asia/Seoul", "Asia/Kathmandu", "America/St_Johns", "Africa/Monrovia", "UTC"]
    ),
    st.sampled_from([0, 1]),
)
def test_no_time_goes_to_the_driver_in_a_named_zone(moment: datetime, zone: str, fold: int) -> None:
    """B39: neither deep inside a parameter; an hour that the clocks skip or repeat is the one that was meant."""
    said_at = moment.replace(tzinfo=ZoneInfo(zone), fold=fold)
    sent = sendable({"rows": [{"said_at": said_at, "words": ["a"]}], "vector": [0.5]})
    assert (sent["rows"][0]["words"], sent["vector"]) == (["a"], [0.5])
    at = sent["rows"][0]["said_at"]
    assert type(at.tzinfo) is timezone
    assert at.utcoffset() % timedelta(minutes=1) == timedelta(0)
    assert (at - datetime(1970, 1, 1, tzinfo=UTC)) // timedelta(microseconds=1) == (
        said_at.astimezone(UTC) - datetime(1970, 1, 1, tzinfo=UTC)
    ) // timedelta(microseconds=1)


async def test_a_naive_time_is_given_the_zone_once_and_stands_beside_aware_ones(app: App, space: str) -> None:
    """B30: what was said in between is asked for by naive and by aware times alike."""
    await change_settings(app, space, {"zone": "Asia/Seoul"})
    await remember_turns(app, space, "s", [a_turn("나는 부산에 살아.", "하린", A_MONDAY)])
    naive = A_MONDAY.replace(tzinfo=None)
    for since, until in ((A_MONDAY, naive + timedelta(hours=1)), (naive, A_MONDAY + timedelta(hours=1))):
        shown = await list_statements(app, space, StatementFilter(since=since, until=until))
        assert [item["said_at"] for item in shown["items"]] == [A_MONDAY.isoformat()]
    assert (await context(app, space, "하린은 어디에 살아?", asked_at=naive))["items"]
