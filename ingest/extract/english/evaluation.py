"""Evaluations: which words judge, what they judge, and the claims that come of it."""

from __future__ import annotations

from ingest.extract.english.attitudes import adjective_attitude
from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.lexicon.frames import (
    ADJECTIVE_ATTITUDES,
    STATES,
)
from ingest.extract.english.lexicon.sentiment import (
    BAD_ADJECTIVES,
    BAD_NOUNS,
    DEGREE_ADJECTIVES,
    GOOD_ADJECTIVES,
    GOOD_NOUNS,
    MIXED_ADJECTIVES,
)
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import (
    Target,
    object_of,
    targets_from,
    verb_phrase,
)
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

# Participles that judge even after "is": "moving" and "touching" do not.
_VERDICTS = frozenset(
    "fulfilling rewarding satisfying frustrating exhausting exciting inspiring calming soothing uplifting encouraging tiring "
    "annoying disappointing boring thrilling irritating infuriating depressing disgusting confusing freeing liberating "
    "banging lacking validating gratifying draining overwhelming daunting grounding".split()
)


def hyphenated(node: Node) -> list[str]:
    """Return the words that the tokeniser has cut at their hyphens: "half-baked", "so-so", "spot-on"."""
    marks = {k.i for k in node.kids if k.tag == "HYPH" or k.text == "-"}
    if not marks:
        return []
    return [f"{k.low}-{node.low}" for k in node.kids if k.i + 1 in marks and k.i < node.i]


def evaluation(node: Node) -> Polarity | None:  # noqa: C901 - one line a construction
    """Return how a predicate adjective or noun evaluates, None where it does not."""
    low = node.low
    words = {low, node.lemma, *hyphenated(node)}
    modified = {k.low for k in node.children("advmod", "amod", "compound")}
    if low in ("worth",):
        return Polarity.POSITIVE
    if any(k.low == "neither" for k in node.children("preconj", "cc", "advmod", "det")):
        ends = [evaluation(k) for k in node.children("conj")]
        if Polarity.NEGATIVE in ends or Polarity.POSITIVE in ends:
            return Polarity.NEUTRAL  # "neither good nor bad"
    if words & MIXED_ADJECTIVES:
        return Polarity.NEUTRAL
    if low in ("bit", "touch", "something") and (of := node.child("prep")) is not None and of.low == "of":
        inner = of.child("pobj")  # "a bit of a letdown"
        return evaluation(inner) if inner is not None else None
    if node.tag.startswith("N") and node.dep in ("attr", "acomp") and not node.kids and words & BAD_ADJECTIVES:
        return Polarity.NEGATIVE  # "the rules are bonkers"
    if node.tag.startswith("N"):
        joined = {f"{k.low}-{low}" for k in node.children("compound", "amod")} | words
        if joined & BAD_NOUNS:
            return Polarity.NEGATIVE
        if joined & GOOD_NOUNS:
            return Polarity.NEGATIVE if modified & BAD_ADJECTIVES else Polarity.POSITIVE
        if joined & {"mixed-bag"}:
            return Polarity.NEUTRAL
        judged = [
            v
            for k in node.children("amod", "compound")
            if k.low
            not in (
                "top",
                "safe",
                "cold",
                "right",
                "cool",
                "fine",
                "fair",
                "natural",
                "flat",
                "classic",
                "fresh",
                "key",
            )
            and (v := evaluation(k)) is not None
            and (k.tag[:1] == "J" or k.dep == "amod")
        ]
        return judged[0] if judged else None
    if any(k in ("too", "overly", "excessively") for k in modified) and node.tag.startswith("J"):
        return Polarity.NEGATIVE
    if words & BAD_ADJECTIVES or low in ("worse", "worst"):
        return Polarity.NEGATIVE
    if words & GOOD_ADJECTIVES or low in ("better", "best"):
        return Polarity.POSITIVE
    if low.endswith(("er", "est")) and node.tag in ("JJR", "JJS"):
        for stem in (
            low.removesuffix("er"),
            low.removesuffix("r"),
            low.removesuffix("est"),
            low.removesuffix("st"),
            low[:-3] + "y" if low.endswith("ier") else "",
        ):
            if stem in BAD_ADJECTIVES:
                return Polarity.NEGATIVE
            if stem in GOOD_ADJECTIVES:
                return Polarity.POSITIVE
    return None


