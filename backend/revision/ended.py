"""What ends by its own words: "I lived in Oslo until 2020", "from 2019 to 2021".

Its end was said, so nothing needs to follow for it to have ended. Of "until X" the beginning is unknown: the days
of X are those in which it ended.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime, time, timedelta

from backend.revision.order import instant_of, offset_of
from backend.revision.statement import Revisable, may_supersede
from ingest.model import TimeBound

# Of these the time is when what is wanted shall be: only where it is over has the stance ended with it.
_OF_WHAT_COMES = frozenset({"wants", "recommends", "worries_about"})


def beginning_of(statement: Revisable) -> datetime | None:
    """Return from when a statement is known to hold, None where its beginning was not said."""
    return None if statement.bound is TimeBound.UNTIL else instant_of(statement)


def said_end_of(statement: Revisable) -> datetime | None:
    """Return the first moment at which a state holds no longer by its own words, None where they name none."""
    if statement.bound is None or statement.time_end is None:
        return None
    try:
        end = datetime.combine(statement.time_end + timedelta(days=1), time.min, tzinfo=offset_of(statement))
    except OverflowError:
        return None
    if statement.predicate in _OF_WHAT_COMES and not (statement.said_at is not None and end <= statement.said_at):
        return None
    return end


def was_over(statement: Revisable) -> bool:
    """Say whether a state had ended when it was told."""
    end = said_end_of(statement)
    return end is not None and statement.said_at is not None and end <= statement.said_at


def outlives(value: Revisable, other: Revisable) -> bool:
    """Say whether a value is known to hold after another one had ended: what is over cannot have replaced it."""
    end, known = said_end_of(other), _known_until(value)
    return end is not None and value.open_end and known is not None and known >= end


class Over:
    """The values of one slot that were over when they were told, to end what was said of the same before."""

    def __init__(self, values: Iterable[Revisable]) -> None:
        self._of: dict[tuple[str, str], list[Revisable]] = defaultdict(list)
        for value in values:
            if was_over(value):
                self._of[_key(value)].append(value)

    def end_of(self, value: Revisable) -> Revisable | None:
        """Return the first that ends an equal value which does not say its own end, None if none does."""
        known = _known_until(value)
        if not self._of or known is None or value.bound is not None:
            return None
        ending = [
            (end, other.id, other)
            for other in self._candidates(value)
            if (end := said_end_of(other)) is not None and known < end and may_supersede(other, value)
        ]
        return min(ending, key=lambda found: found[:2])[2] if ending else None

    def _candidates(self, value: Revisable) -> Sequence[Revisable]:
        return self._of.get(_key(value), ())


def _key(value: Revisable) -> tuple[str, str]:
    return value.polarity.value, value.target or ""


def _known_until(value: Revisable) -> datetime | None:
    """Return the last moment at which a value that says no end is known to hold."""
    return value.said_at if value.open_end and value.said_at is not None else instant_of(value)
