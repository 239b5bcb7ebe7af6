"""Dated holidays: one table of names in both languages and the day each falls on in a year.

Fixed days and "nth weekday of a month" are arithmetic; lunar days come from the `holidays` package, which
is loaded at the first lunar question. A year it does not know gives None, never a neighbour's date.
"""

from __future__ import annotations

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Festival:
    """A holiday: its id, its names as patterns, and how its day is found."""

    id: str
    korean: str = ""
    english: str = ""
    month: int = 0
    day: int = 0  # of the month; 0 where weekday counts
    weekday: int = -1  # Monday is 0
    nth: int = 0  # -1 is the last one of the month
    lunar: str = ""  # the name under which `holidays` lists it for Korea
    easter: int | None = None  # days from Easter Sunday
    after: str = ""  # the day after another festival
    shift: int = 0


# A table in which order matters: of two names that begin alike the longer stands first.
_S = r"(?:['’]?s|s['’])?"

FESTIVALS = (
    Festival("new_year_eve", r"", rf"new year{_S} eve|nye", 12, 31),
    Festival("new_year", r"신정|새해 ?첫날", rf"new year{_S} day|(?<!the )new year{_S}|yuandan", 1, 1),
    Festival("seollal", r"구정|설날|설", r"seollal|lunar new year|korean new year|chinese new year",
             lunar="Korean New Year"),
    Festival("chuseok", r"추석|한가위", r"chuseok", lunar="Chuseok"),
    Festival("buddha", r"부처님 ?오신 ?날|석가 ?탄신일|초파일", r"buddha['’]?s birthday",
             lunar="Buddha's Birthday"),
    Festival("daeboreum", r"정월 ?대보름|대보름", r"", lunar="Korean New Year", shift=14),
    Festival("valentine", r"밸런타인 ?데이|발렌타인 ?데이", rf"(?:saint |st\.? )?valentine{_S}(?: day)?", 2, 14),
    Festival("samil", r"삼일절|3[·.]1절", r"", 3, 1),
    Festival("white_day", r"화이트 ?데이", r"white day", 3, 14),
    Festival("patrick", r"", rf"(?:saint|st\.?) patrick{_S}(?: day)?", 3, 17),
    Festival("april_fools", r"만우절", rf"april fool{_S} ?(?:day)?", 4, 1),
    Festival("arbor", r"식목일", r"", 4, 5),
    Festival("earth", r"지구의 ?날", r"earth day", 4, 22),
    Festival("labour", r"근로자의 ?날|노동절|메이데이", r"may day|international workers['’] day", 5, 1),
    Festival("children", r"어린이날", rf"children{_S} day", 5, 5),
    Festival("parents", r"어버이날", rf"parents{_S} day", 5, 8),
    Festival("teachers", r"스승의 ?날", r"", 5, 15),
    Festival("memorial_kr", r"현충일", r"", 6, 6),
    Festival("juneteenth", r"", r"juneteenth", 6, 19),
    Festival("independence", r"독립 ?기념일", r"independence day|(?:the )?fourth of july(?= (?:weekend|party))",
             7, 4),
    Festival("bastille", r"", r"bastille day", 7, 14),
    Festival("constitution", r"제헌절", r"", 7, 17),
    Festival("liberation", r"광복절", r"liberation day", 8, 15),
    Festival("foundation", r"개천절", r"", 10, 3),
    Festival("hangul", r"한글날", r"hangul day", 10, 9),
    Festival("halloween", r"핼러윈|할로윈", r"hallowe['’]?en", 10, 31),
    Festival("guy_fawkes", r"", r"guy fawkes(?: day| night)?|bonfire night", 11, 5),
    Festival("pepero", r"빼빼로 ?데이", r"pepero day|singles['’]? day", 11, 11),
    Festival("veterans", r"", rf"veteran{_S} day|armistice day|remembrance day", 11, 11),
    Festival("dongji", r"동짓날", r"", 12, 22),
    Festival("christmas_eve", r"(?:크리스마스|성탄절) ?(?:이브|전야)", r"christmas eve|xmas eve", 12, 24),
    Festival("christmas", r"크리스마스|성탄절|성탄", r"christmas(?: day)?(?! (?:play|tree|cards?|presents?|carols?|dinner|lights|jumper|cake|pudding|songs?|film|movie|decorations|party|shopping)\b)|x-?mas(?: day)?(?! (?:tree|cards?|party)\b)", 12, 25),
    Festival("boxing", r"", r"boxing day", 12, 26),
    Festival("mlk", r"", rf"martin luther king(?:,? jr\.?)?{_S}(?: day)?|mlk day", 1, weekday=0, nth=3),
    Festival("presidents", r"", rf"president{_S} day|washington['’]?s birthday", 2, weekday=0, nth=3),
    Festival("groundhog", r"", r"groundhog day", 2, 2),
    Festival("womens", r"(?:세계 )?여성의 ?날", rf"(?:international )?women{_S} day", 3, 8),
    Festival("mothers", r"", rf"mother{_S} day", 5, weekday=6, nth=2),
    Festival("memorial_us", r"", r"memorial day", 5, weekday=0, nth=-1),
    Festival("fathers", r"", rf"father{_S} day", 6, weekday=6, nth=3),
    Festival("labor_us", r"", r"labou?r day", 9, weekday=0, nth=1),
    Festival("columbus", r"", r"columbus day|indigenous peoples['’]? day", 10, weekday=0, nth=2),
    Festival("thanksgiving", r"추수 ?감사절", r"thanksgiving(?: day)?", 11, weekday=3, nth=4),
    Festival("black_friday", r"블랙 ?프라이데이", r"black friday", after="thanksgiving", shift=1),
    Festival("cyber_monday", r"사이버 ?먼데이", r"cyber monday", after="thanksgiving", shift=4),
    Festival("mardi_gras", r"", r"mardi gras|shrove tuesday|pancake day", easter=-47),
    Festival("ash_wednesday", r"", r"ash wednesday", easter=-46),
    Festival("palm_sunday", r"", r"palm sunday", easter=-7),
    Festival("maundy", r"", r"maundy thursday", easter=-3),
    Festival("good_friday", r"성금요일", r"good friday", easter=-2),
    Festival("easter_monday", r"", r"easter monday", easter=1),
    Festival("easter", r"부활절", r"easter(?: sunday)?", easter=0),
    Festival("ascension", r"", r"ascension day", easter=39),
    Festival("pentecost", r"", r"pentecost|whit sunday", easter=49),
)  # fmt: skip

