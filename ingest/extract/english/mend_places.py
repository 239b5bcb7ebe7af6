"""Mends what the parser hangs in the wrong place: "is adamant fees are rising", "taste like feet", "that building".

Like `mend`, whose table they join: functions of one node, each with the sentence it is for.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma

_SURE = frozenset(
    "adamant certain sure convinced positive confident afraid worried scared aware glad sad sorry".split()
)


def _sure_of_clause(node: Node) -> None:
    """ "Clive is adamant fees are going up": adamant is Clive, not the fees."""
    noun = node.head
    if node.dep != "amod" or node.low not in _SURE or noun is None or noun.dep not in ("nsubj", "nsubjpass"):
        return
    verb = noun.head
    above = verb.head if verb is not None else None
    if verb is None or above is None or above.lemma != "be" or verb.dep not in ("ccomp", "attr", "acomp"):
        return
    if node.i != above.i + 1 and not any(k.i == node.i - 1 and k.dep in ("advmod", "neg") for k in above.kids):
        return
    node.attach(above, "acomp")
    verb.attach(node, "ccomp")


def _sure_beside_clause(node: Node) -> None:
    """ "The landlord is adamant we pay": the second clause is what he is adamant about."""
    word = node.child("acomp") if node.lemma == "be" else None
    if word is None or word.low not in _SURE or word.child("ccomp", "prep", "xcomp") is not None:
        return
    for kid in node.children("parataxis", "conj", "ccomp", "advcl"):
        first = min((n.i for n in kid.subject.subtree()), default=0) if kid.subject is not None else 0
        if first == word.i + 1 and kid.child("mark") is None:
            kid.attach(word, "ccomp")
            return


def _sure_below_clause(node: Node) -> None:
    """ "Ada is adamant she paid", read with the paying on top."""
    be = next((k for k in node.children("ccomp") if k.i < node.i and k.lemma == "be"), None)
    word = be.child("acomp") if be is not None else None
    subject = node.child("nsubj", "nsubjpass")
    if be is None or word is None or word.low not in _SURE or subject is None or be.subject is None:
        return
    if min(n.i for n in subject.subtree()) != word.i + 1 or any(
        k.text == "," for k in node.kids if k.i < subject.i
    ):
        return
    be.replace(node)
    for kid in [k for k in node.kids if k.i < be.i]:
        kid.attach(be, kid.dep)
    node.attach(word, "ccomp")


_SENSES = frozenset("taste smell look sound feel".split())
_SAYING = frozenset("say think reckon claim swear insist".split())


def _sense_as_noun(node: Node) -> None:
    """ "You always say mushrooms taste like feet": the taste is no noun."""
    verb = node.head
    if node.low not in _SENSES or node.dep not in ("dobj", "ccomp") or verb is None or verb.lemma not in _SAYING:
        return
    subject = next((k for k in verb.children("nsubj", "dative", "dobj") if k.i > verb.i and k.i < node.i), None)
    like = next(
        (k for x in (verb, node) for k in x.children("prep") if k.low == "like" and k.i == node.i + 1), None
    )
    if subject is None or like is None or max(n.i for n in subject.subtree()) != node.i - 1:
        return
    node.tag, node.lemma, node.dep = "VBP", node.low, "ccomp"
    subject.attach(node, "nsubj")
    like.attach(node, "prep")


_ON_THINGS = frozenset(
    "love like hate trust enjoy adore dislike prefer want miss recommend see buy sell need".split()
)


def _thing_as_doing(node: Node) -> None:
    """ "I love that building": a thing, and nobody builds."""
    verb, article = node.head, node.child("nsubj")
    if node.tag != "VBG" or node.dep not in ("ccomp", "xcomp") or verb is None or verb.lemma not in _ON_THINGS:
        return
    if article is None or article.low not in ("that", "this") or article.i != node.i - 1 or node.auxiliaries:
        return
    if not is_word(node.low, "noun") or node.child("dobj") is not None:
        return
    node.tag, node.lemma, node.dep = "NN", node.low, "dobj"
    article.dep = "det"
    for kid in [k for k in node.kids if k.i > node.i and k.dep in ("advmod", "advcl", "npadvmod")]:
        kid.attach(verb, kid.dep)


_LEAVES = frozenset(
    "maternity paternity parental sick annual study compassionate unpaid gardening shore adoption".split()
)


def _leave_as_verb(node: Node) -> None:
    """ "Ada starts maternity leave": a leave, and nobody leaves."""
    kind, verb = node.child("nsubj"), node.head
    if node.low != "leave" or verb is None or kind is None or kind.low not in _LEAVES or kind.i != node.i - 1:
        return
    node.tag, node.lemma, node.dep = "NN", "leave", "dobj"
    kind.dep = "compound"
    for kid in node.children("npadvmod", "prep", "advmod"):
        kid.attach(verb, kid.dep)


def _sharp_of_clock(node: Node) -> None:
    """ "on Thursday, 7 sharp": on the hour, and nothing is sharp."""
    hour = next((k for k in node.kids if k.tag == "CD" and k.i == node.i - 1), None)
    if node.low not in ("sharp", "prompt", "onwards", "ish") or hour is None or node.head is None:
        return
    node.tag, node.dep = "RB", "dep"
    hour.dep = "nummod"


_DAYS = frozenset("monday tuesday wednesday thursday friday saturday sunday weekend week month".split())


def _coming_day(node: Node) -> None:
    """ "The gig is this coming Friday": the day is what comes."""
    be = node.head
    day = next(
        (k for k in node.children("npadvmod", "dobj", "nsubj") if k.low in _DAYS and k.i == node.i + 1), None
    )
    if (
        node.low != "coming"
        or be is None
        or be.lemma != "be"
        or day is None
        or node.dep not in ("acomp", "attr", "ccomp")
    ):
        return
    this = next((k for x in (be, node) for k in x.kids if k.low == "this" and k.i == node.i - 1), None)
    day.attach(be, "npadvmod")
    if this is not None:
        this.attach(day, "det")
    node.tag = "JJ"
    node.attach(day, "amod")


_UPSETTING = frozenset(
    "bug annoy worry bother irritate scare upset frighten concern infuriate frustrate please delight puzzle".split()
)


def _upsetting_as_noun(node: Node) -> None:
    """ "What bugs me is the noise": no bugs."""
    what, be = next((k for k in node.kids if k.low == "what" and k.i == node.i - 1), None), node.head
    if node.tag != "NNS" or what is None or be is None or be.lemma != "be" or node.i > be.i:
        return
    if lemma(node.low, "VBZ") not in _UPSETTING or node.child("dobj") is None:
        return
    node.tag, node.lemma, node.dep = "VBZ", lemma(node.low, "VBZ"), "csubj"
    what.dep = "nsubj"


def _name_of_kin(node: Node) -> None:
    """ "My cousin Ines thinks …": the name is the cousin's."""
    subjects = node.children("nsubj")
    for kin, name in pairwise(subjects):
        if name.i == kin.i + 1 and name.is_proper and not name.kids and kin.lemma in KIN | ROLES:
            name.attach(kin, "appos")
            return


def _left_over(node: Node) -> None:
    """ "The choir has no tenors left": left over, and nobody has left."""
    have, thing = node.head, node.child("nsubj")
    if node.low != "left" or node.dep != "ccomp" or have is None or have.lemma != "have" or thing is None:
        return
    if node.auxiliaries or have.child("dobj") is not None or thing.i < have.i or not thing.is_noun:
        return
    thing.attach(have, "dobj")
    node.attach(thing, "acl")


PLACE_MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_sure_of_clause, "Clive is adamant fees are going up."),
    (_sure_beside_clause, "The landlord is adamant we pay."),
    (_sure_below_clause, "Ada is adamant she paid."),
    (_sense_as_noun, "You always say mushrooms taste like feet."),
    (_thing_as_doing, "I love that building."),
    (_leave_as_verb, "Ada starts maternity leave in May."),
    (_sharp_of_clock, "The recital is on Thursday, 7 sharp."),
    (_upsetting_as_noun, "What bugs me is the noise."),
    (_name_of_kin, "My cousin Ines thinks it's late."),
    (_left_over, "The choir has no tenors left."),
    (_coming_day, "The gig is this coming Friday."),
)
