"""Mends what the verb table alone cannot tell: persons as objects, passives, verbs without an object.

`RULES` is tried in order; the first rule that applies gives predicate and targets.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ingest.extract.english.clause import Clause
from ingest.extract.english.doers import is_got_in, is_had_doing, thing_attempted
from ingest.extract.english.lexicon.doings import ACTIVITIES
from ingest.extract.english.lexicon.frames import JOB_NOUNS, OCCASIONS
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.lexicon.verbs import MANNERS
from ingest.extract.english.phrases import person_of
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
from ingest.extract.english.tree import Node

Sensed = tuple[str, list[Target]]


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a verb: the predicate and targets of its table row, and the clause they come from."""

    predicate: str
    clause: Clause
    targets: list[Target]
    scene: Scene
    voice: Voice

    @property
    def head(self) -> Node:
        return self.clause.head

    @property
    def node(self) -> Node | None:
        """The first target's node."""
        return self.targets[0].node if self.targets else None

    @property
    def has_human_target(self) -> bool:
        person = self.targets[0].person if self.targets else None
        return person is not None and person.entity == "person"

    def as_phrase(self, verb: Node | None = None) -> list[Target]:
        """Return the short verb phrase as the only target."""
        chosen = verb or self.head
        return [Target(verb_phrase(chosen, self.scene, self.voice), chosen)]


def adjust(predicate: str, clause: Clause, targets: list[Target], scene: Scene, voice: Voice) -> Sensed:
    """Return predicate and targets of a verb in this use of it."""
    use = Use(predicate, clause, targets, scene, voice)
    for rule, _ in RULES:
        found = rule(use)
        if found is not None:
            return found
    return predicate, targets


def _seeing(use: Use) -> Sensed | None:
    node = use.node
    if use.head.lemma == "introduce" and not use.clause.passive:
        return "did", use.as_phrase()
    if use.head.lemma in ("see", "visit") and use.has_human_target:
        return "met", use.targets
    if use.head.lemma == "see" and node is not None and node.lemma in ROLES:
        return "met", use.targets
    if use.predicate == "watched" and use.head.lemma == "see" and not use.clause.past and not use.targets:
        return "did", use.as_phrase()
    return None


def _forgetting(use: Use) -> Sensed | None:
    thing = object_of(use.head)
    if (
        use.predicate == "did"
        and use.head.lemma == "forget"
        and thing is not None
        and thing.child("poss") is not None
    ):
        return "lost", use.targets
    return None


def _passive(use: Use) -> Sensed | None:
    if not use.clause.passive:
        return None
    if use.predicate == "gave":
        return _passive_giving(use)
    if use.head.lemma in ("steal", "nick", "rob", "pinch", "swipe", "snatch"):
        return "lost", [Target("")]
    if use.predicate == "received":
        inner = object_of(use.head)
        return use.predicate, targets_from(inner, use.scene, use.voice) if inner is not None else [Target("")]
    return None


# Lost, but not as a thing is lost.
_NOT_MISLAID = frozenset(
    "weight kilo pound temper interest match game patience mind way touch track count hope confidence".split()
)


def _losing(use: Use) -> Sensed | None:
    node = use.node
    if use.predicate != "lost":
        return None
    if use.has_human_target and use.head.lemma == "miss":
        return "wants", use.targets
    if node is not None and node.lemma == "job":
        return "left", use.targets
    if node is not None and node.lemma in _NOT_MISLAID:
        return "did", use.as_phrase()
    return None


def _parting(use: Use) -> Sensed | None:
    return _leaving(use) if use.predicate == "left" and use.head.lemma == "leave" else None


def _marrying(use: Use) -> Sensed | None:
    node = use.node
    if use.predicate == "married" and use.head.low == "married" and node is not None and node.dep == "pobj":
        return None if use.has_human_target else (use.predicate, [Target("")])
    return None


_NO_PLACES = frozenset("shape touch control line step mind love bed character tune".split())


def _getting_about(use: Use) -> Sensed | None:
    """ "He goes everywhere by tram": how one gets about."""
    head = use.head
    if (
        head.lemma not in ("go", "travel", "walk", "cycle", "drive")
        or use.clause.past
        or object_of(head) is not None
    ):
        return None
    everywhere = any(k.low in ("everywhere", "anywhere") for k in head.children("advmod", "npadvmod"))
    return ("did", use.as_phrase()) if everywhere else None


