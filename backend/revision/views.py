"""The views of the statements of one slot, and of all slots of some statements.

Everything here depends on the set of statements only, never on the order in which they came.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType

from backend.identity.keys import normal_name
from backend.revision.complements import complement_kind
from backend.revision.corrections import corrected_by
from backend.revision.ended import Over, beginning_of, outlives, said_end_of, was_over
from backend.revision.order import Rank, Ranks, instant_of, rank
from backend.revision.predicates import PREDICATES, Family
from backend.revision.slots import Role, SlotKey, slots_of
from backend.revision.statement import Revisable, is_open_to_readers_of, may_supersede
from ingest.model import Polarity


class View(StrEnum):
    CURRENT = "CURRENT"
    SUPERSEDED = "SUPERSEDED"
    CONFLICTING = "CONFLICTING"
    ENDED = "ENDED"  # by its own words, before it was told: "I lived in Oslo until 2020"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What revision says of one statement. All empty: it fills no slot and nobody took it back."""

    view: View | None = None
    held_from: datetime | None = None
    held_to: datetime | None = None
    superseded_by: str | None = None
    conflicts: frozenset[str] = frozenset()


# General words for where somebody works or learns: "I quit my job" ends the one there is, whatever its name.
_GENERAL_WORDS = {
    "works_at": "회사 직장 일 일자리 알바 아르바이트 job work company workplace position firm",
    "studies": "학교 대학 대학교 대학원 학업 공부 전공 school university college uni course studies degree",
}
_GENERAL = {predicate: frozenset(words.split()) for predicate, words in _GENERAL_WORDS.items()}
_SCHOOLS = ("대", "대학", "대학교", "대학원", "학교", "university", "college", "school")


def decide(
    space: str, statements: Iterable[Revisable], accepted: Mapping[str, str] = MappingProxyType({})
) -> dict[str, Outcome]:
    """Return the outcome of every statement, given all statements of the slots concerned.

    `accepted` holds supersessions that a person accepted: the earlier statement's id to the later one's.
    """
    statements = sorted(statements, key=lambda statement: statement.id)
    by_id = {statement.id: statement for statement in statements}
    taken_back = {
        earlier: later
        for earlier, later in accepted.items()
        if earlier in by_id
        and later in by_id
        and by_id[earlier].holder == by_id[later].holder
        and is_open_to_readers_of(by_id[later], by_id[earlier])
    } | corrected_by(space, statements)
    values: dict[SlotKey, list[Revisable]] = defaultdict(list)
    ends: dict[SlotKey, list[Revisable]] = defaultdict(list)
    for statement in statements:
        for place in slots_of(space, statement):
            (values if place.role is Role.FILLS else ends)[place.slot].append(statement)
    outcomes = {statement.id: Outcome() for statement in statements}
    for slot, members in values.items():
        ending = [end for end in ends.get(slot, ()) if end.id not in taken_back]
        held = [value for value in members if value.id not in taken_back]
        outcomes.update(views_of(held, ending))
    filling = {value.id for members in values.values() for value in members}
    for taken, correction in taken_back.items():
        start = beginning_of(by_id[taken]) if taken in filling else None
        until = instant_of(by_id[correction]) if taken in filling else None
        outcomes[taken] = Outcome(View.SUPERSEDED, start, _not_before(start, until), correction)
    return outcomes


def views_of(values: Sequence[Revisable], ends: Sequence[Revisable] = ()) -> dict[str, Outcome]:
    """Return the outcomes of the values of one slot, of which nobody took any back.

    Equal values support each other and stay beside each other. A value is superseded by the next later one
    that is incompatible with it and has the standing; incompatible values that are left conflict.
    """
    ranks = rank(values, ends)
    groups = _Groups(values, ends, ranks)
    over = Over(values)
    outcomes = {value.id: _outcome(value, groups.next_after(value), over) for value in values}
    surviving = [value for value in values if outcomes[value.id].view is View.CURRENT]
    for one, partners in _conflicts(surviving, ends, ranks).items():
        if partners and one in outcomes:
            outcomes[one] = replace(outcomes[one], view=View.CONFLICTING, conflicts=frozenset(partners))
    return outcomes


def _outcome(value: Revisable, following: Revisable | None, over: Over) -> Outcome:
    start, end = beginning_of(value), said_end_of(value)
    if following is not None:
        until = instant_of(following)
        # What follows ends earlier what was to last longer; an end that lay behind when it was told stands.
        if end is not None and (until is None or was_over(value) or end < until):
            until = end
        return Outcome(View.SUPERSEDED, start, _not_before(start, until), following.id)
    ending = over.end_of(value)
    if ending is not None:
        return Outcome(View.SUPERSEDED, start, _not_before(start, said_end_of(ending)), ending.id)
    return Outcome(View.ENDED if was_over(value) else View.CURRENT, start, end)


def _not_before(start: datetime | None, until: datetime | None) -> datetime | None:
    """Return the end of an interval; one never ends before it starts."""
    return start if start is not None and until is not None and until < start else until


