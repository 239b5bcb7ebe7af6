"""Verbs and modals that govern another verb: wanting, planning, managing, failing, having to, being able."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.advice import act_in_words, advised, is_listener
from ingest.extract.english.clause import Clause, clause_of
from ingest.extract.english.draft import Draft, flip, stance
from ingest.extract.english.judging import read_judging
from ingest.extract.english.lexicon.frames import CONTROL, CONTROL_ADJECTIVES, Control
from ingest.extract.english.lexicon.verbs import WEATHER
from ingest.extract.english.phrases import holder_of, person_of
from ingest.extract.english.plain import read_plain
from ingest.extract.english.scene import FIRST, Scene, Voice, is_nobody
from ingest.extract.english.subjects import subject_draft
from ingest.extract.english.targets import Target, object_of, targets_from, verb_phrase
from ingest.extract.english.tense import as_forecast, weather
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity


def governed(head: Node) -> Node | None:
    """Return the infinitive or gerund a verb governs, not one of purpose."""
    for kid in head.children("xcomp", "ccomp"):
        if kid.i < head.i:
            continue
        if (
            any(a.tag == "TO" for a in kid.kids)
            or (kid.tag == "VBG" and kid.subject is None)
            or (kid.dep == "xcomp" and kid.tag == "VB")
        ):
            return kid
    return None


def inner_clause(verb: Node, outer: Clause, *, keep_tense: bool = True) -> Clause:
    """Describe a governed verb as a clause of its governor's subject and tense."""
    clause = clause_of(verb, outer.subject)
    clause.subject = verb.subject or outer.subject
    if keep_tense:
        clause.past, clause.future, clause.modals = outer.past, outer.future, outer.modals
        clause.perfect, clause.hypothetical = outer.perfect, outer.hypothetical
    clause.negative = clause.negative ^ outer.negative
    clause.evidence = [*outer.evidence, *clause.evidence]
    return clause


