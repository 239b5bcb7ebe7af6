"""B52 to B56: the language tools keep the process alive, names whole, and offsets true."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ingest.language.korean import analyse, content_morphemes, names_in
from ingest.language.lexical import lexical_tokens
from ingest.model import Passage
from ingest.pipeline import understand_one
from tests.builders import A_MONDAY

_PICTURES = [
    "🤷🏽\u200d♀️", "👨\u200d👩\u200d👧\u200d👦", "❤️\u200d🔥", "🏴\U000e0067\U000e0062\U000e007f", "1️⃣", "🇰🇷", "\u200d",
    "\ufe0f", "😭😭", "🧑🏿\u200d🚀", "㋡", "\U0001fae8",
]  # fmt: skip
_WORDS = [
    "오늘",
    "모임",
    "정말",
    "즐거웠다",
    "나는",
    "커피를",
    "좋아해",
    "하람이가",
    "갔대",
    " ",
    "\n",
    "ㅋㅋ",
    "B2",
]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(_PICTURES + _WORDS), max_size=14).map("".join))
def test_pictures_anywhere_in_a_sentence_are_analysed_and_move_no_offset(text: str) -> None:
    """B52: joiners, variation selectors, flags and lone parts of them."""
    for morpheme in analyse(text, names_in(text)):
        assert 0 <= morpheme.start <= morpheme.end <= len(text)
    assert content_morphemes(text) == content_morphemes(text)


def test_a_sentence_with_pictures_states_what_it_states_without_them() -> None:
    """B52: the spans of the one cut the same words as the spans of the other."""
    plain, decorated = "나는 산책을 좋아해", "나는 산책👨\u200d👩\u200d👧을 좋아해🏴\U000e0067\U000e007f"
    read = [understand_one(Passage("p", text, 0, speaker="서연"), ()).statements for text in (plain, decorated)]
    assert [(s.predicate, s.subject, s.target) for s in read[0]] == [("likes", "서연", "산책")]
    assert [(s.predicate, s.subject, s.target) for s in read[1]] == [("likes", "서연", "산책")]
    start, end = read[1][0].span
    assert decorated[start:end].endswith("좋아해")


KNOWN = ("고은결", "안승의", "고은", "승의")
SENTENCES = [
    "✔️ 고은결은 왔고 안승의가 말했다.",
    "★안승의의 말: 고은결도 온다",
    "(고은결)과 「안승의」를 불렀다",
    "안승의, 고은결! 이리 와",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_a_known_name_is_whole_whatever_the_order_of_names_and_the_signs_around_it(text: str) -> None:
    """B53: also where it ends like a particle, or begins like a shorter name."""
    seen = set()
    for order in itertools.permutations(KNOWN):
        found = [(name.name, text[name.start : name.end]) for name in names_in(text, order)]
        assert sorted(found) == [("고은결", "고은결"), ("안승의", "안승의")]
        words = content_morphemes(text, order)
        assert {"고은결", "안승의"} <= set(words)
        seen.add(tuple(words))
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("안녕하세요, 저는 하람입니다", {"하람"}),
        ("안녕하십니까. 저는 정하람이라고 합니다.", {"정하람"}),
        ("안녕! 나 유찬이야.", {"유찬"}),
        ("반갑습니다, 수고하세요, 고맙습니다!", set()),
        ("여러분 안녕히 계세요. 감사합니다.", set()),
    ],
)
def test_a_greeting_is_nobody(text: str, names: set[str]) -> None:
    """B54: among the names of a greeting stands at most who introduces themselves."""
    assert {found.name for found in names_in(text)} <= names
    extraction = understand_one(Passage("p", text, 0, speaker="u1", said_at=A_MONDAY), ())
    people = {mention.name for mention in extraction.mentions if mention.entity == "person"}
    assert people <= names | {"u1"}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("K9 모델이랑 B2 회의실", {"k9", "b2", "모델", "회의실"}),
        ("B2에서 K9을 봤어", {"k9", "b2"}),
        ("GPT-4와 X100T를 C3구역에 뒀다", {"gpt-4", "x100t", "c3"}),
        ("the B2 room holds a K9 and a 5G router", {"b2", "k9", "5g"}),
        ("3D프린터는 R2D2실에 있어", {"3d", "r2d2"}),
    ],
)
def test_letters_and_digits_that_belong_together_are_one_word_of_the_index(text: str, wanted: set[str]) -> None:
    """B55: so what stands in a sentence is found by asking for it."""
    assert wanted <= set(lexical_tokens(text))
    for word in wanted:
        assert set(lexical_tokens(word.upper())) & set(lexical_tokens(text))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("김하늘\n\n은   대전으로 이사했다.", "김하늘"),
        ("  박나래는\t\t어제   울산에   갔다.", "박나래"),
        ("\u3000최가온은\u3000\u3000서울에 산다.\r\n", "최가온"),
        ("\n\n  Tilda   moved \t to   Ghent.", "Tilda"),
        ("🧑🏿\u200d🚀  정다온이 \t 자전거를  샀다.", "정다온"),
    ],
)
def test_white_space_moves_no_offset(text: str, name: str) -> None:
    """B56: every span cuts from the source what it says."""
    extraction = understand_one(Passage("p", text, 0, speaker="서연", said_at=A_MONDAY), ())
    spans = [mention.span for mention in extraction.mentions if mention.name == name and mention.span]
    assert spans
    assert {text[start:end] for start, end in spans} == {name}
    for statement in extraction.statements:
        start, end = statement.span
        assert text[start:end] == text[start:end].strip() != ""
