"""What the grammar of one clause says before its words are looked up: subject, negation, tense, modals."""

from __future__ import annotations

from dataclasses import dataclass, field

from ingest.extract.english.tree import Node

_NEGATORS = frozenset({"not", "n't", "nt", "never", "no", "nor", "neither"})
_NEGATIVE_ADVERBS = frozenset("hardly scarcely rarely seldom".split())
_NEAR_MISS = frozenset("almost nearly near".split())  # "damn near fell"
_NEGATIVE_SUBJECTS = frozenset("nobody noone none neither nothing".split())
_FUTURE = frozenset({"will", "shall", "'ll", "wo", "sha", "ll"})
_MODALS = frozenset(
    "will shall 'll wo sha can ca could may might must should ought would 'd need dare cannot cant ll".split()
)
_HABIT_ADVERBS = frozenset(
    "always usually often sometimes regularly normally generally typically frequently occasionally daily weekly nightly "
    "monthly never rarely seldom constantly mostly hardly".split()
)


@dataclass(slots=True)
class Clause:
    """One clause: its main word, its subject (its own or the one it shares), and how it is said."""

    head: Node
    subject: Node | None
    negative: bool = False
    past: bool = False
    future: bool = False
    progressive: bool = False
    perfect: bool = False
    passive: bool = False
    modals: frozenset[str] = frozenset()
    adverbs: frozenset[str] = frozenset()
    hypothetical: bool = False
    habitual: bool = False
    tensed: bool = True
    evidence: list[str] = field(default_factory=list)

    @property
    def is_near_miss(self) -> bool:
        return bool(self.adverbs & _NEAR_MISS)


def clause_of(head: Node, shared_subject: Node | None = None, leader: Clause | None = None) -> Clause:
    """Describe the clause of a main word; a conjunct without subject or auxiliary takes its leader's."""
    own_subject = _partitive(head.subject)
    auxiliaries = head.auxiliaries
    clause = Clause(head, own_subject or shared_subject)
    shares = leader is not None and own_subject is None
    words = [a.low for a in auxiliaries]
    modals = {
        _modal(a)
        for a in auxiliaries
        if a.tag == "MD" or (a.low in _MODALS and a.tag != "VBD" and a.lemma != "have")
    }
    lead_tag = auxiliaries[0].tag if auxiliaries else head.tag
    clause.adverbs = frozenset(k.low for k in head.children("advmod", "neg"))
    clause.passive = head.is_passive
    clause.perfect = any(a.lemma == "have" for a in auxiliaries) and head.tag in ("VBN", "VBD")
    clause.progressive = head.tag == "VBG" and any(a.lemma == "be" for a in auxiliaries)
    if shares and leader is not None and not auxiliaries and head.tag in ("VB", "VBN", "VBG", "VBP"):
        modals |= leader.modals
        clause.future, clause.perfect = leader.future, clause.perfect or (leader.perfect and head.tag == "VBN")
        clause.progressive = clause.progressive or (leader.progressive and head.tag == "VBG")
        clause.past = leader.past
        clause.hypothetical = leader.hypothetical
    clause.modals = frozenset(modals)
    if any(a.low == "having" for a in auxiliaries) or (
        head.tag == "VBG" and not auxiliaries and head.dep in ("xcomp", "pcomp", "ccomp")
    ):
        clause.past = True
    clause.past = (
        clause.past
        or lead_tag in ("VBD",)
        or "did" in words
        or clause.perfect
        or (head.tag == "VBD")
        or (head.tag == "VBN" and not auxiliaries)
    )
    clause.future = clause.future or bool(modals & {"will", "shall"})
    clause.negative = _negative(head, clause)
    if (
        shares
        and leader is not None
        and leader.negative
        and any(k.low in ("or", "nor") for k in _coordinators(head))
    ):
        clause.negative = True
    hardly = any(k.low in _NEGATIVE_ADVERBS for a in head.children("advmod") for k in a.kids)  # "hardly ever"
    clause.habitual = hardly or bool(clause.adverbs & _HABIT_ADVERBS)
    return clause


_PARTITIVES = frozenset(
    "neither none both one all some most half many each either several few any lots rest two three".split()
)


