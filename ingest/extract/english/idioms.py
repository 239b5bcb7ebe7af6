"""Set phrases of taste and wish that the words alone do not give: modal idioms and fixed comparisons."""

from __future__ import annotations

import re

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip, stance
from ingest.extract.english.idiom_forms import Idiom, behind, can, thing_of, words_of
from ingest.extract.english.idioms_of_taste import TASTES
from ingest.extract.english.phrases import noun_phrase, person_of
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
from ingest.extract.english.tree import Node, opposite_of
from ingest.model import Mention, MentionKind, Polarity


def _leave_or_take(clause: Clause) -> Node | None:
    for node in clause.head.subtree():
        if node.lemma in _TAKEN and (found := object_of(node)) is not None:
            return found
    return None


_TAKEN = frozenset("take leave watch eat read drink use have see".split())


def is_indifference(clause: Clause) -> bool:
    """ "I can take or leave it", "Can watch them, can skip them", "Take it or leave it"."""
    if clause.head.lemma not in _TAKEN or not (can(clause) or clause.head.lemma == "take") or clause.past:
        return False
    return any(
        k.lemma in ("leave", "skip") and k.i > clause.head.i and k.subject is None
        for k in clause.head.children("conj", "dep", "parataxis", "ccomp", "advcl")
    ) or {"take", "leave", "or"} <= words_of(clause)


def is_neither_nor(clause: Clause) -> bool:
    """ "I neither love nor hate it", "she doesn't like or dislike it": both ends of one scale are denied."""
    return opposite_of(clause.head) is not None and clause.negative


def _neither_thing(clause: Clause) -> Node | None:
    other = opposite_of(clause.head)
    return object_of(clause.head) or (object_of(other) if other is not None else None)


def _outdoes_all(clause: Clause) -> bool:
    """ "Mum's cooking beats any restaurant": praise, for nothing is chosen before another."""
    beaten, subject = object_of(clause.head), clause.subject
    if clause.head.lemma not in ("beat", "trump") or beaten is None or subject is None or subject.is_proper:
        return False
    is_all = beaten.low in ("anything", "everything") or any(k.low in ("any", "every", "all") for k in beaten.kids)
    is_all = is_all and "day" not in {k.low for k in clause.head.subtree()}
    return is_all and subject.is_noun and not (clause.past or clause.modals or clause.negative or clause.passive)


