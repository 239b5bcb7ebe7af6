"""What the matches of the English rules say, and the word lists their patterns are made of."""

from __future__ import annotations

# patterns are read whole
import re
from dataclasses import replace

from ingest.timex import festivals
from ingest.timex.korean_readings import counted_shift, exact_ahead
from ingest.timex.numbers import (
    ENGLISH_CARDINAL,
    ENGLISH_ORDINAL_WORD,
    ENGLISH_YEAR_WORDS,
    read_english,
    read_ordinal,
    read_spoken_year,
)
from ingest.timex.rules import Make, Reading
from ingest.timex.spec import Part, Span, Spec, Unit
from ingest.timex.written import full_year

_MONTH_NAMES = (
    "january|jan", "february|febr|feb", "march|mar", "april|apr", "may", "june|jun", "july|jul",
    "august|aug", "september|sept|sep", "october|oct", "november|nov", "december|dec",
)  # fmt: skip
WEEKDAY_NAMES = (
    "monday|mon", "tuesday|tues|tue", "wednesday|wednes|weds|wed", "thursday|thurs|thur|thu", "friday|fri",
    "saturday|sat", "sunday|sun",
)  # fmt: skip
LONG_WEEKDAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
SEASON_NAMES = {"spring": "spring", "summer": "summer", "autumn": "autumn", "fall": "autumn", "winter": "winter"}
UNIT_NAMES = {
    "minute": Unit.MINUTE, "min": Unit.MINUTE, "mins": Unit.MINUTE, "hour": Unit.HOUR, "hr": Unit.HOUR,
    "hrs": Unit.HOUR, "second": Unit.MINUTE, "sec": Unit.MINUTE, "day": Unit.DAY, "night": Unit.DAY,
    "week": Unit.WEEK, "wk": Unit.WEEK, "fortnight": Unit.WEEK, "weekend": Unit.WEEKEND, "month": Unit.MONTH,
    "quarter": Unit.QUARTER, "year": Unit.YEAR, "yr": Unit.YEAR, "decade": Unit.DECADE,
    "century": Unit.CENTURY, "centurie": Unit.CENTURY,
}  # fmt: skip
LAST = r"last|past|this past|previous|prior"
NEXT = r"next|following|upcoming|coming|this coming"
PARTS = {"early": Part.EARLY, "beginning": Part.EARLY, "start": Part.EARLY, "mid": Part.MID, "middle": Part.MID,
          "late": Part.LATE, "end": Part.LATE}  # fmt: skip
_NUMBER_WORD_DAYS = 31

MONTH_ANY = "|".join(_MONTH_NAMES)
# Also a verb, a modal or somebody's name ("Call April"): a month only beside a preposition or another month.
_NAME_MONTHS = ("march|mar", "april|apr", "may", "june|jun", "august|aug")
MONTH_SAFE = "|".join(name for name in _MONTH_NAMES if name not in _NAME_MONTHS).replace("|jan|", "|")
MON = rf"(?P<month>{MONTH_ANY})\.?"
DAY = rf"(?:(?P<day>(?:[12][0-9]|3[01]|0?[1-9])(?:st|nd|rd|th)?)(?![0-9:])(?!\.[0-9])|(?P<dayword>{ENGLISH_ORDINAL_WORD}|{ENGLISH_CARDINAL}))"
YEAR4 = rf"(?:(?P<year>[12][0-9]{{3}})(?![0-9])|(?P<yearword>{ENGLISH_YEAR_WORDS})\b)"
YEAR_AFTER = rf"(?:\s?,?\s?(?:of |in )?(?:(?P<year>[12][0-9]{{3}}|['’][0-9]{{2}}|(?<=of )[0-9]{{2}}|(?<=[-/])[0-9]{{2}})(?![0-9:])|(?P<yearword>{ENGLISH_YEAR_WORDS})\b))?"
UNIT = r"(?:minute|min|hour|hr|second|sec|day|night|week|wk|fortnight|weekend|month|quarter|year|yr|decade|centurie|century)s?"
LEFT = r"(?<![A-Za-z0-9_$€£₩#./:])"
RIGHT = r"(?![A-Za-z0-9_])"


def place_of(names: tuple[str, ...], text: str) -> int:
    text = text.lower().rstrip(".")
    return next(place for place, name in enumerate(names) if text in name.split("|"))


def _group(match: re.Match[str], name: str) -> str | None:
    return match.groupdict().get(name)


def _month_of(match: re.Match[str]) -> int:
    return place_of(_MONTH_NAMES, match["month"]) + 1


