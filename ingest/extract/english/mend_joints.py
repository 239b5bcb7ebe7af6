"""Mends what the parser makes of clauses within clauses and of two that do one thing.

"Coach says if I train I'll play", "Ann thought the hall was cold but the band was great", "Ada and Theo love curry".
Like `mend`, whose table they join: functions of one node, each with the sentence it is for.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.lexicon.doings import SPELLS
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.lexicon.sentiment import BAD_ADJECTIVES, GOOD_ADJECTIVES
from ingest.extract.english.lexicon.sources import SOURCE_ADJECTIVES, SOURCE_VERBS
from ingest.extract.english.tree import Node
from ingest.language.english import is_word, lemma


def _condition_within(node: Node) -> None:
    """ "Coach says if I train I'll play": what he says is what comes of it."""
    saying = node.head
    if node.dep != "advcl" or saying is None or saying.lemma not in SOURCE_VERBS or node.i < saying.i:
        return
    if not any(k.dep in ("mark", "advmod") and k.low in ("if", "when", "unless", "once") for k in node.kids):
        return
    if saying.child("ccomp") is not None:
        return
    result = next((k for k in node.children("ccomp", "parataxis", "conj", "advcl") if _follows(k, node)), None)
    if result is None:
        return
    loose = node.child("dobj")
    if result.subject is None and loose is not None:
        loose.attach(result, "nsubj")  # "if it rains the match is off"
    result.attach(saying, "ccomp")
    node.attach(result, "advcl")


def _follows(result: Node, condition: Node) -> bool:
    """Is this a clause of its own behind the condition, and no second condition?"""
    is_joined = any(k.dep == "mark" or k.tag == "WRB" for k in result.kids)
    has_subject = result.subject is not None or (
        condition.child("dobj") is not None and any(a.tag == "MD" for a in result.auxiliaries)
    )
    return result.i > condition.i and result.is_verb and has_subject and not is_joined


def _judging(node: Node) -> str | None:
    """Return the word by which a clause judges a thing: "the band was great"."""
    word, subject = node.child("acomp"), node.subject
    if node.lemma != "be" or word is None or subject is None or not subject.is_noun or node.child("neg"):
        return None
    return word.low if word.low in GOOD_ADJECTIVES | BAD_ADJECTIVES else None


def _second_judgment(node: Node) -> None:
    """ "Ann thought the hall was cold but the band was great": both are what she thought.

    Not where the second is of the same thing: "Ann thought it was dull, but it was fun" is the speaker's answer.
    """
    thinking = node.head
    if node.dep != "conj" or thinking is None or thinking.lemma not in ("think", "find", "reckon", "feel"):
        return
    first = thinking.child("ccomp")
    if first is None or first.i > node.i or _judging(node) is None or thinking.tag != node.tag:
        return
    one, other = first.subject, node.subject
    is_verdict = first.low in GOOD_ADJECTIVES | BAD_ADJECTIVES or first.child("acomp") is not None  # "was cramped"
    if not is_verdict or one is None or other is None or one.low == other.low or not one.is_noun:
        return
    node.attach(first, "conj")


def _sure_beside_place(node: Node) -> None:
    """ "The gaffer was adamant at training that we'd win", read as training that we would win."""
    place = node.head
    prep = place.head if place is not None and place.dep == "pobj" else None
    be = prep.head if prep is not None else None
    if node.dep not in ("relcl", "acl") or be is None or not any(k.low == "that" for k in node.children("mark")):
        return
    be = be.head if be.dep == "acomp" and be.head is not None else be
    word = be.child("acomp")
    if be.lemma == "be" and word is not None and word.low in SOURCE_ADJECTIVES and node.subject is not None:
        node.attach(be, "ccomp")


_OTHERWISE_PASSIVE = frozenset("give show tell ask offer pay teach name call award deny grant".split())


def _has_done(node: Node) -> None:
    """ "She's handed in her notice": with an object of its own the participle is no passive."""
    verb = node.head
    if node.dep != "dobj" or verb is None or verb.tag != "VBN" or node.i < verb.i:
        return
    being = next((k for k in verb.children("auxpass") if k.low in ("'s", "’s")), None)
    subject = verb.child("nsubjpass")
    if being is None or subject is None or verb.lemma in _OTHERWISE_PASSIVE or verb.child("agent") is not None:
        return
    being.dep, being.text, being.low, being.lemma = "aux", "has", "has", "have"
    subject.dep = "nsubj"


def _greeted_first(node: Node) -> None:
    """ "Good luck tomorrow, you'll smash it": the luck smashes nothing."""
    subjects = [k for k in node.children("nsubj") if k.i < node.i]
    if len(subjects) != 2 or subjects[0].low != "luck":
        return
    node.kids.remove(subjects[0])
    subjects[0].head, subjects[0].dep = None, "meta"
    subjects[0].attach(node, "meta")


_BOTHERING = frozenset(
    "bug annoy irritate bother worry scare upset concern infuriate frustrate please delight puzzle excite bore".split()
)


def _what_bothers(node: Node) -> None:
    """ "What bugs Tilda is the noise", read as bugs of some kind."""
    what = next((k for k in node.children("det") if k.low == "what" and k.i == node.i - 1), None)
    be = node.head
    if what is None or be is None or be.lemma != "be" or node.tag not in ("NNS", "NN"):
        return
    verb = lemma(node.low, "VBZ")
    sufferer = next((k for k in be.children("nsubj") if k.i == node.i + 1), None)
    if verb not in _BOTHERING or verb == node.low or sufferer is None or be.i < sufferer.i:
        return
    node.tag, node.lemma, node.dep = "VBZ", verb, "csubj"
    what.tag, what.dep = "WP", "nsubj"
    sufferer.attach(node, "dobj")


def _verb_between_names(node: Node) -> None:
    """ "Kit fancies Rob", read as if some fancies robbed."""
    middle = next((k for k in node.children("nsubj", "compound") if k.i == node.i - 1), None)
    if middle is None or not node.text[:1].isupper() or middle.tag != "NNS" or middle.text != middle.low:
        return
    name = next((k for k in middle.children("compound") if k.i == middle.i - 1 and k.text[:1].isupper()), None)
    verb = lemma(middle.low, "VBZ")
    if name is None or verb == middle.low or not is_word(verb, "verb") or middle.child("det", "poss", "amod"):
        return
    if (
        node.dep not in ("ROOT", "ccomp")
        or node.auxiliaries
        or any(k.i > node.i and k.dep == "dobj" for k in node.kids)
    ):
        return
    middle.tag, middle.lemma = "VBZ", verb
    name.tag = "NNP"
    name.attach(middle, "nsubj")
    middle.replace(node)
    node.tag, node.lemma = "NNP", node.low
    for kid in [k for k in node.kids if k.dep in ("punct", "prep", "advmod", "npadvmod", "mark", "cc", "conj")]:
        kid.attach(middle, kid.dep)
    node.attach(middle, "dobj")


_FEELS = frozenset("love hate like want need prefer fancy dread fear trust".split())


_OF_ONE_THING = frozenset("rate fancy love hate like prefer trust want recommend dread adore loathe".split())


def _object_in_disguise(node: Node) -> None:
    """ "Raj rates that podcast", "Ola fancies my brother": with nothing else behind the verb it is its object."""
    verb = node.head
    if (
        not node.is_noun
        or verb is None
        or verb.lemma not in _OF_ONE_THING
        or node.i < verb.i
        or node.low in SPELLS
    ):
        return
    is_name = node.is_proper and not node.kids and node.i == verb.i + 1  # "Ana fancies Rob"
    if node.dep not in (("xcomp", "oprd", "npadvmod") if is_name else ("relcl", "npadvmod", "nsubj")):
        return
    subject = next((k for k in verb.children("nsubj") if k.i < verb.i), None)
    if subject is None or (node.child("det", "poss") is None and not is_name):
        return
    if verb.child("dobj", "ccomp") is None and verb.tag in ("VBZ", "VBD", "VBP"):
        node.dep = "dobj"


def _verb_after_two(node: Node) -> None:
    """ "Ada and Theo love curry", read as one long noun: behind two names the bare word is what both do."""
    first = node.head
    if node.dep != "conj" or first is None or not first.is_proper or not node.is_noun or node.text != node.low:
        return
    verb = next(
        (k for k in node.children("compound", "amod", "nmod") if k.lemma in _FEELS and k.text == k.low), None
    )
    if verb is None:
        return
    name = next((k for k in node.children("compound", "nmod") if k.i == verb.i - 1 and k.text[:1].isupper()), None)
    if name is None or not any(k.low == "and" and k.i == name.i - 1 for k in first.children("cc")):
        return
    if any(k.i < name.i for k in node.kids) or node.child("nsubj", "det", "poss") is not None:
        return
    verb.tag = "VBP"
    name.tag = "NNP"
    name.attach(first, "conj")
    node.kids.remove(verb)
    verb.head, verb.dep = None, first.dep
    node.head, node.dep = None, "dobj"
    first.kids.remove(node)
    if first.head is not None:
        above = first.head
        above.kids.remove(first)
        first.head = None
        verb.attach(above, verb.dep)
    for kid in [k for k in first.kids if k.dep == "punct" and k.i > node.i]:
        kid.attach(verb, "punct")
    first.attach(verb, "nsubj")
    node.attach(verb, "dobj")


def _gone_and_done(node: Node) -> None:
    """ "I've gone and lost my keys": lost them, and went nowhere for it."""
    going = node.head
    if node.dep != "conj" or going is None or going.lemma != "go" or going.i != node.i - 2:
        return
    joint = next((k for k in going.children("cc") if k.low == "and" and k.i == node.i - 1), None)
    if joint is None or node.tag not in ("VBN", "VBD") or node.subject is not None:
        return
    if going.tag != "VBN" or not any(a.lemma == "have" for a in going.auxiliaries):
        return
    going.kids.remove(node)
    above, dep = going.head, going.dep
    node.head, node.dep, node.tag = None, dep, "VBN"
    if above is not None:
        above.kids.remove(going)
        going.head = None
        node.attach(above, dep)
    for kid in list(going.kids):
        if kid is not joint:
            kid.attach(node, kid.dep)
    going.kids.remove(joint)


# What is done to an occasion: "classes cancelled tomorrow" is told, not a kind of classes.
_CALLED_OFF = frozenset("cancelled canceled postponed delayed rescheduled shelved scrapped".split())


def _called_off(node: Node) -> None:
    """ "Classes cancelled tomorrow": a headline, with the noun for its subject."""
    noun = node.head
    if (
        node.low not in _CALLED_OFF
        or node.dep != "acl"
        or noun is None
        or noun.dep != "ROOT"
        or noun.head is not None
    ):
        return
    if node.i < noun.i or any(k.is_verb and k is not node for k in noun.kids) or node.child("agent"):
        return
    noun.kids.remove(node)
    node.head, node.dep = None, "ROOT"
    for kid in [k for k in noun.kids if k.i > node.i or k.dep == "punct"]:
        kid.attach(node, kid.dep)
    noun.attach(node, "nsubjpass")


def _second_subject_as_object(node: Node) -> None:
    """ "Ana hates Mondays and Tom hates Fridays", read as if Mondays and Tom hated Fridays."""
    first, subject = node.head, node.child("nsubj")
    if node.dep != "ccomp" or first is None or subject is None or first.lemma not in _OF_ONE_THING:
        return
    name = next((k for k in subject.children("conj") if k.is_proper and k.i == node.i - 1), None)
    joiner = next((k for k in subject.children("cc") if name is not None and k.i == name.i - 1), None)
    if name is None or joiner is None or first.subject is None or first.child("dobj") is not None:
        return
    if min(n.i for n in subject.subtree()) != first.i + 1:
        return
    name.attach(node, "nsubj")
    joiner.attach(first, "cc")
    subject.attach(first, "dobj")
    node.dep = "conj"


def _in_case(node: Node) -> None:
    """ "In case Tom asks, I'm at work", "I took a coat in case it rained": nobody says that it is so."""
    prep = node.head
    if node.low != "case" or prep is None or prep.low != "in" or prep.i != node.i - 1 or node.child("det", "poss"):
        return
    verb = prep.head
    happening = node.child("acl", "relcl", "ccomp")
    if happening is not None and happening.subject is not None:
        prep.dep = "meta"
        return
    order = next((k for k in verb.children("conj", "ccomp") if k.tag == "VB"), None) if verb is not None else None
    if verb is not None and order is not None and order.subject is None and verb.subject and prep.i == 0:
        prep.low, prep.dep = "if", "mark"  # "In case it rains, bring a coat"
        return
    is_beside = verb is not None and verb.head is not None and verb.dep in ("parataxis", "advcl", "ccomp")
    if verb is not None and is_beside and verb.subject is not None and verb.subject.i > node.i:
        verb.dep = "meta"


def _should_as_noun(node: Node) -> None:
    """ "We should all chip in", with "chip" taken for a noun: behind "should" stands a verb."""
    if (
        node.tag != "NN"
        or node.subject is None
        or not any(k.tag == "MD" and k.i < node.i for k in node.auxiliaries)
    ):
        return
    if is_word(node.low, "verb"):
        node.tag, node.lemma = "VB", node.low
        for kid in node.children("det"):
            kid.dep = "advmod"


def _to_like(node: Node) -> None:
    """ "Gus seems to like sushi", with "like" taken for an interjection."""
    if (
        node.low == "like"
        and not node.is_verb
        and any(k.low == "to" and k.i == node.i - 1 for k in node.children("aux"))
    ):
        node.tag, node.lemma = "VB", "like"


def _subject_of_told(node: Node) -> None:
    """ "Mum said to tell you dinner is at six": dinner is at six, and is not told."""
    telling = node.head
    if node.dep != "dobj" or telling is None or telling.child("dative") is None or not node.is_noun:
        return
    last = max(k.i for k in node.subtree())
    below = next((k for k in telling.children("ccomp") if k.subject is None and k.i > last), None)
    if below is None or not (below.tag in ("VBZ", "VBD", "VBP") or any(a.tag == "MD" for a in below.auxiliaries)):
        return
    if min(k.i for k in below.subtree()) == last + 1:
        node.attach(below, "nsubj")


_BETS = frozenset("bet guess reckon suppose hope think swear".split())


def _bets_that(node: Node) -> None:
    """ "I bet Ola forgets", read as forgets of some kind."""
    betting = node.head
    name = next((k for k in node.children("compound") if k.i == node.i - 1 and k.text[:1].isupper()), None)
    if node.tag != "NNS" or node.dep != "dobj" or betting is None or betting.lemma not in _BETS or name is None:
        return
    verb = lemma(node.low, "VBZ")
    if verb == node.low or not is_word(verb, "verb") or node.child("det", "poss", "amod", "nummod") is not None:
        return
    node.tag, node.lemma, node.dep = "VBZ", verb, "ccomp"
    name.tag = "NNP"
    name.attach(node, "nsubj")


def _noun_read_as_verb(node: Node) -> None:
    """ "Ola recommended the ramen place to me", read as if the ramen placed something."""
    above, noun = node.head, node.child("nsubj")
    if node.dep != "ccomp" or above is None or above.lemma not in _RECOMMENDS or noun is None or node.auxiliaries:
        return
    is_bare = node.tag in ("VB", "VBP") and is_word(node.low, "noun") and noun.i == node.i - 1
    if not is_bare or noun.low.endswith("s") or noun.low in KIN | ROLES or noun.child("det", "poss") is None:
        return
    if any(k.dep not in ("nsubj", "prep", "punct", "advmod", "npadvmod") for k in node.kids) or noun.is_proper:
        return
    for kid in node.children("prep", "advmod", "npadvmod", "punct"):
        kid.attach(above, kid.dep)
    for kid in list(noun.kids):
        kid.attach(node, kid.dep)
    node.tag, node.dep, node.lemma = "NN", "dobj", node.low
    noun.attach(node, "compound")


_RECOMMENDS = frozenset("recommend suggest love like hate".split())


JOINT_MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_condition_within, "The coach says if I train I'll play."),
    (_second_judgment, "Ann thought the hall was cold but the band was great."),
    (_sure_beside_place, "The gaffer was adamant at training that the Rovers will win."),
    (_has_done, "She's handed in her notice."),
    (_greeted_first, "Good luck tomorrow, you'll smash it!"),
    (_what_bothers, "What bugs Tilda is the noise."),
    (_verb_between_names, "Kit fancies Rob."),
    (_object_in_disguise, "Raj rates that podcast."),
    (_verb_after_two, "Ada and Theo love curry."),
    (_second_subject_as_object, "Ana hates Mondays and Tom hates Fridays."),
    (_in_case, "In case Tom asks, I'm at work."),
    (_should_as_noun, "Kim thinks we should all chip in."),
    (_to_like, "Gus seems to like sushi."),
    (_subject_of_told, "Mum said to tell you dinner is at six."),
    (_bets_that, "I bet Ola forgets."),
    (_noun_read_as_verb, "Ola recommended the ramen place to me."),
    (_gone_and_done, "I've gone and lost my keys."),
    (_called_off, "Classes cancelled tomorrow."),
)
