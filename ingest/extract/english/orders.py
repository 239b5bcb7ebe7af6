"""Imperatives and inverted questions: what is asked of the listener states nothing, but may advise."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.frames import read_clause
from ingest.extract.english.idioms import is_giving_over, is_indifference
from ingest.extract.english.mend_forms import UNCHANGING
from ingest.extract.english.noting import note_people
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import object_of, verb_phrase
from ingest.extract.english.tree import Node
from ingest.extract.english.voicing import voiced
from ingest.model import Polarity


def is_imperative(head: Node, clause: Clause) -> bool:
    """Say whether a clause is an order: a bare verb without a subject."""
    if clause.subject is not None or head.tag not in ("VB", "VBP"):
        return False
    if head.dep not in ("ROOT", "conj", "ccomp", "parataxis"):
        return False
    return not any(a.tag in ("MD", "TO") or a.lemma in ("have", "be") for a in head.auxiliaries)


_MYSELF = {"i": "me", "we": "us"}


def turns_to_listener(head: Node, leader: Clause | None) -> bool:
    """ "The lasagne was lovely, but check out the cake": a bare form beside a past or an -s is an order.

    So is "I love to help, so just send me a line": nobody sends themselves one.
    """
    if leader is not None and leader.subject is not None and leader.subject.low in _MYSELF:
        of_oneself = any(k.low == _MYSELF[leader.subject.low] and k.dep in ("dobj", "dative") for k in head.kids)
        if of_oneself and head.subject is None and head.tag in ("VB", "VBP") and not head.auxiliaries:
            return True
    if leader is not None and leader.head.lemma == "be" and head.tag in ("VB", "VBP") and _follows_so(head):
        return True  # "I'm deaf in one ear, so sit on my left"
    return (
        leader is not None
        and head.tag in ("VB", "VBP")
        and head.subject is None
        and not head.auxiliaries
        and head.low not in UNCHANGING
        and not any(k.tag == "TO" for k in head.kids)
        and not leader.modals
        and not leader.head.auxiliaries
        and leader.head.tag in ("VBZ", "VBD")
    )


def _follows_so(head: Node) -> bool:
    around = (*head.kids, *(head.head.kids if head.head is not None else ()))
    return (
        head.subject is None and not head.auxiliaries and any(k.low == "so" and k.i == head.i - 1 for k in around)
    )


def ordered(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """Return what an order states beside its asking: advice, a warning, a thing not minded."""
    note_people(clause, scene, voice)  # "Ask Linnea: she …"
    if is_indifference(clause) or is_giving_over(clause):
        return [voiced(d, scene, voice) for d in read_clause(clause, scene, voice)]
    return _imperative(clause, scene, voice)


def _imperative(clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """An order states nothing in one's own voice; in quotation marks it is a reported request."""
    if not voice.own_words or not voice.sources or voice.sources[-1] is None:
        return []
    from ingest.extract.english.lexicon.frames import TRY_VERBS
    from ingest.extract.english.targets import Target, targets_from

    head = clause.head
    source = voice.sources[-1]
    negative = clause.negative or any(k.dep == "neg" for k in head.kids)
    if head.lemma == "let" and (below := head.child("ccomp", "xcomp")) is not None:
        predicate, targets = "suggests", [Target(verb_phrase(below, scene, voice), below)]
    elif head.lemma in TRY_VERBS and (thing := object_of(head)) is not None:
        predicate, targets = "recommends", targets_from(thing, scene, voice)
    else:
        predicate, targets = "requests", [Target(verb_phrase(head, scene, voice), head)]
    return Draft(
        predicate,
        clause,
        polarity=flip(Polarity.POSITIVE, negative),
        holder=source,
        holder_named=True,
        relation=head.lemma,
        rule="quoted-imperative",
        evidence=[head.text],
        voice=voice,
    ).about_each(targets)


def is_inverted_question(head: Node, clause: Clause) -> bool:
    """Say whether a verb stands before its subject, as questions do: "Did Ann leave"."""
    subject = head.subject
    if subject is None or head.dep != "ROOT":
        return False
    first = min(head.kids, key=lambda k: k.i, default=None)
    return (
        first is not None
        and first.dep in ("aux", "auxpass")
        and first.i < subject.i
        and first.end > first.start
        and first.i == 0
    )
