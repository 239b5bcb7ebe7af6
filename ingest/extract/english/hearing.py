"""What one has heard of something: "I've heard good things about that place", "Ann hears mixed reports of the school".

An evaluation of people nobody names.
"""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.sentiment import BAD_ADJECTIVES, GOOD_ADJECTIVES
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import targets_from
from ingest.extract.english.tree import Node
from ingest.model import MentionKind, Polarity

_TOLD = frozenset(
    "thing things report reports review reviews story stories word words stuff nothing lot feedback".split()
)
_HEARING = frozenset("hear read get see".split())
_PRAISE, _BLAME = frozenset("praise rave".split()), frozenset("complaint complaints horror".split())


def read_hearing(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read hearsay that only evaluates; None where the clause is none."""
    head = clause.head
    told = head.child("dobj")
    if head.lemma not in _HEARING or told is None or clause.future or clause.modals or clause.passive:
        return None
    about = next(
        (
            p.child("pobj")
            for p in (*told.children("prep"), *head.children("prep"))
            if p.low in ("about", "of", "on")
        ),
        None,
    )
    value = _value(told)
    if about is None or value is None or (told.low not in _TOLD and told.low not in _PRAISE | _BLAME):
        return None
    hearer = person_of(clause.subject, scene, voice) if clause.subject is not None else voice.me
    if hearer is None or clause.negative != (told.low == "nothing"):
        return None
    sources = voice.sources if hearer.kind is MentionKind.SPEAKER else (*voice.sources, hearer)
    return Draft(
        "believes_bad" if value is Polarity.NEGATIVE else "believes_good",
        clause,
        polarity=value,
        unheld=True,
        relation=head.lemma,
        rule="heard-of",
        evidence=[head.text, told.text],
        voice=replace(voice, sources=(*sources, None)),
    ).about_each(targets_from(about, scene, voice))


def _value(told: Node) -> Polarity | None:
    """ "Good things", "nothing but praise", "mixed reports"."""
    words = {n.low for n in told.subtree() if n.dep not in ("pobj", "relcl") or n.low in _PRAISE}
    if "mixed" in words:
        return Polarity.NEUTRAL
    if words & (BAD_ADJECTIVES | _BLAME | {"bad", "terrible"}):
        return Polarity.NEGATIVE
    if words & (GOOD_ADJECTIVES | _PRAISE | {"good", "great", "nice"}):
        return Polarity.POSITIVE
    return None
