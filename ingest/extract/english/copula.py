"""Clauses of being: evaluation or state, identity, attitude by adjective, occasion with a date or place."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip, stance
from ingest.extract.english.lexicon.frames import (
    ADJECTIVE_ATTITUDES,
    JOB_NOUNS,
    NOUN_ATTITUDES,
    OCCASIONS,
    STATES,
    WEIGHTLESS_SELF,
)
from ingest.extract.english.lexicon.sentiment import (
    BAD_ADJECTIVES,
    BAD_NOUNS,
    GOOD_ADJECTIVES,
    GOOD_NOUNS,
    MIXED_ADJECTIVES,
)
from ingest.extract.english.phrases import coordinated, hyphenated, noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import (
    Target,
    complement_verb,
    is_temporal,
    object_of,
    one_target,
    targets_from,
    verb_phrase,
)
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

# Participles that judge even after "is": "moving" and "touching" do not.
_VERDICTS = frozenset(
    "fulfilling rewarding satisfying frustrating exhausting exciting inspiring calming soothing uplifting encouraging tiring "
    "annoying disappointing boring thrilling irritating infuriating depressing disgusting confusing".split()
)
_POLITE = frozenset("happy glad delighted honoured honored grateful nice great good careful".split())
COPULAS = frozenset(
    "be seem look sound appear remain stay become get turn taste smell feel prove keep go grow".split()
)
_OPINION_COPULAS = frozenset("seem look sound taste smell feel prove".split())
_COMPARED = frozenset("better worse best worst".split())


def complement_of(head: Node) -> Node | None:
    """Return the predicate adjective or noun of a copular clause."""
    found = head.child("acomp", "attr", "oprd")
    if found is None and head.lemma != "be":
        # The parser likes to call "smells awful" an adverb.
        found = next(
            (
                k
                for k in head.children("advmod", "xcomp", "dobj", "amod")
                if k.i > head.i
                and k.low in GOOD_ADJECTIVES | BAD_ADJECTIVES | MIXED_ADJECTIVES
                and k.tag[:1] in "JRV"
            ),
            None,
        )
    elif found is None:
        found = next(
            (
                k
                for k in head.children("advmod", "amod", "ccomp", "xcomp", "dep")
                if k.i > head.i and k.tag.startswith("JJ")
            ),
            None,
        )
    return found


def evaluation(node: Node) -> Polarity | None:
    """Return how a predicate adjective or noun evaluates, None where it does not."""
    low = node.low
    words = {low, node.lemma}
    modified = {k.low for k in node.children("advmod", "amod", "compound")}
    if low in ("worth",):
        return Polarity.POSITIVE
    if words & MIXED_ADJECTIVES:
        return Polarity.NEUTRAL
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


def read_copula(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read "X is Y"; None where the clause is none of that kind."""
    head = clause.head
    if head.lemma not in COPULAS or (head.dep in ("aux", "auxpass")):
        return None
    complement = complement_of(head)
    if complement is None:
        return _with_preposition(clause, scene, voice) if head.lemma in ("be", "remain") else None
    if head.lemma in ("get", "go", "turn", "keep", "grow") and not complement.tag.startswith("J"):
        return None
    if complement.tag == "VBG" and complement.is_verb and complement.low not in GOOD_ADJECTIVES | BAD_ADJECTIVES:
        return _progressive(clause, complement, scene, voice)
    if any(k.low == "here" and k.i < head.i for k in head.kids):
        return []
    subject = clause.subject
    if subject is not None and subject.dep == "expl" or (subject is not None and subject.low == "there"):
        return _existential(clause, complement, scene, voice)
    if subject is not None and subject.low == "it":
        special = _impersonal(clause, complement, scene, voice)
        if special is not None:
            return special
    holder = person_of(subject, scene, voice) if subject is not None else None
    attitude = _adjective_attitude(clause, complement, holder, scene, voice)
    if attitude is not None:
        return attitude
    favourite = _favourite(clause, complement, scene, voice)
    if favourite is not None:
        return favourite
    value = evaluation(complement)
    if complement.low == "nothing" and any(
        k.low in ("special", "remarkable", "extraordinary") for k in complement.kids
    ):
        value, clause.negative = Polarity.NEUTRAL, False
    if value is not None and not _is_state(complement, holder, head) and not _is_classifying(complement):
        return _evaluate(clause, value, holder, complement, scene, voice)
    if head.lemma in _OPINION_COPULAS and value is None and not complement.tag.startswith("J"):
        return []
    return _identity(clause, complement, holder, scene, voice)


