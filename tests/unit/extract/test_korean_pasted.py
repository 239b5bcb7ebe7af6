"""Messages of others, pasted by the sender: they are the words of who is named before the colon."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

PASTED = [
    ("하린: 난 도윤이가 싫어.", "하린", "dislikes", ("소은",)),
    ("> 하린: 난 도윤이가 싫어.", "하린", "dislikes", ("소은",)),
    ("하린:난 그 노래 별로야", "하린", "believes_bad", ("소은",)),
    ("하린: 나 대전으로 이사했어.", "하린", "moved_to", ("소은",)),
    ("[하린] [오후 2:10] 나 학원 그만뒀어", "하린", "left", ("소은",)),
    ("오전 9:05, 하린 : 나 면접 붙었어", "하린", "passed", ("소은",)),
    ("이모: 내일 같이 시장 가자.", "이모", "suggests", ("소은",)),
    ("부장님: 저는 그 안이 좋습니다.", "부장", "likes", ("소은",)),
    ("하린: 도윤이가 고수를 싫어한대.", "도윤", "dislikes", ("소은", "하린")),
    ("하린: 도윤이가 입원했대.", None, "did", ("소은", "하린")),
    ("도경: 난 오이가 싫어.", "도경", "dislikes", ("소은",)),
    ("소은: 난 오이가 싫어.", "소은", "dislikes", ()),
]


@pytest.mark.parametrize(("text", "owner", "predicate", "chain"), PASTED)
def test_whose_words_are_pasted(text: str, owner: str | None, predicate: str, chain: tuple[str, ...]) -> None:
    (found,) = statements(text)
    assert (found.owner, found.predicate, found.relayed_by) == (owner, predicate, chain)


def test_the_sender_goes_on_behind_what_is_pasted() -> None:
    theirs, own = statements("> 하린: 나 파혼했어.\n난 그 결정이 좋아.")
    assert (theirs.owner, own.owner, own.relayed_by) == ("하린", "소은", ())


def test_two_are_pasted_one_below_the_other() -> None:
    found = statements("하린: 난 산이 싫어\n도윤: 난 바다가 싫어")
    assert [(f.owner, f.target) for f in found] == [("하린", "산"), ("도윤", "바다")]


@pytest.mark.parametrize("text", ["장소: 부산역", "시간: 내일 오후 2시", "> 난 오이가 싫어.", "하린: 너 살쪘어."])
def test_nothing_is_said_under_a_label_or_by_nobody(text: str) -> None:
    assert statements(text) == []


@pytest.mark.parametrize("text", ["메모: 나 어제 이사했어.", "결론: 내가 어제 이사했어."])
def test_behind_a_label_the_sender_speaks(text: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.subject, found.predicate) == (None, "소은", "did")
