"""Clauses beside a clause: reasons, results, purposes and conditions, and which of them state something."""

from __future__ import annotations

from ingest.extract.english.clause import Clause, clause_of
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import object_of, verb_phrase
from ingest.extract.english.tree import Node
from ingest.model import Polarity

_STORED_REASONS = frozenset("because since although though whereas while cause cuz as so after but and".split())
CONDITIONS = frozenset("if unless provided providing assuming suppose supposing".split())


_CIRCUMSTANCES = frozenset(
    "when whenever wherever until till before once where that than however whatever whichever lest".split()
)


def _is_result(kid: Node) -> bool:
    """ "…, so she's moving to Leeds", "…, so I took the bus": what came of it; "so we have room" is what for."""
    auxiliaries = {a.lemma for a in kid.auxiliaries}
    if kid.subject is None or any(a.tag == "MD" for a in kid.auxiliaries):
        return False
    return kid.tag == "VBD" or (kid.tag in ("VBG", "VBN") and bool(auxiliaries & {"be", "have"}))


def is_stored_adverbial(kid: Node) -> bool:
    """Say whether an adverbial clause states something of its own: a reason, a contrast, a result."""
    mark = next(
        (
            k
            for k in kid.kids
            if k.dep in ("mark", "advmod")
            and k.i < kid.i
            and k.low in _STORED_REASONS | CONDITIONS | _CIRCUMSTANCES
        ),
        None,
    )
    if mark is None:
        return (
            kid.subject is not None
            and kid.is_verb
            and kid.tag not in ("VBG", "VB")
            and kid.child("mark") is None
            and not any(
                k.low in ("when", "where", "how", "had", "were", "should") and k.i < kid.i for k in kid.kids
            )
            and not kid.i < kid.subject.i  # "Were I in charge, …"
        )
    if mark.low == "since" and any(k.low == "last" or k.is_time for k in kid.kids):
        return False  # "since we last spoke": when, not why
    above = kid.head.subject if kid.head is not None and kid.head.lemma == "be" else None
    if mark.low == "since" and above is not None and above.low in ("it", "that"):
        return False  # "it's been ages since I saw him"
    if mark.low == "while" and not any(
        k.dep == "punct" and k.i < kid.i for k in (kid.head.kids if kid.head else [])
    ):
        return False  # "while I wait": at the same time, no contrast
    if mark.low == "as" or (mark.low == "so" and mark.dep == "mark" and not _is_result(kid)):
        return False  # "so the pups have room": an aim, not a report
    return mark.low in _STORED_REASONS and kid.subject is not None


def is_purpose(kid: Node, head: Node) -> bool:
    """Say whether a clause with "to" is what its head is done for."""
    if head.lemma == "take" and any(k.low in ("bit", "while", "time", "ages") or k.is_time for k in head.kids):
        return False  # "it took a bit to get used to her"
    has_to = any(a.tag == "TO" for a in kid.kids)
    in_order = any(k.low in ("order",) for k in kid.subtree() if k.i < kid.i)
    return (
        has_to
        and kid.subject is None
        and kid.i > head.i
        and (
            in_order
            or head.lemma
            in (
                "save",
                "train",
                "study",
                "work",
                "learn",
                "move",
                "take",
                "sell",
                "go",
                "practise",
                "practice",
                "enrol",
                "leave",
                "quit",
            )
        )
    )


def purpose(kid: Node, outer: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """ "I'm saving up to buy a van": an own coming action is a plan."""
    clause = clause_of(kid, outer.subject)
    subject = person_of(outer.subject, scene, voice) if outer.subject is not None else None
    if subject is None or outer.negative or outer.future or outer.modals & {"should", "must", "ought"}:
        return []
    thing = object_of(kid)
    text = (
        noun_phrase(thing, scene, voice) if thing is not None and thing.is_noun else verb_phrase(kid, scene, voice)
    )
    draft = Draft(
        "plans",
        clause,
        subject=subject.name,
        subject_person=subject,
        subject_node=outer.subject,
        target=text,
        target_node=thing or kid,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation=kid.lemma,
        rule="purpose",
        evidence=["to", kid.text],
        voice=voice,
    )
    return [draft]


def has_condition(head: Node) -> bool:
    """Say whether a condition hangs on a clause that keeps it from being told as so."""
    for kid in head.children("advcl", "prep", "mark"):
        if kid.dep == "advcl" and any(k.low in CONDITIONS and k.dep in ("mark", "advmod") for k in kid.kids):
            return not any(k.low in ("even", "as") for k in kid.kids) and not _is_offered(kid)
        if (
            kid.dep == "advcl"
            and kid.i < head.i
            and kid.subject is not None
            and any(n.low in ("had", "were", "should") and n.i < kid.subject.i for n in (kid, *kid.kids))
        ):
            return True
    return False


def _is_offered(condition: Node) -> bool:
    """ "There's dal on the hob if anyone wants": it is there in any case."""
    subject = condition.subject
    return (
        subject is not None
        and subject.low in ("anyone", "anybody", "you", "u")
        and condition.lemma in ("want", "need", "fancy")
        and condition.tag != "VBD"
        and condition.child("dobj", "xcomp", "ccomp") is None
    )
