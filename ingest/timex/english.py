"""English pieces of time: words, counts and dates with month names, one row each.

Month and weekday names that are also words (May, march, Sun, sat) count only with a figure, a preposition
or a modifier beside them.
"""

from __future__ import annotations

import re

from ingest.timex import festivals
from ingest.timex.korean import counted_shift, exact_ahead
from ingest.timex.numbers import (
    ENGLISH_CARDINAL,
    ENGLISH_COUNT,
    ENGLISH_ORDINAL_WORD,
    ENGLISH_YEAR_WORDS,
    read_english,
    read_ordinal,
    read_spoken_year,
)
from ingest.timex.rules import Kind, Make, Reading, Rule, row
from ingest.timex.spec import Part, Span, Spec, Unit
from ingest.timex.written import full_year

_MONTH_NAMES = (
    "january|jan", "february|febr|feb", "march|mar", "april|apr", "may", "june|jun", "july|jul",
    "august|aug", "september|sept|sep", "october|oct", "november|nov", "december|dec",
)  # fmt: skip
_WEEKDAY_NAMES = (
    "monday|mon", "tuesday|tues|tue", "wednesday|wednes|wed", "thursday|thurs|thur|thu", "friday|fri",
    "saturday|sat", "sunday|sun",
)  # fmt: skip
_LONG_WEEKDAY = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
_SEASON_NAMES = {"spring": "spring", "summer": "summer", "autumn": "autumn", "fall": "autumn", "winter": "winter"}
_UNIT_NAMES = {
    "minute": Unit.MINUTE, "min": Unit.MINUTE, "mins": Unit.MINUTE, "hour": Unit.HOUR, "hr": Unit.HOUR,
    "hrs": Unit.HOUR, "second": Unit.MINUTE, "sec": Unit.MINUTE, "day": Unit.DAY, "night": Unit.DAY,
    "week": Unit.WEEK, "wk": Unit.WEEK, "fortnight": Unit.WEEK, "weekend": Unit.WEEKEND, "month": Unit.MONTH,
    "quarter": Unit.QUARTER, "year": Unit.YEAR, "yr": Unit.YEAR, "decade": Unit.DECADE,
    "century": Unit.CENTURY, "centurie": Unit.CENTURY,
}  # fmt: skip
_LAST, _NEXT = r"last|past|this past|previous|prior", r"next|following|upcoming|coming|this coming"
_PARTS = {"early": Part.EARLY, "beginning": Part.EARLY, "start": Part.EARLY, "mid": Part.MID, "middle": Part.MID,
          "late": Part.LATE, "end": Part.LATE}  # fmt: skip
_NUMBER_WORD_DAYS = 31

_MONTH_ANY = "|".join(_MONTH_NAMES)
# Also a verb, a modal or somebody's name ("Call April"): a month only beside a preposition or another month.
_NAME_MONTHS = ("march|mar", "april|apr", "may", "june|jun", "august|aug")
_MONTH_SAFE = "|".join(name for name in _MONTH_NAMES if name not in _NAME_MONTHS).replace("|jan|", "|")
_MON = rf"(?P<month>{_MONTH_ANY})\.?"
_DAY = rf"(?:(?P<day>(?:[12][0-9]|3[01]|0?[1-9])(?:st|nd|rd|th)?)(?![0-9:])(?!\.[0-9])|(?P<dayword>{ENGLISH_ORDINAL_WORD}|{ENGLISH_CARDINAL}))"
_YEAR4 = rf"(?:(?P<year>[12][0-9]{{3}})(?![0-9])|(?P<yearword>{ENGLISH_YEAR_WORDS})\b)"
_YEAR_AFTER = rf"(?:\s?,?\s?(?:of |in )?(?:(?P<year>[12][0-9]{{3}}|['’][0-9]{{2}}|(?<=of )[0-9]{{2}}|(?<=[-/])[0-9]{{2}})(?![0-9:])|(?P<yearword>{ENGLISH_YEAR_WORDS})\b))?"
_UNIT = r"(?:minute|min|hour|hr|second|sec|day|night|week|wk|fortnight|weekend|month|quarter|year|yr|decade|centurie|century)s?"
_L = r"(?<![A-Za-z0-9_$€£₩#./:])"
_R = r"(?![A-Za-z0-9_])"


def _index(names: tuple[str, ...], text: str) -> int:
    text = text.lower().rstrip(".")
    return next(place for place, name in enumerate(names) if text in name.split("|"))


def _group(match: re.Match[str], name: str) -> str | None:
    return match.groupdict().get(name)


def _month_of(match: re.Match[str]) -> int:
    return _index(_MONTH_NAMES, match["month"]) + 1


def _day_of(match: re.Match[str]) -> int | None:
    text = match["day"] or match["dayword"]
    day = read_ordinal(text)
    return day if day is not None and 1 <= day <= _NUMBER_WORD_DAYS else None


def _year_of(match: re.Match[str]) -> int | None:
    if year := _group(match, "year"):
        return full_year(year)
    words = _group(match, "yearword")
    return read_spoken_year(words) if words else None


def _date(match: re.Match[str]) -> Spec | None:
    day = _day_of(match)
    if day is None:
        return None
    weekday = _group(match, "weekday")
    return Spec(
        month=_month_of(match),
        day=day,
        year=_year_of(match),
        weekday=_index(_WEEKDAY_NAMES, weekday) if weekday else None,
        which=0 if _group(match, "this") else None,
    )


def _date_range(match: re.Match[str]) -> Reading | None:
    first, last = read_ordinal(match["day"]), read_ordinal(match["to"])
    if not first or not last or last > _NUMBER_WORD_DAYS or first > last:
        return None
    month, year = _month_of(match), _year_of(match)
    return Reading(Spec(month=month, day=first, year=year), until=Spec(month=month, day=last, year=year))


