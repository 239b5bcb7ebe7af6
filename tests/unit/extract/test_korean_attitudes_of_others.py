"""What others fear, dislike and would rather have, in idioms and in fragments; orders in somebody's own words."""

from __future__ import annotations

import pytest

from tests.unit.extract.korean_turns import statements

#: The text; whose claim it is (None for a record), the label, and what is denied (-) or not (+).
HELD = [
    ("동규가 이번 인사에서 밀려날까 봐 불안해해.", "동규", "worries_about", "positive"),
    ("찬미가 원서 잘못 썼을까 봐 초조해해.", "찬미", "worries_about", "positive"),
    ("형이 거짓말 들통날까 봐 벌벌 떨어.", "형", "worries_about", "positive"),
    ("이모는 보증금 날릴까 봐 밤잠을 설쳐.", "이모", "worries_about", "positive"),
    ("나 또 미끄러질까 봐 겁나.", "소은", "worries_about", "positive"),
    ("고모부는 노래방이라면 치를 떠세요.", "고모부", "dislikes", "negative"),
    ("나는 새벽 회의 질색이야.", "소은", "dislikes", "negative"),
    ("막내가 피아노 학원을 지루해해.", "막내", "dislikes", "negative"),
    ("나는 강보다 산파야.", "소은", "prefers", "positive"),
    ("나는 찍먹파야.", "소은", "prefers", "positive"),
    ("세훈이는 물냉파래.", "세훈", "prefers", "positive"),
    ("신메뉴 솔직히 기대 이하.", "소은", "believes_bad", "negative"),
    ("그 뷔페 기대 이상이었어.", "소은", "believes_good", "positive"),
    ("정비소 사장님이 그 타이어는 비추천이라더라.", "정비소 사장", "recommends", "negative"),
    ("나 그 선배 안 싫어하는 건 아니야.", "소은", "dislikes", "negative"),
    ('실장님이 "저녁까지 견적서 뽑아 와"라고 하셨어.', "실장", "requests", "positive"),
    ('관장님이 "내일은 일찍 나와"라고 하셨어.', "관장", "requests", "positive"),
    ('엄마가 "아홉 시까지 들어와"라고 하셨어.', "엄마", "requests", "positive"),
    ('준희가 "나 내일 이 뽑아"라고 했어.', "준희", "plans", "positive"),
    ("내가 설명회에 안 간 건 아니야.", None, "went", "positive"),
    ("제가 열쇠를 가져간 건 아니잖아요.", None, "did", "negative"),
    ("하마터면 지하철에 도시락을 두고 내릴 뻔했어.", None, "lost", "negative"),
]


@pytest.mark.parametrize(("text", "owner", "label", "polarity"), HELD)
def test_who_holds_it(text: str, owner: str | None, label: str, polarity: str) -> None:
    found = [(s.owner, s.predicate, s.polarity.value) for s in statements(text)]
    assert found == [(owner, label, polarity)]


#: What has the same words and is nobody's attitude.
PLAIN = [
    ("우리 할머니는 산파야.", "is"),
    ("비행기가 하늘에 떠 있어.", None),
    ("오늘은 기대 이하의 날씨였어.", None),
]


@pytest.mark.parametrize(("text", "label"), PLAIN)
def test_what_only_looks_like_it(text: str, label: str | None) -> None:
    labels = {s.predicate for s in statements(text)}
    assert not labels & {"likes", "dislikes", "prefers", "worries_about"}
    assert label is None or label in labels
