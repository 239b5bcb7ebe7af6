"""Overview questions beside flat search at the same budget. The logic of `bench overview`.

Each conversation is taken in and consolidated; each overview question is then asked twice through the shipped
function, with themes and without them. What the packed context covers is counted: sessions, people who hold or
report something, distinct statements, and how many lines say again what another line says.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from backend.bench.harness import Bench, ingest
from backend.bench.locomo import ZONE, read_samples
from backend.bench.measures import mean
from backend.controller.pack import pack
from backend.controller.tokens import count_tokens
from backend.controller.weights import Switches
from backend.services.consolidate import consolidate
from backend.services.recall import ContextAnswer
from ingest.language.lexical import lexical_tokens
from ingest.sources.locomo import read_locomo

BUDGET = 1000
# Two lines that share so many of their words say the same again.
NEAR_DUPLICATE = 0.6
# Nothing here is taken from a data set: what anybody may ask of any conversation, and of each who speaks in it.
GENERAL = (
    "Give me an overview of our talks.",
    "What are the main topics?",
    "Summarise what we talked about so far.",
    "What are the main disagreements?",
)
OF_A_PERSON = (
    "Summarise what we know about {}.",
    "Give me an overview of {}'s work.",
    "Give me an overview of {}'s free time.",
    "Summarise what we know about {}'s family and friends.",
    "Summarise {}'s plans.",
    "Give me an overview of {}'s health.",
)


@dataclass(frozen=True, slots=True)
class Shown:
    """What one packed context shows."""

    figures: dict[str, float]
    ms: float


async def run(bench: Bench, data: Path, *, only: Sequence[str] = ()) -> dict[str, Any]:
    """Measure a file of LoCoMo's form."""
    spread: list[Shown] = []
    flat: list[Shown] = []
    ratios: list[float] = []
    consolidation: dict[str, Any] = {}
    for sample in read_samples(data):
        name = str(sample["sample_id"])
        if only and name not in only:
            continue
        documents = list(read_locomo(sample, f"{name}.json", ZONE))
        speakers = sorted({turn.speaker for document in documents for turn in document.turns})
        async with bench.space(name) as space:
            if not await bench.is_filled(space):
                await ingest(bench, space, documents, name)
            started = time.perf_counter()
            done = await consolidate(bench.app, space)
            consolidation[name] = done.as_json() | {"seconds": round(time.perf_counter() - started, 1)}
            questions = overview_questions(speakers)
            for number, question in enumerate(questions, start=1):
                one, other = await _both(bench, space, question)
                spread.append(one)
                flat.append(other)
                ratios.append(one.figures["sessions"] / max(1.0, other.figures["sessions"]))
                bench.progress(f"{name}, asked", number, len(questions))
    return {
        "questions": len(spread),
        "budget_tokens": BUDGET,
        "overview": mean([shown.figures for shown in spread]) | {"ms": _mean_ms(spread)},
        "flat": mean([shown.figures for shown in flat]) | {"ms": _mean_ms(flat)},
        "sessions_times": round(sum(ratios) / max(1, len(ratios)), 2),
        "consolidation": consolidation,
    }


def overview_questions(speakers: Sequence[str]) -> list[str]:
    """Return the questions about a conversation and about each who speaks in it."""
    return [*GENERAL, *(pattern.format(name) for name in speakers for pattern in OF_A_PERSON)]


async def _both(bench: Bench, space: str, question: str) -> tuple[Shown, Shown]:
    found, ms = await bench.ask(space, question, budget_tokens=BUDGET)
    without = replace(bench, switches=(bench.switches or Switches()).without("themes"))
    plain, plain_ms = await without.ask(space, question, budget_tokens=BUDGET)
    return Shown(_covered(found), ms), Shown(_covered(plain), plain_ms)


def _covered(found: ContextAnswer) -> dict[str, float]:
    content = pack(found.state, found.lines, BUDGET, count_tokens)
    items = [item for item in found.items if item["packed"]]
    texts = [frozenset(lexical_tokens(str(item["text"]))) for item in items]
    twice = {
        later
        for (earlier, one), (later, other) in combinations(enumerate(texts), 2)
        if earlier < later and (one | other) and len(one & other) / len(one | other) >= NEAR_DUPLICATE
    }
    people = {item.get("owner") or item.get("said_by") or item.get("speaker") for item in items}
    statements = {item["text"] for place, item in enumerate(items) if place not in twice}
    return {
        "lines": float(len(items)),
        "sessions": float(len({item["document_id"] for item in items})),
        "people": float(len(people - {None})),
        "distinct": float(len(statements)),
        "near_duplicates": len(twice) / max(1, len(items)),
        "tokens": float(content.used_tokens),
    }


def _mean_ms(shown: Sequence[Shown]) -> float:
    return round(sum(one.ms for one in shown) / max(1, len(shown)), 1)