_Class = tuple[str, str, bool, tuple[str | None, ...], bool, frozenset[str] | None]


class _Groups:
    """Values of one slot grouped by value and standing, so that only differing ones are compared."""

    def __init__(self, values: Sequence[Revisable], ends: Sequence[Revisable], ranks: Ranks) -> None:
        self._ranks = ranks
        self._groups: dict[_Class, list[Revisable]] = defaultdict(list)
        for value in values:
            self._groups[_class_of(value)].append(value)
        self._placed: dict[_Class, list[Rank]] = {}
        for name, members in self._groups.items():
            members.sort(key=self._order)
            places = (ranks.of[member.id] for member in members)
            self._placed[name] = [place for place in places if place is not None]
        self._ends = sorted(ends, key=self._order)

    def next_after(self, value: Revisable) -> Revisable | None:
        """Return the first statement that supersedes or ends a value."""
        found = [
            first
            for name, members in self._groups.items()
            if incompatible(members[0], value) and may_supersede(members[0], value)
            for first in (self._first_later(name, value),)
            if first is not None
        ]
        found += [
            end
            for end in self._ends
            if ends_value(end, value) and may_supersede(end, value) and self._ranks.is_later(end, value)
        ]
        return min(found, key=self._order, default=None)

    def _first_later(self, name: _Class, value: Revisable) -> Revisable | None:
        members, placed, place = self._groups[name], self._placed[name], self._ranks.of[value.id]
        # Placed ones stand first, in order: nothing before the value's own place can be later.
        start = len(placed) if place is None else bisect_left(placed, place)
        later = (member for member in members[start:] if self._ranks.is_later(member, value))
        return next((member for member in later if not outlives(value, member)), None)

    def _order(self, statement: Revisable) -> tuple[bool, object, int, int, str]:
        place = self._ranks.of[statement.id]
        # Undated ones last, in their conversation's order; ids only make the choice the same every time.
        key: object = place if place is not None else ()
        return (place is None, key, statement.position, statement.span_start, statement.id)


def _class_of(value: Revisable) -> _Class:
    chain = () if value.is_first_hand else value.chain
    return (
        value.polarity.value,
        _value_key(value),
        value.is_first_hand,
        chain,
        value.is_asserted,
        value.audience,
    )


def _value_key(value: Revisable) -> str:
    """Return what a value is besides its polarity: of a functional slot the target, else nothing."""
    return value.target or ""


def incompatible(one: Revisable, other: Revisable) -> bool:
    """Say whether two values of one slot exclude each other.

    With one target they differ in polarity; with two targets (functional slots) both are affirmed: not living
    in one town goes together with living in another.
    """
    if one.target == other.target or _is_target_shared(one):
        return one.polarity is not other.polarity
    return one.polarity is Polarity.POSITIVE and other.polarity is Polarity.POSITIVE


def _is_target_shared(value: Revisable) -> bool:
    """Say whether all values of the slot have one target, whatever wording names it ("being vegetarian")."""
    row = PREDICATES[value.predicate]
    if row.name == "is":
        return complement_kind(value.target_name) is None
    return row.family is not Family.FUNCTIONAL


def ends_value(end: Revisable, value: Revisable) -> bool:
    """Say whether an event ends a value of the slot: one that holds, and is meant."""
    if value.polarity is not Polarity.POSITIVE or value.opened_by == end.id:
        return False
    general = _GENERAL.get(value.predicate)
    if general is None or end.target is None or end.target == value.target:
        return True
    left, held = normal_name(end.target_name), normal_name(value.target_name)
    if left in general or left in held.split() or held in left.split():
        return True
    return value.predicate == "studies" and left.endswith(_SCHOOLS)


def _conflicts(surviving: Sequence[Revisable], ends: Sequence[Revisable], ranks: Ranks) -> dict[str, set[str]]:
    """Return the partners of each surviving value that conflicts.

    Each is tied to one statement of every group that excludes it, so that a hundred repetitions on both sides
    make two hundred edges and not ten thousand. What is private conflicts with what all may read, and not the
    other way round: only its own readers see that the two contradict each other.
    """
    groups: dict[tuple[str, str, frozenset[str] | None], list[Revisable]] = defaultdict(list)
    for value in surviving:
        groups[(value.polarity.value, _value_key(value), value.audience)].append(value)
    partners: dict[str, set[str]] = defaultdict(set)
    for one in groups.values():
        for other in groups.values():
            if one is other or not incompatible(one[0], other[0]) or not is_open_to_readers_of(other[0], one[0]):
                continue
            spokesman = min(other, key=lambda value: value.id)
            for value in one:
                partners[value.id].add(spokesman.id)
                if is_open_to_readers_of(value, spokesman):
                    partners[spokesman.id].add(value.id)
    for end in ends:
        for value in surviving:
            # An end that came before the value says nothing about it.
            if not is_open_to_readers_of(end, value):
                continue
            if ends_value(end, value) and not ranks.is_later(value, end):
                partners[value.id].add(end.id)
    return partners
