"""Mends the tense and voice of forms that can be several: 's and 'd, and verbs with one form for all tenses.

Like `mend`, whose table they join: functions of one node, each with the sentence it is for.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.lexicon.people import KIN
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma

# Who does these has done them: "she's moved to Ghent" tells of no one who moved her.
_DONE_BY_ONESELF = frozenset(
    "move go leave quit start begin join become come arrive return stop retire graduate resign lose decide forget "
    "finish pass win grow fall die run travel relocate emigrate settle become agree manage enrol recover pop".split()
)


def _has_contracted(node: Node) -> None:
    """ "She's moved to Ghent", "Lars's lost his keys": has, where the verb is one's own doing or has its object."""
    aux = next((a for a in node.children("auxpass") if a.low == "'s"), None)
    subject = node.child("nsubjpass")
    if aux is None or subject is None or node.tag not in ("VBN", "VBD") or node.child("agent") is not None:
        return
    is_person = subject.low in ("he", "she", "who") or subject.is_proper or subject.lemma in KIN
    if is_person and (node.lemma in _DONE_BY_ONESELF or node.child("dobj") is not None):
        aux.dep, aux.lemma, aux.tag, subject.dep, node.tag = "aux", "have", "VBZ", "nsubj", "VBN"


# One form for all tenses: only its company tells.
UNCHANGING = frozenset(
    "quit put cut shut hit hurt let set split spread cost bet burst cast rid shed beat reset".split()
)


def _had_contracted(node: Node) -> None:
    """ "Where I'd bought it", "she'd quit the choir": had, before a participle."""
    aux = next((a for a in node.auxiliaries if a.low == "'d"), None)
    if aux is None or len(node.auxiliaries) > 1:
        return
    if node.tag in ("VBN", "VBD") or (node.low in UNCHANGING and node.child("neg") is None):
        aux.dep, aux.lemma, aux.tag, node.tag = "aux", "have", "VBD", "VBN"


def _unchanging_past(node: Node) -> None:
    """ "Tilda quit smoking": a third person without its -s can only be past."""
    subject = node.subject
    if node.tag not in ("VBP", "VB", "VBN") or node.low not in UNCHANGING | {"read"} or node.auxiliaries:
        return
    if (
        subject is not None
        and (
            node.low == "quit"
            or subject.low in ("he", "she", "it", "who", "someone", "somebody")
            or subject.tag in ("NN", "NNP")
        )
        and subject.child("conj") is None
        and not any(k.tag == "TO" for k in node.kids)
    ):
        node.tag = "VBD"


_DONE = frozenset("finally already yesterday ago eventually recently".split())


def _unchanging_done(node: Node) -> None:
    """ "I beat Omar at chess last night": a first person, and a time that is over."""
    if node.tag not in ("VBP", "VB") or node.low not in UNCHANGING or node.auxiliaries or node.subject is None:
        return
    over = any(
        k.low in _DONE or k.lemma in _DONE or (k.dep == "npadvmod" and any(n.low == "last" for n in k.kids))
        for k in node.kids
    )
    if over:
        node.tag = "VBD"


def _verb_as_adverb(node: Node) -> None:
    """ "Tariq probably overslept": a past form that the parser hung below the name."""
    if node.dep != "ROOT" or not node.is_proper or node.child("det", "poss", "appos") is not None:
        return
    verb = next((k for k in node.children("advmod", "amod", "acl") if k.i > node.i and _is_past_form(k)), None)
    if verb is None:
        return
    verb.tag, verb.lemma, verb.dep = "VBD", lemma(verb.low, "VBD"), "ROOT"
    node.kids.remove(verb)
    verb.head = None
    for kid in [k for k in node.kids if k.i > node.i]:
        kid.attach(verb, kid.dep)
    node.attach(verb, "nsubj")


def _is_past_form(node: Node) -> bool:
    base = lemma(node.low, "VBD")
    return (
        base != node.low
        and is_word(base, "verb")
        and not is_word(node.low, "adv")
        and not is_word(node.low, "adj")
    )


_ORDERED = frozenset("order buy get need sell find pack stock fetch".split())


def _till_as_preposition(node: Node) -> None:
    """ "I ordered till rolls": rolls for the till, not until something."""
    verb, thing = node.head, node.child("pobj")
    if node.low != "till" or node.dep != "prep" or verb is None or thing is None or verb.lemma not in _ORDERED:
        return
    if thing.tag not in ("NNS", "NN") or thing.child("det", "poss", "nummod") is not None or thing.i != node.i + 1:
        return
    if verb.child("dobj") is not None or thing.low.endswith(
        ("day", "time", "morning", "night", "noon", "midnight")
    ):
        return
    thing.attach(verb, "dobj")
    node.tag, node.lemma = "NN", "till"
    node.attach(thing, "compound")


_SHIFTS = frozenset("night morning day evening afternoon weekend shift".split())


def _shift_as_object(node: Node) -> None:
    """ "I work nights at the kiosk": where one works, not where the nights are."""
    verb = node.head
    if (
        node.tag == "NNS"
        and node.dep == "dobj"
        and node.lemma in _SHIFTS
        and verb is not None
        and verb.lemma == "work"
    ):
        for prep in [p for p in node.children("prep") if p.low in ("at", "in", "for")]:
            node.dep = "npadvmod"
            prep.attach(verb, "prep")


FORM_MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_has_contracted, "She's moved to Ghent."),
    (_had_contracted, "Ann said she'd quit the choir."),
    (_unchanging_past, "Tilda quit smoking."),
    (_unchanging_done, "I beat Omar at chess last night."),
    (_verb_as_adverb, "Tariq probably overslept."),
    (_till_as_preposition, "I ordered till drawers."),
    (_shift_as_object, "I work nights at the kiosk."),
)
