"""Paragraphs of documents: a dropped subject is whom the sentence before speaks of, not the author."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()

SPOKEN_OF = [
    ("도윤은 대전에 산다. 작년에 해고됐다.", ["도윤", "도윤"]),
    ("도윤은 대전에 산다. 서류 문제로 해고됐다.", ["도윤", "도윤"]),
    ("하린은 발표를 맡았다. 금요일까지 자료를 보낼 예정이다.", ["하린", "하린"]),
    ("도윤은 대전에 산다. 술을 싫어한다. 지난달에 이직했다.", ["도윤", "도윤", "도윤"]),
    ("도윤은 대전에 산다. 하린은 세종에 산다. 작년에 결혼했다.", ["도윤", "하린", "하린"]),
    ("고모는 은퇴했다. 요즘 텃밭을 가꾼다.", ["고모", "고모"]),
    ("도윤은 우유를 싫어한다고 했다. 작년에 해고됐다.", ["도윤", "도윤"]),
    ("도윤의 형은 의사다. 작년에 이사했다.", ["도윤 형", "도윤 형"]),
    ("도윤의 형은 의사다. 그는 세종에 산다.", ["도윤 형"]),
    ("오늘 병원에 갔다. 약을 받았다.", ["소은", "소은"]),
    ("오늘 도윤을 만났다. 같이 밥을 먹었다.", ["소은", "소은"]),
    ("도윤은 대전에 산다. 나는 작년에 해고됐다.", ["도윤", "소은"]),
]


def statements(text: str, kind: str) -> list[Statement]:
    """Extract the statements of a passage by 소은."""
    said_at = datetime.fromisoformat("2026-01-13T20:00:00+09:00")
    return list(
        EXTRACTOR.extract(Passage("p", text, 0, "소은", said_at=said_at, lang="ko", kind=kind), ()).statements
    )


@pytest.mark.parametrize(("text", "subjects"), SPOKEN_OF)
def test_of_whom_it_is_told(text: str, subjects: list[str]) -> None:
    assert [found.subject for found in statements(text, "paragraph")] == subjects


def test_in_a_turn_the_speaker_goes_on_about_themselves() -> None:
    found = statements("도윤이는 대전에 살아. 나 작년에 해고됐어.", "turn")
    assert [f.subject for f in found] == ["도윤", "소은"]
