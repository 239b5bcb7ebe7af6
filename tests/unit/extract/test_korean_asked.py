"""What somebody asks is their question, with -냐고, -는지 or without a verb; who is asked about owns nothing."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

ASKED = [
    ("외삼촌이 할아버지 허리는 어떠시냐고.", "외삼촌", "할아버지 허리"),
    ("할머니 눈은 어떠시냐고 고모가 물으시더라.", "고모", "할머니 눈"),
    ("원장님이 아이는 좀 어떠냐고 물어보셨어.", "원장", "아이"),
    ("팀장님이 견적서 어디까지 썼냐고.", "팀장", "견적서"),
    ("이모가 약은 먹었는지 물어보셨어.", "이모", "약"),
    ("하람이가 그 공연 재밌는지 궁금해하더라.", "하람", "공연"),
    ("담임이 숙제를 다 했는지 물어보던데.", "담임", "숙제"),
]
NOT_ASKED = [
    "누나가 언제 오냐고.",
    "약은 먹었는지 물어볼게.",
    "비가 오는지 알아봐야 해.",
    "교수님이 몇 시에 오시냐고!",
]


@pytest.mark.parametrize(("text", "owner", "target"), ASKED)
def test_whoever_asks_owns_the_question(text: str, owner: str, target: str) -> None:
    (found,) = statements(text)
    assert (found.predicate, found.owner, found.target) == ("asks", owner, target)


@pytest.mark.parametrize("text", NOT_ASKED)
def test_a_question_of_nobody_named_is_nobodys(text: str) -> None:
    assert all(found.predicate != "asks" for found in statements(text))


def test_who_is_proposed_is_not_asked_after() -> None:
    assert [found.predicate for found in statements("하람이가 그 식당이 어떠냐고 했어.")] != ["asks"]


def test_to_ask_after_somebody_can_be_asked_of_one() -> None:
    (found,) = statements("외삼촌이 할머니는 잘 계시냐고 여쭤보래.")
    assert (found.predicate, found.owner) == ("requests", "외삼촌")
