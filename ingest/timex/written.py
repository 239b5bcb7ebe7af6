"""Dates and clock times in figures, the same in Korean and English: ISO dates, slashes, dots, 20161016."""

from __future__ import annotations

# patterns are read whole
import re

from ingest.timex.rules import Reading, Rule, row
from ingest.timex.spec import Spec

# Inside a longer number, version, price, path or decimal nothing is a date.
_LEFT = r"(?<![0-9A-Za-z.,:/\-₩$€£#+])"
_RIGHT = r"(?![0-9A-Za-z])(?![.,:/\-][0-9])"
CLOCK_TAIL = r"(?:[T ](?P<hour>[01]?[0-9]|2[0-4]):(?P<minute>[0-5][0-9])(?::[0-5][0-9](?:\.[0-9]+)?)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?)?"
_MAX_MONTH = 12


def _clock(match: re.Match[str]) -> str | None:
    hour = match["hour"]
    return f"{int(hour) % 24:02d}:{match['minute']}" if hour else None


def _date(match: re.Match[str]) -> Spec | None:
    month, day = int(match["month"]), int(match["day"])
    if not (1 <= month <= _MAX_MONTH and 1 <= day <= 31):
        return None
    return Spec(year=int(match["year"]), month=month, day=day, clock=_clock(match))


def _month_first(match: re.Match[str]) -> Spec | None:
    """ "5/12/2019" is May 12; only where the first figure is no month is it the day."""
    first, second, year = int(match["first"]), int(match["second"]), match["year"]
    month, day = (second, first) if first > _MAX_MONTH else (first, second)
    if not (1 <= month <= _MAX_MONTH and 1 <= day <= 31):
        return None
    return Spec(year=full_year(year), month=month, day=day)


def _day_first(match: re.Match[str]) -> Spec | None:
    first, second = int(match["first"]), int(match["second"])
    day, month = (second, first) if second > _MAX_MONTH else (first, second)
    if not (1 <= month <= _MAX_MONTH and 1 <= day <= 31):
        return None
    return Spec(year=full_year(match["year"]), month=month, day=day)


def full_year(text: str) -> int:
    """Return the year two or four figures stand for; two figures up to 49 are of this century."""
    text = text.lstrip("'’")
    year = int(text)
    if len(text) > 2:
        return year
    return year + (2000 if year < 50 else 1900)


def _month_year(match: re.Match[str]) -> Spec | None:
    month = int(match["month"] or match["short"])
    return Spec(year=int(match["year"]), month=month) if 1 <= month <= _MAX_MONTH else None


def _years(match: re.Match[str]) -> Reading | None:
    first, last = int(match["first"]), int(match["last"])
    return Reading(Spec(year=first), until=Spec(year=last)) if first < last else None


RULES: tuple[Rule, ...] = (
    row(
        "iso_date",
        rf"{_LEFT}(?P<year>[12][0-9]{{3}})(?P<sep>[-/.])\s?(?P<month>[0-9]{{1,2}})(?P=sep)\s?(?P<day>[0-9]{{1,2}})\.?"
        rf"{CLOCK_TAIL}(?![0-9])",
        _date,
        "Backup made 2021-06-05 at the old site.",
    ),
    row(
        "compact_date",
        r"(?<![0-9A-Za-z.,:/₩$€£#+@])(?P<year>(?:19|20)[0-9]{2})(?P<month>0[1-9]|1[0-2])(?P<day>0[1-9]|[12][0-9]|3[01])"
        r"(?P<hour>)(?P<minute>)(?![0-9A-Za-z])(?![-:/][0-9])",
        _date,
        "See minutes 20210605 for details.",
    ),
    row(
        "slash_date",
        rf"{_LEFT}(?P<first>[0-9]{{1,2}})(?P<sep>[/-])(?P<second>[0-9]{{1,2}})(?P=sep)(?P<year>[12][0-9]{{3}}|[0-9]{{2}})"
        rf"(?![0-9A-Za-z])(?![/][0-9]|-[0-9])",
        _month_first,
        "The lease ended 6/30/2021.",
    ),
    row(
        "slash_comma_year",
        rf"{_LEFT}(?P<first>[0-9]{{1,2}})(?P<sep>[/-])(?P<second>[0-9]{{1,2}})\s?,\s?(?P<year>[12][0-9]{{3}}){_RIGHT}",
        _month_first,
        "The lease ended 06/30, 2021.",
    ),
    row(
        "dotted_date",
        rf"{_LEFT}(?P<first>[0-9]{{1,2}})\.\s?(?P<second>[0-9]{{1,2}})\.\s?(?P<year>[12][0-9]{{3}})(?![0-9A-Za-z])(?!\.[0-9])",
        _day_first,
        "Invoice of 23.04.2021 was paid.",
    ),
    row(
        "year_month",
        rf"{_LEFT}(?P<year>(?:19|20)[0-9]{{2}})(?:[-/.](?P<month>0[1-9]|1[0-2])|[-/](?P<short>[1-9])(?![가-힣])){_RIGHT}",
        _month_year,
        "Report for 2021-06 is ready.",
    ),
    row(
        "iso_week",
        rf"{_LEFT}(?P<year>(?:19|20)[0-9]{{2}})-?W(?P<week>0[1-9]|[1-4][0-9]|5[0-3])(?![0-9A-Za-z])",
        lambda m: Spec(year=int(m["year"]), week_number=int(m["week"])),
        "Sprint of 2021-W12 was short.",
    ),
    row(
        "year_range",
        rf"{_LEFT}(?P<first>(?:19|20)[0-9]{{2}})\s?[-–~∼～]\s?(?P<last>(?:19|20)[0-9]{{2}}){_RIGHT}(?=년|[^가-힣]|$)",
        _years,
        "Her term was 2014-2018.",
    ),
    row(
        "month_year",
        rf"{_LEFT}(?P<month>0?[1-9]|1[0-2])(?P<short>)[-/](?P<year>(?:19|20)[0-9]{{2}}){_RIGHT}",
        _month_year,
        "Card expired 12-2021.",
    ),
)
