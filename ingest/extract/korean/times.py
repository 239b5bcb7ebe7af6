"""Expressions of time of one text, looked at twice: where they stand, then what they mean in their clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime

from ingest.model import TimeExpression
from ingest.timex import Direction, find

_REPORTED_COPULA = re.compile(r"(?<=[가-힣0-9])이래(?=요?(?:[^가-힣]|$))")


class Times:
    """Finds the expressions once for their places, and once more with the tense of each clause."""

    def __init__(self, text: str, said_at: datetime | None) -> None:
        # "금요일이래" is hearsay, not "이래" (since): it reads as 이야, of the same length
        self._text = _REPORTED_COPULA.sub("이야", text)
        self._said_at = said_at
        self._expressions = find(self._text, said_at, "ko")
        self._past: list[TimeExpression] | None = None
        self._future: list[TimeExpression] | None = None

    def counted_from(self, day: date, span: tuple[int, int]) -> Times:
        """Return the expressions of one stretch counted from another day, as of a quotation spoken then."""
        if self._said_at is None:
            return self
        start, end = span
        alone = " " * start + self._text[start:end] + " " * (len(self._text) - end)
        return Times(alone, datetime.combine(day, self._said_at.timetz()))

    @property
    def spans(self) -> list[tuple[int, int]]:
        """The code points of all expressions, without the particles at their ends."""
        return [e.span for e in self._expressions]

    @property
    def today(self) -> date | None:
        """The local date of the turn."""
        return self._said_at.date() if self._said_at else None

    def _tensed(self, future: bool) -> Sequence[TimeExpression]:
        if future:
            if self._future is None:
                self._future = find(self._text, self._said_at, "ko", direction=lambda _: Direction.FUTURE)
            return self._future
        if self._past is None:
            self._past = find(self._text, self._said_at, "ko", direction=lambda _: Direction.PAST)
        return self._past

    def within(self, spans: Sequence[tuple[int, int]], future: bool) -> list[TimeExpression]:
        """Return the expressions that overlap one of the spans, read in the tense of their clause."""
        if not self._expressions or not spans:
            return []
        hits = [e for e in self._expressions if _touches(e.span, spans)]
        if not hits:
            return []
        return [e for e in self._tensed(future) if _touches(e.span, spans)]

    def is_future(self, spans: Sequence[tuple[int, int]]) -> bool:
        """Say whether an expression there lies after the turn's day when read towards the future."""
        today = self.today
        if today is None:
            return False
        return any(e.time is not None and e.time.end > today for e in self.within(spans, future=True))

    def is_ahead(self, spans: Sequence[tuple[int, int]]) -> bool:
        """Say whether an expression there lies after the turn's day even when read towards the past."""
        today = self.today
        if today is None:
            return False
        return any(e.time is not None and e.time.end > today for e in self.within(spans, future=False))


def _touches(span: tuple[int, int], spans: Sequence[tuple[int, int]]) -> bool:
    return any(s < span[1] and span[0] < e for s, e in spans)
