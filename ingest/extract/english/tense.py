"""Turns a deed by tense and modality: into a plan, a forecast, a habit, an ability."""

from __future__ import annotations

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.lexicon.verbs import (
    NOT_VOLITIONAL,
    STATIVE,
    WEATHER,
)
from ingest.extract.english.mend_forms import UNCHANGING
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import (
    is_temporal,
    verb_phrase,
)
from ingest.extract.english.tree import Node
from ingest.model import MentionKind, Polarity


def turn_by_tense(draft: Draft, scene: Scene, voice: Voice) -> Draft | None:  # noqa: C901 - one line a construction
    """Turn a deed by tense and modality into a plan, a forecast, a habit or an ability."""
    clause = draft.clause
    subject = draft.subject_person
    human = subject is not None and subject.entity == "person"
    is_open = clause.head.low in UNCHANGING and clause.head.tag == "VBD" and not clause.head.auxiliaries
    if is_open and scene_future(clause):  # "we set off for Wales next week"
        clause.past, clause.head.tag = False, "VBP"
    own_label = draft.predicate == "married" or (
        draft.predicate in ("started", "stopped", "takes_place") and (not human or _is_timetabled(clause, draft))
    )
    head = clause.head
    if "would" in clause.modals and voice.is_attributed and not clause.hypothetical and not clause.perfect:
        clause.future = True  # "he said he'd call": future seen from the past
    if "would" in clause.modals and clause.perfect and not voice.is_attributed:
        draft.hypothetical = True  # "I would have called, but my phone died"
    future = clause.future or _scheduled(clause, draft, human)
    if (
        draft.is_guess
        and not clause.past
        and human
        and subject is not None
        and (
            subject.kind is MentionKind.SPEAKER or (head.lemma not in NOT_VOLITIONAL | STATIVE and _is_act(draft))
        )
    ):
        draft.predicate = "plans"
        return draft
    will_do = clause.modals & {"will", "would", "could"} or (clause.progressive and not clause.past)
    if clause.hypothetical and human and not clause.perfect and will_do:
        if subject is not None and subject.name == _innermost(voice):
            return _as_plan(draft, scene, voice)
        if subject is not None and subject.kind is MentionKind.SPEAKER:
            if voice.is_attributed and not voice.own_words and clause.head.lemma in NOT_VOLITIONAL:
                draft.hypothetical = True
                return as_forecast(draft, scene, voice)  # "Coach says if I train I'll win"
            return _as_plan(draft, scene, voice)
        draft.hypothetical = True
        return draft
    if (
        "could" in clause.modals
        and clause.negative
        and not clause.perfect
        and draft.predicate in ("went", "met", "ate", "watched", "received", "gave", "passed")
        and not clause.hypothetical
    ):
        return draft  # "couldn't come to the party": it did not happen
    if "can" in clause.modals and clause.perfect and clause.negative:
        draft.is_guess = True  # "can't have forgotten": a guess
        return draft
    if "could" in clause.modals and not clause.negative and not clause.perfect and voice.is_attributed:
        return _as_ability(draft, scene, voice, human)  # "said I could borrow it"
    if "could" in clause.modals and not clause.negative and not clause.perfect and not clause.hypothetical:
        if subject is not None and subject.kind is MentionKind.SPEAKER:
            return None  # "I could eat this all day"
        draft.is_guess = True
        return draft if human or not _is_amount(clause) else as_forecast(draft, scene, voice)
    if "can" in clause.modals or ("could" in clause.modals and clause.negative and not clause.perfect):
        return _as_ability(draft, scene, voice, human)
    if future and not own_label:
        arranged = clause.progressive and head.lemma in ("have", "get")  # "having dinner tonight"
        volitional = (
            arranged or draft.rule == "caused" or draft.predicate in _AGENTIVE or head.lemma not in NOT_VOLITIONAL
        )
        if human and volitional and not clause.passive:
            return _as_plan(draft, scene, voice)
        if not draft.is_guess or not human:
            return as_forecast(draft, scene, voice)
    if draft.is_guess and not human and draft.predicate == "did" and not clause.perfect and _is_amount(clause):
        return as_forecast(draft, scene, voice)  # "prices might hit 500"
    if own_label and human and _is_timetabled(clause, draft):
        return draft
    if not human and clause.progressive and not clause.past and draft.predicate == "did" and _is_coming(clause):
        return as_forecast(draft, scene, voice)
    if _is_habit(clause, draft):
        if head.lemma == "speak" and draft.target_node is not None and draft.target_node.is_proper:
            draft.predicate = "can"
            return draft
        if human or draft.predicate not in ("started", "stopped", "lost", "received", "married"):
            return _as_habit(draft, scene, voice, human)
        return draft
    return draft


_AMOUNTS = frozenset(
    "price fee rent cost tax rate fare bill wage salary charge premium duty pay subscription mortgage interest toll levy petrol diesel inflation rain temperature unemployment".split()
)


