"""Asks the memory: a question in, a context for the next answer out, with ranking, verdict and trace."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Literal
from zoneinfo import ZoneInfo

from backend.app import App
from backend.controller.kinds import Kind
from backend.controller.lines import passage_line, statement_line
from backend.controller.pack import Line, pack
from backend.controller.plan import Plan, make_plan
from backend.controller.policies import Policy, answer_instructions
from backend.controller.run import Found, run
from backend.controller.tokens import count_tokens
from backend.controller.weights import Switches
from backend.errors import InvalidRequest
from backend.operators.tracer import Tracer, Vector, View
from backend.services import present
from backend.services.present import Shown
from backend.services.readers import NOBODY, Reader
from backend.services.spaces import as_settings, require_space
from backend.services.times import aware
from backend.store.connection import Row

Mode = Literal["search", "turn"]
_INSTANTS = ("said_at", "recorded_at", "held_from", "held_to")
_DAYS = ("time_start", "time_end")
# Room for about forty lines: what a model reads well beside a conversation.
DEFAULT_BUDGET_TOKENS = 2_000
MAX_BUDGET_TOKENS = 100_000


@dataclass(frozen=True, slots=True)
class Ask:
    """A question with everything a caller may say about it."""

    question: str
    mode: Mode = "search"
    budget_tokens: int = DEFAULT_BUDGET_TOKENS
    valid_at: datetime | None = None
    known_at: datetime | None = None
    asked_at: datetime | None = None
    policy: Policy = "balanced"


@dataclass(slots=True)
class ContextAnswer:
    """What a question is answered with."""

    context: str
    answer_instructions: str
    items: list[Shown]
    sufficient: bool
    reason: str
    plan: Plan
    trace: list[Shown]
    used_tokens: int
    withheld: int
    widened: bool = False
    partial: bool = False
    signals: dict[str, Mapping[str, float]] = field(default_factory=dict)  # of each item's passage, for reports
    lines: list[Line] = field(default_factory=list)  # what was there to pack, best first
    candidates: frozenset[str] = frozenset()  # every passage that an operator brought
    candidate_documents: frozenset[str] = frozenset()

    def as_json(self) -> Shown:
        """Return the answer as the API shows it."""
        return {
            "context": self.context,
            "answer_instructions": self.answer_instructions,
            "items": self.items,
            "sufficient": self.sufficient,
            "reason": self.reason,
            "plan": self.plan.as_json(),
            "trace": self.trace,
            "used_tokens": self.used_tokens,
            "withheld": self.withheld,
            "widened": self.widened,
            "partial": self.partial,
        }


async def context(
    app: App,
    space: str,
    question: str,
    *,
    mode: Mode = "search",
    budget_tokens: int | None = None,
    valid_at: datetime | None = None,
    known_at: datetime | None = None,
    asked_at: datetime | None = None,
    policy: Policy = "balanced",
    asker: str | None = None,
    unrestricted: bool = False,
) -> Shown:
    """Return the context for an answer as the API shows it. `unrestricted` is for an admin key without an asker.

    Raises UnknownSpace, BlankQuestion, BudgetTooSmall, InvalidRequest, NaiveTime, DatabaseAway.
    """
    ask = Ask(
        question,
        mode,
        DEFAULT_BUDGET_TOKENS if budget_tokens is None else budget_tokens,
        valid_at,
        known_at,
        asked_at,
        policy,
    )
    return (await answer(app, space, ask, reader=Reader(asker, unrestricted))).as_json()


async def answer(
    app: App, space: str, ask: Ask, *, reader: Reader = NOBODY, switches: Switches | None = None
) -> ContextAnswer:
    """Answer a question from a space's memory, with what reports and benchmarks look at.

    Raises what `context` raises.
    """
    _check(ask)
    settings_row = await require_space(app.store, space)
    zone = as_settings(settings_row).zone
    plan = make_plan(ask.question, _asked_at(ask, zone))
    tracer = Tracer(app.store, space, _view(ask, plan, reader, zone))
    vector = None if ask.mode == "turn" else await _embed(app, ask.question)
    found = await run(
        tracer,
        plan,
        vector,
        app.kept,
        settings_row["graph_version"] or 0,
        switches=switches,
        turn_mode=ask.mode == "turn",
    )
    shown = await _shown_statements(tracer, found)
    items = _items(found, shown)
    lines = _lines(found, items, plan)
    packed = pack([], lines, ask.budget_tokens, count_tokens)
    for item in items:
        item["packed"] = item["passage_id"] in packed.keys
    return ContextAnswer(
        context=packed.context,
        answer_instructions=answer_instructions(
            ask.policy, plan.lang, None if found.verdict.sufficient else found.verdict.reason
        ),
        items=items,
        sufficient=found.verdict.sufficient,
        reason=found.verdict.reason,
        plan=plan,
        trace=[step.as_json() for step in tracer.trace],
        used_tokens=packed.used_tokens,
        withheld=len(tracer.withheld),
        widened=found.widened,
        partial=found.partial,
        signals={row.candidate.id: row.signals for row in found.ranked},
        lines=lines,
        candidates=found.candidates,
        candidate_documents=found.candidate_documents,
    )


def plan_question(ask: Ask, zone: str | None = None) -> Plan:
    """Return the plan alone, as `ask --plan` shows it."""
    return make_plan(ask.question, _asked_at(ask, zone))


def _check(ask: Ask) -> None:
    if not 1 <= ask.budget_tokens <= MAX_BUDGET_TOKENS:
        raise InvalidRequest(f"`budget_tokens` is between 1 and {MAX_BUDGET_TOKENS}.")


def _asked_at(ask: Ask, zone: str | None) -> datetime:
    if ask.asked_at is not None:
        return aware(ask.asked_at, zone)
    return datetime.now(ZoneInfo(zone) if zone else UTC)


def _view(ask: Ask, plan: Plan, reader: Reader, zone: str | None) -> View:
    given = reader.parameters()
    return View(
        reader_names=tuple(given["reader_names"]),
        unrestricted=bool(given["unrestricted"]),
        valid_at=aware(ask.valid_at, zone) if ask.valid_at else None,
        known_at=aware(ask.known_at, zone) if ask.known_at else None,
        history=plan.wants_history,
    )


async def _embed(app: App, question: str) -> Vector:
    values = await asyncio.to_thread(app.embedder.embed_query, question)
    return Vector(values, {"question": question})


async def _shown_statements(tracer: Tracer, found: Found) -> dict[str, list[Shown]]:
    """Return the statements to show, by passage, the best one of each first."""
    best: dict[str, list[Row]] = {}
    for row in found.statements:
        best.setdefault(row["passage_id"], []).append(row)
    chosen: list[Row] = []
    for passage_id, rows in best.items():
        best[passage_id] = sorted(rows, key=lambda row: (-_fitness(row, found), row["id"]))
        chosen += best[passage_id][:1]
    rows = await _statement_cards(tracer, [row["id"] for row in chosen])
    shown = [present.statement(row) for row in rows]
    contested = {row["id"]: row["contested_by"] for row in chosen}
    by_passage: dict[str, list[Shown]] = {}
    for statement in shown:
        statement["contested_by"] = contested[statement["id"]]
        by_passage.setdefault(statement["passage_id"], []).append(statement)
    return by_passage


async def _statement_cards(tracer: Tracer, ids: Sequence[str]) -> list[Row]:
    if not ids:
        return []
    return [_with_times(row) for row in await tracer.read("ground", "statement_cards", {"ids": list(ids)})]


def _with_times(row: Row) -> Row:
    """Return a row whose times came as texts with Python's own times; a named zone leaves its offset."""
    times = {name: as_time(row[name]) for name in _INSTANTS if row.get(name) is not None}
    days = {name: date.fromisoformat(row[name]) for name in _DAYS if row.get(name) is not None}
    return {**row, **times, **days}


