"""One who feels two ways in two clauses: "엄마는 아빠를 믿고 삼촌은 안 믿어" tells nothing of what the uncle trusts."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close
from ingest.extract.korean.roles import is_filler
from ingest.extract.korean.wordlists import words

_FEELING = words(
    "믿다 신뢰하다 좋아하다 싫어하다 예뻐하다 이뻐하다 아끼다 사랑하다 미워하다 챙기다 무서워하다 부러워하다 존경하다 응원하다 즐기다 선호하다"
)
_PEOPLE = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE, Kind.THIRD})


def one_feeler(clauses: list[Clause]) -> None:
    """Make the topic of the second clause what is felt for, where the verb is the same and only denied. In place."""
    for clause in clauses:
        _felt_for_one(clause)
    for before, clause in pairwise(clauses):
        first, second = before.predicate, clause.predicate
        if first is None or second is None or before.sentence != clause.sentence or first.lemma not in _FEELING:
            continue
        denied = bool(before.negated or first.has("not")) != bool(clause.negated or second.has("not"))
        if first.lemma != second.lemma or not denied or first.close not in {Close.LINK, Close.BACKGROUND}:
            continue
        people = [p for p in before.phrases if p.kind in {*_PEOPLE, Kind.FIRST} and p.case in {"topic", "subj"}]
        felt = [p for p in before.phrases if p.case == "obj" or (p.kind is Kind.THING and p.topic and people)]
        topics = [p for p in clause.phrases if not is_filler(p) and p.kind is not Kind.TIME]
        if not people or len(felt) != 1 or len(topics) != 1 or not topics[0].topic:
            continue
        if _is_somebody(felt[0]) != _is_somebody(topics[0]) or topics[0].kind is Kind.FIRST:
            continue  # "지호는 개를 좋아하고 동생은 안 좋아해": of the same dogs
        if topics[0].text == felt[0].text:
            continue  # "지호가 수아를 좋아하는데 수아는 안 좋아해"
        felt[0].case = "obj"
        topics[0].case = "obj"
        if not _is_somebody(topics[0]):
            topics[0].kind = Kind.THING
        feeler = replace(people[0], case="topic", topic=True, particles=("는",))
        clause.phrases = [feeler, *clause.phrases]


def _felt_for_one(clause: Clause) -> None:
    """ "지호는 수아만 믿는대": who is set alone behind another is whom it is felt for."""
    if clause.predicate is None or clause.predicate.lemma not in _FEELING:
        return
    cases = {"subj", "topic", "also", "bare"}
    people = [p for p in clause.phrases if p.kind in {*_PEOPLE, Kind.FIRST, Kind.SECOND} and p.case in cases]
    if len(people) == 2 and people[1].particles[:1] == ("만",) and people[0].particles[:1] != ("만",):
        people[1].case, people[1].topic = "obj", False


def _is_somebody(phrase: Phrase) -> bool:
    """Say whether somebody is named; a word taken for who feels, as "고양이는", is still what it is."""
    if phrase.kind is Kind.ROLE and phrase.possessor is None:
        return any(
            lexicon().is_kind(word, kind) for word in (phrase.head, phrase.text) for kind in ("role", "kin")
        )
    return phrase.kind in _PEOPLE
