"""What the retrieval benchmarks measure, and how they are averaged."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence


def recall(ranked: Sequence[str], gold: Iterable[str], k: int) -> float:
    """Return the share of the gold among the first k."""
    wanted = set(gold)
    return len(wanted & set(ranked[:k])) / len(wanted)


def all_found(ranked: Sequence[str], gold: Iterable[str], k: int) -> float:
    """Return 1 where all of the gold is among the first k, else 0."""
    return float(set(gold) <= set(ranked[:k]))


def mean(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Return the mean of each figure, rounded to four places; nothing for no rows."""
    if not rows:
        return {}
    return {name: round(sum(row[name] for row in rows) / len(rows), 4) for name in rows[0]}


def percentile(values: Sequence[float], share: float) -> float:
    """Return a percentile of values, between two of them by interpolation; 0 for none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    place = (len(ordered) - 1) * share
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def latency(values: Sequence[float]) -> dict[str, float]:
    """Return p50 and p95 in milliseconds."""
    return {"p50": round(percentile(values, 0.5), 1), "p95": round(percentile(values, 0.95), 1)}


def paired(full: Sequence[float], without: Sequence[float]) -> dict[str, float]:
    """Return the mean difference of two runs over the same questions, and its standard error."""
    differences = [a - b for a, b in zip(full, without, strict=True)]
    if not differences:
        return {"difference": 0.0, "error": 0.0}
    average = sum(differences) / len(differences)
    spread = sum((value - average) ** 2 for value in differences) / max(1, len(differences) - 1)
    return {"difference": round(average, 4), "error": round(math.sqrt(spread / len(differences)), 4)}