def day_of(match: re.Match[str]) -> int | None:
    text = match["day"] or match["dayword"]
    day = read_ordinal(text)
    return day if day is not None and 1 <= day <= _NUMBER_WORD_DAYS else None


def _year_of(match: re.Match[str]) -> int | None:
    if year := _group(match, "year"):
        return full_year(year)
    words = _group(match, "yearword")
    return read_spoken_year(words) if words else None


def date_said(match: re.Match[str]) -> Spec | None:
    day = day_of(match)
    if day is None:
        return None
    weekday = _group(match, "weekday")
    return Spec(
        month=_month_of(match),
        day=day,
        year=_year_of(match),
        weekday=place_of(WEEKDAY_NAMES, weekday) if weekday else None,
        which=0 if _group(match, "this") else None,
    )


def date_range_said(match: re.Match[str]) -> Reading | None:
    first, last = read_ordinal(match["day"]), read_ordinal(match["to"])
    if not first or not last or last > _NUMBER_WORD_DAYS or first > last:
        return None
    month, year = _month_of(match), _year_of(match)
    return Reading(Spec(month=month, day=first, year=year), until=Spec(month=month, day=last, year=year))


def month_year_said(match: re.Match[str]) -> Spec:
    return Spec(month=_month_of(match), year=_year_of(match))


def month_said(match: re.Match[str]) -> Spec:
    which = (_group(match, "which") or "").lower()
    month = _month_of(match)
    if not which:
        return Spec(month=month)
    if which in ("coming", "this coming", "upcoming"):
        return Spec(month=month, strictly_next=True)
    return Spec(month=month, which=shift_of(which))


def shift_of(text: str) -> int:
    text = " ".join(text.lower().split())
    if text in ("last", "past", "this past", "previous", "prior"):
        return -1
    return 0 if text in ("this", "current", "the current", "this current") else 1


def weekday_said(match: re.Match[str]) -> Spec:
    weekday = place_of(WEEKDAY_NAMES, match["weekday"])
    which = " ".join((_group(match, "which") or "").lower().split())
    if not which:
        return Spec(weekday=weekday)
    if which in ("coming", "this coming", "upcoming", "this upcoming"):
        return Spec(weekday=weekday, strictly_next=True)
    if which in ("previous", "prior"):
        return Spec(weekday=weekday, week_shift=-1)
    return Spec(weekday=weekday, which=shift_of(which))


def weekday_after_said(match: re.Match[str]) -> Spec:
    weekday = place_of(WEEKDAY_NAMES, match["weekday"])
    return Spec(weekday=weekday, which=-2 if match["side"].lower() == "before last" else 2)


def _count_of(match: re.Match[str]) -> tuple[int, Unit] | None:
    unit_text = match["unit"].lower()
    unit = UNIT_NAMES.get(unit_text) or UNIT_NAMES[unit_text.rstrip("s")]
    count_text = (_group(match, "count") or "1").strip()
    count = read_english(count_text)
    if count is None:
        return None
    if unit_text.startswith("fortnight"):
        count *= 2
    return count, unit


