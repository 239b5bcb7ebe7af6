"""More set phrases of taste, as rows: the verb, the words beside it, what must hold, the stance and its target.

`words` are all needed, alternatives apart by a stroke. `when` names what the clause must be: "can", "would",
"not" (denied), "sure" (not denied), "had" (perfect). Targets: "subject", "object", "verb" (the governed verb)
or prepositions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ingest.extract.english.clause import Clause
from ingest.extract.english.idiom_forms import Idiom, behind, can
from ingest.extract.english.targets import complement_verb, object_of
from ingest.extract.english.tree import CLAUSAL, Node
from ingest.model import Polarity

_GOOD, _BAD, _SO = Polarity.POSITIVE, Polarity.NEGATIVE, Polarity.NEUTRAL

# Name, verbs, words, when, predicate, polarity, target, example.
Row = tuple[str, str, str, str, str, Polarity, str, str]

_ROWS: tuple[Row, ...] = (
    ("be-doing-with", "do", "doing with", "can not", "dislikes", _BAD, "with", "I can't be doing with loud pubs."),
    ("be-bothered-with", "bother", "bothered with", "can not", "dislikes", _BAD, "with", "I can't be bothered with small talk."),
    ("no-time-for", "have", "time|patience|truck|use no for|with", "", "dislikes", _BAD, "for with", "I have no time for astrology."),
    ("time-for", "have", "time lot|loads|lots|plenty for", "sure", "believes_good", _GOOD, "for", "I have a lot of time for Ada."),
    ("had-it-with", "have", "it with had", "had", "dislikes", _BAD, "with", "I've had it up to here with the neighbours."),
    ("weakness-for", "have", "weakness|passion|fondness|penchant|appetite|crush|thing for", "sure", "likes", _GOOD, "for", "I have a weakness for liquorice."),
    ("aversion-to", "have", "aversion|allergy|objection|dislike to|of|for", "sure", "dislikes", _BAD, "to of for", "Ada has an aversion to loud music."),
    ("praise-for", "have", "nothing praise for", "", "believes_good", _GOOD, "for", "I have nothing but praise for the nurses."),
    ("wouldn't-touch", "touch", "", "would not", "dislikes", _BAD, "object", "I wouldn't touch that place with a bargepole."),
    ("caught-dead", "catch see", "caught|seen dead in|at|with|on", "would|can not", "dislikes", _BAD, "in at with on", "I wouldn't be caught dead in a caravan."),
    ("give-anything-for", "give", "arm|leg|teeth|anything|world|eye for", "would sure", "wants", _GOOD, "for", "I'd give my right arm for a garden."),
    ("live-for", "live", "for", "present sure", "likes", _GOOD, "for", "My nan lives for bingo."),
    ("kick-out-of", "get", "kick|buzz|thrill out of|from", "sure", "likes", _GOOD, "of from", "Ada gets a kick out of quizzes."),
    ("no-hype", "get understand see", "hype|fuss|appeal|attraction|obsession of|about|with|around|in", "not", "believes_bad", _BAD, "of about with around in", "I don't get the fuss about oysters."),
    ("no-point", "see", "point|use|sense of|in", "not", "believes_bad", _BAD, "of in", "Ada doesn't see the point of meetings."),
    ("not-get-on-with", "get", "on with", "can not", "dislikes", _BAD, "with", "I can't get on with this phone."),
    ("not-get-into", "get", "into", "can not", "dislikes", _BAD, "into", "I couldn't get into that series."),
    ("nose-up", "turn", "nose up at", "sure", "dislikes", _BAD, "at", "Ada turned her nose up at the buffet."),
    ("floats-boat", "float", "boat", "", "likes", _GOOD, "subject", "Opera doesn't float my boat."),
    ("tickles-fancy", "tickle", "fancy|pink", "", "likes", _GOOD, "subject", "The menu tickles my fancy."),
    ("grates-on", "grate", "on", "", "dislikes", _BAD, "subject", "His voice grates on me."),
    ("gets-goat", "get", "goat|wick|nerves|tits|skin", "", "dislikes", _BAD, "subject", "The queue gets on my wick."),
    ("drives-up-wall", "drive send", "wall|bend|twist|spare|potty|batty|bananas", "", "dislikes", _BAD, "subject", "The noise drives Ada up the wall."),
    ("puts-off", "creep freak gross tick weird stress", "out|off me|us|him|her", "", "dislikes", _BAD, "subject", "Clowns creep me out."),
    ("cracks-up", "crack", "up me|us|him|her", "", "likes", _GOOD, "subject", "That show cracks me up."),
    ("bugs", "bug irk peeve", "me|us|him|her", "present", "dislikes", _BAD, "subject", "The noise bugs me."),
    ("skin-crawl", "make", "crawl|boil|cringe|gag|heave|retch|puke|squirm", "", "dislikes", _BAD, "subject", "Spiders make my skin crawl."),
    ("mouth-water", "make", "water|sing|melt|soar", "", "likes", _GOOD, "subject", "The menu makes my mouth water."),
    ("lean-towards", "lean incline", "towards|toward", "", "prefers", _GOOD, "towards toward", "I'm leaning towards the cottage."),
    ("no-trust", "trust", "", "would not", "trusts", _BAD, "object", "I wouldn't trust that ladder."),
    ("think-much-of", "think", "much|lot|highly|world of", "either", "believes_good", _GOOD, "of", "Ada doesn't think much of the hotel."),
    ("think-little-of", "think", "little|nothing of", "sure", "believes_bad", _BAD, "of", "Ada thinks little of the mayor."),
    ("no-complaints", "have", "complaint|complaints|qualms|issues|problem|problems|objection|objections no about|with|to", "", "believes_good", _GOOD, "about with to", "I've no complaints about the hotel."),
    ("mixed-feelings", "have", "mixed feelings about", "sure", "believes_good", _SO, "about", "I have mixed feelings about the move."),
    ("nothing-good-to-say", "have", "nothing|little good|nice|kind", "", "believes_bad", _BAD, "about", "Ada has nothing good to say about the landlord."),
    ("side-with", "side", "with", "sure", "believes_good", _GOOD, "with", "I side with Ada."),
    ("heart-set-on", "have", "heart set on", "sure", "wants", _GOOD, "on", "My brother has his heart set on that car."),
    ("eye-on", "have get", "eye|eyes|sights on", "sure", "wants", _GOOD, "on", "Ada has her eye on a motorbike."),
    ("faith-in", "have put place", "faith|confidence|trust in", "sure", "trusts", _GOOD, "in", "Ada has a lot of faith in the coach."),
    ("no-faith-in", "have put place", "faith|confidence|trust in", "not", "trusts", _BAD, "in", "I have no faith in the coach."),
    ("enough-of", "have", "enough of", "had sure", "dislikes", _BAD, "of", "Ada has had enough of the commute."),
    ("gone-off", "go", "off", "had sure", "dislikes", _BAD, "off object", "I've gone off coffee."),
    ("got-into", "get", "into really|properly|totally|proper|seriously", "past sure", "likes", _GOOD, "into", "I've really got into pottery."),
    ("would-avoid", "avoid skip dodge", "", "would own sure", "recommends", _BAD, "object", "I'd avoid the ring road."),
    ("would-steer-clear", "steer stay keep", "clear|away of|from", "would own sure", "recommends", _BAD, "of from", "I'd steer clear of the fish pie."),
    ("wouldn't-bother-with", "bother", "with", "would not own", "recommends", _BAD, "with", "I wouldn't bother with the gift shop."),
    ("nothing-beats", "beat trump top", "nothing|nowt", "", "likes", _GOOD, "object", "Nothing beats a cold beer."),
    ("can't-beat", "beat fault", "you", "can not", "likes", _GOOD, "object", "You can't beat a good curry."),
    ("can-leave", "live cope manage survive", "without", "can not", "likes", _GOOD, "without", "I couldn't live without my bike."),
    ("not-do-without", "do", "without", "can not", "likes", _GOOD, "without", "Ada can't do without her tea."),
    ("not-fussed", "fuss bother faze", "fussed|bothered|fazed about|by|with", "not", "likes", _SO, "about by with", "I'm not fussed about football."),
    ("not-one-for", "be", "one for", "not", "dislikes", _BAD, "for", "I'm not one for musicals."),
    ("rave-about", "rave gush enthuse swoon drool", "about|over", "", "likes", _GOOD, "about over", "Ada is drooling over the new van."),
)  # fmt: skip

_WHOEVER = frozenset({"nothing-beats", "can't-beat"})


def _near(head: Node) -> set[str]:
    """Return the words of a clause without those of the clauses joined to it or hung below it."""
    found: set[str] = set()
    stack = [head]
    while stack:
        node = stack.pop()
        found.add(node.low)
        stack.extend(
            k for k in node.kids if k.dep not in CLAUSAL - {"ccomp"} and not (k.dep == "conj" and k.is_verb)
        )
    return found


def _holds(when: str, clause: Clause) -> bool:
    return {
        "can": can(clause),
        "would": "would" in clause.modals,
        "would|can": "would" in clause.modals or can(clause),
        "not": clause.negative,
        "sure": not clause.negative,
        "had": clause.perfect,
        "either": True,  # denied or not, with the polarity turned
        "own": clause.subject is not None and clause.subject.low == "i",
        "past": clause.past,
        "present": not clause.past and not clause.modals,
    }[when]


def _applies(
    verbs: frozenset[str], words: tuple[frozenset[str], ...], when: tuple[str, ...], clause: Clause
) -> bool:
    if clause.head.lemma not in verbs or not all(_holds(w, clause) for w in when):
        return False
    if not words:
        return True
    near = _near(clause.head)
    return all(choice & near for choice in words)


def _target(slots: str) -> Callable[[Clause], Node | None]:
    if slots == "subject":
        return lambda clause: clause.subject
    if slots == "object":
        return lambda clause: object_of(clause.head) or complement_verb(clause.head)
    prepositions = behind(*(s for s in slots.split() if s != "object"))
    if "object" in slots:
        return lambda clause: prepositions(clause) or object_of(clause.head)
    return prepositions


def _idiom(row: Row) -> Idiom:
    name, verbs, words, when, predicate, polarity, slots, example = row
    needed = tuple(frozenset(w.split("|")) for w in words.split())
    return Idiom(
        name,
        partial(_applies, frozenset(verbs.split()), needed, tuple(when.split())),
        predicate,
        polarity,
        _target(slots),
        example,
        negatable="either" in when.split(),
        subject_is_target=slots == "subject",
        of_whoever_says_it=name in _WHOEVER,
    )


TASTES: dict[str, tuple[Idiom, ...]] = {}
for _row in _ROWS:
    for _verb in _row[1].split():
        TASTES[_verb] = (*TASTES.get(_verb, ()), _idiom(_row))