def read_participle(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "I'm not convinced by the logo", "carbs are overrated": a participle that is an adjective."""
    head = clause.head
    joined = set(hyphenated(head)) & DEGREE_ADJECTIVES  # "mind-numbing"
    judges = head.low in _VERDICTS or bool(joined)
    if head.tag == "VBG" and clause.progressive and judges and object_of(head) is None:
        # "seeing them grow must be fulfilling"
        return evaluate(
            clause,
            Polarity.POSITIVE if (joined or {head.low}) & GOOD_ADJECTIVES else Polarity.NEGATIVE,
            None,
            head,
            scene,
            voice,
        )
    if not clause.passive or (head.child("agent") is not None and head.low not in ADJECTIVE_ATTITUDES):
        return None
    holder = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if head.low in ADJECTIVE_ATTITUDES and holder is not None:
        return adjective_attitude(clause, head, holder, scene, voice)
    if head.low in GOOD_ADJECTIVES | BAD_ADJECTIVES and clause.subject is not None and head.child("agent") is None:
        value = Polarity.POSITIVE if head.low in GOOD_ADJECTIVES else Polarity.NEGATIVE
        return None if is_state(head, holder, head) else evaluate(clause, value, holder, head, scene, voice)
    return None


def is_state(complement: Node, holder: Mention | None, head: Node) -> bool:
    if holder is None or holder.entity != "person":
        return False
    if (
        head.lemma in ("feel", "get", "look", "seem")
        and complement.low in STATES | GOOD_ADJECTIVES | BAD_ADJECTIVES
    ):
        return head.lemma in ("feel", "get")
    return complement.low in STATES or (holder.kind is MentionKind.SPEAKER)


def evaluate(
    clause: Clause, value: Polarity, holder: Mention | None, complement: Node, scene: Scene, voice: Voice
) -> list[Draft]:
    subject = clause.subject
    if subject is None:
        return []
    if holder is not None and holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []  # a compliment, or its opposite, to the listener
    if (
        "would" in clause.modals
        and not clause.hypothetical
        and holder is not None
        and holder.kind is MentionKind.SPEAKER
    ):
        return []
    targets = topic_of(subject, scene, voice)
    if (
        subject.low in ("it", "this", "that", "these", "those")
        and complement.is_noun
        and names_thing(complement)
        and not scene.is_thing_behind
    ):
        targets = [Target(noun_phrase(complement, scene, voice), complement)]
    if subject.low in ("it", "that", "this") and complement.low in _COURSES:
        targets = _course(scene) or targets
    negative = clause.negative
    if any(n.low == "nowhere" for n in complement.subtree()):
        negative = not negative  # "nowhere near as good"
    is_compared = complement.tag in ("JJR", "RBR") and "could" in clause.modals
    if is_compared:  # "couldn't have been nicer", "could have been better"
        value, negative = (Polarity.POSITIVE if negative else Polarity.NEGATIVE), False
    predicate, polarity = stance("believes_good", value, negative)
    if polarity is Polarity.NEGATIVE:
        predicate = "believes_bad"
    sufferer = _for_whom(complement, scene, voice) if clause.past else None
    if complement.low in ("bad", "terrible", "awful", "horrible", "ugly") and clause.negative:
        predicate, polarity = "believes_good", Polarity.POSITIVE  # litotes
    elif clause.negative and value is Polarity.POSITIVE and _is_limited(complement):
        predicate, polarity = "believes_good", Polarity.NEUTRAL
    if clause.future and not clause.hypothetical and not clause.past and clause.head.lemma == "be":
        return forecast_of(clause, targets, complement, scene, voice)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        relation=clause.head.lemma,
        rule="evaluation",
        evidence=[complement.text, *clause.evidence],
        subject_node=None,
        holder=sufferer,
        holder_named=sufferer is not None,
        is_guess=bool(clause.modals & {"might", "may", "could"}) and not is_compared,
        hypothetical="would" in clause.modals and clause.hypothetical,
    ).about_each(targets)


# How a thing is for the one who goes through it: "tedious for Otto" is what Otto felt.
_GONE_THROUGH = frozenset(
    "fun enjoyable tedious boring dull tiring exhausting stressful frustrating confusing scary terrifying painful embarrassing awkward "
    "humiliating gruelling draining upsetting overwhelming daunting thrilling fascinating unbearable miserable traumatic".split()
)


def _for_whom(complement: Node, scene: Scene, voice: Voice) -> Mention | None:
    """ "The paperwork was tedious for Otto": the judgment is his."""
    if complement.low not in _GONE_THROUGH:
        return None
    above = complement.head
    preps = [*complement.children("prep"), *(above.children("prep") if above is not None else ())]
    whom = next((p.child("pobj") for p in preps if p.low == "for" and p.i > complement.i), None)
    person = person_of(whom, scene, voice) if whom is not None else None
    named = person is not None and person.entity == "person" and person.kind is not MentionKind.ADDRESSEE
    return person if named else None


# "It's going to be a scorcher": what the weather will be.
_WEATHERS = frozenset(
    "scorcher washout hot cold freezing baltic boiling roasting wet icy windy sunny rainy foggy stormy humid mild muggy chilly "
    "warm grim miserable grey gray cloudy snowy frosty dry nice lovely glorious".split()
)


def forecast_of(clause: Clause, topics: list[Target], complement: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "The exam is going to be a nightmare": what one expects of it, no verdict yet."""
    text = noun_phrase(complement, scene, voice) if complement.is_noun else complement.text
    polarity = Polarity.NEGATIVE if clause.negative else Polarity.POSITIVE
    impersonal = clause.subject is not None and clause.subject.low == "it"
    if not topics and impersonal and complement.low in _WEATHERS:
        return [
            Draft(
                "predicts",
                clause,
                target=text,
                target_node=complement,
                polarity=polarity,
                relation="be",
                rule="forecast:weather",
                evidence=[complement.text, *clause.evidence],
            )
        ]
    return [
        Draft(
            "predicts",
            clause,
            subject=topic.text,
            subject_node=topic.node,
            subject_person=topic.person,
            target=text,
            target_node=complement,
            polarity=polarity,
            relation=clause.head.lemma,
            rule="forecast:evaluation",
            evidence=[complement.text, *clause.evidence],
        )
        for topic in topics
    ]


# "That's a terrible idea": what somebody wants, proposes or is about to do.
_COURSES = frozenset("idea plan move shout call suggestion decision choice thought".split())
_COURSE_PREDICATES = frozenset("wants suggests plans requests recommends believes".split())


def _course(scene: Scene) -> list[Target]:
    last = scene.last[0] if len(scene.last) == 1 else None
    if last is None or last.predicate not in _COURSE_PREDICATES or not last.target:
        return []
    return [Target(last.target, last.target_node)]


_UNNAMED_THINGS = (
    GOOD_NOUNS
    | BAD_NOUNS
    | frozenset(
        "thing idea place way time day one stuff feeling experience reminder sign start step choice job point question sense "
        "plan deal moment news bit lot spot chance amount opportunity break option challenge lesson advice tip look view "
        "sight goal escape outlet buster relief boost combo combination bonus plus help support honor honour hobby "
        "change exercise discipline process ride source form part outcome result problem issue situation story reason habit approach method tool".split()
    )
)


def names_thing(complement: Node) -> bool:
    """ "It's not a bad film" names what it judges; "it's a great idea" does not."""
    return complement.low not in _UNNAMED_THINGS


def _is_limited(complement: Node) -> bool:
    """ "nothing special", "not great, not terrible"."""
    return complement.low in ("special",) or any(
        k.dep == "conj" and evaluation(k) is Polarity.NEGATIVE for k in complement.kids
    )


def topic_of(subject: Node, scene: Scene, voice: Voice) -> list[Target]:
    """Return what an evaluation is about: a nominal, an action, or the thing last named for "it"."""
    if subject.dep in ("csubj", "csubjpass") or (subject.tag in ("VBG",) and not subject.child("det", "poss")):
        return [Target(gerund_phrase(subject, scene, voice), subject)]
    if subject.low in ("this", "that", "these", "those", "which"):
        return []  # what was just said, not a thing
    doing = next((k for k in subject.children("compound", "amod") if k.tag == "VBG"), None)
    if doing is not None and subject.is_proper and doing.i < subject.i:
        return [Target(f"{doing.low} {noun_phrase(subject, scene, voice).removeprefix(f'{doing.text} ')}", doing)]
    if subject.low == "it" or (subject.low == "they" and scene.thing is not None and scene.thing.endswith("s")):
        return [Target(scene.thing, subject)] if scene.thing else []
    found = targets_from(subject, scene, voice)
    return found


def gerund_phrase(verb: Node, scene: Scene, voice: Voice) -> str:
    """Return an action that stands as subject: "taking it slow"."""
    text = verb_phrase(verb, scene, voice)
    if verb.lemma == "be" and verb.tag == "VBG" and not text.lower().startswith("being"):
        text = f"being {text}"
    if " " not in text:
        text = " ".join(n.text for n in verb.ordered()[:5])
    return text[0].lower() + text[1:]


def _judged_by_deed(complement: Node, scene: Scene, voice: Voice) -> Mention | None:
    """ "It was daft of Bram to quit": Bram is judged."""
    of = next((p for p in complement.children("prep") if p.low == "of"), None)
    doer = of.child("pobj") if of is not None else None
    if doer is None or complement.child("det", "poss") is not None:
        return None  # "a waste of …"
    person = person_of(doer, scene, voice)
    known = person is not None and person.resolved and person.kind is not MentionKind.ADDRESSEE
    return person if known else None


def judged_action(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "It's a shame that …", "it's great to …": the action is what is judged."""
    if complement.low in (
        "way",
        "chance",
        "reminder",
        "opportunity",
        "time",
        "place",
        "excuse",
        "reason",
        "source",
        "spot",
    ):
        return None  # "it's a great way to wind down" judges the "it"
    value = evaluation(complement)
    doer = _judged_by_deed(complement, scene, voice)
    if value is not None and doer is not None:
        predicate, polarity = stance("believes_good", value, clause.negative)
        draft = Draft(predicate, clause, target=doer.name, target_person=doer, polarity=polarity, relation="be")
        draft.rule, draft.evidence = "judged-doer", [complement.text, doer.name, *clause.evidence]
        return [draft]
    below = next(
        (
            k
            for k in (
                *clause.head.children("ccomp", "xcomp", "advcl", "csubj"),
                *complement.children("xcomp", "ccomp", "pcomp", "prep", "acl", "relcl"),
            )
            if k.is_verb and (k.dep != "relcl" or any(a.tag == "TO" for a in k.kids))
        ),
        None,
    )
    if value is None or below is None:
        return None
    if below.subject is not None and below.subject.low in ("you", "u", "we", "i", "who", "that"):
        return []
    if any(k.low in ("when", "if", "because", "as", "since", "how") and k.i < below.i for k in below.kids):
        return []
    if not any(k.tag == "TO" for k in below.kids) and below.subject is None and below.tag != "VBG":
        return None
    if below.subject is not None and below.dep == "ccomp" and below.subject.low not in ("they", "people"):
        text = noun_phrase(below.subject, scene, voice) + " " + verb_phrase(below, scene, voice)
    else:
        text = verb_phrase(below, scene, voice)
        if voice.sources == () and below.lemma in (
            "see",
            "hear",
            "know",
            "meet",
            "be",
            "have",
            "find",
            "get",
            "talk",
            "share",
            "put",
            "explain",
            "describe",
            "believe",
            "say",
            "imagine",
            "express",
            "think",
        ):
            return []
    predicate, polarity = stance("believes_good", value, clause.negative)
    if complement.low in ("important", "vital", "essential", "necessary", "crucial"):
        predicate = "believes"
    return [
        Draft(
            predicate,
            clause,
            target=text,
            target_node=below,
            polarity=polarity,
            relation="be",
            rule="judged-action",
            evidence=[complement.text, *clause.evidence],
        )
    ]
