"""From what was said to days: calendar arithmetic against the turn's own local date.

`resolve` picks the first row of `RESOLVERS` whose constraints are all there. A row answers None where the
words do not settle a time ("31 February", "in spring" in a general statement): such text stays text.
"""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from ingest.model import Precision, TimeRange
from ingest.timex import festivals
from ingest.timex.spec import Direction, Part, Span, Spec, Unit

SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "winter": 12}
_PART_DAYS = {Part.EARLY: (1, 10), Part.MID: (11, 20), Part.LATE: (21, 31)}
_PART_MONTHS = {Part.EARLY: (1, 3), Part.MID: (5, 8), Part.LATE: (10, 12)}
_CURRENT, _LAST, _NEXT = 0, -1, 1
MONDAY, FRIDAY, SATURDAY, SUNDAY = 0, 4, 5, 6


class NoBase(Exception):
    """A relative expression in a text without a time; `find` answers with time None."""


@dataclass(frozen=True, slots=True)
class Base:
    """What an expression is counted from: the turn's local time and the tense around it."""

    now: datetime | None
    direction: Direction | None = None

    @property
    def today(self) -> date:
        """The local calendar date of the turn, in its own offset."""
        if self.now is None:
            raise NoBase
        return self.now.date()

    @property
    def past(self) -> bool:
        return self.direction is Direction.PAST


Window = tuple[date, date, Precision]


def add_months(day: date, months: int) -> date:
    """Return the day so many months on, the last of the month where it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def monday_of(day: date) -> date:
    return day - timedelta(days=day.weekday())


def _days(start: date, count: int) -> date:
    return start + timedelta(days=count)


def _one(day: date | None) -> Window | None:
    return (day, day, Precision.DAY) if day else None


def _month(year: int, month: int) -> Window:
    return date(year, month, 1), date(year, month, monthrange(year, month)[1]), Precision.MONTH


def _season(year: int, name: str) -> Window:
    start = date(year, SEASONS[name], 1)
    return start, _days(add_months(start, 3), -1), Precision.SEASON


def _week(day: date) -> Window:
    monday = monday_of(day)
    return monday, _days(monday, 6), Precision.WEEK


def _weekend(day: date) -> Window:
    monday = monday_of(day)
    return _days(monday, 5), _days(monday, 6), Precision.WEEKEND


def _year(year: int) -> Window:
    return date(year, 1, 1), date(year, 12, 31), Precision.YEAR


def _said_year(spec: Spec, base: Base) -> int | None:
    if spec.year is not None:
        return spec.year
    if spec.year_shift is not None:
        return base.today.year + spec.year_shift
    return None


def _nearest(
    spec: Spec, base: Base, make: Callable[[int], Window | None], *, closest: bool = False
) -> Window | None:
    """Choose the year of a thing that comes every year, by "last/this/next", then by tense, then this year.

    Past tense: the most recent that has begun. Future: the next that has not ended. Where the tense is
    unknown `closest` takes the one with the least distance instead of this year's.
    """
    year = _said_year(spec, base)
    if year is not None:
        return make(year)
    today = base.today
    near = [window for step in (-2, -1, 0, 1, 2) if (window := make(today.year + step))]
    ended = [window for window in near if window[1] < today]
    coming = [window for window in near if window[0] > today]
    if spec.strictly_next:
        return coming[0] if coming else None
    if spec.which is not None:
        if spec.which < _CURRENT:
            return ended[spec.which] if len(ended) >= -spec.which else None
        if spec.which > _CURRENT:
            return coming[spec.which - 1] if len(coming) >= spec.which else None
        return make(today.year)
    if base.past:
        begun = [window for window in near if window[0] <= today]
        return begun[-1] if begun else None
    if base.direction is Direction.FUTURE:
        still = [window for window in near if window[1] >= today]
        return still[0] if still else None
    if closest:
        return min(near, key=lambda window: _distance(window, today), default=None)
    return make(today.year)


def _distance(window: Window, day: date) -> int:
    if window[0] <= day <= window[1]:
        return 0
    return min(abs((window[0] - day).days), abs((day - window[1]).days))


# --- one function a row ------------------------------------------------------------------------------


def _festival(spec: Spec, base: Base) -> Window | None:
    name = spec.festival or ""

    def window(year: int) -> Window | None:
        day = festivals.day_of(name, year)
        if day is None:
            return None
        if spec.weekend:
            return weekend_of(day)
        around = spec.eve or 0
        return _days(day, -around), _days(day, around), Precision.DAY

    if spec.which == _CURRENT and name in ("seollal", "chuseok") and base.direction is not None:
        # "이번 추석" is the one at hand, and that is this year's.
        return window(base.today.year)
    return _nearest(spec, base, window)


def weekend_of(day: date) -> Window:
    """Return the weekend a day belongs to or makes long: Labor Day's begins on Saturday and ends with it."""
    if day.weekday() <= 1:  # Monday and Tuesday belong to the weekend before them
        return _days(day, -day.weekday() - 2), day, Precision.WEEKEND
    sunday = _days(monday_of(day), SUNDAY)
    return (day if day.weekday() in (3, 4) else _days(sunday, -1)), sunday, Precision.WEEKEND


