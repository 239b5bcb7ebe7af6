"""Activities that are one thing however they are told: "went on a hike", "hiked the trails", "a hiking trip".

The words are in `inventory`. What such a deed was done to, where and with whom, are circumstances; what narrows it
by `for`, `about`, `of`, or says whom it is for, stays with it, as everywhere.
"""

from __future__ import annotations

import re
from functools import cache

from backend.consolidation.inventory import attended_names, instruments, parts, places, words
from backend.consolidation.inventory.verbs import (
    COUNTING,
    DOING,
    FIGURES,
    GAMES,
    GUARDED,
    HELPING,
    HOLDERS,
    NOT_TAKING_PART,
    NOT_THERE,
    OWN_OBJECTS,
    PLAYED,
    TAKING,
)
from backend.consolidation.occurrence import Occurrence
from backend.consolidation.things import core_thing, doing
from ingest.language.lexical import lexical_tokens

_HANGUL = re.compile(r"[가-힣]")
_AT_EN = re.compile(r"\b(?:at|to) (?:the |a |an |my |our |his |her )?(?=((?:[\w'’-]+ ?){1,3}))", re.IGNORECASE)
_FROM_EN = re.compile(r"\bfrom (?:the |a |an |my |our )?(?=((?:[\w'’-]+ ?){1,3}))", re.IGNORECASE)
_FOR_A_WALK = re.compile(r"\bfor (?:a|an|his|her|their|its) (?:\w+ )?(?:walk|stroll)\b", re.IGNORECASE)
# Behind these words stands where, when or about what: "the physio about my shoulder".
_TAIL_EN = re.compile(r" (?:about|for|with|at|and|in|on|before|after|from|to)\b.*", re.IGNORECASE)
_WITH_WHOM_EN = re.compile(r"\bwith (?:(?:the|a|my|his|her|their|our|[\w-]+['’]s) )?([a-z]\w+)\b")
_ON_EN = re.compile(r"\b(?:on|at) (?:the|my|his|her|our) ((?:[\w-]+ ?){1,2})", re.IGNORECASE)
_AT_KO = re.compile(r"([가-힣]+?)(?:에서는|에서|에는|에|서|까지)(?=\s|$)")
# "Painted it", "ran around after him": nobody knows what, or it is no sport.
_POINTS_EN = re.compile(
    r"\b(?:paint|draw|drew|sketch|box|photograph|bik|climb|row|sail|bowl|sang|r[au]n)(?:ed|ing|ning)? "
    r"(?:it|this|that|them|these|those|around|about|up|out|into|over|off|late|away|after|down)\b(?! the)",
    re.IGNORECASE,
)
_DISTANCE_KO = re.compile(r"\d+\s?(?:키로|킬로|km|k)", re.IGNORECASE)


@cache
def holders() -> frozenset[str]:
    return frozenset(token for word in HOLDERS.split() for token in lexical_tokens(word)) | COUNTING


def _without_holders(tokens: list[str]) -> list[str]:
    forms = words().phrases
    while (
        len(tokens) > 1 and (tokens[-1] in holders() or tokens[-1].isdigit()) and tuple(tokens[-1:]) not in forms
    ):
        tokens = tokens[:-1]
    return tokens


def activities_named(text: str) -> frozenset[str]:
    """Return the activities that some words name: their form alone, or last before a word that holds it."""
    written = words().written.get(text.lower())
    if written is not None:
        return written
    tokens = lexical_tokens(text)
    return words().of_words(tokens) or words().of_words(_without_holders(tokens))


def activity_named(text: str) -> str | None:
    """Return the activity that some words name, or None.

    >>> activity_named("hiking trip"), activity_named("painting of a lake")
    ('hiking', None)
    """
    return min(activities_named(text), default=None)


def activity_of_place(place: str) -> str | None:
    """Return the activity for which one goes to a place, or None where a place has many.

    >>> activity_of_place("수영장"), activity_of_place("park"), activity_of_place("the old pool")
    ('수영', None, 'swimming')
    """
    tokens = place.lower().removeprefix("the ").removeprefix("a ").replace("’s", "").replace("'s", "").split()
    for length in range(min(3, len(tokens)), 0, -1):
        found = places().get(" ".join(tokens[-length:]))
        if found is not None:
            return found
    return None


