"""The form of a rule: a name, a pattern, what a match says, and a sentence it is for.

A rule finds one *piece*; `find` merges neighbouring pieces and computes the whole. The tables are
`korean`, `english` and `written` (figures, the same in both languages).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from ingest.timex.spec import Span, Spec


class Kind(StrEnum):
    TIME = "time"
    COUNT = "count"  # "two days": means something only with "after Friday" beside it
    RECURRENCE = "recurrence"


@dataclass(frozen=True, slots=True)
class Reading:
    """What one match says: constraints, or a range of two, or a bare count."""

    spec: Spec
    until: Spec | None = None
    count: Span | None = None


Make = Callable[[re.Match[str]], Spec | Reading | None]


@dataclass(frozen=True, slots=True)
class Rule:
    """One row of a table."""

    name: str
    pattern: re.Pattern[str]
    make: Make
    example: str
    kind: Kind = Kind.TIME
    part_only: bool = False  # a piece such as "오후 3시" or "early" that is no date on its own
    loose: bool = False  # only where a time is asked for: "the year", "하루 동안"
    needs: tuple[str, ...] = ()  # one of these must be in the lower-case text: spares most patterns a search

    def may_match(self, lower: str) -> bool:
        """Say whether a search is worth its while."""
        for word in self.needs:  # asked of every rule for every text: a generator takes thrice as long
            if word in lower:
                return True
        return not self.needs


def row(
    name: str,
    pattern: str,
    make: Make,
    example: str,
    *,
    kind: Kind = Kind.TIME,
    part_only: bool = False,
    loose: bool = False,
    keep_case: bool = False,
    needs: str = "",
) -> Rule:
    """Build a rule; patterns ignore case unless the case is what tells a date from a word."""
    flags = re.NOFLAG if keep_case else re.IGNORECASE
    return Rule(
        name,
        re.compile(pattern, flags),
        make,
        example,
        kind,
        part_only,
        loose,
        tuple(needs.split("|")) if needs else (),
    )


@dataclass(frozen=True, slots=True)
class Piece:
    """A match of one rule, or of several merged ones."""

    start: int
    end: int
    spec: Spec
    rule: str
    kind: Kind
    part_only: bool
    until: Spec | None = None
    count: Span | None = None
    anchor: Piece | None = None  # what `count` is counted from
