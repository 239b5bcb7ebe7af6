"""Clefts: sentences that put one part of a clause forward, and state that clause.

"It's Felix who plays the cello" says that Felix plays it; "All I want is a nap" says what I want.
"""

from __future__ import annotations

from collections.abc import Callable

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import ATTITUDES, Draft, stance
from ingest.extract.english.lexicon.verbs import PATTERNS
from ingest.extract.english.phrases import holder_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import Target, targets_from, verb_phrase
from ingest.extract.english.tree import Node
from ingest.language.english import is_word
from ingest.model import Polarity

# Reads the clause below with the part put forward as its subject; given by the reader, which knows how.
ReadBelow = Callable[[Node, Node], list[Draft]]


def read_cleft(clause: Clause, read_below: ReadBelow) -> list[Draft] | None:
    """ "It's Felix who plays the cello", "Felix is the one who plays it"."""
    head, subject = clause.head, clause.subject
    if head.lemma != "be" or subject is None:
        return None
    named = head.child("attr")
    if named is None:
        return None
    if subject.low not in ("it", "that", "this"):
        return _read_identified(clause, subject, named, read_below)
    relative = named.child("relcl") or head.child("relcl", "advcl", "ccomp")
    if relative is None:
        return None
    pronoun = next(
        (
            k
            for k in relative.kids
            if k.low in ("who", "that", "which") and k.dep in ("nsubj", "nsubjpass", "mark")
        ),
        None,
    )
    if pronoun is None:
        return None
    if pronoun.dep != "mark":
        pronoun.dep = "relsubj"
    elif relative.subject is not None:
        return None
    drafts = read_below(relative, named)
    for draft in drafts:
        draft.rule = f"cleft:{draft.rule}"
        draft.picked_node = named
        if clause.negative:
            draft.predicate, draft.polarity = stance(draft.predicate, draft.polarity, True)
            draft.denied_node = named
    return drafts


_THE_ONE = frozenset("one person guy woman man girl boy bloke only first last".split())


def _read_identified(clause: Clause, subject: Node, named: Node, read_below: ReadBelow) -> list[Draft] | None:
    """ "Felix was the one who broke it", "Ada wasn't the one complaining"."""
    relative = named.child("relcl") or next((k for k in named.children("acl") if k.tag == "VBG"), None)
    if named.low not in _THE_ONE or relative is None or clause.modals:
        return None
    if not any(k.low == "the" for k in named.kids):
        return None
    pronoun = next(
        (k for k in relative.kids if k.low in ("who", "that") and k.dep in ("nsubj", "nsubjpass")), None
    )
    if pronoun is not None:
        pronoun.dep = "relsubj"
    elif relative.dep == "relcl":
        return None
    drafts = read_below(relative, subject)
    for draft in drafts:
        draft.rule = f"cleft:{draft.rule}"
        draft.picked_node = subject
        if clause.negative:
            draft.predicate, draft.polarity = stance(draft.predicate, draft.polarity, True)
            draft.denied_node = subject
    return drafts


# What somebody is done to by what stands behind "is": "what bothers me is the smell".
_DOES_TO_ONE: dict[str, tuple[str, Polarity]] = {
    **dict.fromkeys(
        "bother annoy irritate bug upset infuriate disgust frustrate anger depress sadden bore".split(),
        ("dislikes", Polarity.NEGATIVE),
    ),
    **dict.fromkeys("worry scare frighten terrify concern unsettle".split(), ("worries_about", Polarity.POSITIVE)),
    **dict.fromkeys(
        "please delight impress excite thrill fascinate cheer attract charm".split(), ("likes", Polarity.POSITIVE)
    ),
}
_BORNE: dict[str, tuple[str, Polarity]] = {
    **dict.fromkeys("stand bear abide stomach tolerate".split(), ("likes", Polarity.POSITIVE)),
    "resist": ("dislikes", Polarity.NEGATIVE),
}
_PUT_FORWARD = frozenset("all thing things one what everything part bit".split())


