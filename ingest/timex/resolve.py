"""From what was said to days: calendar arithmetic against the turn's own local date.

`resolve` picks the first row of `RESOLVERS` whose constraints are all there. A row answers None where the
words do not settle a time ("31 February", "in spring" in a general statement): such text stays text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta

from ingest.model import Precision, TimeRange
from ingest.timex import festivals
from ingest.timex.base import CURRENT, Base, NoBase, nearest, said_year
from ingest.timex.days import (
    FRIDAY,
    PART_DAYS,
    SATURDAY,
    Window,
    add_months,
    day_in,
    days_on,
    monday_of,
    month_of,
    one_day,
    part_of_year,
    season_of,
    unit_start,
    week_of,
    weekend_in,
    weekend_of,
    year_of,
)
from ingest.timex.spans import hours_window, nth_week, span_from, span_inside
from ingest.timex.spec import Direction, Part, Span, Spec, Unit


def _festival(spec: Spec, base: Base) -> Window | None:
    name = spec.festival or ""

    def window(year: int) -> Window | None:
        day = festivals.day_of(name, year)
        if day is None:
            return None
        if spec.weekend:
            return weekend_of(day)
        around = spec.eve or 0
        return days_on(day, -around), days_on(day, around), Precision.DAY

    if spec.which == CURRENT and name in ("seollal", "chuseok") and base.direction is not None:
        # "이번 추석" is the one at hand: this year's, unless the tense tells that it is another.
        this = window(base.today.year)
        if this is not None and _allowed(this[0], this[1], base):
            return this
        return nearest(replace(spec, which=None), base, window)
    return nearest(spec, base, window)


def _lunar_day(spec: Spec, base: Base) -> Window | None:
    month, day = spec.lunar or (0, 0)
    return nearest(spec, base, lambda year: one_day(festivals.lunar_day(year, month, day)))


def _day_shift(spec: Spec, base: Base) -> Window | None:
    day = days_on(base.today, spec.day_shift or 0)
    year = said_year(spec, base)  # "작년 오늘"
    return one_day(day if year is None else day_in(year, day.month, day.day))


def _day_range(spec: Spec, base: Base) -> Window | None:
    first, last = spec.day_range or (0, 0)
    return days_on(base.today, first), days_on(base.today, last), Precision.DAY


def _minutes(spec: Spec, base: Base) -> Window | None:
    if base.now is None:
        raise NoBase
    if spec.inside and base.past:
        return None
    return one_day((base.now + timedelta(minutes=spec.minutes or 0)).date())


def _instant(spec: Spec, base: Base) -> Window | None:
    return one_day(base.today)


def _ahead(spec: Spec, base: Base) -> Window | None:
    if spec.inside and base.past:
        return None
    years, months, days = spec.ahead or (0, 0, 0)
    day = days_on(add_months(base.today, years * 12 + months), days)
    if spec.weekday is not None:
        day = days_on(monday_of(day), spec.weekday)
    return one_day(day)


def _span(spec: Spec, base: Base) -> Window | None:
    span = spec.span or Span(1, Unit.DAY, ahead=True)
    if spec.said() & {"year", "year_shift", "month", "month_shift", "week_shift", "quarter", "decade"}:
        return span_inside(span, _frame(spec, base))
    if span.unit in (Unit.MINUTE, Unit.HOUR):
        return hours_window(span, base)
    return span_from(span, base.today)


def _frame(spec: Spec, base: Base) -> Window | None:
    rest = Spec(**{name: getattr(spec, name) for name in spec.said() if name not in ("span", "nth")})
    return _window(rest, base)


def _nth(spec: Spec, base: Base) -> Window | None:
    """The nth weekday, week, weekend, month or day within a month or year."""
    nth = spec.nth or 1
    inside = Spec(
        **{name: getattr(spec, name) for name in spec.said() - {"nth", "weekday", "weekend", "clock", "daypart"}}
    )
    frame = _window(inside, base) if inside.said() - {"clock_open"} else None
    if frame is None:
        return None
    start, end, precision = frame
    if spec.weekday is not None or spec.weekend:
        weekday = SATURDAY if spec.weekday is None else spec.weekday
        first = days_on(start, (weekday - start.weekday()) % 7)
        day = days_on(first, 7 * (nth - 1))
        if nth < 0:
            day = days_on(end, -((end.weekday() - weekday) % 7))
        if not start <= day <= end:
            return None
        return (day, days_on(day, 1), Precision.WEEKEND) if spec.weekend else one_day(day)
    return None if precision is Precision.WEEK else nth_week(start, end, nth)


def _week_number(spec: Spec, base: Base) -> Window | None:
    year = said_year(spec, base)
    monday = date.fromisocalendar(base.today.year if year is None else year, spec.week_number or 1, 1)
    if spec.weekday is not None:
        return one_day(days_on(monday, spec.weekday))
    return monday, days_on(monday, 6), Precision.WEEK


def _week_shift(spec: Spec, base: Base) -> Window | None:
    day = days_on(base.today, 7 * (spec.week_shift or 0))
    if spec.day is not None:
        matching = [item for step in range(7) if (item := days_on(monday_of(day), step)).day == spec.day]
        return one_day(matching[0] if matching else None)
    if spec.weekday is not None:
        return one_day(days_on(monday_of(day), spec.weekday))
    if spec.weekend:
        return weekend_in(day)
    if spec.workdays:
        return monday_of(day), days_on(monday_of(day), FRIDAY), Precision.WEEK
    return week_of(day)


def _weekend_shift(spec: Spec, base: Base) -> Window | None:
    if spec.strictly_next and base.today.weekday() >= SATURDAY:
        return weekend_in(days_on(base.today, 7))
    return weekend_in(days_on(base.today, 7 * (spec.weekend_shift or 0)))


def _bare_weekend(spec: Spec, base: Base) -> Window | None:
    this = weekend_in(base.today)
    if base.past and this[0] > base.today:
        return weekend_in(days_on(base.today, -7))
    return this


def _weekday(spec: Spec, base: Base) -> Window | None:
    weekday, today = spec.weekday or 0, base.today
    if spec.which == CURRENT:
        return one_day(days_on(monday_of(today), weekday))
    if spec.which is not None and spec.which > CURRENT:
        return one_day(days_on(monday_of(today), 7 * spec.which + weekday))
    if spec.which is not None or (base.past and not spec.strictly_next):
        extra = 7 * (abs(spec.which) - 1) if spec.which else 0
        return one_day(days_on(today, -((today.weekday() - weekday - 1) % 7 + 1) - extra))
    return one_day(days_on(today, (weekday - today.weekday() - 1) % 7 + 1 + 7 * (spec.weeks_more or 0)))


def _weekday_and_day(spec: Spec, base: Base) -> Window | None:
    """ "Monday 21", "21일 월요일": the nearest such day of which both are true."""
    if spec.month is not None:
        return _month_day(spec, base)
    if spec.month_shift is not None:
        return _day_of_month(spec, base)
    today = base.today
    months = [add_months(today.replace(day=1), step) for step in (0, 1, -1, 2, -2, 3, -3)]
    days = [day_in(month.year, month.month, spec.day or 0) for month in months]
    fitting = [day for day in days if day and day.weekday() == spec.weekday]
    fitting = [day for day in fitting if _allowed(day, day, base)] or fitting
    return one_day(min(fitting, key=lambda day: abs((day - today).days))) if fitting else None


def _month_day(spec: Spec, base: Base) -> Window | None:
    month, day = spec.month or 0, spec.day or 0
    if not 1 <= month <= 12:
        return None

    def window(year: int) -> Window | None:
        return one_day(day_in(year, month, day))

    if said_year(spec, base) is None and spec.weekday is not None:
        today = base.today
        years = [window(today.year + step) for step in (0, 1, -1)]
        fitting = [found for found in years if found and found[0].weekday() == spec.weekday]
        fitting = [found for found in fitting if _allowed(found[0], found[1], base)] or fitting
        if fitting:
            return min(fitting, key=lambda found: abs((found[0] - today).days))
    if spec.which is not None:
        return window(base.today.year)
    bare = Spec(year=spec.year, year_shift=spec.year_shift)
    return nearest(bare, base, window)


def _day_of_month(spec: Spec, base: Base) -> Window | None:
    if spec.which is not None:  # "지난 25일", "오는 25일"
        months = [add_months(base.today.replace(day=1), step) for step in (-2, -1, 0, 1, 2)]
        days = [day for month in months if (day := day_in(month.year, month.month, spec.day or 0))]
        passed = spec.which < CURRENT
        near = [day for day in days if (day < base.today if passed else day > base.today)]
        return one_day((near[-1] if passed else near[0]) if near else None)
    if spec.month_shift is None and base.direction is not None:
        return one_day(_day_by_tense(spec.day or 0, base))
    first = add_months(base.today.replace(day=1), spec.month_shift or 0)
    return one_day(day_in(first.year, first.month, spec.day or 0))


def _day_by_tense(day: int, base: Base) -> date | None:
    """Return this month's day, or the nearest month's that the tense allows: "on the 31st" of what was done."""
    step = -1 if base.past else 1
    months = [add_months(base.today.replace(day=1), step * count) for count in range(3)]
    days = [found for month in months if (found := day_in(month.year, month.month, day))]
    return next((found for found in days if _allowed(found, found, base)), None)


def _allowed(start: date, end: date, base: Base) -> bool:
    """Say whether what is told in a tense can be on these days: nothing done has yet to begin."""
    if base.direction is None:
        return True
    return start <= base.today if base.past else end >= base.today


def _month_window(spec: Spec, base: Base) -> Window | None:
    if spec.month_shift is not None:
        first = add_months(base.today.replace(day=1), spec.month_shift)
        window = _part_of(month_of(first.year, first.month), spec.part)
        if spec.part is None or spec.month_shift != CURRENT or _allowed(window[0], window[1], base):
            return window
        # "월말에 정산했어" on the 2nd: the end of the month before
        first = add_months(first, -1 if base.past else 1)
        return _part_of(month_of(first.year, first.month), spec.part)
    month = spec.month or 0
    if not 1 <= month <= 12:
        return None
    return nearest(spec, base, lambda year: _part_of(month_of(year, month), spec.part), closest=True)


def _part_of(window: Window, part: Part | None) -> Window:
    if part is None:
        return window
    first_day, last_day = PART_DAYS[part]
    start, end, _ = window
    return start.replace(day=first_day), end.replace(day=min(last_day, end.day)), Precision.PART_OF_MONTH


def _same_time(spec: Spec, base: Base) -> Window | None:
    if spec.month_shift is not None:
        return _month_window(Spec(month_shift=spec.month_shift), base)
    year = said_year(spec, base)
    return month_of(base.today.year if year is None else year, base.today.month)


def _season_window(spec: Spec, base: Base) -> Window | None:
    name = spec.season or "spring"
    if spec.season_count is not None:
        return season_of(base.today.year + spec.season_count, name)
    if spec.which == CURRENT or spec.year_shift == CURRENT:
        year = base.today.year
        # In January "this winter" is the one that began in December.
        running = name == "winter" and base.today.month <= 2
        this = season_of(year - 1 if running else year, name)
        if spec.which is None or base.direction is None or _allowed(this[0], this[1], base):
            return this
        return nearest(replace(spec, which=None, year_shift=None), base, lambda year: season_of(year, name))
    undecided = said_year(spec, base) is None and spec.which is None and not spec.strictly_next
    if undecided and base.direction is None:
        return None  # "in summer" of a general statement is no date
    if undecided and base.direction is Direction.FUTURE:
        return nearest(Spec(strictly_next=True), base, lambda year: season_of(year, name))
    return nearest(spec, base, lambda year: season_of(year, name))


def _quarter(spec: Spec, base: Base) -> Window | None:
    if spec.quarter_shift is not None:
        start = add_months(unit_start(base.today, Unit.QUARTER), 3 * spec.quarter_shift)
        return start, days_on(add_months(start, 3), -1), Precision.SEASON
    months = 3 if spec.quarter is not None else 6
    index = spec.quarter if spec.quarter is not None else spec.half

    def window(year: int) -> Window:
        start = date(year, months * ((index or 1) - 1) + 1, 1)
        return start, days_on(add_months(start, months), -1), Precision.SEASON

    return nearest(spec, base, window)


def _decade(spec: Spec, base: Base) -> Window | None:
    first = spec.decade
    if first is None:
        first = base.today.year // 10 * 10 + 10 * (spec.decade_shift or 0)
    return date(first, 1, 1), date(first + 9, 12, 31), Precision.DECADE


def _century(spec: Spec, base: Base) -> Window | None:
    first = ((spec.century or 1) - 1) * 100
    return date(max(first, 1), 1, 1), date(first + 99, 12, 31), Precision.DECADE


def _year_window(spec: Spec, base: Base) -> Window | None:
    year = said_year(spec, base)
    if year is None:
        return None
    if spec.part is None:
        return year_of(year)
    return part_of_year(year, spec.part)


def _bare_part(spec: Spec, base: Base) -> Window | None:
    """ "연말에", "연초에" without a year."""
    part = spec.part or Part.EARLY
    return nearest(spec, base, lambda year: part_of_year(year, part))


def _year_day(spec: Spec, base: Base) -> Window | None:
    return None  # "2019, the 5th" names no month


_UNIT_FRAMES = {Unit.WEEK: Spec(week_shift=0), Unit.MONTH: Spec(month_shift=0), Unit.YEAR: Spec(year_shift=0),
                Unit.QUARTER: Spec(quarter_shift=0), Unit.DAY: Spec(day_shift=0),
                Unit.WEEKEND: Spec(weekend_shift=0)}  # fmt: skip


def _rest(spec: Spec, base: Base) -> Window | None:
    frame = _window(_UNIT_FRAMES[spec.rest or Unit.WEEK], base)
    return (base.today, frame[1], frame[2]) if frame and base.today <= frame[1] else None


def _so_far(spec: Spec, base: Base) -> Window | None:
    frame = _window(_UNIT_FRAMES[spec.so_far or Unit.YEAR], base)
    return (frame[0], base.today, frame[2]) if frame else None


def _federal_year(spec: Spec, base: Base) -> Window | None:
    """The federal fiscal year N runs from October N−1 to September N."""
    year = spec.federal_year or 1
    return date(year - 1, 10, 1), date(year, 9, 30), Precision.YEAR


def _vague(spec: Spec, base: Base) -> Window | None:
    return None


RESOLVERS: tuple[tuple[frozenset[str], Callable[[Spec, Base], Window | None]], ...] = tuple(
    (frozenset(needs.split()), function)
    for needs, function in (
        ("vague", _vague),
        ("lunar", _lunar_day),
        ("federal_year", _federal_year),
        ("rest", _rest),
        ("so_far", _so_far),
        ("span", _span),
        ("same_time", _same_time),
        ("day_shift", _day_shift),
        ("day_range", _day_range),
        ("minutes", _minutes),
        ("ahead", _ahead),
        ("nth", _nth),
        ("season_count", _season_window),
        ("week_number", _week_number),
        ("week_shift", _week_shift),
        ("weekend_shift", _weekend_shift),
        ("weekday day", _weekday_and_day),
        ("month day", _month_day),
        ("festival", _festival),
        ("month_shift day", _day_of_month),
        ("year day", _year_day),
        ("year_shift day", _year_day),
        ("day", _day_of_month),
        ("weekday", _weekday),
        ("weekend", _bare_weekend),
        ("season", _season_window),
        ("month", _month_window),
        ("month_shift", _month_window),
        ("quarter", _quarter),
        ("quarter_shift", _quarter),
        ("half", _quarter),
        ("decade", _decade),
        ("decade_shift", _decade),
        ("century", _century),
        ("year", _year_window),
        ("year_shift", _year_window),
        ("instant", _instant),
        ("part", _bare_part),
    )
)


def _window(spec: Spec, base: Base) -> Window | None:
    said = spec.said()
    for needs, function in RESOLVERS:
        if needs <= said:
            return function(spec, base)
    return None


_PM_FROM = {"noon": 12, "pm": 1, "night": 5}


def clock_of(spec: Spec) -> str | None:
    """Return "HH:MM" where the half of the day is certain, else None: "at 8" alone could be either."""
    if spec.clock is None:
        return None
    hour, minute = (int(part) for part in spec.clock.split(":"))
    if spec.clock_open:
        if spec.daypart is None:
            return None
        if spec.daypart in _PM_FROM:
            if _PM_FROM[spec.daypart] <= hour < 12:
                hour += 12
            elif spec.daypart == "night" and hour == 12:
                hour = 0
        elif hour == 12:
            hour = 0
    return f"{hour:02d}:{minute:02d}"


def resolve(spec: Spec, base: Base) -> TimeRange | None:
    """Return the days a spec means, or None where it settles none (also out of the calendar's range)."""
    try:
        window = _window(spec, base)
    except (NoBase, ValueError, OverflowError):
        return None
    if window is None:
        return None
    start, end, precision = window
    exact = spec.instant or spec.minutes is not None or spec.clock is not None
    if exact and start == end:
        precision = Precision.INSTANT
    return TimeRange(start, end, precision, clock=clock_of(spec))
