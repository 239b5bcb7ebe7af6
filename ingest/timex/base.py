"""What expressions are counted from, and which year a thing that comes every year means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from ingest.timex.days import (
    Window,
    days_between,
)
from ingest.timex.spec import Direction, Spec

CURRENT, LAST, NEXT = 0, -1, 1


class NoBase(Exception):
    """A relative expression in a text without a time; `find` answers with time None."""


@dataclass(frozen=True, slots=True)
class Base:
    """What an expression is counted from: the turn's local time and the tense around it."""

    now: datetime | None
    direction: Direction | None = None

    @property
    def today(self) -> date:
        """The local calendar date of the turn, in its own offset."""
        if self.now is None:
            raise NoBase
        return self.now.date()

    @property
    def past(self) -> bool:
        return self.direction is Direction.PAST


def said_year(spec: Spec, base: Base) -> int | None:
    if spec.year is not None:
        return spec.year
    if spec.year_shift is not None:
        return base.today.year + spec.year_shift
    return None


def nearest(
    spec: Spec, base: Base, make: Callable[[int], Window | None], *, closest: bool = False
) -> Window | None:
    """Choose the year of a thing that comes every year, by "last/this/next", then by tense, then this year.

    Past tense: the most recent that has begun. Future: the next that has not ended. Where the tense is
    unknown `closest` takes the one with the least distance instead of this year's.
    """
    year = said_year(spec, base)
    if year is not None:
        return make(year)
    today = base.today
    near = [window for step in (-2, -1, 0, 1, 2) if (window := make(today.year + step))]
    ended = [window for window in near if window[1] < today]
    coming = [window for window in near if window[0] > today]
    if spec.strictly_next:
        return coming[0] if coming else None
    if spec.which is not None:
        if spec.which < CURRENT:
            return ended[spec.which] if len(ended) >= -spec.which else None
        if spec.which > CURRENT:
            return coming[spec.which - 1] if len(coming) >= spec.which else None
        return make(today.year)
    if base.past:
        begun = [window for window in near if window[0] <= today]
        return begun[-1] if begun else None
    if base.direction is Direction.FUTURE:
        still = [window for window in near if window[1] >= today]
        return still[0] if still else None
    if closest:
        return min(near, key=lambda window: days_between(window, today), default=None)
    return make(today.year)
