"""What a set phrase of taste or wish is made of: when it applies, which stance it is, where its target stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ingest.extract.english.clause import Clause
from ingest.extract.english.targets import complement_verb, object_of, object_of_preposition
from ingest.extract.english.tree import Node
from ingest.model import Polarity


@dataclass(frozen=True, slots=True)
class Idiom:
    """One set phrase: when it applies, which stance it is, where its target stands."""

    name: str
    applies: Callable[[Clause], bool]
    predicate: str
    polarity: Polarity
    target: Callable[[Clause], Node | None]
    example: str
    negatable: bool = False
    subject_is_target: bool = False
    of_whoever_says_it: bool = False
    of_the_object: bool = False  # "you won't catch me on a cruise": mine


def can(clause: Clause) -> bool:
    """Is it said with "can" or "could"?"""
    return bool(clause.modals & {"can", "could"})


def words_of(clause: Clause) -> set[str]:
    """Return the words of a clause, in lower case."""
    return {n.low for n in clause.head.subtree()}


def thing_of(clause: Clause) -> Node | None:
    """Return the object of a clause, its governed verb, or the object of its first preposition."""
    return object_of(clause.head) or complement_verb(clause.head) or object_of_preposition(clause.head)


def behind(*words: str) -> Callable[[Clause], Node | None]:
    """Return what finds the object of one of these prepositions."""

    def find(clause: Clause) -> Node | None:
        head = clause.head
        found = object_of_preposition(head, *words)
        if found is not None:
            return found
        for kid in head.subtree():
            if kid.low in words and kid.dep == "prep" and (inner := kid.child("pobj", "pcomp")) is not None:
                return inner
        return None

    return find