def as_time(text: str) -> datetime:
    """Return an instant that Cypher wrote: `2026-03-02T10:00+09:00[Asia/Seoul]`."""
    return datetime.fromisoformat(text.partition("[")[0])


def _fitness(row: Row, found: Found) -> float:
    """Return how well a statement stands for its passage: as found, and about the people who were asked about."""
    score = found.statement_scores.get(row["id"], 0.0)
    people = {named.name for named in found.entities.people}
    people |= {alias for named in found.entities.people for alias in named.aliases}
    # Statements about somebody else are demoted, not dropped: the sentence may still hold the answer.
    if people and not people & {row["owner"], row["subject"], row["target"]}:
        score -= 0.5
    return score


def _items(found: Found, statements: Mapping[str, Sequence[Shown]]) -> list[Shown]:
    """Return the ranking: for each passage the statement that was found in it, or the passage itself."""
    items: list[Shown] = []
    for row in found.ranked:
        passage_id = row.candidate.id
        card = found.cards[passage_id]
        own = statements.get(passage_id, ())
        found_here = [s for s in own if s["id"] in found.statement_scores]
        item = dict(found_here[0]) if found_here and _speaks_of_type(found) else _passage_item(card)
        item["score"] = round(row.score, 4)
        item["paths"] = sorted(row.candidate.paths)
        item["passage_id"] = passage_id
        items.append(item)
    return items


def _speaks_of_type(found: Found) -> bool:
    """Say whether the kind of question is answered by statements rather than by whole passages."""
    return found.plan.kind is not Kind.WHY


def _passage_item(card: Row) -> Shown:
    item = present.passage(_with_times(card))
    return {
        **item,
        "type": "Passage",
        "document_id": card["document_id"],
        "document_path": card["document_path"],
        "source_text": card["text"],
    }


def _lines(found: Found, items: Sequence[Shown], plan: Plan) -> list[Line]:
    """Return the line of each item, best first."""
    lines: list[Line] = []
    for item in items:
        card = found.cards[item["passage_id"]]
        moment = (str(card["said_at"] or ""), str(card["document_path"]), int(card["position"]))
        whole = passage_line(card, plan.lang)
        sentence = statement_line(item, plan.lang) if item["type"] != "Passage" else None
        marked = item["type"] == "Claim" or bool(item.get("contested_by")) or item.get("view") == "SUPERSEDED"
        # A claim is never shown as mere talk: its owner, its relayers and its marks come first.
        text = sentence if sentence is not None and marked else whole
        lines.append(Line(item["passage_id"], text, moment, sentence if text is whole else None))
    return lines
