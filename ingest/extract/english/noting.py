"""What a clause leaves in the scene for those behind it: people, things, and what is talked of."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.lexicon.concepts import concept_kind
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import object_of
from ingest.extract.english.tree import Node
from ingest.model import MentionKind


def note_people(clause: Clause, scene: Scene, voice: Voice) -> None:
    """Remember the people a clause names before its pronouns are read."""
    for node in sorted(clause.head.subtree(), key=lambda n: n.i):
        if node.dep == "attr" and any(k.low in ("a", "an") for k in node.kids):
            continue  # "I thought she was a dentist": what she is, not who
        if (node.is_noun or node.is_proper) and node.dep not in ("compound", "npadvmod"):
            person = person_of(node, scene, voice)
            if person is not None and person.kind in (MentionKind.NAME, MentionKind.KIN, MentionKind.ROLE):
                scene.note(person)


def taken_up(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "… but Jorrit doesn't believe it": his claim about what was just said."""
    head = clause.head
    thing = object_of(head)
    if (
        head.lemma not in ("believe", "buy", "accept", "doubt", "deny", "dispute", "confirm", "think", "say")
        or thing is None
        or thing.low not in ("it", "that", "this", "so", "otherwise")
    ):
        return None
    person = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if (
        person is None
        or person.kind in (MentionKind.SPEAKER, MentionKind.ADDRESSEE)
        or not scene.last
        or clause.future
    ):
        return None
    if head.lemma == "say" and clause.negative:
        return []  # "Ann says she never said it": not that it is otherwise
    against = clause.negative ^ (head.lemma in ("doubt", "deny", "dispute")) ^ (thing.low == "otherwise")
    if head.lemma == "confirm" and clause.negative:
        return None
    found = []
    for draft in scene.last:
        if draft.voice is None or draft.is_attitude or draft.is_speech_act:
            continue
        # "Ann says …, but Bob doubts it": Ann is the source of what he doubts, not of his doubt.
        outer = tuple(s for s in voice.sources if s is not None and s not in draft.voice.sources)
        told = replace(
            draft.voice,
            sources=(*outer, person),
            denied=against,
            uncertain=head.lemma == "doubt" and against,
            opinion=head.lemma not in ("deny", "confirm", "say"),
        )
        polarity = flip(draft.polarity, against)
        found.append(
            replace(
                draft,
                voice=told,
                polarity=polarity,
                rule=f"taken-up:{draft.rule}",
                evidence=[head.text, *draft.evidence],
            )
        )
    return found or None


_THING_KINDS = frozenset({"place", "work", "product", "food", "event", "organisation"})
_KEEPS_THING = frozenset("went watched read ate bought received recommends takes_place joined".split())


def _is_definite(node: Node | None) -> bool:
    """ "the new rota", "Theo's plan": one thing that both know."""
    return node is not None and any(
        k.low in ("the", "this", "that", "these", "those") or k.dep == "poss" for k in node.kids
    )


_SAMPLING = frozenset("try taste sample cook bake order play finish".split())


def _is_kind(node: Node | None) -> bool:
    """ "likes jazz", "loves olives": the thing in general."""
    return (
        node is not None
        and node.tag in ("NN", "NNS")
        and node.lemma not in ("life", "love", "time", "people", "stuff")
        and not any(k.dep in ("det", "poss", "nummod", "cc", "conj", "relcl", "acl") for k in node.kids)
    )


def _note_focus(drafts: list[Draft], scene: Scene, voice: Voice) -> None:
    """Remember whom a stance is about, where it names somebody."""
    judged = [d for d in drafts if d.is_attitude and d.target_node is not None and d.target_node.tag != "PRP"]
    if not judged:
        return
    node = judged[-1].target_node
    person = person_of(node, scene, voice) if node is not None and node.is_noun else None
    named = person is not None and person.kind in (MentionKind.NAME, MentionKind.KIN, MentionKind.ROLE)
    scene.focus = person if named and person is not None and person.entity == "person" else None


def note_things(drafts: list[Draft], scene: Scene, voice: Voice) -> None:
    """Remember what "it" would mean next: the thing last done, got, seen or liked; two things are none."""
    things = []
    for draft in drafts:
        node = draft.target_node
        if (
            (
                draft.predicate in _KEEPS_THING
                or concept_kind(draft.target or "", "") in _THING_KINDS
                or (draft.is_attitude and (_is_definite(node) or _is_kind(node)))
                or (draft.predicate == "did" and draft.clause.head.lemma in _SAMPLING)
            )
            and draft.target
            and draft.target_person is None
            and node is not None
            and node.is_noun
        ):
            things.append(draft.target)
        elif (
            (draft.predicate == "takes_place" or (draft.predicate in ("started", "stopped") and not draft.target))
            and draft.subject
            and draft.subject_person is None
        ):
            things.append(draft.subject)
        elif draft.rule == "existence" and draft.predicate == "is" and draft.subject:
            things.append(draft.subject)  # "there's dal on the hob": "it" is the dal
    _note_focus(drafts, scene, voice)
    if drafts:
        several = len({d.target for d in drafts if d.predicate in _KEEPS_THING and d.target}) > 1
        scene.thing = things[-1] if len(set(things)) == 1 and not several else None
