"""Which two names may be one name written differently: a table of rules, each with an example.

A rule gives every name some forms; two names that share a form under a rule are candidates. Nothing is merged
here: a person decides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from backend.identity.keys import normal_name
from backend.identity.resolve import KOREAN_SURNAMES
from backend.identity.romanise import latin_forms

_HANGUL = re.compile(r"^[가-힣]+$")
_NOT_WORD = re.compile(r"[\W_]+")
# Titles that a careless source leaves on a name. The extractors take them off where they see them.
_KOREAN_TITLES = re.compile(
    r"\s*(선생님|교수님|팀장님|부장님|과장님|대리님|사장님|대표님|작가님|원장님|선배님|후배님|"
    r"선생|교수|팀장|부장|차장|과장|대리|사원|사장|대표|이사|원장|작가|기자|의원|선배|후배|님|씨|군|양)$"
)
_ENGLISH_TITLES = re.compile(r"^(mr|mrs|ms|miss|dr|prof|professor|sir|madam|captain|coach)\.?\s+")
_PARTICLES = re.compile(r"(이가|이는|이를|이도|이랑|에게|한테|이네|이|가|은|는|을|를|와|과|도|네|랑|야|아)$")
MIN_LATIN_FOR_TYPO = 6  # in shorter names one letter makes another name: Joan, John


@dataclass(frozen=True, slots=True)
class SurfaceRule:
    """One way in which two written names can be the same name."""

    name: str
    reason: str
    example: tuple[str, str]
    score: float  # how often it is right, by judgement; it orders the list and decides nothing
    forms: Callable[[str], Iterator[str]]
    people_only: bool = False


def _joined(name: str) -> Iterator[str]:
    joined = _NOT_WORD.sub("", name)
    if len(joined) >= 2:
        yield joined


def _without_title(name: str) -> Iterator[str]:
    stripped = _ENGLISH_TITLES.sub("", _KOREAN_TITLES.sub("", name)).strip()
    if len(stripped) >= 2:
        yield stripped


def _without_particle(name: str) -> Iterator[str]:
    yield name
    stripped = _PARTICLES.sub("", name)
    if len(stripped) >= 2 and _HANGUL.match(stripped):
        yield stripped


def _given(name: str) -> Iterator[str]:
    bare = next(_without_title(name), name)
    yield bare
    if _HANGUL.match(bare) and len(bare) in (3, 4):
        surname = bare[:2] if bare[:2] in KOREAN_SURNAMES else bare[:1]
        if surname in KOREAN_SURNAMES and len(bare) - len(surname) >= 2:
            yield bare[len(surname) :]
    words = bare.split()
    if len(words) > 1:
        yield from (word for word in (words[0], words[-1]) if len(word) >= 2)


def _initials(name: str) -> Iterator[str]:
    words = [word for word in re.split(r"[\s\-]+", name) if word and word not in ("of", "the", "and", "for")]
    if len(words) >= 3 and name.isascii():
        yield "".join(word[0] for word in words)
    elif len(words) == 1 and name.isascii() and name.isalpha() and 3 <= len(name) <= 6:
        yield name


def _typo(name: str) -> Iterator[str]:
    # Two names share a form exactly where one letter of one of them is dropped or doubled.
    letters = _NOT_WORD.sub("", name)
    if letters.isascii() and letters.isalpha() and len(letters) >= MIN_LATIN_FOR_TYPO:
        yield letters
        yield from (letters[:place] + letters[place + 1 :] for place in range(len(letters)))


RULES: tuple[SurfaceRule, ...] = (
    SurfaceRule("writing", "the same letters, spaced or punctuated otherwise", ("K-Mall", "kmall"), 0.9, _joined),
    SurfaceRule(
        "title", "the same name with and without a title", ("Mr. Holt", "Holt"), 0.8, _without_title, True
    ),
    SurfaceRule(
        "particle", "the same name with and without a particle", ("보미가", "보미"), 0.75, _without_particle, True
    ),
    SurfaceRule(
        "given_name", "one is the given name or surname of the other", ("민서", "김민서"), 0.6, _given, True
    ),
    SurfaceRule(
        "latin", "the same name in Korean and in Latin letters", ("김하린", "Harin Kim"), 0.6, latin_forms, True
    ),
    SurfaceRule("initials", "one is the initials of the other", ("OPA", "Oak Park Association"), 0.5, _initials),
    SurfaceRule("typo", "one letter differs", ("Katherine", "Kathrine"), 0.4, _typo),
)


def shared_form(rule: SurfaceRule, one: str, other: str) -> bool:
    """Say whether a rule takes two names for one.

    >>> shared_form(RULES[2], "보미가", "보미")
    True
    """
    return bool(set(rule.forms(normal_name(one))) & set(rule.forms(normal_name(other))))


def surnames_differ(one: str, other: str) -> bool:
    """Say whether two names are full Korean names of different families, which no merge may join."""
    first, second = _surname(one), _surname(other)
    return first is not None and second is not None and first != second


def _surname(name: str) -> str | None:
    bare = next(_without_title(normal_name(name)), name)
    if not _HANGUL.match(bare) or len(bare) != 3 or bare[0] not in KOREAN_SURNAMES:
        return None
    return bare[0]