IDIOMS: tuple[Idiom, ...] = (
    Idiom("neither-nor", is_neither_nor, "likes", Polarity.NEUTRAL, _neither_thing, "I neither love nor hate the logo."),
    Idiom("take-or-leave", is_indifference, "likes", Polarity.NEUTRAL, _leave_or_take, "I could take or leave sushi."),
    Idiom("no-to", lambda c: c.head.lemma == "say" and "would" in c.modals and "no" in words_of(c) and (c.negative or "n't" in words_of(c) or "not" in words_of(c)), "wants", Polarity.POSITIVE, behind("to"),
          "I wouldn't say no to a slice of cake."),
    Idiom("could-go-for", lambda c: c.head.lemma == "go" and "could" in c.modals and not c.negative and "for" in words_of(c), "wants", Polarity.POSITIVE, behind("for"), "I could go for a curry."),
    Idiom("cannot-recommend-enough", lambda c: c.head.lemma in ("recommend", "praise") and can(c) and c.negative and bool(words_of(c) & {"enough", "highly"}),
          "recommends", Polarity.POSITIVE, thing_of, "I can't recommend the hotel enough."),
    Idiom("go-wrong-with", lambda c: c.head.lemma == "go" and can(c) and c.negative and {"wrong", "with"} <= words_of(c), "recommends", Polarity.POSITIVE, behind("with"),
          "You can't go wrong with a Volvo.", of_whoever_says_it=True),
    Idiom("put-one-off", lambda c: c.head.lemma == "put" and not c.passive and not c.negative and "off" in words_of(c) and bool(words_of(c) & {"me", "us", "him", "her"}), "dislikes", Polarity.NEGATIVE,
          behind("off"), "Raj put me off the curry.", of_the_object=True),
    Idiom("beats-any", lambda c: _outdoes_all(c), "believes_good", Polarity.POSITIVE, lambda c: c.subject, "Mum's cooking beats any restaurant.", of_whoever_says_it=True),
    Idiom("beats", lambda c: c.head.lemma in ("beat", "trump") and not c.past and not c.modals and not c.negative and c.subject is not None and c.subject.is_noun and not c.subject.is_proper and object_of(c.head) is not None and not c.passive,
          "prefers", Polarity.POSITIVE, lambda c: c.subject, "Trains beat planes any day.", of_whoever_says_it=True),
    Idiom("cannot-stand", lambda c: c.head.lemma in ("stand", "bear", "abide", "stomach", "tolerate", "endure") and can(c) and c.negative, "dislikes",
          Polarity.NEGATIVE, thing_of, "Ann can't stand olives."),
    Idiom("cannot-wait", lambda c: c.head.lemma == "wait" and can(c) and c.negative, "wants", Polarity.POSITIVE,
          lambda c: complement_verb(c.head) or object_of_preposition(c.head, "for"), "I can't wait for the concert."),
    Idiom("cannot-enough", lambda c: c.head.lemma == "get" and can(c) and c.negative and "enough" in words_of(c), "likes", Polarity.POSITIVE, behind("of"),
          "I can't get enough of that show."),
    Idiom("do-without", lambda c: c.head.lemma == "do" and can(c) and "without" in words_of(c) and not c.negative, "dislikes", Polarity.NEGATIVE, behind("without"),
          "I could do without the noise."),
    Idiom("live-without", lambda c: c.head.lemma in ("live", "cope", "manage") and can(c) and "without" in words_of(c), "dislikes", Polarity.NEGATIVE, behind("without"),
          "I can live without social media."),
    Idiom("gives-creeps", lambda c: c.head.lemma == "give" and bool(words_of(c) & {"creeps", "headache", "nightmares", "shivers", "ick"}), "dislikes", Polarity.NEGATIVE, lambda c: c.subject,
          "The cellar gives Ann the creeps.", subject_is_target=True),
    Idiom("could-do-with", lambda c: c.head.lemma in ("do", "murder", "use") and "could" in c.modals and not c.negative and ("with" in words_of(c) or c.head.lemma in ("murder", "use")), "wants",
          Polarity.POSITIVE, lambda c: behind("with")(c) or object_of(c.head), "I could murder a curry."),
    Idiom("would-like", lambda c: c.head.lemma in ("like", "love", "kill", "fancy", "adore") and "would" in c.modals and not c.perfect, "wants", Polarity.POSITIVE, thing_of,
          "I'd love a new camera.", negatable=True),
    Idiom("would-mind", lambda c: c.head.lemma == "mind" and "would" in c.modals and c.negative, "wants", Polarity.POSITIVE, thing_of, "I wouldn't mind a break."),
    Idiom("not-mind", lambda c: c.head.lemma == "mind" and c.negative and not c.modals & {"would", "will"}, "likes", Polarity.NEUTRAL, thing_of, "I don't mind olives."),
    Idiom("not-care-for", lambda c: c.head.lemma == "care" and c.negative and "for" in words_of(c), "dislikes", Polarity.NEGATIVE, behind("for"), "I don't care for opera."),
    Idiom("not-care-about", lambda c: c.head.lemma == "care" and c.negative and "about" in words_of(c), "likes", Polarity.NEUTRAL, behind("about"), "I don't care about football."),
    Idiom("likes-better", lambda c: c.head.lemma == "like" and not c.negative and bool(words_of(c) & {"better", "more"}) and behind("than")(c) is not None, "prefers", Polarity.POSITIVE, thing_of,
          "I like the red one better than the blue one."),
    Idiom("look-forward", lambda c: c.head.lemma == "look" and "forward" in words_of(c), "wants", Polarity.POSITIVE, behind("to"), "I look forward to the trip.", negatable=True),
    Idiom("bothered", lambda c: c.head.low == "bothered" and c.negative and "about" in words_of(c), "likes", Polarity.NEUTRAL, behind("about"), "I'm not bothered about football."),
    Idiom("leaves-cold", lambda c: c.head.lemma == "leave" and "cold" in words_of(c), "likes", Polarity.NEUTRAL, lambda c: c.subject, "Opera leaves me cold.", subject_is_target=True),
    Idiom("do-nothing-for", lambda c: c.head.lemma == "do" and "nothing" in words_of(c) and "for" in words_of(c), "likes", Polarity.NEUTRAL, lambda c: c.subject,
          "Opera does nothing for me.", subject_is_target=True),
    Idiom("on-nerves", lambda c: c.head.lemma == "get" and "nerves" in words_of(c), "dislikes", Polarity.NEGATIVE, lambda c: c.subject, "The noise gets on Ann's nerves.", subject_is_target=True),
    Idiom("drives-mad", lambda c: (c.head.lemma in ("drive", "make") and bool(words_of(c) & {"mad", "crazy", "nuts", "sick", "cringe", "insane", "bonkers"}) and object_of(c.head) is not None) or (c.head.lemma == "drive" and bool(words_of(c) & {"mad", "crazy", "nuts", "insane", "bonkers"})),
          "dislikes", Polarity.NEGATIVE, lambda c: c.subject, "The noise drives Ann mad.", subject_is_target=True),
    Idiom("go-crazy-for", lambda c: c.head.lemma == "go" and bool(words_of(c) & {"crazy", "mad", "nuts", "wild", "bonkers"}) and bool(words_of(c) & {"for", "over"}), "likes", Polarity.POSITIVE,
          behind("for", "over"), "My dogs go crazy for frisbees."),
    Idiom("grown-on", lambda c: c.head.lemma == "grow" and "on" in words_of(c) and c.subject is not None and not c.head.child("dobj") and any(k.low in ("me", "him", "her", "us", "them") for k in c.head.subtree()), "likes", Polarity.POSITIVE, lambda c: c.subject,
          "The city is growing on me.", subject_is_target=True),
)  # fmt: skip


