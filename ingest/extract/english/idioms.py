"""Set phrases of taste and wish that the words alone do not give: modal idioms and fixed comparisons."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip, stance
from ingest.extract.english.phrases import person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import (
    Target,
    complement_verb,
    object_of,
    object_of_preposition,
    targets_from,
    verb_phrase,
)
from ingest.extract.english.tree import Node, opposite_of
from ingest.model import Mention, MentionKind, Polarity


@dataclass(frozen=True, slots=True)
class Idiom:
    """One set phrase: when it applies, which stance it is, where its target stands."""

    name: str
    applies: Callable[[Clause], bool]
    predicate: str
    polarity: Polarity
    target: Callable[[Clause], Node | None]
    example: str
    negatable: bool = False
    subject_is_target: bool = False
    of_whoever_says_it: bool = False


def _can(clause: Clause) -> bool:
    return bool(clause.modals & {"can", "could"})


def _words(clause: Clause) -> set[str]:
    return {n.low for n in clause.head.subtree()}


def _thing(clause: Clause) -> Node | None:
    return object_of(clause.head) or complement_verb(clause.head) or object_of_preposition(clause.head)


def _of(*words: str) -> Callable[[Clause], Node | None]:
    def find(clause: Clause) -> Node | None:
        head = clause.head
        found = object_of_preposition(head, *words)
        if found is not None:
            return found
        for kid in head.subtree():
            if kid.low in words and kid.dep == "prep" and (inner := kid.child("pobj", "pcomp")) is not None:
                return inner
        return None

    return find


def _leave_or_take(clause: Clause) -> Node | None:
    for node in clause.head.subtree():
        if node.lemma in _TAKEN and (found := object_of(node)) is not None:
            return found
    return None


_TAKEN = frozenset("take leave watch eat read drink use have see".split())


def is_indifference(clause: Clause) -> bool:
    """ "I can take or leave it", "Can watch them, can skip them", "Take it or leave it"."""
    if clause.head.lemma not in _TAKEN or not (_can(clause) or clause.head.lemma == "take") or clause.past:
        return False
    return any(
        k.lemma in ("leave", "skip") and k.i > clause.head.i and k.subject is None
        for k in clause.head.children("conj", "dep", "parataxis", "ccomp", "advcl")
    ) or {"take", "leave", "or"} <= _words(clause)


def is_neither_nor(clause: Clause) -> bool:
    """ "I neither love nor hate it", "she doesn't like or dislike it": both ends of one scale are denied."""
    return opposite_of(clause.head) is not None and clause.negative


def _neither_thing(clause: Clause) -> Node | None:
    other = opposite_of(clause.head)
    return object_of(clause.head) or (object_of(other) if other is not None else None)


IDIOMS: tuple[Idiom, ...] = (
    Idiom("neither-nor", is_neither_nor, "likes", Polarity.NEUTRAL, _neither_thing, "I neither love nor hate the logo."),
    Idiom("take-or-leave", is_indifference, "likes", Polarity.NEUTRAL, _leave_or_take, "I could take or leave sushi."),
    Idiom("no-to", lambda c: c.head.lemma == "say" and "would" in c.modals and "no" in _words(c) and (c.negative or "n't" in _words(c) or "not" in _words(c)), "wants", Polarity.POSITIVE, _of("to"),
          "I wouldn't say no to a slice of cake."),
    Idiom("could-go-for", lambda c: c.head.lemma == "go" and "could" in c.modals and not c.negative and "for" in _words(c), "wants", Polarity.POSITIVE, _of("for"), "I could go for a curry."),
    Idiom("cannot-recommend-enough", lambda c: c.head.lemma in ("recommend", "praise") and _can(c) and c.negative and bool(_words(c) & {"enough", "highly"}),
          "recommends", Polarity.POSITIVE, _thing, "I can't recommend the hotel enough."),
    Idiom("go-wrong-with", lambda c: c.head.lemma == "go" and _can(c) and c.negative and {"wrong", "with"} <= _words(c), "recommends", Polarity.POSITIVE, _of("with"),
          "You can't go wrong with a Volvo.", of_whoever_says_it=True),
    Idiom("beats", lambda c: c.head.lemma in ("beat", "trump") and not c.past and not c.modals and not c.negative and c.subject is not None and c.subject.is_noun and not c.subject.is_proper and object_of(c.head) is not None and not c.passive,
          "prefers", Polarity.POSITIVE, lambda c: c.subject, "Trains beat planes any day.", of_whoever_says_it=True),
    Idiom("cannot-stand", lambda c: c.head.lemma in ("stand", "bear", "abide", "stomach", "tolerate", "endure") and _can(c) and c.negative, "dislikes",
          Polarity.NEGATIVE, _thing, "Ann can't stand olives."),
    Idiom("cannot-wait", lambda c: c.head.lemma == "wait" and _can(c) and c.negative, "wants", Polarity.POSITIVE,
          lambda c: complement_verb(c.head) or object_of_preposition(c.head, "for"), "I can't wait for the concert."),
    Idiom("cannot-enough", lambda c: c.head.lemma == "get" and _can(c) and c.negative and "enough" in _words(c), "likes", Polarity.POSITIVE, _of("of"),
          "I can't get enough of that show."),
    Idiom("do-without", lambda c: c.head.lemma == "do" and _can(c) and "without" in _words(c) and not c.negative, "dislikes", Polarity.NEGATIVE, _of("without"),
          "I could do without the noise."),
    Idiom("live-without", lambda c: c.head.lemma in ("live", "cope", "manage") and _can(c) and "without" in _words(c), "dislikes", Polarity.NEGATIVE, _of("without"),
          "I can live without social media."),
    Idiom("gives-creeps", lambda c: c.head.lemma == "give" and bool(_words(c) & {"creeps", "headache", "nightmares", "shivers", "ick"}), "dislikes", Polarity.NEGATIVE, lambda c: c.subject,
          "The cellar gives Ann the creeps.", subject_is_target=True),
    Idiom("could-do-with", lambda c: c.head.lemma in ("do", "murder", "use") and "could" in c.modals and not c.negative and ("with" in _words(c) or c.head.lemma in ("murder", "use")), "wants",
          Polarity.POSITIVE, lambda c: _of("with")(c) or object_of(c.head), "I could murder a curry."),
    Idiom("would-like", lambda c: c.head.lemma in ("like", "love", "kill", "fancy", "adore") and "would" in c.modals and not c.perfect, "wants", Polarity.POSITIVE, _thing,
          "I'd love a new camera.", negatable=True),
    Idiom("would-mind", lambda c: c.head.lemma == "mind" and "would" in c.modals and c.negative, "wants", Polarity.POSITIVE, _thing, "I wouldn't mind a break."),
    Idiom("not-mind", lambda c: c.head.lemma == "mind" and c.negative and not c.modals & {"would", "will"}, "likes", Polarity.NEUTRAL, _thing, "I don't mind olives."),
    Idiom("not-care-for", lambda c: c.head.lemma == "care" and c.negative and "for" in _words(c), "dislikes", Polarity.NEGATIVE, _of("for"), "I don't care for opera."),
    Idiom("not-care-about", lambda c: c.head.lemma == "care" and c.negative and "about" in _words(c), "likes", Polarity.NEUTRAL, _of("about"), "I don't care about football."),
    Idiom("look-forward", lambda c: c.head.lemma == "look" and "forward" in _words(c), "wants", Polarity.POSITIVE, _of("to"), "I look forward to the trip.", negatable=True),
    Idiom("bothered", lambda c: c.head.low == "bothered" and c.negative and "about" in _words(c), "likes", Polarity.NEUTRAL, _of("about"), "I'm not bothered about football."),
    Idiom("leaves-cold", lambda c: c.head.lemma == "leave" and "cold" in _words(c), "likes", Polarity.NEUTRAL, lambda c: c.subject, "Opera leaves me cold.", subject_is_target=True),
    Idiom("do-nothing-for", lambda c: c.head.lemma == "do" and "nothing" in _words(c) and "for" in _words(c), "likes", Polarity.NEUTRAL, lambda c: c.subject,
          "Opera does nothing for me.", subject_is_target=True),
    Idiom("on-nerves", lambda c: c.head.lemma == "get" and "nerves" in _words(c), "dislikes", Polarity.NEGATIVE, lambda c: c.subject, "The noise gets on Ann's nerves.", subject_is_target=True),
    Idiom("drives-mad", lambda c: (c.head.lemma in ("drive", "make") and bool(_words(c) & {"mad", "crazy", "nuts", "sick", "cringe", "insane", "bonkers"}) and object_of(c.head) is not None) or (c.head.lemma == "drive" and bool(_words(c) & {"mad", "crazy", "nuts", "insane", "bonkers"})),
          "dislikes", Polarity.NEGATIVE, lambda c: c.subject, "The noise drives Ann mad.", subject_is_target=True),
    Idiom("go-crazy-for", lambda c: c.head.lemma == "go" and bool(_words(c) & {"crazy", "mad", "nuts", "wild", "bonkers"}) and bool(_words(c) & {"for", "over"}), "likes", Polarity.POSITIVE,
          _of("for", "over"), "My dogs go crazy for frisbees."),
    Idiom("grown-on", lambda c: c.head.lemma == "grow" and "on" in _words(c) and c.subject is not None and not c.head.child("dobj") and any(k.low in ("me", "him", "her", "us", "them") for k in c.head.subtree()), "likes", Polarity.POSITIVE, lambda c: c.subject,
          "The city is growing on me.", subject_is_target=True),
)  # fmt: skip


def read_idiom(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a set phrase of taste or wish; None where the clause is none."""
    preferred = _preference(clause, scene, voice)
    if preferred is not None:
        return preferred
    for idiom in IDIOMS:
        if idiom.applies(clause):
            return _apply(idiom, clause, scene, voice)
    return None