def _day_shift(spec: Spec, base: Base) -> Window | None:
    day = _days(base.today, spec.day_shift or 0)
    year = _said_year(spec, base)  # "작년 오늘"
    return _one(day if year is None else _day_in(year, day.month, day.day))


def _day_range(spec: Spec, base: Base) -> Window | None:
    first, last = spec.day_range or (0, 0)
    return _days(base.today, first), _days(base.today, last), Precision.DAY


def _minutes(spec: Spec, base: Base) -> Window | None:
    if base.now is None:
        raise NoBase
    return _one((base.now + timedelta(minutes=spec.minutes or 0)).date())


def _instant(spec: Spec, base: Base) -> Window | None:
    return _one(base.today)


def shifted(day: date, span: Span) -> date | None:
    """Return the day so many units before or after another one: "two months after next Friday"."""
    count = span.count if span.ahead else -span.count
    if span.unit in (Unit.DAY, Unit.WEEK, Unit.WEEKEND):
        return _days(day, count * (1 if span.unit is Unit.DAY else 7))
    months = _UNIT_MONTHS.get(span.unit)
    return add_months(day, count * months) if months else None


def _ahead(spec: Spec, base: Base) -> Window | None:
    years, months, days = spec.ahead or (0, 0, 0)
    day = _days(add_months(base.today, years * 12 + months), days)
    if spec.weekday is not None:
        day = _days(monday_of(day), spec.weekday)
    return _one(day)


def _span(spec: Spec, base: Base) -> Window | None:
    span = spec.span or Span(1, Unit.DAY, ahead=True)
    if spec.said() & {"year", "year_shift", "month", "month_shift", "week_shift", "quarter", "decade"}:
        return _span_inside(span, _frame(spec, base))
    if span.unit in (Unit.MINUTE, Unit.HOUR):
        return _hours(span, base)
    return _span_from(span, base.today)


def _hours(span: Span, base: Base) -> Window | None:
    if base.now is None:
        raise NoBase
    distance = timedelta(minutes=span.count * (60 if span.unit is Unit.HOUR else 1))
    ends = sorted((base.now, base.now + distance if span.ahead else base.now - distance))
    return ends[0].date(), ends[1].date(), Precision.INSTANT


def _frame(spec: Spec, base: Base) -> Window | None:
    rest = Spec(**{name: getattr(spec, name) for name in spec.said() if name not in ("span", "nth")})
    return _window(rest, base)


_UNIT_MONTHS = {Unit.MONTH: 1, Unit.QUARTER: 3, Unit.YEAR: 12, Unit.DECADE: 120}
_UNIT_PRECISION = {
    Unit.MINUTE: Precision.INSTANT, Unit.HOUR: Precision.INSTANT, Unit.DAY: Precision.DAY,
    Unit.WEEK: Precision.WEEK, Unit.WEEKEND: Precision.WEEKEND, Unit.MONTH: Precision.MONTH,
    Unit.QUARTER: Precision.SEASON, Unit.SEASON: Precision.SEASON, Unit.YEAR: Precision.YEAR,
    Unit.DECADE: Precision.DECADE, Unit.CENTURY: Precision.DECADE,
}  # fmt: skip


