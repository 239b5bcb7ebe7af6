"""Events that are one habit: one person, one activity, enough different days close together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from backend.consolidation.activities import Activity, activity_of
from backend.consolidation.occurrence import Occurrence
from ingest.identifiers import digest

EXTRACTOR = "consolidation/1"


@dataclass(frozen=True, slots=True)
class Thresholds:
    """From when on something repeats (settings, design section 3.10)."""

    events: int = 3
    window_days: int = 30
    claims: int = 3


@dataclass(frozen=True, slots=True)
class Repeated:
    """What consolidation adds: a habit or a repeated claim, resting on `supports`; `latest` is the last."""

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


def find_habits(events: Iterable[Occurrence], thresholds: Thresholds) -> list[Repeated]:
    """Return the habits that some events make, in the order of their ids.

    Events of different audiences never meet in one habit: who may read it must be able to read all it rests on.
    """
    Group = tuple[str, tuple[str, ...], tuple[str, ...] | None]
    grouped: dict[Group, list[tuple[date, Occurrence, Activity]]] = defaultdict(list)
    for event in events:
        day, activity = event.day, activity_of(event)
        if day is not None and activity is not None:
            grouped[event.person_id, activity.key, event.audience].append((day, event, activity))
    found = []
    for (person_id, key, audience), members in grouped.items():
        members.sort(key=lambda member: (member[0], member[1].id))
        days = _repeating(sorted({day for day, _, _ in members}), thresholds)
        kept = [member for member in members if member[0] in days]
        if kept:
            named = digest("habit", person_id, *key, "readers", *(audience or ()))
            found.append(_habit(named, kept))
    return sorted(found, key=lambda habit: habit.id)


def _repeating(days: Sequence[date], thresholds: Thresholds) -> set[date]:
    """Return the days that lie in some window with enough different days in it.

    Three stories of one afternoon are one occasion.
    """
    kept: set[date] = set()
    for start in range(len(days) - thresholds.events + 1):
        end = start + thresholds.events - 1
        if (days[end] - days[start]).days <= thresholds.window_days:
            kept |= set(days[start : end + 1])
    return kept


def _habit(identity: str, members: Sequence[tuple[date, Occurrence, Activity]]) -> Repeated:
    last_day, latest, activity = members[-1]
    events = [event for _, event, _ in members]
    days = sorted({day for day, _, _ in members})
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
        last_day=last_day,
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
        return f"{person}의 습관: {target} ({days[0]}부터 {days[-1]}까지 {len(days)}일)."
    return f"A habit of {person}: {target} ({len(days)} days between {days[0]} and {days[-1]})."


def _confidence(events: Sequence[Occurrence], days: int) -> float:
    """Return the events' mean confidence, with a doubt that halves with each further day: 3 days 0.75 of it."""
    mean = sum(event.confidence for event in events) / len(events)
    return round(mean * (1 - 0.5 ** (days - 1)), 3)
