"""Turns a draft into a statement: type, owner and chain (guideline R1–R5), certainty, mentions, wording."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.draft import ATTITUDES, FACTS, Draft
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.phrases import person_of, thing_mention
from ingest.extract.english.render import sentence_of, top_of
from ingest.extract.english.scene import FIRST, SECOND, THIRD, Scene, Voice
from ingest.extract.english.tree import Node, span_of
from ingest.model import (
    Certainty,
    Mention,
    MentionKind,
    Passage,
    Polarity,
    Statement,
    StatementType,
    TimeExpression,
)

_HELD = ATTITUDES | {"suggests", "requests", "asks"}
RECORDS = FACTS | frozenset(
    "did went bought gave received ate watched read met started stopped moved_to joined left married lost passed plans".split()
)


def statement_of(
    draft: Draft,
    passage: Passage,
    scene: Scene,
    expression: TimeExpression | None,
    extractor: str,
    recurrence: str | None,
) -> Statement | None:
    """Return the statement of a draft, or None where it has nobody to hold it or nothing to say."""
    voice = draft.voice
    if voice is None or (draft.target is None and draft.subject is None and draft.subject_person is None):
        return None
    if draft.is_attitude and not draft.target:
        return None
    if (
        not draft.subject
        and draft.predicate in RECORDS
        and draft.clause.subject is None
        and draft.rule != "weather"
    ):
        return None  # a fragment that says of nobody what it says
    if draft.predicate == "is" and not draft.target:
        return None
    kind = _type_of(draft, voice)
    draft.uncertain = _is_uncertain(draft, voice)
    owner: Mention | None = None
    relayers: list[Mention] = []
    if kind is StatementType.CLAIM:
        found = _owner_and_chain(draft, voice, scene)
        if found is None:
            return None
        owner, relayers = found
    owner_name = owner.name if owner is not None else None
    chain = [r.name for r in relayers]
    is_claim = kind is StatementType.CLAIM
    text = sentence_of(draft, owner, relayers, scene, voice, is_claim)
    subject = _subject(draft, owner_name)
    if subject is None and draft.target is None:
        return None
    flags = ("pronoun",) if _has_unresolved(draft, owner) else ()
    span = _span(draft, voice, is_claim and bool(voice.sources))
    time = expression.time if expression is not None else None
    return Statement(
        type=kind,
        predicate=draft.predicate,
        text=text,
        span=span,
        subject=subject,
        target=draft.target or None,
        owner=owner_name,
        owner_known=not (is_claim and owner is None),
        relayed_by=tuple(chain),
        relation=draft.relation,
        polarity=draft.polarity,
        certainty=_certainty(draft),
        time=time,
        time_text=expression.text if expression is not None else None,
        recurrence=recurrence,
        replaces=draft.replaces,
        place=draft.place,
        with_people=tuple(p.name for p in draft.with_people),
        mentions=_mentions(draft, owner, relayers, scene, voice),
        confidence=_confidence(draft, flags),
        extractor=extractor,
        rule=f"{voice.rule}+{draft.rule}" if voice.rule else draft.rule,
        evidence=tuple(dict.fromkeys(word for word in (*voice.evidence, *draft.evidence) if word)),
        flags=flags,
    )


def _type_of(draft: Draft, voice: Voice) -> StatementType:
    if draft.predicate in _HELD or draft.predicate in ("predicts", "believes") or voice.is_attributed:
        return StatementType.CLAIM
    if _is_forecast_end(draft):
        return StatementType.CLAIM
    guessed = draft.is_guess or voice.uncertain or voice.opinion or voice.denied
    own_plan = (
        draft.predicate == "plans"
        and draft.subject_person is not None
        and draft.subject_person.kind is MentionKind.SPEAKER
    )
    if guessed and not own_plan:
        return StatementType.CLAIM
    return StatementType.FACT if draft.predicate in FACTS else StatementType.EVENT


def _is_forecast_end(draft: Draft) -> bool:
    """ "The strike will be over by Friday": nobody's plan; "The lido will open on 24 May" is announced."""
    clause = draft.clause
    if draft.predicate not in ("started", "stopped") or not clause.future or draft.target:
        return False
    if draft.subject_person is not None or clause.passive:
        return False
    dated = any(
        k.low in ("on", "at", "in", "from") and any(n.is_time for n in k.subtree()) for k in clause.head.kids
    )
    return not dated


def _is_uncertain(draft: Draft, voice: Voice) -> bool:
    if draft.predicate == "asks":
        return False
    if draft.is_guess or voice.uncertain:
        return True
    if voice.own_view and not voice.sources:
        return False
    if not voice.opinion or (draft.clause.future and not draft.is_attitude):
        return False  # an opinion marker on a forecast changes nothing
    if draft.predicate in ("believes", "predicts", "suggests", "requests"):
        return False
    return not draft.is_attitude or (
        draft.holder_named and draft.holder is not None and not _holds(draft.holder, voice)
    )


def _holds(holder: Mention, voice: Voice) -> bool:
    innermost = next((s for s in reversed(voice.sources) if s is not None), voice.me)
    return innermost is not None and innermost.name == holder.name


def _certainty(draft: Draft) -> Certainty:
    if draft.hypothetical and draft.predicate not in _HELD:
        return Certainty.HYPOTHETICAL
    return Certainty.UNCERTAIN if draft.uncertain else Certainty.ASSERTED


