"""What an expression of time says, before it is computed: a set of named constraints.

"작년 3월 초" says year_shift −1, month 3, part early. Rules find such pieces, neighbours that fit together
are merged, and `resolve` turns the whole into days against the turn's date. A piece knows nothing of its
language, so both languages share the arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum


class Direction(StrEnum):
    """Where the clause around an expression looks: decides the year of "3월" and the week of "on Friday"."""

    PAST = "past"
    FUTURE = "future"


class Unit(StrEnum):
    MINUTE = "minute"
    HOUR = "hour"
    DAY = "day"
    WEEK = "week"
    WEEKEND = "weekend"
    MONTH = "month"
    QUARTER = "quarter"
    SEASON = "season"
    YEAR = "year"
    DECADE = "decade"
    CENTURY = "century"


class Part(StrEnum):
    EARLY = "early"
    MID = "mid"
    LATE = "late"


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch counted from the turn or inside a frame: "the next 3 days", "the last two months of"."""

    count: int
    unit: Unit
    ahead: bool  # after the turn, or (inside a frame) from its start


@dataclass(frozen=True, slots=True)
class Spec:
    """Constraints on a time; None says nothing. Shifts count from the turn's date."""

    year: int | None = None
    year_shift: int | None = None
    federal_year: int | None = None  # the fiscal year of the United States
    decade: int | None = None  # its first year
    decade_shift: int | None = None
    century: int | None = None
    month: int | None = None
    month_shift: int | None = None
    season: str | None = None  # spring | summer | autumn | winter
    quarter: int | None = None
    quarter_shift: int | None = None
    half: int | None = None
    festival: str | None = None
    lunar: tuple[int, int] | None = None  # month and day of the lunar calendar
    eve: int | None = None  # days round a festival: "연휴" is 1
    week_shift: int | None = None
    week_number: int | None = None
    weekend: bool | None = None
    workdays: bool | None = None
    nth: int | None = None  # the nth weekday, week or weekend of a month; -1 is the last
    day: int | None = None
    weekday: int | None = None  # Monday is 0
    day_shift: int | None = None
    day_range: tuple[int, int] | None = None  # "엊그제": both shifts
    ahead: tuple[int, int, int] | None = None  # years, months, days from the turn, exactly
    minutes: int | None = None  # from the turn's instant
    inside: bool | None = None  # "in two weeks", which of the past is a duration
    instant: bool | None = None
    part: Part | None = None
    season_count: int | None = None  # "two summers ago"
    weekend_shift: int | None = None
    which: int | None = None  # −1 last, 0 this, 1 next, 2 the one after
    span: Span | None = None
    same_time: bool | None = None  # "작년 이맘때"
    strictly_next: bool | None = None  # "coming Friday"
    weeks_more: int | None = None  # "a week on Friday"
    clock: str | None = None
    clock_open: int | None = None  # an hour of twelve whose half of the day is unknown
    daypart: str | None = None  # am | pm | night, to read the clock by
    rest: Unit | None = None  # "the rest of the week"
    so_far: Unit | None = None  # "year to date"
    vague: bool | None = None

    def said(self) -> frozenset[str]:
        """Return the names of the constraints that are there."""
        return frozenset(name for name in _NAMES if getattr(self, name) is not None)

    def merged(self, other: Spec) -> Spec:
        """Return both sets of constraints in one; where both speak, this one wins."""
        mine = self.said()
        return replace(self, **{name: getattr(other, name) for name in other.said() - mine})


_NAMES = tuple(item.name for item in fields(Spec))

_GROUPS = {
    "year": "year", "year_shift": "year", "federal_year": "year", "decade": "year", "decade_shift": "year", "century": "year",
    "month": "month", "month_shift": "month", "season": "month", "quarter": "month",
    "quarter_shift": "month", "half": "month", "festival": "festival",
    "lunar": "festival", "week_shift": "week", "week_number": "week", "weekend": "week", "weekend_shift": "week",
    "day": "day", "weekday": "weekday", "day_shift": "today", "day_range": "today", "ahead": "ahead",
    "minutes": "instant", "instant": "instant", "part": "part", "span": "span", "nth": "nth",
    "same_time": "same_time", "clock": "clock", "clock_open": "clock", "daypart": "daypart",
    "rest": "rest", "so_far": "rest", "vague": "vague", "season_count": "nth",
}  # fmt: skip

