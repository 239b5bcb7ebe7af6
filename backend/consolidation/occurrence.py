"""What the rules of consolidation see of a statement: plain values, no graph."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

# An event whose time is known to a week at best has a place within thirty days; one of "last summer" has none.
FINE_PRECISIONS = frozenset({"instant", "day", "weekend", "week", "part_of_month"})


@dataclass(frozen=True, slots=True)
class Occurrence:
    """An Event, or a Claim, as far as repetition goes."""

    id: str
    person_id: str  # who did it, or holds it: the node
    person: str  # and how the document calls them
    predicate: str
    relation: str
    text: str
    target: str | None = None
    target_id: str | None = None
    polarity: str = "positive"
    time_text: str | None = None
    time_start: date | None = None
    time_end: date | None = None
    precision: str | None = None
    said_at: datetime | None = None
    said_by: str = ""
    confidence: float = 0.9
    audience: tuple[str, ...] | None = None
    place: str | None = None
    place_id: str | None = None
    companions: tuple[tuple[str, str], ...] = ()  # ids and names
    passage_id: str = ""
    group_key: str = ""
    source_text: str = ""  # the words it was read from, where they matter

    @property
    def day(self) -> date | None:
        """The day it happened, or None where nobody can say within a month, or it lies ahead.

        An event told without a time is of the day it was told: "I went swimming" after the swimming.
        """
        said = self.said_at.date() if self.said_at is not None else None
        if self.time_start is None:
            return None if self.time_text else said
        if self.precision not in FINE_PRECISIONS:
            return None
        return None if said is not None and self.time_start > said else self.time_start

    @property
    def last_day(self) -> date | None:
        """The last day on which it may have happened: "last week" is seven days."""
        return self.time_end if self.time_start is not None and self.time_end is not None else self.day
