"""What somebody is said to call a thing: "described the plan as daft", "sees it as a waste"."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.evaluation import evaluation, topic_of
from ingest.extract.english.lexicon.sentiment import BAD_ADJECTIVES, GOOD_ADJECTIVES
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import object_of
from ingest.extract.english.tree import Node
from ingest.model import Polarity

_CALLING = frozenset(
    "describe see regard view brand label class dismiss denounce praise hail slam criticise write".split()
)


def read_describing(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read "described the plan as daft" as a verdict of whoever did; None where nothing is judged so."""
    head, thing = clause.head, object_of(clause.head)
    if head.lemma not in _CALLING or thing is None or clause.subject is None or clause.passive or clause.future:
        return None
    judged = _behind_as(head, thing)
    value = _value_of(judged) if judged is not None else None
    holder = person_of(clause.subject, scene, voice)
    if judged is None or value is None or holder is None:
        return None
    judges = "believes_bad" if value is Polarity.NEGATIVE else "believes_good"
    predicate, polarity = stance(judges, value, clause.negative)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=True,
        relation=head.lemma,
        rule="described-as",
        evidence=[head.text, "as", judged.text, *clause.evidence],
    ).about_each(topic_of(thing, scene, voice))


def _value_of(judged: Node) -> Polarity | None:
    """ "as daft", read as a noun: an adjective that judges all the same."""
    if judged.low in GOOD_ADJECTIVES | BAD_ADJECTIVES and not judged.kids:
        return Polarity.POSITIVE if judged.low in GOOD_ADJECTIVES else Polarity.NEGATIVE
    return evaluation(judged)


def _behind_as(head: Node, thing: Node) -> Node | None:
    """Return the word behind "as", wherever the parser has hung it."""
    for preposition in (*head.children("prep"), *thing.children("prep")):
        if preposition.low == "as" and preposition.i > thing.i:
            return preposition.child("pobj", "amod", "acomp", "pcomp", "advcl")
    return None
