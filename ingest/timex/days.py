"""Calendar arithmetic: windows of weeks, months, seasons and years, and the steps between days."""

from __future__ import annotations

from calendar import monthrange
from datetime import date, timedelta

from ingest.model import Precision
from ingest.timex.spec import Part, Unit

SEASONS = {"spring": 3, "summer": 6, "autumn": 9, "winter": 12}
PART_DAYS = {Part.EARLY: (1, 10), Part.MID: (11, 20), Part.LATE: (21, 31)}
PART_MONTHS = {Part.EARLY: (1, 3), Part.MID: (5, 8), Part.LATE: (10, 12)}
MONDAY, FRIDAY, SATURDAY, SUNDAY = 0, 4, 5, 6
Window = tuple[date, date, Precision]


def add_months(day: date, months: int) -> date:
    """Return the day so many months on, the last of the month where it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def monday_of(day: date) -> date:
    return day - timedelta(days=day.weekday())


def days_on(start: date, count: int) -> date:
    return start + timedelta(days=count)


def one_day(day: date | None) -> Window | None:
    return (day, day, Precision.DAY) if day else None


def month_of(year: int, month: int) -> Window:
    return date(year, month, 1), date(year, month, monthrange(year, month)[1]), Precision.MONTH


def season_of(year: int, name: str) -> Window:
    start = date(year, SEASONS[name], 1)
    return start, days_on(add_months(start, 3), -1), Precision.SEASON


def week_of(day: date) -> Window:
    monday = monday_of(day)
    return monday, days_on(monday, 6), Precision.WEEK


def weekend_in(day: date) -> Window:
    monday = monday_of(day)
    return days_on(monday, 5), days_on(monday, 6), Precision.WEEKEND


def year_of(year: int) -> Window:
    return date(year, 1, 1), date(year, 12, 31), Precision.YEAR


def weekend_of(day: date) -> Window:
    """Return the weekend a day belongs to or makes long: Labor Day's begins on Saturday and ends with it."""
    if day.weekday() <= 1:  # Monday and Tuesday belong to the weekend before them
        return days_on(day, -day.weekday() - 2), day, Precision.WEEKEND
    sunday = days_on(monday_of(day), SUNDAY)
    return (day if day.weekday() in (3, 4) else days_on(sunday, -1)), sunday, Precision.WEEKEND


def day_in(year: int, month: int, day: int) -> date | None:
    return date(year, month, day) if 1 <= day <= monthrange(year, month)[1] else None


def days_between(window: Window, day: date) -> int:
    if window[0] <= day <= window[1]:
        return 0
    return min(abs((window[0] - day).days), abs((day - window[1]).days))


def part_of_year(year: int, part: Part) -> Window:
    first, last = PART_MONTHS[part]
    return date(year, first, 1), month_of(year, last)[1], Precision.SEASON


UNIT_MONTHS = {Unit.MONTH: 1, Unit.QUARTER: 3, Unit.YEAR: 12, Unit.DECADE: 120}


def unit_start(day: date, unit: Unit) -> date:
    if unit is Unit.WEEK:
        return monday_of(day)
    if unit is Unit.QUARTER:
        return date(day.year, (day.month - 1) // 3 * 3 + 1, 1)
    if unit is Unit.MONTH:
        return day.replace(day=1)
    if unit is Unit.DECADE:
        return date(day.year // 10 * 10, 1, 1)
    return date(day.year, 1, 1) if unit is Unit.YEAR else day
