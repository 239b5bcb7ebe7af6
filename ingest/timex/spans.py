"""Stretches: so many units before or after the turn, or at the edge of a frame; distances from a day."""

from __future__ import annotations

from datetime import date, timedelta

from ingest.model import Precision
from ingest.timex.base import Base, NoBase
from ingest.timex.days import (
    SATURDAY,
    UNIT_MONTHS,
    Window,
    add_months,
    days_on,
    monday_of,
    unit_start,
)
from ingest.timex.spec import Span, Unit

UNIT_PRECISION = {
    Unit.MINUTE: Precision.INSTANT, Unit.HOUR: Precision.INSTANT, Unit.DAY: Precision.DAY,
    Unit.WEEK: Precision.WEEK, Unit.WEEKEND: Precision.WEEKEND, Unit.MONTH: Precision.MONTH,
    Unit.QUARTER: Precision.SEASON, Unit.SEASON: Precision.SEASON, Unit.YEAR: Precision.YEAR,
    Unit.DECADE: Precision.DECADE, Unit.CENTURY: Precision.DECADE,
}  # fmt: skip


def shifted(day: date, span: Span) -> date | None:
    """Return the day so many units before or after another one: "two months after next Friday"."""
    count = span.count if span.ahead else -span.count
    if span.unit in (Unit.DAY, Unit.WEEK, Unit.WEEKEND):
        return days_on(day, count * (1 if span.unit is Unit.DAY else 7))
    months = UNIT_MONTHS.get(span.unit)
    return add_months(day, count * months) if months else None


def hours_window(span: Span, base: Base) -> Window | None:
    if base.now is None:
        raise NoBase
    distance = timedelta(minutes=span.count * (60 if span.unit is Unit.HOUR else 1))
    ends = sorted((base.now, base.now + distance if span.ahead else base.now - distance))
    return ends[0].date(), ends[1].date(), Precision.INSTANT


def span_from(span: Span, today: date) -> Window | None:
    """The stretch right before or after the turn's day: the day itself stays out."""
    precision = UNIT_PRECISION[span.unit]
    if span.unit in (Unit.QUARTER, Unit.DECADE):  # these are read as calendar units, not as so many days
        months = UNIT_MONTHS[span.unit]
        first = unit_start(today, span.unit)
        if span.ahead:
            start = add_months(first, months)
            return start, days_on(add_months(start, months * span.count), -1), precision
        return add_months(first, -months * span.count), days_on(first, -1), precision
    if span.unit is Unit.WEEKEND:
        saturday = days_on(monday_of(today), SATURDAY)
        if span.ahead:
            return days_on(saturday, 7), days_on(saturday, 7 * span.count + 1), precision
        return days_on(saturday, -7 * span.count), days_on(saturday, -6), precision
    if span.unit in (Unit.DAY, Unit.WEEK):
        count = span.count * (7 if span.unit is Unit.WEEK else 1)
        return (
            (days_on(today, 1), days_on(today, count), precision)
            if span.ahead
            else (days_on(today, -count), days_on(today, -1), precision)
        )
    months = span.count * UNIT_MONTHS.get(span.unit, 3)
    if span.ahead:
        return days_on(today, 1), add_months(today, months), precision
    return add_months(today, -months), days_on(today, -1), precision


def span_inside(span: Span, frame: Window | None) -> Window | None:
    """The first or last units of a frame: "the last three weeks of this year"."""
    if frame is None or span.unit in (Unit.MINUTE, Unit.HOUR):
        return None
    start, end, _ = frame
    precision = UNIT_PRECISION[span.unit]
    if span.unit is Unit.WEEK:
        # A week belongs to the year or month that holds its Thursday (ISO 8601).
        first = monday_of(days_on(start, 3)) if days_on(monday_of(start), 3) < start else monday_of(start)
        last = monday_of(end) if days_on(monday_of(end), 3) <= end else days_on(monday_of(end), -7)
        count = 7 * span.count
        return (
            (first, days_on(first, count - 1), precision)
            if span.ahead
            else (days_on(last, 7 - count), days_on(last, 6), precision)
        )
    if span.unit is Unit.DAY:
        return (
            (start, days_on(start, span.count - 1), precision)
            if span.ahead
            else (days_on(end, 1 - span.count), end, precision)
        )
    months = span.count * UNIT_MONTHS.get(span.unit, 3)
    if span.ahead:
        return start, days_on(add_months(start, months), -1), precision
    return add_months(days_on(end, 1), -months), end, precision


def nth_week(start: date, end: date, nth: int) -> Window | None:
    window = span_inside(Span(1, Unit.WEEK, ahead=nth > 0), (start, end, Precision.MONTH))
    if window is None or nth < 0:
        return window
    return days_on(window[0], 7 * (nth - 1)), days_on(window[1], 7 * (nth - 1)), Precision.WEEK
