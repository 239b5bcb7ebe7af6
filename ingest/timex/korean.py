"""Korean pieces of time: words, counts and figures, one row each.

A row matches without particles. Whether what follows is a particle or the rest of another word
("오늘" in "오늘날") is decided here by `END`, and by the join where the next piece follows directly.
"""

from __future__ import annotations

import re

from ingest.timex import festivals
from ingest.timex.numbers import (
    KOREAN_COUNT,
    KOREAN_DAY_WORDS,
    KOREAN_SINO,
    read_korean,
    read_sino,
)
from ingest.timex.rules import Kind, Make, Reading, Rule, row
from ingest.timex.spec import Part, Span, Spec, Unit

# What may follow a time word directly: no Hangul, a particle, a copula, or another time word.
END = (
    r"(?=[^가-힣]|$|에|엔|은|는|이(?!네집)|가(?![가-힣]{2})|을|를|의|도|만|부터|까지|쯤|께|경|나|로|으로|과|와|랑|하고|처럼|보다|마다|치|자|중|내|안"
    r"|날|밤|아침|점심|저녁|오전|오후|새벽|낮|때|말|초|하순|상순|동안|전|후|뒤|인|였|입|예|야|라|면|지|네|잖|이후|이전|여름|가을|겨울|봄|주말|간|정도|한정)"
)
_NOT_NAME = r"(?!이(?:네|랑|는|가|한테|를|도|와|하고|에게|이))"  # "봄이가" is a person, "봄이" may be spring
_SHIFTS = {
    "지지난": -2, "저저번": -2, "지난": -1, "저번": -1, "이번": 0, "금": 0, "요번": 0, "다음": 1, "담": 1,
    "다다음": 2, "다담": 2, "오는": 1, "돌아오는": 1, "다가오는": 1, "내": 1, "이": 0, "전": -1, "차": 1,
    "올": 0, "다음다음": 2, "지난지난": -2,
}  # fmt: skip
_WHICH = r"다음\s다음|지지난|저저번|지난|저번|이번|요번|다다음|다담|다음|담"
_COMING = r"다가오는|돌아오는|오는"
_WEEKDAYS = "월화수목금토일"
_SEASONS = {"봄": "spring", "여름": "summer", "가을": "autumn", "겨울": "winter"}
_PARTS = {"초": Part.EARLY, "초순": Part.EARLY, "상순": Part.EARLY, "초반": Part.EARLY, "중순": Part.MID,
          "중반": Part.MID, "말": Part.LATE, "하순": Part.LATE, "말경": Part.LATE, "후반": Part.LATE}  # fmt: skip
_UNITS = {
    "분": Unit.MINUTE, "시간": Unit.HOUR, "일": Unit.DAY, "날": Unit.DAY, "주": Unit.WEEK, "주일": Unit.WEEK,
    "주간": Unit.WEEK, "달": Unit.MONTH, "개월": Unit.MONTH, "년": Unit.YEAR, "해": Unit.YEAR,
    "분기": Unit.QUARTER, "세기": Unit.CENTURY, "학기": Unit.SEASON, "초": Unit.MINUTE,
}  # fmt: skip
_UNIT = r"시간|분기|분|일|주일|주간|주|달|개월|년|해"
COUNTED = rf"(?:(?P<days>{KOREAN_DAY_WORDS})|(?P<count>{KOREAN_COUNT})\s?(?P<unit>{_UNIT})(?P<half>\s?반)?)"
_SPEC_DAYS = {
    "오늘": 0, "금일": 0, "어제": -1, "어저께": -1, "그저께": -2, "그제": -2, "그끄저께": -3, "그끄제": -3,
    "내일": 1, "명일": 1, "모레": 2, "내일모레": 2, "낼모레": 2, "낼": 1, "글피": 3, "그글피": 4,
}  # fmt: skip
_YEARS = {"재재작년": -3, "재작년": -2, "그러께": -2, "지지난해": -2, "작년": -1, "지난해": -1, "거년": -1, "전년": -1,
          "올해": 0, "금년": 0, "올": 0, "내년": 1, "이듬해": None, "내후년": 2, "후년": 2}  # fmt: skip


def _longest(words: object) -> str:
    return "|".join(sorted(words, key=len, reverse=True))  # type: ignore[call-overload]  # any iterable of str


