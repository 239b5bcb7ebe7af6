"""One linear score over named signals; reciprocal rank fusion and the plain anchor score to compare with.

Pure: candidates in, an order out. Ties go to the smaller id, so the same candidates give the same order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from backend.controller.kinds import Kind
from backend.controller.plan import DateHint, Plan
from backend.controller.weights import (
    ALPHA,
    BRIDGE_FLOOR,
    BRIDGE_FLOOR_STRENGTH,
    FLOOR,
    LENGTH_CHARACTERS,
    RRF_K,
    SESSION_BEST,
    WEIGHTS,
    Switches,
    Weights,
)
from backend.operators.candidates import Candidate


@dataclass(frozen=True, slots=True, eq=False)
class Ranked:
    """A candidate with its score and what each signal gave."""

    candidate: Candidate
    score: float
    signals: Mapping[str, float]


def rank(
    candidates: Sequence[Candidate],
    plan: Plan,
    speakers: frozenset[str],
    *,
    center_norm: tuple[float, float] | None = None,
    switches: Switches | None = None,
    weights: Weights = WEIGHTS,
) -> list[Ranked]:
    """Return the candidates, best first.

    `speakers` are the names of the one speaker whom the question names, or empty. `center_norm` is the squared
    length of the space's center and its product with the question's vector; without it raw cosines are compared.
    """
    switches = switches or Switches()
    ordered = sorted(candidates, key=lambda candidate: candidate.id)
    if not ordered:
        return []
    records_first = plan.kind is Kind.RECORD and switches.type_filter
    columns = signals(
        ordered,
        plan,
        speakers,
        center_norm if switches.csls else None,
        records_first=records_first,
        weights=weights,
    )
    score = _SCORINGS[switches.scoring](ordered, columns, weights)
    rows = [
        Ranked(candidate, score[i], {name: column[i] for name, column in columns.items()})
        for i, candidate in enumerate(ordered)
    ]
    rows.sort(key=lambda row: (-row.score, row.candidate.id))
    rows = with_floors(rows) if switches.scoring == "linear" else rows
    return with_record_first(rows) if records_first else rows


def signals(
    candidates: Sequence[Candidate],
    plan: Plan,
    speakers: frozenset[str],
    center_norm: tuple[float, float] | None,
    *,
    records_first: bool = False,
    weights: Weights = WEIGHTS,
) -> dict[str, list[float]]:
    """Return each signal as a column, 0 to 1."""
    columns = {
        "words": scaled([c.words for c in candidates]),
        "window": scaled([c.window for c in candidates]),
        "bigrams": scaled([c.bigrams for c in candidates]),
        "meaning": scaled(meanings(candidates, center_norm)),
        "statement": scaled([c.statement for c in candidates]),
        "bridge": [c.bridge for c in candidates],
        "spread": scaled([c.spread for c in candidates]),
        "dated": [1.0 if c.dated and c.kind == "turn" and plan.kind is Kind.WHEN else 0.0 for c in candidates],
        "speaker": [1.0 if c.speaker in speakers else 0.0 for c in candidates],
        # Whoever speaks for themselves is known by that; a holder counts where others tell it.
        "holder": [
            1.0 if c.holder and c.speaker not in speakers and plan.kind is Kind.OPINION else 0.0
            for c in candidates
        ],
        "time": [1.0 if _is_then(c, plan) else 0.0 for c in candidates],
        # A short turn is often an interjection; a short paragraph is one that its author found worth writing.
        "length": [min(1.0, c.characters / LENGTH_CHARACTERS) if c.kind == "turn" else 1.0 for c in candidates],
        "question": [1.0 if c.is_question else 0.0 for c in candidates],
        "claims": [1.0 if records_first and c.claims_only else 0.0 for c in candidates],
    }
    columns["neighbour"] = _next_turns(candidates, columns["meaning"])
    columns["session"] = _sessions(candidates, columns, weights)
    return columns


def scaled(values: Sequence[float]) -> list[float]:
    """Return values stretched to 0…1; all alike say nothing and become 0."""
    low, high = min(values), max(values)
    if high <= low:
        return [0.0] * len(values)
    return [(value - low) / (high - low) for value in values]


def meanings(candidates: Sequence[Candidate], center_norm: tuple[float, float] | None) -> list[float]:
    """Return the centered cosine of each candidate; one without a vector gets the least."""
    values = [centered(candidate.cosine, candidate.hub, center_norm) for candidate in candidates]
    known = [value for value in values if value is not None]
    least = min(known) if known else 0.0
    return [least if value is None else value for value in values]


def centered(cosine: float | None, hub: float | None, center_norm: tuple[float, float] | None) -> float | None:
    """Return how near a passage is to a question, measured from the space's center where that is known.

    With p the passage, q the question and m the center, all known by their products: (p−m)·(q−m) / |p−m|. The
    question's own length is the same for all and left out.
    """
    if cosine is None or hub is None or center_norm is None:
        return cosine
    square, product = center_norm
    along = hub * math.sqrt(square)  # p·m, from the cosine
    length = math.sqrt(max(1e-9, 1 - 2 * along + square))
    return (cosine - along - product + square) / length


def _sessions(
    candidates: Sequence[Candidate], columns: Mapping[str, Sequence[float]], weights: Weights
) -> list[float]:
    """Return, for each candidate, how good the best of the other candidates of its document are."""
    parts = [(getattr(weights, name), columns[name]) for name in ("words", "window", "bigrams", "meaning")]
    own = [0.0] * len(candidates)
    for weight, column in parts:
        own = [sum_ + weight * value for sum_, value in zip(own, column, strict=True)]
    by_document: dict[str, list[int]] = {}
    for i, candidate in enumerate(candidates):
        by_document.setdefault(candidate.document_id, []).append(i)
    total = [0.0] * len(candidates)
    for members in by_document.values():
        best = sorted(members, key=lambda i: -own[i])[: SESSION_BEST + 1]
        for i in members:
            total[i] = (
                sum(own[other] for other in best if other != i) if i in best else sum(own[j] for j in best[:-1])
            )
    # Fewer than SESSION_BEST others count as zeros: one lucky neighbour makes no conversation.
    return scaled(total)


def _next_turns(candidates: Sequence[Candidate], meaning: Sequence[float]) -> list[float]:
    """Return, for each turn, the meaning of the turn after it: its vector holds the turn before, too."""
    at = {(c.document_id, c.position): value for c, value in zip(candidates, meaning, strict=True)}
    return [at.get((c.document_id, c.position + c.step), 0.0) if c.kind == "turn" else 0.0 for c in candidates]


def _is_then(candidate: Candidate, plan: Plan) -> bool:
    said_on = candidate.said_on
    if said_on is None:
        return False
    if any(hint.month is not None and _fits(hint, said_on.year, said_on.month) for hint in plan.dates):
        return True
    if plan.dates or plan.window is None:
        return False
    start, end = plan.window
    return start <= said_on <= end


def _fits(hint: DateHint, year: int, month: int) -> bool:
    return hint.month == month and (hint.year is None or hint.year == year)


def _linear(
    candidates: Sequence[Candidate], columns: Mapping[str, Sequence[float]], weights: Weights
) -> list[float]:
    total = [0.0] * len(candidates)
    for name, column in columns.items():
        weight = getattr(weights, name)
        total = [sum_ + weight * value for sum_, value in zip(total, column, strict=True)]
    return total


def _reciprocal_ranks(
    candidates: Sequence[Candidate], columns: Mapping[str, Sequence[float]], weights: Weights
) -> list[float]:
    total = [0.0] * len(candidates)
    for name in ("words", "window", "bigrams", "meaning", "statement", "bridge"):
        weight = getattr(weights, name)
        column = columns[name]
        order = sorted((i for i in range(len(candidates)) if column[i] > 0), key=lambda i: (-column[i], i))
        for place, i in enumerate(order):
            total[i] += weight / (RRF_K + 1 + place)
    return total


def _anchor(
    candidates: Sequence[Candidate], columns: Mapping[str, Sequence[float]], weights: Weights
) -> list[float]:
    return [
        ALPHA * max(columns["words"][i], columns["bigrams"][i]) + (1 - ALPHA) * columns["meaning"][i]
        for i in range(len(candidates))
    ]


_Scoring = Callable[[Sequence[Candidate], Mapping[str, Sequence[float]], Weights], list[float]]
_SCORINGS: Mapping[str, _Scoring] = {"linear": _linear, "rrf": _reciprocal_ranks, "anchor": _anchor}


def with_floors(rows: Sequence[Ranked]) -> list[Ranked]:
    """Return the order with a place kept for the best of each arm, and for the strongest bridge."""
    order = list(rows)
    for name in ("words", "window", "bigrams", "meaning", "statement"):
        _keep(order, _best(rows, name), FLOOR)
    bridge = _best(rows, "bridge")
    if bridge is not None and bridge.signals["bridge"] >= BRIDGE_FLOOR_STRENGTH:
        _keep(order, bridge, BRIDGE_FLOOR)
    return order


def keep_first(rows: list[Ranked], first: Ranked) -> list[Ranked]:
    """Return the order with a candidate of an earlier look put back into the first place."""
    again = next((row for row in rows if row.candidate.id == first.candidate.id), None)
    return rows if again is None else [again, *(row for row in rows if row is not again)]


def with_record_first(rows: list[Ranked]) -> list[Ranked]:
    """Return the order with the best record before what only claims something, where one is near."""
    for place, row in enumerate(rows[:FLOOR]):
        if not row.candidate.claims_only:
            return [row, *rows[:place], *rows[place + 1 :]]
    return rows


def _best(rows: Sequence[Ranked], name: str) -> Ranked | None:
    with_signal = [row for row in rows if row.signals[name] > 0]
    return max(with_signal, key=lambda row: row.signals[name]) if with_signal else None


def _keep(order: list[Ranked], row: Ranked | None, floor: int) -> None:
    if row is not None and order.index(row) >= floor:
        order.remove(row)
        order.insert(floor - 1, row)
