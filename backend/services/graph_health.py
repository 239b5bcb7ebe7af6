"""The hygiene of one space's graph: what has grown crooked, and what to do about each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from backend.app import App
from backend.services.communities import MEGABYTE
from backend.services.proposals import proposals
from backend.services.spaces import require_space
from backend.store.communities import HUB_LEAST, HUB_SHARE, WouldNotFit, on_projection
from backend.store.connection import Row

# Newman: above 0.3 a graph has communities worth the name.
LEAST_MODULARITY = 0.3
# Of a graph that hangs together well, one edge in three holds up a leaf.
MOST_BRIDGES = 0.5
# More than a tenth of what is known touched by nothing said is clutter.
MOST_WITHOUT = 0.1
QUERIES = ("graph_modularity", "graph_bridges", "graph_components")


@dataclass(frozen=True, slots=True)
class Sign:
    """One figure of a space's graph: what it is, whether it is well, and what to do where it is not."""

    name: str
    value: Any  # a number, or a short list: JSON as it stands
    well: bool
    text: str
    remedy: str | None = None


async def graph_health(app: App, space: str) -> list[Sign]:
    """Examine the graph of a space. Raises UnknownSpace."""
    await require_space(app.store, space)
    statements = (await app.store.read("count_statements", {"space": space}))[0]["statements"]
    hub = max(HUB_LEAST, int(statements * HUB_SHARE))
    row = (await app.store.read("graph_health", {"space": space, "hub": hub}))[0]
    candidates = len((await proposals(app, space)).same)
    return [*await _shape(app, space), *_hanging(row, hub), *_waiting(row, candidates)]


async def _shape(app: App, space: str) -> list[Sign]:
    try:
        limit = app.settings.consolidation.heap_mb * MEGABYTE
        found = await on_projection(app.store, space, limit, QUERIES)
    except WouldNotFit as error:
        return [Sign("shape", None, False, error.detail, "Raise SAIDGRAPH_CONSOLIDATION_HEAP_MB.")]
    if found is None:
        return [Sign("shape", None, True, "The space has no edges yet: there is no shape to judge.")]
    modularity = float(found["graph_modularity"][0]["modularity"])
    communities = int(found["graph_modularity"][0]["communities"])
    parts = found["graph_components"][0]
    edges = int(found["made"][0]["relationships"]) // 2
    bridges = int(found["graph_bridges"][0]["bridges"]) if found["graph_bridges"] else 0
    share = bridges / max(1, edges)
    largest = parts["largest"] / max(1, parts["nodes"])
    return [
        Sign(
            "modularity",
            round(modularity, 3),
            modularity >= LEAST_MODULARITY,
            f"Modularity {modularity:.2f}, {communities} communities.",
            "Themes run into one another: look at the hubs below, and split or name them more closely.",
        ),
        Sign(
            "bridges",
            round(share, 3),
            share <= MOST_BRIDGES,
            f"{bridges} of {edges} edges are bridges.",
            "Much hangs on single mentions: identity candidates that are the same would tie it together.",
        ),
        Sign(
            "components",
            parts["components"],
            largest >= 0.5,
            f"{parts['components']} components, the largest with {parts['largest']} of {parts['nodes']} nodes.",
            "The graph lies in islands: decide the identity candidates (`saidgraph identity`).",
        ),
    ]


def _hanging(row: Row, hub: int) -> list[Sign]:
    share = row["without_statements"] / max(1, row["entities"])
    hubs = [{"id": one["id"], "name": one["name"], "degree": one["degree"]} for one in row["hubs"]]
    return [
        Sign(
            "hubs",
            hubs,
            len(hubs) <= 3,
            f"{len(hubs)} hubs with more than {hub} statements.",
            "A name that fits several people or things gathers everything: `saidgraph identity --split` parts it.",
        ),
        Sign(
            "without_statements",
            row["without_statements"],
            share <= MOST_WITHOUT,
            f"{row['without_statements']} of {row['entities']} people and things are in no statement.",
            "They are only mentioned. That is no fault; very many of them slow the choice of candidates down.",
        ),
    ]


def _waiting(row: Row, candidates: int) -> list[Sign]:
    return [
        Sign(
            "identity_candidates",
            candidates,
            candidates == 0,
            f"{candidates} pairs may be one.",
            "Decide them: `saidgraph identity`, or `saidgraph review --kind identity`.",
        ),
        Sign(
            "conflicts",
            row["conflicts"],
            row["conflicts"] == 0,
            f"{row['conflicts']} slots hold statements with no order between them.",
            "A dated source settles them, or the person's own words; `disagreements_about` shows both sides.",
        ),
        Sign(
            "needs_review",
            row["waiting"],
            row["waiting"] == 0,
            f"{row['waiting']} statements wait for a person.",
            "Answer them: `saidgraph review`.",
        ),
    ]
