"""The well-known activities that an event tells of: from the inventory, of classes, meetings, visits and rides."""

from __future__ import annotations

import re

from backend.consolidation.activities import KNOWN, NO_ACTIVITY, Activity, narrowing_ko, restricting_en
from backend.consolidation.classes import class_of
from backend.consolidation.known import maybe_named_by, named_by
from backend.consolidation.narrowing import audiences_of, modifiers_of
from backend.consolidation.occurrence import Occurrence
from backend.consolidation.people import meeting_of, ride_of, visited_of
from backend.consolidation.things import core_thing
from ingest.language.lexical import lexical_tokens

# What was read as one thing may hold what narrows it: "counselling about grief".
_WITHIN = re.compile(r" (?:about|for|against) (?!an? )[\w].*", re.IGNORECASE)
_HANGUL = re.compile(r"[가-힣]")
# A known name beside these says that it was not done, or that somebody only spoke of it.
_SPOKEN_OF = frozenset(
    "say tell talk speak ask answer think feel wish hope want need like love hate plan decide consider imagine"
    " remember forget miss stop quit skip cancel"
    " 말하다 이야기하다 얘기하다 생각하다 원하다 바라다 결정하다 그만두다 빠지다 빼먹다 취소하다 잊다 싫다"
    " 좋다".split()
)


def known_activities_of(event: Occurrence) -> list[Activity]:
    """Return the well-known activities that an event is one of, whatever it was done to.

    >>> [a.phrase for a in known_activities_of(Occurrence("e", "p", "Ada", "did", "hike", "Ada hiked.", "hike"))]
    ['hiking']
    """
    if event.relation in _SPOKEN_OF:
        return []
    found = [_activity(event, name) for name in sorted(named_by(event))]
    named = (class_of(event), meeting_of(event), visited_of(event), ride_of(event))
    found += [_named(event, *one) for one in named if one is not None]
    return [activity for activity in found if activity is not None]


def possible_activities_of(event: Occurrence) -> list[Activity]:
    """Return the activities of which an event may be a part: "did scales" on any instrument."""
    if event.relation in _SPOKEN_OF or event.relation in NO_ACTIVITY - {"give", "주다", "나눠주다"}:
        return []
    found = [_activity(event, name) for name in sorted(maybe_named_by(event))]
    return [activity for activity in found if activity is not None]


def known_activity_of(event: Occurrence) -> Activity | None:
    """Return the first of the well-known activities of an event, or None."""
    return next(iter(known_activities_of(event)), None)


def _activity(event: Occurrence, name: str) -> Activity | None:
    """Return a named activity with what narrows it; None where the sentence does not show its thing."""
    narrowing = _narrowing(event)
    if narrowing is None:
        return None
    tags = audiences_of(event)
    # "For women" and "women's" are one: the audience stands for both.
    more = [narrowing] if narrowing and not tags else []
    before = modifiers_of(event, name)
    return _named(event, name, (name,), tags | {tag for tag in (*more, before) if tag})


def _narrowing(event: Occurrence) -> str | None:
    if event.target is None or event.text.lower().startswith(event.target.lower()):
        return ""  # "kickboxing did an hour of knees": what stands behind is no part of its name
    within = _WITHIN.search(event.target)
    if within is not None:
        return within.group().strip()
    if not _HANGUL.search(event.text):
        return restricting_en(event) if event.target.lower() in event.text.lower() else ""
    core = core_thing(event.target, event.relation)
    # Where the thing is the verb itself (놀기), nothing stands before it that could narrow it.
    return narrowing_ko(event, core) if core in event.text else ""


def _named(event: Occurrence, name: str, key: tuple[str, ...], tags: frozenset[str]) -> Activity:
    korean = bool(_HANGUL.search(event.text))
    base = (KNOWN, *(token for part in key for token in (lexical_tokens(part) or [part])))
    return Activity((*base, *sorted(tags)), called(name, tags, korean), korean, bool(tags), base, tags)


def called(name: str, tags: frozenset[str], korean: bool) -> str:
    """Return the words for an activity and what narrows it.

    >>> called("judo", frozenset({"women"}), False), called("상담", frozenset({"청년을 위한"}), True)
    ('judo (women)', '청년을 위한 상담')
    """
    whole = sorted(tag for tag in tags if " " in tag)
    short = sorted(tags - set(whole))
    words = [*whole, name] if korean else [name, *whole]
    return " ".join([*words, *([f"({', '.join(short)})"] if short else [])])