def _span_from(span: Span, today: date) -> Window | None:
    """The stretch right before or after the turn's day: the day itself stays out."""
    precision = _UNIT_PRECISION[span.unit]
    if span.unit in (Unit.QUARTER, Unit.DECADE):  # these are read as calendar units, not as so many days
        months = _UNIT_MONTHS[span.unit]
        first = _unit_start(today, span.unit)
        if span.ahead:
            start = add_months(first, months)
            return start, _days(add_months(start, months * span.count), -1), precision
        return add_months(first, -months * span.count), _days(first, -1), precision
    if span.unit is Unit.WEEKEND:
        saturday = _days(monday_of(today), SATURDAY)
        if span.ahead:
            return _days(saturday, 7), _days(saturday, 7 * span.count + 1), precision
        return _days(saturday, -7 * span.count), _days(saturday, -6), precision
    if span.unit in (Unit.DAY, Unit.WEEK):
        count = span.count * (7 if span.unit is Unit.WEEK else 1)
        return (
            (_days(today, 1), _days(today, count), precision)
            if span.ahead
            else (_days(today, -count), _days(today, -1), precision)
        )
    months = span.count * _UNIT_MONTHS.get(span.unit, 3)
    if span.ahead:
        return _days(today, 1), add_months(today, months), precision
    return add_months(today, -months), _days(today, -1), precision


