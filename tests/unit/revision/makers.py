"""Statements as revision sees them, with defaults: 서연 speaks for herself on a Monday."""

from __future__ import annotations

import itertools
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

from backend.revision.opening import opened_fact
from backend.revision.statement import RECORD, Revisable
from ingest.model import Polarity, Precision, StatementType
from tests.builders import A_MONDAY

_numbers = itertools.count(1)
SPACE = "s"


def on_day(number: int) -> datetime:
    """A day after the first Monday."""
    return A_MONDAY + timedelta(days=number)


def a_statement(
    kind: StatementType, predicate: str, target: str | None, day: int | None = 0, **more: Any
) -> Revisable:
    """A statement of `kind`; nodes are named after their words."""
    number = next(_numbers)
    speaker = more.pop("speaker", "서연")
    subject = more.pop("subject", speaker)
    statement = Revisable(
        id=f"s{number:05d}",
        type=kind,
        predicate=predicate,
        holder=speaker if kind is StatementType.CLAIM else RECORD,
        reporter=speaker,
        subject=subject,
        subject_is_person=True,
        subject_name=subject or "",
        target=target,
        target_name=target or "",
        target_key=f"concept:{target}",
        said_at=None if day is None else on_day(day),
        document_id=f"d{number}",
        passage_id=f"p{number}",
    )
    return replace(statement, **more)


def a_fact(predicate: str, target: str, day: int | None = 0, **more: Any) -> Revisable:
    """A Fact."""
    return a_statement(StatementType.FACT, predicate, target, day, **more)


def an_event(predicate: str, target: str | None, day: int | None = 0, **more: Any) -> Revisable:
    """An Event."""
    return a_statement(StatementType.EVENT, predicate, target, day, **more)


def a_claim(predicate: str, target: str, day: int | None = 0, **more: Any) -> Revisable:
    """A Claim; `dislikes` and `believes_bad` are against what they are about."""
    against = predicate in ("dislikes", "believes_bad")
    more.setdefault("polarity", Polarity.NEGATIVE if against else Polarity.POSITIVE)
    return a_statement(StatementType.CLAIM, predicate, target, day, **more)


def relayed(statement: Revisable, owner: str, *relayers: str) -> Revisable:
    """The same claim, held by somebody else and passed on."""
    return replace(statement, holder=owner, subject=owner, subject_name=owner, relayers=relayers)


def dated(
    statement: Revisable, start: date, end: date | None = None, precision: Precision = Precision.DAY
) -> Revisable:
    """The same statement with a time of its content."""
    return replace(statement, time_start=start, time_end=end or start, precision=precision)


def what_it_opens(event: Revisable) -> Revisable:
    """The Fact that the store writes for an event."""
    fact = opened_fact(event)
    assert fact is not None
    return replace(
        event,
        id=fact.id,
        type=StatementType.FACT,
        predicate=fact.props["predicate"],
        opened_by=event.id,
        replaces=None,
        open_end=event.time_start is not None,
    )