def _number(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() else read_sino(text)


def _day_word(match: re.Match[str]) -> Spec:
    return Spec(day_shift=_SPEC_DAYS[match["word"]])


def _year_word(match: re.Match[str]) -> Spec | None:
    shift = _YEARS[match["word"]]
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


def _ago(match: re.Match[str]) -> Spec | Reading | None:
    found = counted(match)
    if found is None:
        return Spec(vague=True)
    count, unit, half = found
    ahead = not match["side"].startswith("전")
    return Reading(counted_shift(count, unit, 1 if ahead else -1, half=half), count=Span(count, unit, ahead=ahead))


def _long_ago(match: re.Match[str]) -> Spec | None:
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


def _within(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    return exact_ahead(found[0], found[1]) if found else None


def _coming_span(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    return Spec(span=Span(found[0], found[1], ahead=True)) if found else None


def _past_span(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    return Spec(span=Span(found[0], found[1], ahead=False)) if found else None


def _inner_span(match: re.Match[str]) -> Spec | None:
    found = counted(match)
    first = match["edge"].startswith(("첫", "처음", "초반"))
    return Spec(span=Span(found[0], found[1], ahead=first)) if found else None


_DURATION_UNITS = {Unit.DAY: Spec(day_shift=0), Unit.WEEK: Spec(week_shift=0),
                   Unit.MONTH: Spec(month_shift=0), Unit.YEAR: Spec(year_shift=0)}  # fmt: skip


def _whole_unit(match: re.Match[str]) -> Spec | None:
    """ "하루 동안", "한 달 동안": where a time is asked for, the unit the turn is in."""
    found = counted(match)
    return _DURATION_UNITS.get(found[1]) if found and found[0] == 1 else None


def _month(match: re.Match[str]) -> Spec | None:
    text = match["month"]
    number = {"유": 6, "시": 10, "동짓": 11, "섣": 12, "정": 1}.get(text) or _number(text)
    if number is None or not 1 <= number <= 12:
        return None
    which = match["which"].replace(" ", "") if match["which"] else None
    if which and which in ("오는", "돌아오는", "다가오는"):
        return Spec(month=number, strictly_next=True)
    return Spec(month=number, which=_shift_of(which) if which else None)


def _month_day(match: re.Match[str]) -> Spec | None:
    month = _month(match)
    day = _number(match["day"])
    return None if month is None or day is None or not 1 <= day <= 31 else month.merged(Spec(day=day))


def _year(match: re.Match[str]) -> Spec | None:
    text = match["year"]
    number = _number(text)
    if number is None:
        return None
    if text.isascii() and len(text) == 2:
        return Spec(year=number + (2000 if number < 50 else 1900))
    return Spec(year=number) if 1000 <= number <= 2999 else None


def _day(match: re.Match[str]) -> Spec | None:
    day = _number(match["day"])
    return Spec(day=day) if day is not None and 1 <= day <= 31 else None


def _weekday(match: re.Match[str]) -> Spec:
    weekday = _WEEKDAYS.index(match["weekday"])
    if match["coming"]:
        return Spec(weekday=weekday, strictly_next=True)
    which = match["which"]
    if which is None:
        return Spec(weekday=weekday)
    return Spec(weekday=weekday, which=_shift_of(which))


def _shift_of(text: str) -> int:
    return _SHIFTS["".join(text.split())]


def _shifted(field: str) -> Make:
    def make(match: re.Match[str]) -> Spec:
        return Spec(**{field: _shift_of(match["which"])})  # type: ignore[arg-type]  # field is one of the shifts

    return make


def _season(match: re.Match[str]) -> Spec:
    season = _SEASONS[match["season"]]
    which = match["which"]
    if which in ("오는", "돌아오는", "다가오는"):
        return Spec(season=season, strictly_next=True)
    if which == "올":
        return Spec(season=season, year_shift=0)
    return Spec(season=season, which=_shift_of(which) if which else None)


def _festival(match: re.Match[str]) -> Spec | None:
    name = festivals.named(match["name"])
    which = match["which"]
    coming = which in ("오는", "돌아오는", "다가오는")
    return Spec(
        festival=name,
        which=_shift_of(which) if which and not coming else None,
        strictly_next=True if coming else None,
        eve=1 if match["round"] else None,
        weekend=True if match["weekend"] else None,
    )


_DAYPARTS = {
    "오전": "am", "새벽": "am", "아침": "am", "오후": "pm", "낮": "noon", "대낮": "noon", "점심": "noon",
    "점심때": "noon", "저녁": "night", "밤": "night", "한밤": "night", "정오": "noon", "자정": "am", "퇴근길": None,
}  # fmt: skip


def _clock(match: re.Match[str]) -> Spec | None:
    hour = read_korean(match["hour"])
    if hour is None or hour > 24:
        return None
    minute_text = match["minute"]
    minute = 30 if match["half"] else (read_korean(minute_text) or 0) if minute_text else 0
    if minute > 59:
        return None
    part = _DAYPARTS.get(match["part"]) if match["part"] else None
    return Spec(clock=f"{hour % 24:02d}:{minute:02d}", clock_open=1 if 1 <= hour <= 12 else None, daypart=part)


_NTH = {"첫": 1, "첫째": 1, "첫번째": 1, "둘째": 2, "두번째": 2, "셋째": 3, "세번째": 3, "넷째": 4,
        "네번째": 4, "다섯째": 5, "다섯번째": 5, "마지막": -1}  # fmt: skip


def _nth_of(text: str) -> int:
    return int(text[0]) if text[0] in "12345" else _NTH["".join(text.split())]


def _quarter(match: re.Match[str]) -> Spec | None:
    number = _number(match["quarter"])
    return Spec(quarter=number) if number is not None and 1 <= number <= 4 else None


def _decade(match: re.Match[str]) -> Spec | None:
    number = _number(match["decade"])
    if number is None or number % 10:
        return None
    if number < 100:
        number += 1900 if number >= 30 else 2000
    return Spec(decade=number) if 1000 <= number <= 2990 else None


def _century(match: re.Match[str]) -> Spec | None:
    number = _number(match["century"])
    return Spec(century=number) if number is not None and 1 <= number <= 30 else None


def _two_days(match: re.Match[str]) -> Spec:
    sign = -1 if match["side"].startswith("전") else 1
    near, far = {"하루이틀": (1, 2), "이삼": (2, 3), "삼사": (3, 4), "사나흘": (3, 4), "이틀사흘": (2, 3)}.get(
        match["pair"].replace(" ", ""), (2, 3)
    )
    return Spec(day_range=(min(sign * near, sign * far), max(sign * near, sign * far)))


def _vague(match: re.Match[str]) -> Spec:
    return Spec(vague=True)


def _say(**constraints: object) -> Make:
    spec = Spec(**constraints)  # type: ignore[arg-type]  # names are checked by dataclasses
    return lambda match: spec


_MONTHS = r"1[0-2]|0?[1-9]|십이|십일|[일이삼사오육유칠팔구시십]"
_MONTH = rf"(?:(?P<which>{_WHICH}|{_COMING}|올)\s)?(?P<month>{_MONTHS})월"
_SIGNS = r"(?<![0-9A-Za-z.,:/])"

RULES: tuple[Rule, ...] = (
    row("ko_day_word", rf"(?P<word>{_longest(_SPEC_DAYS)})(?!날|지|로\s?권)(?<!낼(?= [거게수것때만]))" + END, _day_word, "내일 김장을 담근다."),
    row("ko_last_night", r"어젯밤|간밤|지난\s?밤|어제\s?밤|엊저녁|어제저녁", _say(day_shift=-1, daypart="night"), "간밤에 잠을 설쳤다."),
    row("ko_tonight", r"오늘\s?밤|오늘밤", _say(day_shift=0, daypart="night"), "오늘 밤에 별을 보러 간다."),
    row("ko_few_days", r"엊그제|엊그저께|엇그제", _say(day_range=(-3, -2)), "엊그제 화분을 들였다."),
    row("ko_pair_of_days", r"(?P<pair>하루\s?이틀|이삼|삼사|사나흘)\s?(?:일\s?)?(?P<side>전|뒤|후)(?!반|보)" , _two_days, "이삼일 전에 택배가 왔다."),
    row("ko_year_word", rf"(?P<word>{_longest(w for w in _YEARS if w != '올')})" + END, _year_word, "재작년에 개업했다."),
    row("ko_this_season_year", r"올(?=\s?(?:봄|여름|가을|겨울|초|[0-9]{1,2}월|연말|추석|설|한\s?해|상반기|하반기|크리스마스))", _say(year_shift=0), "올 상반기에 상장했다."),
    row("ko_ago", rf"(?:약\s|한\s)?{COUNTED}\s?(?:쯤\s|정도\s)?(?P<side>전|뒤|후|있다가|이따가)(?!반|보|체|기|략|설|환|자|쪽|배|문|주곡|통|혀|원|퇴|회)", _ago, "사흘 전에 접수했다."),
    row("ko_long_ago", rf"(?P<y>{KOREAN_COUNT})\s?년\s?(?P<m>{KOREAN_COUNT})\s?(?:개월|달)\s?(?P<side>전|뒤|후)", _long_ago, "1년 2개월 전에 개업했다."),
    row("ko_half_year", r"반년\s?(?P<side>전|뒤|후)", lambda m: Spec(month_shift=-6 if m["side"] == "전" else 6), "반년 전에 개업했다."),
    row("ko_rest", r"(?P<unit>이번\s?주|이번\s?달|올해|올\s?한\s?해)의?\s?(?:남은\s?(?:기간|날|한\s?주|시간)|나머지)", lambda m: Spec(rest=Unit.WEEK if m["unit"].endswith("주") else Unit.MONTH if m["unit"].endswith("달") else Unit.YEAR), "이번 주 나머지는 쉰다."),
    row("ko_week_number", rf"(?<![0-9])(?P<number>[6-9]|[1-4][0-9]|5[0-3])\s?주차", lambda m: Spec(week_number=int(m["number"])), "31주차 매출이 늘었다."),
    row("ko_week_of_month", rf"(?<![0-9])(?:제\s?)?(?P<number>[1-5])\s?주차?(?=[^가-힣]|$|에|엔|의)", lambda m: Spec(nth=int(m["number"])), "5월 2주차에 시작한다.", part_only=True),
    row("ko_framed_day", rf"{_SIGNS}(?P<day>[12][0-9]|3[01]|0?[1-9])일(?=[^가-힣]|$)(?!\s?(?:동안|간|씩|째|만|정도|내내|전|뒤|후|안|이내))", _day, "다음 달 5일 저녁에 본다.", part_only=True),
    row("ko_within", rf"{COUNTED}\s?(?:안에|안으로|내에|내로|이내에|이내로|이내|내(?=\s))", _within, "두 주 안에 답을 준다."),
    row("ko_which_day", rf"(?P<which>지난|{_COMING})\s?(?P<day>[12][0-9]|3[01]|0?[1-9])일(?!\s?(?:동안|간|사이|내내|안|내|이내))", lambda m: Spec(day=int(m["day"]), which=-1 if m["which"] == "지난" else 1), "오는 25일에 공연한다."),
    row("ko_in_span", rf"(?:앞으로|향후|다음\s|{_COMING})\s?{COUNTED}", _coming_span, "앞으로 나흘 동안 쉰다."),
    row("ko_past_span", rf"(?:지난|최근|과거)\s?{COUNTED}(?=\s?(?:간|동안|사이|에|의|\s|$))", _past_span, "지난 5일 동안 비가 왔다."),
    row("ko_inner_span", rf"(?P<edge>첫|처음|마지막)\s?{COUNTED}", _inner_span, "올해 마지막 두 달은 바빴다.", part_only=True),
    row("ko_after_today", rf"오늘\s?(?:이후로|이후|로부터)\s?{COUNTED}(?=\s?(?:동안|뒤|후|간))", lambda m: (f := counted(m)) and exact_ahead(f[0], f[1]), "오늘 이후로 나흘 동안 시간이 돼?"),
    row("ko_duration", rf"{COUNTED}\s?(?:동안|간|내내)(?![가-힣]{{2}})", _whole_unit, "하루 동안 문을 닫는다.", loose=True),
    row("ko_end_of_day", r"하루\s?(?:일과를?\s?마칠\s?무렵|의?\s?끝|일과\s?끝)", _say(day_shift=0), "하루 일과를 마칠 무렵 모인다.", loose=True),
    row("ko_next_day", r"(?:그\s)?다음\s?날|이튿날", lambda m: Reading(Spec(day_shift=1), count=Span(1, Unit.DAY, ahead=True)), "그 다음 날은 뭐 해?", loose=True),
    row("ko_day_beside", r"(?P<after>다음\s?날|이튿날)|전날", lambda m: Reading(Spec(), count=Span(1, Unit.DAY, ahead=m["after"] is not None)), "추석 전날에 전을 부쳤다.", kind=Kind.COUNT, part_only=True),
    row("ko_now", r"지금|현재|이\s순간", _say(instant=True), "지금 나가자.", loose=True),
    row("ko_just_now", r"방금(?:\s?전)?|지금\s?막|조금\s?전|좀\s?전|금방\s?전", _say(instant=True), "방금 문을 닫았다."),
    row("ko_earlier_today", r"아까", _say(day_shift=0), "아까 약을 먹었다."),
    row("ko_weekend", rf"(?P<which>{_WHICH}|오는|돌아오는|다가오는)\s?주말", lambda m: Spec(weekend_shift=_shift_of(m["which"]) if m["which"] not in ("오는", "돌아오는", "다가오는") else 0, strictly_next=True if m["which"] in ("오는", "돌아오는", "다가오는") else None), "다음 주말에 이사한다."),
    row("ko_week", rf"(?P<which>{_WHICH}|금|차)\s?주(?![가-힣])|(?P<which2>{_WHICH})\s?주(?!말|식|인|택|문|소|유|차|제|장|연|요|의)" + END, lambda m: Spec(week_shift=_shift_of(m["which"] or m["which2"])), "다다음 주에 시험이다."),
    row("ko_bare_weekend", r"주말(?=에|엔|\s?(?:내내|동안)|\s?(?:저녁|오전|오후|아침)|까지|부터)", _say(weekend=True), "주말에 김치를 담갔다."),
    row("ko_weekday", rf"(?:(?:(?P<which>{_WHICH})|(?P<coming>{_COMING}))\s?)?(?P<weekday>[{_WEEKDAYS}])(?:요일날?|욜)(?!이라는|이란)", _weekday, "지난 수요일에 병원에 갔다."),
    row("ko_weekday_bracket", rf"\((?P<which>)(?P<coming>)(?P<weekday>[{_WEEKDAYS}])\)", lambda m: Spec(weekday=_WEEKDAYS.index(m["weekday"])), "3월 5일(화) 오후 2시에 모인다.", part_only=True),
    row("ko_month_word", rf"(?P<which>{_WHICH}|전)\s?달" + END, _shifted("month_shift"), "지난달에 차를 팔았다."),
    row("ko_this_month", r"(?:이달|금월)" + END, _say(month_shift=0), "이달에 마감이다."),
    row("ko_next_month", r"(?:내달|다음\s?월|익월)" + END, _say(month_shift=1), "내달에 개장한다."),
    row("ko_month", rf"{_SIGNS}{_MONTH}(?:달)?{_NOT_NAME}" + END, _month, "9월에 개강한다."),
    row("ko_month_day", rf"{_SIGNS}{_MONTH}\s?(?P<day>[0-9]{{1,2}}|{KOREAN_SINO}?)일(?!\s?(?:동안|간|씩))", _month_day, "9월 14일에 개강한다."),
    row("ko_year", rf"{_SIGNS}(?P<year>[12][0-9]{{3}}|(?:이천|천구백)[일이삼사오육칠팔구십]*|이공[일이삼사오육칠팔구공][일이삼사오육칠팔구공])년(?:도)?(?!생|차|\s?(?:전|뒤|후|동안|간|만에)(?![가-힣]?년))" + END, _year, "2017년에 귀국했다."),
    row("ko_short_year", rf"{_SIGNS}['’]?(?P<year>[0-9]{{2}})년(?:도(?=[^가-힣]|$|에|부터|까지|엔)|(?=\s?[0-9]{{1,2}}월)|(?=\s?(?:봄|여름|가을|겨울)))", _year, "17년도에 귀국했다."),
    row("ko_short_year_at", rf"{_SIGNS}['’]?(?P<year>[5-9][0-9])년(?=에\s|에는|엔)", _year, "98년에 태어났다."),
    row("ko_day", rf"{_SIGNS}(?P<day>[12][0-9]|3[01]|0?[1-9])일(?=\s?\(?[{_WEEKDAYS}](?:요일|욜|\))|에(?!\s?한\s?번)|엔|까지|부터|자로|날|이야|이고|이에요|입니다|인데|\s(?:오전|오후|저녁|아침|새벽|밤)|에서)", _day, "14일에 만나기로 했다."),
    row("ko_month_end", r"월(?P<part>초|말)(?=[^가-힣]|$|에|엔|까지|부터|쯤|경|정)", lambda m: Spec(month_shift=0, part=_PARTS[m["part"]]), "월말에 정산한다."),
    row("ko_year_end_of", r"(?<=[년해]\s)연?(?P<part>초|말)" + END, lambda m: Spec(part=_PARTS[m["part"]]), "작년 연말에 귀국했다.", part_only=True),
    row("ko_year_end", r"(?:(?P<which>지난|오는|다가오는)\s)?연(?P<part>초|말)(?=[^가-힣]|$|에|엔|까지|부터|쯤|경|정)", lambda m: Spec(part=_PARTS[m["part"]], year_shift=-1 if m["which"] == "지난" else None), "연말에 송별회를 했다."),
    row("ko_part", r"(?P<part>초순|상순|중순|하순|초반|중반|후반|초|말)(?=[^가-힣]|$|에|엔|까지|부터|쯤|경|이나|의|께)", lambda m: Spec(part=_PARTS[m["part"]]), "3월 말에 끝났다.", part_only=True),
    row("ko_season", rf"(?:(?P<which>{_WHICH}|{_COMING}|올)\s?)(?:한|초|늦)?(?P<season>봄|여름|가을|겨울)(?!옷|잠|방학|철|비|바람|휴가)", _season, "지난여름에 제주에 갔다."),
    row("ko_bare_season", rf"(?P<which>)(?:초|늦)?(?P<season>봄|여름|가을|겨울)(?=에(?![가-힣])|에는|엔|까지|부터){_NOT_NAME}", lambda m: Spec(season=_SEASONS[m["season"]]), "가을에 결혼할 거야."),
    row("ko_framed_season", r"(?P<which>)(?:한|초|늦)?(?P<season>봄|여름|가을|겨울)(?=[^가-힣]|$|에|엔|까지|부터|쯤|이|은|의|께|도)", lambda m: Spec(season=_SEASONS[m["season"]]), "3년 전 봄은 추웠다.", part_only=True),
    row("ko_quarter", rf"{_SIGNS}(?P<quarter>[1-4일이삼사])(?:/4|사)?\s?분기", _quarter, "3분기에 흑자를 냈다."),
    row("ko_quarter_word", rf"(?P<which>{_WHICH})\s?분기", _shifted("quarter_shift"), "지난 분기에 흑자를 냈다."),
    row("ko_half", rf"(?:(?P<which>{_WHICH})\s)?(?P<half>상|하)반기", lambda m: Spec(half=1 if m["half"] == "상" else 2, which=_shift_of(m["which"]) if m["which"] else None), "하반기에 상장한다."),
    row("ko_decade", rf"{_SIGNS}(?P<decade>[12][0-9]{{2}}0|[0-9]0|[이삼사오육칠팔구]십|이천)\s?년대", _decade, "80년대에 지은 집이다."),
    row("ko_century", rf"{_SIGNS}(?P<century>[0-9]{{1,2}}|[이십일삼사오육칠팔구]+)\s?세기", _century, "19세기에 세워졌다."),
    row("ko_festival", rf"(?:(?P<which>{_WHICH}|{_COMING}|올)\s?)?(?P<name>{festivals.KOREAN_FESTIVALS})(?:(?P<round>\s?연휴)|(?P<weekend>\s?주말)|\s?당일)?(?=[^가-힣]|$|에|엔|때|은|는|이(?![가-힣]{{2}})|까지|부터|쯤|날|의|도|마다|전|다음|이브|[0-9])", _festival, "작년 추석에 고향에 갔다."),
    row("ko_same_time", r"(?:이\s?맘\s?때|이\s?때\s?쯤|같은\s?달)", _say(same_time=True), "작년 이맘때 눈이 왔다.", part_only=True),
    row("ko_clock", rf"{_SIGNS}(?:(?P<part>{_longest(_DAYPARTS)})\s?)?(?P<hour>[01]?[0-9]|2[0-4]|{'|'.join(('한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열한', '열두', '열'))})\s?시(?!간|즌|작|대|장|청|도|인|험|내|민|골|점)(?:\s?(?P<minute>[0-5]?[0-9]|{KOREAN_SINO})\s?분(?:\s?[0-9]{{1,2}}\s?초)?|(?P<half>\s?반(?![가-힣]{{2}})))?", _clock, "오늘 오전 8시 30분에 떠났다.", part_only=True),
    row("ko_clock_figures", rf"(?<![0-9:.])(?:(?P<part>{_longest(_DAYPARTS)})\s?)?(?P<hour>[01]?[0-9]|2[0-4]):(?P<minute>[0-5][0-9])(?P<half>)(?::[0-5][0-9])?(?![0-9:])", _clock, "내일 14:30에 시작한다.", part_only=True),
    row("ko_daypart", rf"(?P<part>{_longest(k for k in _DAYPARTS)})(?!마다|잠|밥|형|비|새|하늘|도깨비|길)", lambda m: Spec(daypart=_DAYPARTS[m["part"]] or "pm"), "어제 저녁에 만났다.", part_only=True),
    row("ko_nth", rf"(?P<nth>첫\s?번째|첫째|첫|[1-5]\s?번째|두\s?번째|둘째|세\s?번째|셋째|네\s?번째|넷째|다섯\s?번째|다섯째|마지막)\s?(?:주\s?(?P<weekend>주말)?(?=[^가-힣]|$|에|엔|까지|부터|의|인)(?:\s?(?P<weekday>[{_WEEKDAYS}])요일)?|(?P<weekday2>[{_WEEKDAYS}])요일)", lambda m: Spec(nth=_nth_of(m["nth"]), weekend=True if m["weekend"] else None, weekday=_WEEKDAYS.index(m["weekday"] or m["weekday2"]) if (m["weekday"] or m["weekday2"]) else None), "10월 둘째 주 금요일에 모인다.", part_only=True),
    row("ko_slash_day", rf"(?<![0-9A-Za-z.,:/\-])(?P<month>1[0-2]|0?[1-9])[/.](?P<which>)(?P<day>[12][0-9]|3[01]|0?[1-9])(?=\s?\(?[{_WEEKDAYS}](?:\)|요일)|에(?![가-힣])|까지|부터)", lambda m: Spec(month=int(m["month"]), day=int(m["day"])), "3/15(금)에 발표한다."),
    row("ko_past_year_of_age", r"(?:며칠|몇\s?(?:일|주|달|개월|년|해|시간|분))\s?(?:전|뒤|후)|얼마\s?(?:전|뒤)|요즘|요새|최근|조만간|언젠가|예전|옛날|한때|오래\s?전|훗날|나중에|이따가?|머지않아|곧(?=\s)|그때|그날|(?:어릴|어렸을|젊을|젊었을|학생|대학|고등학교|중학교|초등학교|신입|군대)\s?(?:적|때|시절)", _vague, "며칠 전에 비가 왔다."),
    row("ko_every", rf"매(?:일|주|달|월|년|해|분기|학기)(?![가-힣](?<!에)(?<!은)(?<!는)(?<!도)(?<!의))|격(?:주|일|월)(?:로)?|평일(?:마다|에|엔)|주말마다|(?:하루|이틀|사흘|일주일|한\s?달|일\s?년|[0-9]+(?:일|주|개월|년))에\s?(?:[한두세네]|다섯|[0-9]+)\s?번(?:씩)?|(?:하루|이틀|사흘|나흘|보름|열흘|일주일|[0-9한두세네석넉]+\s?(?:일|주|달|개월|년))(?:마다|에\s?한\s?번)|날마다|해마다|달마다|주마다|아침마다|저녁마다|밤마다|월수금|화목토", lambda m: Spec(), "매주 목요일에 수영한다.", kind=Kind.RECURRENCE),
)  # fmt: skip

# Any of these must be in a text for a Korean rule to match: the cheap test before all others.
TRIGGER = re.compile(
    r"[0-9]|분기|반기|세기|[연월]초|[연월]말|오늘|어제|어저께|어젯|그저께|그제|그끄|내일|낼|모레|글피|엊|간밤|금일|명일|주|달|월|년|해|요일|욜|전|뒤|후|일|시|분"
    r"|방금|아까|봄|여름|가을|겨울|이맘|이달|아침|저녁|절|날|설|추석|한가위|크리스마스|데이|이브|평일|때|요즘|요새|최근|조만간"
    r"|언젠가|예전|옛|한때|나중|이따|곧|하루|이틀|사흘|나흘|닷새|보름|열흘|지금|현재|올|격|매|날마다|밤|\([월화수목금토일]\)"
)
JOIN = re.compile(r"(?:의|에|,|，)?\s{0,2}(?:\(|,\s?)?|\s?에?\s|\)\s?")
