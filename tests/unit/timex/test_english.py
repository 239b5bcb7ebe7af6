"""English expressions of time, one row each, counted from Wednesday 15 May 2024, 10:00 in New York."""

from __future__ import annotations

# a row of a table is read as one line
from datetime import datetime

import pytest

from ingest.timex import find

SAID_AT = datetime.fromisoformat("2024-05-15T10:00:00-04:00")

DATED = [
    # days
    ("I sold the van today.", "2024-05-15", "2024-05-15", "day"),
    ("I sold the van this morning.", "2024-05-15", "2024-05-15", "day"),
    ("We eat out tonight.", "2024-05-15", "2024-05-15", "day"),
    ("I sold the van yesterday.", "2024-05-14", "2024-05-14", "day"),
    ("The dog barked last night.", "2024-05-14", "2024-05-14", "day"),
    ("I sold the van the day before yesterday.", "2024-05-13", "2024-05-13", "day"),
    ("I'll sell the van tomorrow.", "2024-05-16", "2024-05-16", "day"),
    ("I'll sell the van the day after tomorrow.", "2024-05-17", "2024-05-17", "day"),
    ("I sold the van four days ago.", "2024-05-11", "2024-05-11", "day"),
    ("I'll sell the van in four days.", "2024-05-19", "2024-05-19", "day"),
    ("The van will be sold ten days from now.", "2024-05-25", "2024-05-25", "day"),
    # with a clock
    ("We meet tomorrow at 3pm.", "2024-05-16", "2024-05-16", "instant"),
    ("The bell rang just now.", "2024-05-15", "2024-05-15", "instant"),
    ("The bell rang three hours ago.", "2024-05-15", "2024-05-15", "instant"),
    ("The bell rang eleven hours ago.", "2024-05-14", "2024-05-14", "instant"),
    ("Let's start at 8:30 on Friday.", "2024-05-17", "2024-05-17", "instant"),
    # weeks
    ("I sold the van this week.", "2024-05-13", "2024-05-19", "week"),
    ("I sold the van last week.", "2024-05-06", "2024-05-12", "week"),
    ("I'll sell the van next week.", "2024-05-20", "2024-05-26", "week"),
    ("I sold the van the week before last.", "2024-04-29", "2024-05-05", "week"),
    ("I'll sell the van the week after next.", "2024-05-27", "2024-06-02", "week"),
    ("I sold the van two weeks ago.", "2024-04-29", "2024-05-05", "week"),
    ("I sold the van a week ago.", "2024-05-06", "2024-05-12", "week"),
    ("I sold the van a fortnight ago.", "2024-04-29", "2024-05-05", "week"),
    ("I sold the van about three weeks ago.", "2024-04-22", "2024-04-28", "week"),
    ("I sold the van on Tuesday of last week.", "2024-05-07", "2024-05-07", "day"),
    ("I sold the van last Tuesday.", "2024-05-14", "2024-05-14", "day"),
    ("I sold the van last Wednesday.", "2024-05-08", "2024-05-08", "day"),
    ("I sold the van on Friday.", "2024-05-10", "2024-05-10", "day"),
    ("I'm selling the van on Friday.", "2024-05-17", "2024-05-17", "day"),
    ("I'm selling the van this coming Friday.", "2024-05-17", "2024-05-17", "day"),
    ("I'm selling the van next Tuesday.", "2024-05-21", "2024-05-21", "day"),
    ("I'm selling the van next week on Thursday.", "2024-05-23", "2024-05-23", "day"),
    ("I'm selling the van on Thursday next week.", "2024-05-23", "2024-05-23", "day"),
    ("I sold the van three weeks ago Friday.", "2024-04-26", "2024-04-26", "day"),
    ("I sold the van two Fridays ago.", "2024-05-03", "2024-05-03", "day"),
    ("We hiked this weekend.", "2024-05-18", "2024-05-19", "weekend"),
    ("We hiked last weekend.", "2024-05-11", "2024-05-12", "weekend"),
    ("We hiked two weekends ago.", "2024-05-04", "2024-05-05", "weekend"),
    ("We hiked the weekend before last.", "2024-05-04", "2024-05-05", "weekend"),
    ("We'll hike next weekend.", "2024-05-25", "2024-05-26", "weekend"),
    ("We hiked over the weekend.", "2024-05-11", "2024-05-12", "weekend"),
    # months
    ("I moved last month.", "2024-04-01", "2024-04-30", "month"),
    ("I'll move next month.", "2024-06-01", "2024-06-30", "month"),
    ("I moved three months ago.", "2024-02-01", "2024-02-29", "month"),
    ("I moved in March.", "2024-03-01", "2024-03-31", "month"),
    ("I moved in September.", "2023-09-01", "2023-09-30", "month"),
    ("I'll move in March.", "2025-03-01", "2025-03-31", "month"),
    ("I'll move in May.", "2024-05-01", "2024-05-31", "month"),
    ("I moved in March 2019.", "2019-03-01", "2019-03-31", "month"),
    ("I moved last November.", "2023-11-01", "2023-11-30", "month"),
    ("This time last year it snowed.", "2023-05-01", "2023-05-31", "month"),
    ("I moved in early March.", "2024-03-01", "2024-03-10", "part_of_month"),
    ("I moved in mid-March.", "2024-03-11", "2024-03-20", "part_of_month"),
    ("I moved at the end of February.", "2024-02-21", "2024-02-29", "part_of_month"),
    ("I'll move at the beginning of next month.", "2024-06-01", "2024-06-10", "part_of_month"),
    # dates
    ("I moved on March 14.", "2024-03-14", "2024-03-14", "day"),
    ("I moved on 14 March.", "2024-03-14", "2024-03-14", "day"),
    ("I moved on the 14th of March 2019.", "2019-03-14", "2019-03-14", "day"),
    ("I moved on March 14th, 2019.", "2019-03-14", "2019-03-14", "day"),
    ("I moved on Mar 14, 2019 at 5 pm.", "2019-03-14", "2019-03-14", "instant"),
    ("I'll move on June 2nd.", "2024-06-02", "2024-06-02", "day"),
    ("I moved on May the fourth.", "2024-05-04", "2024-05-04", "day"),
    ("I'll move on July twenty-first.", "2024-07-21", "2024-07-21", "day"),
    ("My flight is on the 21st.", "2024-05-21", "2024-05-21", "day"),
    ("What did we do about the 12 May launch?", "2024-05-12", "2024-05-12", "day"),
    ("meeting on 13 July 2024", "2024-07-13", "2024-07-13", "day"),
    ("I moved on 2019-03-14.", "2019-03-14", "2019-03-14", "day"),
    ("I moved on 3/14/2019.", "2019-03-14", "2019-03-14", "day"),
    ("We meet the first Friday of June.", "2024-06-07", "2024-06-07", "day"),
    ("We meet the last Monday in May.", "2024-05-27", "2024-05-27", "day"),
    ("We meet on the 3rd of next month.", "2024-06-03", "2024-06-03", "day"),
    ("Wednesday, June 5 is booked.", "2024-06-05", "2024-06-05", "day"),
    # seasons, quarters
    ("I moved this spring.", "2024-03-01", "2024-05-31", "season"),
    ("I moved last fall.", "2023-09-01", "2023-11-30", "season"),
    ("I moved last winter.", "2023-12-01", "2024-02-29", "season"),
    ("I'll move next summer.", "2024-06-01", "2024-08-31", "season"),
    ("I'll move in spring.", "2025-03-01", "2025-05-31", "season"),
    ("I moved two summers ago.", "2022-06-01", "2022-08-31", "season"),
    ("I moved in the summer of 2017.", "2017-06-01", "2017-08-31", "season"),
    ("I moved in late 2017.", "2017-10-01", "2017-12-31", "season"),
    ("I moved in early 2017.", "2017-01-01", "2017-03-31", "season"),
    ("I moved in mid-2017.", "2017-05-01", "2017-08-31", "season"),
    ("We broke even in Q3.", "2023-07-01", "2023-09-30", "season"),
    ("We broke even in Q3 2021.", "2021-07-01", "2021-09-30", "season"),
    ("We broke even in the second quarter of 2021.", "2021-04-01", "2021-06-30", "season"),
    ("We broke even in the first half of 2021.", "2021-01-01", "2021-06-30", "season"),
    ("We broke even last quarter.", "2024-01-01", "2024-03-31", "season"),
    # years and more
    ("I moved last year.", "2023-01-01", "2023-12-31", "year"),
    ("I'll move next year.", "2025-01-01", "2025-12-31", "year"),
    ("I moved ten years ago.", "2014-01-01", "2014-12-31", "year"),
    ("I moved in 2014.", "2014-01-01", "2014-12-31", "year"),
    ("I moved the year before last.", "2022-01-01", "2022-12-31", "year"),
    ("Costs rose in fiscal 2019.", "2019-01-01", "2019-12-31", "year"),
    ("Costs rose in federal fiscal year 2019.", "2018-10-01", "2019-09-30", "year"),
    ("I was born in nineteen eighty-six.", "1986-01-01", "1986-12-31", "year"),
    ("It was built in the 1980s.", "1980-01-01", "1989-12-31", "decade"),
    ("It was built in the eighties.", "1980-01-01", "1989-12-31", "decade"),
    ("It was built in the 80s.", "1980-01-01", "1989-12-31", "decade"),
    # holidays
    ("He proposed on Christmas Eve.", "2023-12-24", "2023-12-24", "day"),
    ("He'll propose on Christmas Eve.", "2024-12-24", "2024-12-24", "day"),
    ("He proposed on Thanksgiving.", "2023-11-23", "2023-11-23", "day"),
    ("He proposed on Thanksgiving 2020.", "2020-11-26", "2020-11-26", "day"),
    ("He'll propose on Memorial Day.", "2024-05-27", "2024-05-27", "day"),
    ("He proposed on Labor Day.", "2023-09-04", "2023-09-04", "day"),
    ("He proposed at Easter last year.", "2023-04-09", "2023-04-09", "day"),
    ("He proposed last Christmas.", "2023-12-25", "2023-12-25", "day"),
    ("He proposed two days before Christmas.", "2023-12-23", "2023-12-23", "day"),
    ("He proposed the day after Thanksgiving.", "2023-11-24", "2023-11-24", "day"),
    # stretches
    ("I was away from March 3 to March 7.", "2024-03-03", "2024-03-07", "day"),
    ("I was away March 3-7.", "2024-03-03", "2024-03-07", "day"),
    ("I lived in Leeds from 2014 to 2017.", "2014-01-01", "2017-12-31", "year"),
    ("I lived in Leeds between 2014 and 2017.", "2014-01-01", "2017-12-31", "year"),
    ("The works will run from June to August.", "2024-06-01", "2024-08-31", "month"),
    ("I'll be away the next three days.", "2024-05-16", "2024-05-18", "day"),
    ("We met two weeks after my arrival on May 3.", "2024-05-03", "2024-05-03", "day"),
]  # fmt: skip

