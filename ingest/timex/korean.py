"""Korean pieces of time: words, counts and figures, one row each.

A row matches without particles. Whether what follows is a particle or the rest of another word
("오늘" in "오늘날") is decided here by `END`, and by the join where the next piece follows directly.
"""

from __future__ import annotations

import re

from ingest.timex import festivals
from ingest.timex.korean_readings import (
    COMING,
    COUNTED,
    DAYPARTS,
    END,
    MONTH,
    NOT_NAME,
    PARTS,
    SEASONS,
    SIGNS,
    SPEC_DAYS,
    WEEKDAYS,
    WHICH,
    YEARS,
    ago_said,
    century_said,
    clock_said,
    coming_span_said,
    counted,
    day_range_said,
    day_said,
    day_word_said,
    decade_said,
    exact_ahead,
    festival_said,
    fixed,
    inner_span_said,
    long_ago_said,
    longest,
    lunar_said,
    month_day_said,
    month_said,
    nth_of,
    past_span_said,
    quarter_said,
    season_said,
    shift_of,
    shifted,
    two_days_said,
    vague_said,
    weekday_said,
    whole_unit_said,
    within_said,
    year_said,
    year_word_said,
)
from ingest.timex.numbers import KOREAN_COUNT, KOREAN_SINO
from ingest.timex.rules import Kind, Reading, Rule, row
from ingest.timex.spec import Span, Spec, Unit

# a row is read as one line: name, pattern, meaning, example

#: A copula behind a part of a month: "6월 중순이래요".
IS_SO = (
    r"이야|이에요|이예요|이래|이라|이었|입니다|이고|인데|이지|이다|이\s(?:맞|아니)|예요|였"
    r"|(?:야|래|래요|고|라고)(?=[^가-힣]|$)"
)

