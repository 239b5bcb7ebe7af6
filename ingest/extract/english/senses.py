"""Mends what the verb table alone cannot tell: persons as objects, passives, verbs without an object."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.lexicon.people import ROLES
from ingest.extract.english.lexicon.verbs import (
    MANNERS,
    VerbRow,
)
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import (
    Target,
    complement_verb,
    is_temporal,
    object_of,
    object_of_preposition,
    targets_from,
    verb_phrase,
)
from ingest.extract.english.tree import Node

_MEETING = frozenset("see visit".split())


def adjust(
    predicate: str, row: VerbRow, clause: Clause, targets: list[Target], scene: Scene, voice: Voice
) -> tuple[str, list[Target]]:
    """Mend what the table alone cannot tell: persons as objects, passives, verbs without an object."""
    head = clause.head
    person = targets[0].person if targets else None
    node = targets[0].node if targets else None
    is_human = person is not None and person.entity == "person"
    if head.lemma in _MEETING and is_human:
        return "met", targets
    if head.lemma == "see" and node is not None and node.lemma in ROLES:
        return "met", targets
    if predicate in ("watched",) and head.lemma == "see" and not clause.past and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        predicate == "did"
        and head.lemma == "forget"
        and object_of(head) is not None
        and object_of(head).child("poss") is not None
    ):
        return "lost", targets
    if clause.passive and predicate in ("gave",):
        return _passive_giving(clause, targets, scene, voice)
    if clause.passive and head.lemma in ("steal", "nick", "rob", "pinch", "swipe", "snatch"):
        return "lost", [Target("")]
    if predicate == "lost" and is_human and head.lemma == "miss":
        return "wants", targets
    if (
        predicate == "lost"
        and node is not None
        and node.lemma
        in (
            "weight",
            "kilo",
            "pound",
            "job",
            "temper",
            "interest",
            "match",
            "game",
            "patience",
            "mind",
            "way",
            "touch",
            "track",
            "count",
            "hope",
            "confidence",
        )
    ):
        return (
            ("left", targets) if node.lemma == "job" else ("did", [Target(verb_phrase(head, scene, voice), head)])
        )
    if predicate == "left" and head.lemma == "leave":
        return _leaving(clause, targets, scene, voice)
    if (
        predicate == "married"
        and head.low == "married"
        and targets
        and node is not None
        and node.dep == "pobj"
        and not is_human
    ):
        return predicate, [Target("")]
    if predicate == "went" and not targets:
        gerund = complement_verb(head)
        if head.lemma == "go" and gerund is not None:
            return "did", [Target(verb_phrase(gerund, scene, voice), gerund)]
        if head.lemma in MANNERS or (
            head.lemma in ("go", "come", "return", "arrive", "fly", "drive") and head.child("prt") is not None
        ):
            return "did", [Target(verb_phrase(head, scene, voice), head)]
        return predicate, [Target(verb_phrase(head, scene, voice), head)] if head.lemma not in (
            "go",
            "come",
            "arrive",
            "return",
        ) else []
    if (
        predicate == "went"
        and head.lemma in ("go", "come")
        and node is not None
        and node.low in ("through", "over")
    ):
        return "did", targets
    if predicate in ("started", "stopped"):
        return _beginning(predicate, clause, targets, scene, voice)
    if predicate == "received" and clause.passive:
        inner = object_of(head)
        return predicate, targets_from(inner, scene, voice) if inner is not None else [Target("")]
    if predicate == "received" and head.lemma == "come":
        return predicate, []
    if predicate == "received" and head.lemma == "get" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate in ("bought", "gave", "ate", "read", "watched", "lost", "received", "plans") and not targets:
        return ("did" if predicate != "plans" else predicate), [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "has" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "studies" and head.lemma == "learn":
        if (node is not None and not node.is_noun) or complement_verb(head) is not None:
            return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        predicate == "joined"
        and head.lemma == "start"
        and (clause.subject is None or person_of(clause.subject, scene, voice) is None)
    ):
        return "started", []
    if predicate == "is" and object_of(head) is not None and head.lemma in ("turn", "date"):
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        predicate == "is"
        and head.lemma == "turn"
        and node is not None
        and (node.tag == "CD" or (clause.past and node.is_noun))
    ):
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "joined" and head.lemma == "get" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "did":
        return _doing(clause, targets, scene, voice)
    if head.lemma == "have" and predicate == "has" and node is not None and (clause.past or clause.progressive):
        return _having(clause, targets, node, scene, voice)
    if predicate == "works_at" and not targets:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if predicate == "works_at" and node is not None and node.is_verb:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        predicate == "works_at"
        and node is not None
        and node.dep == "pobj"
        and node.head is not None
        and node.head.low == "on"
    ):
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    return predicate, targets


_HAD_EVENTS = frozenset(
    "party meeting talk chat fight argument baby accident time interview surgery operation look great blast exam test".split()
)


def _having(
    clause: Clause, targets: list[Target], node: Node, scene: Scene, voice: Voice
) -> tuple[str, list[Target]]:
    if node.lemma in ("time", "blast", "fun", "day", "weekend"):
        return "did", [Target(" ".join(n.text for n in node.ordered() if n.dep != "det")[:60], node)]
    if clause.progressive or node.lemma in _HAD_EVENTS:
        return "did", targets
    return "has", targets


def _doing(clause: Clause, targets: list[Target], scene: Scene, voice: Voice) -> tuple[str, list[Target]]:
    head = clause.head
    person = targets[0].person if targets else None
    if clause.passive:
        participle = verb_phrase(head, scene, voice)
        return "did", [Target(participle, head)]
    if not targets or (person is not None and person.entity == "person") or head.child("prt") is not None:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    return "did", targets


def _passive_giving(clause: Clause, targets: list[Target], scene: Scene, voice: Voice) -> tuple[str, list[Target]]:
    """ "I was given a medal" is receiving; "the house was sold" is something done."""
    subject = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    thing = object_of(clause.head)
    if subject is not None and thing is not None:
        return "received", targets_from(thing, scene, voice)
    return "did", [Target(verb_phrase(clause.head, scene, voice), clause.head)]


def _leaving(clause: Clause, targets: list[Target], scene: Scene, voice: Voice) -> tuple[str, list[Target]]:
    head = clause.head
    thing = object_of(head)
    if thing is not None:
        person = person_of(thing, scene, voice)
        located = any(
            k.low in ("on", "in", "at", "behind", "under", "there", "somewhere")
            for k in head.kids
            if k.i > thing.i
            and not k.is_time
            and k.dep in ("prep", "advmod", "prt")
            and not any(is_temporal(p) for p in k.children("pobj"))
        ) or any(k.low in ("on", "in", "at") for k in thing.children("prep"))
        if person is None and located and thing.child("poss") is not None:
            return "lost", targets_from(thing, scene, voice)
        return "left", targets
    bound = object_of_preposition(head, "for")
    if bound is not None:
        return "went", targets_from(bound, scene, voice)
    return "left", targets


def _beginning(
    predicate: str, clause: Clause, targets: list[Target], scene: Scene, voice: Voice
) -> tuple[str, list[Target]]:
    head = clause.head
    subject = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    human = subject is not None and subject.entity == "person"
    if not human:
        return predicate, targets if targets and not clause.passive and targets[0].node is not None and targets[
            0
        ].node.dep == "dobj" else []
    if head.lemma in ("end",) and targets and head.child("prt") is not None:
        return "did", [Target(verb_phrase(head, scene, voice), head)]
    if (
        head.lemma in ("break", "drop", "close", "shut", "end", "open", "fold", "pause", "set")
        and targets
        and head.child("prt") is None
    ):
        return ("started" if head.lemma == "open" else "did"), targets
    if not targets and head.lemma in ("start", "begin"):
        at = object_of_preposition(head, "at", "with")
        if at is not None:
            return "joined", targets_from(at, scene, voice)
    return predicate, targets
