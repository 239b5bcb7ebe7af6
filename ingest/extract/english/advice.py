"""Advice in all its clothes: "You should see a dentist", "They'd better resurface it", "You could do with a rest".

What somebody ought to do is a belief of whoever says so. A listener is also invited, cheered and teased with
"should"; those turns state nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ingest.extract.english.clause import Clause
from ingest.extract.english.draft import Draft, flip
from ingest.extract.english.lexicon.frames import TRY_VERBS
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.phrases import is_agent, noun_phrase, person_of
from ingest.extract.english.scene import Scene, Voice
from ingest.extract.english.targets import object_of, object_of_preposition, targets_from, verb_phrase
from ingest.extract.english.tree import Node
from ingest.model import Mention, MentionKind, Polarity

RULE = "advice"
Whom = Literal["listener", "anybody", "listener-by-shoes", "its-own"]
# What "you should …" asks for is no course of action: an invitation, comfort, an expectation.
_NO_ADVICE = frozenset(
    "be know feel think believe trust hear come join worry thank enjoy love like hate notice receive arrive remember "
    "expect imagine do have understand mean guess say realise realize care recognise recognize relax chill calm smile".split()
)
_LISTENING = frozenset("know believe hear imagine see understand remember realise realize meet".split())
_US = frozenset("us me ours mine".split())
_POINTING = frozenset("it that this so them yourself".split())
_SAYS_LITTLE = frozenset("go try start stop wait look make take get".split())


def read_advice(clause: Clause, scene: Scene, voice: Voice) -> list[Draft] | None:
    """Read what somebody is advised to do, in any of the shapes of `SHAPES`."""
    if clause.subject is None or clause.past:
        return None
    for shape, whom, _ in SHAPES:
        act = shape(clause)
        if act is None:
            continue
        person = _of_whom(act, whom, clause, scene, voice)
        clause.hypothetical = False
        return None if person is False else advised(act, clause, person, scene, voice)
    return None


def _of_whom(act: Node, whom: Whom, clause: Clause, scene: Scene, voice: Voice) -> Mention | Literal[False] | None:
    """Return who is advised; False where nobody is, as what one had better do oneself is a plan."""
    if whom == "listener-by-shoes":
        return voice.you if voice.you is not None and not voice.is_attributed else False
    subject = act.subject if whom == "its-own" and act.subject is not None else clause.subject
    person = person_of(subject, scene, voice) if subject is not None else None
    own = person is not None and person.kind is MentionKind.SPEAKER and not voice.is_attributed
    return False if own or (whom == "listener" and not is_listener(person, voice)) else person


def is_listener(person: Mention | None, voice: Voice) -> bool:
    """Is this the listener, told what to do by the speaker?"""
    return person is not None and person.kind is MentionKind.ADDRESSEE and not voice.is_attributed


def _had_better(clause: Clause) -> Node | None:
    head = clause.head
    better = next((k for k in head.kids if k.low in ("better", "best") and k.i < head.i), None)
    if better is None or head.tag not in ("VB", "VBP"):
        return None
    return head if any(k.low in ("'d", "had", "d") and k.i == better.i - 1 for k in head.kids) else None


def _could_do_with(clause: Clause) -> Node | None:
    is_so = clause.head.lemma == "do" and "could" in clause.modals and not clause.negative
    return object_of_preposition(clause.head, "with") if is_so else None


def _want_done(clause: Clause) -> Node | None:
    head = clause.head
    if head.lemma not in ("want", "need") or (clause.negative and head.lemma == "need"):
        return None
    below = next((k for k in head.children("xcomp") if any(a.tag == "TO" for a in k.kids)), None)
    if below is None or head.lemma == "need" or clause.modals & {"might", "may"}:
        return below
    return below if _is_getting_done(below) else None


def _better_off(clause: Clause) -> Node | None:
    word = clause.head.child("acomp") if clause.head.lemma == "be" else None
    if word is None or word.low != "better":
        return None
    for prep in (*clause.head.children("prep", "prt"), *word.children("prep", "prt")):
        act = prep.child("pcomp", "pobj") if prep.low == "off" else None
        if act is not None and act.low.endswith("ing"):
            return act
    below = clause.head.child("advcl", "xcomp") or word.child("advcl", "xcomp")
    return below if below is not None and below.tag == "VBG" else None


def _in_your_shoes(clause: Clause) -> Node | None:
    head = clause.head
    if (
        head.lemma in _WARNING
        or "would" not in clause.modals
        or clause.subject is None
        or clause.subject.low != "i"
    ):
        return None
    for kid in head.children("advcl"):
        is_you = any(k.low == "you" for k in kid.children("attr")) or any(n.low in _SHOES for n in kid.subtree())
        if kid.lemma == "be" and kid.subject is not None and kid.subject.low == "i" and is_you:
            return head
    placed = (n for p in head.children("prep") if p.low == "in" for n in p.children("pobj"))
    return head if any(n.low in _SHOES and any(k.low == "your" for k in n.kids) for n in placed) else None


_WARNING = frozenset("be avoid skip steer stay give bother dodge".split())  # read as advice against by themselves
_SHOES = frozenset("shoes place position boots".split())


def _high_time(clause: Clause) -> Node | None:
    time = clause.head.child("attr") if clause.head.lemma == "be" else None
    if time is None or time.low != "time" or clause.subject is None or clause.subject.low not in ("it", "about"):
        return None
    act = next((k for k in (*time.kids, *clause.head.kids) if k.tag == "VBD" and k.subject is not None), None)
    is_when = act is not None and any(k.low in ("when", "that", "if") for k in act.kids)
    return act if act is not None and not is_when and act.dep in ("relcl", "ccomp", "advcl", "acl") else None


SHAPES: tuple[tuple[Callable[[Clause], Node | None], Whom, str], ...] = (
    (_had_better, "anybody", "He'd better apologise to Nadia."),
    (_could_do_with, "listener", "You could do with a new coat."),
    (_want_done, "listener", "You want to get that leak fixed."),
    (_better_off, "listener", "You'd be better off taking the train."),
    (_in_your_shoes, "listener-by-shoes", "If I were you I'd sell the car."),
    (_high_time, "its-own", "It's high time the council fixed that bridge."),
)


def _done_to(verb: Node) -> Node | None:
    """ "get that leak fixed", "have your eyes tested": what is to be done to it."""
    near = (n for k in verb.children("dobj", "ccomp", "oprd", "xcomp") for n in (k, *k.children("acl")))
    done = (n for n in near if n.tag in ("VBN", "VBD") and not n.auxiliaries)
    return next(done, None) if verb.lemma in ("get", "have") else None


def _is_getting_done(verb: Node) -> bool:
    return _done_to(verb) is not None


def act_in_words(act: Node, scene: Scene, voice: Voice) -> str:
    """Return what is advised in few words."""
    if not act.is_verb:
        return noun_phrase(act, scene, voice)
    done = _done_to(act)
    thing = (done.subject or object_of(act)) if done is not None else None
    if done is None or thing is None:
        return verb_phrase(act, scene, voice)
    behind = [k.low for k in done.children("prep", "prt") if k.child("pobj") is None]
    return " ".join([act.text, noun_phrase(thing, scene, voice), done.text, *behind[:1]])


def _is_course(verb: Node) -> bool:
    """Is this something a listener can be advised to do, not an invitation or a kind word?"""
    thing = object_of(verb)
    near = [thing, *(n for p in verb.children("prep") for n in p.children("pobj"))]
    if any(n is not None and n.low in _US for n in near) or verb.lemma in _LISTENING - {"see"}:
        return False
    if _is_getting_done(verb):
        return True
    if verb.lemma == "see":
        return _is_somebody(thing)
    if verb.lemma == "have":
        return thing is not None and thing.low in ("word", "chat", "look", "rest", "break", "lie-down")
    if verb.lemma in _NO_ADVICE:
        return False
    if thing is not None:
        return thing.low not in _POINTING
    if verb.lemma == "keep":
        return False  # "You should keep going!"
    return verb.lemma not in _SAYS_LITTLE or verb.child("prep", "xcomp") is not None


def _is_somebody(thing: Node | None) -> bool:
    """ "see a physio": to be asked, not watched."""
    return thing is not None and (is_agent(thing) or thing.is_proper or thing.low in ROLES | KIN)


def advised(act: Node, clause: Clause, person: Mention | None, scene: Scene, voice: Voice) -> list[Draft]:
    """Return the advice to do this, or nothing where a listener is only invited or cheered."""
    subject = act.subject if act.subject is not None else clause.subject
    assert subject is not None
    polarity = flip(Polarity.POSITIVE, clause.negative)
    thing = object_of(act) if act.is_verb else None
    if is_listener(person, voice) and act.is_verb:
        is_tried = (
            act.lemma in TRY_VERBS and thing is not None and thing.low not in _US and not _is_getting_done(act)
        )
        if is_tried and thing is not None and not _is_somebody(thing):
            draft = Draft("recommends", clause, polarity=polarity, relation=act.lemma, rule="advice-should")
            draft.evidence = ["should", act.text]
            return draft.about_each(targets_from(thing, scene, voice))
        if not _is_course(act):
            return []
    return [
        Draft(
            "believes",
            clause,
            subject=_name_of(subject, person, scene, voice),
            subject_person=person,
            subject_node=subject,
            target=act_in_words(act, scene, voice),
            target_node=act,
            polarity=polarity,
            relation=act.lemma,
            rule=RULE,
            evidence=[*sorted(clause.modals), act.text, *clause.evidence],
        )
    ]


def _name_of(subject: Node, person: Mention | None, scene: Scene, voice: Voice) -> str:
    return person.name if person is not None else noun_phrase(subject, scene, voice)
