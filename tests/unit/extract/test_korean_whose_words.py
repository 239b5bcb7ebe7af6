"""Whose words they are: a title with its words, a place before a name, a secret let slip, a feeling that goes on."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

OWNERS = [
    ("경비실장 말이, 정문 공사는 이번 달 말에야 끝난답니다.", [("경비실장", ("소은",))]),
    ("반장 말씀이, 청소는 목요일에 시작한답니다.", [("반장", ("소은",))]),
    ("옆 부서 유진 씨가 그러는데 식당 메뉴가 바뀐대.", [("유진", ("소은",))]),
    ("디자인팀 소라 씨가 그러더라고요, 예산 깎인다고.", [("소라", ("소은",))]),
    ("디자인팀 소라 씨는 커피를 싫어해.", [("소라", ("소은",))]),
    ("총무팀 제갈 대리가 그러는데 주차장 막는대.", [("제갈 대리", ("소은",))]),
    ("이모가 이모부는 아침에 산에 오르는 게 제일 좋대.", [("이모부", ("소은", "이모"))]),
    ("언니가 형부는 회사가 싫대.", [("형부", ("소은", "언니"))]),
    ("지호 동생이 슬쩍 흘리더라, 지호가 아직 나를 미워한다고.", [("지호", ("소은", "지호 동생"))]),
    ("유진이는 숙소 어디든 상관없대.", [("유진", ("소은",))]),
    ("유진이가 그러는데 큐레이터가 '저 다음 달에 관둬요' 그랬대.", [("큐레이터", ("소은", "유진"))]),
    ("청년회장은 마을 창고를 한 달에 한 번 비워야 한다는 입장이에요.", [("청년회장", ("소은",))]),
    ("할머니는 은행은 안 믿으시고 현금만 믿으셔.", [("할머니", ("소은",)), ("할머니", ("소은",))]),
    ("할아버지는 의사는 안 믿으시고 무당만 믿으셔.", [("할아버지", ("소은",)), ("할아버지", ("소은",))]),
    ("유진이는 커피를 싫어하고 홍차를 좋아해.", [("유진", ("소은",)), ("유진", ("소은",))]),
    ("유진이는 고기를 좋아하는데 생선은 싫어해.", [("유진", ("소은",)), ("유진", ("소은",))]),
    (
        "유진이가 그러는데 지호가 국수를 싫어하고 밥을 좋아한대.",
        [("지호", ("소은", "유진")), ("지호", ("소은", "유진"))],
    ),
    ("그 책 지루하다고 한 건 지호가 아니라 바람이었어.", [("바람", ("소은",))]),
    ("할머니는 내가 밤늦게 다니는 걸 늘 걱정하셔.", [("할머니", ("소은",))]),
    # one's own beside another's
    ("유진이는 커피를 싫어하고 나는 좋아해.", [("유진", ("소은",)), ("소은", ())]),
    ("유진이는 축구를 좋아하는데 난 싫어.", [("유진", ("소은",)), ("소은", ())]),
    ("유진이는 집을 좋아하는데 나가고 싶어.", [("유진", ("소은",)), ("소은", ())]),
    ("이모가 이모부는 마음이 약하대.", [("이모", ("소은",))]),
]


@pytest.mark.parametrize(("text", "expected"), OWNERS)
def test_whose_words_or_feelings_they_are(text: str, expected: list[tuple[str, tuple[str, ...]]]) -> None:
    found = [(s.owner, s.relayed_by) for s in statements(text) if s.type == "Claim"]
    assert found == expected


@pytest.mark.parametrize(
    "text", ["오늘 하루 즐겁게 보내!", "생일 축하해 도경아! 오늘 하루 행복하게 보내!", "주말 행복하게 보내요"]
)
def test_a_good_time_is_wished(text: str) -> None:
    assert statements(text) == []


def test_how_one_spends_ones_days_is_told() -> None:
    assert [s.subject for s in statements("나는 요즘 하루를 알차게 보내")] == ["소은"]


def test_what_is_spilt_is_no_secret() -> None:
    assert [(s.type, s.predicate, s.target) for s in statements("유진이가 물 흘렸어.")] == [
        ("Event", "lost", "물")
    ]


def test_an_illness_by_its_last_syllables() -> None:
    found = [(s.owner, s.subject, s.predicate, s.target) for s in statements("의사가 나더러 고지혈증이라네.")]
    assert found == [("의사", "소은", "has", "고지혈증")]


def test_late_at_night_nobody_is_late() -> None:
    assert [s.predicate for s in statements("어제 밤늦게 집에 왔어")] == ["went"]