def _is_amount(clause: Clause) -> bool:
    """ "The price may drop": nobody does it, and it is still to come."""
    return clause.subject is not None and clause.subject.lemma in _AMOUNTS and bool(clause.modals)


def _is_coming(clause: Clause) -> bool:
    """ "Fees are going up": what somebody else decides is still to come."""
    subject = clause.subject
    changes = clause.head.lemma in ("rise", "increase", "drop", "fall", "double", "climb", "jump", "treble")
    goes = clause.head.lemma in ("go", "come") and clause.head.child("prt", "advmod", "prep") is not None
    return subject is not None and subject.lemma in _AMOUNTS and (changes or goes)


def _is_timetabled(clause: Clause, draft: Draft) -> bool:
    """ "The twins start school in autumn": a date, not an intention."""
    plain = draft.clause.head.tag in ("VBZ", "VBP") and not clause.modals and not clause.progressive
    if clause.progressive and not clause.past and draft.predicate == "started" and draft.target:
        timed = any(n.is_time for k in clause.head.kids for n in k.subtree())
        return timed and not clause.modals and draft.clause.head.lemma == "start"
    return plain and draft.predicate in ("started", "stopped") and bool(draft.target) and scene_future(clause)


def _is_act(draft: Draft) -> bool:
    """ "Dov might run for mayor" is what he may do; "Dov might be tired" how he may be."""
    clause = draft.clause
    modal = bool(clause.modals & {"might", "may"})
    return (
        modal
        and not clause.perfect
        and not clause.passive
        and draft.predicate in _AGENTIVE | {"did", "left", "started", "stopped"}
    )


_ARRANGED = frozenset("bring host throw cater officiate chair dj present".split())
_AGENTIVE = frozenset("went met bought watched read moved_to joined gave".split())


def _innermost(voice: Voice) -> str | None:
    source = next((s for s in reversed(voice.sources) if s is not None), voice.me)
    return source.name if source is not None else None


def _scheduled(clause: Clause, draft: Draft, human: bool) -> bool:
    """Is a present form about the future: "I'm moving in April", "rent goes up in March"?"""
    if clause.past or clause.modals or clause.perfect or any(a.lemma == "have" for a in clause.head.auxiliaries):
        return False
    timed = any(n.is_time for k in clause.head.kids for n in (k, *k.kids))
    if clause.progressive:
        if (
            human
            and draft.predicate in ("moved_to", "went", "left", "joined", "married")
            and clause.head.lemma
            not in (
                "hike",
                "climb",
                "tour",
                "explore",
            )
        ):
            return True
        if human and draft.predicate in ("gave", "bought") and clause.head.lemma in ("sell", "buy"):
            return True  # "Bea's selling her car"
        if human and "never" in clause.adverbs and "again" in clause.adverbs:
            return True  # "I'm never lending him money again"
        return scene_future(clause) or (human and clause.head.lemma in _ARRANGED)
    return timed and scene_future(clause) and not clause.habitual and clause.head.lemma not in STATIVE


def scene_future(clause: Clause) -> bool:
    """Does an expression of time in the clause point ahead? Set by the reader on the time's tokens."""
    return any(n.is_ahead for k in clause.head.kids for n in k.subtree())


def _as_plan(draft: Draft, scene: Scene, voice: Voice) -> Draft | None:
    of_others = draft.subject_person is not None and draft.subject_person.name != _innermost(voice)
    if of_others and voice.denied and voice.rule.startswith(("doubt", "no-way")):
        return as_forecast(draft, scene, voice)  # "I doubt Gus will apologise": what one expects of him
    draft.rule = f"plan:{draft.rule}"
    if not draft.target:
        text = verb_phrase(draft.clause.head, scene, voice)
        draft.target, draft.target_node = text, draft.clause.head
    draft.predicate = "plans"
    return draft


def as_forecast(draft: Draft, scene: Scene, voice: Voice) -> Draft | None:
    """Turn a deed into a forecast of it."""
    if (
        draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.ADDRESSEE
        and not voice.is_attributed
    ):
        return None
    draft.rule = f"forecast:{draft.rule}"
    draft.predicate = "predicts"
    draft.target, draft.target_node = verb_phrase(draft.clause.head, scene, voice), draft.clause.head
    draft.target_person = None
    return draft


def _as_ability(draft: Draft, scene: Scene, voice: Voice, human: bool) -> Draft | None:
    if (
        draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.ADDRESSEE
        and not voice.is_attributed
    ):
        return None
    if (
        not human
        and draft.subject_person is None
        and draft.clause.subject is not None
        and draft.clause.subject.low in ("it", "that", "this")
    ):
        return None
    if (
        draft.clause.head.lemma
        in (
            "see",
            "tell",
            "imagine",
            "wait",
            "believe",
            "help",
            "hear",
            "feel",
            "understand",
            "relate",
            "remember",
        )
        and draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.SPEAKER
        and not draft.clause.negative
    ):
        return None
    draft.rule = f"ability:{draft.rule}"
    draft.predicate = "can"
    if not draft.target:
        draft.target, draft.target_node = verb_phrase(draft.clause.head, scene, voice), draft.clause.head
    return draft