def _owner_and_chain(draft: Draft, voice: Voice, scene: Scene) -> tuple[Mention | None, list[Mention]] | None:
    """Return owner and relayers, nearest to the listener first; None where nobody at all is known."""
    path = list([scene.speaker] if scene.speaker is not None else [])
    path += [s for s in voice.sources if s is not None]
    path = _without_repeats(path)
    if _is_ones_own_by_others(draft, voice) and scene.speaker is not None:
        return scene.speaker, [p for p in path if p.name != scene.speaker.name]
    if (
        draft.predicate in _HELD
        and draft.holder is not None
        and not (draft.holder.kind is MentionKind.SPEAKER and voice.sources and not voice.own_words)
    ):
        names = [p.name for p in path]
        if draft.holder.name in names:
            return draft.holder, path[: names.index(draft.holder.name)]
        return draft.holder, path
    if draft.predicate in _HELD and draft.unheld:
        return (None, path) if path else None
    if not voice.sources:
        return (scene.speaker, []) if scene.speaker is not None else None
    if voice.sources[-1] is None:
        return (None, path) if path else None
    owner = voice.sources[-1]
    return owner, [p for p in path if p.name != owner.name]


def _is_ones_own_by_others(draft: Draft, voice: Voice) -> bool:
    """ "Rita says I love jazz": outside quotation marks "I" is the speaker, and so the attitude is his, told by her."""
    holder, subject = draft.holder, draft.clause.subject
    if draft.predicate not in _HELD or holder is None or holder.kind is not MentionKind.SPEAKER or voice.own_words:
        return False
    if None in voice.sources or not voice.sources:
        return False
    return draft.holder_named and subject is not None and subject.low in FIRST


def _without_repeats(path: list[Mention]) -> list[Mention]:
    seen: set[str] = set()
    out = []
    for person in path:
        if person.name not in seen:
            seen.add(person.name)
            out.append(person)
    return out


def _subject(draft: Draft, owner: str | None) -> str | None:
    if draft.predicate in _HELD:
        return owner
    return draft.subject or None


def _span(draft: Draft, voice: Voice, attributed: bool) -> tuple[int, int]:
    top = top_of(draft.clause.head)
    nodes = list(top.ordered())
    other: set[int] = set()
    for kid in top.kids:
        if kid.dep in ("conj", "parataxis") and (kid.is_verb or kid.subject is not None):
            other |= {id(n) for n in kid.subtree()}
    start, end = span_of([n for n in nodes if id(n) not in other])
    if draft.echoed_by is not None:
        echo = span_of(top_of(draft.echoed_by).ordered())
        denied = any(n.dep == "neg" for n in top.subtree())
        if denied and draft.polarity is Polarity.POSITIVE:
            start, end = echo  # "He never went. She says he did": what denies it is not hers
        end = max(end, span_of(draft.echoed_by.ordered())[1])
    if attributed and voice.start is not None:
        start = min(start, voice.start)
    return start, max(end, start)


def _has_unresolved(draft: Draft, owner: Mention | None) -> bool:
    people = (draft.subject_person, draft.target_person, draft.holder, owner, *draft.with_people)
    return any(p is not None and not p.resolved for p in people)


def _confidence(draft: Draft, flags: tuple[str, ...]) -> float:
    # Rough steps, to sort what a person should look at first; not probabilities.
    if flags:
        return 0.4
    return 0.7 if draft.rule.startswith("verb-did") else 0.9


def _mentions(  # noqa: C901 - one line a construction
    draft: Draft, owner: Mention | None, relayers: list[Mention], scene: Scene, voice: Voice
) -> tuple[Mention, ...]:
    found: dict[tuple[str, MentionKind, tuple[int, int] | None], Mention] = {}

    def add(mention: Mention | None) -> None:
        if mention is not None and mention.span is not None and mention.span[0] >= mention.span[1]:
            mention = replace(mention, span=None)  # put in before the clause: it stands elsewhere
        if mention is not None:
            found.setdefault((mention.name, mention.kind, mention.span), mention)

    add(owner)
    for relayer in relayers:
        add(relayer)
    add(draft.subject_person)
    add(draft.target_person)
    add(draft.holder)
    for companion in draft.with_people:
        add(companion)
    for node in top_of(draft.clause.head).subtree():
        if node.is_noun or node.low in FIRST | SECOND | THIRD:
            if node.dep in ("compound",):
                continue
            person = person_of(node, scene, voice)
            if person is not None:
                add(person)
                kin = _kin_of_name(node, person)
                if kin is not None:
                    owner_of_kin = voice.me.name if voice.me is not None else None
                    add(replace(kin, relative_to=kin.relative_to or owner_of_kin))
    if draft.target and draft.target_person is None and draft.target_node is not None:
        add(thing_mention(draft.target_node, draft.target, draft.predicate))
    if (
        draft.subject
        and draft.subject_person is None
        and draft.subject_node is not None
        and draft.subject_node.is_noun
    ):
        add(thing_mention(draft.subject_node, draft.subject, ""))
    if draft.place and draft.place_node is not None:
        mention = thing_mention(draft.place_node, draft.place, "")
        add(mention if mention.entity != "topic" else replace(mention, entity="place"))
    return tuple(found.values())


def _kin_of_name(node: Node, person: Mention) -> Mention | None:
    """ "my sister Jane", "Jane, my sister": the kin noun is the same person as the name."""
    if person.kind is not MentionKind.NAME:
        return None
    noun = (
        node
        if not node.is_proper
        else next(
            (k for k in node.children("compound", "appos", "nmod") if k.lemma in KIN | ROLES or k.low in KIN), None
        )
    )
    if noun is None or noun.lemma not in KIN | ROLES:
        return None
    kind = MentionKind.KIN if noun.lemma in KIN else MentionKind.ROLE
    return Mention(
        noun.low, kind, (noun.start, noun.end), relative_to=person.relative_to or "", same_as=(person.name,)
    )


__all__ = ["Polarity", "statement_of"]
