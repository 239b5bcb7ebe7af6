"""Halves of a contrast without a verb: "The soup was lovely, the bread not so much", "Omar liked it, Ada not at all".

They are parsed with the auxiliary they leave out, and read as the denial of what was just said.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.ellipsis import Antecedent, held_by, twin_of
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.tree import Node
from ingest.model import Polarity

_WHAT = (
    r"(?:(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hose)\s(?:[\w'’-]+\s){0,2}?[\w'’-]+"
    r"|[A-Z][\w-]+(?:['’]s\s[\w-]+)?|me|him|her|us|them|[a-z]{3,}(?:\s[a-z]{3,})?)"
)
_LESS = (
    r"(?P<less>not\s(?:so|as|that|all\sthat)\smuch|not\sat\sall|not\sso\skeen|not\sso\shot|not\sreally|less\sso)"
)
_ALONE = re.compile(rf"(?:(?:[Bb]ut|[Tt]hough|[Aa]nd)\s)?(?P<who>{_WHAT})(?P<gap>,?\s){_LESS}[\s.!]*")
_BEHIND = re.compile(
    rf"(?P<lead>\s*[,;]\s*(?:but\s|and\s|though\s|while\s)?|\s[–—-]+\s|\s(?:but|though|while)\s)"
    rf"(?P<echo>(?P<who>{_WHAT}),?\s{_LESS}[\s.!]*)$"
)
_NO_THINGS = frozenset("so and but not really maybe probably well yes yeah perhaps definitely certainly".split())
_AUXILIARY = " does"


@dataclass(frozen=True, slots=True)
class Lessened:
    """Where in a sentence such a half stands, what to parse for it, and the places of the letters put in."""

    start: int
    end: int
    text: str
    edits: tuple[int, ...]


def lessened(text: str) -> Lessened | None:
    """Return what to parse for "But Ada, not so much."; None where a sentence is none of the kind."""
    found = _ALONE.fullmatch(text)
    if found is None or found["who"].split()[0].lower() in _NO_THINGS:
        return None
    start, at = found.start("who"), found.end("who") - found.start("who")
    spelled = found["who"] + _AUXILIARY + " " * len(found["gap"]) + "not"
    return Lessened(start, found.start("less") + 3, spelled, tuple(range(at, at + len(_AUXILIARY))))


def split_lessened(text: str) -> tuple[int, int] | None:
    """Return where the first half ends and the second begins: "The soup was lovely |, | the bread not so much"."""
    found = _BEHIND.search(text)
    if found is None or len(text[: found.start()].split()) < 2 or found["who"].split()[0].lower() in _NO_THINGS:
        return None
    return found.start(), found.start("echo")


def read_lessened(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read the second half as the denial of the first; None where the clause is no such half."""
    before, node = scene.antecedent, clause.subject
    if not isinstance(before, Antecedent) or not before.is_lessened or node is None:
        return None
    before.is_lessened = False
    person = person_of(node, scene, voice)
    found = [t for d in before.drafts if (t := _denied(d, node, before, scene, voice)) is not None]
    if not found and person is not None and node.tag != "NNS":
        found = [t for d in before.drafts if (t := held_by(d, person, True, voice)) is not None]
    for draft in found:
        if draft.voice is None:
            draft.voice = before.drafts[0].voice if before.is_same_sentence else voice
        draft.echoed_by = clause.head
        draft.replaces = None
        draft.rule = f"contrast:{draft.rule}"
        draft.evidence = [node.text, "not", *draft.evidence]
    return found


def _denied(draft: Draft, node: Node, before: Antecedent, scene: Scene, voice: Voice) -> Draft | None:
    person, subject = person_of(node, scene, voice), before.clause.subject
    if before.clause.negative or draft.polarity is Polarity.NEUTRAL:
        return None
    other = person_of(subject, scene, voice) if subject is not None else None
    of_person = person is not None and draft.is_attitude and draft.target_person is not None
    if person is not None and not of_person and node.tag == "NNS":
        return None  # "I love the flat, the neighbours not so much": who dislikes what is open
    if not of_person and (person is None) == (other is None):
        return twin_of(draft, node, person, True, scene)
    if (person is not None and not of_person) or draft.target_node is None or not draft.is_attitude:
        return None
    # "I love the flat, the neighbours not so much": the other thing, not another holder
    predicate, polarity = stance(draft.predicate, draft.polarity, True)
    return replace(
        draft,
        predicate=predicate,
        polarity=polarity,
        target=person.name if person is not None else noun_phrase(node, scene, voice),
        target_node=node,
        target_person=person,
        swapped=(draft.target_node, node),
        is_negated=True,
        voice=None,
        evidence=list(draft.evidence),
    )
