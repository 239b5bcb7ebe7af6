"""From a plan to a ranking: at most five steps, each a look into the graph that the one before made necessary.

1. anchor (all arms at once) and ground them; 2. a second look over the bridges of the best; 3. what the kind of
question asks for (both sides, a chain, everything of a kind); 4. widen where a filter left too little; 5. the
passages and statements to show. Stops as soon as the rules of `sufficient` are content.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from backend.controller.kinds import Kind
from backend.controller.plan import Plan
from backend.controller.question import Kept, Question
from backend.controller.rank import Ranked, centered, keep_first, scaled
from backend.controller.second import SECOND_LOOKS, things, under_habits, walk
from backend.controller.sufficient import LOOK, Evidence, Verdict, judge
from backend.controller.weights import Switches
from backend.operators.anchor import ARM_DEPTH, AnchorRequest, anchor
from backend.operators.bridge import OPERATOR as BRIDGE
from backend.operators.bridge import SEEDS, bridge
from backend.operators.candidates import StatementHit
from backend.operators.entities import Entities, resolve
from backend.operators.ground import ground
from backend.operators.tracer import Tracer, Vector
from backend.store.connection import Row
from ingest.language.lexical import lexical_tokens

MAX_STEPS = 5
SHOWN = 50
SHOWN_IN_TURN_MODE = 8
# So many words of the question in one record make it the answer.
DIRECT_HIT_WORDS = 2
OPERATOR = "controller"


@dataclass(slots=True)
class Found:
    """What retrieval hands over: a ranking, what is shown of it, and whether it suffices."""

    plan: Plan
    ranked: list[Ranked]
    cards: dict[str, Row] = field(default_factory=dict)
    statements: list[Row] = field(default_factory=list)
    outside: frozenset[str] = frozenset()  # passages outside the window that the question bounds
    leaves_noise_out: bool = False  # whether items far below the best are no lines
    statement_scores: dict[str, float] = field(default_factory=dict)
    sides: frozenset[str] = frozenset()  # statements that are shown because they contradict each other
    entities: Entities = field(default_factory=Entities)
    verdict: Verdict = field(default_factory=lambda: Verdict(False, "nothing in this memory fits the question"))
    widened: bool = False
    partial: bool = False
    candidates: frozenset[str] = frozenset()  # before anything was cut off, for reports
    candidate_documents: frozenset[str] = frozenset()


async def run(
    tracer: Tracer,
    plan: Plan,
    vector: Awaitable[Vector | None],
    kept: Kept,
    version: int,
    *,
    switches: Switches | None = None,
    turn_mode: bool = False,
) -> Found:
    """Answer a plan with a ranking of passages and the statements read from them."""
    switches = switches or Switches()
    # The vector takes longest; who is named and what is common here can be read meanwhile.
    entities, center, embedded = await asyncio.gather(
        resolve(tracer, [*plan.people, *plan.things]), kept.centers.of(tracer, version), vector
    )
    question = Question(tracer, plan, switches, embedded, center, entities, kept, version)
    await _anchor(question)
    ranked = question.rank()
    # An overview has something to show also where nothing fits the words of asking.
    if switches.controller and (ranked or plan.kind is Kind.OVERVIEW):
        below = await under_habits(question, ranked)
        # A habit that the question's own words name has its events: no further look is needed.
        steps = [_records_first] if below is not None else [_records_first, *_steps(question, turn_mode)]
        ranked = below or ranked
        for step in steps[: MAX_STEPS - 2]:
            ranked = await step(question, ranked)
    found = Found(plan, ranked, entities=entities, widened=question.widened, partial=turn_mode)
    found.leaves_noise_out = not (turn_mode or question.switches.noise or plan.kind is Kind.OVERVIEW)
    found.statement_scores = question.statement_scores
    found.sides = frozenset(question.sides)
    found.candidates = frozenset(question.anchors.passages)
    found.candidate_documents = frozenset(c.document_id for c in question.anchors.passages.values())
    await _show(question, found, SHOWN_IN_TURN_MODE if turn_mode else SHOWN)
    return found


Step = Callable[[Question, list[Ranked]], Awaitable[list[Ranked]]]


def _steps(question: Question, turn_mode: bool) -> list[Step]:
    """Return the steps between the anchors and the showing that this kind of question pays for."""
    switches = question.switches
    steps: list[Step] = [_over_bridges] if switches.bridges and question.anchors.passages else []
    if turn_mode:
        return steps
    steps += SECOND_LOOKS.get(question.plan.kind, [])
    steps += [things] if switches.entities else []
    return [*steps, walk] if switches.pagerank else steps


async def _anchor(question: Question) -> None:
    plan = question.plan
    # Whoever speaks is named in every second turn, and a rare word in the index of all spaces: the name would fill
    # the arm. Their turns are known by their speaker.
    speaks = question.entities.speaks_in_turns
    request = AnchorRequest(
        question=plan.question,
        words=plan.topic if speaks else plan.words,
        topic=plan.topic,
        names=() if speaks else plan.names,
        vector=question.vector,
        center=question.center,
        types=question.types,
        korean=plan.lang == "ko",
        statements=question.switches.statements and bool(question.types),
        window=question.switches.neighbours,
        depth=ARM_DEPTH,
    )
    question.anchors = await anchor(question.tracer, request)
    _score_statements(question)
    await ground(question.tracer, question.anchors, question.measure)


def _score_statements(question: Question) -> None:
    """Give each passage the score of the best statement found in it."""
    hits = sorted(question.anchors.statements.values(), key=lambda hit: hit.id)
    if not hits:
        return
    center_norm = question.center_norm
    near = [centered(hit.cosine, hit.hub, center_norm) for hit in hits]
    known = [value for value in near if value is not None]
    least = min(known) if known else 0.0
    meaning = scaled([least if value is None else value for value in near])
    words = scaled([hit.words for hit in hits])
    for hit, by_meaning, by_words in zip(hits, meaning, words, strict=True):
        # Without vectors the words decide; with them, words only break ties: a sentence is short.
        score = by_meaning if known else by_words
        question.statement_scores[hit.id] = score + by_words / 1000
        _note_statement(question, hit, score)


def _note_statement(question: Question, hit: StatementHit, score: float) -> None:
    candidate = question.anchors.passages.get(hit.passage_id)
    if candidate is not None:
        candidate.statement = max(candidate.statement, score)
        candidate.statements.append(hit.id)
        candidate.holder |= hit.owner is not None and hit.owner in question.named_people


async def _records_first(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """Where a record is asked for and one answers directly, leave passages of mere claims out."""
    if not question.asks_for_record or not any(one.claims_only for one in question.anchors.passages.values()):
        return ranked
    # A single word proves nothing.
    tells = len(set(question.plan.topic)) >= DIRECT_HIT_WORDS
    if tells and any(row.candidate.whole and not row.candidate.claims_only for row in ranked[:SEEDS]):
        question.leaves_claims_out = True
        kept = {name: one for name, one in question.anchors.passages.items() if not one.claims_only}
        question.anchors.passages = kept
        return question.rank()
    question.widened = True
    question.tracer.note(
        OPERATOR, "widened: no record holds the question's words, so claims come in behind records"
    )
    return ranked


async def _over_bridges(question: Question, ranked: list[Ranked]) -> list[Ranked]:
    """Look over the bridges of the best passages: what shares their rare names.

    Only from documents: in talk everybody says the names of everybody. Measured on four conversations, bridges
    between turns bring recall@10 +0.002 for a third of the time of a question.
    """
    if all(row.candidate.kind == "turn" for row in ranked[:SEEDS]):
        return ranked
    shares = scaled([row.score for row in ranked])
    seeds = [(row.candidate.id, share) for row, share in zip(ranked[:SEEDS], shares, strict=False)]
    rows = await question.tracer.read(BRIDGE, "words_of_passages", {"ids": [name for name, _ in seeds]})
    strengths = await bridge(question.tracer, seeds, {row["id"]: row["names"] for row in rows})
    await question.add(strengths, "bridge")
    for passage_id, strength in strengths.items():
        if passage_id in question.anchors.passages:
            question.anchors.passages[passage_id].bridge = strength
    # The second look adds to the first and does not depose it: what answers best by itself stays the best.
    return keep_first(question.rank(), ranked[0])


async def _show(question: Question, found: Found, shown: int) -> None:
    """Read what is shown of the best passages, and judge it."""
    ids = [row.candidate.id for row in found.ranked[:shown]]
    if not ids:
        found.verdict = judge(Evidence(found.plan, found.ranked, found.entities))
        return
    cards, statements = await asyncio.gather(
        question.tracer.read("ground", "passage_cards", {"ids": ids, "close": ids[: 2 * LOOK]}),
        _statements_of(question, ids),
    )
    found.cards = {row["id"]: row for row in cards}
    found.ranked = [row for row in found.ranked[:shown] if row.candidate.id in found.cards]
    found.statements = statements
    _keep_to_the_window(question, found)
    words = {row["id"]: _words_around(row) for row in cards[: 2 * LOOK]}
    evidence = Evidence(
        found.plan,
        [row for row in found.ranked if row.candidate.id not in found.outside],
        found.entities,
        words,
        [row for row in statements if row["passage_id"] not in found.outside],
    )
    found.verdict = judge(evidence)


def _words_around(card: Row) -> frozenset[str]:
    """Return what a passage speaks of: its own words, its window's, and those that its document is named by.

    In a conversation called `allotment` nobody says the word.
    """
    document = f"{card['title'] or ''} {card['document_path'] or ''}".replace("_", " ")
    return frozenset(card["words"]) | frozenset(card["window"]) | frozenset(lexical_tokens(document))


def _keep_to_the_window(question: Question, found: Found) -> None:
    """Note what lies outside the days that a question bounds, also what expansion brought in: it is not packed."""
    bounds = found.plan.bounds
    if bounds is None:
        return
    inside = {
        row["passage_id"]
        for row in found.statements
        if row["time_start"] is not None and _meets(row["time_start"], row["time_end"], bounds)
    }

    def stays(row: Ranked) -> bool:
        said_on = row.candidate.said_on
        if row.candidate.id in inside:
            return True
        return not found.plan.upcoming and (said_on is None or bounds[0] <= said_on <= bounds[1])

    found.outside = frozenset(row.candidate.id for row in found.ranked if not stays(row))
    if found.outside:
        question.tracer.note(
            OPERATOR,
            f"outside the window, and so not packed: {len(found.outside)} of {len(found.ranked)} passages",
        )


def _meets(start: str, end: str, bounds: tuple[date, date]) -> bool:
    return date.fromisoformat(start) <= bounds[1] and date.fromisoformat(end) >= bounds[0]


async def _statements_of(question: Question, ids: Sequence[str]) -> list[Row]:
    if not question.switches.statements or not question.types:
        return []
    parameters: Mapping[str, Any] = {"ids": list(ids), "types": list(question.types)}
    return await question.tracer.read("ground", "statements_of_passages", parameters)
