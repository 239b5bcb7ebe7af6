"""What says its own end: "until X" has ended at X, "from A to B" with B, "since A" goes on."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from backend.revision.statement import Revisable
from backend.revision.views import Outcome, View, views_of
from ingest.model import Precision, TimeBound
from tests.builders import A_MONDAY
from tests.unit.revision.makers import a_claim, a_fact, an_event, dated, on_day

ZONE = A_MONDAY.tzinfo
YEAR = A_MONDAY.year


def first_of(year: int) -> datetime:
    return datetime(year, 1, 1, tzinfo=ZONE)


def in_year(statement: Revisable, year: int, last: int | None = None) -> Revisable:
    return dated(statement, date(year, 1, 1), date(last or year, 12, 31), Precision.YEAR)


def until(statement: Revisable, year: int) -> Revisable:
    return replace(in_year(statement, year), bound=TimeBound.UNTIL)


def from_to(statement: Revisable, first: int, last: int) -> Revisable:
    return replace(in_year(statement, first, last), bound=TimeBound.FROM_TO)


def since(statement: Revisable, year: int) -> Revisable:
    assert statement.said_at is not None
    begun = dated(statement, date(year, 1, 1), statement.said_at.date(), Precision.YEAR)
    return replace(begun, open_end=True)


@pytest.mark.parametrize(
    ("told", "outcome"),
    [
        (until(a_fact("lives_in", "속초"), YEAR - 5), Outcome(View.ENDED, None, first_of(YEAR - 4))),
        (until(a_claim("likes", "jazz"), YEAR - 1), Outcome(View.ENDED, None, first_of(YEAR))),
        (until(a_claim("wants", "캠핑"), YEAR - 1), Outcome(View.ENDED, None, first_of(YEAR))),
        (from_to(a_fact("works_at", "nursery"), YEAR - 7, YEAR - 5),
         Outcome(View.ENDED, first_of(YEAR - 7), first_of(YEAR - 4))),
        # What is to last is of today, and so is what has begun; a wish does not last as long as what is wished.
        (until(a_fact("lives_in", "속초"), YEAR + 1), Outcome(View.CURRENT, None, first_of(YEAR + 2))),
        (until(a_fact("works_at", "nursery"), YEAR), Outcome(View.CURRENT, None, first_of(YEAR + 1))),
        (until(a_claim("wants", "속초"), YEAR + 1), Outcome(View.CURRENT, None, None)),
        (since(a_fact("lives_in", "속초"), YEAR - 2), Outcome(View.CURRENT, first_of(YEAR - 2), None)),
    ],
)  # fmt: skip
def test_an_end_that_was_said_is_the_end(told: Revisable, outcome: Outcome) -> None:
    assert views_of([told])[told.id] == outcome


def seen(*values: Revisable) -> list[tuple[View | None, str | None]]:
    outcomes = views_of(values)
    names = {value.id: f"{value.target}" for value in values}
    return [
        (outcome.view, names.get(outcome.superseded_by or ""))
        for outcome in (outcomes[value.id] for value in values)
    ]


def test_what_is_over_leaves_alone_what_goes_on() -> None:
    now = since(a_fact("lives_in", "속초"), YEAR - 8)
    over = until(a_fact("lives_in", "대구"), YEAR - 5)
    assert seen(now, over) == [(View.CURRENT, None), (View.ENDED, None)]


def test_until_a_year_and_since_that_year_follow_each_other() -> None:
    before, after = until(a_fact("lives_in", "대구"), YEAR - 5), since(a_fact("lives_in", "속초"), YEAR - 5)
    assert seen(before, after) == [(View.SUPERSEDED, "속초"), (View.CURRENT, None)]


def test_what_follows_later_does_not_prolong_what_was_over() -> None:
    over, now = from_to(a_fact("works_at", "nursery"), YEAR - 7, YEAR - 5), a_fact("works_at", "bakery", 3)
    outcome = views_of([over, now])[over.id]
    assert (outcome.view, outcome.held_to) == (View.SUPERSEDED, first_of(YEAR - 4))


def test_what_follows_ends_earlier_what_was_to_last() -> None:
    planned, moved = until(a_fact("lives_in", "속초"), YEAR + 1), a_fact("lives_in", "대구", 9)
    assert views_of([planned, moved])[planned.id].held_to == on_day(9)
    left = an_event("left", "nursery", 9)
    job = until(a_fact("works_at", "nursery"), YEAR + 1)
    assert views_of([job], [left])[job.id] == Outcome(View.SUPERSEDED, None, on_day(9), left.id)


def test_an_end_ends_what_was_said_of_the_same_before() -> None:
    once = a_fact("lives_in", "속초", said_at=A_MONDAY - timedelta(days=3000))
    over, again = until(a_fact("lives_in", "속초"), YEAR - 5), a_fact("lives_in", "속초", 30)
    outcomes = views_of([once, over, again])
    assert outcomes[once.id] == Outcome(View.SUPERSEDED, once.said_at, first_of(YEAR - 4), over.id)
    assert (outcomes[over.id].view, outcomes[again.id].view) == (View.ENDED, View.CURRENT)


def test_what_others_relay_does_not_end_ones_own_words() -> None:
    own = a_fact("lives_in", "속초", said_at=A_MONDAY - timedelta(days=3000))
    told = until(a_fact("lives_in", "속초", speaker="로운", subject="서연"), YEAR - 5)
    assert seen(own, told) == [(View.CURRENT, None), (View.ENDED, None)]
