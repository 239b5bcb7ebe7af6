"""The passages under what was found, with everything the ranking weighs; captions count for their turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from backend.operators.anchor import Anchors
from backend.operators.candidates import Candidate
from backend.operators.rarity import Rarity
from backend.operators.tracer import Tracer, Vector

OPERATOR = "ground"


@dataclass(frozen=True, slots=True)
class Measure:
    """What candidates are measured by."""

    vector: Vector | None = None
    center: Vector | None = None
    terms: Sequence[str] = ()  # what the question is about, as index words
    window: bool = True  # whether the turns around a turn count
    marks: Sequence[str] = ()  # index words that date things, where the question asks for a time
    rarity: Rarity = field(default_factory=Rarity)


async def ground(tracer: Tracer, anchors: Anchors, measure: Measure) -> None:
    """Fill in the signals of all candidates.

    What the reader may not see, what is gone, and what has been superseded as a whole drops out.
    """
    wanted = sorted(anchors.passages)
    if not wanted:
        return
    parameters = {
        "ids": wanted,
        "embedding": measure.vector,
        "center": measure.center,
        "terms": [f" {term} " for term in measure.terms],
        "marks": [f" {mark} " for mark in measure.marks],
    }
    rows = await tracer.read(OPERATOR, "passage_signals", parameters)
    found = {row["id"]: row for row in rows}
    kept: dict[str, Candidate] = {}
    for passage_id in wanted:
        row = found.get(passage_id)
        if row is None:
            continue
        candidate = anchors.passages[passage_id]
        if row["turn"] is not None:
            # The words of a caption stand in its turn's index, too: the turn is the better witness.
            _hand_over(candidate, anchors.passages.get(row["turn"]))
            continue
        if row["past"] and not tracer.view.sees_the_past:
            continue
        _fill(candidate, row, measure)
        kept[passage_id] = candidate
    anchors.passages = kept


def _fill(candidate: Candidate, row: dict[str, Any], measure: Measure) -> None:
    candidate.document_id = row["document_id"]
    candidate.position = row["position"]
    candidate.kind = row["kind"]
    candidate.speaker = row["speaker"]
    said_on = row["said_on"]
    candidate.said_on = date.fromisoformat(said_on) if said_on is not None else None
    candidate.characters = row["characters"]
    candidate.is_question = row["is_question"]
    candidate.claims_only = row["claims_only"]
    if measure.window:
        held = [measure.terms[place] for place in row["held"]]
        candidate.window = measure.rarity.weight(held, row["span"])
    candidate.whole = row["whole"]
    candidate.dated = row["dated"]
    candidate.step = row["step"]
    candidate.cosine = row["cosine"]
    candidate.hub = row["hub"]


def _hand_over(caption: Candidate, turn: Candidate | None) -> None:
    if turn is not None:
        turn.paths |= caption.paths
        turn.statement = max(turn.statement, caption.statement)
