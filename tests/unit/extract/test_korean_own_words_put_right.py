"""What the speaker said of somebody and puts right is the speaker's; what somebody else said stays theirs."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

OWN = [
    ("저희 아들이 학원에 다닌다고 말씀드렸는데, 학원이 아니라 공방이에요.", "아들", "공방", "학원"),
    ("저희 이모가 교사라고 말씀드렸는데 강사예요.", "이모", "강사", "교사"),
    ("제 사촌이 대구에 산다고 말씀드렸는데 구미에 살아요.", "사촌", "구미", "대구"),
    ("아까 제 조카가 네 살이라고 했는데 다섯 살이에요.", "조카", "다섯 살", "네 살"),
    ("제가 매장이 2층이라고 말씀드렸는데 5층이에요.", "매장", "5층", "2층"),
    ("아까 누나가 여수 산다고 했는데 순천이야.", "누나", "순천", "여수"),
    ("우리 고모가 화가라고 했는데, 화가가 아니라 조각가야.", "고모", "조각가", "화가"),
]
OF_OTHERS = [
    ("단비가 약사라고 했는데 거짓말이었어.", "단비"),
    ("형이 국이 짜다고 했는데 싱거워.", "형"),
    ("언니가 시어머니께 못 간다고 말씀드렸어.", "언니"),
]


@pytest.mark.parametrize(("text", "subject", "target", "replaces"), OWN)
def test_what_the_speaker_puts_right_is_told_by_nobody_else(
    text: str, subject: str, target: str, replaces: str
) -> None:
    (found,) = statements(text)
    assert (found.type.value, found.owner, found.relayed_by) == ("Fact", None, ())
    assert (found.subject, found.target, found.replaces) == (subject, target, replaces)


@pytest.mark.parametrize(("text", "owner"), OF_OTHERS)
def test_what_another_said_is_theirs(text: str, owner: str) -> None:
    assert statements(text)[0].owner == owner


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("단비가 온다고 했는데 안 왔어.", "단비"),
        ("형이 이사한다고 했는데 안 했어.", "형"),
        ("내가 전화한다고 했는데 못 했어.", "소은"),
    ],
)
def test_who_did_not_do_what_was_announced(text: str, subject: str) -> None:
    assert statements(text)[-1].subject == subject