# "made the meeting": one got there.
_MADE_TO = frozenset("interview wedding meeting party funeral gig match trip".split())


def _going(use: Use) -> Sensed | None:
    head, node = use.head, use.node
    if use.predicate != "went":
        return None
    if head.lemma == "make" and any(
        p.low in ("with", "from", "out", "using", "for", "by") for p in head.children("prep")
    ):
        return "did", use.as_phrase()  # "I made it with coconut milk"
    if head.lemma == "make" and node is not None and node.dep == "dobj" and node.lemma not in _MADE_TO | {"it"}:
        return "did", use.targets  # "I made the wedding cake"
    if head.lemma == "return" and node is not None and node.dep == "dobj":
        return "gave", use.targets  # "returned the router"
    if head.lemma == "drive" and object_of(head) is not None:
        return "did", use.as_phrase()  # "I drove my brother to the station"
    if node is not None and node.low in _NO_PLACES and head.lemma in ("stay", "get", "come", "go"):
        return "did", use.as_phrase()  # "I stay in shape"
    if use.targets:
        through = head.lemma in ("go", "come") and node is not None and node.low in ("through", "over")
        return ("did", use.targets) if through else None
    gerund = complement_verb(head)
    if head.lemma == "go" and gerund is not None:
        return "did", use.as_phrase(gerund)
    with_particle = (
        head.lemma in ("go", "come", "return", "arrive", "fly", "drive") and head.child("prt") is not None
    )
    if head.lemma in MANNERS or with_particle:
        return "did", use.as_phrase()
    return use.predicate, [] if head.lemma in ("go", "come", "arrive", "return") else use.as_phrase()


def _starting(use: Use) -> Sensed | None:
    subject = use.clause.subject
    if use.predicate == "started" and use.head.lemma == "take" and subject is not None:
        person = person_of(subject, use.scene, use.voice)
        if person is None:
            return "did", use.as_phrase()  # "the desk takes up the room"
    if use.predicate in ("started", "stopped"):
        return _beginning(use)
    impersonal = subject is None or person_of(subject, use.scene, use.voice) is None
    return ("started", []) if use.predicate == "joined" and use.head.lemma == "start" and impersonal else None


_NEEDS_OBJECT = frozenset("bought gave ate read watched lost received has".split())


def _without_object(use: Use) -> Sensed | None:
    if use.predicate == "received" and use.head.lemma == "come" and use.head.child("advmod", "prt") is None:
        return use.predicate, []
    if use.targets:
        return None
    if use.predicate in _NEEDS_OBJECT or (
        use.predicate in ("joined", "works_at") and use.head.lemma in ("get", "work")
    ):
        return "did", use.as_phrase()
    if use.predicate == "plans":
        return use.predicate, use.as_phrase()
    return None


def _learning(use: Use) -> Sensed | None:
    if use.predicate != "studies" or use.head.lemma != "learn":
        return None
    node = use.node
    other = node is None or not node.is_noun or complement_verb(use.head) is not None
    return ("did", use.as_phrase()) if other else None


def _turning(use: Use) -> Sensed | None:
    node = use.node
    if use.predicate != "is" or use.head.lemma not in ("turn", "date"):
        return None
    if object_of(use.head) is not None or use.clause.passive:
        return "did", use.as_phrase()
    if node is not None and (node.tag == "CD" or (use.clause.past and node.is_noun)):
        return "did", use.as_phrase()
    return None


def _plain_doing(use: Use) -> Sensed | None:
    return _doing(use) if use.predicate == "did" else None


def _having_once(use: Use) -> Sensed | None:
    node = use.node
    if use.head.lemma == "have" and use.predicate == "has" and node is not None:
        return _having(use, node) if use.clause.past or use.clause.progressive else None
    return None


_JOINED_BODIES = frozenset(
    "school university college program programme team course club class uni band choir squad academy".split()
)


def _getting_into(use: Use) -> Sensed | None:
    """ "I got into a fight" joins nothing; "she got into medical school" does."""
    node = use.node
    if use.predicate != "joined" or use.head.lemma != "get" or node is None or node.dep != "pobj":
        return None
    return None if node.is_proper or node.lemma in _JOINED_BODIES else ("did", use.as_phrase())


