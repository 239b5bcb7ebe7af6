"""What the mends of morphemes have in common: their type, and what they ask of a word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ingest.extract.korean.lexicon import lexicon
from ingest.language.korean import Morpheme, tokenize

#: What no row of cells can say: the mend, how many morphemes it stands for, and the forms it can begin with (all
#: where none is named). It gets the morphemes, the place of the first and the text, and returns what stands there
#: instead, or None.
Mend = tuple[Callable[[Sequence[Morpheme], int, str], Morpheme | list[Morpheme] | None], int, str]


def is_kin(word: str) -> bool:
    """Say whether a noun is a kin noun."""
    return lexicon().is_kind(word, "kin")


@lru_cache(maxsize=2000)
def stem_before(word: str) -> tuple[Morpheme, ...] | None:
    """Return the adjective or verb that a word is the stem of, with its noun if it has one ("촌 + 스럽")."""
    *stem, _ending = tokenize(word + "다고")
    tags = [m.base_tag for m in stem]
    known = tags in (["VA"], ["VV"]) or (len(tags) == 2 and tags[0] in {"NNG", "XR"} and tags[1] in {"XSA", "XSV"})
    return tuple(stem) if known else None


def together(window: Sequence[Morpheme], text: str) -> bool:
    """Say whether morphemes are written without a space between them."""
    return " " not in text[window[0].start : window[-1].end]
