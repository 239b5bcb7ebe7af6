"""People whose names are written in Latin letters within a Korean sentence."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

PEOPLE = [
    ("Emma는 우유를 싫어해.", "Emma", "Emma", ("소은",)),
    ("Kevin이 그러는데 Laura가 이사했대.", "Kevin", "Laura", ("소은",)),
    ("Laura가 Kevin은 게으르다고 했어.", "Laura", "Laura", ("소은",)),
    ("하린이가 Kevin을 좋아해.", "하린", "하린", ("소은",)),
    ("Laura 말로는 그 식당 별로래.", "Laura", "Laura", ("소은",)),
    ("Emma 씨가 퇴사했대요.", None, "Emma", ("소은",)),
    ("Sarah는 학교를 그만두고 싶대.", "Sarah", "Sarah", ("소은",)),
    ("하린이가 그러는데 Kevin이 결혼한대.", "하린", "Kevin", ("소은",)),
    ("Netflix가 재밌대.", None, None, ("소은",)),
    ("지나는 도둑이래.", None, "지나", ("소은",)),
]


@pytest.mark.parametrize(("text", "owner", "subject", "chain"), PEOPLE)
def test_whose_it_is(text: str, owner: str | None, subject: str | None, chain: tuple[str, ...]) -> None:
    (found,) = statements(text)
    assert (found.owner, found.subject, found.relayed_by) == (owner, subject, chain)


def test_whom_one_was_with() -> None:
    (found,) = statements("Laura랑 뮤지컬 봤어.")
    assert (found.subject, found.target) == ("소은", "뮤지컬")
