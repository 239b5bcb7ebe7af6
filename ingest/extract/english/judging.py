"""Verbs that judge: "Omar found it overpriced", "remote work kills creativity"."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip, stance
from ingest.extract.english.evaluation import evaluation, topic_of
from ingest.extract.english.lexicon.sentiment import (
    BAD_VERBS,
    BADLY,
    GOOD_VERBS,
    WELL,
)
from ingest.extract.english.phrases import coordinated, person_of
from ingest.extract.english.scene import Scene, Voice, is_nobody
from ingest.extract.english.targets import (
    object_of,
)
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

_MAKING = frozenset("make cook bake serve tell write brew sell".split())
_JUDGING = frozenset(
    "find call consider think rate deem judge label brand describe regard view declare pronounce dub make "
    "dismiss slam denounce paint portray write decry ridicule hail".split()
)


# Judging only with "as": "painted it as a failure", not "painted it because it calmed me".
_JUDGING_AS = frozenset("paint portray write dismiss slam denounce decry ridicule hail".split())


def read_judging(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Omar found it overpriced", "she called the plan risky", "it makes me sick"."""
    head = clause.head
    if head.lemma in _JUDGING and head.lemma != "make":
        return _judged_object(clause, scene, voice)
    if clause.subject is None:
        return None
    for reading in (_faring, _doing_to_one, _making_best, _making_sense):
        found = reading(clause, clause.subject, scene, voice)
        if found is not None:
            return found
    thing = object_of(head)
    if head.lemma == "deserve" and (
        is_nobody(clause.subject.low) or (thing is not None and thing.low in ("it", "that"))
    ):
        return (
            None if voice.is_attributed and thing is not None and thing.is_noun else []
        )  # "everyone deserves that"
    subject_person = person_of(clause.subject, scene, voice)
    value = _verdict(head, thing)
    if value is None or clause.passive:
        return None
    if subject_person is not None and subject_person.kind is MentionKind.SPEAKER:
        return None
    if subject_person is not None and head.lemma in ("bring", "give", "cause", "make"):
        return None  # "Ann gave me a headache" tells of Ann
    if subject_person is not None and subject_person.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []
    if (
        clause.past
        and head.lemma
        in ("rule", "kill", "destroy", "hurt", "damage", "improve", "wreck", "ruin", "drain", "waste", "spoil")
        and not head.lemma.startswith("disap")
    ):
        return None  # something happened
    experiencer = object_of(head)
    holder = person_of(experiencer, scene, voice) if experiencer is not None else None
    named = (
        holder is not None
        and holder.entity == "person"
        and head.lemma
        in (
            "impress delight inspire disappoint bore annoy irritate infuriate disgust sicken frustrate soothe calm uplift".split()
        )
    )
    predicate, polarity = stance(
        "believes_good" if value is Polarity.POSITIVE else "believes_bad", value, clause.negative
    )

    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder if named else None,
        holder_named=named,
        relation=head.lemma,
        rule="judging-verb",
        evidence=[head.text, *clause.evidence],
        is_guess=bool(clause.modals & {"might", "may", "could"}),
    ).about_each(topic_of(clause.subject, scene, voice))


