"""Asks the memory: a question in, a context for the next answer out, with ranking, verdict and trace."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Literal
from zoneinfo import ZoneInfo

from backend.app import App
from backend.controller.kinds import Kind
from backend.controller.lines import state_line
from backend.controller.pack import Line, pack
from backend.controller.plan import Plan, make_plan
from backend.controller.policies import Policy, answer_instructions
from backend.controller.run import run
from backend.controller.tokens import count_tokens
from backend.controller.weights import Switches
from backend.errors import InvalidRequest
from backend.operators.tracer import Tracer, Vector, View
from backend.services.coverage import Coverage, brief_lines, pack_with_coverage
from backend.services.disclosure import as_subject, withheld_by
from backend.services.items import key_of, make_items, make_lines
from backend.services.present import Shown
from backend.services.readers import NOBODY, Reader
from backend.services.spaces import as_settings, require_space
from backend.services.times import aware

Mode = Literal["search", "turn"]
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
    withheld_by: list[Shown] = field(default_factory=list)
    widened: bool = False
    partial: bool = False
    coverage: Shown | None = None  # of an overview: how much of the space it covers
    signals: dict[str, Mapping[str, float]] = field(default_factory=dict)  # of each item's passage, for reports
    lines: list[Line] = field(default_factory=list)  # what was there to pack, best first
    state: list[str] = field(default_factory=list)  # and what stands before it
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
            "withheld_by": self.withheld_by,
            "widened": self.widened,
            "partial": self.partial,
            "coverage": self.coverage,
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
    asked_at = _asked_at(ask, zone)
    plan = make_plan(ask.question, asked_at)
    reader = await as_subject(app.store, space, reader)
    tracer = Tracer(app.store, space, _view(ask, plan, reader, zone))
    state, found = await asyncio.gather(
        _state(tracer, ask.valid_at or asked_at, plan.lang),
        run(
            tracer,
            plan,
            _embed(app, ask),
            app.kept,
            settings_row["graph_version"] or 0,
            switches=switches,
            turn_mode=ask.mode == "turn",
        ),
    )
    items = await make_items(tracer, found)
    lines = make_lines(found, items, tracer.view.hidden_passages)
    covered: Coverage | None = None
    if plan.kind is Kind.OVERVIEW:
        lines = brief_lines(lines)
        packed, covered = await pack_with_coverage(tracer, state, lines, ask.budget_tokens, plan.lang)
    else:
        packed = pack(state, lines, ask.budget_tokens, count_tokens)
    for item in items:
        item["packed"] = key_of(item) in packed.keys
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
        withheld_by=withheld_by(reader, tracer.withheld),
        widened=found.widened,
        coverage=covered.as_json() if covered is not None else None,
        partial=found.partial,
        signals={row.candidate.id: row.signals for row in found.ranked},
        lines=lines,
        state=state,
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
        disclosed=frozenset(reader.disclosed),
        hidden_passages=frozenset(private.passage_id for private in reader.disclosed.values()),
    )


async def _embed(app: App, ask: Ask) -> Vector | None:
    if ask.mode == "turn":
        return None
    values = app.kept.vectors.of(ask.question)
    if values is None:
        values = await asyncio.to_thread(app.embedder.embed_query, ask.question)
        app.kept.vectors.keep(ask.question, values)
    return Vector(values, {"question": ask.question})


async def _state(tracer: Tracer, moment: datetime, lang: str) -> list[str]:
    """Return the present of the running product, a line a key: written, not searched for."""
    rows = await tracer.read("state", "states_at", {"key": None, "moment": moment})
    return [state_line(row["key"], row["value"], lang) for row in rows if not row["deleted"]]
