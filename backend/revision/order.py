"""What comes later: by the content's start where it is known, else by when it was said.

Three refinements, needed because people date by day and month and machines by the second:
- a dated content whose day (month, year) contains the moment at which something undated was said follows that,
  if it was itself said afterwards ("I have a kayak" at ten o'clock, "I sold it today" in the evening);
- so does a change that is told as news, within a month after it happened ("I have a kayak", and a day later "I
  sold it last week"); what is told of years ago stays where it was;
- turns of one conversation that carry the same time, or none, follow each other by position.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from backend.revision.statement import Revisable
from ingest.model import Precision, TimeBound

# How long a start of some precision may be, in days; a shorter end that was said wins.
_GRANULE_DAYS: Mapping[Precision, int] = {
    Precision.INSTANT: 1,
    Precision.DAY: 1,
    Precision.WEEKEND: 2,
    Precision.WEEK: 7,
    Precision.PART_OF_MONTH: 11,
    Precision.MONTH: 31,
    Precision.SEASON: 92,
    Precision.YEAR: 366,
    Precision.DECADE: 3653,
}

# News is what is told within a month: "last month" at the end of this one is the widest that people mean by it.
_NEWS = timedelta(days=31)

Rank = tuple[datetime, int, datetime]
# Before a moment comes what held until it; after one at which something was said come values, then what ends them.
_UNTIL, _VALUE, _END = -1, 1, 2


@dataclass(frozen=True, slots=True)
class Ranks:
    """The place of statements of one slot in time; None where it is unknown."""

    of: Mapping[str, Rank | None]
    ends: frozenset[str] = frozenset()

    def is_later(self, later: Revisable, earlier: Revisable) -> bool:
        """Say whether one statement is known to come after another."""
        a, b = self.of[later.id], self.of[earlier.id]
        if a is not None and b is not None and a != b:
            return a > b
        if (a is None) != (b is None):
            return False
        if later.id in self.ends or earlier.id in self.ends:
            return said_before(earlier, later)  # stopped and begun again on one day
        # Equal contents ("both in March") contradict each other; equal times of saying are turns in order.
        if a is not None and not _is_of_its_telling(later):
            return False
        return follows_in_conversation(later, earlier)


def instant_of(statement: Revisable) -> datetime | None:
    """Return when a statement begins to hold: its content's start, else when it was said, else None.

    What is to last until some day holds when it is told.
    """
    if statement.time_start is None or _is_of_its_telling(statement):
        return statement.said_at
    try:
        clock = time.fromisoformat(statement.clock) if statement.clock else time.min
    except ValueError:
        clock = time.min
    return datetime.combine(statement.time_start, clock, tzinfo=offset_of(statement))


def rank(values: Iterable[Revisable], ends: Iterable[Revisable] = ()) -> Ranks:
    """Return the order of the values and ends of one slot."""
    values, ends = list(values), list(ends)
    placed: dict[str, Rank | None] = {}
    said = sorted(
        ((value.said_at, value) for value in values if _is_of_its_telling(value) and value.said_at is not None),
        key=lambda pair: (pair[0], pair[1].id),
    )
    for value in values:
        placed[value.id] = _place(value, said, level=_VALUE)
    known = sorted(
        ((found[0], value) for value in values if (found := placed[value.id]) is not None),
        key=lambda pair: (pair[0], pair[1].id),
    )
    for end in ends:
        placed[end.id] = _place(end, known, level=_END)
    return Ranks(placed, frozenset(end.id for end in ends))


def said_before(earlier: Revisable, later: Revisable) -> bool:
    """Say whether one statement is known to have been said before another."""
    a, b = earlier.said_at, later.said_at
    if a is not None and b is not None and a != b:
        return a < b
    return (a is None) == (b is None) and follows_in_conversation(later, earlier)


def follows_in_conversation(later: Revisable, earlier: Revisable) -> bool:
    """Say whether one statement stands after another in one conversation."""
    if later.document_id != earlier.document_id or not later.is_conversation:
        return False
    return (later.position, later.span_start) > (earlier.position, earlier.span_start)


def _place(statement: Revisable, others: Sequence[tuple[datetime, Revisable]], level: int) -> Rank | None:
    start = instant_of(statement)
    if start is None:
        return None
    if _is_of_its_telling(statement):
        return (start, 0, start)
    if statement.bound is TimeBound.UNTIL:
        return (start, _UNTIL, start)
    last = _granule_end(statement)
    said = statement.said_at
    if (level == _END or statement.open_end) and said is not None and last < said <= last + _NEWS:
        last = said
    first = bisect_left(others, start, key=lambda pair: pair[0])
    beyond = bisect_right(others, last, key=lambda pair: pair[0])
    for instant, other in reversed(others[first:beyond]):
        if other.id != statement.id and said_before(other, statement):
            return (instant, level, start)
    return (start, 0, start)


def _is_of_its_telling(statement: Revisable) -> bool:
    """Say whether something holds when it is told: it has no time of its own, or is to last until one."""
    if statement.time_start is None:
        return True
    if statement.bound is not TimeBound.UNTIL or statement.said_at is None or statement.time_end is None:
        return False
    return statement.said_at.date() <= statement.time_end


def _granule_end(statement: Revisable) -> datetime:
    """Return the last moment at which the content may have begun."""
    start = statement.time_start or date.min
    days = _GRANULE_DAYS[statement.precision or Precision.DAY]
    try:
        last = start + timedelta(days=days - 1)
    except OverflowError:
        last = date.max
    if not statement.open_end and statement.time_end is not None:
        last = min(last, statement.time_end)
    return datetime.combine(last, time.max, tzinfo=offset_of(statement))


def offset_of(statement: Revisable) -> tzinfo:
    """Return the offset that content dates are read in: the turn's own, else the space's zone, else UTC."""
    if statement.said_at is not None and statement.said_at.tzinfo is not None:
        return statement.said_at.tzinfo
    if statement.zone:
        try:
            return ZoneInfo(statement.zone)
        except (ZoneInfoNotFoundError, ValueError):
            return UTC
    return UTC