def read_idiom(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read a set phrase of taste or wish; None where the clause is none."""
    preferred = _preference(clause, scene, voice)
    if preferred is not None:
        return preferred
    fancied = object_of(clause.head) if clause.head.lemma == "fancy" else None
    if fancied is not None and fancied.low.endswith(("self", "selves")):
        return []  # "fancies himself as a poet"
    for idiom in (*TASTES.get(clause.head.lemma, ()), *IDIOMS):
        if idiom.applies(clause) and (found := _apply(idiom, clause, scene, voice)) is not None:
            return found
    return None


def _apply(idiom: Idiom, clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    node = idiom.target(clause)
    if node is None:
        return [] if idiom.name == "cannot-wait" else None
    if idiom.subject_is_target:
        holder = next(
            (
                p
                for k in map(_whoever_is_mad, clause.head.subtree())
                if k is not node
                and k.dep in ("dobj", "pobj", "poss", "nsubj", "dative")
                and k is not clause.subject
                and (p := person_of(k, scene, voice)) is not None
            ),
            None,
        )
    else:
        whose = _whose_heart(clause.subject)
        holder = person_of(whose, scene, voice) if whose is not None else voice.me
    if idiom.of_the_object:
        thing = next((k for k in clause.head.subtree() if k.low in ("me", "us", "him", "her")), None)
        holder = person_of(thing, scene, voice) if thing is not None else None
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
        if not targets and idiom.predicate in ("wants", "likes", "dislikes") and is_temporal(node):
            targets = [Target(noun_phrase(node, scene, voice), node)]  # "a week without meetings", "the weekend"
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


def _whose_heart(subject: Node | None) -> Node | None:
    """ "Ada's heart isn't in it": hers."""
    if subject is None or subject.low not in ("heart", "hearts"):
        return subject
    return subject.child("poss") or subject


_MADDENED = frozenset("cold mad crazy nuts bonkers insane potty batty bananas".split())


_BODY = frozenset("head nut nerves goat blood wick skin tits brain heart boat teeth back".split())


def _whoever_is_mad(node: Node) -> Node:
    """ "It's driving Ann mad", with "Ann mad" taken for a name."""
    if node.low in _BODY and (whose := node.child("poss")) is not None:
        return whose  # "does my head in": mine
    name = node.child("compound", "nmod") if node.low in _MADDENED else None
    if name is not None:
        name.dep = "dobj"
    return name if name is not None else node


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


_TAKING = frozenset("take pick choose go have".split())
_RATED = frozenset("like love enjoy rate fancy".split())


def _preferred(clause: Clause) -> Node | None:
    """Return the verb or thing that a clause prefers to another; None where it prefers nothing.

    "I'd rather fly", "prefers tea to coffee", "I'd take tea over coffee", "likes tea better than coffee".
    """
    head = clause.head
    thing = object_of(head)
    if head.lemma == "prefer":
        return thing or complement_verb(head) or head
    if clause.adverbs & {"rather", "sooner"} and "would" in clause.modals:
        return thing if thing is not None and head.lemma in _TAKING else head
    chosen_at_will = head.lemma in ("pick", "choose") or "would" in clause.modals or _is_always(head)
    if head.lemma in _TAKING and not clause.past and chosen_at_will and thing is not None:
        return thing if _outdone(thing, head) is not None else None
    if (
        head.lemma == "go"
        and "would" in clause.modals
        and (chosen := object_of_preposition(head, "for")) is not None
    ):
        return chosen if _outdone(chosen, head) is not None else None
    if head.lemma in _RATED and thing is not None and not clause.negative:
        better = next(
            (k for k in head.children("advmod", "acomp") if k.low in ("better", "more") and k.i > head.i), None
        )
        return thing if better is not None and better.child("prep", "mark") is not None else None
    return None


def _outdone(chosen: Node, head: Node) -> Node | None:
    """Return what something is chosen over: "tea over coffee"."""
    return next(
        (
            other
            for p in head.subtree()
            if p.low == "over"
            and p.i > chosen.i
            and (other := p.child("pobj")) is not None
            and not is_temporal(other)
        ),
        None,
    )


def _is_always(head: Node) -> bool:
    """ "… any day", "… every time"."""
    return any(k.low in ("any", "every") for n in head.children("npadvmod") for k in n.kids)


def is_giving_over(clause: Clause) -> bool:
    """ "Give me tea over coffee any day": a taste in the form of an order."""
    head, thing = clause.head, object_of(clause.head)
    to_me = any(k.low in ("me", "us") for k in head.children("dative", "dobj"))
    if head.lemma != "give" or not to_me or thing is None or clause.subject is not None or clause.negative:
        return False
    return _outdone(thing, head) is not None or _is_always(head)


def _preference(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "I'd rather take the train than fly", "Ann prefers tea to coffee", "give me tea over coffee any day"."""
    head = clause.head
    chosen = object_of(head) if is_giving_over(clause) else _preferred(clause)
    if chosen is None:
        return None
    holder: Mention | None = person_of(clause.subject, scene, voice) if clause.subject is not None else voice.me
    if holder is None or (holder.kind is MentionKind.ADDRESSEE and not voice.is_attributed):
        return None
    if chosen.is_verb or chosen is head:
        targets = [Target(verb_phrase(chosen, scene, voice), chosen)]
    else:
        targets = targets_from(chosen, scene, voice)[:1]
    return Draft(
        "prefers",
        clause,
        polarity=flip(Polarity.POSITIVE, clause.negative),
        holder=holder,
        holder_named=True,
        relation=head.lemma,
        rule="preference" if clause.subject is not None else "preference-named",
        evidence=[*sorted(clause.adverbs & {"rather", "sooner"}), head.text],
    ).about_each(_without_rest(t) for t in targets)


_ALWAYS = frozenset("day time always anytime days week".split())


def nominal_preference(root: Node, clause: Clause, scene: Scene, voice: Voice) -> list[Draft]:
    """ "Trains over planes any day": a choice without a verb."""
    if not root.is_noun or voice.me is None or _outdone(root, root) is None:
        return []
    if not any(
        k.low in _ALWAYS for n in root.kids for k in (n, *n.kids) if n.dep in ("npadvmod", "advmod", "prep")
    ):
        return []
    return Draft(
        "prefers",
        clause,
        holder=voice.me,
        holder_named=True,
        relation="prefer",
        rule="preference-named",
        evidence=["over", root.text],
    ).about_each(targets_from(root, scene, voice)[:1])