def _thinking_about(use: Use) -> Sensed | None:
    """ "I think about the past" plans nothing; "I'm thinking about a move" does."""
    clause = use.clause
    if use.predicate == "plans" and use.head.lemma in ("think", "mull", "contemplate") and not clause.progressive:
        return "did", use.as_phrase()
    return None


_VEHICLES = frozenset("train bus ferry flight".split())
_TERMS = frozenset("lease contract offer season term project tender warranty lockdown".split())


def _running_for(use: Use) -> Sensed | None:
    """ "The conference runs from 3 to 5 June"."""
    subject = use.clause.subject
    if (
        use.head.lemma not in ("run", "last")
        or use.head.child("prt", "dobj", "acomp") is not None
        or subject is None
    ):
        return None
    if subject.lemma not in OCCASIONS - _VEHICLES | _TERMS:
        return None
    timed = any(n.is_time for k in use.head.children("prep", "npadvmod") for n in k.subtree())
    return ("takes_place", []) if timed and person_of(subject, use.scene, use.voice) is None else None


def _having_lunch_with(use: Use) -> Sensed | None:
    """ "I had lunch with Tarek"."""
    if use.predicate != "met" or use.head.lemma != "have":
        return None
    who = object_of_preposition(use.head, "with") or next(
        (p.child("pobj") for t in use.head.children("dobj") for p in t.children("prep") if p.low == "with"), None
    )
    return ("met", targets_from(who, use.scene, use.voice)) if who is not None else None


def _living_with(use: Use) -> Sensed | None:
    """ "I live with two flatmates in a flat": where, not with whom."""
    node = use.node
    if use.predicate != "lives_in" or node is None or node.head is None or node.head.low != "with":
        return None
    where = next((p.child("pobj") for p in node.children("prep") if p.low in ("in", "at", "near", "on")), None)
    return ("lives_in", targets_from(where, use.scene, use.voice)) if where is not None else None


def _having_an_appointment(use: Use) -> Sensed | None:
    """ "I have an appointment on Thursday": planned, where the day lies ahead."""
    node = use.node
    ahead = any(n.is_ahead for n in use.head.subtree())
    if (
        use.predicate == "has"
        and use.head.lemma == "have"
        and node is not None
        and node.lemma in OCCASIONS
        and ahead
    ):
        return ("plans", use.targets) if not use.clause.past else None
    return None


def _working_on(use: Use) -> Sensed | None:
    node = use.node
    if use.predicate != "works_at" or node is None:
        return None
    on = node.dep == "pobj" and node.head is not None and node.head.low == "on"
    return ("did", use.as_phrase()) if node.is_verb or on else None


def _landing(use: Use) -> Sensed | None:
    node = use.node
    placed = (
        node is not None and node.dep == "pobj" and node.head is not None and node.head.low in ("in", "at", "on")
    )
    return ("went", use.targets) if use.predicate == "received" and use.head.lemma == "land" and placed else None


def _keeping_somebody(use: Use) -> Sensed | None:
    if use.predicate == "has" and use.head.lemma == "keep" and use.has_human_target:
        state = use.head.child("oprd", "acomp", "xcomp", "ccomp")
        return "did", use.as_phrase() if state is None else [Target(f"{use.head.low} {state.text}", use.head)]
    return None


def _dropping_off(use: Use) -> Sensed | None:
    node = use.node
    people = use.has_human_target or (node is not None and (node.lemma in KIN or node.low in KIN))
    return ("did", use.as_phrase()) if use.predicate == "gave" and use.head.lemma == "drop" and people else None


def _falling(use: Use) -> Sensed | None:
    """ "Gran fell in the bath": no occasion that falls in May."""
    subject = use.clause.subject
    if use.predicate != "takes_place" or use.head.lemma != "fall" or subject is None:
        return None
    return ("did", use.as_phrase()) if person_of(subject, use.scene, use.voice) is not None else None


def _going_up(use: Use) -> Sensed | None:
    """ "Rent is going up by fifty pounds": it goes by no name."""
    if use.predicate == "is" and use.head.lemma == "go" and use.head.child("prt") is not None:
        return "did", use.as_phrase()
    return None


def _cleared(use: Use) -> Sensed | None:
    """ "The gutters were cleared": no test."""
    if use.predicate == "passed" and use.clause.passive and use.head.lemma in ("clear", "crack", "nail"):
        return "did", use.as_phrase()
    return None


_OFF = frozenset("off out removed done in".split())


