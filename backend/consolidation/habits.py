"""Events that are one habit: one person, one activity, enough different days close together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from backend.consolidation.activities import KNOWN, Activity, activity_of, known_activity_of, visit_of
from backend.consolidation.occurrence import Occurrence
from ingest.identifiers import digest

EXTRACTOR = "consolidation/3"


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


@dataclass(frozen=True, slots=True)
class Member:
    """One event of a group: when it was, from and to, and what it is one of."""

    day: date
    last_day: date
    event: Occurrence
    activity: Activity


# Person, key of the activity, audience.
Group = tuple[str, tuple[str, ...], tuple[str, ...] | None]


def find_habits(events: Iterable[Occurrence], thresholds: Thresholds) -> list[Repeated]:
    """Return the habits that some events make, in the order of their ids.

    Events of different audiences never meet in one habit: who may read it must be able to read all it rests on.
    """
    grouped: dict[Group, list[Member]] = defaultdict(list)
    dated = [(event, day) for event in events if (day := event.day) is not None]
    for event, day in dated:
        for activity in (activity_of(event), known_activity_of(event)):
            if activity is not None:
                member = Member(day, event.last_day or day, event, activity)
                grouped[event.person_id, activity.key, event.audience].append(member)
    _add_wider_goings(grouped)
    _add_visits(grouped, dated)
    found: list[Repeated] = []
    for (person_id, key, audience), members in _with_light_verbs(grouped).items():
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
    wider = [(habit.latest.person_id, habit.target, set(habit.supports)) for habit in known]
    kept = [
        habit
        for habit in found
        if not habit.is_known
        and not any(
            habit.latest.person_id == person and habit.target == target and set(habit.supports) < supports
            for person, target, supports in wider
        )
    ]
    return known + kept


def _add_wider_goings(grouped: dict[Group, list[Member]]) -> None:
    """Count "went to the shelter rota" among the goings to the shelter, where the person told of those too."""
    goings = {
        group: [member for member in members if member.event.predicate == "went" and not member.activity.narrowed]
        for group, members in grouped.items()
        if group[1][0] == ""
    }
    for (person, key, audience), members in goings.items():
        for (other, longer, readers), further in goings.items():
            if (person, audience) == (other, readers) and set(key) < set(longer) and members:
                grouped[person, key, audience].extend(further)


def _add_visits(grouped: dict[Group, list[Member]], dated: Sequence[tuple[Occurrence, date]]) -> None:
    """Count a deed at a place among the visits there, where the person told of going to it."""
    for event, day in dated:
        visit = visit_of(event)
        if visit is None:
            continue
        group = grouped.get((event.person_id, visit.key, event.audience), [])
        if any(member.event.predicate == "went" for member in group):
            group.append(Member(day, event.last_day or day, event, visit))


def _with_light_verbs(grouped: Mapping[Group, list[Member]]) -> dict[Group, list[Member]]:
    """Let a deed whose verb says nothing count with the same thing under a verb that does.

    "김치찌개를 했다" is the activity of "김치찌개를 끓였다"; where a thing has two verbs, nobody can say of which.
    """
    verbs: dict[Group, list[Group]] = defaultdict(list)
    for person, key, audience in grouped:
        if key[0] not in ("", KNOWN):
            verbs[person, ("", *key[1:]), audience].append((person, key, audience))
    joined = {group: list(members) for group, members in grouped.items()}
    for light, others in verbs.items():
        if light in grouped and len(others) == 1:
            joined[others[0]] += joined.pop(light)
    return joined


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
