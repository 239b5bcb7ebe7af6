"""Where one went for some days: the trip stands for the place that is not named, and its days are both ends."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage, TimeBound
from ingest.pipeline import understand

SAID_AT = datetime.fromisoformat("2026-03-02T19:10:00+09:00")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("출장 갔어", ("가영", "went", "출장")),
        ("출장갔어", ("가영", "went", "출장")),
        ("삼촌이 월요일부터 수요일까지 출장 갔어", ("삼촌", "went", "출장")),
        ("출장 못 갔어", ("가영", "went", "출장")),
        ("대구로 출장 갔어", ("가영", "went", "대구")),
        ("유나가 출장 갔대", ("유나", "went", "출장")),
    ],
)
def test_a_trip_is_where_one_went(text: str, expected: tuple[str, str, str]) -> None:
    passage = Passage("p", text, 0, "가영", said_at=SAID_AT, lang="ko")
    found = [(s.subject, s.predicate, s.target) for s in KoreanExtractor().extract(passage, ()).statements]
    assert found == [expected]


@pytest.mark.parametrize(
    ("text", "days", "bound"),
    [
        ("3월 1일부터 3일까지 출장 갔어.", ("2026-03-01", "2026-03-03"), TimeBound.FROM_TO),
        ("작년까지 떡집에서 일했어.", ("2025-01-01", "2025-12-31"), TimeBound.UNTIL),
        ("떡집에서 작년에 일했어.", ("2025-01-01", "2025-12-31"), None),
    ],
)
def test_what_was_read_keeps_how_its_time_bounds(
    text: str, days: tuple[str, str], bound: TimeBound | None
) -> None:
    (extraction,) = understand([Passage("p", text, 0, "가영", said_at=SAID_AT, lang="ko")])
    (statement,) = extraction.statements
    assert statement.time is not None
    assert (str(statement.time.start), str(statement.time.end), statement.time.bound) == (*days, bound)