SINCE = [
    ("I've lived here since 2016.", "2016-01-01", "year"),
    ("I've been ill since Monday.", "2024-05-13", "day"),
    ("She has worked here since last March.", "2024-03-01", "month"),
    ("I've been ill since yesterday.", "2024-05-14", "day"),
]

DEADLINES = [
    ("Send it by Friday.", "2024-05-17"),
    ("The shop is closed until June 3.", "2024-06-03"),
    ("Send it by tomorrow.", "2024-05-16"),
]

VAGUE = [
    "I moved recently.", "We'll talk soon.", "Someday I'll go.", "I've been tired lately.", "I saw her the other day.",
    "I moved a few years ago.", "The ice melted 100,000 years ago.", "I'll finish before Christmas.",
    "I'll leave on February 30.",
]  # fmt: skip

RECURRING = [
    ("I swim every Thursday.", "every Thursday"),
    ("I swim twice a week.", "twice a week"),
    ("We meet every other week.", "every other week"),
    ("The shop opens on Mondays.", "on Mondays"),
    ("I run every morning.", "every morning"),
]

NOTHING = [
    "We do what we have to do.", "The Sun is bright.", "You may go.", "They march on.", "Wait a second.", "He sat down.",
    "Room 303 is free.", "It runs on port 8080.", "It cost 2000 dollars.", "Call 555-0123.", "Version 2.13.4 is out.",
    "I love summer.", "She had a great fall.", "Spring water is cold.", "May I come in?", "It is on the 14th floor.",
    "I ate 3 apples.", "The second one is mine.", "My son is 14.", "We mar the wall.", "Decide now or never.", "The score was 3/4.",
    "The wedding cost a fortune.", "I spent two days there.", "Happy New Year!", "It took 10 minutes.", "Call August for help.", "April said no.",
]  # fmt: skip


