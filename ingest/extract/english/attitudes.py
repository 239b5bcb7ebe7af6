"""Attitudes by adjective, noun or preposition: "fond of", "a fan of", "against", "my favourite"."""

from __future__ import annotations

from dataclasses import replace

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.lexicon.frames import (
    ADJECTIVE_ATTITUDES,
    NEEDS_PREPOSITION,
    NOUN_ATTITUDES,
)
from ingest.extract.english.phrases import noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import (
    Target,
    complement_verb,
    is_temporal,
    targets_from,
    things_or_act,
    verb_phrase,
)
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity


def adjective_attitude(  # noqa: C901 - one line a construction
    clause: Clause, complement: Node, holder: Mention | None, scene: Scene, voice: Voice
) -> list[Draft] | None:
    table = NOUN_ATTITUDES if complement.is_noun else ADJECTIVE_ATTITUDES
    key = complement.low if complement.low in table else complement.lemma
    if complement.low in _UTTERLY:  # "'s worried sick about it": the second word as the head
        key = next((k.low for k in complement.kids if k.low in table and k.i < complement.i), key)
    needed = NEEDS_PREPOSITION.get(complement.low)
    known = table.get(key)
    if known is None and complement.low == "surprised" and any(k.low in _NICELY for k in complement.kids):
        known = ("believes_good", "positive")
    if known is None and complement.low == "ready" and any(k.low in _BEYOND for k in complement.kids):
        known, needed = ("wants", "positive"), frozenset({"for"})
    if known is None:
        return None
    predicate, sign = known
    if key == "bored" and any(k.low == "by" for k in (*complement.kids, *clause.head.kids)):
        predicate = "believes_bad"  # "bored by the sermon": it was a dull one; "bored of Leeds" is one's taste
    if needed is not None and not any(k.low in needed for k in (*complement.kids, *clause.head.kids)):
        return None
    targets: list[Target] = []
    twins = [
        k for k in complement.kids if (k.dep == "conj" and k.low in table) or k.low in _UTTERLY
    ]  # "sick and tired of it"
    for prep in (p for word in (complement, *twins) for p in word.children("prep", "agent")):
        inner = prep.child("pobj", "pcomp")
        if (
            inner is not None
            and inner.low in ("death", "teeth", "bits", "pieces")
            and (deeper := inner.child("prep")) is not None
        ):
            inner = deeper.child("pobj", "pcomp")  # "sick to death of meetings"
        if inner is not None and inner.low in ("bits", "pieces", "death"):
            continue  # "chuffed to bits with it"
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
            "against",
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
                and prep.low in (needed or ("of", "about", "on", "with", "by", "at", "for"))
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
                Target(
                    f"{noun_phrase(fear.subject, scene, voice)} {'not ' if fear.child('neg') is not None else ''}"
                    f"{verb_phrase(fear, scene, voice)}",
                    fear,
                )
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
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=True,
        relation=f"be {complement.lemma}",
        rule="attitude-adjective",
        unheld=holder is None,
        evidence=[complement.text, *clause.evidence],
        is_guess=bool(clause.modals & {"might", "may", "must"}),
    ).about_each(targets)


_BEYOND = frozenset("so more really beyond well totally".split())
_NICELY = frozenset("pleasantly nicely positively agreeably happily".split())
# "scared stiff of heights", "worried sick about the cat": what follows hangs on the second word.
_UTTERLY = frozenset("stiff sick witless rigid silly shitless senseless off".split())
_ONESELF = frozenset("person man woman girl guy boy lady gal type fan kind drinker lover".split())


def _kind_of_person(clause: Clause, complement: Node, holder: Mention | None) -> list[Draft] | None:
    """ "I'm not a morning person", "Ann has never been a cat person"."""
    thing = complement.child("compound")
    if complement.low != "person" or thing is None or holder is None or holder.entity != "person":
        return None
    predicate, polarity = stance("likes", Polarity.POSITIVE, clause.negative)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=True,
        relation="be",
        rule="taste-kind",
        evidence=[complement.text, *clause.evidence],
    ).about_each([Target(thing.text, thing)])