def named_by(event: Occurrence) -> frozenset[str]:
    """Return the well-known activities that an event is one of: by its verb, its thing, or where it was done."""
    if not _is_deed(event):
        return frozenset()
    things = _by_thing(event)
    # 통역 봉사하다 is no volunteering of any kind: the verb is the end of its thing.
    verbs = frozenset() if things and event.relation.endswith("하다") else _by_verb(event)
    return verbs | things | _by_deed(event) | _by_place(event)


def maybe_named_by(event: Occurrence) -> frozenset[str]:
    """Return the activities of which an event may be a part: scales are played on every instrument."""
    if not _is_deed(event, more=("gave", "received")):
        return frozenset()
    thing = thing_of(event)
    names = parts().of_deed(event.relation, _objects(event))
    if event.predicate not in ("did", "went"):
        return names
    if not thing:
        return names | parts().written.get(event.relation, frozenset())
    if not _is_doing(event, thing):
        return names
    tokens = lexical_tokens(thing)
    return names | parts().of_words(tokens) | parts().of_words(_without_holders(tokens))


def _is_deed(
    event: Occurrence, more: tuple[str, ...] = ("received", "gave", "bought", "ate", "watched", "met", "lost")
) -> bool:
    return event.predicate in ("did", "went") or event.predicate in more


def is_doing(event: Occurrence) -> bool:
    """Say whether the verb of an event only says that its thing was done."""
    return _is_doing(event, thing_of(event))


def _is_doing(event: Occurrence, thing: str) -> bool:
    """Say whether a verb only says that its thing was done: 수영하다, "worked on the suite", "played a sonata"."""
    relation = event.relation
    if relation in DOING or doing(relation) in ("practised", "attended"):
        return True
    # What was read as the thing may be the verb with all that follows it: "worked on the suite".
    if not relation.endswith("하다"):
        return False
    stem = relation.removesuffix("하다")
    return thing.endswith(stem) or set(lexical_tokens(relation)) <= set(lexical_tokens(thing)) | {"하다"}


def thing_of(event: Occurrence) -> str:
    """Return what was done without its measures; nothing where the target only repeats the verb."""
    if event.target is None:
        return ""
    core = core_thing(event.target, event.relation)
    if _HANGUL.search(core):
        bare = (
            core.removesuffix("기") + "다" == event.relation
            or core.removesuffix("하기") + "하다" == event.relation
        )
        return "" if bare and core.endswith("기") else core
    return _without_verb(event, core)


def _without_verb(event: Occurrence, core: str) -> str:
    """Take the verb off what was read as the thing: "surfed at bondi", "swam", "take nan to the doctor"."""
    said = event.text.removeprefix(event.person).split() if event.text.startswith(event.person) else []
    first, *rest = core.split() or [""]
    repeats = bool(said) and first.lower() == said[0].lower() and event.target != event.relation
    if repeats or first.lower() == event.relation:
        return " ".join(rest)
    return core


def _by_verb(event: Occurrence) -> frozenset[str]:
    if event.predicate not in ("did", "went"):
        return frozenset()
    names = words().written.get(event.relation, frozenset())
    if not names:
        return _by_distance(event)
    tokens = lexical_tokens(thing_of(event))
    if event.relation in FIGURES and set(tokens) & set(lexical_tokens(FIGURES[event.relation])):
        return frozenset()
    if event.relation not in GUARDED:
        return names
    if not tokens:
        return frozenset() if _POINTS_EN.search(event.text) else names
    own = set(lexical_tokens(OWN_OBJECTS.get(event.relation, "")))
    known = words().of_words(tokens) | parts().of_words(tokens)
    return names if tokens[-1] in own or known & names or _leads_on(event) else frozenset()


def _leads_on(event: Occurrence) -> bool:
    """Say whether behind the verb stands no object but a place or time: "ran along the canal"."""
    words_of = (thing_of(event) or "").split()
    return bool(words_of) and words_of[0].lower() in (
        "at",
        "in",
        "along",
        "around",
        "round",
        "by",
        "on",
        "with",
        "to",
    )