# Which kinds of piece may stand side by side in one expression, whatever their order in the text.
_FITS = frozenset(
    frozenset(pair)
    for pair in (
        ("year", "month"), ("year", "festival"), ("year", "week"), ("year", "part"), ("year", "day"),
        ("year", "weekday"), ("year", "nth"), ("year", "span"), ("year", "same_time"), ("year", "clock"),
        ("year", "daypart"), ("month", "day"), ("month", "part"), ("month", "weekday"), ("month", "nth"),
        ("month", "span"), ("month", "clock"), ("month", "daypart"), ("month", "week"), ("month", "same_time"),
        ("festival", "clock"), ("festival", "daypart"), ("festival", "weekday"), ("festival", "day"),
        ("festival", "month"), ("week", "weekday"), ("week", "part"), ("week", "clock"), ("week", "daypart"),
        ("week", "nth"), ("week", "day"), ("week", "span"), ("day", "weekday"), ("day", "clock"),
        ("day", "daypart"), ("day", "nth"), ("weekday", "clock"), ("weekday", "daypart"), ("weekday", "nth"),
        ("weekday", "ahead"), ("today", "clock"), ("today", "daypart"), ("today", "day"), ("today", "month"),
        ("today", "weekday"), ("today", "year"), ("clock", "daypart"), ("nth", "daypart"), ("nth", "clock"),
        ("ahead", "clock"), ("ahead", "daypart"),
    )
)  # fmt: skip


def groups(spec: Spec) -> frozenset[str]:
    """Return the kinds of piece a spec is made of."""
    return frozenset(_GROUPS[name] for name in spec.said() if name in _GROUPS)


def fits(left: Spec, right: Spec) -> bool:
    """Say whether two neighbouring pieces can be parts of one expression."""
    ours, theirs = groups(left), groups(right)
    if not ours or not theirs or ours & theirs:
        return False
    if not all(frozenset((one, two)) in _FITS for one in ours for two in theirs):
        return False
    both = left.said() | right.said()
    return not any(trouble <= both and not cures & both for trouble, cures in _UNFIT)


# Pairs that make sense only with a third piece beside them: "March" and "Friday" do not, "the first Friday of
# March" and "Friday, 3 March" do.
_UNFIT = tuple(
    (frozenset(pair.split()), frozenset(cures.split()))
    for pair, cures in (
        ("month weekday", "nth day"),
        ("month_shift weekday", "nth day"),
        ("season weekday", "nth"),
        ("quarter weekday", "nth"),
        ("year weekday", "nth day festival"),
        ("year_shift weekday", "nth day festival"),
        ("year day", "month"),
        ("year_shift day", "month"),
        ("festival day", "weekday month"),
        ("festival month", "day"),
        ("day week_shift", "weekday"),
        ("year week_shift", ""),
        ("year_shift week_shift", ""),
        ("year weekend_shift", ""),
        ("year_shift weekend_shift", ""),
        ("month week_shift", ""),
        ("month weekend", "nth"),
        ("month_shift weekend", "nth"),
        ("year weekend", "nth festival"),
        ("year_shift weekend", "nth festival"),
        ("month month_shift", ""),
        ("week_shift part", ""),
        ("year clock", "month day festival week_number day_shift"),
        ("year_shift clock", "month day festival"),
        ("month clock", "day nth"),
        ("month_shift clock", "day nth"),
        ("week_shift clock", "weekday day"),
        ("season clock", "day"),
        ("season day", ""),
        ("quarter day", ""),
        ("half day", ""),
        ("season week_number", ""),
    )
)
