"""Clauses that judge their subject by a set phrase: "The lasagne was to die for", "The second act drags"."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.evaluation import forecast_of, names_thing, topic_of
from ingest.extract.english.lexicon.verdicts import BEING, DOING, DOING_VERBS, EXPERIENCED_VERBS, Sign
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import Target, object_of, object_of_preposition
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity


def read_verdict(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a set phrase that judges its subject; None where the clause is none."""
    head, subject = clause.head, clause.subject
    if subject is None or subject.low in ("there", "i", "we"):
        return None
    said = _set_phrase(clause)
    found = said or _experienced(clause)
    if found is None:
        return None
    sign, words = found
    person = person_of(subject, scene, voice)
    if person is not None and person.kind in (MentionKind.SPEAKER, MentionKind.ADDRESSEE):
        return None if voice.is_attributed or person.kind is MentionKind.SPEAKER else []
    if person is not None and person.entity == "person" and head.lemma != "be" and said is not None:
        return None  # "Omar let us down", "Omar blew me away": he did
    complement = head.child("attr", "acomp")
    if clause.future and head.lemma == "be" and complement is not None and not clause.hypothetical:
        return forecast_of(clause, topic_of(subject, scene, voice), complement, scene, voice)
    denied = clause.negative and " no " not in f" {words} " and "neither" not in words
    predicate, polarity = stance("believes_good", Polarity(sign), denied)
    holder = (
        _sufferer(clause, scene, voice)
        if (head.lemma in DOING_VERBS and head.lemma != "suit") or " hit" in f" {words}"
        else None
    )
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=holder is not None,
        relation=head.lemma,
        rule="set-verdict",
        evidence=[words, *clause.evidence],
        is_guess=bool(clause.modals & {"might", "may", "could"}),
    ).about_each(topic_of(subject, scene, voice) or _named_behind(subject, complement, scene, voice))


def _named_behind(subject: Node, complement: Node | None, scene: Scene, voice: Voice) -> list[Target]:
    """ "This is the worst holiday ever": the verdict itself names what it is of."""
    if subject.low not in ("it", "this", "that") or complement is None or not complement.is_noun:
        return []
    if not any(k.tag == "JJS" for k in complement.children("amod")) or not names_thing(complement):
        return []
    return [Target(noun_phrase(complement, scene, voice), complement)]


_AS_PARTICIPLES = frozenset({"hit"})


def _set_phrase(clause: Clause) -> tuple[Sign, str] | None:
    head = clause.head
    if head.dep in ("aux", "auxpass"):
        return None
    behind = " ".join(n.low for n in head.ordered() if n.i > head.i and n.dep not in ("neg", "punct"))
    if clause.passive:  # "is hit and miss", read as if somebody hit it
        rows, words = (BEING, f"be {head.low} {behind}") if head.low in _AS_PARTICIPLES else ((), "")
    else:
        rows = BEING if head.lemma == "be" else DOING if head.lemma in DOING_VERBS else ()
        words = f"{head.lemma} {behind}"
    words = words.replace(" 's ", "'s ")
    for row in rows:
        found = row.phrase.match(words)
        if found is not None and (clause.subject is None or clause.subject.lemma not in row.not_of):
            return row.sign, found.group()
    return None


def _experienced(clause: Clause) -> tuple[Sign, str] | None:
    """ "The second act drags", "Mondays suck": nothing is done to anything."""
    head = clause.head
    if clause.subject is not None and not clause.negative and not clause.past and _is_too_much(head):
        return "negative", f"{head.low} too"
    sign = EXPERIENCED_VERBS.get(head.lemma) if head.low != "ruled" else None  # "the coroner ruled it an accident"
    if (
        sign is None
        or clause.passive
        or not head.is_verb
        or object_of(head) is not None
        or clause.progressive
        or clause.future
    ):
        return None
    beside = head.child("prt", "prep", "xcomp", "ccomp", "dative")
    return (sign, head.low) if beside is None or beside.low in ("on", "in", "for", "at") else None


_MANNERS = frozenset("much loud loudly fast slow slowly long often hard late early quietly softly".split())


def _is_too_much(head: Node) -> bool:
    """ "The vicar talks too much", "he drives too fast": blame for how one does a thing."""
    if not head.is_verb or object_of(head) is not None or head.lemma in ("be", "take", "cost", "wait", "have"):
        return False
    how = next((k for k in head.children("advmod", "acomp", "dobj") if k.low in _MANNERS and k.i > head.i), None)
    return how is not None and any(k.low == "too" for k in how.kids)


def _sufferer(clause: Clause, scene: Scene, voice: Voice) -> Mention | None:
    """ "The view blew Ada away": whose verdict it is."""
    complement = clause.head.child("attr", "acomp")
    hit = object_of_preposition(complement, "with", "for") if complement is not None else None
    behind = object_of_preposition(clause.head, "for", "with")
    for node in (object_of(clause.head), behind, hit):
        person = _person(node, scene, voice)
        if person is not None:
            return person
    return None


_OF_THE_BODY = frozenset("head heads nut nerves patience teeth mind mood day week spirits socks".split())


def _person(node: Node | None, scene: Scene, voice: Voice) -> Mention | None:
    if node is not None and node.low in _OF_THE_BODY:
        node = node.child("poss")  # "it does my head in"
    person = person_of(node, scene, voice) if node is not None else None
    return person if person is not None and person.entity == "person" else None
