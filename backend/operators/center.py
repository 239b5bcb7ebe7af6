"""What is near to everything in a space: its mean vector, and how rare its words are; kept like a projection.

A multilingual model puts all short texts close together, and some of them close to every question. Such hubs
fill the first places. Following CSLS, a passage's nearness to everything is taken off its nearness to the
question; one mean vector a space does for the k nearest neighbours of each passage what a scan would
(measured: dense recall@10 on talk 0.50 → 0.58, on MuSiQue all@10 0.43 → 0.53).
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field, replace

import numpy as np

from backend.operators.rarity import Rarity, count_words
from backend.operators.tracer import Tracer, Vector

OPERATOR = "center"
# The mean of 400 vectors is stable to about a twentieth of a vector's spread.
SAMPLE = 400
# Below this there is no "everything" to be near to.
MIN_PASSAGES = 30
# Kept until a fifth more passages are there; a new passage moves the mean of hundreds very little.
GROWTH = 1.2
MAX_SPACES = 64


@dataclass(frozen=True, slots=True)
class Center:
    """The mean vector of a space and the rarity of its words, at a version of its graph."""

    version: int  # of the graph for which it was last looked at
    made_at: int  # and for which it was computed
    passages: int
    values: list[float]  # empty where the space holds too little
    rarity: Rarity = field(default_factory=Rarity)


@dataclass(slots=True)
class Centers:
    """Keeps the centers of the spaces asked last."""

    kept: OrderedDict[str, Center] = field(default_factory=OrderedDict)

    async def of(self, tracer: Tracer, version: int) -> Center:
        """Return the center of a space at a version of its graph."""
        center = self.kept.get(tracer.space)
        if center is None or center.version != version:
            passages = (await tracer.read(OPERATOR, "space_extent", {}))[0]["passages"]
            # What was taken out may not live on in the mean: it is computed again when a space shrinks.
            if center is not None and center.passages <= passages <= center.passages * GROWTH:
                center = replace(center, version=version)
            else:
                center = await compute_center(tracer, version, passages)
            self.kept[tracer.space] = center
            while len(self.kept) > MAX_SPACES:
                self.kept.popitem(last=False)
        self.kept.move_to_end(tracer.space)
        return center


def vector_of(center: Center, space: str) -> Vector | None:
    """Return the mean vector for a query, or None where the space holds too little."""
    return Vector(center.values, {"center": space, "version": center.made_at}) if center.values else None


async def compute_center(tracer: Tracer, version: int, passages: int) -> Center:
    """Return the center from a sample of a space's passages; the same graph gives the same sample."""
    share = min(1.0, 1.5 * SAMPLE / max(passages, 1))  # half as many again, since hashes are not evenly spread
    bound = "g" if share >= 1 else format(int(share * 16**8), "08x")
    rows = await tracer.read(OPERATOR, "sample_passages", {"bound": bound, "limit": SAMPLE})
    values: list[float] = []
    if rows and passages >= MIN_PASSAGES:
        mean = np.mean(np.asarray([row["embedding"] for row in rows], dtype=np.float64), axis=0)
        values = [float(value) for value in mean]
    return Center(version, version, passages, values, count_words([row["window"] for row in rows]))
