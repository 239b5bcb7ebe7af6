"""What only leads over to what is told, and who it is that tells it: ends, faces, conditions, own will."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements


def _found(text: str) -> list[tuple[str | None, str | None, str, str | None]]:
    return [(s.owner, s.subject, s.predicate, s.target) for s in statements(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("어제 회의 끝나고 은행 갔어", (None, "소은", "went", "은행")),
        ("강의 끝나고 준호 만났어", (None, "소은", "met", "준호")),
        ("모임 끝나고 장갑 두고 왔어", (None, "소은", "lost", "장갑")),
    ],
)
def test_the_end_of_an_occasion_only_says_when(text: str, expected: tuple[str | None, ...]) -> None:
    assert _found(text) == [expected]


def test_the_day_of_an_end_is_that_of_the_act() -> None:
    (statement,) = statements("어제 회의 끝나고 은행 갔어")
    assert statement.time is not None
    assert str(statement.time.start) == "2026-01-12"


def test_an_end_before_news_of_its_own_is_told() -> None:
    assert "stopped" in {s.predicate for s in statements("장마 끝나고 더위가 시작됐어")}
    assert [s.predicate for s in statements("회의 끝났어")] == ["stopped"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("과장님이 서연이 보고 성실하대", ("과장", "believes_good", "서연")),
        ("할머니가 나 보고 게으르대", ("할머니", "believes_bad", "소은")),
        ('준호 보고 감독이 "너 게으르다" 그러더라', ("감독", "believes_bad", "준호")),
    ],
)
def test_who_is_faced_is_judged_and_not_seen(text: str, expected: tuple[str, ...]) -> None:
    (statement,) = statements(text)
    assert (statement.owner, statement.predicate, statement.target) == expected


def test_what_is_looked_at_is_still_seen() -> None:
    assert [s.predicate for s in statements("영화 보고 밥 먹었어")] == ["watched", "ate"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("서연이가 길 막히면 자기는 택시로 오겠대", ("서연", "서연", "plans")),
        ("준호가 회사 옮기겠대", ("준호", "준호", "plans")),
        ("동생이 학원 말고 독서실 가겠다는데 보내야 하나요?", ("동생", "동생", "plans")),
        ("준호는 올해 두산이 우승할 거래", ("준호", "두산", "predicts")),
        ("주인이 관리비 올려 달라는데 어쩌지", ("주인", "주인", "requests")),
        ("할머니가 젊어서는 간호사였다고 하셨어", ("할머니", "할머니", "is")),
        ("과장님이 마감 늦춰 준다고 했어", ("과장", "과장", "plans")),
        ("고모가 세뱃돈 준다고 했어", ("고모", "고모", "plans")),
        ("서연이는 그 배우가 세계 최고라고 우겨", ("서연", "서연", "believes_good")),
        ("서연이가 제주 간댔나? 아 아니다, 여수 간대", (None, "서연", "plans")),
    ],
)
def test_who_it_is_that_tells(text: str, expected: tuple[str | None, ...]) -> None:
    assert [(s.owner, s.subject, s.predicate) for s in statements(text)] == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("저녁마다 산책하는 게 습관이야", (None, "소은", "does_regularly", "산책")),
        ("그 식당 화요일마다 쉬어", (None, "식당", "does_regularly", "쉬기")),
        ("그 약국 일요일마다 쉴걸?", ("소은", "약국", "does_regularly", "쉬기")),
        ("준호 매일 수영할걸?", ("소은", "준호", "does_regularly", "수영")),
        ("준호 농구부 나갔대", (None, "준호", "left", "농구부")),
        ("준호 한자 2급 붙었어", (None, "준호", "passed", "한자 2급")),
        ("준호 땅 삿대", (None, "준호", "bought", "땅")),
        ("서연이는 맥주 한 모금도 안 마신대", (None, "서연", "does_regularly", "맥주")),
        ("준호 걱정은 마, 내가 챙길게", (None, "소은", "plans", "준호")),
    ],
)
def test_what_people_do(text: str, expected: tuple[str | None, ...]) -> None:
    assert _found(text) == [expected]


def test_rites_are_held_and_not_lived_in() -> None:
    assert "lives_in" not in {s.predicate for s in statements("큰집은 이번 설에 제사 안 지낸대")}
    assert [s.predicate for s in statements("서연이는 시골에서 지낸대")] == ["lives_in"]


def test_what_each_says_stands_before_the_question() -> None:
    found = statements("준호는 자기가 이겼다 하고 서연이는 준호가 졌다 하고 누구 말이 맞아?")
    assert [(s.owner, s.subject) for s in found] == [("준호", "준호"), ("서연", "준호")]
    assert statements("너는 온다고 하고 왜 안 왔어?") == []
    assert statements("준호는 언제 온다고 하고 갔어?") == []


def test_what_was_borrowed_is_not_given_back() -> None:
    found = statements("형이 카메라 빌려 갔는데 아직 안 돌려줬어")
    assert [(s.subject, s.predicate, s.target) for s in found] == [
        ("형", "received", "카메라"),
        ("형", "gave", "카메라"),
    ]