def read_participle(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "I'm not convinced by the logo", "carbs are overrated": a participle that is an adjective."""
    head = clause.head
    if head.tag == "VBG" and clause.progressive and head.low in _VERDICTS and object_of(head) is None:
        # "seeing them grow must be fulfilling"
        return _evaluate(
            clause,
            Polarity.POSITIVE if head.low in GOOD_ADJECTIVES else Polarity.NEGATIVE,
            None,
            head,
            scene,
            voice,
        )
    if not clause.passive or head.child("agent") is not None and head.low not in ADJECTIVE_ATTITUDES:
        return None
    holder = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if head.low in ADJECTIVE_ATTITUDES and holder is not None:
        return _adjective_attitude(clause, head, holder, scene, voice)
    if head.low in GOOD_ADJECTIVES | BAD_ADJECTIVES and clause.subject is not None and head.child("agent") is None:
        value = Polarity.POSITIVE if head.low in GOOD_ADJECTIVES else Polarity.NEGATIVE
        return None if _is_state(head, holder, head) else _evaluate(clause, value, holder, head, scene, voice)
    return None


def _progressive(clause: Clause, verb: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "He's training for a race", read as a noun by the parser."""
    from ingest.extract.english.control import inner_clause, read_inner

    inner = inner_clause(verb, clause)
    inner.progressive = True
    return read_inner(inner, scene, voice)


def _is_state(complement: Node, holder: Mention | None, head: Node) -> bool:
    if holder is None or holder.entity != "person":
        return False
    if (
        head.lemma in ("feel", "get", "look", "seem")
        and complement.low in STATES | GOOD_ADJECTIVES | BAD_ADJECTIVES
    ):
        return head.lemma in ("feel", "get")
    return complement.low in STATES or (holder.kind is MentionKind.SPEAKER)


def _is_classifying(complement: Node) -> bool:
    """ "is a primary school": the noun says what it is, no adjective judges it."""
    return False


def _evaluate(
    clause: Clause, value: Polarity, holder: Mention | None, complement: Node, scene: Scene, voice: Voice
) -> list[Draft]:
    subject = clause.subject
    if subject is None:
        return []
    if holder is not None and holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []  # a compliment, or its opposite, to the listener
    if "would" in clause.modals and holder is not None and holder.kind is MentionKind.SPEAKER:
        return []
    targets = _topic(subject, scene, voice)
    if subject.low in ("it", "this", "that", "these", "those") and complement.is_noun and _names_thing(complement):
        targets = [Target(noun_phrase(complement, scene, voice), complement)]
    predicate, polarity = stance("believes_good", value, clause.negative)
    if polarity is Polarity.NEGATIVE:
        predicate = "believes_bad"
    if complement.low in ("bad", "terrible", "awful", "horrible", "ugly") and clause.negative:
        predicate, polarity = "believes_good", Polarity.POSITIVE  # litotes
    elif clause.negative and value is Polarity.POSITIVE and _is_limited(complement):
        predicate, polarity = "believes_good", Polarity.NEUTRAL
    return [
        Draft(
            predicate,
            clause,
            target=t.text,
            target_node=t.node,
            target_person=t.person,
            polarity=polarity,
            relation=clause.head.lemma,
            rule="evaluation",
            evidence=[complement.text, *clause.evidence],
            subject_node=None,
            is_guess=bool(clause.modals & {"might", "may", "could"}),
            hypothetical="would" in clause.modals and clause.hypothetical,
        )
        for t in targets
    ]


_UNNAMED_THINGS = (
    GOOD_NOUNS
    | BAD_NOUNS
    | frozenset(
        "thing idea place way time day one stuff feeling experience reminder sign start step choice job point question sense "
        "plan deal moment news bit lot".split()
    )
)


def _names_thing(complement: Node) -> bool:
    """ "It's not a bad film" names what it judges; "it's a great idea" does not."""
    return complement.low not in _UNNAMED_THINGS


def _is_limited(complement: Node) -> bool:
    """ "nothing special", "not great, not terrible"."""
    return complement.low in ("special",) or any(
        k.dep == "conj" and evaluation(k) is Polarity.NEGATIVE for k in complement.kids
    )


def _topic(subject: Node, scene: Scene, voice: Voice) -> list[Target]:
    """Return what an evaluation is about: a nominal, an action, or the thing last named for "it"."""
    if subject.dep in ("csubj", "csubjpass") or subject.tag in ("VBG",) and not subject.child("det", "poss"):
        return [Target(gerund_phrase(subject, scene, voice), subject)]
    if subject.low in ("this", "that", "these", "those", "which"):
        return []  # what was just said, not a thing
    if subject.low == "it" or (subject.low == "they" and scene.thing is not None and scene.thing.endswith("s")):
        return [Target(scene.thing, subject)] if scene.thing else []
    found = targets_from(subject, scene, voice)
    return found


def gerund_phrase(verb: Node, scene: Scene, voice: Voice) -> str:
    """Return an action that stands as subject: "taking it slow"."""
    text = verb_phrase(verb, scene, voice)
    if " " not in text:
        text = " ".join(n.text for n in verb.ordered()[:5])
    return text[0].lower() + text[1:]


def _adjective_attitude(
    clause: Clause, complement: Node, holder: Mention | None, scene: Scene, voice: Voice
) -> list[Draft] | None:
    table = NOUN_ATTITUDES if complement.is_noun else ADJECTIVE_ATTITUDES
    key = complement.low if complement.low in table else complement.lemma
    known = table.get(key)
    if known is None:
        return None
    predicate, sign = known
    targets: list[Target] = []
    for prep in complement.children("prep", "agent"):
        inner = prep.child("pobj", "pcomp")
        if inner is not None and prep.low in (
            "of",
            "about",
            "on",
            "for",
            "with",
            "at",
            "in",
            "by",
            "over",
            "towards",
            "toward",
            "to",
        ):
            targets = (
                targets_from(inner, scene, voice)
                if inner.dep == "pobj"
                else [Target(verb_phrase(inner, scene, voice), inner)]
            )
    if not targets:
        for prep in clause.head.children("prep"):
            inner = prep.child("pobj", "pcomp")
            if (
                inner is not None
                and prep.low in ("of", "about", "on", "with", "by", "at")
                and not is_temporal(inner)
            ):
                targets = targets_from(inner, scene, voice)
    if not targets and predicate == "worries_about":
        fear = next(
            (
                k
                for k in (*complement.children("ccomp"), *clause.head.children("ccomp"))
                if k.subject is not None and k.i > complement.i
            ),
            None,
        )
        if fear is not None and fear.subject is not None:
            targets = [
                Target(f"{noun_phrase(fear.subject, scene, voice)} {verb_phrase(fear, scene, voice)}", fear)
            ]
    below = complement_verb(complement)
    if not targets and below is not None and predicate in ("worries_about", "wants"):
        targets = [Target(verb_phrase(below, scene, voice), below)]
    if not targets and complement.is_noun and complement.children("compound"):
        first = complement.children("compound")[0]  # "a jazz fan"
        targets = [Target(first.text, first)]
    if not targets:
        vague = any(
            i.low in ("it", "that", "this", "them", "everything", "things")
            for p in (*complement.children("prep"), *clause.head.children("prep"))
            for i in p.children("pobj")
        )
        return [] if vague else None
    targets = [t for t in targets if t.text != "death"]
    if holder is None and not _can_hold(clause.subject):
        return None
    predicate, polarity = stance(predicate, Polarity(sign), clause.negative)
    return [
        Draft(
            predicate,
            clause,
            target=t.text,
            target_node=t.node,
            target_person=t.person,
            polarity=polarity,
            holder=holder,
            holder_named=True,
            relation=f"be {complement.lemma}",
            rule="attitude-adjective",
            unheld=holder is None,
            evidence=[complement.text, *clause.evidence],
            is_guess=bool(clause.modals & {"might", "may", "must"}),
        )
        for t in targets
    ]


def _can_hold(subject: Node | None) -> bool:
    return subject is None or subject.low in ("everyone", "everybody", "people", "nobody")


def _favourite(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Her favourite dish is risotto", "risotto is her favourite", "X is not my thing / cup of tea"."""
    subject = clause.subject
    if subject is None:
        return None
    for named, other in ((subject, complement), (complement, subject)):
        poss = named.child("poss")
        among = [i for p in named.children("prep") for i in p.children("pobj")] if named.low == "one" else []
        words = {n.low for m in (named, *among) for n in (m, *m.children("amod", "compound"))}
        is_favourite = bool(words & {"favourite", "favorite", "fave", "favourites", "favorites", "faves"})
        is_taste = (
            named is complement
            and poss is not None
            and (
                named.low in ("thing", "jam", "bag", "scene", "passion")
                or (named.low == "cup" and "tea" in {n.low for n in named.subtree()})
                or named.low == "style"
            )
        )
        if not (is_favourite or is_taste):
            continue
        if (
            named.low == "one"
            and (among := next((i for p in named.children("prep") for i in p.children("pobj")), None)) is not None
        ):
            poss = among.child("poss")
        holder = person_of(poss, scene, voice) if poss is not None else None
        if holder is None:
            continue
        targets = targets_from(other, scene, voice)
        predicate, polarity = stance("likes", Polarity.POSITIVE, clause.negative)
        return [
            Draft(
                predicate,
                clause,
                target=t.text,
                target_node=t.node,
                target_person=t.person,
                polarity=polarity,
                holder=holder,
                holder_named=True,
                relation="be favourite",
                rule="taste-noun",
                evidence=[named.text, *clause.evidence],
            )
            for t in targets
        ]
    return None


def _identity(clause: Clause, complement: Node, holder: Mention | None, scene: Scene, voice: Voice) -> list[Draft]:
    subject = clause.subject
    if subject is None:
        return []
    if holder is not None and holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []
    naming = subject.low == "it" and complement.is_proper
    if (
        subject.low in ("that", "this", "it", "which", "what", "those", "these")
        and holder is None
        and not scene.thing
        and not naming
    ):
        return []
    if subject.low in ("that", "this") and not scene.thing:
        return []
    if "would" in clause.modals and not clause.hypothetical and complement.low in _POLITE:
        return []
    if (
        holder is not None
        and holder.kind is MentionKind.SPEAKER
        and complement.low in WEIGHTLESS_SELF
        and not complement.children("prep")
    ):
        return []
    drafts = []
    for part in coordinated(complement) if complement.is_noun else [complement]:
        text = _complement_text(part, scene, voice)
        if not text or is_temporal(part):
            if not part.is_time and part.low in ("lot", "bit", "while", "time", "moment", "age", "second"):
                return []
            return _occasion(clause, part, scene, voice)
        named = part if part.is_proper or part.is_noun else None
        person = person_of(part, scene, voice) if part.is_proper else None
        draft = Draft(
            "is",
            clause,
            target=text,
            target_node=named,
            target_person=person,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation=clause.head.lemma,
            rule="identity",
            evidence=[clause.head.text, part.text, *clause.evidence],
        )
        _set_subject(draft, subject, holder, scene, voice)
        if clause.future:
            draft.predicate, draft.rule = "predicts", "forecast:identity"
            draft.target = f"{clause.head.lemma} {text}"
            if holder is not None and holder.kind is MentionKind.SPEAKER:
                draft.predicate = "plans"
        if "can" in clause.modals or "could" in clause.modals:
            continue  # "nature can be a break": what may be is no state
        drafts.append(draft)
    return drafts


def _complement_text(part: Node, scene: Scene, voice: Voice) -> str:
    if part.is_noun:
        return noun_phrase(part, scene, voice)
    words = [hyphenated(part)]
    for kid in part.kids:
        if kid.dep == "npadvmod" and kid.i < part.i:
            words.insert(0, " ".join(n.text for n in kid.ordered()))
        elif kid.dep == "prep":
            inner = kid.child("pobj")
            if inner is not None and not is_temporal(inner):
                words.append(f"{kid.low} {noun_phrase(inner, scene, voice)}")
                break
    return " ".join(words)


def _set_subject(draft: Draft, subject: Node, person: Mention | None, scene: Scene, voice: Voice) -> None:
    draft.subject_node = subject
    draft.subject_person = person
    if person is not None:
        draft.subject = person.name
    elif subject.low in ("it", "this", "that", "they", "these", "those"):
        draft.subject = scene.thing
    else:
        draft.subject = noun_phrase(subject, scene, voice)


def _occasion(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "The deadline is Friday": the occasion takes place then."""
    subject = clause.subject
    if (
        subject is None
        or subject.low in ("it", "that", "this", "today", "tomorrow")
        or person_of(subject, scene, voice) is not None
    ):
        return []
    draft = Draft(
        "takes_place",
        clause,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="occasion-date",
        evidence=[subject.text, complement.text],
    )
    _set_subject(draft, subject, person_of(subject, scene, voice), scene, voice)
    return [draft]


def _with_preposition(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    head, subject = clause.head, clause.subject
    if subject is None or subject.low in ("there",):
        return None
    person = person_of(subject, scene, voice)
    preps = [p for p in head.children("prep") if p.child("pobj") is not None]
    preps += [n for k in head.children("advmod", "prt") for n in k.children("prep") if n.child("pobj") is not None]
    timed = [p for p in preps if is_temporal(p.child("pobj") or p)]
    placed = [p for p in preps if p not in timed]
    if person is None and subject.low in ("it", "this", "that") and not scene.thing:
        return []
    if person is not None and person.kind is MentionKind.ADDRESSEE and not voice.is_attributed:
        return []
    taste = _prepositional_attitude(clause, placed, person, scene, voice)
    if taste is not None:
        return taste
    occasion = subject.lemma in OCCASIONS or subject.low in OCCASIONS
    time_adverb = any(k.is_time for k in head.kids)
    if person is None and (occasion or ((timed or time_adverb) and not placed)):
        place = next((p.child("pobj") for p in placed if p.low in ("at", "in", "on")), None)
        draft = Draft(
            "takes_place",
            clause,
            polarity=flip(Polarity.POSITIVE, clause.negative),
            relation="be",
            rule="occasion",
            evidence=[subject.text, head.text],
        )
        if place is not None:
            draft.target, draft.target_node = noun_phrase(place, scene, voice), place
        _set_subject(draft, subject, None, scene, voice)
        return [draft]
    if not placed:
        return []
    prep = placed[0]
    if prep.child("pobj") is not None and (prep.child("pobj") or prep).low in (
        "fence",
        "way",
        "fact",
        "point",
        "it",
        "that",
        "this",
        "you",
    ):
        return []
    inner = prep.child("pobj")
    assert inner is not None  # noqa: S101 - filtered above
    through = clause.perfect and prep.low in ("to",)
    been = person is not None and through
    if been:
        predicate, text = "went", noun_phrase(inner, scene, voice)
    elif (
        person is not None
        and prep.low in ("at", "with")
        and inner.lemma in JOB_NOUNS
        and any(k.low == "now" for k in head.children("advmod"))
    ):
        predicate, text = "works_at", noun_phrase(inner, scene, voice)
    else:
        predicate, text = "is", f"{prep.low} {noun_phrase(inner, scene, voice, keep_place=True)}"
        if clause.future and person is not None:
            predicate, text = "plans", noun_phrase(inner, scene, voice)
    draft = Draft(
        predicate,
        clause,
        target=text,
        target_node=inner,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation="be",
        rule="being-somewhere",
        evidence=[head.text, prep.text, inner.text, *clause.evidence],
    )
    _set_subject(draft, subject, person, scene, voice)
    return [draft]


_PREPOSITIONAL = {
    "into": ("likes", "positive"), "against": ("believes_bad", "negative"), "for": ("believes_good", "positive"),
    "behind": ("believes_good", "positive"), "over": ("dislikes", "negative"), "after": ("wants", "positive"),
}  # fmt: skip


def _prepositional_attitude(
    clause: Clause, placed: list[Node], person: Mention | None, scene: Scene, voice: Voice
) -> list[Draft] | None:
    """ "I'm into jazz", "Ann is all for the plan", "Bob is against it"; "jazz is not for me"."""
    for prep in placed:
        known = _PREPOSITIONAL.get(prep.low)
        inner = prep.child("pobj")
        if known is None or inner is None:
            continue
        if prep.low == "for" and person is None:
            who = person_of(inner, scene, voice)
            if who is None or clause.subject is None or who.kind is MentionKind.ADDRESSEE:
                continue
            if not clause.negative:
                continue
            return [
                Draft(
                    "dislikes",
                    clause,
                    target=t.text,
                    target_node=t.node,
                    polarity=Polarity.NEGATIVE,
                    holder=who,
                    holder_named=True,
                    relation="be for",
                    rule="taste-preposition",
                    evidence=["not", "for", inner.text],
                )
                for t in targets_from(clause.subject, scene, voice)
            ]
        if person is None or person.entity != "person":
            continue
        if prep.low == "for" and not any(k.low == "all" for k in (*prep.kids, *clause.head.children("advmod"))):
            continue
        if prep.low in ("over", "after", "behind"):
            continue
        predicate, polarity = stance(known[0], Polarity(known[1]), clause.negative)
        return [
            Draft(
                predicate,
                clause,
                target=t.text,
                target_node=t.node,
                target_person=t.person,
                polarity=polarity,
                holder=person,
                holder_named=True,
                relation=f"be {prep.low}",
                rule="attitude-preposition",
                evidence=[prep.text, *clause.evidence],
            )
            for t in targets_from(inner, scene, voice)
        ]
    return None


def _existential(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "There is a leak in the kitchen"."""
    if not complement.is_noun or complement.low in (
        "nothing",
        "something",
        "anything",
        "way",
        "point",
        "chance",
        "lot",
        "one",
        "no",
    ):
        return []
    value = evaluation(complement)
    prep = next(
        (
            p
            for p in (*complement.children("prep"), *clause.head.children("prep"))
            if p.low in ("in", "at", "on", "near") and p.child("pobj") is not None
        ),
        None,
    )
    inner = prep.child("pobj") if prep is not None else None
    occasion = complement.lemma in OCCASIONS
    if value is not None and not occasion:
        return []
    if not occasion and (inner is None or is_temporal(inner)):
        return []
    text = noun_phrase(complement, scene, voice)
    draft = Draft(
        "takes_place"
        if occasion or (clause.past and any(n.is_time for k in clause.head.kids for n in (k, *k.kids)))
        else "is",
        clause,
        subject=text,
        subject_node=complement,
        relation="be",
        rule="existence",
        polarity=flip(Polarity.POSITIVE, clause.negative),
        evidence=["there", clause.head.text, complement.text],
    )
    if inner is not None and not is_temporal(inner):
        draft.target = (
            noun_phrase(inner, scene, voice)
            if occasion
            else f"{prep.low if prep else 'in'} {noun_phrase(inner, scene, voice)}"
        )
        draft.target_node = inner
    return [draft]


def _impersonal(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "It's a shame that …", "it's great to …": the action is what is judged."""
    value = evaluation(complement)
    below = next(
        (
            k
            for k in (
                *clause.head.children("ccomp", "xcomp", "advcl", "csubj"),
                *complement.children("xcomp", "ccomp"),
            )
            if k.is_verb
        ),
        None,
    )
    if value is None or below is None:
        return None
    if below.subject is not None and below.subject.low in ("you", "u", "we", "i", "who", "that"):
        return []
    if any(k.low in ("when", "if", "because", "as", "since", "how") and k.i < below.i for k in below.kids):
        return []
    if not any(k.tag == "TO" for k in below.kids) and below.subject is None:
        return None
    if below.subject is not None and below.dep == "ccomp":
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


def nominal_evaluation(root: Node, scene: Scene, voice: Voice, clause: Clause) -> list[Draft]:
    """A sentence without a verb that still takes a stand: "Not a fan of podcasts"."""
    known = NOUN_ATTITUDES.get(root.low) or ADJECTIVE_ATTITUDES.get(root.low)
    if known is None or voice.me is None:
        return []
    copy = replace(clause, subject=None)
    drafts = _adjective_attitude(copy, root, voice.me, scene, voice)
    return drafts or []


__all__ = ["COPULAS", "complement_of", "evaluation", "nominal_evaluation", "one_target", "read_copula"]
