"""Wishes, thanks and good-byes state nothing; what looks like them and tells of somebody is still told."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

POLITE = [
    "바쁘신데 감사합니다.",
    "힘드신데 도와주셔서 고마워요.",
    "추운데 고생했어.",
    "먼 데까지 오시느라 고생 많으셨어요.",
    "늘 건강하고 행복하길 바라요.",
    "항상 건강하고 행복해.",
    "건강하시길 빌어요.",
    "무사하길 바랄게!",
    "발표 잘하길 바랄게.",
    "빨리 나으시길 바랍니다.",
    "꼭 붙길 응원할게.",
    "늘 응원하고 있어.",
    "고인의 명복을 빕니다.",
    "삼가 명복을 빕니다.",
    "행운을 빌게.",
    "아프지 말고 밥 챙겨 먹어.",
    "아프지 말고 잘 지내고.",
    "감기 조심하고.",
    "푹 쉬고 화요일에 봐요.",
    "좋은 꿈 꾸고 내일 만나.",
    "모두 건강하고 행복하길 바라.",
    "그때 봐.",
    "월요일에 봬요.",
    "시간 되시면 차 한잔해요.",
    "잘 먹었습니다.",
    "다녀왔습니다.",
    "새해 복 많이 받아.",
]
TOLD = [
    ("나는 늘 건강하고 행복해.", "소은", None),
    ("할머니는 늘 건강하셔.", "할머니", None),
    ("어제 비가 와서 고생했어.", None, None),
    ("요즘 행복해.", "소은", None),
    ("우리 팀을 응원하고 있어.", "소은", "소은"),
    ("동생이 얼른 낫길 바라.", "소은", "소은"),
    ("할아버지가 건강하시길 바라.", "소은", "소은"),
    ("이모는 사촌이 취직하길 바라셔.", "이모", "이모"),
    ("이모는 사촌이 취직하길 바라신대.", "이모", "이모"),
    ("누나가 이사 가길 원해.", "누나", "누나"),
    ("선물 잘 받았어 고마워.", "소은", None),
    ("언니가 바쁘신데 와 주셨어.", "언니", None),
    ("내일 영화 봐.", "소은", None),
    ("만두 잘 먹었습니다.", "소은", None),
    ("여수에 다녀왔습니다.", "소은", None),
    ("시간 되시면 고모가 오신대요.", "고모", None),
]


@pytest.mark.parametrize("text", POLITE)
def test_what_is_only_polite_states_nothing(text: str) -> None:
    assert not statements(text)


@pytest.mark.parametrize(("text", "subject", "owner"), TOLD)
def test_what_tells_of_somebody_is_told(text: str, subject: str | None, owner: str | None) -> None:
    found = statements(text)
    assert found
    assert (found[0].subject, found[0].owner) == (subject, owner)


FOR_THE_LISTENER = [
    "조심히 들어가고 도착하면 톡해~",
    "약 꼭 챙겨 먹고 푹 자.",
    "할머니한테도 꼭 연락하고!",
    "눈 오면 장갑 챙기고, 나 늦으면 고모랑 먼저들 먹어.",
    "새해 복 많이 받으시고 고모네도 고모부도 모두 건강하세요!",
    "누나한테 내일 늦는다고 전해 줘.",
    "형한테 차 좀 빼라고 해 줘.",
]


@pytest.mark.parametrize("text", FOR_THE_LISTENER)
def test_what_the_listener_is_to_do_or_to_say_is_no_news(text: str) -> None:
    assert not statements(text)


def test_what_was_passed_on_already_is_told() -> None:
    (found,) = statements("누나가 늦는다고 전해 줬어.")
    assert found.owner == "누나"


def test_how_somebody_is_stays_news() -> None:
    (found,) = statements("할머니도 건강하세요.")
    assert found.subject == "할머니"
