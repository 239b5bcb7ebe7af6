"""Doings in disguise: "my Italian class did numbers", "had another go at the prelude", "got a mile in"."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.lexicon.doings import ACTIVITIES, OUTINGS
from ingest.extract.english.lexicon.people import KIN
from ingest.extract.english.scene import FIRST, Voice
from ingest.extract.english.tree import Node

_COURSES = frozenset("class lesson course session workshop practice rehearsal training".split())
_COVERED = frozenset("do cover practise practice learn study review revise tackle".split())


def is_own_course(node: Node, clause: Clause, voice: Voice) -> bool:
    """Is the subject what the speaker takes part in, so that what it "did" the speaker did?"""
    head = clause.head
    if head.lemma not in _COVERED or clause.passive or not clause.past or clause.modals or voice.is_attributed:
        return False
    if head.child("dobj") is None or voice.me is None:
        return False
    if node.low in ACTIVITIES:
        return not any(k.dep in ("poss", "det") and k.low not in FIRST for k in node.kids)
    if node.lemma not in _COURSES:
        return False
    owners = [k for n in (node, *node.kids) for k in n.children("poss")]
    return any(k.low in FIRST for k in owners) or not node.children("poss", "det")


_ATTEMPTS = frozenset("go bash crack stab tinker dabble noodle".split())
_HAD_DOINGS = frozenset(
    "lesson class session appointment rehearsal practice shift training checkup check-up swim run jog scan "
    "workout tutorial jab "
    "injection".split()
)
_AMOUNTS = frozenset("mile km k kilometre lap length rep hour minute round set page".split())
_LANGUAGES = frozenset(
    "italian spanish french german portuguese welsh irish gaelic japanese korean mandarin polish dutch swedish "
    "arabic greek "
    "english".split()
)


def thing_attempted(clause: Clause, node: Node) -> Node | None:
    """ "Had another go at the prelude": the prelude is what one did."""
    prep = next(
        (p for k in (node, clause.head) for p in k.children("prep") if p.low in ("at", "with", "on")), None
    )
    inner = prep.child("pobj") if prep is not None else None
    if node.lemma not in _ATTEMPTS or inner is None or not clause.past or inner.is_time:
        return None
    if inner.tag.startswith("PRP") or inner.lemma in KIN or inner.is_proper:
        return None  # "she had a go at me"
    return inner


def is_had_doing(clause: Clause, node: Node) -> bool:
    """ "Had my Italian lesson", said in the past, is something done; "I have a lesson" is not."""
    if not clause.past or clause.modals or any(k.lemma not in _HAD_DOINGS for k in node.children("conj")):
        return False
    taught = node.low in _LANGUAGES and any(
        p.low == "for" for k in (node, clause.head) for p in k.children("prep")
    )
    return node.lemma in _HAD_DOINGS or taught or (node.low in ACTIVITIES and node.child("det") is None)


def is_got_in(clause: Clause, node: Node) -> bool:
    """ "Got a mile in before work": done, not given."""
    if clause.head.lemma != "get" or clause.passive:
        return False
    is_in = any(k.low == "in" and k.i > node.i and k.child("pobj") is None for k in clause.head.kids)
    return is_in and (node.low in ACTIVITIES or node.lemma in _HAD_DOINGS | OUTINGS | _AMOUNTS)
