"""Several people in one turn: who is spoken of by many, who is trusted, to whom something was done."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

OWNERS = [
    ("지호가 유진이 몰래 집을 내놨다고들 수군대더라.", [(None, ("소은",))]),
    ("지호가 유진이한테 돈을 빌렸다고들 하더라.", [(None, ("소은",))]),
    ("다들 지호가 떠났다고들 하더라.", [(None, ("소은",))]),
    ("지호가 집을 내놨다고 하더라.", [("지호", ("소은",))]),
    ("지호가 유진이한테 백만 원 빌렸다는 말이 돌아.", [(None, ("소은",))]),
    ("지호가 유진이한테 차를 팔았다는 소문이 퍼졌어.", [(None, ("소은",))]),
    ("유진이한테 지호가 떠났다는 소문을 들었어.", [("유진", ("소은",))]),
    ("다들 그러더라 새 팀장 게으르다고.", [(None, ("소은",))]),
    ("다들 그러던데, 새 점장 까칠하다고.", [(None, ("소은",))]),
    ("지호가 그러더라 새 팀장 게으르다고.", [("지호", ("소은",))]),
    ("지호가 유진이는 못 미덥대.", [("지호", ("소은",))]),
    ("지호는 유진이가 못 미덥대.", [("지호", ("소은",))]),
    ("지호는 유진이만 믿는대.", [("지호", ("소은",))]),
    ("지호는 유진이만 좋아해.", [("지호", ("소은",))]),
    ("나는 유진이만 믿어.", [("소은", ())]),
    ("지호 그 자식이 나 게으르다고 뒷담화하더라.", [("지호", ("소은",))]),
    ("유진이 요리는 맛있어.", [("소은", ())]),
    ("유진이 노래는 들을 만해.", [("소은", ())]),
    ("지호가 '유진이 노래는 들을 만해' 이러더라.", [("지호", ("소은",))]),
    (
        "지호는 자기가 먼저 사과했다는데 유진이는 사과받은 적 없다고 우겨.",
        [("지호", ("소은",)), ("유진", ("소은",))],
    ),
    ("지호가 이직했다더라. 유진이 통해 알았어.", [("유진", ("소은",))]),
]


@pytest.mark.parametrize(("text", "expected"), OWNERS)
def test_the_owner_among_several_people(text: str, expected: list[tuple[str | None, tuple[str, ...]]]) -> None:
    assert [(s.owner, tuple(s.relayed_by)) for s in statements(text)] == expected