def more_of_a(clause: Clause, complement: Node, holder: Mention | None) -> list[Draft] | None:
    """ "I'm more of a cat person": one's kind tells what one would rather have."""
    simple = _kind_of_person(clause, complement, holder)
    if simple is not None:
        return simple
    of = next((p for p in complement.children("prep") if p.low == "of"), None)
    kind = of.child("pobj") if of is not None else None
    if complement.low not in ("more", "bit", "lot") or kind is None or kind.low not in _ONESELF or holder is None:
        return None
    thing = kind.child("compound", "amod")
    if thing is None or holder.entity != "person" or clause.past:
        return None
    predicate = "prefers" if complement.low == "more" else "likes"
    predicate, polarity = stance(predicate, Polarity.POSITIVE, clause.negative)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=True,
        relation="be",
        rule="taste-kind",
        evidence=[complement.text, kind.text, *clause.evidence],
    ).about_each([Target(thing.text, thing)])


def _can_hold(subject: Node | None) -> bool:
    return subject is None or subject.low in ("everyone", "everybody", "people", "nobody")


_TASTE_NOUNS: dict[tuple[str, str], Polarity] = {
    ("guilty", "pleasure"): Polarity.POSITIVE,
    ("happy", "place"): Polarity.POSITIVE,
    ("comfort", "food"): Polarity.POSITIVE,
    ("go", "to"): Polarity.POSITIVE,
    ("pet", "hate"): Polarity.NEGATIVE,
    ("pet", "peeve"): Polarity.NEGATIVE,
    ("pet", "hates"): Polarity.NEGATIVE,
    ("least", "favourite"): Polarity.NEGATIVE,
}
_IDEAS_OF = {
    **dict.fromkeys("hell torture purgatory nightmare".split(), Polarity.NEGATIVE),
    **dict.fromkeys("fun heaven paradise bliss perfection".split(), Polarity.POSITIVE),
}


def _taste_noun(noun: Node) -> Polarity | None:
    """ "my guilty pleasure", "Ann's pet hate", "my idea of hell"."""
    if noun.low in ("bugbear", "nemesis", "bane"):
        return Polarity.NEGATIVE
    if noun.low in ("idea", "notion", "vision"):
        of = next((p.child("pobj") for p in noun.children("prep") if p.low == "of"), None)
        return _IDEAS_OF.get(of.low) if of is not None else None
    return next((v for k in noun.kids if (v := _TASTE_NOUNS.get((k.low, noun.low))) is not None), None)


def favourite(clause: Clause, complement: Node, scene: Scene, voice: Voice) -> list[Draft] | None:
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
            (named is complement or _taste_noun(named) is not None)
            and poss is not None
            and (
                named.low in ("thing", "jam", "bag", "scene", "passion")
                or _taste_noun(named) is not None
                or (named.low == "cup" and "tea" in {n.low for n in named.subtree()})
                or named.low == "style"
            )
        )
        if not (is_favourite or is_taste):
            continue
        if among:
            poss = among[0].child("poss")
        holder = person_of(poss, scene, voice) if poss is not None else None
        if holder is None:
            continue
        targets = targets_from(other, scene, voice)
        least = any(n.low == "least" for n in named.subtree()) or _taste_noun(named) is Polarity.NEGATIVE
        predicate, polarity = stance("likes", Polarity.POSITIVE, clause.negative ^ least)
        return Draft(
            predicate,
            clause,
            polarity=polarity,
            holder=holder,
            holder_named=True,
            relation="be favourite",
            rule="taste-noun",
            evidence=[named.text, *clause.evidence],
        ).about_each(targets)
    return None


_PREPOSITIONAL = {
    "into": ("likes", "positive"), "about": ("likes", "positive"), "against": ("believes_bad", "negative"), "for": ("believes_good", "positive"),
    "behind": ("believes_good", "positive"), "over": ("dislikes", "negative"), "after": ("wants", "positive"),
}  # fmt: skip