def read_pseudo_cleft(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "All I want is a nap", "What she loves about Ghent is the canals", "What bothers me is the smell"."""
    head, subject = clause.head, clause.subject
    if head.lemma != "be" or subject is None or clause.passive:
        return None
    verb = subject if subject.dep == "csubj" and _has_what(subject) else subject.child("relcl")
    if verb is None or (verb is not subject and subject.low not in _PUT_FORWARD):
        return None
    stood = _stance_of(verb)
    if stood is None:
        return None
    predicate, polarity, who = stood
    holder = holder_of(who, scene, voice)
    targets = _forward(head, scene, voice)
    if holder is None or not targets:
        return None
    negative = clause.negative ^ any(k.dep == "neg" for k in verb.kids)
    predicate, polarity = stance(predicate, polarity, negative)
    return Draft(
        predicate,
        clause,
        polarity=polarity,
        holder=holder,
        holder_named=True,
        relation=verb.lemma,
        rule="pseudo-cleft",
        evidence=[subject.text, verb.text, head.text],
    ).about_each(targets)


def read_extraposed(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """ "It annoys Marco that nobody rang": the clause behind is what annoys him."""
    head, subject = clause.head, clause.subject
    stood, sufferer = _DOES_TO_ONE.get(head.lemma), head.child("dobj", "dative")
    if stood is None or subject is None or subject.low != "it" or sufferer is None or clause.passive:
        return None
    below = next((k for k in head.children("ccomp", "advcl") if k.i > sufferer.i and k.subject is not None), None)
    holder = holder_of(sufferer, scene, voice)
    if below is None or holder is None or not any(k.low in ("that", "how", "when") for k in below.kids):
        return None
    predicate, polarity = stance(*stood, clause.negative)
    named = below.subject
    words = [n.text for n in named.ordered() if n.dep != "det"] if named is not None else []
    target = " ".join([*words, verb_phrase(below, scene, voice)])
    return [
        Draft(
            predicate,
            clause,
            target=target,
            target_node=below,
            polarity=polarity,
            holder=holder,
            holder_named=True,
            relation=head.lemma,
            rule="extraposed",
            evidence=[subject.text, head.text],
        )
    ]


def _has_what(verb: Node) -> bool:
    return any(k.low == "what" and k.i < verb.i for k in verb.kids)


def _stance_of(verb: Node) -> tuple[str, Polarity, Node] | None:
    """Return the attitude of the verb inside, and the node of who has it."""
    done_to = _DOES_TO_ONE.get(verb.lemma)
    sufferer = verb.child("dobj", "dative")
    if sufferer is None and verb.head is not None:  # "What worries me is …" with "me" hung below "is"
        sufferer = next((k for k in verb.head.children("nsubj") if verb.i < k.i < verb.head.i), None)
    if done_to is not None and sufferer is not None:
        return *done_to, sufferer
    who = verb.subject
    if who is None or who.low in ("what", "that", "which"):
        return None
    if verb.lemma in _BORNE and any(a.low in ("can", "could", "ca") for a in verb.auxiliaries):
        return *_BORNE[verb.lemma], who  # turned by its "not"
    if verb.lemma == "need":
        return "wants", Polarity.POSITIVE, who
    for pattern in PATTERNS.get(verb.lemma, ()):
        if not pattern.words and pattern.noun is None and pattern.row.predicate in ATTITUDES:
            return pattern.row.predicate, Polarity(pattern.row.polarity), who
    return None


def _forward(head: Node, scene: Scene, voice: Voice) -> list[Target]:
    """What stands behind "is": a thing, or something to do."""
    thing = head.child("attr", "dobj") or next((k for k in head.children("npadvmod") if k.i > head.i), None)
    if thing is not None and thing.i > head.i:
        found = targets_from(thing, scene, voice)
        return found or [Target(" ".join(n.text for n in thing.ordered() if n.dep != "det"), thing)]
    named = head.child("acomp")
    if named is not None and is_word(named.low, "noun") and not is_word(named.low, "adj"):
        return [Target(named.text, named)]  # "lateness", taken for an adjective
    free = next(
        (k for k in head.children("advmod", "prt") if k.child("npadvmod") is not None and k.i > head.i), None
    )
    if free is not None:  # "a week off"
        return [Target(" ".join(n.text for n in free.ordered() if n.dep != "det"), free)]
    action = next(
        (k for k in head.children("xcomp", "ccomp", "advcl") if k.i > head.i and k.is_verb and k.subject is None),
        None,
    )
    return [Target(verb_phrase(action, scene, voice), action)] if action is not None else []