@pytest.mark.parametrize(("text", "start", "end", "precision"), DATED)
def test_an_expression_means_its_days(text: str, start: str, end: str, precision: str) -> None:
    found = [item.time for item in find(text, SAID_AT, "en") if item.time]
    assert [(str(time.start), str(time.end), time.precision.value) for time in found] == [(start, end, precision)]


@pytest.mark.parametrize(("text", "start", "precision"), SINCE)
def test_since_runs_to_the_day_of_the_turn(text: str, start: str, precision: str) -> None:
    (found,) = find(text, SAID_AT, "en")
    assert found.time is not None
    assert (str(found.time.start), str(found.time.end), found.time.precision.value) == (
        start,
        "2024-05-15",
        precision,
    )
    assert found.time.open_end


@pytest.mark.parametrize(("text", "day"), DEADLINES)
def test_a_deadline_is_the_day_itself_and_marked(text: str, day: str) -> None:
    (found,) = find(text, SAID_AT, "en")
    assert found.time is not None
    assert (str(found.time.start), str(found.time.end), found.deadline) == (day, day, True)


@pytest.mark.parametrize("text", VAGUE)
def test_a_vague_or_impossible_expression_is_found_without_a_time(text: str) -> None:
    (found,) = find(text, SAID_AT, "en")
    assert found.time is None
    assert found.recurrence is None


