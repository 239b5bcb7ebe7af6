"""Set phrases: every row of the table says what it is in the table for, and plain uses of its words say no such thing."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.korean import KoreanExtractor
from ingest.extract.korean.set_phrases import SetPhrase, set_phrases
from ingest.language.korean_dialect import in_standard_forms
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()
MEANT = {
    "likes": ("likes", "positive"), "likes doing": ("likes", "positive"), "pleases": ("likes", "positive"),
    "taste": ("likes", "positive"), "dislikes": ("dislikes", "negative"), "is disliked": ("dislikes", "negative"),
    "all the same": ("likes", "neutral"), "wants": ("wants", "positive"), "wants to": ("wants", "positive"),
    "trusts": ("trusts", "positive"), "is distrusted": ("trusts", "negative"), "doubts": ("trusts", "negative"),
    "worries": ("worries_about", "positive"), "is worrying": ("worries_about", "positive"),
    "good": ("believes_good", "positive"), "bad": ("believes_bad", "negative"),
    "so-so": ("believes_good", "neutral"), "marries": ("married", "positive"),
}  # fmt: skip


def statements(text: str) -> list[Statement]:
    """Extract the statements of one turn, said on 5 March 2024, a Tuesday, in Seoul."""
    said_at = datetime.fromisoformat("2024-03-05T10:00:00+09:00")
    passage = Passage("p", text, 0, "민서", addressee="재훈", said_at=said_at, lang="ko")
    return list(EXTRACTOR.extract(passage, ()).statements)


@pytest.mark.parametrize(
    "phrase", [p for p in set_phrases() if p.meaning in MEANT], ids=lambda p: f"{p.meaning}: {p.example}"
)
def test_every_row_means_what_it_says(phrase: SetPhrase) -> None:
    found = statements(phrase.example)
    assert [(s.predicate, s.polarity.value) for s in found] == [MEANT[phrase.meaning]]
    assert found[0].target or phrase.meaning == "marries"


@pytest.mark.parametrize(
    ("text", "owner", "chain", "target"),
    [
        ("유나가 그러는데 도현이는 낚시라면 껌뻑 죽는대.", "도현", ("민서", "유나"), "낚시"),
        ("우진이는 벌레라면 기겁을 한대.", "우진", ("민서",), "벌레"),
        ("유나 말로는 그 헬스장은 빛 좋은 개살구래.", "유나", ("민서",), "헬스장"),
        ("네가 그 부장 완전 꼰대라고 했잖아.", "재훈", ("민서",), "부장"),
        ("도현이가 그 만화는 인생작이래.", "도현", ("민서",), "만화"),
        ("엄마는 아빠가 다치실까 봐 노심초사하셔.", "엄마", ("민서",), "아빠 다치기"),
        ("우리 장인어른은 바둑이라면 자다가도 벌떡 일어나셔.", "장인", ("민서",), "바둑"),
        ("유나는 회식이라면 손사래를 친대.", "유나", ("민서",), "회식"),
        ("하람이 요리 하나는 인정.", "민서", (), "하람 요리 하나"),
    ],
)
def test_whose_they_are_stays(text: str, owner: str, chain: tuple[str, ...], target: str) -> None:
    assert [(s.owner, s.relayed_by, s.target) for s in statements(text)] == [(owner, chain, target)]


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("배가 불렀어.", "did"),
        ("우유가 또 없어.", "has"),
        ("어제 축구 경기를 했어.", "did"),
        ("주가가 바닥을 쳤어.", "did"),
        ("나 이번 시험 만점이야.", "is"),
        ("그거 내 물건이야.", "is"),
        ("아이가 노래를 불렀어.", "did"),
        ("엄마가 선을 넘어가지 말래.", "requests"),
        ("요즘 밥맛이 없어.", "has"),
        ("동생이 사기를 당했어.", "did"),
    ],
)
def test_the_plain_sense_stays(text: str, predicate: str) -> None:
    assert [s.predicate for s in statements(text)] == [predicate]


def test_pasts_in_hyeot_are_no_dialect() -> None:
    assert in_standard_forms("길이 막혔어. 답이 적혔대. 고생혔어.") == "길이 막혔어. 답이 적혔대. 고생했어."