def _apply(idiom: Idiom, clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    node = idiom.target(clause)
    if node is None:
        return [] if idiom.name == "cannot-wait" else None
    if idiom.subject_is_target:
        holder = next(
            (
                p
                for k in clause.head.subtree()
                if k is not node
                and k.dep in ("dobj", "pobj", "poss", "nsubj", "dative")
                and k is not clause.subject
                and (p := person_of(k, scene, voice)) is not None
            ),
            None,
        )
    else:
        holder = person_of(clause.subject, scene, voice) if clause.subject is not None else voice.me
    if idiom.of_whoever_says_it:
        holder = next((s for s in reversed(voice.sources) if s is not None), voice.me)
    if holder is None:
        return None
    if node.is_verb:
        if idiom.name == "cannot-wait" and node.lemma in ("see", "hear") and object_of(node) is None:
            return []
        if idiom.name in ("cannot-wait", "would-like") and _about_listener(node):
            return []
        thing = object_of(node)
        targets = (
            targets_from(thing, scene, voice)
            if thing is not None and node.lemma == "see"
            else [Target(verb_phrase(node, scene, voice), node)]
        )
    else:
        targets = targets_from(node, scene, voice)
    predicate, polarity = idiom.predicate, idiom.polarity
    if idiom.negatable:
        predicate, polarity = stance(predicate, polarity, clause.negative)
    elif idiom.subject_is_target and clause.negative and polarity is not Polarity.NEUTRAL:
        predicate, polarity = stance(predicate, polarity, True)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=True,
        relation=clause.head.lemma,
        rule=f"idiom-{idiom.name}",
        evidence=[clause.head.text, *clause.evidence],
    ).about_each(targets)


