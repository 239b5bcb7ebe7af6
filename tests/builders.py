"""Small makers with sensible defaults, so that a test shows only what it is about."""

from __future__ import annotations

import itertools
from datetime import datetime, timedelta, timezone

from ingest.model import SourceDocument, SourceTurn

KST = timezone(timedelta(hours=9))
A_MONDAY = datetime(2026, 3, 2, 10, 0, tzinfo=KST)
_numbers = itertools.count(1)


def a_turn(
    text: str,
    speaker: str = "서연",
    said_at: datetime | None = A_MONDAY,
    turn_id: str | None = None,
    addressee: str | None = None,
    **more: object,
) -> SourceTurn:
    """A turn of a chat; each gets an id of its own."""
    return SourceTurn(
        id=turn_id or f"t{next(_numbers)}",
        speaker=speaker,
        text=text,
        said_at=said_at,
        addressee=addressee,
        **more,  # type: ignore[arg-type]
    )


def a_note(text: str, path: str = "notes/team.md", author: str | None = "유나", **more: object) -> SourceDocument:
    """A Markdown note."""
    return SourceDocument(
        path=path,
        kind="markdown",
        text=text,
        author=author,
        written_at=A_MONDAY,
        **more,  # type: ignore[arg-type]
    )
