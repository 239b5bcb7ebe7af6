"""Signals of both languages, one row each."""

from __future__ import annotations

# a row of a table is read as one line
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ingest.signals import find_signals
from ingest.signals.found import SIGNAL_RULES, SignalRule

SAID_AT = datetime.fromisoformat("2024-05-15T10:00:00+09:00")

FOUND = [
    ("ko", "우산을 3만 원에 샀어.", "amount", "3만 원", "30000 KRW"),
    ("ko", "월세가 45만원이야.", "amount", "45만원", "450000 KRW"),
    ("ko", "1억 2천만 원을 모았다.", "amount", "1억 2천만 원", "120000000 KRW"),
    ("ko", "쌀 20kg을 받았다.", "amount", "20kg", "20 kg"),
    ("ko", "금리가 3.5%로 올랐다.", "amount", "3.5%", "3.5 %"),
    ("ko", "의자 두 개를 샀다.", "amount", "두 개", "2 개"),
    ("en", "It cost $1,200.", "amount", "$1,200", "1200 USD"),
    ("en", "It cost 35 euros.", "amount", "35 euros", "35 EUR"),
    ("en", "Read https://example.org/a?b=1.", "url", "https://example.org/a?b=1", None),
    ("ko", "https://example.org/x를 봐", "url", "https://example.org/x", None),
    ("ko", "mail@example.org로 보내", "email", "mail@example.org", None),
    ("ko", "K9 모델이랑 B2 회의실", "identifier", "K9", None),
    ("ko", "K9 모델이랑 B2 회의실", "identifier", "B2", None),
    ("en", "Part KX-12 is missing.", "identifier", "KX-12", None),
    ("ko", "수요일에 모이기로 했어.", "decision", "기로 했", None),
    ("en", "We decided to leave.", "decision", "We decided", None),
    ("ko", "아니 정정할게, 부산이야.", "correction", "정정", None),
    ("en", "Wait, I meant Tuesday.", "correction", "I meant", None),
    ("ko", "고수는 안 먹어.", "negation", "안", None),
    ("ko", "가지 않았어.", "negation", "지 않", None),
    ("en", "She doesn't smoke.", "negation", "doesn't", None),
    ("ko", "어제 갔어.", "date", "어제", "2024-05-14/2024-05-14"),
]


@pytest.mark.parametrize(("lang", "text", "kind", "part", "value"), FOUND)
def test_a_signal_is_found(lang: str, text: str, kind: str, part: str, value: str | None) -> None:
    matching = [item for item in find_signals(text, SAID_AT, lang) if item.kind == kind and part in item.text]
    assert matching
    if value is not None:
        assert matching[0].value == value


@pytest.mark.parametrize("rule", SIGNAL_RULES, ids=lambda rule: rule.name)
def test_each_rule_finds_its_own_example(rule: SignalRule) -> None:
    assert rule.pattern.search(rule.example)


@pytest.mark.parametrize("text", ["안녕하세요", "안경을 샀다", "못을 박았다", "안내문을 읽었다"])
def test_a_word_that_begins_like_a_negation_is_none(text: str) -> None:
    assert [item for item in find_signals(text, SAID_AT, "ko") if item.kind == "negation"] == []


@given(st.text(max_size=200), st.sampled_from(["ko", "en"]))
def test_any_text_gives_signals_that_cut_it(text: str, lang: str) -> None:
    for signal in find_signals(text, SAID_AT, lang):
        start, end = signal.span
        assert text[start:end] == signal.text