def _getting_off(use: Use) -> Sensed | None:
    """ "I got my cast off", "had my stitches out on Monday": done to one, not received and not had."""
    thing = object_of(use.head)
    around = [
        use.head,
        *([thing] if thing is not None else []),
    ]  # "got my cast off": the parser hangs it on either
    away = [
        k
        for node in around
        for k in node.children("prt", "advmod", "oprd", "acomp", "prep")
        if k.low in _OFF and k.i > use.head.i and not (k.low == "in" and k.kids)
    ]
    free = any(all(n is k or n.is_time or n.tag in ("IN", "DT") for n in k.subtree()) for k in away)
    got = use.predicate == "received" and use.head.lemma == "get"
    had = use.predicate == "has" and use.head.lemma == "have" and use.clause.past
    if (got or had) and free and use.targets and not use.has_human_target:
        return "did", use.targets
    return None


def _getting_back(use: Use) -> Sensed | None:
    """ "I just got back from Lyon"."""
    if use.head.lemma == "get" and object_of(use.head) is None and any(k.low == "back" for k in use.head.kids):
        origin = object_of_preposition(use.head, "from")
        return (
            ("went", targets_from(origin, use.scene, use.voice))
            if origin is not None
            else ("did", use.as_phrase())
        )
    return None


def _having_over(use: Use) -> Sensed | None:
    """ "We had Lars over for dinner"."""
    if (
        use.predicate == "has"
        and use.has_human_target
        and any(k.low in ("over", "round", "around") for k in use.head.kids)
    ):
        return "met", use.targets
    return None


LANGUAGES = frozenset(
    "english french german spanish italian portuguese dutch danish swedish norwegian finnish icelandic polish czech "
    "russian ukrainian greek turkish arabic hebrew persian farsi hindi urdu bengali tamil chinese mandarin cantonese "
    "japanese korean thai vietnamese swahili welsh irish gaelic latin catalan basque hungarian romanian".split()
)


def _speaking(use: Use) -> Sensed | None:
    """ "Ann speaks five languages", "he speaks fluent Danish": an ability."""
    node = use.node
    if (
        use.predicate != "did"
        or use.head.lemma != "speak"
        or node is None
        or use.clause.past
        or use.clause.progressive
    ):
        return None
    if node.lemma == "language" or node.low in LANGUAGES:
        number = node.child("nummod")
        text = use.targets[0].text
        return "can", [Target(f"{number.text} {text}" if number is not None else text, node)]
    return None


MACHINES = frozenset(
    "phone laptop computer tablet printer router car van bike scooter motorbike truck lorry bus tractor engine motor battery "
    "boiler oven fridge freezer dishwasher washer dryer kettle toaster microwave hoover vacuum mower lawnmower heater heating "
    "radiator pump fan lamp light telly tv television radio camera speaker amp amplifier mixer projector server modem screen "
    "watch clock lift elevator generator drill saw machine radio cooker hob stove till scanner headset headphone charger".split()
)


def _breaking_down(use: Use) -> Sensed | None:
    """ "The dishwasher packed up", "my laptop gave up the ghost", "the van died on me": it works no more."""
    subject, head = use.clause.subject, use.head
    if subject is None or use.clause.passive or person_of(subject, use.scene, use.voice) is not None:
        return None
    thing = object_of(head)
    is_machine = subject.lemma in MACHINES or subject.low in MACHINES
    up = any(k.low in ("up", "in") for k in head.children("prt"))
    on_one = head.lemma == "die" and any(
        p.low == "on" and (who := p.child("pobj")) is not None and person_of(who, use.scene, use.voice) is not None
        for p in head.children("prep")
    )
    packs = head.lemma == "pack" and up and thing is None and is_machine
    ghost = head.lemma == "give" and up and thing is not None and thing.low == "ghost"
    return ("stopped", []) if on_one or packs or ghost else None


_BODIES = frozenset(
    "orchestra quartet ensemble troupe crew staff army navy union society party association gym league council board panel "
    "cast guild firm faculty faculties church parish scheme network group".split()
)


def _quitting(use: Use) -> Sensed | None:
    """ "Gus quit the orchestra": he is no longer in it."""
    node = use.node
    is_firm = node is not None and node.is_proper and not use.has_human_target  # "quit Deloitte"
    is_body = is_firm or (node is not None and (node.lemma in _BODIES | _JOINED_BODIES or node.lemma in JOB_NOUNS))
    return ("left", use.targets) if use.predicate == "stopped" and use.head.lemma == "quit" and is_body else None