@pytest.mark.parametrize(("text", "recurrence"), RECURRING)
def test_a_recurrence_is_kept_as_said(text: str, recurrence: str) -> None:
    (found,) = find(text, SAID_AT, "en")
    assert (found.time, found.recurrence) == (None, recurrence)


@pytest.mark.parametrize("text", NOTHING)
def test_a_word_that_only_looks_like_a_time_is_left_alone(text: str) -> None:
    assert [item for item in find(text, SAID_AT, "en") if item.time or item.recurrence] == []


def test_letters_that_only_look_like_ours_break_nothing() -> None:
    assert [e.text for e in find("We met on 3 auguſt.", None, "en")] == ["3 auguſt"]


def test_weds_is_a_wednesday() -> None:
    (found,) = find("We met on weds.", SAID_AT, "en")
    assert found.time is not None
    assert found.time.start.isoweekday() == 3


def test_the_day_of_an_item_ends_at_its_line() -> None:
    (found,) = find("- rent due on the 1st\n- no parking", SAID_AT, "en")
    assert found.text == "the 1st"


def test_a_bare_day_after_a_correction_is_in_the_month_that_it_corrects() -> None:
    first, second = find("The fair is on 9 August. Sorry, I mean the 16th.", SAID_AT, "en")
    assert first.time is not None
    assert second.time is not None
    assert str(second.time.start) == f"{first.time.start.year}-08-16"
