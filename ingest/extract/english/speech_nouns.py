"""Speech acts and wishes told by a noun: "Ann's suggestion is to …", "the raffle was Ann's idea", "my dream is a garden".

Also the act of having the idea: "Ann came up with the idea of a raffle", "Ann is on at me to ring", "Ann insists on us staying".
"""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import Target, object_of, targets_from, things_or_act, verb_phrase
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

_NOUNS: dict[str, str] = {
    **dict.fromkeys("suggestion idea proposal brainwave solution".split(), "suggests"),
    **dict.fromkeys("advice recommendation tip".split(), "recommends"),
    **dict.fromkeys("request order instruction demand plea ask".split(), "requests"),
    **dict.fromkeys("wish dream hope goal ambition aim desire fantasy longing".split(), "wants"),
    **dict.fromkeys("fear worry concern nightmare dread anxiety".split(), "worries_about"),
    **dict.fromkeys("preference pick choice".split(), "prefers"),
}
# "The raffle was Ann's idea": what stands before "is" is the thing itself.
_NAMED_BEHIND = frozenset({"idea", "suggestion", "proposal", "brainwave", "recommendation", "preference"})
_IDEAS = frozenset("idea suggestion plan brainwave thought proposal scheme".split())


def read_speech_noun(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a proposal, request, wish or fear that a noun names; None where the clause tells none."""
    if clause.head.lemma == "be" and not clause.passive:
        return _equated(clause, scene, voice) or _on_at_one(clause, scene, voice)
    if clause.head.lemma in ("come", "have", "hit", "float", "moot") and not clause.negative:
        return _had_idea(clause, scene, voice)
    if clause.head.lemma == "insist":
        return _insisted(clause, scene, voice)
    return _doing(clause, scene, voice)


def _draft(predicate: str, clause: Clause, holder: Mention, words: list[str], negative: bool = False) -> Draft:
    return Draft(
        predicate,
        clause,
        polarity=flip(Polarity.POSITIVE, negative),
        holder=holder,
        holder_named=True,
        relation=clause.head.lemma,
        rule=f"told-by-noun-{predicate}",
        evidence=[*words, *clause.evidence],
    )


def _whose(noun: Node, scene: Scene, voice: Voice) -> Mention | None:
    poss = noun.child("poss")
    holder = person_of(poss, scene, voice) if poss is not None else None
    if holder is None or holder.entity != "person":
        return None
    own_act = holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed
    return None if own_act else holder


def _equated(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head, subject = clause.head, clause.subject
    if subject is None or clause.modals or clause.negative:
        return None
    predicate = _NOUNS.get(subject.lemma)
    holder = _whose(subject, scene, voice) if predicate is not None else None
    if predicate is not None and holder is not None:
        found = _stands_behind(head, subject, scene, voice)
        if found is not None:
            target, negative = found
            return [_draft(predicate, clause, holder, [subject.text], negative).about(target)]
    planner = _whose(subject, scene, voice) if subject.lemma in ("plan", "intention") else None
    meant = _stands_behind(head, subject, scene, voice) if planner is not None else None
    if planner is not None and meant is not None:  # "Marco's plan is to sell the boat"
        draft = _draft("plans", clause, planner, [subject.text], meant[1])
        return [
            replace(draft, holder=None, holder_named=False, subject=planner.name, subject_person=planner).about(
                meant[0]
            )
        ]
    named = head.child("attr")
    if named is not None and named.lemma in _NAMED_BEHIND and subject.low == "it":
        return _whose_idea(clause, named, scene, voice)
    if named is None or named.lemma not in _NAMED_BEHIND or named.children("amod", "prep", "relcl", "acl"):
        return None
    holder = _whose(named, scene, voice)
    if (
        holder is None
        or subject.low in ("it", "that", "this", "there")
        or person_of(subject, scene, voice) is not None
    ):
        return None
    return _draft(_NOUNS[named.lemma], clause, holder, [named.text]).about_each(
        things_or_act(subject, scene, voice)
    )


def _whose_idea(clause: Clause, named: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "It was Ann's idea to go Dutch"."""
    around = (*named.children("acl", "relcl", "xcomp"), *clause.head.children("xcomp", "advcl", "ccomp"))
    below = next((k for k in around if any(a.tag == "TO" for a in k.kids)), None)
    holder = _whose(named, scene, voice)
    to = next((p for p in clause.head.children("prep") if p.low == "to"), None)  # "to camp", read as a place
    camp = to.child("pobj") if to is not None else None
    if below is None and camp is not None and camp.child("det", "poss") is None and not camp.is_proper:
        below = camp
    if below is None or holder is None:
        return None
    draft = _draft(_NOUNS[named.lemma], clause, holder, [named.text])
    return [draft.about(Target(verb_phrase(below, scene, voice), below))]


def _stands_behind(head: Node, subject: Node, scene: Scene, voice: Voice) -> tuple[Target, bool] | None:
    """ "… is to hire a van", "… is that we hire one", "… is losing the flat", "… is the damp"."""
    for kid in head.children("xcomp", "ccomp", "advcl", "acl"):
        if kid.i > head.i and kid.is_verb and (kid.subject is None or subject.lemma not in _THINGS_ONLY):
            negative = any(k.dep == "neg" for k in kid.kids)
            return Target(verb_phrase(kid, scene, voice), kid), negative
    if head.tag == "VBG" and not head.auxiliaries:
        return None
    thing = head.child("attr")
    if thing is not None and thing.i > head.i and (thing.is_noun or thing.tag == "VBG"):
        found = targets_from(thing, scene, voice)
        return (found[0], False) if found else None
    return None


def _doing(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "My biggest fear is losing the flat": a doing behind "is", read as if the fear did it."""
    head, subject = clause.head, clause.subject
    if head.tag != "VBG" or subject is None or not clause.progressive or clause.negative:
        return None
    predicate = _NOUNS.get(subject.lemma)
    holder = _whose(subject, scene, voice) if predicate is not None else None
    if predicate is None or holder is None or head.lemma in ("come", "go", "work", "get", "grow"):
        return None
    return [_draft(predicate, clause, holder, [subject.text]).about(Target(verb_phrase(head, scene, voice), head))]


_THINGS_ONLY = frozenset({"pick", "choice"})


def _had_idea(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Ann came up with the idea of a raffle", "Ann had the idea to swap"."""
    head = clause.head
    nouns = [*head.children("dobj"), *(n for p in head.children("prep") for n in p.children("pobj"))]
    idea = next((n for n in nouns if n.lemma in _IDEAS), None)
    holder = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if idea is None or holder is None or not any(k.low in ("the", "this", "a") for k in idea.kids):
        return None
    of = next((p for p in (*idea.children("prep"), *head.children("prep")) if p.low in ("of", "for")), None)
    thing = of.child("pobj", "pcomp") if of is not None else None
    below = next((k for k in idea.children("acl", "relcl") if any(a.tag == "TO" for a in k.kids)), None)
    if thing is None and below is None:
        return None
    draft = _draft("suggests", clause, holder, [idea.text])
    if thing is not None:
        return draft.about_each(things_or_act(thing, scene, voice))
    assert below is not None
    return [draft.about(Target(verb_phrase(below, scene, voice), below))]


def _on_at_one(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Ann's been on at me to see a doctor"."""
    head = clause.head
    words = {k.low for n in (head, *head.children("prep", "prt", "advmod")) for k in (n, *n.kids)}
    below = next((k for k in head.children("xcomp", "advcl") if any(a.tag == "TO" for a in k.kids)), None)
    holder = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if not {"on", "at"} <= words or below is None or holder is None or clause.negative:
        return None
    return [
        _draft("requests", clause, holder, ["on", "at"]).about(Target(verb_phrase(below, scene, voice), below))
    ]


def _insisted(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Ann insisted on us taking our shoes off": what she wanted of others."""
    holder = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    for prep in clause.head.children("prep"):
        if prep.low not in ("on", "upon") or holder is None or object_of(clause.head) is not None:
            continue
        act = prep.child("pcomp")
        others = act.subject if act is not None else prep.child("pobj")
        if act is None:
            act = next(
                (k for k in clause.head.children("xcomp", "advcl") if k.tag == "VBG" and k.i > prep.i), None
            )
        if act is None:
            continue
        if others is None:  # "Greta insists on paying": her own will
            if clause.past or clause.modals:
                continue
            target = Target(verb_phrase(act, scene, voice), act)
            return [_draft("wants", clause, holder, [clause.head.text], clause.negative).about(target)]
        target = Target(verb_phrase(act, scene, voice), act)
        return [_draft("requests", clause, holder, [clause.head.text], clause.negative).about(target)]
    return None