_SPANS = frozenset(
    "minute hour day morning afternoon evening night week weekend fortnight month summer winter year".split()
)
_NOT_VISITED = frozenset(
    "home bed work silence traffic rain sun queue mood pyjamas dark cold pain bath shower sofa couch".split()
)


def _spending_time_at(use: Use) -> Sensed | None:
    """ "Spent the afternoon at the dentist": one went there."""
    spent = next(
        (
            k
            for k in use.head.children("dobj", "npadvmod", "advmod")
            if k.is_time or k.low.removesuffix("s") in _SPANS
        ),
        None,
    )
    if use.head.lemma != "spend" or spent is None or complement_verb(use.head) is not None:
        return None
    if any(k.is_verb for k in (*use.head.children("advcl"), *spent.children("acl"))):
        return None  # "spent the morning painting"
    for prep in (*use.head.children("prep"), *spent.children("prep")):
        where = prep.child("pobj")
        if prep.low not in ("at", "in") or where is None or is_temporal(where) or where.lemma in _NOT_VISITED:
            continue
        if where.is_proper or where.child("det", "poss", "compound", "case") is not None:
            return "went", targets_from(where, use.scene, use.voice, keep_place=True)
    return None


_ENTERPRISES = (
    JOB_NOUNS
    | OCCASIONS
    | frozenset(
        "account branch business practice club surgery stall kiosk studio gym exhibition investigation inquiry case debate talk "
        "season theatre line chapter fund file thread channel".split()
    )
)


def _opening(use: Use) -> Sensed | None:
    """ "I opened the parcel" begins nothing; "she opened a bakery" does."""
    node = use.node
    if use.predicate != "started" or use.head.lemma != "open" or node is None or node is not object_of(use.head):
        return None
    if node.is_proper or node.lemma in _ENTERPRISES or use.head.child("prt") is not None:
        return None
    return "did", [Target(verb_phrase(use.head, use.scene, use.voice, surface=False), use.head)]


def _getting_a_certain_job(use: Use) -> Sensed | None:
    """ "She got the manager job": what one is given."""
    node = use.node
    named = node is not None and node.lemma in ("job", "post", "position", "role") and node.child("compound")
    is_got = use.predicate == "joined" and use.head.lemma in ("get", "land")
    return ("received", use.targets) if is_got and named and node is object_of(use.head) else None


def _taking_somewhere(use: Use) -> Sensed | None:
    """ "I took Rex to the vet", "picked the kids up from judo": done, not got."""
    head = use.head
    if use.clause.passive or use.node is None or use.node is not object_of(head):
        return None
    if head.lemma == "take" and use.predicate == "did" and any(p.low == "to" for p in head.children("prep")):
        return "did", use.as_phrase()
    picked_up = head.lemma == "pick" and use.predicate == "received"
    return ("did", use.as_phrase()) if picked_up and use.has_human_target else None


def _getting_in(use: Use) -> Sensed | None:
    node = object_of(use.head)
    is_own = use.predicate == "received" and node is not None and is_got_in(use.clause, node)
    return ("did", use.targets) if is_own else None


RULES: tuple[tuple[Callable[[Use], Sensed | None], str], ...] = (
    (_getting_about, "He goes everywhere by tram."),
    (_breaking_down, "The dishwasher packed up."),
    (_quitting, "Gus quit the orchestra."),
    (_spending_time_at, "I spent the afternoon at the dentist."),
    (_opening, "I opened the parcel."),
    (_getting_a_certain_job, "She got the manager job."),
    (_seeing, "I saw Ann at the station."),
    (_forgetting, "She forgot her umbrella."),
    (_passive, "I was given a medal."),
    (_losing, "He lost his temper."),
    (_parting, "I left my scarf on the bus."),
    (_marrying, "They got married in Rome."),
    (_going, "We went skiing."),
    (_starting, "The rehearsal starts at seven."),
    (_without_object, "We already ate."),
    (_learning, "She learned to ski."),
    (_turning, "He turned eighty."),
    (_running_for, "The conference runs from 3 to 5 June."),
    (_speaking, "She speaks five languages."),
    (_plain_doing, "I called Ann."),
    (_having_over, "We had Lars over for dinner."),
    (_getting_off, "I got my cast off."),
    (_having_once, "We had a party."),
    (_having_lunch_with, "I had lunch with Ann."),
    (_living_with, "I live with two friends in a flat."),
    (_having_an_appointment, "I have an appointment on Thursday."),
    (_falling, "Gran fell in the bath."),
    (_going_up, "Rent is going up by fifty pounds."),
    (_cleared, "The gutters were cleared."),
    (_getting_into, "I got into a fight."),
    (_thinking_about, "I think about the past."),
    (_working_on, "I'm working on a platform."),
    (_landing, "We landed in Oslo."),
    (_keeping_somebody, "Ann keeps me informed."),
    (_dropping_off, "I dropped the kids off at school."),
    (_getting_back, "I got back from Lyon."),
    (_taking_somewhere, "I took Rex to the vet."),
    (_getting_in, "I got a mile in before work."),
)


