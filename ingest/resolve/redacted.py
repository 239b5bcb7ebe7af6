"""The mark that stands where words were erased; nothing is understood from a clause that holds one."""

from __future__ import annotations

from ingest.model import Passage, Statement

REDACTED = "[redacted]"


def touches_redaction(statement: Statement, passage: Passage) -> bool:
    """Say whether a statement was read from words of which some are gone, or names the mark itself."""
    start, end = statement.span
    named = (statement.subject, statement.target, statement.owner, statement.place, *statement.relayed_by)
    return REDACTED in passage.text[start:end] or any(
        REDACTED in name or "redacted" in name for name in named if name
    )
