"""Puts the subject of its clause to a draft."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.doers import is_own_course
from ingest.extract.english.draft import Draft
from ingest.extract.english.phrases import coordinated, noun_phrase, person_of
from ingest.extract.english.scene import FIRST, Scene, Voice
from ingest.extract.english.targets import (
    verb_phrase,
)


def subject_draft(draft: Draft, scene: Scene, voice: Voice) -> Draft | None:
    """Put the subject of its clause to a draft; None where the subject is nobody or nothing."""
    node = draft.clause.subject
    if node is None:
        return draft
    person = person_of(node, scene, voice)
    draft.subject_node = node
    others = [k for k in coordinated(node)[1:] if k.low in FIRST]
    if others and voice.me is not None and person is not None:
        # "Viggo and I": the speaker's own report, with somebody
        draft.with_people = (*draft.with_people, person)
        draft.subject, draft.subject_person = (
            voice.me.name,
            replace(voice.me, span=(others[0].start, others[0].end)),
        )
        return draft
    if draft.predicate == "married" and not draft.target:
        spouse = next((p for k in coordinated(node)[1:] if (p := person_of(k, scene, voice)) is not None), None)
        if spouse is not None:
            draft.target, draft.target_person = spouse.name, spouse
    if person is not None:
        draft.subject, draft.subject_person = person.name, person
        return draft
    if voice.me is not None and is_own_course(node, draft.clause, voice):
        draft.subject, draft.subject_person = voice.me.name, replace(voice.me, span=(node.start, node.end))
        return draft
    if node.low in ("it", "this", "that", "which", "who", "what", "these", "those", "they"):
        speaks = next((s for s in reversed(voice.sources) if s is not None), None)
        if node.low == "it" and speaks is not None and speaks.entity == "organisation":
            draft.subject, draft.subject_person = speaks.name, speaks  # "the council says it'll …"
            return draft
        if scene.thing is None:
            return None
        draft.subject = scene.thing
        return draft
    if node.dep in ("csubj",) or node.tag == "VBG":
        draft.subject = verb_phrase(node, scene, voice)
        return draft
    if node.low in ("someone", "somebody", "something", "nothing", "anything"):
        return None
    draft.subject = noun_phrase(node, scene, voice)
    return draft
