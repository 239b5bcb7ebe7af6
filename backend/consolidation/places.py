"""Where a deed was done, when only its words say so: "picked up fish from the market", 망원시장에서 두부 샀다."""

from __future__ import annotations

import re

from backend.consolidation.activities import HABITUAL, NO_ACTIVITY, VAGUE
from backend.consolidation.occurrence import Occurrence

_HANGUL = re.compile(r"[가-힣]")
# Things that are got, eaten or seen may have a bare place before them in Korean talk: 중앙시장 두부 샀다.
_GOT = frozenset({"bought", "ate", "received"})
# Whoever calls, draws or sells a place is not there.
_ELSEWHERE = frozenset(
    "call phone ring email write draw paint describe recommend order 전화하다 그리다 추천하다 주문하다".split()
)


def deeds_at(event: Occurrence, place: str) -> bool:
    """Say whether a deed was done at a place that somebody goes to.

    >>> deeds_at(Occurrence("e", "p", "Ada", "received", "pick up", "Ada picked up fish from the market.", "fish"),
    ...          "Leith market")
    True
    """
    if event.predicate == "went" or event.predicate not in HABITUAL or event.relation in _ELSEWHERE:
        return False
    if event.relation in NO_ACTIVITY and event.predicate == "did":
        return False
    return _at_ko(event, place) if _HANGUL.search(place) else _at_en(event.text, place)


def _at_en(text: str, place: str) -> bool:
    """Find a place by its whole name or by its last word with "the": the market, for one who goes to a market."""
    words = place.lower().removeprefix("the ").split()
    if not words or words[-1] in VAGUE:
        return False
    whole = " ".join(re.escape(word) for word in words)
    last = re.escape(words[-1])
    by_name = rf"\b(?:at|from|in) (?:the |my |our )?{whole}\b(?!['’-])"
    return bool(re.search(rf"{by_name}|\b(?:at|from) the {last}\b(?!['’-])", text.lower()))


def _at_ko(event: Occurrence, place: str) -> bool:
    named = re.escape(place)
    if re.search(rf"(?:^|\s){named}(?:에서는|에서|서)(?=\s)", event.text):
        return True
    return event.predicate in _GOT and bool(
        re.search(rf"(?:^|\s){named}\s(?!것|거|이야기|얘기|사진|지도)", event.text)
    )
