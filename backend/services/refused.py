"""Candidates that the gate refused: kept with the reason, and written after all where a person accepts them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from backend.services.rows import statement_id
from backend.store.connection import Row
from ingest.model import Extraction, Rejected, Signal, Statement, StatementType


def candidate_id(refused: Rejected, extraction: Extraction) -> str:
    """Return the id under which a refused candidate is known; the statement gets it when it is accepted."""
    # Refused ones count from behind, so that accepting one changes no other statement's id.
    ordinal = -1 - extraction.rejected.index(refused)
    return statement_id(refused.statement, extraction.passage, ordinal)


def candidate_rows(extraction: Extraction) -> list[Row]:
    """Return the rows of what was refused in a passage."""
    rows = {}
    for refused in extraction.rejected:
        identity = candidate_id(refused, extraction)
        rows[identity] = {
            "id": identity,
            "passage_id": extraction.passage.id,
            "props": {
                "text": refused.statement.text,
                "type": refused.statement.type.value,
                "reason": refused.reason,
                "complete": is_complete(refused.statement, extraction.passage.text),
                "audience": list(extraction.passage.audience) if extraction.passage.audience is not None else None,
            },
        }
    return list(rows.values())


def with_accepted(extraction: Extraction, accepted: Collection[str]) -> Extraction:
    """Return an extraction in which the refused candidates that a person accepted are statements."""
    if not accepted or not extraction.rejected:
        return extraction
    taken = [r for r in extraction.rejected if candidate_id(r, extraction) in accepted]
    return replace(
        extraction,
        statements=(*extraction.statements, *(replace(r.statement, flags=()) for r in taken)),
        rejected=tuple(r for r in extraction.rejected if r not in taken),
        accepted=tuple(candidate_id(r, extraction) for r in taken),
    )


def is_complete(statement: Statement, text: str) -> bool:
    """Say whether a refused candidate could stand as a statement: a span in its passage, an owner or a relayer."""
    start, end = statement.span
    if not 0 <= start < end <= len(text):
        return False
    if statement.type is not StatementType.CLAIM:
        return True
    holder = statement.owner if statement.owner_known else next(iter(statement.relayed_by), None)
    about = statement.subject or statement.target
    return holder is not None and about is not None and holder.casefold() in statement.text.casefold()


def decides(props: Row, signals: Iterable[Signal]) -> bool:
    """Say whether a statement stands where its passage says that something was decided."""
    return any(
        signal.kind == "decision" and signal.span[0] < props["span_end"] and props["span_start"] < signal.span[1]
        for signal in signals
    )
