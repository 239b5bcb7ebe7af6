"""What the matches of the Korean rules say, and the word lists their patterns are made of."""

from __future__ import annotations

# patterns are read whole
import re

from ingest.timex import festivals
from ingest.timex.numbers import (
    KOREAN_COUNT,
    KOREAN_DAY_WORDS,
    read_korean,
    read_sino,
)
from ingest.timex.rules import Make, Reading
from ingest.timex.spec import Part, Span, Spec, Unit

# What may follow a time word directly: no Hangul, a particle, a copula, or another time word.
END = (
    r"(?=[^가-힣]|$|에|엔|은|는|이(?!네집)|가(?![가-힣]{2})|을|를|의|도|만|부터|까지|쯤|께|경|나|로|으로|과|와|랑|하고|처럼|보다|마다|치|자|중|내|안"
    r"|날|밤|아침|점심|저녁|오전|오후|새벽|낮|때|말|초|하순|상순|동안|전|후|뒤|인|였|입|예|야|라|래|랬|랍|면|지|네|잖|이후|이전|여름|가을|겨울|봄|주말|간|정도|한정)"
)
NOT_NAME = r"(?!이(?:네|랑|는|가|한테|를|도|와|하고|에게|이))"  # "봄이가" is a person, "봄이" may be spring
_SHIFTS = {
    "지지난": -2, "저저번": -2, "지난": -1, "저번": -1, "이번": 0, "금": 0, "요번": 0, "다음": 1, "담": 1,
    "다다음": 2, "다담": 2, "오는": 1, "돌아오는": 1, "다가오는": 1, "내": 1, "이": 0, "전": -1, "차": 1,
    "올": 0, "다음다음": 2, "지난지난": -2,
}  # fmt: skip
WHICH = r"다음\s다음|지지난|저저번|지난|저번|이번|요번|다다음|다담|다음|담"
COMING = r"다가오는|돌아오는|오는"
WEEKDAYS = "월화수목금토일"
SEASONS = {"봄": "spring", "여름": "summer", "가을": "autumn", "겨울": "winter"}
PARTS = {"초": Part.EARLY, "초순": Part.EARLY, "상순": Part.EARLY, "초반": Part.EARLY, "중순": Part.MID,
          "중반": Part.MID, "말": Part.LATE, "하순": Part.LATE, "말경": Part.LATE, "후반": Part.LATE}  # fmt: skip
_UNITS = {
    "분": Unit.MINUTE, "시간": Unit.HOUR, "일": Unit.DAY, "날": Unit.DAY, "주": Unit.WEEK, "주일": Unit.WEEK,
    "주간": Unit.WEEK, "달": Unit.MONTH, "개월": Unit.MONTH, "년": Unit.YEAR, "해": Unit.YEAR,
    "분기": Unit.QUARTER, "세기": Unit.CENTURY, "학기": Unit.SEASON, "초": Unit.MINUTE,
}  # fmt: skip
_UNIT = r"시간|분기|분|일|주일|주간|주|달|개월|년|해"
COUNTED = rf"(?:(?P<days>{KOREAN_DAY_WORDS})|(?P<count>{KOREAN_COUNT})\s?(?P<unit>{_UNIT})(?P<half>\s?반)?)"
SPEC_DAYS = {
    "오늘": 0, "금일": 0, "어제": -1, "어저께": -1, "그저께": -2, "그제": -2, "그끄저께": -3, "그끄제": -3,
    "내일": 1, "명일": 1, "모레": 2, "내일모레": 2, "낼모레": 2, "낼": 1, "글피": 3, "그글피": 4,
}  # fmt: skip
YEARS = {"재재작년": -3, "재작년": -2, "그러께": -2, "지지난해": -2, "작년": -1, "지난해": -1, "거년": -1, "전년": -1,
          "올해": 0, "금년": 0, "올": 0, "내년": 1, "이듬해": None, "내후년": 2, "후년": 2}  # fmt: skip


def longest(words: object) -> str:
    return "|".join(sorted(words, key=len, reverse=True))  # type: ignore[call-overload]  # any iterable of str


