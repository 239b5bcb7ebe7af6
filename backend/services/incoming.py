"""Plain JSON of documents and turns, as a job keeps it, back into sources. Pure.

It is kept as the client sent it: times without an offset take the space's zone when it is taken in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from backend.services.times import aware
from ingest.model import Origin, OriginClass, SourceDocument, SourceTurn, SpeakerKind
from ingest.sources import clean_text, read_markdown


def document_of(given: Mapping[str, Any], zone: str | None) -> SourceDocument:
    """Return a document. What the call says counts before the front matter. Raises NaiveTime."""
    source = read_markdown(given["text"], given["path"], zone)
    said: dict[str, Any] = {
        "author": clean_text(given["author"]).strip() if given.get("author") else None,
        "written_at": _time(given.get("written_at"), zone),
        "origin": _origin(given.get("origin")),
        "audience": _audience(given.get("audience")),
    }
    return reviewed_or_not(replace(source, **{name: value for name, value in said.items() if value is not None}))


def turn_of(given: Mapping[str, Any], zone: str | None) -> SourceTurn:
    """Return a turn, cleaned as stored text is. Raises NaiveTime."""
    addressee = given.get("addressee")
    return SourceTurn(
        id=given["id"],
        speaker=clean_text(given["speaker"]).strip(),
        text=clean_text(given["text"]),
        said_at=_time(given.get("said_at"), zone),
        speaker_kind=SpeakerKind(given.get("speaker_kind") or SpeakerKind.HUMAN),
        addressee=(clean_text(addressee).strip() or None) if addressee else None,
        audience=_audience(given.get("audience")),
        origin=_origin(given.get("origin")),
    )


def reviewed_or_not(source: SourceDocument) -> SourceDocument:
    """Mark a document that names neither author nor origin: its words are claims by it (design, section 7)."""
    if source.author is not None or source.origin is not None:
        return source
    return replace(
        source,
        origin=Origin(OriginClass.DOCUMENT, source.path),
        metadata={**source.metadata, "reviewed": "false"},
    )


def _time(text: str | None, zone: str | None) -> datetime | None:
    return None if text is None else aware(datetime.fromisoformat(text), zone)


def _origin(given: Mapping[str, str] | None) -> Origin | None:
    return Origin(OriginClass(given["class"]), clean_text(given["id"])) if given else None


def _audience(names: list[str] | None) -> tuple[str, ...] | None:
    return None if names is None else tuple(clean_text(name) for name in names)