def _month_year(match: re.Match[str]) -> Spec:
    return Spec(month=_month_of(match), year=_year_of(match))


def _month(match: re.Match[str]) -> Spec:
    which = (_group(match, "which") or "").lower()
    month = _month_of(match)
    if not which:
        return Spec(month=month)
    if which in ("coming", "this coming", "upcoming"):
        return Spec(month=month, strictly_next=True)
    return Spec(month=month, which=_which(which))


def _which(text: str) -> int:
    text = " ".join(text.lower().split())
    if text in ("last", "past", "this past", "previous", "prior"):
        return -1
    return 0 if text in ("this", "current", "the current", "this current") else 1


def _weekday(match: re.Match[str]) -> Spec:
    weekday = _index(_WEEKDAY_NAMES, match["weekday"])
    which = " ".join((_group(match, "which") or "").lower().split())
    if not which:
        return Spec(weekday=weekday)
    if which in ("coming", "this coming", "upcoming", "this upcoming"):
        return Spec(weekday=weekday, strictly_next=True)
    if which in ("previous", "prior"):
        return Spec(weekday=weekday, week_shift=-1)
    return Spec(weekday=weekday, which=_which(which))


def _weekday_after(match: re.Match[str]) -> Spec:
    weekday = _index(_WEEKDAY_NAMES, match["weekday"])
    return Spec(weekday=weekday, which=-2 if match["side"].lower() == "before last" else 2)


def _count_of(match: re.Match[str]) -> tuple[int, Unit] | None:
    unit_text = match["unit"].lower()
    unit = _UNIT_NAMES.get(unit_text) or _UNIT_NAMES[unit_text.rstrip("s")]
    count_text = (_group(match, "count") or "1").strip()
    count = read_english(count_text)
    if count is None:
        return None
    if unit_text.startswith("fortnight"):
        count *= 2
    return count, unit


