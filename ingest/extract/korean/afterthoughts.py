"""What is said behind the clause that it belongs to: "별로였어, 그 전시", "진짜 싫어해, 오이는"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ingest.extract.korean.clauses import Clause
from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.predicates import Close, Predicate
from ingest.extract.korean.roles import is_filler

_FELT = frozenset({"likes", "dislikes", "wants", "trusts", "believes_good", "believes_bad"})
_PEOPLE = frozenset({Kind.NAME, Kind.KIN, Kind.ROLE})
_THINGS = frozenset({Kind.THING, Kind.ORGANISATION})
_PLAIN = frozenset({"어", "야", "지", "네", "더라", "음", "ㅁ", "다", "ㄴ다"})


def judged_behind(clauses: Sequence[Clause]) -> None:
    """Give a verdict or a feeling that has no thing the lone thing behind it. In place."""
    for clause, following in pairwise(clauses):
        predicate = clause.predicate
        if predicate is None or predicate.close is Close.CONDITION or clause.asked:
            continue
        pointed = predicate.close is Close.FINAL and any(p.demonstrative for p in following.phrases)
        if not clause.comma and not pointed:  # "괜찮네요 이 카페"
            continue
        lone = following.predicate is None and len(following.phrases) == 1 and not following.asked
        if not lone or following.adverbs:
            continue
        thing = following.phrases[0]
        if _judges(clause, predicate):
            _take(clause, following, thing, "topic")
        elif _feels(clause, predicate) and thing.case in {"topic", "obj"}:
            _take(clause, following, thing, "obj")
            if predicate.close is Close.LINK:
                predicate.close = Close.FINAL


def _judges(clause: Clause, predicate: Predicate) -> bool:
    """Say whether the clause is a verdict of nothing that stands in it."""
    words, complement = lexicon(), clause.complement
    nouns = words.good_nouns | words.bad_nouns | words.mixed_nouns
    judges = predicate.lemma in words.good | words.bad | words.mixed - words.states
    judges = judges or predicate.lemma == "취향이다" or (complement is not None and complement.head in nouns)
    judges = judges or (predicate.lemma == "그렇다" and clause.adverb("그냥", "그저", "좀"))
    beside = [p for p in clause.phrases if not is_filler(p) and p.kind is not Kind.FIRST]
    return judges and all(p.case == "than" for p in beside)


def _feels(clause: Clause, predicate: Predicate) -> bool:
    """Say whether somebody feels it for nothing that stands in the clause: "난 안 좋아해, 그런 데는"."""
    sense = lexicon().verbs.get(predicate.lemma)
    if sense is None or sense.label not in _FELT or "adjective" in predicate.features:
        return False
    if predicate.hearsay is not None or predicate.ending.rstrip("요") not in _PLAIN:
        return False
    return all(is_filler(p) or p.is_person for p in clause.phrases)


def _take(clause: Clause, following: Clause, thing: Phrase, case: str) -> None:
    judged = case == "topic" and thing.kind in _PEOPLE and clause.predicate is not None
    told = clause.predicate is not None and clause.predicate.hearsay is not None
    if thing.case not in {"bare", "topic", "obj"} or not (thing.kind in _THINGS or (judged and not told)):
        return
    thing.case, thing.topic, thing.particles = case, True, ("은",)
    clause.phrases.append(thing)
    clause.end, following.phrases = following.end, []