def prepositional_attitude(
    clause: Clause, placed: list[Node], person: Mention | None, scene: Scene, voice: Voice
) -> list[Draft] | None:
    """ "I'm into jazz", "Ann is all for the plan", "Bob is against it"; "jazz is not for me"."""
    figure = _figure(clause, placed, person, scene, voice)
    if figure is not None:
        return figure
    side = next((p for p in placed if p.low == "in" and _is_favour(p.child("pobj"))), None)
    if side is not None and person is not None:
        return _in_favour(clause, side, person, scene, voice)
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
            return Draft(
                "dislikes",
                clause,
                polarity=Polarity.NEGATIVE,
                holder=who,
                holder_named=True,
                relation="be for",
                rule="taste-preposition",
                evidence=["not", "for", inner.text],
            ).about_each(targets_from(clause.subject, scene, voice))
        if person is None:
            continue
        if prep.low == "for" and _is_game(prep, inner):
            known = ("wants", "positive")
        elif prep.low in ("for", "about") and not any(
            k.low == "all" for k in (*prep.kids, *clause.head.children("advmod", "dep", "npadvmod", "det", "attr"))
        ):
            continue
        if not _is_stance(prep, inner, person, clause):
            continue
        predicate, polarity = stance(known[0], Polarity(known[1]), clause.negative)
        return Draft(
            predicate,
            clause,
            polarity=polarity,
            holder=person,
            holder_named=True,
            relation=f"be {prep.low}",
            rule="attitude-preposition",
            evidence=[prep.text, *clause.evidence],
        ).about_each(targets_from(inner, scene, voice))
    return None


# Where one is said to be: "in two minds about it", "over the moon with it".
_FIGURES: dict[tuple[str, str], tuple[str, str]] = {
    ("in", "mind"): ("believes_good", "neutral"),
    ("on", "fence"): ("believes_good", "neutral"),
    ("over", "moon"): ("believes_good", "positive"),
    ("on", "board"): ("believes_good", "positive"),
    ("up", "arm"): ("believes_bad", "negative"),
    ("in", "arm"): ("believes_bad", "negative"),
    ("in", "awe"): ("believes_good", "positive"),
    ("in", "love"): ("likes", "positive"),
    ("on", "edge"): ("worries_about", "positive"),
    ("on", "tenterhook"): ("worries_about", "positive"),
    ("in", "panic"): ("worries_about", "positive"),
    ("in", "flap"): ("worries_about", "positive"),
    ("in", "tizzy"): ("worries_about", "positive"),
    ("in", "stew"): ("worries_about", "positive"),
    ("in", "knot"): ("worries_about", "positive"),
    ("on", "cloud"): ("believes_good", "positive"),
    ("in", "rapture"): ("believes_good", "positive"),
    ("in", "stitch"): ("believes_good", "positive"),
    ("on", "warpath"): ("believes_bad", "negative"),
    ("in", "mood"): ("wants", "positive"),
    ("on", "lookout"): ("wants", "positive"),
    ("in", "market"): ("wants", "positive"),
    ("in", "need"): ("wants", "positive"),
    ("at", "tether"): ("dislikes", "negative"),
    ("at", "rope"): ("dislikes", "negative"),
    ("at", "wit"): ("dislikes", "negative"),
    ("at", "end"): ("dislikes", "negative"),
    ("of", "two"): ("believes_good", "neutral"),
}
# "at the end of her tether", not of the queue.
_FIGURE_NEEDS: dict[tuple[str, str], frozenset[str]] = {
    ("at", "end"): frozenset({"tether", "rope", "wits", "wit", "patience"}),
    ("on", "cloud"): frozenset({"nine", "9"}),
    ("in", "need"): frozenset({"dire", "desperate", "urgent", "bad", "serious", "sore"}),
}


