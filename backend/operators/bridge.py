"""The second look: passages that share a rare name with the best first ones.

A question about two things at once ("the mayor of the city where …") is answered by two passages, of which
only one is worded like the question. What joins them is a name that few passages hold. Each name is one look
into the full-text index; a name that many hold is a hub and is left out.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from backend.operators.tracer import Tracer
from ingest.language.lexical import NAME_MARK, lexical_query, space_token

OPERATOR = "bridge"
# Measured on the MuSiQue sample: 5 to 10 seeds do the same; names held by up to 20 passages all@10 0.70, by up to
# 5 0.65, by up to 50 0.68.
SEEDS = 8
MAX_HOLDERS = 20
# A lookup a name; a long passage would name dozens.
MAX_NAMES = 64


async def bridge(
    tracer: Tracer, seeds: Sequence[tuple[str, float]], names: Mapping[str, Sequence[str]]
) -> dict[str, float]:
    """Return passages that share rare names with the seeds, each with a strength of 0 to 1.

    `seeds` are passage ids with their score of 0 to 1, best first; `names` are the name tokens of each.
    """
    seeds = seeds[:SEEDS]
    ids = [passage_id for passage_id, _ in seeds]
    wanted = list(dict.fromkeys(name for passage_id in ids for name in names.get(passage_id, ())))[:MAX_NAMES]
    holders = await holders_of(tracer, wanted)
    found: dict[str, float] = {}
    for place, (passage_id, score) in enumerate(seeds):
        trust = score / math.sqrt(1 + place)
        for name in names.get(passage_id, ()):
            others = holders.get(name, ())
            if not 1 < len(others) <= MAX_HOLDERS:
                continue
            strength = trust / (1 + math.log(len(others) - 1))
            for other in others:
                if other != passage_id:
                    found[other] = max(found.get(other, 0.0), strength)
    return found


async def holders_of(tracer: Tracer, names: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Return the passages that hold each name, at most one more than MAX_HOLDERS."""
    required = ("space_token", space_token(tracer.space))
    arms = [
        {"arm": name, "query": lexical_query("lexical", [name], required), "depth": MAX_HOLDERS + 1}
        for name in names
        if name.startswith(NAME_MARK)
    ]
    holders: dict[str, list[str]] = {}
    if arms:
        for row in await tracer.read(OPERATOR, "find_passages_by_words", {"arms": arms}):
            holders.setdefault(row["arm"], []).append(row["id"])
    return holders
