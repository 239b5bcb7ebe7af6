"""Values put right: in the turn itself, and some turns later; where it is not known of whom, nothing is stated."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()
SAID_AT = datetime.fromisoformat("2026-01-13T20:00:00+09:00")

RIGHT = [
    ("하린이가 대전에 살아. 아 미안, 대전이 아니라 세종이야.", "하린", "세종", "대전"),
    ("하린이가 대전에 살아. 아니, 대전 아니고 세종이야.", "하린", "세종", "대전"),
    ("보미가 떡볶이를 먹었어. 미안, 떡볶이가 아니라 순대야.", "보미", "순대", "떡볶이"),
    ("도윤이는 은행에서 일해. 아니, 은행이 아니라 보험사야.", "도윤", "보험사", "은행"),
]


def turn(text: str) -> Passage:
    """One turn of 소은."""
    return Passage("p", text, 0, "소은", addressee="도경", said_at=SAID_AT, lang="ko")


def statements(text: str, *before: str) -> list[Statement]:
    """Extract the statements of a turn behind others of the same speaker."""
    return list(EXTRACTOR.extract(turn(text), tuple(turn(one) for one in before)).statements)


@pytest.mark.parametrize(("text", "subject", "target", "old"), RIGHT)
def test_the_right_value_takes_the_place_of_the_wrong_one(text: str, subject: str, target: str, old: str) -> None:
    (found,) = statements(text)
    assert (found.subject, found.target, found.replaces) == (subject, target, old)


def test_who_really_said_it() -> None:
    (found,) = statements("보미가 하린이는 게으르대. 미안, 보미가 아니라 도윤이가 그랬어.")
    assert (found.owner, found.target, found.replaces) == ("도윤", "하린", "보미")


@pytest.mark.parametrize(
    "text", ["아, 하린이가 아니라 유나야.", "아니, 보미가 아니라 도윤이야.", "아 미안, 하린이 말고 유나야."]
)
def test_who_alone_states_nothing(text: str) -> None:
    assert statements(text) == []


def test_some_turns_later_it_is_of_whom_it_was_told_then() -> None:
    (found,) = statements("아니, 목요일이 아니라 금요일에 왔어.", "하린이가 목요일에 왔어.", "진짜?")
    assert (found.subject, found.replaces) == ("하린", "목요일")


def test_where_it_was_told_of_several_nothing_is_stated() -> None:
    assert statements("아니, 목요일이 아니라 금요일에 왔어.", "하린이랑 도윤이가 목요일에 왔어.") == []


def test_of_oneself_it_stays_of_oneself() -> None:
    (found,) = statements("아니, 목요일이 아니라 금요일에 왔어.", "나 목요일에 왔어.")
    assert (found.subject, found.replaces) == ("소은", "목요일")