def _making_best(clause: Clause, subject: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Ann makes the best pancakes": praise of Ann."""
    head = clause.head
    thing = object_of(head)
    if (
        thing is not None
        and head.lemma in _MAKING
        and (
            best := next((k for k in thing.children("amod") if k.tag == "JJS" or k.low in ("best", "worst")), None)
        )
        is not None
        and not clause.past
    ):
        value = evaluation(best)
        if value is not None:
            predicate, polarity = stance(
                "believes_good" if value is Polarity.POSITIVE else "believes_bad", value, clause.negative
            )
            return Draft(
                predicate,
                clause,
                polarity=polarity,
                relation=head.lemma,
                rule="judging-superlative",
                evidence=[head.text, best.text],
            ).about_each(topic_of(subject, scene, voice))
    return None


def _making_sense(clause: Clause, subject: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Selling now makes sense"."""
    head, thing = clause.head, object_of(clause.head)
    if head.lemma == "make" and thing is not None and thing.low == "sense" and not clause.future:
        return Draft(
            "believes_bad" if clause.negative else "believes_good",
            clause,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation="make sense",
            rule="judging-sense",
            evidence=[head.text, "sense"],
        ).about_each(topic_of(subject, scene, voice))
    return None


def _faring(clause: Clause, subject: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "The talk went well", "my new diet is going great"."""
    head = clause.head
    if head.lemma not in ("go", "turn", "work", "do") or object_of(head) is not None:
        return None
    manner = next((k for k in head.children("advmod", "acomp") if k.i > head.i and k.low in WELL | BADLY), None)
    if manner is None or person_of(subject, scene, voice) is not None:
        return None
    value = Polarity.POSITIVE if manner.low in WELL else Polarity.NEGATIVE
    predicate, polarity = stance("believes_good", value, clause.negative)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        relation=head.lemma,
        rule="faring",
        evidence=[head.text, manner.text, *clause.evidence],
    ).about_each(topic_of(subject, scene, voice))


_CAUSING = frozenset("make help let keep leave".split())
_GOOD_EFFECTS = frozenset(
    "happy smile laugh calm relax grow unwind recharge heal better alive sane focused motivated connected grateful proud "
    "strong confident peaceful centered centred grounded cope sleep fit young positive inspired safe".split()
)
_BAD_EFFECTS = frozenset(
    "sad sick cry anxious angry worse nervous uneasy miserable dizzy queasy ill uncomfortable cringe sleepy tired "
    "lonely depressed awake guilty".split()
)


def _doing_to_one(clause: Clause, subject: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "My dogs make me happy", "knitting helps me unwind": what something does to one judges it."""
    head = clause.head
    if head.lemma not in _CAUSING or clause.passive or clause.past or person_of(subject, scene, voice) is not None:
        return None
    effect = next((k for k in head.children("ccomp", "xcomp", "oprd", "acomp") if k.i > head.i), None)
    if effect is None:
        return None
    sufferer = effect.subject or head.child("dobj")
    if sufferer is None or person_of(sufferer, scene, voice) is None:
        return None
    words = {n.low for n in effect.subtree()} | {n.lemma for n in effect.subtree()}
    bad = bool(words & _BAD_EFFECTS)
    if (
        not bad
        and head.lemma != "help"
        and not words & _GOOD_EFFECTS
        and evaluation(effect) is not Polarity.POSITIVE
    ):
        return None if subject.is_noun else []
    predicate, polarity = stance("believes_good", Polarity.NEGATIVE if bad else Polarity.POSITIVE, clause.negative)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        relation=head.lemma,
        rule="doing-to-one",
        evidence=[head.text, effect.text, *clause.evidence],
        is_guess=bool(clause.modals & {"might", "may", "could"}),
    ).about_each(topic_of(subject, scene, voice))


_FEELINGS: dict[Polarity, frozenset[str]] = {
    Polarity.POSITIVE: frozenset(
        "joy comfort peace happiness pleasure calm solace hope energy strength confidence delight fulfilment relief "
        "satisfaction fulfillment".split()
    ),
    Polarity.NEGATIVE: frozenset("headache stress anxiety grief creep nightmare misery trouble".split()),
}


def _verdict(head: Node, thing: Node | None) -> Polarity | None:
    """ "The tune soothes me", "baking brings me joy", "the garden makes up for the noise"."""
    if head.lemma in GOOD_VERBS:
        return Polarity.POSITIVE
    if head.lemma in BAD_VERBS:
        return Polarity.NEGATIVE
    if head.lemma in ("bring", "give", "cause") and thing is not None and head.tag in ("VBZ", "VBP", "VB"):
        return next((value for value, nouns in _FEELINGS.items() if thing.lemma in nouns), None)
    makes_up = head.lemma == "make" and {"up", "for"} <= {k.low for k in head.kids} and head.tag in ("VBZ", "VBP")
    return Polarity.POSITIVE if makes_up else None


def _held_by_others(
    drafts: list[Draft], first: Mention | None, clause: Clause, scene: Scene, voice: Voice
) -> list[Draft]:
    """ "Ada and Theo found it dull": the same of everybody named beside the first."""
    if first is None or clause.subject is None:
        return []
    others = [person_of(node, scene, voice) for node in coordinated(clause.subject)[1:]]
    return [
        replace(d, holder=person, evidence=list(d.evidence))
        for person in others
        if person is not None
        for d in drafts
    ]


def _judged_object(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    judged: Node | None = None
    verdict: Node | None = None
    for kid in head.children("oprd", "acomp", "xcomp", "ccomp", "advcl", "amod"):
        if evaluation(kid) is not None or (kid.tag.startswith("J") and kid.i > head.i):
            verdict = kid
            judged = kid.subject or object_of(head)
            break
        if (
            kid.lemma == "be"
            and (inner := kid.child("acomp", "attr")) is not None
            and any(a.tag == "TO" for a in kid.kids)
        ):
            verdict, judged = inner, kid.subject or object_of(head)
            break
    if head.lemma in _JUDGING_AS:
        verdict = judged = None
    if verdict is None:
        thing = object_of(head)
        as_phrase = next((p for p in head.children("prep") if p.low == "as"), None)
        if as_phrase is not None:
            verdict, judged = as_phrase.child("pobj", "amod", "pcomp"), thing
        elif (
            thing is not None
            and (post := next((k for k in thing.kids if k.i > thing.i and k.tag.startswith("J")), None))
            is not None
        ):
            verdict, judged = post, thing
        elif (
            head.lemma in ("call", "dub", "consider", "declare", "pronounce")
            and thing is not None
            and evaluation(thing) is not None
        ):
            verdict, judged = thing, next((k for k in head.children("dative", "nsubj") if k.i > head.i), None)
    if verdict is None or judged is None:
        return None
    value = evaluation(verdict)
    if clause.passive:
        judged = clause.subject or judged
    if value is None:
        return None
    holder = person_of(clause.subject, scene, voice) if clause.subject is not None and not clause.passive else None
    predicate, polarity = stance(
        "believes_good" if value is not Polarity.NEGATIVE else "believes_bad", value, clause.negative
    )

    draft = Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=holder is not None,
        unheld=holder is None and not clause.passive,
        relation=head.lemma,
        rule="judged-object",
        evidence=[head.text, verdict.text, *clause.evidence],
    )
    drafts = draft.about_each(topic_of(judged, scene, voice))
    return [*drafts, *_held_by_others(drafts, holder, clause, scene, voice)]