def ago_said(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    if found is None:
        return Spec(vague=True)
    half = bool(_group(match, "half"))
    return counted_shift(found[0], found[1], -1, half=half)


def ahead_said(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    return exact_ahead(*found) if found else None


def inside_said(match: re.Match[str]) -> Spec | None:
    """ "in two weeks": from the turn on, but of the past it is how long something took."""
    found = ahead_said(match)
    return replace(found, inside=True) if found else None


def long_offset_said(match: re.Match[str]) -> Spec:
    years, months, weeks, days = (read_english(match[name] or "0") or 0 for name in ("y", "m", "w", "d"))
    sign = -1 if match["side"].lower() in ("ago", "back", "before") else 1
    return Spec(ahead=(sign * years, sign * months, sign * (7 * weeks + days)))


def span_said(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    if found is None:
        return None
    return Spec(span=Span(found[0], found[1], ahead=shift_of(match["which"]) > 0))


def edge_span_said(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    if found is None:
        return None
    return Spec(span=Span(found[0], found[1], ahead=match["edge"].lower() in ("first", "opening")))


_UNIT_FIELD = {
    Unit.DAY: "day_shift", Unit.WEEK: "week_shift", Unit.WEEKEND: "weekend_shift", Unit.MONTH: "month_shift",
    Unit.QUARTER: "quarter_shift", Unit.YEAR: "year_shift", Unit.DECADE: "decade_shift",
}  # fmt: skip


def unit_said(match: re.Match[str]) -> Spec | None:
    """ "last week", "next quarter", "the year after next"."""
    unit_text = match["unit"].lower()
    unit = UNIT_NAMES[unit_text]
    field = _UNIT_FIELD.get(unit)
    if field is None:
        return None
    which = _group(match, "which")
    side = _group(match, "side") or ""
    shift = shift_of(which) if which is not None else (-2 if side.lower().startswith("before") else 2)
    if unit is Unit.WEEKEND and (which or "").lower() in ("coming", "this coming", "upcoming"):
        return Spec(weekend_shift=0, strictly_next=True)
    if unit_text == "fortnight":
        return Spec(vague=True)
    return Spec(**{field: shift})  # type: ignore[arg-type]  # field is one of the shifts


def work_week_said(match: re.Match[str]) -> Spec:
    return Spec(week_shift=shift_of(match["which"] or "this"), workdays=True)


def bare_unit_said(match: re.Match[str]) -> Reading | None:
    field = _UNIT_FIELD.get(UNIT_NAMES[match["unit"].lower()])
    if field is None:
        return None
    spec = Spec(**{field: 0})  # type: ignore[arg-type]  # field is one of the shifts
    return Reading(spec, count=Span(1, UNIT_NAMES[match["unit"].lower()], ahead=True))


def season_said(match: re.Match[str]) -> Spec:
    season = SEASON_NAMES[match["season"].lower()]
    which = (_group(match, "which") or "").lower()
    if not which:
        return Spec(season=season)
    if which in ("coming", "this coming", "upcoming"):
        return Spec(season=season, strictly_next=True)
    return Spec(season=season, which=shift_of(which))


def seasons_ago_said(match: re.Match[str]) -> Spec | None:
    count = read_english(match["count"])
    return Spec(season=SEASON_NAMES[match["season"].lower()], season_count=-count) if count else None


def weekdays_ago_said(match: re.Match[str]) -> Spec | None:
    count = read_english(match["count"])
    return Spec(weekday=place_of(WEEKDAY_NAMES, match["weekday"]), which=-count) if count else None


def weekdays_ahead_said(match: re.Match[str]) -> Spec | None:
    count = read_english(match["count"])
    if not count:
        return None
    return Spec(weekday=place_of(WEEKDAY_NAMES, match["weekday"]), strictly_next=True, weeks_more=count - 1)


def festival_said(match: re.Match[str]) -> Spec:
    which = (_group(match, "which") or "").lower()
    coming = which in ("coming", "this coming", "upcoming")
    return Spec(
        festival=festivals.named(" ".join(match["name"].split())),
        which=shift_of(which) if which and not coming else None,
        strictly_next=True if coming else None,
        weekend=True if _group(match, "weekend") or _group(match, "before") else None,
    )


def year_said(match: re.Match[str]) -> Spec | None:
    year = _year_of(match)
    return Spec(year=year) if year else None


def decade_said(match: re.Match[str]) -> Spec | None:
    text = match["decade"]
    if text.isdigit():
        first = int(text)
        if 1000 <= first <= 1900 and first % 100 == 0:  # "the 1800s" are a century
            return Spec(century=first // 100 + 1)
        return Spec(decade=first if first >= 1000 else first + (1900 if first >= 30 else 2000))
    words = match["decade"].lower()
    tens = {"twenties": 20, "thirties": 30, "forties": 40, "fifties": 50, "sixties": 60, "seventies": 70,
            "eighties": 80, "nineties": 90}  # fmt: skip
    century = {"nineteen": 1900, "eighteen": 1800, "twenty": 2000}.get((match["century"] or "").lower())
    if century is None:
        century = 1900
        if words == "twenties":
            return Spec(vague=True)  # of which century is not said
    return Spec(decade=century + tens[words])


def century_said(match: re.Match[str]) -> Spec | None:
    number = read_ordinal(match["nth"])
    return Spec(century=number) if number and number <= 30 else None


ORDINALS = rf"(?:[0-9]{{1,2}}(?:st|nd|rd|th)|{ENGLISH_ORDINAL_WORD})"


def nth_said(match: re.Match[str]) -> Spec | None:
    text = match["nth"].lower()
    nth = -1 if text in ("last", "final") else read_ordinal(text)
    if not nth:
        return None
    what = match["what"].lower()
    if what in ("weekend",):
        return Spec(nth=nth, weekend=True)
    if what == "week":
        return Spec(nth=nth)
    if what == "month":
        return Spec(month=nth) if 1 <= nth <= 12 else Spec(month=12)
    if what == "day":
        return Spec(span=Span(1, Unit.DAY, ahead=nth > 0)) if nth in (1, -1) else Spec(day=nth)
    return Spec(nth=nth, weekday=place_of(WEEKDAY_NAMES, what))


def quarter_said(match: re.Match[str]) -> Spec:
    text = match["quarter"].lower()
    number = int(text) if text.isdigit() else (4 if text in ("last", "final") else read_ordinal(text))
    year = _group(match, "year") or _group(match, "year2")
    return Spec(quarter=number, year=full_year(year) if year else None)


def half_said(match: re.Match[str]) -> Spec:
    text = match["half"].lower()
    number = int(text) if text.isdigit() else (1 if text == "first" else 2)
    year = _group(match, "year") or _group(match, "year2")
    return Spec(half=number, year=full_year(year) if year else None)


def week_number_said(match: re.Match[str]) -> Spec | None:
    number = read_ordinal(match["number"] or match["nth"])
    return Spec(week_number=number) if number and 1 <= number <= 53 else None


def fiscal_said(match: re.Match[str]) -> Spec:
    year = full_year(match["year"])
    return Spec(federal_year=year) if match["federal"] else Spec(year=year)


def clock_said(match: re.Match[str]) -> Spec | None:
    hour_text = match["hour"].lower()
    fixed = {"noon": ("12:00", None), "midday": ("12:00", None), "midnight": ("00:00", None)}
    if hour_text in fixed:
        return Spec(clock=fixed[hour_text][0])
    hour = read_english(hour_text)
    minute = int(_group(match, "minute") or 0)
    if hour is None or hour > 24 or minute > 59:
        return None
    half = (_group(match, "half") or "").lower().replace(".", "")
    part = {"am": "am", "pm": "pm"}.get(half)
    return Spec(clock=f"{hour % 24:02d}:{minute:02d}", clock_open=1 if 1 <= hour <= 12 else None, daypart=part)


DAYPARTS = {"morning": "am", "afternoon": "pm", "evening": "night", "night": "night", "lunchtime": "noon",
             "lunch": "noon", "noon": "noon", "midday": "noon"}  # fmt: skip


def daypart_said(match: re.Match[str]) -> Spec:
    return Spec(daypart=DAYPARTS[match["part"].lower()])


def fixed(**constraints: object) -> Make:
    spec = Spec(**constraints)  # type: ignore[arg-type]  # names are checked by dataclasses
    return lambda match: spec


def rest_said(match: re.Match[str]) -> Spec:
    return Spec(rest=UNIT_NAMES[match["unit"].lower()])


def so_far_said(match: re.Match[str]) -> Spec:
    text = match[0].lower()
    return Spec(
        so_far=Unit.MONTH if text.startswith(("m", "this month")) else Unit.WEEK if "week" in text else Unit.YEAR
    )


def count_said(match: re.Match[str]) -> Reading | None:
    found = _count_of(match)
    return Reading(Spec(), count=Span(found[0], found[1], ahead=True)) if found else None


WEEKDAY_LONG = rf"(?P<weekday>{LONG_WEEKDAY}|weds)"
_WEEKDAY_ANY = r"(?P<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|thu|fri|sat|sun)"
MODIFIER = (
    r"(?P<which>this past|this coming|this upcoming|last|past|previous|prior|next|following|upcoming|coming|this)"
)
ON = r"(?:(?<=on )|(?<=by )|(?<=until )|(?<=till )|(?<=since )|(?<=next )|(?<=last )|(?<=this )|(?<=every )|(?<=from )|(?<=before )|(?<=after ))"
IN = r"(?:(?<=in )|(?<=by )|(?<=until )|(?<=till )|(?<=since )|(?<=from )|(?<=of )|(?<=during )|(?<=before )|(?<=after )|(?<=early )|(?<=late )|(?<=mid-)|(?<=mid )|(?<=for )|(?<=to )|(?<=through )|(?<=between )|(?<=and ))"
YEAR_PREFIX = r"(?:(?:the )?(?:calendar )?year(?: of)? |cy ?)"


def slash_said(first: int, second: int, *, this: bool) -> Spec | None:
    month, day = (second, first) if first > 12 else (first, second)
    if not (1 <= month <= 12 and 1 <= day <= 31):
        return None
    return Spec(month=month, day=day, which=0 if this else None)
