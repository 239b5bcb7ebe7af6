"""Who told it, step by step: tellers behind a quotation, who was told to the face, one who tells of several."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

STEPS = [
    ('도윤이가 "하린이는 무례하다"고 했다고 보미가 말했어.', "도윤", ("소은", "보미")),
    ('도윤이가 "난 하린이를 싫어해"라고 말했다고 보미가 그러더라.', "도윤", ("소은", "보미")),
    ('하린이가 "나 퇴사했어"라고 했다고 보미가 전해줬어.', "하린", ("소은", "보미")),
    ('고모가 "할아버지가 넘어지셨어"라고 했다고 사촌 형이 말했어.', "고모", ("소은", "사촌 형")),
    ('누나가 "그 카페 시끄러워"라고 했다고 형한테서 들었어.', "누나", ("소은", "형")),
    ('도윤이가 "난 강아지가 좋아"라고 말했다는 얘기를 보미한테 들었어.', "도윤", ("소은", "보미")),
    ('"하린이는 무례하다"고 도윤이가 그랬다고 보미가 말했어.', "도윤", ("소은", "보미")),
    ('보미는 도윤이가 "나는 그 노래가 싫어"라고 했다고 했어.', "도윤", ("소은", "보미")),
    ("도윤이가 하린이가 지갑을 숨겼다고 말했다고 보미한테서 들었어.", "도윤", ("소은", "보미")),
    ("고모가 형이 가게를 열었다고 했다고 엄마한테 들었어.", "고모", ("소은", "엄마")),
    ("도윤이가 땅을 팔았다고 말했다는 걸 보미한테 들었어.", "도윤", ("소은", "보미")),
    ("보미가 도윤이한테 들었다면서 하린이가 입원했다고 했어.", "도윤", ("소은", "보미")),
    ("보미가 도윤이한테서 들었다고 하면서 하린이가 파혼했대.", "도윤", ("소은", "보미")),
]
TO_THE_FACE = [
    ("도윤이가 하린이한테 지나는 바보라고 했어.", "도윤", "지나"),
    ("도윤이가 나보고 겁쟁이라고 했다던데.", "도윤", "소은"),
    ("보미는 하린이보고 사기꾼이라고 했어.", "보미", "하린"),
    ("도윤이가 나더러 게으르다고 했어.", "도윤", "소은"),
    ("부장님이 보미한테 무책임하다고 하셨어.", "부장", "보미"),
    ("보미가 너보고 천재라고 하더라.", "보미", "도경"),
    ("보미는 도윤이를 보고 거짓말쟁이라고 했어.", "보미", "도윤"),
    ("보미가 도윤이한테 하린이가 천재라고 했어.", "보미", "하린"),
]


@pytest.mark.parametrize(("text", "owner", "chain"), STEPS)
def test_who_said_it_and_through_whom_it_came(text: str, owner: str, chain: tuple[str, ...]) -> None:
    (found,) = statements(text)
    assert (found.owner, found.relayed_by) == (owner, chain)


@pytest.mark.parametrize(("text", "owner", "target"), TO_THE_FACE)
def test_who_is_called_so(text: str, owner: str, target: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.target, found.relayed_by) == (owner, target, ("소은",))


def test_one_tells_of_both() -> None:
    found = statements("보미가 하린이는 게으르고 도윤이는 성실하대.")
    assert [(f.owner, f.target) for f in found] == [("보미", "하린"), ("보미", "도윤")]


def test_what_one_likes_and_another_does_not() -> None:
    found = statements("도윤이는 보미를 좋아한다고 하지만 하린이는 싫어한대.")
    assert [(f.owner, f.predicate, f.relayed_by) for f in found] == [
        ("도윤", "likes", ("소은",)),
        ("하린", "dislikes", ("소은",)),
    ]


@pytest.mark.parametrize(
    ("text", "subject"),
    [("도윤이가 나한테 바쁘다고 했어.", "도윤"), ("도윤이가 나한테 이사 간다고 했어.", "도윤")],
)
def test_what_one_tells_of_oneself_stays_so(text: str, subject: str) -> None:
    (found,) = statements(text)
    assert (found.owner, found.subject) == ("도윤", subject)