def _partitive(subject: Node | None) -> Node | None:
    """ "Neither of my parents": the parents are spoken of."""
    if subject is not None and subject.low in _PARTITIVES:
        for prep in subject.children("prep"):
            inner = prep.child("pobj")
            if prep.low == "of" and inner is not None:
                return inner
    return subject


def _modal(node: Node) -> str:
    return {
        "'ll": "will",
        "wo": "will",
        "ll": "will",
        "ca": "can",
        "cannot": "can",
        "cant": "can",
        "'d": "would",
        "sha": "shall",
    }.get(node.low, node.low)


def _coordinators(head: Node) -> list[Node]:
    return head.head.children("cc") if head.head is not None else []


def _negative(head: Node, clause: Clause) -> bool:  # noqa: C901 - one line a construction
    """Count the negations of a clause; two cancel out."""
    count = 0
    for kid in head.kids:
        if kid.dep == "neg" or (
            kid.dep in ("advmod", "preconj", "cc") and kid.low in _NEGATORS - {"nor"} and kid.i < head.i + 3
        ):
            if not _is_corrective(kid, head):
                count += 1
                clause.evidence.append(kid.text)
        elif kid.dep in ("npadvmod", "advmod", "dobj") and kid.low == "way" and kid.i < head.i and _is_no(kid):
            count += 1
            clause.evidence.append("no way")
        elif kid.dep in ("advmod", "dep") and kid.low in _NEGATIVE_ADVERBS:
            count += 1
            clause.evidence.append(kid.text)
        elif (
            kid.dep == "advmod" and kid.low == "again" and any(k.low == "never" and k.i < kid.i for k in kid.kids)
        ):
            count += 1
            clause.evidence.append("never again")
        elif kid.dep == "advmod" and kid.low == "ever" and any(k.low in _NEGATIVE_ADVERBS for k in kid.kids):
            count += 1
            clause.evidence.append("hardly ever")
        elif (
            kid.dep == "advmod"
            and kid.low in ("longer", "more", "anymore")
            and any(k.low == "no" for k in kid.kids)
        ):
            count += 1
            clause.evidence.append("no longer")
        elif kid.dep in ("aux", "auxpass"):
            count += sum(1 for k in kid.kids if k.dep == "neg")
    if any(k.low == "no" and k.i == word.i - 1 for word in head.children("acomp") for k in word.kids):
        count += 1  # "Gran is no better"
    for noun in head.children("dobj", "attr", "nsubj", "nsubjpass", "pobj"):
        count += _negative_noun(noun, clause)
    for prep in head.children("prep"):
        inner = prep.child("pobj")
        if (
            prep.low in ("at", "in", "under")
            and inner is not None
            and inner.low in ("point", "way", "circumstances")
            and any(d.low == "no" for d in inner.kids)
        ):
            count += 1
        elif inner is not None:
            count += _negative_noun(inner, clause)
    if clause.adverbs & _NEAR_MISS and head.is_verb and head.lemma not in ("be", "have", "need"):
        count += 1
    return count % 2 == 1


def _is_no(noun: Node) -> bool:
    return any(k.low == "no" for k in noun.kids)


def _negative_noun(noun: Node, clause: Clause) -> int:
    if noun.low in _NEGATIVE_SUBJECTS or (noun.low == "one" and any(k.low == "no" for k in noun.kids)):
        clause.evidence.append(noun.text)
        return 1
    for kid in noun.kids:
        if (
            (kid.dep in ("det", "neg", "predet", "preconj") or kid.low == "zero")  # "zero faith" is counted
            and kid.low in ("no", "neither", "zero", "not")
            and kid.i < noun.i
        ):
            if kid.low == "not" and any(k.low in ("only", "just") for k in noun.kids):
                return 0
            clause.evidence.append(kid.text)
            return 1
    return 0


def _is_corrective(negator: Node, head: Node) -> bool:
    """ "not only", "…, not Bob": the negation is not the clause's."""
    if any(k.low == "but" and k.i == negator.i - 1 for k in head.kids):
        return True  # "…, but not the trailer"
    after = [k for k in head.kids if k.i == negator.i + 1]
    return any(k.low in ("only", "just", "to") for k in after) and negator.low == "not" and not head.auxiliaries
