"""From Louvain's numbers to communities: which levels to keep, what is central, which statements stand for one.

Pure: rows in, communities out. Everything is chosen from what is there, nothing is generated.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ingest.identifiers import digest

# Fewer statements make no theme; they stay findable by every other way.
MIN_STATEMENTS = 3
# The finest level for details, the coarsest for an overview, and one between them.
MAX_LEVELS = 3
# A finer level whose themes are crumbs costs most of the writing and answers nothing (measured on 100,000 nodes:
# 15,000 themes of 5 statements took three quarters of the time).
LEAST_MEAN_SIZE = 6.0
CENTRAL = 6
REPRESENTATIVES = 5


@dataclass(frozen=True, slots=True)
class Placed:
    """A node and the communities it is in, the finest first."""

    id: str
    is_statement: bool
    communities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tie:
    """A statement, who holds or reports it, and what it is tied to."""

    id: str
    holder: str
    length: int
    entities: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Theme:
    """One community of one level; `outer` is the one of the next coarser level that holds it."""

    id: str
    level: int
    statements: tuple[str, ...]
    entities: tuple[str, ...]
    central: tuple[str, ...]
    representatives: tuple[str, ...]
    outer: str | None = None


def themes_of(space: str, placed: Iterable[Placed], ties: Iterable[Tie]) -> list[Theme]:
    """Return the communities of a space, the coarsest level first (level 0)."""
    nodes = sorted(placed, key=lambda node: node.id)
    by_id = {tie.id: tie for tie in ties}
    levels = _kept_levels(nodes)
    found: list[Theme] = []
    outer_of: dict[str, str] = {}
    for level, place in enumerate(reversed(levels)):
        grouped: dict[int, list[Placed]] = defaultdict(list)
        for node in nodes:
            grouped[node.communities[place]].append(node)
        inner_of: dict[str, str] = {}
        for members in grouped.values():
            statements = tuple(sorted(n.id for n in members if n.is_statement and n.id in by_id))
            if len(statements) < MIN_STATEMENTS:
                continue
            entities = tuple(sorted(n.id for n in members if not n.is_statement))
            theme = _theme(space, level, statements, entities, by_id, outer_of.get(statements[0]))
            found.append(theme)
            inner_of.update(dict.fromkeys(statements, theme.id))
        outer_of = inner_of
    return sorted(found, key=lambda theme: (theme.level, theme.id))


def _kept_levels(nodes: Sequence[Placed]) -> list[int]:
    """Return the places of the levels to keep: those that differ, and of many the ends and the middle."""
    depth = min((len(node.communities) for node in nodes), default=0)
    places: list[int] = []
    counts: set[int] = set()
    for place in range(depth):
        sizes = Counter(node.communities[place] for node in nodes if node.is_statement)
        themes = [size for size in sizes.values() if size >= MIN_STATEMENTS]
        coarsest = place == depth - 1
        if len(sizes) in counts or not (coarsest or sum(themes) >= LEAST_MEAN_SIZE * max(1, len(themes))):
            continue
        counts.add(len(sizes))
        places.append(place)
    if len(places) <= MAX_LEVELS:
        return places
    return [places[0], places[len(places) // 2], places[-1]]


def _theme(
    space: str,
    level: int,
    statements: tuple[str, ...],
    entities: tuple[str, ...],
    ties: Mapping[str, Tie],
    outer: str | None,
) -> Theme:
    weight = Counter(entity for name in statements for entity in set(ties[name].entities))
    ranked = sorted(weight, key=lambda entity: (-weight[entity], entity))
    identity = digest("community", space, str(level), *statements, "entities", *entities)
    chosen = _representatives([ties[name] for name in statements], weight)
    return Theme(identity, level, statements, entities, tuple(ranked[:CENTRAL]), chosen, outer)


def _representatives(members: Sequence[Tie], weight: Mapping[str, int]) -> tuple[str, ...]:
    """Return the statements that are tied to most of the rest; what one already stands for counts half after it.

    Another holder is preferred: a theme of two people shows both.
    """
    left = {tie.id: tie for tie in members}
    gain = {entity: float(count) for entity, count in weight.items()}
    holders: Counter[str] = Counter()
    chosen: list[str] = []
    while left and len(chosen) < REPRESENTATIVES:
        best = max(
            left.values(),
            key=lambda tie: (
                sum(gain[e] for e in set(tie.entities)) / (1 + holders[tie.holder]),
                -tie.length,
                tie.id,
            ),
        )
        del left[best.id]
        chosen.append(best.id)
        holders[best.holder] += 1
        for entity in set(best.entities):
            gain[entity] /= 2
    return tuple(chosen)
