"""Events in short, and the habits of some that were told days apart."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from backend.consolidation.habits import Repeated, Thresholds, find_habits
from backend.consolidation.occurrence import Occurrence

START = datetime(2026, 5, 4, 20, tzinfo=UTC)


def told(
    text: str, target: str | None, relation: str, predicate: str = "did", place: str | None = None
) -> Occurrence:
    person = text.split()[0].rstrip("은는이가")
    return Occurrence(text, "p", person, predicate, relation, text, target, said_by=person, place=place)


def habits(*events: Occurrence, days: tuple[int, ...] = (0, 8, 17, 25)) -> list[Repeated]:
    """The habits of events that were told some days apart."""
    dated = [
        replace(one, id=f"e{day}", said_at=START + timedelta(days=day))
        for one, day in zip(events, days, strict=False)
    ]
    return find_habits(dated, Thresholds())
