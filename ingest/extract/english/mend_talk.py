"""Mends what the parser makes of names beside times, and of states of health: "On Friday Dale said", "she's poorly".

Like `mend`, whose table they join: functions of one node, each with the sentence it is for.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.perceiving import is_perceived
from ingest.extract.english.scene import ANYBODY
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma

_TIMES = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september "
    "october november december christmas easter".split()
)
_BEFORE_TIME = frozenset("on in by since until last this next every".split())


def _when_before_name(node: Node) -> None:
    """ "On Friday Dale said", "In May Heather told us", read as people called Friday and May."""
    name = node.head
    if node.low not in _TIMES or node.dep != "compound" or name is None or not name.is_proper:
        return
    prep = name.head if name.dep == "pobj" else None
    if prep is not None and prep.low in _BEFORE_TIME and prep.i == node.i - 1 and prep.head is not None:
        verb = prep.head
        if not verb.is_verb or verb.i < name.i or verb.subject is not None:
            return
        node.attach(prep, "pobj")
        name.attach(verb, "nsubj")
        return
    teller = name.head if name.dep == "nsubj" else None
    if teller is None:
        return
    loose = next(
        (k for k in teller.children("prep", "advmod") if k.low in _BEFORE_TIME and k.i == node.i - 1), None
    )
    which = next((k for k in name.children("amod", "det") if k.low in _BEFORE_TIME and k.i == node.i - 1), None)
    if loose is not None and loose.child("pobj") is None:
        node.attach(loose, "pobj")
    elif which is not None:
        node.attach(teller, "npadvmod")
        which.attach(node, which.dep)


def _poorly(node: Node) -> None:
    """ "Peggy's still poorly": she is ill, not badly."""
    be = node.head
    if node.low != "poorly" or node.dep != "advmod" or be is None or be.lemma not in ("be", "feel", "look"):
        return
    if be.child("acomp", "attr") is None and not any(k.i > node.i for k in be.children("prep")):
        node.tag, node.dep, node.lemma = "JJ", "acomp", "poorly"


def _likely_state(node: Node) -> None:
    """ "Dave's likely still in bed": nobody says what is likely, but where he may be."""
    be = node.head
    if (
        node.low != "likely"
        or node.dep != "acomp"
        or be is None
        or be.lemma != "be"
        or node.child("xcomp", "ccomp")
    ):
        return
    if any(k.i > node.i and k.dep in ("prep", "acomp", "advmod", "attr") for k in be.kids) or node.child("prep"):
        node.tag, node.dep = "RB", "advmod"
        for prep in node.children("prep"):
            prep.attach(be, "prep")


# People called by a word: bare at the head of a sentence, where no article makes them a thing.
_WORDS_AS_NAMES = frozenset(
    "art river sky summer autumn heath dale cliff robin jasper amber ruby pearl opal rose lily violet iris holly ivy fern hazel basil sage dawn eve "
    "chase grant wade reed miles chip bear chuck skip lane penny patience melody angel crystal ginger pepper olive cherry clover poppy daisy petal lark "
    "wren quill phoenix hunter archer mason carter taylor porter parker duke sterling storm ash forest brook clay flint lance ray gale jay drake finch colt wolf".split()
)
_ONES_OWN = frozenset("hers his mine ours theirs".split())
_ONLY_PEOPLE = frozenset(
    "say tell think reckon believe hope wish want hate love dislike prefer dread fear swear insist admit deny marry quit resign forget remember know "
    "apologise apologize promise borrow lend phone text email cook bake cry laugh".split()
)
_FELT = frozenset(
    "bored thrilled gutted chuffed annoyed delighted impressed disappointed moved charmed fired sacked hired promoted arrested".split()
)


def _word_as_name(node: Node) -> None:
    """ "River failed hers", "Art was bored by it": with such a verb the bare noun is somebody."""
    verb = node.head
    if node.i != 0 or node.tag not in ("NN", "NNP") or node.low not in _WORDS_AS_NAMES or verb is None:
        return
    if node.dep not in ("nsubj", "nsubjpass") or any(
        k.dep in ("det", "poss", "amod", "compound") for k in node.kids
    ):
        return
    whose = verb.child("dobj")
    is_own = whose is not None and (
        whose.low in _ONES_OWN or any(k.dep == "poss" and k.low in ("his", "her") for k in whose.kids)
    )
    if verb.lemma in _ONLY_PEOPLE or is_own or (node.dep == "nsubjpass" and verb.low in _FELT):
        node.tag, node.lemma = "NNP", node.low


_SAYS_A_CLAUSE = frozenset("think reckon hope insist swear complain suppose figure guess moan say bet".split())


def _verb_as_plural(node: Node) -> None:
    """ "Hope thinks the tent leaks", read as leaks of a tent: nobody thinks leaks."""
    above = node.head
    if node.tag != "NNS" or node.dep != "dobj" or above is None or above.lemma not in _SAYS_A_CLAUSE:
        return
    subject = next((k for k in node.children("compound") if k.tag == "NN" and k.i == node.i - 1), None)
    article = node.child("det", "poss")
    base = lemma(node.low, "VBZ")
    if subject is None or article is None or article.i > subject.i or not is_word(base, "verb"):
        return
    if node.child("relcl", "acl") is not None or any(k.low == "of" for k in node.children("prep")):
        return
    node.tag, node.lemma, node.dep = "VBZ", base, "ccomp"
    for kid in [k for k in node.kids if k.i < subject.i]:
        kid.attach(subject, kid.dep)
    subject.attach(node, "nsubj")


def _perceived(node: Node) -> None:
    """ "I heard Pip sing on Sunday": the bare form is as past as the hearing."""
    above = node.head
    if node.dep == "ccomp" and above is not None and above.tag in ("VBD", "VBN") and is_perceived(above, node):
        node.tag = "VBD"


def _bare_bloke(node: Node) -> None:
    """ "Bloke at the garage told me to wait", read as a participle or a name."""
    if node.low in ANYBODY and node.child("poss") is not None and node.tag != "NNS" and node.text.islower():
        node.tag, node.lemma = "NN", node.low  # "Sue's fella"
    if node.i != 0 or node.low not in ANYBODY or node.dep not in ("nsubj", "nsubjpass"):
        return
    placed = any(k.i == 1 for k in node.children("prep"))  # "Guy told me": so he is called
    if not node.is_noun or (placed and node.is_proper):
        node.tag, node.lemma = "NN", node.low


TALK_MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_when_before_name, "On Friday Dale said the pitch is waterlogged."),
    (_word_as_name, "River failed hers."),
    (_bare_bloke, "Bloke at the garage told me to wait."),
    (_poorly, "Peggy's probably still poorly."),
    (_verb_as_plural, "Hope thinks the tent leaks."),
    (_perceived, "I heard Pip sing on Sunday."),
    (_likely_state, "Dave's likely still in bed."),
)