def _unit_start(day: date, unit: Unit) -> date:
    if unit is Unit.WEEK:
        return monday_of(day)
    if unit is Unit.QUARTER:
        return date(day.year, (day.month - 1) // 3 * 3 + 1, 1)
    if unit is Unit.MONTH:
        return day.replace(day=1)
    if unit is Unit.DECADE:
        return date(day.year // 10 * 10, 1, 1)
    return date(day.year, 1, 1) if unit is Unit.YEAR else day


def _span_inside(span: Span, frame: Window | None) -> Window | None:
    """The first or last units of a frame: "the last three weeks of this year"."""
    if frame is None or span.unit in (Unit.MINUTE, Unit.HOUR):
        return None
    start, end, _ = frame
    precision = _UNIT_PRECISION[span.unit]
    if span.unit is Unit.WEEK:
        # A week belongs to the year or month that holds its Thursday (ISO 8601).
        first = monday_of(_days(start, 3)) if _days(monday_of(start), 3) < start else monday_of(start)
        last = monday_of(end) if _days(monday_of(end), 3) <= end else _days(monday_of(end), -7)
        count = 7 * span.count
        return (
            (first, _days(first, count - 1), precision)
            if span.ahead
            else (_days(last, 7 - count), _days(last, 6), precision)
        )
    if span.unit is Unit.DAY:
        return (
            (start, _days(start, span.count - 1), precision)
            if span.ahead
            else (_days(end, 1 - span.count), end, precision)
        )
    months = span.count * _UNIT_MONTHS.get(span.unit, 3)
    if span.ahead:
        return start, _days(add_months(start, months), -1), precision
    return add_months(_days(end, 1), -months), end, precision


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
        first = _days(start, (weekday - start.weekday()) % 7)
        day = _days(first, 7 * (nth - 1))
        if nth < 0:
            day = _days(end, -((end.weekday() - weekday) % 7))
        if not start <= day <= end:
            return None
        return (day, _days(day, 1), Precision.WEEKEND) if spec.weekend else _one(day)
    return None if precision is Precision.WEEK else _nth_week(start, end, nth)


def _nth_week(start: date, end: date, nth: int) -> Window | None:
    window = _span_inside(Span(1, Unit.WEEK, ahead=nth > 0), (start, end, Precision.MONTH))
    if window is None or nth < 0:
        return window
    return _days(window[0], 7 * (nth - 1)), _days(window[1], 7 * (nth - 1)), Precision.WEEK


def _week_number(spec: Spec, base: Base) -> Window | None:
    year = _said_year(spec, base)
    monday = date.fromisocalendar(base.today.year if year is None else year, spec.week_number or 1, 1)
    if spec.weekday is not None:
        return _one(_days(monday, spec.weekday))
    return monday, _days(monday, 6), Precision.WEEK


def _week_shift(spec: Spec, base: Base) -> Window | None:
    day = _days(base.today, 7 * (spec.week_shift or 0))
    if spec.day is not None:
        matching = [item for step in range(7) if (item := _days(monday_of(day), step)).day == spec.day]
        return _one(matching[0] if matching else None)
    if spec.weekday is not None:
        return _one(_days(monday_of(day), spec.weekday))
    if spec.weekend:
        return _weekend(day)
    if spec.workdays:
        return monday_of(day), _days(monday_of(day), FRIDAY), Precision.WEEK
    return _week(day)


def _weekend_shift(spec: Spec, base: Base) -> Window | None:
    if spec.strictly_next and base.today.weekday() >= SATURDAY:
        return _weekend(_days(base.today, 7))
    return _weekend(_days(base.today, 7 * (spec.weekend_shift or 0)))


def _bare_weekend(spec: Spec, base: Base) -> Window | None:
    this = _weekend(base.today)
    if base.past and this[0] > base.today:
        return _weekend(_days(base.today, -7))
    return this


def _weekday(spec: Spec, base: Base) -> Window | None:
    weekday, today = spec.weekday or 0, base.today
    if spec.which == _CURRENT:
        return _one(_days(monday_of(today), weekday))
    if spec.which is not None and spec.which > _CURRENT:
        return _one(_days(monday_of(today), 7 * spec.which + weekday))
    if spec.which is not None or (base.past and not spec.strictly_next):
        extra = 7 * (abs(spec.which) - 1) if spec.which else 0
        return _one(_days(today, -((today.weekday() - weekday - 1) % 7 + 1) - extra))
    return _one(_days(today, (weekday - today.weekday() - 1) % 7 + 1 + 7 * (spec.weeks_more or 0)))


def _weekday_and_day(spec: Spec, base: Base) -> Window | None:
    """ "Monday 21", "21일 월요일": the nearest such day of which both are true."""
    if spec.month is not None:
        return _month_day(spec, base)
    if spec.month_shift is not None:
        return _day_of_month(spec, base)
    today = base.today
    months = [add_months(today.replace(day=1), step) for step in (0, 1, -1, 2, -2, 3, -3)]
    days = [_day_in(month.year, month.month, spec.day or 0) for month in months]
    fitting = [day for day in days if day and day.weekday() == spec.weekday]
    return _one(min(fitting, key=lambda day: abs((day - today).days))) if fitting else None


def _day_in(year: int, month: int, day: int) -> date | None:
    return date(year, month, day) if 1 <= day <= monthrange(year, month)[1] else None


def _month_day(spec: Spec, base: Base) -> Window | None:
    month, day = spec.month or 0, spec.day or 0
    if not 1 <= month <= 12:
        return None

    def window(year: int) -> Window | None:
        return _one(_day_in(year, month, day))

    if _said_year(spec, base) is None and spec.weekday is not None:
        today = base.today
        years = [window(today.year + step) for step in (0, 1, -1)]
        fitting = [found for found in years if found and found[0].weekday() == spec.weekday]
        if fitting:
            return min(fitting, key=lambda found: abs((found[0] - today).days))
    if spec.which is not None:
        return window(base.today.year)
    bare = Spec(year=spec.year, year_shift=spec.year_shift)
    return _nearest(bare, base, window)


def _day_of_month(spec: Spec, base: Base) -> Window | None:
    if spec.which is not None:  # "지난 25일", "오는 25일"
        months = [add_months(base.today.replace(day=1), step) for step in (-2, -1, 0, 1, 2)]
        days = [day for month in months if (day := _day_in(month.year, month.month, spec.day or 0))]
        passed = spec.which < _CURRENT
        near = [day for day in days if (day < base.today if passed else day > base.today)]
        return _one((near[-1] if passed else near[0]) if near else None)
    first = add_months(base.today.replace(day=1), spec.month_shift or 0)
    return _one(_day_in(first.year, first.month, spec.day or 0))


def _month_window(spec: Spec, base: Base) -> Window | None:
    if spec.month_shift is not None:
        first = add_months(base.today.replace(day=1), spec.month_shift)
        window: Window | None = _month(first.year, first.month)
    else:
        month = spec.month or 0
        if not 1 <= month <= 12:
            return None
        window = _nearest(spec, base, lambda year: _month(year, month), closest=True)
    if window is None or spec.part is None:
        return window
    first_day, last_day = _PART_DAYS[spec.part]
    start, end, _ = window
    return start.replace(day=first_day), end.replace(day=min(last_day, end.day)), Precision.PART_OF_MONTH


def _same_time(spec: Spec, base: Base) -> Window | None:
    if spec.month_shift is not None:
        return _month_window(Spec(month_shift=spec.month_shift), base)
    year = _said_year(spec, base)
    return _month(base.today.year if year is None else year, base.today.month)


def _season_window(spec: Spec, base: Base) -> Window | None:
    name = spec.season or "spring"
    if spec.season_count is not None:
        return _season(base.today.year + spec.season_count, name)
    if spec.which == _CURRENT or spec.year_shift == _CURRENT:
        year = base.today.year
        # In January "this winter" is the one that began in December.
        running = name == "winter" and base.today.month <= 2
        return _season(year - 1 if running else year, name)
    undecided = _said_year(spec, base) is None and spec.which is None and not spec.strictly_next
    if undecided and base.direction is None:
        return None  # "in summer" of a general statement is no date
    if undecided and base.direction is Direction.FUTURE:
        return _nearest(Spec(strictly_next=True), base, lambda year: _season(year, name))
    return _nearest(spec, base, lambda year: _season(year, name))


def _quarter(spec: Spec, base: Base) -> Window | None:
    if spec.quarter_shift is not None:
        start = add_months(_unit_start(base.today, Unit.QUARTER), 3 * spec.quarter_shift)
        return start, _days(add_months(start, 3), -1), Precision.SEASON
    months = 3 if spec.quarter is not None else 6
    index = spec.quarter if spec.quarter is not None else spec.half

    def window(year: int) -> Window:
        start = date(year, months * ((index or 1) - 1) + 1, 1)
        return start, _days(add_months(start, months), -1), Precision.SEASON

    said = _said_year(spec, base)
    if spec.which is not None:
        return _nearest(spec, base, window)
    return window(base.today.year if said is None else said)


def _decade(spec: Spec, base: Base) -> Window | None:
    first = spec.decade
    if first is None:
        first = base.today.year // 10 * 10 + 10 * (spec.decade_shift or 0)
    return date(first, 1, 1), date(first + 9, 12, 31), Precision.DECADE


def _century(spec: Spec, base: Base) -> Window | None:
    first = ((spec.century or 1) - 1) * 100
    return date(max(first, 1), 1, 1), date(first + 99, 12, 31), Precision.DECADE


def _year_window(spec: Spec, base: Base) -> Window | None:
    year = _said_year(spec, base)
    if year is None:
        return None
    if spec.part is None:
        return _year(year)
    return _part_of_year(year, spec.part)


def _part_of_year(year: int, part: Part) -> Window:
    first, last = _PART_MONTHS[part]
    return date(year, first, 1), _month(year, last)[1], Precision.SEASON


def _bare_part(spec: Spec, base: Base) -> Window | None:
    """ "연말에", "연초에" without a year."""
    part = spec.part or Part.EARLY
    return _nearest(spec, base, lambda year: _part_of_year(year, part))


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


def _vague(spec: Spec, base: Base) -> Window | None:
    return None


RESOLVERS: tuple[tuple[frozenset[str], Callable[[Spec, Base], Window | None]], ...] = tuple(
    (frozenset(needs.split()), function)
    for needs, function in (
        ("vague", _vague),
        ("rest", _rest),
        ("so_far", _so_far),
        ("span", _span),
        ("same_time", _same_time),
        ("festival", _festival),
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
