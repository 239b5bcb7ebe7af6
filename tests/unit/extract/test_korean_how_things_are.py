"""How a thing is, in somebody's eyes: adjectives of praise and blame, and what is told of a thing pointed at."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

JUDGED = [
    ("이 한복 빛깔이 참 고와.", "believes_good"),
    ("그 접시 진짜 화사하다.", "believes_good"),
    ("그 찻집은 아담해.", "believes_good"),
    ("저 강아지 순해.", "believes_good"),
    ("그 국물 얼큰하더라.", "believes_good"),
    ("그 찻집은 운치 있어.", "believes_good"),
    ("그 의자는 고급져.", "believes_good"),
    ("그 간판 진짜 흉하다.", "believes_bad"),
    ("그 강연은 따분했어.", "believes_bad"),
    ("그 직원은 건방져.", "believes_bad"),
    ("그 방석은 투박해.", "believes_bad"),
    ("그 화분은 볼품없어.", "believes_bad"),
    ("그 애는 극성맞아.", "believes_bad"),
]
TOLD_OF_THINGS = [
    ("단비가 그 가방 얇대.", "단비"),
    ("동네 형이 그 가게 망했대.", "동네 형"),
    ("고모가 저 산 높대.", "고모"),
    ("단비가 그 시험 끝났대.", "단비"),
    ("단비가 그 찻집 아담하대.", "단비"),
]
OF_ONESELF = ["단비가 키가 크대.", "단비가 그날 바쁘대.", "단비가 그 회사 나갔대."]


@pytest.mark.parametrize(("text", "predicate"), JUDGED)
def test_praise_and_blame_are_the_speakers(text: str, predicate: str) -> None:
    (found,) = statements(text)
    assert (found.predicate, found.owner) == (predicate, "소은")


@pytest.mark.parametrize(("text", "owner"), TOLD_OF_THINGS)
def test_how_a_thing_pointed_at_is_told_by_who_stands_before(text: str, owner: str) -> None:
    assert [found.owner for found in statements(text)] == [owner]


@pytest.mark.parametrize("text", OF_ONESELF)
def test_what_is_told_of_somebody_may_come_from_anybody(text: str) -> None:
    assert [found.owner for found in statements(text)] == [None]


FELT = [
    ("단비는 금연한 걸 자랑스러워해.", "believes_good"),
    ("고모가 내 결정을 서운해하셔.", "believes_bad"),
    ("단비는 그 자리를 불편해했어.", "believes_bad"),
    ("누나는 새 반장을 어색해한대.", "believes_bad"),
    ("단비가 그 일을 지겨워해.", "dislikes"),
]


@pytest.mark.parametrize(("text", "predicate"), FELT)
def test_what_another_feels_is_one_statement_and_theirs(text: str, predicate: str) -> None:
    (found,) = statements(text)
    assert (found.predicate, found.owner) == (predicate, text.split()[0].rstrip("는가"))