def _figure(
    clause: Clause, placed: list[Node], person: Mention | None, scene: Scene, voice: Voice
) -> list[Draft] | None:
    """ "Ada's in two minds about the move"."""
    for prep in placed:
        noun = prep.child("pobj")
        known = _FIGURES.get((prep.low, noun.lemma)) if noun is not None else None
        if known is None or noun is None or person is None or person.entity != "person":
            continue
        needed = _FIGURE_NEEDS.get((prep.low, noun.lemma))
        if needed is not None and not any(n.low in needed for n in noun.subtree()):
            continue
        about = next(
            (
                thing
                for p in (*_preps_below(noun), *prep.children("prep"), *clause.head.children("prep"))
                if p is not prep
                and p.low in (("for", "of") if known[0] == "wants" else ("about", "with", "at", "of", "over"))
                and (thing := p.child("pobj")) is not None
                and thing.low not in (needed or ())
            ),
            None,
        )
        if about is None:
            continue
        predicate, polarity = stance(known[0], Polarity(known[1]), clause.negative)
        return Draft(
            predicate,
            clause,
            polarity=polarity,
            holder=person,
            holder_named=True,
            relation=f"be {prep.low} {noun.lemma}",
            rule="attitude-figure",
            evidence=[prep.text, noun.text, *clause.evidence],
        ).about_each(targets_from(about, scene, voice))
    return None


def _preps_below(noun: Node) -> list[Node]:
    """ "the end of her tether with the lodger": the last of the chain counts too."""
    found = noun.children("prep")
    return [*(q for p in found for i in p.children("pobj") for q in i.children("prep")), *found]


def _is_favour(noun: Node | None) -> bool:
    return noun is not None and noun.low in ("favour", "favor", "support") and noun.child("prep") is not None


def _in_favour(clause: Clause, prep: Node, person: Mention, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "Ada's in favour of the merger"."""
    favour = prep.child("pobj")
    of = favour.child("prep") if favour is not None else None
    thing = of.child("pobj", "pcomp") if of is not None else None
    if thing is None:
        return None
    predicate, polarity = stance("believes_good", Polarity.POSITIVE, clause.negative)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=person,
        holder_named=True,
        relation="be in favour of",
        rule="attitude-preposition",
        evidence=[prep.text, "favour", *clause.evidence],
    ).about_each(things_or_act(thing, scene, voice))


_OFFICIAL = frozenset(
    "challenge promotion parole election re-election reelection review grabs sale auction trial award".split()
)


def _is_stance(prep: Node, thing: Node, person: Mention, clause: Clause) -> bool:
    """Is "over", "behind" or "after" more than a place or a time: "so over it", "firmly behind her", "after a new job"?"""
    if prep.low == "after":
        return _is_sought(thing, person)
    if prep.low not in ("over", "behind"):
        return True
    wholly = any(
        k.low in ("so", "totally", "completely", "well", "firmly", "fully")
        for k in (*prep.kids, *clause.head.kids)
    )
    return wholly or (prep.low == "over" and _is_affair(thing))


def _is_sought(thing: Node, person: Mention) -> bool:
    """ "Ann's after a new lodger": something that one has not got; "after the vet's" tells when or where."""
    indefinite = any(k.low in ("a", "an", "some", "more", "another", "new") for k in thing.kids) or thing.low in (
        "something", "one", "anything",
    )  # fmt: skip
    return indefinite and person.entity == "person" and not is_temporal(thing)


def _is_affair(thing: Node) -> bool:
    """ "I'm over the whole diet thing", "over this winter": an affair, not a hill."""
    return any(k.low in ("this", "whole", "these") for k in thing.kids)


_READY = frozenset({"up", "down", "game"})


def _is_game(prep: Node, thing: Node) -> bool:
    """ "I'm up for a swim"."""
    above = prep.head
    if above is None or thing.low in _OFFICIAL:
        return False
    return above.low in _READY or any(k.low in _READY and k.i == prep.i - 1 for k in above.kids)


def nominal_evaluation(root: Node, scene: Scene, voice: Voice, clause: Clause) -> list[Draft]:
    """A sentence without a verb that still takes a stand: "Not a fan of podcasts"."""
    known = NOUN_ATTITUDES.get(root.low) or ADJECTIVE_ATTITUDES.get(root.low)
    if known is None or voice.me is None:
        return []
    copy = replace(clause, subject=None)
    drafts = adjective_attitude(copy, root, voice.me, scene, voice)
    return drafts or []