def _is_habit(clause: Clause, draft: Draft) -> bool:
    head = clause.head
    ongoing = head.tag == "VBG" and any(a.low in ("have", "has", "'ve") for a in head.auxiliaries)
    if (
        (clause.perfect or ongoing)
        and draft.predicate in ("did", "ate", "watched", "read")
        and _lasts(head)
        and (clause.negative or ongoing)
    ):
        return True
    if draft.predicate in ("lives_in", "works_at", "studies", "has", "can", "is", "plans", "takes_place"):
        return False
    if clause.past and not (clause.habitual and clause.adverbs & {"always", "usually", "often", "never"}):
        return False
    if clause.progressive:
        return clause.habitual and "always" in clause.adverbs
    if clause.past:
        return "always" in clause.adverbs or "usually" in clause.adverbs or "often" in clause.adverbs
    return head.tag in ("VBZ", "VBP", "VB") and not clause.modals and head.lemma not in STATIVE


def _lasts(head: Node) -> bool:
    """ "… since May", "… for years"."""
    return any(
        p.low in ("since", "for", "in")
        and (inner := p.child("pobj")) is not None
        and (p.low == "since" or is_temporal(inner))
        for p in (*head.children("prep", "mark"), *(k for o in head.children("dobj") for k in o.children("prep")))
    )


def _is_generic(node: Node, human: bool) -> bool:
    """ "Friends make everything better", "time flies": a bare common noun speaks of the kind, of nobody's habit."""
    # "mum bakes" is one person, "kids grow up" all of them
    return node.tag in (("NNS",) if human else ("NN", "NNS")) and not any(
        k.dep in ("det", "poss", "nummod", "compound", "relcl", "prep", "predet") for k in node.kids
    )


def _as_habit(draft: Draft, scene: Scene, voice: Voice, human: bool) -> Draft | None:
    if (
        draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.ADDRESSEE
        and not voice.is_attributed
    ):
        return None
    node = draft.subject_node
    if not human and node is not None and (node.dep == "csubj" or (node.low.endswith("ing") and not node.kids)):
        return None  # "Dancing clears the head": a musing on an activity, nobody's habit
    if node is not None and not voice.is_attributed and not scene.is_list and _is_generic(node, human):
        return None
    draft.rule = f"habit:{draft.rule}"
    draft.predicate = "does_regularly"
    head = draft.clause.head
    if not draft.target or draft.target == head.text:
        when = next(
            (k for k in head.children("npadvmod", "dobj") if k.tag in ("NNS", "NNPS") and k.i > head.i), None
        )
        often = "" if when is None else " ".join(["", *(n.text for n in when.ordered() if n.dep != "punct")])
        draft.target, draft.target_node = f"{verb_phrase(head, scene, voice).removesuffix(often)}{often}", head
    return draft


_POURING = frozenset("chuck piss tip bucket pelt lash throw teem".split())
_TURNING = frozenset("brighten cloud clear warm cool".split())


def _pours(head: Node) -> bool:
    """ "It's going to chuck it down", "it'll brighten up"."""
    words = {k.low for k in head.kids}
    thing = head.child("dobj")
    if head.lemma in _POURING:
        return "down" in words and (thing is None or thing.low == "it")
    return head.lemma in _TURNING and bool(words & {"up", "over", "down"}) and thing is None


def _looks_like(head: Node) -> Node | None:
    """ "It looks like rain"."""
    things = (n for p in head.children("prep") if p.low == "like" for n in p.children("pobj"))
    return next(
        (n for n in things if n.lemma in WEATHER or n.lemma in ("storm", "thunder", "frost", "sleet")), None
    )


def weather(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "It'll pour on Saturday": a forecast without a subject."""
    head = clause.head
    if clause.subject is None or clause.subject.low not in ("it",):
        return None
    if head.lemma == "look" and (coming := _looks_like(head)) is not None:
        return [
            Draft(
                "predicts",
                clause,
                target=coming.lemma,
                target_node=coming,
                polarity=flip(Polarity.POSITIVE, clause.negative),
                relation="look like",
                rule="weather",
                evidence=[head.text, coming.text],
                is_guess=True,
            )
        ]
    if head.lemma not in WEATHER and not _pours(head):
        return None
    ahead = clause.future or scene_future(clause) or bool(clause.modals & {"might", "may", "could"})
    return [
        Draft(
            "predicts" if ahead else "did",
            clause,
            target=head.lemma,
            target_node=head,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation=head.lemma,
            rule="weather",
            evidence=[head.text],
            is_guess=bool(clause.modals & {"might", "may", "could"}),
        )
    ]
