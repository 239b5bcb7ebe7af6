"""Which language a text is in, and what the wrapper over the English parser promises."""

from __future__ import annotations

import pytest

from ingest.language.detect import language_of
from ingest.language.english import LONGEST_TEXT, lemma, parse


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("오늘 도서관에 갔어", "ko"),
        ("PyTorch Lightning pipeline 고쳤어", "ko"),
        ("I met 지훈 at the library yesterday.", "en"),
        ("Kubernetes 배포했어", "ko"),
        ("", "en"),
        ("12:30", "en"),
    ],
)
def test_the_language_follows_the_script(text: str, language: str) -> None:
    assert language_of(text) == language


@pytest.mark.parametrize(
    ("form", "tag", "base"),
    [
        ("went", "VBD", "go"),
        ("studies", "VBZ", "study"),
        ("children", "NNS", "child"),
        ("'s", "VBZ", "be"),
        ("left", "VBN", "leave"),
    ],
)
def test_a_form_has_its_dictionary_form(form: str, tag: str, base: str) -> None:
    assert lemma(form, tag) == base


def test_parsing_keeps_the_order_and_bounds_the_length() -> None:
    docs = parse(["One cat sleeps.", "x " * LONGEST_TEXT])
    assert docs[0][1].text == "cat"
    assert len(docs[1].text) <= LONGEST_TEXT