def _ago(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    if found is None:
        return Spec(vague=True)
    half = bool(_group(match, "half"))
    return counted_shift(found[0], found[1], -1, half=half)


def _ahead(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    return exact_ahead(*found) if found else None


def _long_offset(match: re.Match[str]) -> Spec:
    years, months, weeks, days = (read_english(match[name] or "0") or 0 for name in ("y", "m", "w", "d"))
    sign = -1 if match["side"].lower() in ("ago", "back", "before") else 1
    return Spec(ahead=(sign * years, sign * months, sign * (7 * weeks + days)))


def _span(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    if found is None:
        return None
    return Spec(span=Span(found[0], found[1], ahead=_which(match["which"]) > 0))


def _edge_span(match: re.Match[str]) -> Spec | None:
    found = _count_of(match)
    if found is None:
        return None
    return Spec(span=Span(found[0], found[1], ahead=match["edge"].lower() in ("first", "opening")))


_UNIT_FIELD = {
    Unit.DAY: "day_shift", Unit.WEEK: "week_shift", Unit.WEEKEND: "weekend_shift", Unit.MONTH: "month_shift",
    Unit.QUARTER: "quarter_shift", Unit.YEAR: "year_shift", Unit.DECADE: "decade_shift",
}  # fmt: skip


def _unit(match: re.Match[str]) -> Spec | None:
    """ "last week", "next quarter", "the year after next"."""
    unit_text = match["unit"].lower()
    unit = _UNIT_NAMES[unit_text]
    field = _UNIT_FIELD.get(unit)
    if field is None:
        return None
    which = _group(match, "which")
    if which is not None:
        shift = _which(which)
    else:
        shift = -2 if match["side"].lower().startswith("before") else 2
    if unit is Unit.WEEKEND and (which or "").lower() in ("coming", "this coming", "upcoming"):
        return Spec(weekend_shift=0, strictly_next=True)
    if unit_text == "fortnight":
        return Spec(vague=True)
    return Spec(**{field: shift})  # type: ignore[arg-type]  # field is one of the shifts


def _work_week(match: re.Match[str]) -> Spec:
    return Spec(week_shift=_which(match["which"] or "this"), workdays=True)


def _bare_unit(match: re.Match[str]) -> Reading | None:
    field = _UNIT_FIELD.get(_UNIT_NAMES[match["unit"].lower()])
    if field is None:
        return None
    spec = Spec(**{field: 0})  # type: ignore[arg-type]  # field is one of the shifts
    return Reading(spec, count=Span(1, _UNIT_NAMES[match["unit"].lower()], ahead=True))


def _season(match: re.Match[str]) -> Spec:
    season = _SEASON_NAMES[match["season"].lower()]
    which = (_group(match, "which") or "").lower()
    if not which:
        return Spec(season=season)
    if which in ("coming", "this coming", "upcoming"):
        return Spec(season=season, strictly_next=True)
    return Spec(season=season, which=_which(which))


def _seasons_ago(match: re.Match[str]) -> Spec | None:
    count = read_english(match["count"])
    return Spec(season=_SEASON_NAMES[match["season"].lower()], season_count=-count) if count else None


def _weekdays_ago(match: re.Match[str]) -> Spec | None:
    count = read_english(match["count"])
    return Spec(weekday=_index(_WEEKDAY_NAMES, match["weekday"]), which=-count) if count else None


def _weekdays_ahead(match: re.Match[str]) -> Spec | None:
    count = read_english(match["count"])
    if not count:
        return None
    return Spec(weekday=_index(_WEEKDAY_NAMES, match["weekday"]), strictly_next=True, weeks_more=count - 1)


def _festival(match: re.Match[str]) -> Spec:
    which = (_group(match, "which") or "").lower()
    coming = which in ("coming", "this coming", "upcoming")
    return Spec(
        festival=festivals.named(" ".join(match["name"].split())),
        which=_which(which) if which and not coming else None,
        strictly_next=True if coming else None,
        weekend=True if _group(match, "weekend") or _group(match, "before") else None,
    )


def _year(match: re.Match[str]) -> Spec | None:
    year = _year_of(match)
    return Spec(year=year) if year else None


def _decade(match: re.Match[str]) -> Spec | None:
    text = match["decade"]
    if text.isdigit():
        first = int(text)
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


def _century(match: re.Match[str]) -> Spec | None:
    number = read_ordinal(match["nth"])
    return Spec(century=number) if number and number <= 30 else None


_ORDINALS = rf"(?:[0-9]{{1,2}}(?:st|nd|rd|th)|{ENGLISH_ORDINAL_WORD})"


def _nth(match: re.Match[str]) -> Spec | None:
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
    return Spec(nth=nth, weekday=_index(_WEEKDAY_NAMES, what))


def _quarter(match: re.Match[str]) -> Spec:
    text = match["quarter"].lower()
    number = int(text) if text.isdigit() else (4 if text in ("last", "final") else read_ordinal(text))
    year = _group(match, "year") or _group(match, "year2")
    return Spec(quarter=number, year=full_year(year) if year else None)


def _half(match: re.Match[str]) -> Spec:
    text = match["half"].lower()
    number = int(text) if text.isdigit() else (1 if text == "first" else 2)
    year = _group(match, "year") or _group(match, "year2")
    return Spec(half=number, year=full_year(year) if year else None)


def _week_number(match: re.Match[str]) -> Spec | None:
    number = read_ordinal(match["number"] or match["nth"])
    return Spec(week_number=number) if number and 1 <= number <= 53 else None


def _fiscal(match: re.Match[str]) -> Reading | Spec:
    year = full_year(match["year"])
    if match["federal"]:  # the federal fiscal year N runs from October N−1 to September N
        return Reading(Spec(year=year - 1, month=10), until=Spec(year=year, month=9))
    return Spec(year=year)


def _clock(match: re.Match[str]) -> Spec | None:
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


_DAYPARTS = {"morning": "am", "afternoon": "pm", "evening": "night", "night": "night", "lunchtime": "noon",
             "lunch": "noon", "noon": "noon", "midday": "noon"}  # fmt: skip


def _daypart(match: re.Match[str]) -> Spec:
    return Spec(daypart=_DAYPARTS[match["part"].lower()])


def _say(**constraints: object) -> Make:
    spec = Spec(**constraints)  # type: ignore[arg-type]  # names are checked by dataclasses
    return lambda match: spec


def _rest(match: re.Match[str]) -> Spec:
    return Spec(rest=_UNIT_NAMES[match["unit"].lower()])


def _so_far(match: re.Match[str]) -> Spec:
    text = match[0].lower()
    return Spec(
        so_far=Unit.MONTH if text.startswith(("m", "this month")) else Unit.WEEK if "week" in text else Unit.YEAR
    )


def _count(match: re.Match[str]) -> Reading | None:
    found = _count_of(match)
    return Reading(Spec(), count=Span(found[0], found[1], ahead=True)) if found else None


_WEEKDAY_LONG = rf"(?P<weekday>{_LONG_WEEKDAY}|weds)"
_WEEKDAY_ANY = r"(?P<weekday>(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|thu|fri|sat|sun)"
_MODIFIER = (
    r"(?P<which>this past|this coming|this upcoming|last|past|previous|prior|next|following|upcoming|coming|this)"
)
_ON = r"(?:(?<=on )|(?<=by )|(?<=until )|(?<=till )|(?<=since )|(?<=next )|(?<=last )|(?<=this )|(?<=every )|(?<=from )|(?<=before )|(?<=after ))"
_IN = r"(?:(?<=in )|(?<=by )|(?<=until )|(?<=till )|(?<=since )|(?<=from )|(?<=of )|(?<=during )|(?<=before )|(?<=after )|(?<=early )|(?<=late )|(?<=mid-)|(?<=mid )|(?<=for )|(?<=to )|(?<=through )|(?<=between )|(?<=and ))"
_YEAR_PREFIX = r"(?:(?:the )?(?:calendar )?year(?: of)? |cy ?)"

RULES: tuple[Rule, ...] = (
    row("en_nth", rf"{_L}(?:the )?(?P<nth>{_ORDINALS}|last|final) (?P<what>{_LONG_WEEKDAY}|weekend|week|month|day)(?= (?:of|in) (?:the )?(?:month of |year )?(?:{_MONTH_ANY}|(?:this|last|next|previous|following|the|every|each|calendar)? ?(?:month|year|quarter)|[12][0-9]{{3}})\b){_R}", _nth, "We meet the first Friday of July.", part_only=True),
    row("en_edge_span", rf"{_L}(?:the )?(?P<edge>first|opening|last|final) (?P<count>{ENGLISH_COUNT}) ?(?P<unit>day|week|month|quarter|year)s?(?= (?:of|in)\b)", _edge_span, "The last two weeks of May were wet.", part_only=True),
    row("en_today", rf"{_L}(?:earlier |later |on |by )?(?:today|2day)(?!['’]s\b){_R}", _say(day_shift=0), "We signed today."),
    row("en_todays", rf"{_L}today['’]s{_R}", _say(day_shift=0), "What is in today's agenda?"),
    row("en_tonight", rf"{_L}(?:tonight|tonite|this evening|later tonight)(?:['’]s)?{_R}", _say(day_shift=0, daypart="night"), "See you tonight."),
    row("en_this_part", rf"{_L}(?:earlier )?this (?P<part>morning|afternoon)(?:['’]s)?{_R}", lambda m: Spec(day_shift=0, daypart=_DAYPARTS[m["part"].lower()]), "I fell this morning."),
    row("en_yesterday", rf"{_L}(?:yesterday|yday)(?:['’]s)?{_R}", _say(day_shift=-1), "I fell yesterday."),
    row("en_last_night", rf"{_L}last night(?:['’]s)?{_R}", _say(day_shift=-1, daypart="night"), "I fell last night."),
    row("en_tomorrow", rf"{_L}(?:tomorrow|tomorow|tommorow|tmrw?|tmr|2moro)(?:['’]s)?{_R}", _say(day_shift=1), "We leave tomorrow."),
    row("en_before_yesterday", rf"{_L}(?:the )?day before yesterday{_R}", _say(day_shift=-2), "I fell the day before yesterday."),
    row("en_after_tomorrow", rf"{_L}(?:the )?day after (?:tomorrow|tmrw?){_R}", _say(day_shift=2), "We leave the day after tomorrow."),
    row("en_just_now", rf"{_L}(?:just now|a moment ago|(?:a )?(?:few )?(?:moments|minutes|seconds) ago|just this minute){_R}", _say(instant=True), "The bell rang just now."),
    row("en_now", rf"{_L}(?:right now|now|at (?:the )?present(?: time)?|at the (?:moment|minute)|at this (?:moment|minute|time)|currently|as of now|asap|as soon as possible){_R}", _say(instant=True), "Let us go right now.", loose=True),
    row("en_end_of_day", rf"{_L}(?:(?:the )?eod|otd|(?:the )?end of (?:the )?day|close of business|cob){_R}", _say(day_shift=0), "Send it by EOD.", loose=True),
    row("en_end_of_month", rf"{_L}(?:the )?eom{_R}", _say(month_shift=0, span=Span(1, Unit.DAY, ahead=False)), "Send it by EOM.", loose=True),
    row("en_end_of_year", rf"{_L}(?:the )?eoy{_R}", _say(year_shift=0, span=Span(1, Unit.DAY, ahead=False)), "Send it by EOY.", loose=True),
    row("en_vague", rf"{_L}(?:recently|lately|soon|someday|some day|one day|sometime|eventually|the other (?:day|week|night|morning)|back then|in the past|a while (?:ago|back)|(?:some|a long) time ago|long ago|ages ago|in the future|these days|nowadays|(?:a few|several|some|many|a number of|a couple few) (?:second|minute|hour|day|week|weekend|month|year|decade)s? (?:ago|back|later|from now)|in (?:a few|several|some|many) (?:minute|hour|day|week|month|year|decade)s?|once|formerly|in (?:my|his|her|their|our) (?:teens|twenties|thirties|forties|fifties|youth|childhood)|(?:during|at|in) (?:college|university|high school|grad school)){_R}", _say(vague=True), "I moved recently."),
    row("en_ago", rf"{_L}(?:about |around |over |almost |nearly |exactly |roughly )?(?P<count>{ENGLISH_COUNT})(?P<half> and a half)? ?(?P<unit>{_UNIT}) (?:ago|back){_R}(?! (?:pain|problem|injur|brace|to))", _ago, "I fell two weeks ago."),
    row("en_half_ago", rf"{_L}(?:a |an )?(?P<unit>year|hour|month|day) and a half ago{_R}", lambda m: counted_shift(1, _UNIT_NAMES[m["unit"].lower()], -1, half=True), "I fell a year and a half ago."),
    row("en_half_an_hour", rf"{_L}half an hour (?:ago|later|from now)|in half an hour{_R}", lambda m: Spec(minutes=-30 if m[0].endswith("ago") else 30), "Half an hour ago the bell rang."),
    row("en_seasons_ago", rf"{_L}(?P<count>{ENGLISH_COUNT}) (?P<season>spring|summer|autumn|fall|winter)s? ago{_R}", _seasons_ago, "We met two summers ago."),
    row("en_weekdays_ago", rf"{_L}(?P<count>{ENGLISH_COUNT}) (?P<weekday>{_LONG_WEEKDAY})s? ago{_R}", _weekdays_ago, "We met two Fridays ago."),
    row("en_weekdays_ahead", rf"{_L}(?P<count>{ENGLISH_COUNT}) (?P<weekday>{_LONG_WEEKDAY})s? (?:from now|from today){_R}", _weekdays_ahead, "We meet two Fridays from now."),
    row("en_in_count", rf"{_L}(?:in|within|with in)(?: about| around| roughly| exactly| just| another)? (?P<count>{ENGLISH_COUNT}) ?(?P<unit>{_UNIT})(?:['’]s?)?(?: time)?{_R}(?! (?:ago|before|after|since))", _ahead, "I am leaving in three months."),
    row("en_from_now", rf"{_L}(?:(?P<count>{ENGLISH_COUNT}) ?|(?=fortnight))(?P<unit>{_UNIT}) (?:from now|from today|hence|away from now|from this moment){_R}", _ahead, "Three weeks from now we move."),
    row("en_later", rf"{_L}(?P<count>{ENGLISH_COUNT}) ?(?P<unit>{_UNIT}) later{_R}", _ahead, "Three weeks later?", loose=True),
    row("en_long_offset", rf"{_L}(?:in )?(?=[^.]{{3,60}}\b(?:ago|later|from now|from today|back)\b)(?:(?P<y>{ENGLISH_COUNT}) years?(?:,? and |, | ))?(?:(?P<m>{ENGLISH_COUNT}) months?(?:,? and |, | ))?(?:(?P<w>{ENGLISH_COUNT}) weeks?(?:,? and |, | ))?(?:(?P<d>{ENGLISH_COUNT}) days? )?(?P<side>ago|later|from now|from today|back){_R}", lambda m: _long_offset(m) if sum(m[name] is not None for name in "ymwd") > 1 else None, "2 years and 3 days ago it burnt."),
    row("en_unit", rf"{_L}(?:(?:the|in the|over the|for the) )?(?P<which>{_LAST}|{_NEXT}|this|current|this current) (?:calendar )?(?P<unit>week|weekend|month|quarter|year|decade|fortnight)(?:['’]s)?{_R}(?! (?:after next|before last))", _unit, "We opened last quarter."),
    row("en_unit_after", rf"{_L}(?:the )?(?P<unit>week|weekend|month|quarter|year|decade) (?P<side>after next|before last|before the last){_R}(?! (?:{_LONG_WEEKDAY}|{_MONTH_ANY}|week|month|year|weekend|night|summer|spring|fall|winter|autumn)\b)", _unit, "We opened the week before last."),
    row("en_work_week", rf"{_L}(?:the )?(?P<which>{_LAST}|{_NEXT}|this|current)? ?(?:working week|work ?week|business week){_R}", _work_week, "It happens next workweek."),
    row("en_span", rf"{_L}(?:(?:in|over|for|during|within) )?(?:the )?(?P<which>{_LAST}|{_NEXT}) (?P<count>{ENGLISH_COUNT}) ?(?P<unit>{_UNIT}){_R}(?! of{_R})", _span, "It rained the last 4 days."),
    row("en_span_after", rf"{_L}(?:(?:in|over|for|during|within) )?(?:the )?(?P<count>{ENGLISH_COUNT}) (?P<which>{_LAST}|{_NEXT}) (?P<unit>{_UNIT}){_R}(?<=s)", _span, "It rained the 4 previous days."),
    row("en_rest", rf"{_L}(?:the )?(?:rest|remainder) of (?:the|this|my|our|the current) (?P<unit>week|month|quarter|year|day){_R}", _rest, "I am off for the rest of the week."),
    row("en_so_far", rf"{_L}(?:year to date|ytd|month to date|mtd|week to date|wtd|(?:so far )?this (?:year|month|week) so far|so far this (?:year|month|week)){_R}", _so_far, "Sales year to date are up."),
    row("en_bare_unit", rf"{_L}(?:the|that same|this) (?P<unit>day|week|weekend|month|quarter|year)(?:['’]s)?{_R}(?! (?:after|before) (?:next|last|tomorrow|yesterday))(?! of (?:the )?(?:[0-9]|{_MONTH_ANY}|{festivals.ENGLISH_FESTIVALS}))", _bare_unit, "What were the sales in the year?", loose=True),
    row("en_day_after", rf"{_L}(?:the|that) (?:(?:very )?(?:next|following) day|day after)(?= ?(?:[^\w\s]|$|for|is|was|will|we|you|in)){_R}", _say(day_shift=1), "What is planned for the day after?", loose=True),
    row("en_next_day", rf"{_L}(?:the )?(?:next|following) day{_R}", _say(day_shift=1), "Does following day suit you?", loose=True),
    row("en_day_before", rf"{_L}(?:the )?(?:previous day|day before)(?= ?(?:[^\w\s]|$)){_R}", _say(day_shift=-1), "What was planned the day before?", loose=True),
    row("en_weekend", rf"{_L}(?:(?:on|over|at|for|during) the )weekend{_R}", _say(weekend=True), "We painted over the weekend."),
    row("en_bare_weekend", rf"{_L}weekend(?= ?(?:[.,!?]|$))", _say(weekend=True), "Dinner with Ann, weekend.", loose=True),
    row("en_weekday", rf"{_L}(?:{_MODIFIER}(?: week)?(?:['’]s)? )?{_WEEKDAY_LONG}(?:['’]s)?{_R}", _weekday, "I fell last Tuesday."),
    row("en_short_weekday", rf"{_L}{_ON}(?P<weekday>Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\.?{_R}(?!['’])", _weekday, "I fell on Tue.", keep_case=True),
    row("en_modified_short_weekday", rf"{_L}{_MODIFIER} (?P<weekday>mon|tues?|wed|thurs?|thu|fri|sat|sun)\.?{_R}", _weekday, "I fell last tue."),
    row("en_weekday_after", rf"{_L}(?:the )?(?P<weekday>{_LONG_WEEKDAY}) (?P<side>after next|before last){_R}", _weekday_after, "I fell the Tuesday before last."),
    row("en_weekday_week", rf"{_L}(?:(?:a|one) week (?:on|from|this|next) (?P<weekday>{_LONG_WEEKDAY})|(?P<weekday2>{_LONG_WEEKDAY}) week)(?= ?(?:[.,!?]|$|at\b))", lambda m: Spec(weekday=_index(_WEEKDAY_NAMES, m["weekday"] or m["weekday2"]), strictly_next=True, weeks_more=1), "The party is a week on Friday."),
    row("en_weekday_of_week", rf"{_L}{_WEEKDAY_LONG} (?:of )?(?P<which>{_LAST}|{_NEXT}|this) week{_R}", lambda m: Spec(weekday=_index(_WEEKDAY_NAMES, m["weekday"]), week_shift=_which(m["which"])), "We met on Friday of last week."),
    row("en_month_date", rf"{_L}(?P<this>this )?(?:(?P<weekday>{_LONG_WEEKDAY}|mon|tues?|wed|thurs?|thu|fri|sat|sun)\.?,? ?(?:the )?)?{_MON}[ \-/]{{0,2}}(?:the )?{_DAY}{_R}{_YEAR_AFTER}{_R}", _date, "Opened March 14th, 2017."),
    row("en_date_month", rf"{_L}(?:(?P<weekday>{_LONG_WEEKDAY}|mon|tues?|wed|thurs?|thu|fri|sat|sun)\.?,? ?)?(?:the )?{_DAY}[ \-/]{{0,2}}(?:of )?(?:the )?{_MON}(?![a-z])(?:[-/](?=[0-9]))?{_YEAR_AFTER}{_R}", _date, "Opened on the 14th of March 2017."),
    row("en_year_date", rf"{_L}(?P<year>[12][0-9]{{3}})[-/ ,.]{{1,2}}{_MON}[-/ .]{{1,2}}{_DAY}{_R}", _date, "Opened 2017-mar-14."),
    row("en_day_year_month", rf"{_L}(?P<day>[12][0-9]|3[01]|0?[1-9])(?P<dayword>)[-/ ](?P<year>[12][0-9]{{3}})[-/ ]{_MON}{_R}", _date, "Opened 14-2017-March."),
    row("en_month_range", rf"{_L}(?:from |between )?{_MON} (?:the )?(?P<day>[0-9]{{1,2}}(?:st|nd|rd|th)?) ?(?:-|–|to|through|until|till|and) ?(?:the )?(?P<to>[0-9]{{1,2}}(?:st|nd|rd|th)?){_R}{_YEAR_AFTER}{_R}", _date_range, "The fair ran March 3-7, 2017."),
    row("en_range_month", rf"{_L}(?:from |between )?(?:the )?(?P<day>[0-9]{{1,2}}(?:st|nd|rd|th)?) ?(?:-|–|to|through|until|till|and) ?(?:the )?(?P<to>[0-9]{{1,2}}(?:st|nd|rd|th)?) (?:of )?{_MON}{_R}{_YEAR_AFTER}{_R}", _date_range, "The fair ran 3-7 March 2017."),
    row("en_month_year", rf"{_L}(?:(?:the )?month of )?{_MON}(?:[ \-/]|, ?| of | in )?{_YEAR4}{_R}", _month_year, "Opened in March of 2017."),
    row("en_month_short_year", rf"{_L}{_MON}(?: |-)(?P<year>['’][0-9]{{2}}){_R}", _month_year, "Opened in March '17."),
    row("en_year_month", rf"{_L}(?P<year>[12][0-9]{{3}})[ \-/,]{{1,2}}{_MON}{_R}", _month_year, "Opened in 2017 March."),
    row("en_month", rf"{_L}(?:(?P<which>{_LAST}|{_NEXT}|this) |(?:the )?month of )?(?P<month>{_MONTH_SAFE})(?:\.(?=\s*\w))?(?:['’]s)?{_R}", _month, "Opened in September."),
    row("en_month_may", rf"{_L}(?:(?P<which>{_LAST}|{_NEXT}|this) |(?:the )?month of |{_IN}|(?<=the )|(?<=this )|(?=\w+\s?(?:[-–~]|to|through|and|or)\s?(?:{_MONTH_ANY})\b)|(?=\w+(?:,| of)? (?:this|last|next) year)|(?<=['’]s ))(?P<month>jan|march|mar|april|apr|may|june|jun|august|aug)(?:['’]s)?{_R}(?! (?:on|through|back|towards|forward)\b)", _month, "Opened in May."),
    row("en_day_ordinal", rf"{_L}(?:(?<=on )|(?<=by )|(?<=until )|(?<=till )|(?<=since )|(?<=from )|(?<=for )|(?<=not )|(?<=to )|(?<=is )|(?<=before )|(?<=after ))the (?P<day>(?:[12][0-9]|3[01]|[1-9])(?:st|nd|rd|th))(?P<dayword>)(?=[^\w\s-]|$| (?:at|in the|and|or|to|for|with|so|but|because|is|was|we|i|he|she|they|this|if|when|then|instead|of (?:this|next|last|the))\b)", lambda m: Spec(day=_day_of(m)), "My flight is on the 14th."),
    row("en_day_word", rf"{_L}(?:(?<=on )|(?<=by )|(?<=until )|(?<=day ))?(?:on )?the (?P<day>)(?P<dayword>{ENGLISH_ORDINAL_WORD})(?=[^\w\s-]|$| of (?:this|next|last|the) month)", lambda m: Spec(day=_day_of(m)), "Coffee on Wednesday the thirty-first.", part_only=True),
    row("en_weekday_day", rf"{_L}{_WEEKDAY_LONG},? (?:the )?(?P<day>(?:[12][0-9]|3[01]|[1-9])(?:st|nd|rd|th)?)(?P<dayword>){_R}(?![:.][0-9])(?! ?(?:am|pm|a\.m|p\.m|o['’]?clock|people|{_MONTH_ANY}|of (?:{_MONTH_ANY}))\b)", lambda m: Spec(day=_day_of(m), weekday=_index(_WEEKDAY_NAMES, m["weekday"])), "Are you free on Monday 21?"),
    row("en_ordinal_of", rf"{_L}(?:the )?(?P<day>(?:[12][0-9]|3[01]|[1-9])(?:st|nd|rd|th))(?P<dayword>)(?= of (?:this|next|last|the) month)", lambda m: Spec(day=_day_of(m)), "See you the 3rd of next month.", part_only=True),
    row("en_season", rf"{_L}(?P<which>{_LAST}|{_NEXT}|this) (?P<season>spring|summer|autumn|fall|winter)(?:['’]s)?{_R}", _season, "I moved last autumn."),
    row("en_framed_season", rf"{_L}(?:(?:the|early|late|mid) ?-?)?(?P<season>spring|summer|autumn|fall|winter){_R}(?=(?: of|,|)? (?:(?:{_LAST}|{_NEXT}|this) year|['’]?[0-9]{{2,4}}))", _season, "I moved in the summer of 2017.", part_only=True),
    row("en_bare_season", rf"{_L}(?:(?<=in )|(?<=by )|(?<=until )|(?<=till )|(?<=since )|(?<=for )|(?<=over )|(?<=during ))(?:the |early |late )?(?P<season>spring|summer|autumn|fall|winter){_R}(?! (?:love|in love|break|camp|school|house|coat|jacket|roll|semester|vacation|job|internship|program))", _season, "We will marry in spring."),
    row("en_festival", rf"{_L}(?<!happy )(?<!merry )(?:(?P<which>{_LAST}|{_NEXT}|this) )?(?:(?P<before>(?:the )?weekend of )|(?:the )?)?(?P<name>{festivals.ENGLISH_FESTIVALS})(?:['’]s)?(?P<weekend> weekend)?{_R}(?! (?:tree|card|cake|gift|present|song|movie|party|dinner|lights|cookie|market|sweater|decoration))", _festival, "We got engaged on Christmas Eve."),
    row("en_year", rf"{_L}(?:{_YEAR_PREFIX}|{_IN}|(?<=since the )|(?<=back to ))(?P<year>1[0-9]{{3}}|2[01][0-9]{{2}}){_R}(?![.,:/%-][0-9])(?! (?:people|dollars|euros|pounds|won|units|items|users|members|km|miles|meters|metres|calories|steps|hours|days|weeks|minutes|words|pages|times|years|kg|students|copies)\b)", _year, "I moved in 2017."),
    row("en_cy", rf"{_L}cy ?['’]?(?P<year>[0-9]{{2}}|[0-9]{{4}}){_R}", _year, "Show sales in CY18."),
    row("en_spoken_year", rf"{_L}(?:{_IN}|(?:the )?year )(?P<yearword>{ENGLISH_YEAR_WORDS})(?P<year>){_R}(?! (?:people|dollars|won|times))", _year, "I was born in nineteen eighty-six."),
    row("en_bare_year", rf"{_L}(?P<year>(?:19|20)[0-9]{{2}})(?:['’]s)?{_R}(?![.,:/%-][0-9])(?! (?:people|dollars|euros|pounds|won|units|items|users|members|km|miles|meters|metres|calories|steps|hours|days|weeks|minutes|words|pages|times|years|kg|students|copies)\b)", _year, "Sales 2017.", loose=True),
    row("en_framed_year", rf"{_L}(?P<year>(?:19|20)[0-9]{{2}}){_R}(?![.,:/%-][0-9])", _year, "He proposed on Thanksgiving 2017.", part_only=True),
    row("en_fiscal", rf"{_L}(?P<federal>(?:us )?federal |government )?(?:fiscal(?: year)?|fy) ?['’]?(?P<year>[0-9]{{4}}|[0-9]{{2}}){_R}", _fiscal, "Costs fell in fiscal 2017."),
    row("en_decade", rf"{_L}(?:the )?(?:early |mid |mid-|late )?['’]?(?P<century>)(?P<decade>(?:1[0-9]|20)[0-9]0|(?<=the )[3-9]0|(?<=['’])[3-9]0|(?<=(?:mid)-)[3-9]0|(?<=(?:late|arly) )[3-9]0) ?(?:['’]?s){_R}", _decade, "It was built in the 1970s."),
    row("en_decade_word", rf"{_L}(?:the )(?:early |mid |mid-|late )?(?:(?P<century>nineteen|eighteen|twenty)[ -])?(?P<decade>twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties){_R}", _decade, "It was built in the seventies."),
    row("en_century", rf"{_L}(?:the )?(?P<nth>{_ORDINALS})[ -]+century{_R}", _century, "It was built in the 18th century."),
    row("en_part", rf"{_L}(?:(?P<part>early|late|mid)(?:[- ](?:in )?)(?=\S)|(?:at |by |in |towards |around |near )?(?:the )?(?P<part2>beginning|start|middle|end) (?:of |in )(?=\S))", lambda m: Spec(part=_PARTS[(m["part"] or m["part2"]).lower()]), "It closed in early March.", part_only=True),
    row("en_quarter", rf"{_L}(?:(?P<year>[12][0-9]{{3}})[ -]?)?q(?P<quarter>[1-4])(?:(?: of | in |[ \-/,]{{1,2}})?(?P<year2>[12][0-9]{{3}}|['’][0-9]{{2}}))?{_R}", _quarter, "Sales rose in Q3 2017."),
    row("en_quarter_word", rf"{_L}(?:(?P<year>[12][0-9]{{3}}),? ?(?:the )?)?(?:the )?(?P<quarter>first|second|third|fourth|1st|2nd|3rd|4th|last|final) quarter(?:(?:,| of| in)? (?:the year )?(?P<year2>[12][0-9]{{3}}))?(?= of|[^\w]|$){_R}(?<!last quarter)", _quarter, "Sales rose in the third quarter of 2017."),
    row("en_half", rf"{_L}(?:(?P<year>[12][0-9]{{3}})[ -]?)?h(?P<half>[12])(?:(?: of |[ \-/]{{1,2}})?(?P<year2>[12][0-9]{{3}}))?{_R}", _half, "Sales rose in H1 2017."),
    row("en_half_word", rf"{_L}(?:the )?(?P<half>first|second) half(?:(?: of)? (?P<year>[12][0-9]{{3}})|(?= of (?:this|last|next|the) year))(?P<year2>){_R}", _half, "Sales rose in the first half of 2017."),
    row("en_week_number", rf"{_L}(?:the )?(?:(?:calendar )?week (?:no\.? ?|number ?)?(?P<number>[0-9]{{1,2}})|(?P<nth>[0-9]{{1,2}}(?:st|nd|rd|th)) week(?= of| in|[.,!?]|$)){_R}(?! ?(?:days|of pregnancy))", _week_number, "Show sales in week 31."),
    row("en_same_time", rf"{_L}(?:at |around |about )?(?:this|the same|same) time(?= (?:of )?(?:last|next|the) (?:year|month))", _say(same_time=True), "This time last year it snowed.", part_only=True),
    row("en_slash_day", rf"(?<![0-9A-Za-z.,:/\-])(?:(?<=on )|(?P<this>this )|(?<=by )|(?<=day )|(?<=day, )|(?<=until )|(?<=since )|(?<=from )|(?<=next )|(?<=due )|(?<=to )|(?=[0-9/]{{3,5}} ?(?:to|-|–|through|until) ?[0-9]{{1,2}}/[0-9]))(?P<first>1[0-2]|0?[1-9]|[12][0-9]|3[01])/(?P<second>[0-9]{{1,2}})(?![0-9A-Za-z/%])(?!\.[0-9])", lambda m: _slash(int(m["first"]), int(m["second"]), this=m["this"] is not None), "Due 5/12."),
    row("en_clock", rf"{_L}(?:(?:at|around|about|by|@|before|after) ?(?:about |around )?)?(?P<hour>[01]?[0-9]|2[0-4]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[:.](?P<minute>[0-5][0-9])(?::[0-5][0-9])?)? ?(?P<half>a\.?m\.?|p\.?m\.?)(?![A-Za-z])", _clock, "Tomorrow at 8:30 pm we leave.", part_only=True),
    row("en_clock_figures", rf"(?<![0-9:.A-Za-z])(?:(?:at|@) ?)?(?P<hour>[01]?[0-9]|2[0-4]):(?P<minute>[0-5][0-9])(?::[0-5][0-9])?(?: ?h(?:rs|ours)?)?(?![0-9:A-Za-z])", _clock, "Tomorrow 20:30 we leave.", part_only=True),
    row("en_clock_at", rf"{_L}(?:at|around|about|@) ?(?:about |around )?(?P<hour>1[0-2]|0?[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?: o['’]?clock)?{_R}(?![.:][0-9])(?! (?:people|years|days|weeks|months|percent|dollars|degrees|of|or))", _clock, "Tomorrow at 8 we leave.", part_only=True),
    row("en_oclock", rf"{_L}(?P<hour>1[0-2]|0?[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o['’]?clock{_R}", _clock, "Tomorrow eight o'clock we leave.", part_only=True),
    row("en_daypart", rf"{_L}(?:(?:in|during) the |early |late |at )?(?P<part>morning|afternoon|evening|night|lunchtime|lunch|midday){_R}", _daypart, "Tomorrow morning we leave.", part_only=True),
    row("en_every", rf"{_L}(?:every|each)(?: other| single| second| few)?(?: {ENGLISH_COUNT})? (?:{_LONG_WEEKDAY}|day|night|morning|afternoon|evening|week|weekend|weekday|month|quarter|year|hour|minute|spring|summer|autumn|fall|winter|{_MONTH_ANY}|christmas|thanksgiving|easter|fortnight|time of year|mon|tue|wed|thu|fri|sat|sun)s?(?: (?:and|or|,) {_LONG_WEEKDAY})?(?: (?:morning|afternoon|evening|night))?{_R}", lambda m: Spec(), "I swim every Thursday.", kind=Kind.RECURRENCE),
    row("en_plural_day", rf"{_L}(?:on |at |in )?(?:(?:the )?{_LONG_WEEKDAY}s|weekdays|weekends|(?<=in )mornings|(?:the )evenings)(?: (?:morning|afternoon|evening|night)s?)?(?: and {_LONG_WEEKDAY}s)?{_R}", lambda m: Spec(), "I swim on Thursdays.", kind=Kind.RECURRENCE),
    row("en_times_a", rf"{_L}(?:once|twice|thrice|{ENGLISH_COUNT} times|several times|a few times) (?:a|an|per|each|every) (?:day|week|weekend|month|year|hour){_R}", lambda m: Spec(), "I swim twice a week.", kind=Kind.RECURRENCE),
    row("en_adverb", rf"{_L}(?:daily|weekly|biweekly|fortnightly|monthly|quarterly|yearly|annually|nightly){_R}", lambda m: Spec(), "The report comes weekly.", kind=Kind.RECURRENCE),
    row("en_count", rf"{_L}(?P<count>{ENGLISH_COUNT}) ?(?P<unit>{_UNIT})(?:['’]s?)?{_R}", _count, "We met two days before Easter.", kind=Kind.COUNT, part_only=True),
    row("en_the_unit", rf"{_L}the (?P<unit>day|week|month|year)(?= (?:before|after)\b)", _count, "We met the day before Easter.", kind=Kind.COUNT, part_only=True),
)


def _slash(first: int, second: int, *, this: bool) -> Spec | None:
    month, day = (second, first) if first > 12 else (first, second)
    if not (1 <= month <= 12 and 1 <= day <= 31):
        return None
    return Spec(month=month, day=day, which=0 if this else None)


TRIGGER = re.compile(
    r"[0-9]|to-?day|ight\b|tonite|yester|yday|2day|morrow|tmr|2moro|morning|noon|evening|now\b|present|moment|minute|otd|eo[dmy]\b|cob\b"
    r"|recent|late|soon|some|one day|other|back|past|long|ages|future|these|nowaday|ago\b|once|former|"
    r"day|week|month|quarter|year|decade|century|hour|spring|summer|autumn|fall|winter|easter|christmas|xmas|x-mas|thanks|hallow|pentecost"
    r"|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|next|this|early|mid|begin|end|ytd|mtd|wtd"
    r"|[ntf]ies\b|twice|thrice|times|daily|annual|chuseok|seollal|juneteenth|mardi|teens|youth|college|university|school|nineteen|twenty|thousand"
    r"|current|asap|close|wkd|rest|remainder|fiscal|fy|cy|q[1-4]|h[12]|tue|wed|thu|fri\b|sat\b|sun\b|mon\b",
    re.IGNORECASE,
)
JOIN = re.compile(
    r"[\s,]{0,3}(?:[(\-–@/]\s?)?(?:(?:of|in|on|at|around|about|for|from|by)\s){0,2}(?:the\s|about\s|around\s)?",
    re.IGNORECASE,
)