def read_control(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:  # noqa: C901 - one line a construction
    """Read a governing verb or adjective with the verb it governs."""
    head = clause.head
    effect: Control | None
    if head.lemma == "be" or clause.passive:
        return None
    effect = CONTROL.get(head.lemma)
    below = governed(head)
    if effect is None and head.lemma in ("end", "wind", "finish") and below is not None and below.tag == "VBG":
        effect = "holds" if any(k.low == "up" for k in head.kids) else None  # "ended up selling it"
    if effect is None and head.lemma in ("turn", "prove") and below is not None and below.lemma == "be":
        effect = "holds"  # "turned out to be a waste of money"
    if effect is None:
        return None
    if below is None:
        around = head.children("prt", "advmod", "acomp", "prep") if head.lemma == "get" else []  # "got round to"
        for prep in (*head.children("prep"), *(p for k in around for p in k.children("prep"))):
            inner = prep.child("pcomp")
            if inner is not None and inner.tag == "VBG" and (head.lemma, prep.low) in _PREPOSITIONAL:
                effect, below = _PREPOSITIONAL[head.lemma, prep.low], inner
    if below is None:
        if head.lemma == "dream" and head.child("ccomp") is not None:
            return []  # "Ada dreamt that she could fly"
        if effect in ("wants",) and (finite := head.child("ccomp")) is not None:
            return _wish_clause(clause, finite, scene, voice)
        if effect == "worries" and (finite := head.child("ccomp")) is not None:
            return _stance(
                "worries_about", clause, [Target(_clause_text(finite, scene, voice), finite)], scene, voice
            )
        return None
    if (
        effect == "wants"
        and below.lemma in ("know", "find", "hear", "understand", "learn")
        and (asked := _open_question(below)) is not None
    ):
        return _asking(clause, asked, scene, voice)
    if head.lemma == "need" and below.subject is not None and below.subject.i > head.i:
        effect = "wants"  # "Ada needs us to sign"
    if head.lemma == "go" and not (clause.progressive and any(a.tag == "TO" for a in below.kids)):
        return None  # "go skiing" is a deed
    if any(k.low in ("whether", "if") or k.tag in ("WRB", "WP") for k in below.kids if k.i < below.i):
        return []  # "can't decide whether to go"
    if head.lemma in ("think", "dream", "look") and below.tag == "VBG" and head.lemma == "look":
        return None
    return _apply(effect, clause, below, scene, voice)


def _open_question(verb: Node) -> Node | None:
    for kid in verb.children("ccomp", "advcl"):
        if any(k.low in ("if", "whether") or k.tag in ("WRB", "WP", "WDT") for k in kid.subtree() if k.i <= kid.i):
            return kid
    return None


def _asking(clause: Clause, asked: Node, scene: Scene, voice: Voice) -> list[Draft]:
    """ "Katja wants to know when the library opens": she asks."""
    from ingest.extract.english.reader import asked_about

    holder = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if holder is None or holder.kind is MentionKind.SPEAKER or clause.negative:
        return []
    target, node = asked_about(asked, scene, voice)
    return [
        Draft(
            "asks",
            clause,
            target=target,
            target_node=node,
            polarity=Polarity.NEUTRAL,
            holder=holder,
            holder_named=True,
            relation="want to know",
            rule="wants-to-know",
            evidence=[clause.head.text, asked.text],
        )
    ]


_PREPOSITIONAL: dict[tuple[str, str], Control] = {
    ("plan", "on"): "plans", ("think", "about"): "plans", ("think", "of"): "plans", ("dream", "of"): "wants", ("dream", "about"): "wants",
    ("insist", "on"): "plans", ("look", "to"): "wants", ("succeed", "in"): "holds", ("worry", "about"): "worries",
    ("get", "to"): "holds", ("keep", "on"): "keeps", ("commit", "to"): "plans", ("feel", "like"): "wants", ("consider", "about"): "plans",
}  # fmt: skip


def read_control_adjective(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read "is able to", "is eager to", "is due to" with the verb they govern."""
    head = clause.head
    if head.lemma not in ("be", "seem", "feel", "get") and not clause.passive:
        return None
    word = head if clause.passive else head.child("acomp", "attr", "oprd", "prep")
    if word is None:
        word = next((k for k in head.children("advmod") if k.low in CONTROL_ADJECTIVES), None)
    if word is None or word.low not in CONTROL_ADJECTIVES:
        return None
    below = (
        governed(word)
        or governed(head)
        or next(
            (
                k
                for k in (*word.children("advcl"), *head.children("advcl"))
                if any(a.tag == "TO" for a in k.kids) and k.i > word.i
            ),
            None,
        )
    )
    if below is None:
        return None
    effect = CONTROL_ADJECTIVES[word.low]
    if effect == "holds" and not (clause.past or any(a.lemma == "have" for a in below.auxiliaries)):
        return []  # "happy to help"
    if effect == "norm" and word.low in ("supposed", "meant"):
        effect = "plans"
    if word.low == "unable":
        clause.negative = not clause.negative
    return _apply(effect, clause, below, scene, voice)


def _apply(effect: Control, clause: Clause, below: Node, scene: Scene, voice: Voice) -> list[Draft] | None:  # noqa: C901 - one line a construction
    head = clause.head
    subject = person_of(clause.subject, scene, voice) if clause.subject is not None else None
    if (
        subject is not None
        and subject.kind is MentionKind.ADDRESSEE
        and not voice.is_attributed
        and effect not in ("holds", "fails")
        and head.lemma != "ought"
    ):
        return []
    if effect == "plans":
        return _plan(clause, below, subject, scene, voice)
    if effect in ("wants", "likes", "dislikes", "worries", "prefers", "neutral", "regrets"):
        return _govern_attitude(effect, clause, below, scene, voice)
    if effect in ("holds", "fails"):
        inner = inner_clause(below, clause)
        inner.negative ^= effect == "fails"
        inner.evidence.append(head.text)
        drafts = read_inner(inner, scene, voice)
        if effect == "fails" and clause.past and clause.tensed:
            for draft in drafts or ():
                if draft.predicate == "plans":  # "forgot to book the van": left undone, nothing is planned
                    draft.predicate, draft.target, draft.target_node = (
                        "did",
                        verb_phrase(below, scene, voice),
                        below,
                    )
        return drafts
    if head.lemma == "learn" and below.lemma in _COME_TO_FEEL:
        return read_inner(inner_clause(below, clause), scene, voice)  # "learned to love the rain"
    if effect in ("tries", "refuses"):
        if head.lemma == "help" and clause.subject is not None and subject is None:
            return None
        text = " ".join(
            filter(
                None,
                [
                    head.text,
                    "to" if any(a.tag == "TO" for a in below.kids) else "",
                    verb_phrase(below, scene, voice),
                ],
            )
        )
        if head.lemma in ("learn", "practise", "practice", "train"):
            text = verb_phrase(below, scene, voice)
        is_own_plan = clause.future and subject is not None and subject.kind is MentionKind.SPEAKER
        if is_own_plan and head.lemma in ("learn", "practise", "practice", "train"):
            return _simple(
                "plans", clause, Target(f"{head.text} to {text}", below), scene, voice, "control-learning"
            )
        return _simple("did", clause, Target(text, below), scene, voice, f"control-{effect}")
    if effect == "past_habit":
        inner = inner_clause(below, clause)
        inner.past = True
        drafts = read_inner(inner, scene, voice) or []
        for draft in drafts:
            if draft.predicate == "did":
                draft.predicate = "does_regularly"
        return drafts
    if effect == "stops" and clause.negative and clause.modals & {"can", "could"}:
        return []  # "can't stop thinking about it"
    if effect in ("starts", "stops", "finishes"):
        predicate = {"starts": "started", "stops": "stopped", "finishes": "did"}[effect]
        if subject is None and clause.subject is not None and clause.subject.low == "it":
            return []
        thing = object_of(below)
        targets = (
            targets_from(thing, scene, voice)
            if effect == "finishes" and thing is not None
            else [Target(verb_phrase(below, scene, voice), below)]
        )
        return [d for t in targets for d in _simple(predicate, clause, t, scene, voice, f"control-{effect}")]
    if effect == "keeps" and clause.future and object_of(below) is None:
        return []
    if effect in ("tends", "keeps"):
        return _simple(
            "does_regularly",
            clause,
            Target(verb_phrase(below, scene, voice), below),
            scene,
            voice,
            f"control-{effect}",
        )
    if effect == "can":
        return _simple("can", clause, _act_target(below, scene, voice), scene, voice, "control-can")
    if effect == "norm":
        if head.lemma == "deserve":
            return None
        return _obligation(clause, below, subject, scene, voice)
    if effect == "seems":
        inner = inner_clause(below, clause)
        drafts = read_inner(inner, scene, voice) or []
        words = {head.low, *(k.low for k in head.kids)}
        if words & {"likely", "bound"} and not inner.perfect:  # "Ada's bound to get the job"
            made = (as_forecast(d, scene, voice) if not d.is_attitude else d for d in drafts)
            drafts = [d for d in made if d is not None]
        for draft in drafts:
            draft.is_guess = "bound" not in words
        return drafts
    return None


_COME_TO_FEEL = frozenset("love like appreciate trust hate enjoy value respect accept".split())


def read_inner(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a governed clause like any other; the import is late because the readings call one another."""
    from ingest.extract.english.frames import read_clause

    return read_clause(clause, scene, voice)


def _act_target(verb: Node, scene: Scene, voice: Voice) -> Target:
    thing = object_of(verb)
    if thing is not None and (found := targets_from(thing, scene, voice)):
        return found[0]
    return Target(verb_phrase(verb, scene, voice), verb)


def _simple(predicate: str, clause: Clause, target: Target, scene: Scene, voice: Voice, rule: str) -> list[Draft]:
    draft = Draft(
        predicate,
        clause,
        target=target.text,
        target_node=target.node,
        target_person=target.person,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation=clause.head.lemma,
        rule=rule,
        evidence=[clause.head.text, *clause.evidence],
        is_guess=bool(clause.modals & {"might", "may"}),
    )
    done = subject_draft(draft, scene, voice)
    return [done] if done is not None else []


_COMMISSIVE = frozenset("promise vow swear pledge threaten offer".split())


def _plan(clause: Clause, below: Node, subject: Mention | None, scene: Scene, voice: Voice) -> list[Draft] | None:
    head = clause.head
    if head.lemma == "expect" and below.subject is not None:
        return _expected(clause, below, scene, voice)
    is_future = head.lemma == "go" or head.low in ("about", "going", "set", "due", "bound") or head.lemma == "be"
    inner = inner_clause(below, clause, keep_tense=False)
    inner.future = True
    inner.tensed = False
    inner.hypothetical = clause.hypothetical
    inner.modals = frozenset({"will"})
    inner.evidence.append(head.text)
    if is_future and not (clause.past and head.lemma == "go"):
        drafts = read_inner(inner, scene, voice)
        if drafts is not None:
            return drafts
    if subject is None and not (clause.subject is not None and is_nobody(clause.subject.low)):
        drafts = read_inner(inner, scene, voice)
        return drafts
    inner.negative = clause.negative ^ (inner.negative ^ clause.negative)
    drafts = read_inner(inner, scene, voice) or []
    for draft in drafts:
        if draft.predicate not in ("plans",):
            draft.predicate = "plans"
            draft.target = draft.target or verb_phrase(below, scene, voice)
            if draft.subject is None:
                fixed = subject_draft(draft, scene, voice)
                if fixed is None:
                    return []
    if head.lemma in _COMMISSIVE and subject is not None and subject.kind is not MentionKind.SPEAKER:
        # What somebody promised is theirs to have said.
        known = any(s is not None and s.name == subject.name for s in voice.sources)
        told = voice if known else replace(voice, sources=(*voice.sources, subject))
        for draft in drafts:
            draft.voice = told
    return drafts or _simple(
        "plans", clause, Target(verb_phrase(below, scene, voice), below), scene, voice, "control-plans"
    )


def _expected(clause: Clause, below: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Odile expects the baby to come early": a forecast of hers."""
    source = person_of(clause.subject, scene, voice) if clause.subject is not None else voice.me
    if source is None or clause.negative:
        return None
    own = source.kind is MentionKind.SPEAKER and not voice.own_words
    inner = clause_of(below)
    for to in below.children("aux"):
        if to.tag == "TO":
            to.text, to.low, to.tag = "will", "will", "MD"  # as what she said reads by itself
    draft = Draft(
        "predicts",
        inner,
        target=verb_phrase(below, scene, voice),
        target_node=below,
        polarity=flip(Polarity.POSITIVE, inner.negative),
        relation=below.lemma,
        rule="expected",
        evidence=[clause.head.text, below.text],
        voice=voice if own else replace(voice, sources=(*voice.sources, source)),
    )
    done = subject_draft(draft, scene, voice)
    return [done] if done is not None else []


def _govern_attitude(
    effect: Control, clause: Clause, below: Node, scene: Scene, voice: Voice
) -> list[Draft] | None:
    predicate = {
        "wants": "wants",
        "likes": "likes",
        "dislikes": "dislikes",
        "worries": "worries_about",
        "prefers": "prefers",
        "neutral": "likes",
        "regrets": "believes_bad",
    }[effect]
    if effect in ("likes", "dislikes", "prefers") and "would" in clause.modals:
        predicate = {"likes": "wants", "dislikes": "worries_about", "prefers": "prefers"}[effect]
        if effect == "dislikes":
            return []
        clause.hypothetical = False
    if effect == "neutral" and not clause.negative:
        return None
    targets: list[Target]
    thing = object_of(below)
    if below.lemma in ("be", "become"):
        targets = [Target(_complement_phrase(below, scene, voice), below)]
    elif (
        effect in ("likes", "dislikes")
        and thing is not None
        and below.lemma in ("eat", "drink", "watch", "read", "play", "have", "use", "see")
    ) or (below.lemma == "see" and thing is not None and effect == "wants"):
        targets = targets_from(thing, scene, voice)
    else:
        text = verb_phrase(below, scene, voice)
        who = below.subject
        if who is not None and effect in ("wants", "likes", "dislikes"):
            person = person_of(who, scene, voice)
            text = f"{person.name if person else who.text} {text}"
        targets = [Target(text, below)]
    if effect == "neutral":
        if "would" in clause.modals:
            return _stance("wants", clause, targets, scene, voice, negate=False)
        return _stance("likes", clause, targets, scene, voice, polarity=Polarity.NEUTRAL)
    if effect == "regrets":
        return _stance("believes_bad", clause, targets, scene, voice)
    return _stance(predicate, clause, targets, scene, voice)


def _complement_phrase(be: Node, scene: Scene, voice: Voice) -> str:
    complement = be.child("attr", "acomp", "oprd", "prep", "advmod")
    if complement is None:
        return be.text
    return f"be {' '.join(n.text for n in complement.ordered()[:6])}"


def _stance(
    predicate: str,
    clause: Clause,
    targets: list[Target],
    scene: Scene,
    voice: Voice,
    *,
    negate: bool | None = None,
    polarity: Polarity | None = None,
) -> list[Draft]:
    holder = holder_of(clause.subject, scene, voice) if clause.subject is not None else voice.me
    unheld = False
    if holder is None:
        if clause.subject is None or not is_nobody(clause.subject.low):
            return []
        unheld = True
    negative = clause.negative if negate is None else negate
    base = Polarity.NEGATIVE if predicate in ("dislikes", "believes_bad") else Polarity.POSITIVE
    if polarity is None:
        predicate, sign = stance(predicate, base, negative)
    else:
        sign = polarity
    return Draft(
        predicate,
        clause,
        polarity=sign,
        holder=holder,
        holder_named=True,
        relation=clause.head.lemma,
        rule=f"attitude-{predicate}",
        evidence=[clause.head.text, *clause.evidence],
        unheld=unheld,
        is_guess=bool(clause.modals & {"might", "may", "must"}),
    ).about_each([t for t in targets if t.text])


def _clause_text(finite: Node, scene: Scene, voice: Voice) -> str:
    text = verb_phrase(finite, scene, voice)
    subject = finite.subject
    if subject is None or subject.low in ("it", "that"):
        return text
    person = person_of(subject, scene, voice)
    from ingest.extract.english.phrases import noun_phrase

    return f"{person.name if person else noun_phrase(subject, scene, voice)} {text}"


def _wish_clause(clause: Clause, finite: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Ann hopes that the rain stops", "I wish I lived closer"."""
    subject = finite.subject
    if (
        subject is not None
        and subject.low in ("you", "u", "it")
        and (clause.subject is None or clause.subject.low in ("i", "we"))
        and not any(n.lemma in WEATHER for n in finite.subtree())
    ):
        return []  # a wish to the listener
    text = _clause_text(finite, scene, voice)
    own = object_of(finite)
    if finite.lemma in ("have", "own") and own is not None and subject is not None and subject.low in FIRST:
        return _stance("wants", clause, targets_from(own, scene, voice), scene, voice)  # "I wish I had a garden"
    if subject is not None and clause.subject is not None:
        one, other = person_of(subject, scene, voice), person_of(clause.subject, scene, voice)
        if one is not None and other is not None and one.name == other.name:
            text = verb_phrase(finite, scene, voice)
    return _stance("wants", clause, [Target(text, finite)], scene, voice)


def _obligation(
    clause: Clause, below: Node, subject: Mention | None, scene: Scene, voice: Voice
) -> list[Draft] | None:
    head = clause.head
    if object_of(head) is not None:
        return None  # "has books to choose from"
    if head.lemma == "have" and clause.past:
        inner = inner_clause(below, clause)
        if clause.negative:
            return []
        return read_inner(inner, scene, voice)  # "had to sell it": it happened
    if (
        subject is not None
        and subject.kind is MentionKind.SPEAKER
        and head.lemma in ("have", "need")
        and not clause.negative
    ):
        inner = inner_clause(below, clause, keep_tense=False)
        inner.future, inner.modals = True, frozenset({"will"})
        inner.hypothetical = clause.hypothetical
        return read_inner(inner, scene, voice)
    return _norm(clause, below, scene, voice)


def _norm(clause: Clause, verb: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
    subject = clause.subject
    if subject is None:
        return []
    if subject.low in ("it", "that", "this") and scene.thing is None:
        return []
    person = person_of(subject, scene, voice)
    if is_listener(person, voice):
        return [] if clause.past else advised(verb, clause, person, scene, voice)
    draft = Draft(
        "believes",
        clause,
        target=act_in_words(verb, scene, voice) if verb.lemma != "be" else _complement_phrase(verb, scene, voice),
        target_node=verb,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        relation=verb.lemma,
        rule="norm",
        evidence=[*sorted(clause.modals), verb.text, *clause.evidence],
    )
    if subject.low in ("someone", "somebody"):
        draft.subject, draft.subject_node = subject.low, subject  # "Someone should tell Priya": a norm for whoever
        return [draft]
    done = subject_draft(draft, scene, voice)
    return [done] if done is not None else []


def read_modal(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a clause by its modal: norms, weather; all else goes on to the plain reading."""
    found = weather(clause, scene, voice)
    if found is not None:
        return found
    norms = {"should", "ought", "must"}
    if clause.modals & norms:
        if "must" in clause.modals and (
            clause.perfect or clause.progressive or clause.head.lemma in ("be", "have", "feel", "love")
        ):
            drafts = read_plain(clause, scene, voice) or read_judging(clause, scene, voice) or []
            for draft in drafts:
                draft.is_guess = True
            return drafts
        if (
            "should" in clause.modals
            and clause.perfect
            and (
                clause.subject is not None
                and (person := person_of(clause.subject, scene, voice)) is not None
                and person.kind is MentionKind.ADDRESSEE
            )
        ):
            return []
        return _norm(clause, clause.head, scene, voice)
    return None
