"""Events that are one habit: one person, one activity, enough different days close together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from backend.consolidation.activities import KNOWN
from backend.consolidation.groups import Member, grouped_events
from backend.consolidation.occurrence import Occurrence
from ingest.identifiers import digest
from ingest.language.lexical import lexical_tokens

EXTRACTOR = "consolidation/4"


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From when on something repeats (settings, design section 3.10)."""

    events: int = 3
    window_days: int = 30
    claims: int = 3


@dataclass(frozen=True, slots=True)
class Repeated:
    """What consolidation adds: a habit or a repeated claim, resting on `supports`; `latest` gives the words."""

    id: str
    latest: Occurrence
    supports: tuple[str, ...]
    text: str
    target: str
    confidence: float
    first_day: date | None
    last_day: date | None
    said_by: str
    shared: tuple[str, ...] = ()  # nodes of places and companions that all events share
    days: int = 0
    is_known: bool = False  # a well-known activity, told in different words


def find_habits(events: Iterable[Occurrence], thresholds: Thresholds) -> list[Repeated]:
    """Return the habits that some events make, in the order of their ids.

    Events of different audiences never meet in one habit: who may read it must be able to read all it rests on.
    """
    found: list[Repeated] = []
    for (person_id, key, audience), members in grouped_events(events, thresholds.window_days).items():
        members.sort(key=lambda member: (member.day, member.event.id))
        kept = _repeating(members, thresholds)
        if kept:
            named = digest("habit", person_id, *key, "readers", *(audience or ()))
            found.append(_habit(named, kept))
    return sorted(_once_each(found), key=lambda habit: habit.id)


def _once_each(found: Sequence[Repeated]) -> list[Repeated]:
    """Leave out what is found twice, by its own words and as a known activity: the closer words win, and of the
    same words the one with more events.
    """
    exact = {habit.supports for habit in found if not habit.is_known}
    known = [habit for habit in found if habit.is_known and habit.supports not in exact]
    wider = [(habit.latest.person_id, _words(habit), set(habit.supports)) for habit in known]
    kept = [
        habit
        for habit in found
        if not habit.is_known
        and not any(
            habit.latest.person_id == person and words <= _words(habit) and set(habit.supports) < supports
            for person, words, supports in wider
        )
    ]
    return known + kept


def _words(habit: Repeated) -> frozenset[str]:
    return frozenset(lexical_tokens(habit.target)) or frozenset([habit.target])


def _repeating(members: Sequence[Member], thresholds: Thresholds) -> list[Member]:
    """Return the members that lie in some window with enough occasions in it, sorted by day as they came.

    Three stories of one afternoon are one occasion, and "last week" may be the Tuesday in it.
    """
    kept: set[int] = set()
    for start, first in enumerate(members):
        occasions, end = 1, first.last_day
        inside = [start]
        for place in range(start + 1, len(members)):
            member = members[place]
            if (member.day - first.day).days > thresholds.window_days:
                break
            inside.append(place)
            if member.day > end:
                occasions += 1
                end = member.last_day
            else:
                end = min(end, member.last_day)
        if occasions >= thresholds.events:
            kept.update(inside)
    return [members[place] for place in sorted(kept)]


def _habit(identity: str, members: Sequence[Member]) -> Repeated:
    latest, activity = members[-1].event, members[-1].activity
    events = [member.event for member in members]
    days = sorted({member.day for member in members})
    shared = _shared(events)
    target = " ".join([activity.phrase, *_circumstances(latest, shared, activity.korean)])
    return Repeated(
        id=identity,
        latest=latest,
        supports=tuple(sorted(event.id for event in events)),
        text=_sentence(latest.person, target, days, activity.korean),
        target=target,
        confidence=_confidence(events, len(days)),
        first_day=days[0],
        last_day=days[-1],
        is_known=activity.key[0] == KNOWN,
        said_by=", ".join(dict.fromkeys(event.said_by for event in events)),
        shared=tuple(sorted(shared)),
        days=len(days),
    )


def _shared(events: Sequence[Occurrence]) -> set[str]:
    """Return the places and companions that are part of every event."""
    sets = [
        {node for node, _ in event.companions} | ({event.place_id} if event.place_id else set())
        for event in events
    ]
    return set.intersection(*sets)


def _circumstances(event: Occurrence, shared: set[str], korean: bool) -> list[str]:
    with_whom = [name for node, name in event.companions if node in shared]
    parts = []
    if with_whom:
        parts.append(f"({', '.join(with_whom)}와 함께)" if korean else f"with {', '.join(with_whom)}")
    if event.place is not None and event.place_id in shared:
        parts.append(f"({event.place}에서)" if korean else f"({event.place})")
    return parts


def _sentence(person: str, target: str, days: Sequence[date], korean: bool) -> str:
    """Return the habit in words: it counts and bounds, so that it claims no more than its events show."""
    if korean:
        return f"{person}의 습관: {target} ({days[0]}부터 {days[-1]}까지 {len(days)}번)."
    return f"A habit of {person}: {target} ({len(days)} times between {days[0]} and {days[-1]})."


def _confidence(events: Sequence[Occurrence], days: int) -> float:
    """Return the events' mean confidence, with a doubt that halves with each further day: 3 days 0.75 of it."""
    mean = sum(event.confidence for event in events) / len(events)
    return round(mean * (1 - 0.5 ** (days - 1)), 3)
