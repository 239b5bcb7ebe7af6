"""Whoever is named where a statement stands is a person of it; a word of the same form is none."""

from __future__ import annotations

import pytest

from ingest.resolve.named import named_people


@pytest.mark.parametrize(
    ("text", "lang", "named"),
    [
        ("태호 때문에 늦었어", "ko", ["태호"]),
        ("태호야, 밥 먹자", "ko", ["태호"]),
        ("오늘 하늘이 파랗다", "ko", []),
        ("Bob told Mark that Ana left.", "en", ["Mark", "Ana"]),
        ("Mark my words, it will rain.", "en", []),
        ("I met Mark Smith on Monday.", "en", ["Mark Smith"]),
    ],
)
def test_names_are_told_from_words(text: str, lang: str, named: list[str]) -> None:
    assert [mention.name for mention in named_people(text, lang, ())] == named
