"""Mends what the parser makes of verdicts and tastes: "finds the logo childish", "I quite like it", "says the soup stinks".

Like `mend`, whose table they join: functions of one node, each with the sentence it is for.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.lexicon.sentiment import BAD_ADJECTIVES, DEGREE_ADJECTIVES, MIXED_ADJECTIVES
from ingest.extract.english.lexicon.sources import SOURCE_VERBS
from ingest.extract.english.lexicon.verdicts import EXPERIENCED_VERBS
from ingest.extract.english.scene import is_given_name
from ingest.extract.english.tree import Node
from ingest.language.english import is_function_word, is_word, lemma

_FINDING = frozenset("find call consider deem think rate judge label declare".split())
_JUDGED_AS = DEGREE_ADJECTIVES | MIXED_ADJECTIVES
_NOMINATIVES = frozenset("i we they you".split())
_OPINING = frozenset("think reckon say feel suspect believe guess swear insist claim".split())


def _verdict_as_head(node: Node) -> None:
    """ "finds the new logo childish", "found the walk exhausting": the noun before the verdict is what is judged."""
    verb = node.head
    if verb is None or verb.lemma not in _FINDING or node.i < verb.i or node.low not in _JUDGED_AS:
        return
    if node.dep not in ("dobj", "ccomp", "xcomp", "oprd", "attr") or node.child("nsubj") is not None:
        return
    noun = next((k for k in node.kids if k.i == node.i - 1 and k.dep in ("compound", "amod", "nmod")), None)
    if noun is None or not (noun.is_noun or is_word(noun.low, "noun")) or verb.child("dobj") not in (None, node):
        return
    if noun.tag[:1] == "J" and noun.low in _JUDGED_AS:
        return  # "found a good cheap hotel"
    if node.child("det") is not None and (node.child("det") or node).low in ("a", "an"):
        return  # "found a hotel bargain"
    for kid in [k for k in node.kids if k.i < noun.i]:
        kid.attach(noun, kid.dep)
    noun.tag = noun.tag if noun.is_noun else "NN"
    noun.attach(verb, "dobj")
    node.tag, node.lemma, node.dep = "JJ", node.low, "oprd"


def _verdict_as_verb(node: Node) -> None:
    """ "finds the logo childish", read as a clause of its own."""
    verb = node.head
    if (
        verb is not None
        and verb.lemma in _FINDING
        and node.dep in ("ccomp", "xcomp")
        and node.low in _JUDGED_AS
        and node.tag in ("VB", "VBP", "VBN", "VBG", "NN")
        and not node.auxiliaries
        and node.child("mark", "dobj") is None
    ):
        node.tag, node.lemma = "JJ", node.low


def _measured_verdict(node: Node) -> None:
    """ "found the second half a bit dull": "a bit" measures the verdict, it is not what was found."""
    verb, verdict = node.head, node.head
    if node.low not in ("bit", "little", "tad", "touch") or node.dep != "npadvmod" or verdict is None:
        return
    verb = verdict.head
    if (
        verb is None
        or verb.lemma not in _FINDING
        or verdict.low not in _JUDGED_AS
        or verb.child("dobj") is not None
    ):
        return
    article = next((k for k in node.kids if k.i == node.i - 1 and k.low == "a"), None)
    inside = [k for k in node.kids if article is not None and k.i < article.i]
    noun = next((k for k in reversed(inside) if k.is_noun or k.tag == "PDT"), None)
    if noun is None:
        return
    for kid in [k for k in inside if k is not noun]:
        kid.attach(noun, kid.dep)
    noun.tag = "NN"
    noun.attach(verb, "dobj")


def _like_as_preposition(node: Node) -> None:
    """ "I quite like the garden", read as "I, quite like the garden"."""
    if node.low != "like" or node.tag != "IN":
        return
    if (node.subject is not None and node.subject.low in _NOMINATIVES) or (
        node.subject is not None and node.dep in ("ROOT", "ccomp", "conj") and not node.auxiliaries
    ):
        node.tag = "VBP"
        return
    above = node.head
    if above is None or node.dep != "prep" or above.low not in _NOMINATIVES or above.i > node.i:
        return
    if above.dep in ("nsubj", "pobj", "dobj"):
        return
    thing = node.child("pobj")
    if thing is None:
        return
    node.tag, node.lemma = "VBP", "like"
    outer, dep = above.head, above.dep
    above.kids.remove(node)
    node.head = None
    if outer is not None:
        outer.kids.remove(above)
        above.head = None
        node.attach(outer, dep)
    else:
        node.dep = "ROOT"
    above.attach(node, "nsubj")
    for kid in list(above.kids):
        kid.attach(node, kid.dep)
    thing.dep = "dobj"


def _judging_verb_as_noun(node: Node) -> None:
    """ "Freya says the soup stinks": the noun is the last but one word, what judges it the last."""
    verb = node.head
    if (
        node.tag != "NNS"
        or node.dep not in ("dobj", "ccomp")
        or node.subject is not None
        or verb is None
        or verb.lemma not in _OPINING
        or node.i < verb.i
    ):
        return
    noun = next((k for k in node.kids if k.i == node.i - 1), None)
    base = lemma(node.low, "VBZ")
    if noun is None or base not in EXPERIENCED_VERBS or noun.low in BAD_ADJECTIVES:
        return
    for kid in [k for k in node.kids if k.i < noun.i]:
        kid.attach(noun, kid.dep)
    noun.tag = noun.tag if noun.is_noun else "NN"
    noun.attach(node, "nsubj")
    node.tag, node.lemma, node.dep = "VBZ", base, "ccomp"


def _noun_on_noun(node: Node) -> None:
    """ "My team lead thinks …": two nouns in a row, the first read as the subject of the second."""
    first = node.child("nsubj")
    if first is None or first.i != node.i - 1 or node.tag not in ("NN", "NNS") or not first.is_noun:
        return
    if node.dep not in ("nsubj", "nsubjpass", "dobj", "pobj") or node.auxiliaries:
        return
    for kid in list(first.kids):
        kid.attach(node, kid.dep)
    first.dep = "compound"
    if node.low == "lead":
        node.lemma = "leader"


def _told_clause(node: Node) -> None:
    """ "Ines told me Leo can't stand the choir": Leo is who cannot, no second listener."""
    verb = node.head
    if (
        verb is None
        or verb.lemma not in ("tell", "text", "assure", "inform", "promise", "remind")
        or node.dep != "xcomp"
    ):
        return
    first = min((a.i for a in node.auxiliaries if a.tag in ("MD", "VBZ", "VBD", "VBP")), default=None)
    things = verb.children("dobj", "dative")
    if first is None or node.subject is not None or len(things) < 2 or things[-1].i >= first:
        return
    things[-1].attach(node, "nsubj")
    node.dep = "ccomp"


_NO_WHO = frozenset(
    "monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october "
    "november december today tomorrow tonight yesterday christmas easter".split()
)


def _name_at_head(node: Node) -> None:
    """ "Raj loves the lido", "Piers asked me": a given name that the parser takes for an adverb or a noun."""
    if node.i != 0 or node.is_proper or node.tag not in ("RB", "NN", "NNS", "JJ", "UH", "FW") or node.head is None:
        return
    if not node.text[:1].isupper() or any(k.i == 1 for k in node.kids):
        return
    forms = (node.low, node.low.removesuffix("s"))
    ordinary = is_function_word(node.low) or any(
        is_word(form, kind) for form in forms for kind in ("noun", "adj", "adv", "verb")
    )
    if not is_given_name(node.text) and (ordinary or len(node.low) < 3 or not node.low.isalpha()):
        return
    if ordinary and node.tag != "RB" and node.head.lemma not in SOURCE_VERBS and node.head.lemma not in _HUMAN:
        return  # "Art is dear", "Hope springs eternal"
    node.tag = "NNP"
    node.lemma = node.low
    _name_before_verb(node)


_HUMAN = frozenset(
    "love hate like want ask tell enjoy prefer fancy stand bear quit buy sell move marry promise".split()
)


def _adjective_as_passive(node: Node) -> None:
    """ "Hana says the lido is closed": an adjective with the marks of a passive is the participle."""
    if (
        node.tag == "JJ"
        and node.child("auxpass") is not None
        and node.low.endswith(("ed", "en", "wn", "ut", "ne"))
    ):
        node.tag, node.lemma = "VBN", lemma(node.low, "VBN")


def _name_before_verb(node: Node) -> None:
    """ "Tim loves the lido", with the name taken for a time: who stands before a finite verb without a subject does it."""
    verb = node.head
    if (
        verb is None
        or not node.is_proper
        or node.low in _NO_WHO
        or node.dep not in ("npadvmod", "dep", "intj", "nmod", "dobj", "advmod")
    ):
        return
    finite = verb.tag in ("VBZ", "VBD", "VBP", "MD") or any(
        a.tag in ("VBZ", "VBD", "VBP", "MD") for a in verb.auxiliaries
    )
    between = [k for k in verb.kids if node.i < k.i < verb.i]
    if not finite or verb.subject is not None or node.i > verb.i or any(k.dep == "punct" for k in between):
        return
    if all(k.dep in ("aux", "auxpass", "neg", "advmod") for k in between):
        node.dep = "nsubj"


def _told_beside(node: Node) -> None:
    """ "Raj thinks Leo should go and Ines thinks he shouldn't": the second is no part of what Raj thinks."""
    inner = node.head
    outer = inner.head if inner is not None else None
    if inner is None or outer is None or node.dep != "conj" or inner.dep != "ccomp" or not inner.is_verb:
        return
    subject = node.subject
    parallel = node.lemma == outer.lemma and node.lemma in SOURCE_VERBS and node.tag == outer.tag
    if parallel and subject is not None and subject.is_noun and outer.subject is not None and outer.i < inner.i:
        node.attach(outer, "conj")


_FELT = frozenset(
    "hate love like adore loathe detest despise dislike trust distrust mistrust enjoy fancy prefer resent worship idolise fear".split()
)


def _felt_by(node: Node) -> None:
    """ "Tom is hated by Ana": she does the hating, he is what she hates."""
    subject, agent = node.child("nsubjpass"), node.child("agent", "prep")
    holder = agent.child("pobj") if agent is not None and agent.low == "by" else None
    if node.lemma not in _FELT or node.tag not in ("VBN", "VBD") or subject is None or holder is None:
        return
    be = next((a for a in node.auxiliaries if a.dep == "auxpass"), None)
    if agent is None or be is None or be.tag not in ("VBD", "VBZ", "VBP") or len(node.auxiliaries) > 1:
        return
    if not (holder.is_noun or holder.tag == "PRP"):
        return
    is_many = holder.tag in ("NNS", "NNPS") or holder.low in ("they", "them", "you", "me", "us")
    be.lemma, be.dep, be.text = "do", "aux", "did" if be.tag == "VBD" else "do" if is_many else "does"
    be.low = be.text
    negator = node.child("neg")
    if negator is not None:
        node.tag, node.text = "VB", node.lemma
        be.text, negator.text, negator.low = f"{be.text} not", "", ""  # it stands before the verb that comes first
    else:
        present = node.lemma if is_many else f"{node.lemma}s"
        node.tag, node.text = ("VBD", node.text) if be.tag == "VBD" else ("VBP" if is_many else "VBZ", present)
        be.dep = "dropped"
        node.kids.remove(be)
    node.low = node.text
    node.kids.remove(agent)
    agent.head = None
    subject.dep = "dobj"
    agent.kids.remove(holder)
    holder.head = None
    holder.attach(node, "nsubj")


JUDGING_MENDS: tuple[tuple[Callable[[Node], None], str], ...] = (
    (_measured_verdict, "I found the second half a bit dull."),
    (_verdict_as_head, "Jonas finds the new logo childish."),
    (_verdict_as_verb, "Ada finds the logo childish."),
    (_like_as_preposition, "I quite like the new curtains."),
    (_judging_verb_as_noun, "Ada says the soup stinks."),
    (_name_at_head, "Raj loves the lido."),
    (_adjective_as_passive, "Hana thinks the lido is overrated."),
    (_name_before_verb, "Tim loves the lido."),
    (_told_clause, "Ines told me Leo can't stand the choir."),
    (_told_beside, "Raj thinks Leo should go and Ines thinks he shouldn't."),
    (_felt_by, "The plan is hated by my boss."),
    (_noun_on_noun, "My team lead thinks the logo is ugly."),
)
