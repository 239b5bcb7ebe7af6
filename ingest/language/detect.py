"""Tells Korean from English by script, not by statistics: short turns carry too few words for those."""

from __future__ import annotations

import re
from typing import Literal

from ingest.language.korean_names import is_name_alone

# Korean talk mixes in Latin names and terms freely ("Kubernetes 배포했어"); English talk hardly ever mixes in
# Hangul beyond one name. A fifth of the letters separates the two.
HANGUL_SHARE = 0.2

_HANGUL = re.compile(r"[가-힣ㄱ-ㅎㅏ-ㅣ]")
_LETTER = re.compile(r"[^\W\d_]")
_KOREAN_ENDING = re.compile(r"[가-힣](?:다|요|어|아|지|음|죠|네|대|래|자|까|임|함)[.!?~…ㅋㅎ\s]*$")


def language_of(text: str) -> Literal["ko", "en"]:
    """Return the language of a text; a text without letters counts as English."""
    hangul = len(_HANGUL.findall(text))
    if not hangul:
        return "en"
    if _is_english_round_names(text):
        return "en"
    letters = len(_LETTER.findall(text))
    # "PyTorch Lightning CI pipeline 고쳤어" has few Hangul letters, but ends as a Korean sentence does.
    return "ko" if hangul / letters >= HANGUL_SHARE or _KOREAN_ENDING.search(text) else "en"


_WORD = re.compile(r"[^\W\d_]+")
# What an English sentence cannot do without, and no Korean one has; a title or a name is not enough.
_ENGLISH = re.compile(
    r"\b(?:I|me|my|you|he|she|we|they|it|is|are|was|were|has|have|had|does|did|said|says|told|the|that|to|of|and|hates?|loves?|likes?|thinks?|will|can)\b"
)


def _is_english_round_names(text: str) -> bool:
    """ "I hate 준호", "민수 told me that 지나 left": Hangul in names alone, and words that only English has."""
    words = _WORD.findall(text)
    korean = [word for word in words if _HANGUL.search(word)]
    if len(words) <= len(korean) or not all(is_name_alone(word) for word in korean):
        return False
    return _ENGLISH.search(text) is not None
