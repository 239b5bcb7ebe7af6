"""Korean names in Latin letters, folded so that the usual spellings of one name fall together.

Follows the Revised Romanisation (National Institute of Korean Language, 2000) syllable by syllable, and folds
what people write instead (Jung and Jeong, Lee and Yi). Good enough to propose, never to decide.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from backend.identity.resolve import KOREAN_SURNAMES

_INITIALS = ("g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h")
_VOWELS = (
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi", "yu",
    "eu", "ui", "i",
)  # fmt: skip
_FINALS = (
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "p", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ng",
    "t", "t", "k", "t", "p", "h",
)  # fmt: skip
# Spellings that have little to do with the sound; the others follow from the folding below.
_SURNAME_SPELLINGS = {
    "이": ("lee", "yi", "rhee"),
    "박": ("park",),
    "오": ("oh",),
    "우": ("woo",),
    "노": ("roh",),
    "최": ("choi",),
}
_FOLDS = (
    (re.compile(r"[^a-z]"), ""),
    (re.compile(r"y?eo|eu|woo|wu|oo|ou"), "u"),
    (re.compile(r"ee|yi|ie"), "i"),
    (re.compile(r"ae"), "e"),
    (re.compile(r"ah"), "a"),
    (re.compile(r"oh"), "o"),
    (re.compile(r"uh|ur(?=$)"), "u"),
    (re.compile(r"ch"), "j"),
    (re.compile(r"sh"), "s"),
    (re.compile(r"g(?!$)|kh|q"), "k"),
    (re.compile(r"nk$"), "ng"),
    (re.compile(r"d"), "t"),
    (re.compile(r"b"), "p"),
    (re.compile(r"r"), "l"),
    (re.compile(r"(.)\1+"), r"\1"),
)


def romanised(name: str) -> str:
    """Return a Hangul name in Latin letters.

    >>> romanised("서연")
    'seoyeon'
    """
    letters = []
    for sign in name:
        index = ord(sign) - 0xAC00
        letters.append(_INITIALS[index // 588] + _VOWELS[index % 588 // 28] + _FINALS[index % 28])
    return "".join(letters)


def latin_forms(name: str) -> Iterator[str]:
    """Yield folded Latin spellings of a normalised name: family name and given name apart, in either order."""
    if name and all("가" <= sign <= "힣" for sign in name):
        yield from _of_hangul(name)
        return
    words = re.findall(r"[a-z]+", name)
    if name.isascii() and 2 <= len(words) <= 3:
        # Harin Kim, Kim Harin, Kim Ha-rin, Ha Rin Kim
        yield f"{_folded(words[-1])}|{_folded(''.join(words[:-1]))}"
        yield f"{_folded(words[0])}|{_folded(''.join(words[1:]))}"
    elif name.isascii() and len(words) == 1 and len(words[0]) >= 3:
        yield f"|{_folded(words[0])}"


def _of_hangul(name: str) -> Iterator[str]:
    if len(name) == 2:
        yield f"|{_folded(romanised(name))}"
    if len(name) == 3 and name[0] in KOREAN_SURNAMES:
        given = _folded(romanised(name[1:]))
        yield f"|{given}"
        for surname in (romanised(name[0]), *_SURNAME_SPELLINGS.get(name[0], ())):
            yield f"{_folded(surname)}|{given}"


def _folded(text: str) -> str:
    text = text.lower()
    for pattern, replacement in _FOLDS:
        text = pattern.sub(replacement, text)
    return text
