"""Puts the subject of its clause to a draft."""

from __future__ import annotations

from ingest.extract.english.draft import Draft
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
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
    if person is not None:
        draft.subject, draft.subject_person = person.name, person
        return draft
    if node.low in ("it", "this", "that", "which", "who", "what", "these", "those", "they"):
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