def _by_distance(event: Occurrence) -> frozenset[str]:
    """Read 뛰다 with a distance as running; alone it is jumping, too."""
    return frozenset({"달리기"}) if event.relation == "뛰다" and _DISTANCE_KO.search(event.text) else frozenset()


def _by_thing(event: Occurrence) -> frozenset[str]:
    thing = thing_of(event)
    if event.predicate not in ("did", "went", "lost"):
        return frozenset()
    names = named_thing(event, thing)
    if event.relation in TAKING and " to " in f" {thing} ":
        names &= attended_names()
    if names and not _is_doing(event, thing):
        names &= (
            GAMES if event.relation in PLAYED else attended_names() if event.relation in HELPING else frozenset()
        )
    return names | _instrument_of(event)


def named_thing(event: Occurrence, thing: str) -> frozenset[str]:
    """Return what a thing names, with the word before it (강아지 산책) or without what follows."""
    if not thing:
        return frozenset()
    before, found, _ = event.text.partition(f" {thing}")
    if found and _HANGUL.search(thing):
        longer = words().written.get(f"{before.split()[-1]} {thing}" if before.split() else thing)
        if longer is not None:
            return longer
    return activities_named(thing) or activities_named(_TAIL_EN.sub("", thing)) or _named_by_whom(event, thing)


def _named_by_whom(event: Occurrence, thing: str) -> frozenset[str]:
    """Return what a session or an appointment is by whom it is with: "a session with her therapist"."""
    tokens = lexical_tokens(_TAIL_EN.sub("", thing))
    with_whom = _WITH_WHOM_EN.search(event.text)
    if with_whom is None or not tokens or not set(tokens) <= holders():
        return frozenset()
    return activities_named(with_whom[1]) & attended_names()


def _instrument_of(event: Occurrence) -> frozenset[str]:
    """Return the instrument on which something was practised: "forty minutes of scales on the cello"."""
    if not _is_doing(event, thing_of(event)):
        return frozenset()
    said = [match.group(1) for match in _ON_EN.finditer(event.text)]
    found = {name for words_of in said for part in _starts(words_of) for name in activities_named(part)}
    return frozenset(found) & instruments()


def _by_deed(event: Occurrence) -> frozenset[str]:
    if event.predicate not in ("did", "went", "received", "gave"):
        return frozenset()
    if event.relation == "take" and _FOR_A_WALK.search(event.text):
        return words().of_deed("walk", _objects(event))
    return words().of_deed(event.relation, _objects(event))


def _objects(event: Occurrence) -> list[str]:
    """Return the index words of what the verb was done to, measures too: one plays a round, 한 판."""
    verb = lexical_tokens(event.relation)
    return [token for token in lexical_tokens(thing_of(event) or event.target or "") if token not in verb]


def _by_place(event: Occurrence) -> frozenset[str]:
    names = frozenset(name for place in places_of(event) if (name := activity_of_place(place)) is not None)
    if event.relation in NOT_THERE:
        return frozenset()
    if event.predicate == "went":
        return names
    if event.predicate != "did" or event.relation in NOT_TAKING_PART:
        return names & attended_names()
    return names


def places_of(event: Occurrence) -> list[str]:
    """Return where a deed was done, as far as its words say so."""
    found = [event.place] if event.place is not None else []
    if event.predicate == "went" and event.target is not None:
        found.append(event.target)
    if _HANGUL.search(event.text):
        return found + _AT_KO.findall(event.text)
    said = [match.group(1) for match in _AT_EN.finditer(event.text)]
    if event.predicate in ("received", "bought"):
        said += [match.group(1) for match in _FROM_EN.finditer(event.text)]
    return found + [part for words_of in said for part in _starts(words_of)]


def _starts(text: str) -> list[str]:
    """Return the first word, the first two, and so on."""
    all_words = text.split()
    return [" ".join(all_words[:end]) for end in range(1, len(all_words) + 1)]
