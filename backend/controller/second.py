"""The looks that only some kinds of question need, after the anchors: one table, kind → operators."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from backend.controller.kinds import Kind
from backend.controller.overview import over_themes
from backend.controller.question import Question
from backend.controller.rank import Ranked
from backend.controller.weights import ENTRY_NODES
from backend.operators.entities import about_near
from backend.operators.people import follow_chain, intersect, list_all
from backend.operators.spread import spread
from backend.operators.themes import beneath
from backend.operators.traverse import MAX_SEEDS, along, beside
from backend.store.connection import Row

Step = Callable[[Question, list[Ranked]], Awaitable[list[Ranked]]]

# What an operator brings counts like a good statement, not like the best: it was not asked for by its words.
OPERATOR_SCORE = 0.7


async def shared(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """What several people have in common: the things that statements of each are about."""
    people = sorted({named.id for named in question.entities.people})
    if len(people) < 2:
        return ranked
    rows = await intersect(question.tracer, people)
    return await _take(question, rows, "intersect", ranked)


async def chain(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """Somebody who is known only through somebody else."""
    rows: list[Row] = []
    for named in question.entities.people[:2]:
        rows += await follow_chain(question.tracer, named.id, [named.name, *named.aliases])
    return await _take(question, rows, "follow-chain", ranked)


async def everything(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """Every statement of the one person that is asked about, where a list or a number is asked for."""
    people = {named.id: named for named in question.entities.people}
    if len(people) != 1:
        return ranked
    rows = await list_all(question.tracer, next(iter(people)), question.plan.topic)
    return await _take(question, rows, "list-all", ranked)


async def things(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """What is said of the people and things whose names are near to the question."""
    if question.vector is None:
        return ranked
    rows = await about_near(question.tracer, question.vector)
    return await _take(question, rows, "traverse", ranked)


async def chained(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """What shares a person or thing with the best statements, inside the time that the question names."""
    scores = question.statement_scores
    seeds = sorted(question.anchors.statements, key=lambda name: (-scores.get(name, 0.0), name))
    rows = await along(question.tracer, seeds, window=question.plan.window)
    return await _take(question, rows, "traverse", ranked)


async def beside_best(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """The turns beside the best: an answer often stands in the turn after a question."""
    if not question.switches.neighbours:
        return ranked
    best = [row.candidate.id for row in ranked[:MAX_SEEDS]]
    await question.add((near for near, _ in await beside(question.tracer, best)), "traverse")
    return question.rank()


async def overview(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """The themes that a question touches, side by side."""
    return await over_themes(question, ranked) if question.switches.themes else ranked


async def under_habits(question: Question, ranked: list[Ranked]) -> list[Ranked] | None:
    """What the habits among the best statements rest on, where a question asks for times, numbers or reasons.

    None where no habit is about what the question names: then the other looks follow.
    """
    if not question.switches.habits or question.plan.kind not in GOES_DOWN:
        return None
    scores, hits = question.statement_scores, question.anchors.statements
    best = sorted(hits, key=lambda name: (-scores.get(name, 0.0), name))[:HABIT_SEEDS]
    inferred = [name for name in best if hits[name].inferred]
    rows = await beneath(question.tracer, inferred) if inferred else []
    if not rows:
        return None
    return await _take(question, rows, "habit", ranked)


async def walk(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """A walk from the entry nodes over the space's graph."""
    sources = {row.candidate.id: row.score for row in ranked[:ENTRY_NODES] if row.score > 0}
    ranks = await spread(question.tracer, question.kept.projections, sources, question.version)
    await question.add(ranks, "spread")
    for passage_id, value in ranks.items():
        if passage_id in question.anchors.passages:
            question.anchors.passages[passage_id].spread = value
    return question.rank()


async def _take(question: Question, rows: list[Row], path: str, ranked: list[Ranked]) -> list[Ranked]:
    rows = [row for row in rows if row["type"] in question.types]
    if not rows:
        return ranked
    await question.add((str(row["passage_id"]) for row in rows), path)
    question.add_statements(rows, OPERATOR_SCORE)
    return question.rank()


# Kinds of question that a habit alone does not answer: the first time, how often, why.
GOES_DOWN = frozenset({Kind.WHEN, Kind.COUNT, Kind.WHY})
# A habit counts as found where it is among so many best statements: further down it is about something else.
HABIT_SEEDS = 5

SECOND_LOOKS: Mapping[Kind, list[Step]] = {
    Kind.COMMON: [shared],
    Kind.CHAIN: [chain, chained],
    Kind.WHY: [beside_best],
    Kind.COUNT: [everything],
    Kind.OVERVIEW: [overview],
}
