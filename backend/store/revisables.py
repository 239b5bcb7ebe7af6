"""From rows of `statements_to_revise` to what revision works on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import cast

from backend.revision.statement import RECORD, Revisable
from backend.store.connection import Row
from backend.store.times import written_time
from ingest.model import Certainty, Polarity, Precision, StatementType, TimeBound


@dataclass(slots=True)
class Stored:
    """A statement and what was decided of it last time."""

    statement: Revisable
    slots: set[str]
    view: str | None
    held_from: object
    held_to: object
    superseded_by: set[str]
    conflicts: set[str]
    opened: str | None


def stored_of(row: Row) -> Stored:
    """Return a row of `statements_to_revise` as a statement and what stands about it."""
    incoming = _by_type(row["edges_in"])
    outgoing = _by_type(row["edges"])
    opened = [edge["id"] for edge in incoming["SUPPORTED_BY"] if edge["opened_by"] == row["id"]]
    return Stored(
        statement=_revisable(row, incoming, outgoing),
        slots={edge["key"] for edge in (*outgoing["FILLS"], *outgoing["TOUCHES"])},
        view=row["view"],
        held_from=written_time(row["held_from"]),
        held_to=written_time(row["held_to"]),
        superseded_by={edge["id"] for edge in incoming["SUPERSEDES"]},
        conflicts={edge["id"] for edge in (*incoming["CONFLICTS_WITH"], *outgoing["CONFLICTS_WITH"])},
        opened=opened[0] if opened else None,
    )


def _by_type(edges: Iterable[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = defaultdict(list)
    for edge in edges:
        found[edge["type"]].append(edge)
    return found


def _revisable(row: Row, incoming: dict[str, list[Row]], outgoing: dict[str, list[Row]]) -> Revisable:
    statement_type = StatementType(row["type"])
    about = {edge["role"]: edge for edge in outgoing["ABOUT"]}
    subject, target = about.get("subject", {}), about.get("target", {})
    owners = sorted(edge["id"] for edge in incoming["CLAIMS"])
    owner = owners[0] if owners else None
    return Revisable(
        id=row["id"],
        type=statement_type,
        predicate=row["predicate"],
        holder=owner if statement_type is StatementType.CLAIM else RECORD,
        reporter=row["reporter"],
        relayers=tuple(edge["id"] for edge in sorted(outgoing["RELAYED_BY"], key=lambda edge: int(edge["hop"]))),
        subject=subject.get("id"),
        target=target.get("id"),
        subject_is_person=bool(subject.get("is_person")),
        subject_name=row["subject_name"] or "",
        target_name=row["target_name"] or "",
        target_key=target.get("key") or "",
        relation=row["relation"] or "",
        polarity=Polarity(row["polarity"]),
        certainty=Certainty(row["certainty"]),
        rejected=row["status"] == "rejected",
        time_start=written_time(row["time_start"]),
        time_end=written_time(row["time_end"]),
        precision=Precision(row["precision"]) if row["precision"] else None,
        open_end=bool(row["open_end"]),
        bound=TimeBound(row["time_bound"]) if row["time_bound"] else None,
        clock=row["clock"],
        time_text=row["time_text"],
        place=row["place"],
        replaces=row["replaces"],
        said_at=cast(datetime | None, written_time(row["said_at"])),  # a turn is said at an instant
        document_id=row["document_id"],
        passage_id=row["passage_id"],
        is_conversation=row["is_conversation"],
        position=row["position"],
        span_start=row["span_start"] or 0,
        opened_by=row["opened_by"],
        zone=row["zone"],
        audience=frozenset(row["audience"]) if row["audience"] is not None else None,
    )
