"""Somebody named and pointed at in one breath: "지수 걔는", "하준이 그 녀석이" is one person with one particle."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.sources import named_so
from ingest.language.korean_names import GIVEN_NAMES

#: Without it "언니 걔는" speaks to her of another.
_OURS = re.compile(r"(?:^|\s)(?:우리|저희|내|제|네|너희)\s$")
_ONESELF = frozenset({"본인", "자신", "당사자"})
#: Who is called so is no other than who stands before it, also behind the friendly -이.
_SCOLDED = frozenset({"녀석", "그놈", "놈", "자식"})
_KIN = frozenset({Kind.KIN, Kind.ROLE})


def join_appositions(clauses: Sequence[Clause], text: str, spoken_to: str | None) -> None:
    """Give the name in "지수 걔는" the pronoun's particle, and take the pronoun away; in place."""
    for clause in clauses:
        for phrase in clause.phrases:
            _in_person(phrase)
        for named, pointed in pairwise(list(clause.phrases)):
            scolded = pointed.kind is Kind.THING and pointed.demonstrative and pointed.rest in _SCOLDED
            if (
                (pointed.kind is Kind.THIRD or scolded)
                and _is_same(named, pointed, text)
                and named.text != spoken_to
            ):
                if named.kind is Kind.THING:
                    named_so(named)
                named.case, named.topic, named.particles = pointed.case, pointed.topic, pointed.particles
                clause.phrases = [p for p in clause.phrases if p is not pointed]


def _is_same(named: Phrase, pointed: Phrase, text: str) -> bool:
    between = text[named.end : pointed.start].strip()
    scolded = (
        named.particles == ("이",) and named.kind is Kind.NAME and pointed.head in _SCOLDED
    )  # 도윤이 그 녀석이
    alone = (named.case == "bare" and not named.particles) or scolded
    if not alone or named.modifier or between not in {"", "그", "이", "저", "이 그"}:
        return False
    if named.kind in _KIN:
        return named.possessor is not None or _OURS.search(text[: named.start]) is not None
    return named.kind is Kind.NAME or (named.kind is Kind.THING and named.text in GIVEN_NAMES)


def _in_person(phrase: Phrase) -> None:
    """ "민수 본인이 그랬어": he himself, and nothing of his."""
    owner = phrase.possessor
    if owner is None or phrase.rest not in _ONESELF or owner.kind not in {Kind.NAME, *_KIN}:
        return
    phrase.kind, phrase.text, phrase.head, phrase.rest = owner.kind, owner.text, owner.head, owner.rest
    phrase.possessor, phrase.name_span = owner.possessor, owner.name_span
