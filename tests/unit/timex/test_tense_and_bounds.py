"""What was done is not yet to come, and what will be done is not past; what ends by its own words says so.

Counted from Monday 2 March 2026, in both languages.
"""

from __future__ import annotations

# a row of a table is read as one line
from datetime import datetime

import pytest

from ingest.model import TimeBound
from ingest.timex import find

SAID_AT = datetime.fromisoformat("2026-03-02T10:00:00+09:00")

TENSED = [
    # quarters and halves of a year
    ("4분기에 적자를 냈어.", "2025-10-01", "2025-12-31"),
    ("1분기에 입사했어.", "2026-01-01", "2026-03-31"),
    ("4분기에 상장할 거야.", "2026-10-01", "2026-12-31"),
    ("하반기에 가게를 접었어.", "2025-07-01", "2025-12-31"),
    ("She quit in Q4.", "2025-10-01", "2025-12-31"),
    ("We will launch in Q4.", "2026-10-01", "2026-12-31"),
    # days of a month that is not named
    ("31일에 이가 빠졌어.", "2026-01-31", "2026-01-31"),
    ("2일에 도착했어.", "2026-03-02", "2026-03-02"),
    ("1일에 출발할 거야.", "2026-04-01", "2026-04-01"),
    ("The roof leaked on the 28th.", "2026-02-28", "2026-02-28"),
    ("The roof leaked on the 31st.", "2026-01-31", "2026-01-31"),
    ("I will call on the 1st.", "2026-04-01", "2026-04-01"),
    # what was set anew is yet to come
    ("공연이 31일로 바뀌었어.", "2026-03-31", "2026-03-31"),
    ("상견례를 목요일로 미뤘어.", "2026-03-05", "2026-03-05"),
    # parts of a month
    ("월말에 정산했어.", "2026-02-21", "2026-02-28"),
    ("월말에 정산할 거야.", "2026-03-21", "2026-03-31"),
    ("3월 말에 개업했어.", "2025-03-21", "2025-03-31"),
    # months, weekdays, seasons
    ("8월에 개업했어.", "2025-08-01", "2025-08-31"),
    ("1월에 개업할 거야.", "2027-01-01", "2027-01-31"),
    ("월요일에 개업했어.", "2026-02-23", "2026-02-23"),
    ("이번 겨울에 썰매를 탔어.", "2025-12-01", "2026-02-28"),
    ("The pond froze in November.", "2025-11-01", "2025-11-30"),
    ("The pond will freeze in January.", "2027-01-01", "2027-01-31"),
    ("We rowed here this summer.", "2025-06-01", "2025-08-31"),
    # holidays
    ("이번 추석에 송편을 빚었어.", "2025-10-06", "2025-10-06"),
    ("이번 추석에 송편을 빚을 거야.", "2026-09-25", "2026-09-25"),
    ("어린이날에 동물원에 갔어.", "2025-05-05", "2025-05-05"),
    ("We carved pumpkins at Halloween.", "2025-10-31", "2025-10-31"),
    # the lunar calendar, and two words for one day
    ("음력 8월 15일에 송편을 빚었어.", "2025-10-06", "2025-10-06"),
    ("음력 1월 3일에 세배하러 갈 거야.", "2027-02-09", "2027-02-09"),
    ("작년 음력 4월 8일에 절에 갔어.", "2025-05-05", "2025-05-05"),
    ("양력 8월 15일에 태어났어.", "2025-08-15", "2025-08-15"),
    ("내일 모레 출국해.", "2026-03-04", "2026-03-04"),
    ("낼 모레 출국해.", "2026-03-04", "2026-03-04"),
]


@pytest.mark.parametrize(("text", "start", "end"), TENSED)
def test_tense_decides_which_one_is_meant(text: str, start: str, end: str) -> None:
    (found,) = find(text, SAID_AT, "ko" if text[0] > "z" or text[0].isdigit() else "en")
    assert found.time is not None
    assert (str(found.time.start), str(found.time.end)) == (start, end)


@pytest.mark.parametrize("text", ["음력 6월 20일이 기일이야.", "음력 6월에 태어났어.", "음력 8월 30일에 만났어."])
def test_a_lunar_day_that_nobody_computes_is_no_solar_one(text: str) -> None:
    (found,) = find(text, SAID_AT, "ko")
    assert found.time is None


UNTIL, FROM_TO = TimeBound.UNTIL, TimeBound.FROM_TO
BOUNDS = [
    ("작년까지 빵집에서 일했어.", UNTIL, False),
    ("지난주까지 속초에 있었어.", UNTIL, False),
    ("He sang in the choir until 2020.", UNTIL, False),
    ("He sang in the choir till last year.", UNTIL, False),
    ("He paid the bill by Friday.", None, False),
    ("He sang in the choir in 2020.", None, False),
    ("2019년부터 2021년까지 속초에 살았어.", FROM_TO, False),
    ("3월 1일부터 3일까지 문을 닫았어.", FROM_TO, False),
    ("He sang in the choir from 2019 to 2021.", FROM_TO, False),
    ("He sang in the choir between May and July.", FROM_TO, False),
    ("작년부터 속초에 살고 있어.", None, True),
    ("He has sung in the choir since 2019.", None, True),
]


@pytest.mark.parametrize(("text", "bound", "open_end"), BOUNDS)
def test_a_time_says_how_it_bounds(text: str, bound: TimeBound | None, open_end: bool) -> None:
    (found,) = find(text, SAID_AT, "en" if text.isascii() else "ko")
    assert found.time is not None
    assert (found.time.bound, found.time.open_end) == (bound, open_end)