RULES: tuple[Rule, ...] = (
    row(
        "ko_day_word",
        rf"(?P<word>(?:내일|낼)\s모레|{longest(SPEC_DAYS)})(?!날|지|로\s?권)(?<!낼(?= (?:[거게수것때만]|가치|돈|필요|생각|예정|계획|시간|줄|뻔|리|듯|지도|텐데|테니)))"
        + END,
        day_word_said,
        "내일 김장을 담근다.",
    ),
    row(
        "ko_last_night",
        r"어젯밤|간밤|지난\s?밤|어제\s?밤|엊저녁|어제저녁",
        fixed(day_shift=-1, daypart="night"),
        "간밤에 잠을 설쳤다.",
    ),
    row("ko_tonight", r"오늘\s?밤|오늘밤", fixed(day_shift=0, daypart="night"), "오늘 밤에 별을 보러 간다."),
    row("ko_few_days", r"엊그제|엊그저께|엇그제", fixed(day_range=(-3, -2)), "엊그제 화분을 들였다."),
    row(
        "ko_pair_of_days",
        r"(?P<pair>하루\s?이틀|이삼|삼사|사나흘)\s?(?:일\s?)?(?P<side>전|뒤|후)(?!반|보)",
        two_days_said,
        "이삼일 전에 택배가 왔다.",
    ),
    row(
        "ko_year_word",
        rf"(?P<word>{longest(w for w in YEARS if w != '올')})" + END,
        year_word_said,
        "재작년에 개업했다.",
    ),
    row(
        "ko_this_season_year",
        r"올(?=\s?(?:봄|여름|가을|겨울|초|[0-9]{1,2}월|연말|추석|설|한\s?해|상반기|하반기|크리스마스))",
        fixed(year_shift=0),
        "올 상반기에 상장했다.",
    ),
    row(
        "ko_ago",
        rf"(?:약\s|한\s)?{COUNTED}\s?(?:쯤\s|정도\s)?(?P<side>전|뒤|후|있다가|이따가)(?!반|보|체|기|략|설|환|자|쪽|배|문|주곡|통|혀|원|퇴|회)",
        ago_said,
        "사흘 전에 접수했다.",
    ),
    row(
        "ko_long_ago",
        rf"(?P<y>{KOREAN_COUNT})\s?년\s?(?P<m>{KOREAN_COUNT})\s?(?:개월|달)\s?(?P<side>전|뒤|후)",
        long_ago_said,
        "1년 2개월 전에 개업했다.",
    ),
    row(
        "ko_half_year",
        r"반년\s?(?P<side>전|뒤|후)",
        lambda m: Spec(month_shift=-6 if m["side"] == "전" else 6),
        "반년 전에 개업했다.",
    ),
    row(
        "ko_rest",
        r"(?P<unit>이번\s?주|이번\s?달|올해|올\s?한\s?해)의?\s?(?:남은\s?(?:기간|날|한\s?주|시간)|나머지)",
        lambda m: Spec(
            rest=Unit.WEEK if m["unit"].endswith("주") else Unit.MONTH if m["unit"].endswith("달") else Unit.YEAR
        ),
        "이번 주 나머지는 쉰다.",
    ),
    row(
        "ko_week_number",
        r"(?<![0-9])(?P<number>[6-9]|[1-4][0-9]|5[0-3])\s?주차",
        lambda m: Spec(week_number=int(m["number"])),
        "31주차 매출이 늘었다.",
    ),
    row(
        "ko_week_of_month",
        r"(?<![0-9])(?:제\s?)?(?P<number>[1-5])\s?주차?(?=[^가-힣]|$|에|엔|의)",
        lambda m: Spec(nth=int(m["number"])),
        "5월 2주차에 시작한다.",
        part_only=True,
    ),
    row(
        "ko_within",
        rf"{COUNTED}\s?(?:안에|안으로|내에|내로|이내에|이내로|이내|내(?=\s))",
        within_said,
        "두 주 안에 답을 준다.",
    ),
    row(
        "ko_which_day",
        rf"(?P<which>지난|{COMING})\s?(?P<day>[12][0-9]|3[01]|0?[1-9])일(?!\s?(?:동안|간|사이|내내|안|내|이내))",
        lambda m: Spec(day=int(m["day"]), which=-1 if m["which"] == "지난" else 1),
        "오는 25일에 공연한다.",
    ),
    row("ko_in_span", rf"(?:앞으로|향후|다음\s|{COMING})\s?{COUNTED}", coming_span_said, "앞으로 나흘 동안 쉰다."),
    row(
        "ko_past_span",
        rf"(?:지난|최근|과거)\s?{COUNTED}(?=\s?(?:간|동안|사이|에|의|\s|$))",
        past_span_said,
        "지난 5일 동안 비가 왔다.",
    ),
    row(
        "ko_inner_span",
        rf"(?P<edge>첫|처음|마지막)\s?{COUNTED}",
        inner_span_said,
        "올해 마지막 두 달은 바빴다.",
        part_only=True,
    ),
    row(
        "ko_after_today",
        rf"오늘\s?(?:이후로|이후|로부터)\s?{COUNTED}(?=\s?(?:동안|뒤|후|간))",
        lambda m: (f := counted(m)) and exact_ahead(f[0], f[1]),
        "오늘 이후로 나흘 동안 시간이 돼?",
    ),
    row(
        "ko_duration",
        rf"{COUNTED}\s?(?:동안|간|내내)(?![가-힣]{{2}})",
        whole_unit_said,
        "하루 동안 문을 닫는다.",
        loose=True,
    ),
    row(
        "ko_end_of_day",
        r"하루\s?(?:일과를?\s?마칠\s?무렵|의?\s?끝|일과\s?끝)",
        fixed(day_shift=0),
        "하루 일과를 마칠 무렵 모인다.",
        loose=True,
    ),
    row(
        "ko_next_day",
        r"(?:그\s)?다음\s?날|이튿날",
        lambda m: Reading(Spec(day_shift=1), count=Span(1, Unit.DAY, ahead=True)),
        "그 다음 날은 뭐 해?",
        loose=True,
    ),
    row(
        "ko_day_beside",
        r"(?P<after>다음\s?날|이튿날)|전날",
        lambda m: Reading(Spec(), count=Span(1, Unit.DAY, ahead=m["after"] is not None)),
        "추석 전날에 전을 부쳤다.",
        kind=Kind.COUNT,
        part_only=True,
    ),
    row("ko_now", r"지금|현재|이\s순간", fixed(instant=True), "지금 나가자.", loose=True),
    row(
        "ko_just_now",
        r"방금(?:\s?전)?|지금\s?막|조금\s?전|좀\s?전|금방\s?전",
        fixed(instant=True),
        "방금 문을 닫았다.",
    ),
    row("ko_earlier_today", r"아까(?![우웠운워울웁])", fixed(day_shift=0), "아까 약을 먹었다."),
    row(
        "ko_weekend",
        rf"(?P<which>{WHICH}|오는|돌아오는|다가오는)\s?주말",
        lambda m: Spec(
            weekend_shift=shift_of(m["which"]) if m["which"] not in ("오는", "돌아오는", "다가오는") else 0,
            strictly_next=True if m["which"] in ("오는", "돌아오는", "다가오는") else None,
        ),
        "다음 주말에 이사한다.",
    ),
    row(
        "ko_week",
        rf"(?P<which>{WHICH}|금|차)\s?주(?=[^가-힣]|$|[{WEEKDAYS}](?:요일|욜))|(?P<which2>{WHICH})\s?주(?!말|식|인|택|문|소|유|차|제|장|연|요|의)"
        + END,
        lambda m: Spec(week_shift=shift_of(m["which"] or m["which2"])),
        "다다음 주에 시험이다.",
    ),
    row(
        "ko_bare_weekend",
        r"주말(?=에|엔|\s?(?:내내|동안)|\s?(?:저녁|오전|오후|아침)|까지|부터)",
        fixed(weekend=True),
        "주말에 김치를 담갔다.",
    ),
    row(
        "ko_weekday",
        rf"(?:(?:(?P<which>{WHICH})|(?P<coming>{COMING}))\s?)?(?P<weekday>[{WEEKDAYS}])(?:요일날?|욜)(?!이라는|이란)",
        weekday_said,
        "지난 수요일에 병원에 갔다.",
    ),
    row(
        "ko_weekday_bracket",
        rf"\((?P<which>)(?P<coming>)(?P<weekday>[{WEEKDAYS}])\)",
        lambda m: Spec(weekday=WEEKDAYS.index(m["weekday"])),
        "3월 5일(화) 오후 2시에 모인다.",
        part_only=True,
    ),
    row("ko_month_word", rf"(?P<which>{WHICH}|전)\s?달" + END, shifted("month_shift"), "지난달에 차를 팔았다."),
    row("ko_this_month", r"(?:이달|금월)" + END, fixed(month_shift=0), "이달에 마감이다."),
    row("ko_next_month", r"(?:내달|다음\s?월|익월)" + END, fixed(month_shift=1), "내달에 개장한다."),
    row("ko_month", rf"{SIGNS}{MONTH}(?:달)?{NOT_NAME}" + END, month_said, "9월에 개강한다."),
    row(
        "ko_month_day",
        rf"{SIGNS}{MONTH}\s?(?P<day>[0-9]{{1,2}}|{KOREAN_SINO}?)일(?!\s?(?:동안|간|씩))",
        month_day_said,
        "9월 14일에 개강한다.",
    ),
    row(
        "ko_lunar_day",
        rf"음력(?:으로)?\s?(?:{MONTH})(?:\s?(?P<day>[0-9]{{1,2}}|{KOREAN_SINO})일)?" + END,
        lunar_said,
        "음력 8월 15일에 차례를 지냈다.",
    ),
    row(
        "ko_month_range",
        rf"{SIGNS}(?P<first>1[0-2]|0?[1-9])(?:월)?\s?[~∼～-]\s?(?P<last>1[0-2]|0?[1-9])월(?!\s?[0-9])" + END,
        lambda m: Reading(Spec(month=int(m["first"])), until=Spec(month=int(m["last"]))),
        "3~4월에 이사했다.",
    ),
    row(
        "ko_day_range",
        rf"{SIGNS}(?:(?P<month>1[0-2]|0?[1-9])월\s?)(?P<first>[12][0-9]|3[01]|0?[1-9])일?\s?[~∼～-]\s?(?P<last>[12][0-9]|3[01]|0?[1-9])일",
        day_range_said,
        "6월 3~5일에 축제가 열린다.",
    ),
    row(
        "ko_year",
        rf"{SIGNS}(?P<year>[12][0-9]{{3}}|(?:이천|천구백)[일이삼사오육칠팔구십]*|이공[일이삼사오육칠팔구공][일이삼사오육칠팔구공])년(?:도)?(?!생|차|\s?(?:전|뒤|후|동안|간|만에)(?![가-힣]?년))"
        + END,
        year_said,
        "2017년에 귀국했다.",
    ),
    row(
        "ko_short_year",
        rf"{SIGNS}['’]?(?P<year>[0-9]{{2}})년(?:도(?=[^가-힣]|$|에|부터|까지|엔)|(?=\s?[0-9]{{1,2}}월)|(?=\s?(?:봄|여름|가을|겨울)))",
        year_said,
        "17년도에 귀국했다.",
    ),
    row("ko_short_year_at", rf"{SIGNS}['’]?(?P<year>[5-9][0-9])년(?=에\s|에는|엔)", year_said, "98년에 태어났다."),
    row(
        "ko_day",
        rf"{SIGNS}(?P<day>[12][0-9]|3[01]|0?[1-9])일(?=\s?\(?[{WEEKDAYS}](?:요일|욜|\))|에(?!\s?한\s?번)|엔|까지|부터|자로|날|이야|이고|이에요|입니다|인데|이(?:래|라고|라던|라네|라는데|었|지)|(?:이|은)\s(?:맞|아니)|로\s(?:바뀌|변경|미뤄|당겨|연기|옮|정해|잡)|\s(?:오전|오후|저녁|아침|새벽|밤)|에서)",
        day_said,
        "14일에 만나기로 했다.",
    ),
    row(
        "ko_framed_day",
        rf"{SIGNS}(?P<day>[12][0-9]|3[01]|0?[1-9])일(?=[^가-힣]|$|(?:이|은|도)\s(?!걸|지나|지났|남|넘))(?!\s?(?:동안|간|씩|째|만|정도|내내|전|뒤|후|안|이내))",
        day_said,
        "담달 5일, 회의가 있다.",
        part_only=True,
    ),
    row(
        "ko_month_end",
        rf"월(?P<part>초|말)(?=[^가-힣]|$|에|엔|까지|부터|쯤|경|정|{IS_SO})",
        lambda m: Spec(month_shift=0, part=PARTS[m["part"]]),
        "월말에 정산한다.",
    ),
    row(
        "ko_year_end_of",
        r"(?<=[년해]\s)연?(?P<part>초|말)" + END,
        lambda m: Spec(part=PARTS[m["part"]]),
        "작년 연말에 귀국했다.",
        part_only=True,
    ),
    row(
        "ko_year_end",
        r"(?:(?P<which>지난|오는|다가오는)\s)?연(?P<part>초|말)(?=[^가-힣]|$|에|엔|까지|부터|쯤|경|정)",
        lambda m: Spec(part=PARTS[m["part"]], year_shift=-1 if m["which"] == "지난" else None),
        "연말에 송별회를 했다.",
    ),
    row(
        "ko_part",
        rf"(?P<part>초순|상순|중순|하순|초반|중반|후반|초|말)(?=[^가-힣]|$|에|엔|까지|부터|쯤|경|이나|의|께|{IS_SO})",
        lambda m: Spec(part=PARTS[m["part"]]),
        "3월 말에 끝났다.",
        part_only=True,
    ),
    row(
        "ko_season",
        rf"(?:(?P<which>{WHICH}|{COMING}|올)\s?)(?:한|초|늦)?(?P<season>봄|여름|가을|겨울)(?!옷|잠|방학|철|비|바람|휴가)",
        season_said,
        "지난여름에 제주에 갔다.",
    ),
    row(
        "ko_bare_season",
        rf"(?P<which>)(?:초|늦)?(?P<season>봄|여름|가을|겨울)(?=에(?![가-힣])|에는|엔|까지|부터){NOT_NAME}",
        lambda m: Spec(season=SEASONS[m["season"]]),
        "가을에 결혼할 거야.",
    ),
    row(
        "ko_framed_season",
        r"(?P<which>)(?:한|초|늦)?(?P<season>봄|여름|가을|겨울)(?=[^가-힣]|$|에|엔|까지|부터|쯤|이|은|의|께|도)",
        lambda m: Spec(season=SEASONS[m["season"]]),
        "3년 전 봄은 추웠다.",
        part_only=True,
    ),
    row(
        "ko_quarter", rf"{SIGNS}(?P<quarter>[1-4일이삼사])(?:/4|사)?\s?분기", quarter_said, "3분기에 흑자를 냈다."
    ),
    row("ko_quarter_word", rf"(?P<which>{WHICH})\s?분기", shifted("quarter_shift"), "지난 분기에 흑자를 냈다."),
    row(
        "ko_half",
        rf"(?:(?P<which>{WHICH})\s)?(?P<half>상|하)반기",
        lambda m: Spec(half=1 if m["half"] == "상" else 2, which=shift_of(m["which"]) if m["which"] else None),
        "하반기에 상장한다.",
    ),
    row(
        "ko_decade",
        rf"{SIGNS}(?P<decade>[12][0-9]{{2}}0|[0-9]0|[이삼사오육칠팔구]십|이천)\s?년대",
        decade_said,
        "80년대에 지은 집이다.",
    ),
    row(
        "ko_century",
        rf"{SIGNS}(?P<century>[0-9]{{1,2}}|[이십일삼사오육칠팔구]{{1,4}})\s?세기",
        century_said,
        "19세기에 세워졌다.",
    ),
    row(
        "ko_festival",
        rf"(?:(?P<which>{WHICH}|{COMING}|올)\s?)?(?P<name>{festivals.KOREAN_FESTIVALS})(?:(?P<round>\s?연휴)|(?P<weekend>\s?주말)|\s?당일)?(?=[^가-힣]|$|에|엔|때|은|는|이(?![가-힣]{{2}})|까지|부터|쯤|날|의|도|마다|전|다음|이브|[0-9])",
        festival_said,
        "작년 추석에 고향에 갔다.",
    ),
    row(
        "ko_same_time",
        r"(?:이\s?맘\s?때|이\s?때\s?쯤|같은\s?달)",
        fixed(same_time=True),
        "작년 이맘때 눈이 왔다.",
        part_only=True,
    ),
    row(
        "ko_clock",
        rf"{SIGNS}(?:(?P<part>{longest(DAYPARTS)})\s?)?(?P<hour>[01]?[0-9]|2[0-4]|{'|'.join(('한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열한', '열두', '열'))})\s?시(?!간|즌|작|대|장|청|도|인|험|내|민|골|점)(?:\s?(?P<minute>[0-5]?[0-9]|{KOREAN_SINO})\s?분(?:\s?[0-9]{{1,2}}\s?초)?|(?P<half>\s?반(?![가-힣]{{2}})))?",
        clock_said,
        "오늘 오전 8시 30분에 떠났다.",
        part_only=True,
    ),
    row(
        "ko_clock_figures",
        rf"(?<![0-9:.])(?:(?P<part>{longest(DAYPARTS)})\s?)?(?P<hour>[01]?[0-9]|2[0-4]):(?P<minute>[0-5][0-9])(?P<half>)(?::[0-5][0-9])?(?![0-9:])",
        clock_said,
        "내일 14:30에 시작한다.",
        part_only=True,
    ),
    row(
        "ko_daypart",
        rf"(?P<part>{longest(k for k in DAYPARTS)})(?!마다|잠|밥|형|비|새|하늘|도깨비|길)",
        lambda m: Spec(daypart=DAYPARTS[m["part"]] or "pm"),
        "어제 저녁에 만났다.",
        part_only=True,
    ),
    row(
        "ko_nth",
        rf"(?P<nth>첫\s?번째|첫째|첫|[1-5]\s?번째|두\s?번째|둘째|세\s?번째|셋째|네\s?번째|넷째|다섯\s?번째|다섯째|마지막)\s?(?:주\s?(?P<weekend>주말)?(?=[^가-힣]|$|에|엔|까지|부터|의|인)(?:\s?(?P<weekday>[{WEEKDAYS}])요일)?|(?P<weekday2>[{WEEKDAYS}])요일)",
        lambda m: Spec(
            nth=nth_of(m["nth"]),
            weekend=True if m["weekend"] else None,
            weekday=WEEKDAYS.index(m["weekday"] or m["weekday2"]) if (m["weekday"] or m["weekday2"]) else None,
        ),
        "10월 둘째 주 금요일에 모인다.",
        part_only=True,
    ),
    row(
        "ko_slash_day",
        rf"(?<![0-9A-Za-z.,:/\-])(?P<month>1[0-2]|0?[1-9])[/.](?P<which>)(?P<day>[12][0-9]|3[01]|0?[1-9])(?=\s?\(?[{WEEKDAYS}](?:\)|요일)|에(?![가-힣])|까지|부터)",
        lambda m: Spec(month=int(m["month"]), day=int(m["day"])),
        "3/15(금)에 발표한다.",
    ),
    row(
        "ko_past_year_of_age",
        r"(?:며칠|몇\s?(?:일|주|달|개월|년|해|시간|분))\s?(?:전|뒤|후)|얼마\s?(?:전|뒤)|요즘|요새|최근|조만간|언젠가|예전|옛날|한때|오래\s?전|훗날|나중에|이따가?|머지않아|곧(?=\s)|그때|그날|(?:어릴|어렸을|젊을|젊었을|학생|대학|고등학교|중학교|초등학교|신입|군대)\s?(?:적|때|시절)",
        vague_said,
        "며칠 전에 비가 왔다.",
    ),
    row(
        "ko_every",
        r"매(?:일|주|달|월|년|해|분기|학기)(?![가-힣](?<!에)(?<!은)(?<!는)(?<!도)(?<!의))|격(?:주|일|월)(?:로)?|평일(?:마다|에|엔)|주말마다|(?:하루|이틀|사흘|일주일|한\s?달|일\s?년|[0-9]+(?:일|주|개월|년))에\s?(?:[한두세네]|다섯|[0-9]+)\s?번(?:씩)?|(?:하루|이틀|사흘|나흘|보름|열흘|일주일|[0-9한두세네석넉]+\s?(?:일|주|달|개월|년))(?:마다|에\s?한\s?번)|날마다|해마다|달마다|주마다|아침마다|저녁마다|밤마다|월수금|화목토",
        lambda m: Spec(),
        "매주 목요일에 수영한다.",
        kind=Kind.RECURRENCE,
    ),
)

# Any of these must be in a text for a Korean rule to match: the cheap test before all others.
TRIGGER = re.compile(
    r"[0-9]|분기|반기|세기|[연월]초|[연월]말|오늘|어제|어저께|어젯|그저께|그제|그끄|내일|낼|모레|글피|엊|간밤|금일|명일|주|달|월|년|해|요일|욜|전|뒤|후|일|시|분"
    r"|방금|아까|봄|여름|가을|겨울|이맘|이달|아침|저녁|절|날|설|추석|한가위|크리스마스|데이|이브|평일|때|요즘|요새|최근|조만간"
    r"|언젠가|예전|옛|한때|나중|이따|곧|하루|이틀|사흘|나흘|닷새|보름|열흘|지금|현재|올|격|매|날마다|밤|\([월화수목금토일]\)"
)
JOIN = re.compile(r"(?:의|에|,|，)?\s{0,2}(?:\(|,\s?)?|\s?에?\s|\)\s?")