_HAD_EVENTS = frozenset(
    "party meeting talk chat fight argument baby accident time interview surgery operation look great blast exam test".split()
)


def _having(use: Use, node: Node) -> Sensed:
    attempted = thing_attempted(use.clause, node)
    if attempted is not None:
        return "did", targets_from(attempted, use.scene, use.voice)
    if is_had_doing(use.clause, node):
        return "did", use.targets
    if node.lemma in ("time", "blast", "fun", "day", "weekend"):
        return "did", [Target(" ".join(n.text for n in node.ordered() if n.dep != "det")[:60], node)]
    if use.clause.progressive or node.lemma in _HAD_EVENTS:
        return "did", use.targets
    return "has", use.targets


def _doing(use: Use) -> Sensed:
    if use.node is not None and use.node.low in ACTIVITIES and use.node.child("det", "poss") is None:
        return "did", use.targets  # "did physio today": no person here
    if use.clause.passive or not use.targets or use.has_human_target or use.head.child("prt") is not None:
        return "did", use.as_phrase()
    return "did", use.targets


def _passive_giving(use: Use) -> Sensed:
    """ "I was given a medal" is receiving; "the house was sold" is something done."""
    subject = use.clause.subject
    person = person_of(subject, use.scene, use.voice) if subject is not None else None
    thing = object_of(use.head)
    if person is not None and thing is not None:
        return "received", targets_from(thing, use.scene, use.voice)
    return "did", use.as_phrase()


_WHEREABOUTS = frozenset("on in at behind under there somewhere".split())


# "left the hob on": how it was left, and no parting.
_AS_IT_IS = frozenset("on off open running unlocked ajar unattended switched".split())


def _leaving(use: Use) -> Sensed:
    head, scene, voice = use.head, use.scene, use.voice
    thing = object_of(head)
    if thing is None:
        bound = object_of_preposition(head, "for")
        return ("went", targets_from(bound, scene, voice)) if bound is not None else ("left", use.targets)
    placed = any(
        k.low in _WHEREABOUTS
        and k.i > thing.i
        and not k.is_time
        and not any(is_temporal(p) for p in k.children("pobj"))
        for k in head.children("prep", "advmod", "prt")
    ) or any(k.low in ("on", "in", "at") for k in thing.children("prep"))
    if any(k.low in _AS_IT_IS for k in (*head.kids, *thing.kids) if k.i > thing.i and not k.kids):
        return "did", [Target(phrase.text, phrase.node)] if (phrase := next(iter(use.as_phrase()), None)) else []
    if placed and thing.child("poss") is not None and person_of(thing, scene, voice) is None:
        return "lost", targets_from(thing, scene, voice)
    return "left", use.targets


_OF_THINGS = frozenset("break drop close shut end open fold pause set".split())


def _beginning(use: Use) -> Sensed:
    head, targets = use.head, use.targets
    subject = person_of(use.clause.subject, use.scene, use.voice) if use.clause.subject is not None else None
    if subject is None or subject.entity != "person":
        is_object = use.node is not None and use.node.dep == "dobj" and not use.clause.passive
        return use.predicate, targets if is_object else []
    if head.lemma == "end" and targets and head.child("prt") is not None:
        return "did", use.as_phrase()
    if head.lemma in _OF_THINGS and targets and head.child("prt") is None:
        return ("started" if head.lemma == "open" else "did"), targets
    at = object_of_preposition(head, "at", "with")
    if not targets and head.lemma in ("start", "begin") and at is not None:
        return "joined", targets_from(at, use.scene, use.voice)
    return use.predicate, targets
