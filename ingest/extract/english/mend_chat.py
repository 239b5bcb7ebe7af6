"""Mends what the parser makes of chat without articles and apostrophes: "got us leeks", "the farmers market".

Like `mend`, whose table they join: functions of one node, each with the sentence it is for.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.lexicon.doings import LONGED_FOR, SPELLS
from ingest.extract.english.lexicon.people import KIN
from ingest.extract.english.tree import Node
from ingest.language.english import is_word

_TO_WHOM = frozenset("us me him them".split())


def _before(node: Node) -> Node | None:
    """Return the word before a node."""
    top = node
    while top.head is not None:
        top = top.head
    return next((n for n in top.subtree() if n.i == node.i - 1), None)


def _for_whom(node: Node) -> None:
    """ "Got us leeks": the leeks are not called "us leeks"."""
    noun = node.head
    verb = noun.head if noun is not None else None
    if node.low not in _TO_WHOM or noun is None or verb is None or noun.dep != "dobj" or node.i != verb.i + 1:
        return
    if node.dep in ("compound", "nmod", "amod", "poss", "det"):
        node.tag = "PRP"
        node.attach(verb, "dative")


def _noun_behind_noun(node: Node) -> None:
    """ "To the farmers market", "to the eye bloke", read as if the second noun were a verb or an adverb."""
    first = _before(node)
    is_market = node.low in ("market", "markets") and first is not None and first.low in ("farmers", "christmas")
    is_no_verb = node.tag.startswith("V") and is_word(node.low, "noun") and not is_word(node.lemma, "verb")
    if first is None or not (is_market or is_no_verb) or not first.is_noun or first.dep not in ("pobj", "dobj"):
        return
    if first.child("det", "poss") is None or first.head is None or node is first.head:
        return
    above, dep = first.head, first.dep
    if any(n is first for n in node.subtree()):
        return
    for kid in list(node.kids):
        kid.attach(_verb_above(above), "npadvmod" if kid.dep == "dobj" else kid.dep)
    node.tag = "NN"
    node.attach(above, dep)
    for kid in list(first.kids):
        kid.attach(node, kid.dep)
    first.attach(node, "compound")


def _verb_above(node: Node) -> Node:
    while not node.is_verb and node.head is not None:
        node = node.head
    return node


def _til_when(node: Node) -> None:
    """ "Bouldering til ten": until when, not what."""
    verb = node.head
    if node.tag != "CD" or node.dep != "dobj" or verb is None:
        return
    til = next(
        (k for k in verb.children("prep", "mark") if k.low in ("til", "till", "until") and k.i == node.i - 1), None
    )
    if til is not None:
        til.dep = "prep"
        node.attach(til, "pobj")


def _to_as_auxiliary(node: Node) -> None:
    """ "I went over to gran's": "to gran" is no infinitive."""
    to = next((k for k in node.children("aux") if k.low == "to" and k.i == node.i - 1), None)
    verb = node.head
    if (
        node.tag != "VB"
        or to is None
        or verb is None
        or node.lemma not in KIN
        or not any(k.tag == "POS" for k in node.kids)
    ):
        return
    node.kids.remove(to)
    to.head = None
    to.tag, to.dep, node.tag = "IN", "prep", "NN"
    to.attach(verb, "prep")
    node.attach(to, "pobj")


def _did_as_auxiliary(node: Node) -> None:
    """ "Pilates did planks", read as if they planked: behind "did" no verb has an ending."""
    did = next((k for k in node.children("aux") if k.low == "did" and k.i == node.i - 1), None)
    if node.tag != "VBZ" or did is None or len(node.auxiliaries) > 1:
        return
    above, dep = node.head, node.dep
    node.kids.remove(did)
    did.head, did.dep, did.tag = None, dep, "VBD"
    if above is not None:
        did.attach(above, dep)
        above.kids.remove(node)
        node.head = None
    for kid in list(node.kids):
        if kid.dep not in ("amod", "compound", "det", "nummod"):
            kid.attach(did, kid.dep)
    node.tag = "NNS"
    node.attach(did, "dobj")


def _object_of_particle(node: Node) -> None:
    """ "Greta slagged off the hotel": the hotel is slagged off, nothing is off it."""
    verb, thing = node.head, node.child("pobj")
    if node.dep == "prt" and verb is not None and thing is not None and verb.child("dobj") is None:
        thing.attach(verb, "dobj")


def _object_of_told(node: Node) -> None:
    """ "You told me you hated sushi", read as if sushi was told."""
    verb = node.head
    if node.dep != "dobj" or verb is None:
        return
    below = next((k for k in verb.children("ccomp") if k.is_verb and k.i < node.i and k.subject is not None), None)
    first = min((k.i for k in node.subtree()), default=node.i)
    if below is not None and below.i == first - 1 and below.child("dobj", "attr", "acomp") is None:
        node.attach(below, "dobj")


def _spell_as_adverbial(node: Node) -> None:
    """ "I'd love a week somewhere hot", "I need a day off": what one longs for, not when."""
    if node.dep != "npadvmod" or node.low not in SPELLS or node.head is None:
        return
    if not any(k.low in ("a", "another") and k.i == node.i - 1 for k in node.kids):
        return
    verb = node.head if node.head.is_verb else node.head.head
    if verb is None or verb.lemma not in LONGED_FOR or verb.child("dobj", "xcomp") is not None:
        return
    if verb.i == node.i - 2:
        node.attach(verb, "dobj")


CHAT_MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_object_of_told, "I said I liked sushi."),
    (_object_of_particle, "I slagged off the hotel."),
    (_spell_as_adverbial, "I'd love a week somewhere hot."),
    (_for_whom, "Got us leeks."),
    (_noun_behind_noun, "I went to the farmers market downtown."),
    (_did_as_auxiliary, "I did planks."),
    (_to_as_auxiliary, "I went over to gran's."),
    (_til_when, "I was bouldering til ten."),
)
