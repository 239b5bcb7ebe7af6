"""Mends clauses whose verb the parser took for something else: "the chef used to …", "Rex bit the postman", "is after crashing".

Like `mend`, whose table they join: functions of one node, each with the sentence it is for.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.lexicon.frames import ADJECTIVE_ATTITUDES
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.scene import is_given_name
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma


def _takes_place_of(verb: Node, above: Node) -> None:
    """Put a node where another one stood that was above it."""
    top, dep = above.head, above.dep
    above.kids.remove(verb)
    verb.head, verb.dep = None, "ROOT"
    if top is not None:
        above_at = top.kids.index(above)
        top.kids.pop(above_at)
        above.head = None
        verb.attach(top, dep)


def _used_to(node: Node) -> None:
    """ "The chef used to work in Paris", read as a chef who was used."""
    if not node.is_noun or node.dep not in ("ROOT", "ccomp", "conj"):
        return
    used = next((k for k in node.children("acl", "relcl") if k.low == "used" and k.i == node.i + 1), None)
    if used is None or not any(a.tag == "TO" for k in used.children("xcomp") for a in k.kids):
        return
    _takes_place_of(used, node)
    used.tag, used.lemma = "VBD", "use"
    for kid in [k for k in node.kids if k.i > used.i]:
        kid.attach(used, kid.dep)
    node.attach(used, "nsubj")


_LIKE_NOUNS = {"bit": ("bite", "VBD"), "suits": ("suit", "VBZ")}


def _verb_like_noun(node: Node) -> None:
    """ "Rex bit the postman", "the haircut suits you", read as a bit and as suits named after them."""
    if node.low not in _LIKE_NOUNS or not node.is_noun:
        return
    who = next((k for k in node.children("compound", "amod", "nmod") if k.i == node.i - 1), None)
    whom = next((k for k in node.children("appos", "dobj") if k.i > node.i), None)
    if who is None or whom is None or not (who.text[:1].isupper() or node.child("det", "poss") is not None):
        return
    for kid in node.children("det", "poss", "amod", "compound"):
        if kid is not who:
            kid.attach(who, kid.dep)
    node.lemma, node.tag = _LIKE_NOUNS[node.low]
    who.tag = "NNP" if who.text[:1].isupper() else "NN"
    who.attach(node, "nsubj")
    whom.dep, node.dep = "dobj", "ccomp" if node.dep == "dobj" else node.dep
    for kid in node.children("nsubj"):
        if kid is not who and kid.low == "that":
            kid.dep, kid.tag = "mark", "IN"


def _past_as_noun(node: Node) -> None:
    """ "My aunt rang", read as a rang of aunts: a past form that no dictionary has as a noun."""
    if not node.is_noun or node.dep not in ("ROOT", "ccomp", "conj") or node.low.endswith(("s", "ing")):
        return
    who = next((k for k in node.children("compound", "amod", "nmod") if k.i == node.i - 1), None)
    base = lemma(node.low, "VBD")
    if who is None or not node.is_noun or node.dep not in ("ROOT", "ccomp", "conj") or base == node.low:
        return
    if (
        node.low.endswith(("s", "ing"))
        or is_word(node.low, "noun")
        or not is_word(base, "verb")
        or node.subject is not None
    ):
        return
    for kid in node.children("det", "poss"):
        kid.attach(who, kid.dep)
    is_name = who.text[:1].isupper() and (who.i > 0 or is_given_name(who.text))
    node.tag, node.lemma, who.tag = "VBD", base, "NNP" if is_name else "NN"
    who.attach(node, "nsubj")


def _place(node: Node) -> None:
    """ "Ada wants to try that ramen place", read as if ramen placed."""
    if node.low != "place":
        return
    thing = node.child("nsubj")
    if not node.is_verb or node.dep != "ccomp" or node.head is None or thing is None:
        return
    if thing.i != node.i - 1 or node.child("dobj", "aux", "prep") is not None:
        return
    node.tag = "NN"
    node.dep = "dobj"
    for kid in list(thing.kids):
        kid.attach(node, kid.dep)
    thing.dep = "compound"


def _after_doing(node: Node) -> None:
    """ "Donal's after crashing the van", as they say in Ireland: he has crashed it."""
    if node.lemma != "be":
        return
    after = next((p for p in node.children("prep") if p.low == "after" and p.i > node.i), None)
    doing = after.child("pcomp") if after is not None else None
    if after is None or doing is None or doing.tag != "VBG" or after.i > node.i + 2:
        return
    if (
        node.child("acomp", "attr") is not None
        or node.subject is None
        or not node.subject.tag.startswith(("N", "P"))
    ):
        return
    node.kids.remove(after)
    after.head = None
    after.kids.remove(doing)
    doing.head = None
    top, dep = node.head, node.dep
    if top is not None:
        top.kids.remove(node)
        node.head = None
        doing.attach(top, dep)
    else:
        doing.dep = "ROOT"
    for kid in list(node.kids):
        kid.attach(doing, kid.dep)
    node.lemma, node.tag, doing.tag = "have", "VBZ", "VBN"
    node.attach(doing, "aux")


_OF_A_MOOD = frozenset("about of by with at over on for to that in against".split())


def _possessor_of_state(node: Node) -> None:
    """ "Omar's petrified of escalators", read as if a petrified thing were his."""
    if node.tag[:1] not in "JV":
        return
    who = node.child("poss", "nsubj")
    mark = who.child("case") if who is not None else None
    if who is None or mark is None or mark.low != "'s" or node.subject not in (None, who) or who.i > node.i:
        return
    if who.dep == "nsubj" and (node.tag != "VBG" or mark.i != node.i - 1):
        return
    is_state = node.low in ADJECTIVE_ATTITUDES or node.tag in ("VBN", "VBD", "VBG")
    beside = (*node.children("prep"), *(p for k in node.children("acomp") for p in k.children("prep")))
    if not is_state or not any(p.low in _OF_A_MOOD for p in beside):
        return
    who.kids.remove(mark)
    mark.head = None
    mark.lemma, mark.tag = "be", "VBZ"
    if node.tag == "VBG":
        mark.attach(node, "aux")
        who.attach(node, "nsubj")
        return
    top, dep = node.head, node.dep
    if top is not None:
        mark.attach(top, dep)
    else:
        mark.dep = "ROOT"
    if node.head is not None:
        node.head.kids.remove(node)
        node.head = None
    node.attach(mark, "acomp")
    who.attach(mark, "nsubj")


_MINDING = SOURCE_VERBS.keys() | frozenset(
    "rate regret rue fear love hate want need hope wish favour prefer like".split()
)


def _verb_behind_name(node: Node) -> None:
    """ "Gil bets the bus will be late", "Gil regrets not going", read as bets and regrets of his."""
    if node.dep not in ("nsubj", "compound") or not node.low.endswith("s"):
        return
    who = next(
        (k for k in node.kids if k.i == node.i - 1 and k.text[:1].isupper() and is_given_name(k.text)), None
    )
    base, above = lemma(node.low, "VBZ"), node.head
    if (
        who is None
        or who.dep not in ("compound", "nmod", "nsubj", "amod")
        or above is None
        or not node.low.endswith("s")
    ):
        return
    if base not in _MINDING or any(k.i < who.i for k in above.kids):
        return
    is_thing = node.dep == "compound"
    _takes_place_of(node, above)
    node.tag, node.lemma = "VBZ", base
    for kid in list(above.kids):
        if kid.dep == "punct" or (is_thing and kid.dep != "compound" and kid.i > above.i):
            kid.attach(node, kid.dep)
    who.tag = "NNP"
    who.attach(node, "nsubj")
    if is_thing:
        above.tag, above.lemma = "NN", above.low
    above.attach(node, "dobj" if is_thing else "ccomp" if above.subject is not None else "xcomp")


_BARE_KIN = frozenset("mum mom mam dad nan nana gran granny grandma grandad grandpa".split())
_TELLING = frozenset("tell text ring phone message email call warn promise remind inform".split())


def _listener_as_name(node: Node) -> None:
    """ "Told Mum Bea's engaged": she is not called Mum Bea."""
    if not node.is_proper or node.dep != "nsubj":
        return
    kin, below = node.child("compound"), node.head
    if kin is None or kin.low not in _BARE_KIN or below is None:
        return
    if below.dep == "ccomp" and below.head is not None and below.head.lemma in _TELLING:
        kin.attach(below.head, "dative")


def _noun_of_ours(node: Node) -> None:
    """ "Fatima suggests we all chip in": what we do is no chip."""
    who = node.child("nsubj")
    if node.tag != "NN" or node.dep != "ccomp" or who is None or who.tag != "PRP" or node.auxiliaries:
        return
    if is_word(node.low, "verb") and who.low in ("we", "i", "they", "you") and node.child("cop") is None:
        node.tag, node.lemma = "VBP", node.low


_WHICH_TIME = frozenset("last next this every".split())


def _object_before_time(node: Node) -> None:
    """ "He sold the flat last month", read as a flat last month."""
    if node.dep != "npadvmod" or node.head is None or not node.head.is_verb or node.head.child("dobj") is not None:
        return
    which = next((k for k in node.kids if k.low in _WHICH_TIME and k.i == node.i - 1), None)
    thing = next((k for k in node.kids if which is not None and k.i == which.i - 1), None)
    article = next((k for k in node.children("det", "poss") if thing is not None and k.i < thing.i), None)
    if which is None or thing is None or article is None or not is_word(thing.low, "noun"):
        return
    thing.tag, thing.lemma = "NN", thing.low
    for kid in [k for k in node.kids if k.i < thing.i]:
        kid.attach(thing, kid.dep)
    thing.attach(node.head, "dobj")


_REACHED = frozenset("home office airport station hotel school hospital".split())


def _reached(node: Node) -> None:
    """ "Neha has reached Pune": she arrived there; one reaches a deal, too."""
    where = node.child("dobj") if node.lemma == "reach" else None
    if where is not None and (where.is_proper or where.low in _REACHED):
        node.lemma = "arrive"


def _two_views(node: Node) -> None:
    """ "Ann adores the vicar, Bob finds him smug", read as what Bob finds: he has found something already."""
    subject = node.subject
    if node.lemma not in ("find", "consider", "call", "deem") or subject is None or node.dep == "ccomp":
        return
    first = next((k for k in node.children("ccomp") if k.is_verb and k.i < subject.i), None)
    found = any(k.i > node.i and k.dep in ("ccomp", "dobj", "oprd", "acomp") for k in node.kids)
    if first is None or first.subject is None or not found:
        return
    top, dep = node.head, node.dep
    node.kids.remove(first)
    first.head = None
    if top is not None:
        first.attach(top, dep)
    else:
        first.dep = dep
    node.attach(first, "conj")


CLAUSE_MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_used_to, "The chef used to work in Paris."),
    (_verb_like_noun, "Rex bit the postman."),
    (_past_as_noun, "My aunt rang."),
    (_place, "Ada wants to try that ramen place."),
    (_possessor_of_state, "Omar's petrified of escalators."),
    (_verb_behind_name, "Gil bets the bus will be late."),
    (_noun_of_ours, "Fatima suggests we all chip in."),
    (_object_before_time, "He sold the flat last month."),
    (_listener_as_name, "He told Mum Bea's engaged."),
    (_reached, "Neha has reached Pune."),
    (_two_views, "Ann adores the vicar, Bob finds him smug."),
    (_after_doing, "Donal's after crashing the van."),
)