def _number(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() else read_sino(text)


def day_word_said(match: re.Match[str]) -> Spec:
    return Spec(day_shift=SPEC_DAYS["".join(match["word"].split())])


def lunar_said(match: re.Match[str]) -> Spec:
    """A day of the lunar calendar; a lunar month without a day is no span of the solar one."""
    found = month_day_said(match) if match["day"] else None
    if found is None:
        return Spec(vague=True)
    which = found.which
    return Spec(lunar=(found.month or 0, found.day or 0), which=which, strictly_next=found.strictly_next)


def year_word_said(match: re.Match[str]) -> Spec | None:
    shift = YEARS[match["word"]]
    return None if shift is None else Spec(year_shift=shift)


def counted(match: re.Match[str]) -> tuple[int, Unit, bool] | None:
    """Return count, unit and "and a half" of a match of `COUNTED`; None for a number nobody can read."""
    if match["days"]:
        return int(read_korean(match["days"]) or 0), Unit.DAY, False
    count = read_korean(match["count"])
    return None if count is None else (count, _UNITS[match["unit"]], bool(match["half"]))


def counted_shift(count: int, unit: Unit, sign: int, *, half: bool = False) -> Spec:
    """Return "N units ago" (−1) or "N units on" (+1), with the precision of the unit."""
    count *= sign
    if unit is Unit.YEAR and half:
        return Spec(month_shift=count * 12 + 6 * sign)
    if half and unit is not Unit.HOUR:
        return Spec(vague=True)  # half a month or week is no unit of the calendar
    table = {
        Unit.MINUTE: Spec(minutes=count),
        Unit.HOUR: Spec(minutes=count * 60 + (30 * sign if half else 0)),
        Unit.DAY: Spec(day_shift=count),
        Unit.WEEK: Spec(week_shift=count),
        Unit.WEEKEND: Spec(weekend_shift=count),
        Unit.MONTH: Spec(month_shift=count),
        Unit.QUARTER: Spec(quarter_shift=count),
        Unit.YEAR: Spec(year_shift=count),
        Unit.DECADE: Spec(decade_shift=count),
    }
    return table.get(unit, Spec(vague=True))


def ago_said(match: re.Match[str]) -> Spec | Reading | None:
    found = counted(match)
    if found is None:
        return Spec(vague=True)
    count, unit, half = found
    ahead = not match["side"].startswith("전")
    return Reading(counted_shift(count, unit, 1 if ahead else -1, half=half), count=Span(count, unit, ahead=ahead))


def long_ago_said(match: re.Match[str]) -> Spec | None:
    years, months = read_korean(match["y"]), read_korean(match["m"])
    if years is None or months is None:
        return None
    total = 12 * years + months
    return Spec(month_shift=-total if match["side"] == "전" else total)


def exact_ahead(count: int, unit: Unit, sign: int = 1) -> Spec | None:
    """Return the very day so many units from the turn: "within two months", "in two weeks"."""
    count *= sign
    table = {
        Unit.MINUTE: Spec(minutes=count), Unit.HOUR: Spec(minutes=count * 60),
        Unit.DAY: Spec(ahead=(0, 0, count)), Unit.WEEK: Spec(ahead=(0, 0, 7 * count)),
        Unit.MONTH: Spec(ahead=(0, count, 0)), Unit.QUARTER: Spec(ahead=(0, 3 * count, 0)),
        Unit.YEAR: Spec(ahead=(count, 0, 0)), Unit.DECADE: Spec(ahead=(10 * count, 0, 0)),
        Unit.CENTURY: Spec(ahead=(100 * count, 0, 0)),
    }  # fmt: skip
    return table.get(unit)


def within_said(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    return exact_ahead(found[0], found[1]) if found else None


def coming_span_said(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    return Spec(span=Span(found[0], found[1], ahead=True)) if found else None


def past_span_said(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    return Spec(span=Span(found[0], found[1], ahead=False)) if found else None


def inner_span_said(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    first = match["edge"].startswith(("첫", "처음", "초반"))
    return Spec(span=Span(found[0], found[1], ahead=first)) if found else None


_DURATION_UNITS = {Unit.DAY: Spec(day_shift=0), Unit.WEEK: Spec(week_shift=0),
                   Unit.MONTH: Spec(month_shift=0), Unit.YEAR: Spec(year_shift=0)}  # fmt: skip


def whole_unit_said(match: re.Match[str]) -> Spec | None:
    """ "하루 동안", "한 달 동안": where a time is asked for, the unit the turn is in."""
    found = counted(match)
    return _DURATION_UNITS.get(found[1]) if found and found[0] == 1 else None


def month_said(match: re.Match[str]) -> Spec | None:
    text = match["month"]
    number = {"유": 6, "시": 10, "동짓": 11, "섣": 12, "정": 1}.get(text) or _number(text)
    if number is None or not 1 <= number <= 12:
        return None
    which = match["which"].replace(" ", "") if match["which"] else None
    if which and which in ("오는", "돌아오는", "다가오는"):
        return Spec(month=number, strictly_next=True)
    return Spec(month=number, which=shift_of(which) if which else None)


def month_day_said(match: re.Match[str]) -> Spec | None:
    month = month_said(match)
    day = _number(match["day"])
    return None if month is None or day is None or not 1 <= day <= 31 else month.merged(Spec(day=day))


def year_said(match: re.Match[str]) -> Spec | None:
    text = match["year"]
    number = _number(text)
    if number is None:
        return None
    if text.isascii() and len(text) == 2:
        return Spec(year=number + (2000 if number < 50 else 1900))
    return Spec(year=number) if 1000 <= number <= 2999 else None


def day_said(match: re.Match[str]) -> Spec | None:
    day = _number(match["day"])
    return Spec(day=day) if day is not None and 1 <= day <= 31 else None


def day_range_said(match: re.Match[str]) -> Reading | None:
    month, first, last = int(match["month"]), int(match["first"]), int(match["last"])
    if first >= last:
        return None
    return Reading(Spec(month=month, day=first), until=Spec(month=month, day=last))


def weekday_said(match: re.Match[str]) -> Spec:
    weekday = WEEKDAYS.index(match["weekday"])
    if match["coming"]:
        return Spec(weekday=weekday, strictly_next=True)
    which = match["which"]
    if which is None:
        return Spec(weekday=weekday)
    return Spec(weekday=weekday, which=shift_of(which))


def shift_of(text: str) -> int:
    return _SHIFTS["".join(text.split())]


def shifted(field: str) -> Make:
    def make(match: re.Match[str]) -> Spec:
        return Spec(**{field: shift_of(match["which"])})  # type: ignore[arg-type]  # field is one of the shifts

    return make


def season_said(match: re.Match[str]) -> Spec:
    season = SEASONS[match["season"]]
    which = match["which"]
    if which in ("오는", "돌아오는", "다가오는"):
        return Spec(season=season, strictly_next=True)
    if which == "올":
        return Spec(season=season, year_shift=0)
    return Spec(season=season, which=shift_of(which) if which else None)


def festival_said(match: re.Match[str]) -> Spec | None:
    name = festivals.named(match["name"])
    which = match["which"]
    coming = which in ("오는", "돌아오는", "다가오는")
    return Spec(
        festival=name,
        which=shift_of(which) if which and not coming else None,
        strictly_next=True if coming else None,
        eve=1 if match["round"] else None,
        weekend=True if match["weekend"] else None,
    )


DAYPARTS = {
    "오전": "am", "새벽": "am", "아침": "am", "오후": "pm", "낮": "noon", "대낮": "noon", "점심": "noon",
    "점심때": "noon", "저녁": "night", "밤": "night", "한밤": "night", "정오": "noon", "자정": "am", "퇴근길": None,
}  # fmt: skip


def clock_said(match: re.Match[str]) -> Spec | None:
    hour = read_korean(match["hour"])
    if hour is None or hour > 24:
        return None
    minute_text = match["minute"]
    minute = 30 if match["half"] else (read_korean(minute_text) or 0) if minute_text else 0
    if minute > 59:
        return None
    part = DAYPARTS.get(match["part"]) if match["part"] else None
    return Spec(clock=f"{hour % 24:02d}:{minute:02d}", clock_open=1 if 1 <= hour <= 12 else None, daypart=part)


_NTH = {"첫": 1, "첫째": 1, "첫번째": 1, "둘째": 2, "두번째": 2, "셋째": 3, "세번째": 3, "넷째": 4,
        "네번째": 4, "다섯째": 5, "다섯번째": 5, "마지막": -1}  # fmt: skip


def nth_of(text: str) -> int:
    return int(text[0]) if text[0] in "12345" else _NTH["".join(text.split())]


def quarter_said(match: re.Match[str]) -> Spec | None:
    number = _number(match["quarter"])
    return Spec(quarter=number) if number is not None and 1 <= number <= 4 else None


def decade_said(match: re.Match[str]) -> Spec | None:
    number = _number(match["decade"])
    if number is None or number % 10:
        return None
    if number < 100:
        number += 1900 if number >= 30 else 2000
    return Spec(decade=number) if 1000 <= number <= 2990 else None


def century_said(match: re.Match[str]) -> Spec | None:
    number = _number(match["century"])
    return Spec(century=number) if number is not None and 1 <= number <= 30 else None


def two_days_said(match: re.Match[str]) -> Spec:
    sign = -1 if match["side"].startswith("전") else 1
    near, far = {"하루이틀": (1, 2), "이삼": (2, 3), "삼사": (3, 4), "사나흘": (3, 4), "이틀사흘": (2, 3)}.get(
        match["pair"].replace(" ", ""), (2, 3)
    )
    return Spec(day_range=(min(sign * near, sign * far), max(sign * near, sign * far)))


def vague_said(match: re.Match[str]) -> Spec:
    return Spec(vague=True)


def fixed(**constraints: object) -> Make:
    spec = Spec(**constraints)  # type: ignore[arg-type]  # names are checked by dataclasses
    return lambda match: spec


_MONTHS = r"1[0-2]|0?[1-9]|십이|십일|[일이삼사오육유칠팔구시십]"
MONTH = rf"(?:(?P<which>{WHICH}|{COMING}|올)\s)?(?P<month>{_MONTHS})월"
SIGNS = r"(?<![0-9A-Za-z.,:/])"
