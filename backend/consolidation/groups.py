"""Events put together by activity, and which groups of different words are one after all.

Every step only joins what the same person told to the same readers.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import pairwise

from backend.consolidation.activities import KNOWN, Activity, activity_of, visit_of
from backend.consolidation.occurrence import Occurrence
from backend.consolidation.people import meeting_of
from backend.consolidation.places import deeds_at
from backend.consolidation.telling import known_activities_of, possible_activities_of


@dataclass(frozen=True, slots=True)
class Member:
    """One event of a group: when it was, from and to, and what it is one of."""

    day: date
    last_day: date
    event: Occurrence
    activity: Activity


# Person, key of the activity, audience.
Group = tuple[str, tuple[str, ...], tuple[str, ...] | None]
Grouped = dict[Group, list[Member]]
# What somebody would do, used to do or remembers is of no day that one could count.
_NO_ONE_TIME = re.compile(
    r"\b(?:would|used to|could have|remembers?|recalls?)\b|예전에|옛날에|한때|어릴 때", re.IGNORECASE
)
# So many events must name an activity before what may be a part of it counts.
LEAST_NAMED = 2


def grouped_events(events: Iterable[Occurrence], window_days: int) -> Grouped:
    """Return the events by person, activity and readers, with what other words tell of the same."""
    grouped: Grouped = defaultdict(list)
    told = [event for event in events if not _NO_ONE_TIME.search(event.text)]
    dated = [(event, day) for event in told if (day := event.day) is not None]
    for event, day in dated:
        # With whom one meets for talks makes it another meeting.
        exact = activity_of(event) if meeting_of(event) is None else None
        for activity in ([exact] if exact is not None else []) + known_activities_of(event):
            grouped[_group(event, activity)].append(_member(event, day, activity))
    _add_parts(grouped, dated, window_days)
    _add_wider_goings(grouped)
    _add_visits(grouped, dated)
    _add_wider_things(grouped)
    return _with_nested_tags(_with_light_verbs(grouped))


def _group(event: Occurrence, activity: Activity) -> Group:
    return event.person_id, activity.key, event.audience


def _member(event: Occurrence, day: date, activity: Activity) -> Member:
    return Member(day, event.last_day or day, event, activity)


def _add_parts(grouped: Grouped, dated: Sequence[tuple[Occurrence, date]], window_days: int) -> None:
    """Count what may be a part of several activities with the only one of them that its person was told to do.

    "Did scales" is the cello for somebody who was told to play it twice about then, and no other instrument.
    """
    named: dict[tuple[str, tuple[str, ...], tuple[str, ...] | None], list[Member]] = defaultdict(list)
    for (person, _, audience), members in grouped.items():
        for member in members:
            if member.activity.name:
                named[person, member.activity.name, audience].append(member)
    for event, day in dated:
        possible = [
            (activity, near)
            for activity in possible_activities_of(event)
            if (near := _near(named.get((event.person_id, activity.name, event.audience), ()), day, window_days))
        ]
        if len(possible) == 1:
            activity, near = possible[0]
            if len({member.day for member in near}) >= LEAST_NAMED and not _is_in(near, event):
                grouped[_group(event, activity)].append(_member(event, day, activity))


def _near(members: Sequence[Member], day: date, window_days: int) -> list[Member]:
    return [member for member in members if abs((member.day - day).days) <= window_days]


def _is_in(members: Sequence[Member], event: Occurrence) -> bool:
    return any(member.event.id == event.id for member in members)


def _add_wider_goings(grouped: Grouped) -> None:
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


def _add_visits(grouped: Grouped, dated: Sequence[tuple[Occurrence, date]]) -> None:
    """Count a deed at a place among the visits there, where the person told of going to it."""
    goings: dict[Group, Activity] = {}
    own: dict[tuple[str, tuple[str, ...] | None], list[Activity]] = defaultdict(list)
    for group, members in grouped.items():
        if group[1][0] == "" and any(member.event.predicate == "went" for member in members):
            goings[group] = members[0].activity
            own[group[0], group[2]].append(members[0].activity)
    for event, day in dated:
        visit = visit_of(event)
        if visit is not None and _group(event, visit) in goings:
            grouped[_group(event, visit)].append(_member(event, day, visit))
            continue
        at = [going for going in own[event.person_id, event.audience] if deeds_at(event, going.phrase)]
        if len(at) == 1 and not _is_in(grouped[_group(event, at[0])], event):
            grouped[_group(event, at[0])].append(_member(event, day, at[0]))


_AGAIN = re.compile(r"(?:^|\s)(?:또|다시)\s|\b(?:again|another)\b", re.IGNORECASE)


def _add_wider_things(grouped: Grouped) -> None:
    """Count the stew of somebody who told of one stew only: 찌개 beside 김치찌개.

    Where it was made "again" it was the one told before; else what all of them are is the wider thing.
    """
    made = {group: group[1] for group in grouped if group[1][0] == "made"}
    for wide, key in made.items():
        closer = [
            group
            for group, other in made.items()
            if (group[0], group[2]) == (wide[0], wide[2]) and _is_kind_of(other, key)
        ]
        if len(closer) != 1 or len(key) != 2:
            continue
        again = [member for member in grouped[wide] if _AGAIN.search(member.event.text)]
        if len(again) == len(grouped[wide]):
            grouped[closer[0]] += [replace(member, activity=grouped[closer[0]][0].activity) for member in again]
        else:
            general = grouped[wide][0].activity
            grouped[wide] += [replace(member, activity=general) for member in grouped[closer[0]]]


def _is_kind_of(key: tuple[str, ...], wide: tuple[str, ...]) -> bool:
    """Say whether one thing is of the kind that another names: 김치찌개 of 찌개, "rye bread" of "bread"."""
    if key == wide or len(wide) != 2:
        return False
    if re.search(r"[가-힣]", wide[1]):
        return (
            any(len(word) > len(wide[1]) > 1 and word.endswith(wide[1]) for word in key[1:]) or wide[1] in key[1:]
        )
    return wide[1] in key[1:]


def _with_light_verbs(grouped: Mapping[Group, list[Member]]) -> Grouped:
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


def _with_nested_tags(grouped: Mapping[Group, list[Member]]) -> Grouped:
    """Join tellings of one known activity that say more or less of what narrows it; what not all say is left out.

    Yoga for beginners, yoga and yoga are yoga; judo for children and judo for adults stay two, and where somebody
    does both nobody can say which of them plain judo was.
    """
    joined: Grouped = {}
    named: dict[Group, list[list[Member]]] = defaultdict(list)
    for group, members in grouped.items():
        activity = members[0].activity if members else None
        if activity is None or not activity.name:
            joined[group] = members
        else:
            named[group[0], activity.name, group[2]].append(members)
    for (person, name, audience), parts in named.items():
        tags = sorted((members[0].activity.tags for members in parts), key=len)
        if not all(less <= more for less, more in pairwise(tags)):
            joined.update({(person, members[0].activity.key, audience): members for members in parts})
            continue
        together = [member for members in parts for member in members]
        joined[person, (*name, *sorted(tags[0])), audience] = _renamed(together, tags[0])
    return joined


def _renamed(members: list[Member], shared: frozenset[str]) -> list[Member]:
    """Call every member by what narrows all of them."""
    plain = next((member.activity for member in members if member.activity.tags == shared), members[0].activity)
    return [
        member if member.activity.tags == shared else replace(member, activity=replace(plain, tags=shared))
        for member in members
    ]