_BY_ID = {festival.id: festival for festival in FESTIVALS}


def _pattern(field: str) -> str:
    """Join the names in table order, which puts "크리스마스 이브" before "크리스마스"."""
    return "|".join(
        f"(?P<f_{festival.id}>{getattr(festival, field)})" for festival in FESTIVALS if getattr(festival, field)
    )


def _unnamed(pattern: str) -> str:
    return re.sub(r"\(\?P<f_\w+>", "(?:", pattern)


KOREAN_FESTIVALS = _unnamed(_pattern("korean"))
ENGLISH_FESTIVALS = _unnamed(_pattern("english"))
_KOREAN = re.compile(f"(?:{_pattern('korean')})")
_ENGLISH = re.compile(f"(?:{_pattern('english')})", re.IGNORECASE)


def named(text: str) -> str | None:
    """Return the id of the festival a name stands for, in either language."""
    for pattern in (_KOREAN, _ENGLISH):
        found = pattern.fullmatch(text)
        if found:
            return next(name[2:] for name, value in found.groupdict().items() if value is not None)
    return None


def nth_weekday(year: int, month: int, weekday: int, nth: int) -> date | None:
    """Return the nth (or last, -1) weekday of a month; None where the month has no such day."""
    last = monthrange(year, month)[1]
    days = [day for day in range(1, last + 1) if date(year, month, day).weekday() == weekday]
    if nth > len(days) or nth == 0:
        return None
    return date(year, month, days[nth - 1 if nth > 0 else nth])


def _easter(year: int) -> date:
    """Return Western Easter by the Meeus/Jones/Butcher computation."""
    golden = year % 19
    century, rest = divmod(year, 100)
    leap, leap_rest = divmod(century, 4)
    correction = (century - (century + 8) // 25 + 1) // 3
    epact = (19 * golden + century - leap - correction + 15) % 30
    quarter, quarter_rest = divmod(rest, 4)
    weekday = (32 + 2 * leap_rest + 2 * quarter - epact - quarter_rest) % 7
    late = (golden + 11 * epact + 22 * weekday) // 451
    month, day = divmod(epact + weekday - 7 * late + 114, 31)
    return date(year, month, day + 1)


@lru_cache(maxsize=512)
def _lunar(year: int, name: str) -> date | None:
    import holidays  # slow to load, and only lunar days need it

    if not 1900 < year < 2100:  # the years its lunar tables cover
        return None
    listed = holidays.country_holidays("KR", years=year, language="en_US")
    days = [day for day, text in listed.items() if any(part.strip() == name for part in text.split(";"))]
    return days[0] if days else None


# The lunar days that are known of every year, and the festivals that fall on them.
_LUNAR_ANCHORS = {(1, 1): "seollal", (4, 8): "buddha", (8, 15): "chuseok"}
_LUNAR_MONTH = 29  # days that every lunar month has; a thirtieth is there or not


def lunar_day(year: int, month: int, day: int) -> date | None:
    """Return a day of the lunar calendar in a lunar year; None in a month of which no day is known."""
    if not 1 <= day <= _LUNAR_MONTH:
        return None
    for (known_month, known_day), festival_id in _LUNAR_ANCHORS.items():
        if known_month == month and (known := day_of(festival_id, year)):
            return known + timedelta(days=day - known_day)
    return None


def day_of(festival_id: str, year: int) -> date | None:
    """Return the day of a festival in a year, None where it is not known."""
    if not 1 <= year <= 9999:  # what datetime can hold
        return None
    festival = _BY_ID[festival_id]
    if festival.after:
        day = day_of(festival.after, year)
    elif festival.lunar:
        day = _lunar(year, festival.lunar)
    elif festival.easter is not None:
        day = _easter(year) + timedelta(days=festival.easter)
    elif festival.nth:
        day = nth_weekday(year, festival.month, festival.weekday, festival.nth)
    else:
        day = date(year, festival.month, festival.day)
    return day + timedelta(days=festival.shift) if day and festival.shift else day