def _about_listener(node: Node) -> bool:
    """ "can't wait to see your art", "would love to hear about it": courtesy to the listener."""
    if node.lemma in ("hear", "see", "know", "meet", "chat", "talk", "join", "help", "check", "catch"):
        return any(
            n.low in ("you", "your", "ya", "it", "that", "more", "them", "one", "some") for n in node.subtree()
        )
    return False


def _without_rest(target: Target) -> Target:
    """ "hiking to cycling": what is preferred, not what it is preferred to."""
    node = target.node
    is_act = node is not None and (node.is_verb or node.low.endswith("ing"))
    return Target(re.split(r" (?:to|over|than) ", target.text)[0], node, target.person) if is_act else target


def _preference(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "I'd rather take the train than fly", "Ann prefers tea to coffee", "give me tea over coffee any day"."""
    head = clause.head
    rather = "rather" in clause.adverbs and bool(clause.modals & {"would"})
    sooner = "sooner" in clause.adverbs and bool(clause.modals & {"would"})
    takes_over = (
        head.lemma in ("take", "pick", "choose") and "over" in {k.low for k in head.subtree()} and not clause.past
    )
    if not (rather or sooner or head.lemma == "prefer" or takes_over):
        return None
    holder: Mention | None = person_of(clause.subject, scene, voice) if clause.subject is not None else voice.me
    if holder is None or (holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed):
        return None
    thing = object_of(head)
    below = complement_verb(head) if head.lemma == "prefer" else None
    if thing is not None:
        targets = (
            targets_from(thing, scene, voice)[:1]
            if head.lemma == "prefer" or head.lemma in ("take", "have", "pick", "choose", "go")
            else [Target(verb_phrase(head, scene, voice), head)]
        )
    elif below is not None:
        targets = [Target(verb_phrase(below, scene, voice), below)]
    else:
        targets = [Target(verb_phrase(head, scene, voice), head)]
    targets = [_without_rest(t) for t in targets]
    negative = clause.negative
    return Draft(
        "prefers",
        clause,
        polarity=flip(Polarity.POSITIVE, negative),
        holder=holder,
        holder_named=True,
        relation=head.lemma,
        rule="preference",
        evidence=[*(["rather"] if rather else []), head.text],
    ).about_each(targets)
