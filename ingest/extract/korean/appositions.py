"""Somebody named and pointed at in one breath: "지수 걔는", "하준이 그 녀석이" is one person with one particle."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.sources import named_so
from ingest.extract.korean.wordlists import words
from ingest.language.korean_names import GIVEN_NAMES

#: Without it "언니 걔는" speaks to her of another.
_OURS = re.compile(r"(?:^|\s)(?:우리|저희|내|제|네|너희)\s$")
_ONESELF = frozenset({"본인", "자신", "당사자"})
#: Who is called so is no other than who stands before it, also behind the friendly -이.
_SCOLDED = frozenset({"녀석", "그놈", "놈", "자식"})
#: How it is for somebody, who stands before it: "채린이 수학은 어려워".
_FELT_BY_ONE = words(
    "좋다 싫다 밉다 어렵다 쉽다 힘들다 편하다 불편하다 무섭다 부럽다 그립다 지겹다 귀찮다 미덥다 못미덥다"
)
_KIN = frozenset({Kind.KIN, Kind.ROLE})


def join_appositions(clauses: Sequence[Clause], text: str, spoken_to: str | None) -> None:
    """Give the name in "지수 걔는" the pronoun's particle, and take the pronoun away; in place."""
    for clause in clauses:
        for phrase in clause.phrases:
            _in_person(phrase)
        _of_whom(clause, text)
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


def _of_whom(clause: Clause, text: str) -> None:
    """ "채린이 요리는 맛있어": behind a friendly -이 stands what is hers, and who judges it is another."""
    predicate = clause.predicate
    if predicate is None or predicate.hearsay is not None or predicate.lemma in _FELT_BY_ONE:
        return
    judged = "adjective" in predicate.features and predicate.lemma in lexicon().good | lexicon().bad
    if not judged and not predicate.has("worth"):
        return
    for named, thing in pairwise(list(clause.phrases)):
        friendly = named.kind is Kind.NAME and named.case == "subj" and named.particles == ("이",)
        own = thing.kind is Kind.THING and thing.topic and thing.possessor is None and not thing.demonstrative
        if friendly and own and not named.modifier and text[named.end : thing.start].strip() in {"", "이"}:
            thing.possessor, thing.text = named, f"{named.text} {thing.text}"
            thing.start = named.start
            clause.phrases = [p for p in clause.phrases if p is not named]
            return


def _in_person(phrase: Phrase) -> None:
    """ "민수 본인이 그랬어": he himself, and nothing of his."""
    owner = phrase.possessor
    if owner is None or phrase.rest not in _ONESELF or owner.kind not in {Kind.NAME, *_KIN}:
        return
    phrase.kind, phrase.text, phrase.head, phrase.rest = owner.kind, owner.text, owner.head, owner.rest
    phrase.possessor, phrase.name_span = owner.possessor, owner.name_span
