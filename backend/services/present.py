"""How things are shown: rows of the graph to the objects of the API.

One shape for HTTP and the command line. Times keep the offset they were said in; what is not known is null.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from backend.store.connection import Row
from backend.store.times import native
from ingest.model import Passage, Statement, StatementType, TimeRange

Shown = dict[str, Any]  # a JSON object


def iso(value: Any) -> str | None:
    """Return a date or time, Python's or the driver's, in ISO 8601 with its own offset."""
    if value is None:
        return None
    return str(native(value).isoformat())


def statement(row: Row) -> Shown:
    """Return a row of `statements_by_ids` as the Statement of the API."""
    is_claim = row["type"] == StatementType.CLAIM
    return {
        "id": row["id"],
        "type": row["type"],
        "text": row["text"],
        "owner": row["owner"] if is_claim else None,
        "owner_known": bool(row["owner_known"]),
        "relayed_by": list(row["relayed_by"]),
        "said_by": row["said_by"],
        "said_at": iso(row["said_at"]),
        "subject": row["subject"],
        "target": row["target"],
        "predicate": row["predicate"],
        "relation": row["relation"],
        "polarity": row["polarity"],
        "certainty": row["certainty"],
        "time": _stored_time(row),
        "time_text": row["time_text"],
        "recurrence": row["recurrence"],
        "held_from": iso(row["held_from"]),
        "held_to": iso(row["held_to"]),
        "view": row["view"],
        "replaces": row["replaces"],
        "status": row["status"],
        "graph": row["graph"],
        "confidence": row["confidence"],
        "supports": row["supports"],
        "document_id": row["document_id"],
        "passage_id": row["passage_id"],
        "span": [row["span_start"], row["span_end"]],
        "source_text": row["source_text"],
        "extractor": row["extractor"],
        "recorded_at": iso(row["recorded_at"]),
        "contested_by": list(row.get("contested_by") or ()),
    }


def extracted(found: Statement, passage: Passage) -> Shown:
    """Return a statement that is stored nowhere yet, with the fields of the API that are known by then."""
    return {
        "type": found.type.value,
        "text": found.text,
        "owner": found.owner if found.type is StatementType.CLAIM else None,
        "owner_known": found.owner_known,
        "relayed_by": list(found.relayed_by),
        "said_by": passage.speaker,
        "said_at": iso(passage.said_at),
        "subject": found.subject,
        "target": found.target,
        "predicate": found.predicate,
        "relation": found.relation,
        "polarity": found.polarity.value,
        "certainty": found.certainty.value,
        "time": time_range(found.time) if found.time else None,
        "time_text": found.time_text,
        "recurrence": found.recurrence,
        "replaces": found.replaces,
        "confidence": found.confidence,
        "span": list(found.span),
        "source_text": passage.text,
        "extractor": found.extractor,
    }


def time_range(time: TimeRange) -> Shown:
    """Return the time of a content."""
    return {
        "start": time.start.isoformat(),
        "end": time.end.isoformat(),
        "precision": time.precision.value,
        "open_end": time.open_end,
        "bound": time.bound.value if time.bound is not None else None,
        "clock": time.clock,
    }


def _stored_time(row: Row) -> Shown | None:
    if row["time_start"] is None or row["time_end"] is None:
        return None
    return {
        "start": iso(row["time_start"]),
        "end": iso(row["time_end"]),
        "precision": row["time_precision"],
        "open_end": bool(row["open_end"]),
        "bound": row["time_bound"],
        "clock": row["clock"],
    }


def person(row: Row) -> Shown:
    """Return a person with aliases and counts."""
    return {
        "id": row["id"],
        "name": row["name"],
        "kind": row["kind"],
        "aliases": list(row["aliases"]),
        "counts": {name: row[name] for name in ("claims", "relayed", "about", "said", "mentions")},
    }


def passage(row: Mapping[str, Any]) -> Shown:
    """Return a passage of a document."""
    return {
        "id": row["id"],
        "position": row["position"],
        "kind": row["kind"],
        "text": row["text"],
        "said_by": row["said_by"],
        "speaker_kind": row["speaker_kind"],
        "addressee": row["addressee"],
        "said_at": iso(row["said_at"]),
        "turn_id": row["turn_id"],
        "heading_path": list(row["heading_path"] or ()),
        "origin": origin(row),
        "audience": row["audience"],
        "derived": bool(row["derived"]),
    }


def document(row: Row) -> Shown:
    """Return a document without its passages."""
    return {
        "document_id": row["id"],
        "path": row["path"],
        "kind": row["kind"],
        "title": row["title"],
        "author": row["author"],
        "written_at": iso(row["written_at"]),
        "recorded_at": iso(row["recorded_at"]),
        "state": row["state"],
        "encoding": row["encoding"],
        "origin": origin(row),
        "audience": row["audience"],
    }


def origin(row: Mapping[str, Any]) -> Shown | None:
    """Return where something came from, or None where it is not known."""
    if row["origin_class"] is None:
        return None
    return {"class": row["origin_class"], "id": row["origin_id"]}
