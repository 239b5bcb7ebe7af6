"""Rows of the graph to what the rules of consolidation see, and their findings to rows for writing. Pure."""

from __future__ import annotations

import json
from datetime import date

from backend.consolidation.habits import EXTRACTOR, Repeated
from backend.consolidation.occurrence import Occurrence
from backend.store.connection import Row
from backend.store.times import native
from ingest.identifiers import digest
from ingest.language.lexical import lexical_tokens, space_token, type_token
from ingest.model import StatementType

FAR_PAST, FAR_FUTURE = date(1, 1, 1), date(9999, 12, 31)


def occurrence_of(row: Row) -> Occurrence:
    """Return a row of `events_to_consolidate` or `claims_to_consolidate` as the rules see it."""
    return Occurrence(
        **{
            **row,
            "relation": row["relation"] or "",
            "time_start": native(row["time_start"]),
            "time_end": native(row["time_end"]),
            "said_at": native(row["said_at"]),
            "audience": tuple(sorted(row["audience"])) if row["audience"] is not None else None,
            "companions": tuple((identity, name) for identity, name in row["companions"]),
        }
    )


def habit_row(habit: Repeated, space: str) -> Row:
    """Return a habit for `create_habits`."""
    props: Row = {
        "text": habit.text,
        "target": habit.target,
        "predicate": "does_regularly",
        "relation": habit.latest.relation,
        "polarity": "positive",
        "certainty": "asserted",
        "said_by": habit.said_by,
        "confidence": habit.confidence,
        "extractor": EXTRACTOR,
        "rule": "repeated-events",
        "flags": [],
        "support_count": len(habit.supports),
        "days": habit.days,
        "time_start": habit.first_day,
        "time_end": habit.last_day,
        "time_precision": "day",
        "open_end": False,
        "window_start": habit.first_day or FAR_PAST,
        "window_end": habit.last_day or FAR_FUTURE,
        "lexical": " ".join(lexical_tokens(habit.text)),
        "type_token": type_token(StatementType.FACT.value),
        "space_token": space_token(space),
        "group_key": digest("group", EXTRACTOR, habit.id),
    }
    return _row(habit, props)


def claim_row(claim: Repeated) -> Row:
    """Return a repeated claim for `create_repeated_claims`; the rest of it is the latest claim's."""
    props: Row = {
        "confidence": claim.confidence,
        "extractor": EXTRACTOR,
        "rule": "repeated-claim",
        "support_count": len(claim.supports),
        "days": claim.days,
    }
    return _row(claim, props)


def _row(found: Repeated, props: Row) -> Row:
    """Add a hash of all that is written, so that what stands already is told from what changed."""
    row = {
        "id": found.id,
        "latest": found.latest.id,
        "supports": list(found.supports),
        "shared": list(found.shared),
    }
    version = digest("consolidated", json.dumps([row, props], default=str, sort_keys=True))
    return {**row, "props": {**props, "version": version}}
