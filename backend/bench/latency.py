"""How long a question takes, and where the time goes by operator. The logic of `bench latency`.

Builds two spaces through the shipped path: a conversation of some hundred turns, and a large one that is filled up
to so many nodes by generated talk. After a warm-up each is asked the same kinds of questions in both modes.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from backend.bench.harness import ASKED_AT, Bench, count_nodes, ingest
from backend.bench.measures import latency, percentile
from backend.services.communities import MEGABYTE, estimated
from backend.services.consolidate import consolidate
from backend.services.recall import Ask, Mode, answer
from ingest.model import SourceDocument, SourceTurn

WARM_UP = 10
SESSION_TURNS = 20
CONVERSATION_SESSIONS = 30
MODES: tuple[Mode, ...] = ("search", "turn")
# A session that no round of filling makes.
AFTERWARDS = 100_000
FIRST_DAY = datetime(2025, 1, 6, 9, 0, tzinfo=UTC)

_PEOPLE_NAMES = "Runa Emil Tova Casper Nele Arvid Signe Bastian Liv Oskar Maren Jesper Hedda Falk Ronja Tilo"
_PEOPLE = _PEOPLE_NAMES.split()
_THING_NAMES = (
    "kayak,greenhouse,loom,telescope,bakery,harbour,violin,sledge,orchard,kiln,printing press,lighthouse,tram"
    ",choir,beehive,sauna,quarry,ferry,windmill,archive,glacier,compass,saddle,attic,pantry,clock tower,canal"
)
_THINGS = _THING_NAMES.split(",")
_TURNS = (
    "I repaired the {thing} near {place} with {friend} on {day}.",
    "We sold the old {thing} to {friend} and bought a {other}.",
    "{friend} says the {thing} in {place} is too expensive.",
    "I think the {thing} was better than the {other}.",
    "On {day} I visited {friend} in {place} and we talked about the {thing}.",
    "My sister started learning about the {thing} last month.",
    "Do you still have the {thing} from {place}?",
    "I moved to {place} because of the {thing}.",
)
_QUESTIONS = (
    "What did {person} repair near {place}?",
    "When did {person} visit {friend}?",
    "What does {friend} think of the {thing} in {place}?",
    "Which {thing} did {person} buy?",
    "Why did {person} move to {place}?",
    "What do {person} and {friend} have in common?",
    "How many times did {person} visit {place}?",
    "Who sold the {thing}?",
)
_PLACE_NAMES = (
    "Askholm Brunvik Dalsund Elmhaven Fjordby Granlund Havnes Isby Kvarnholt Lindmark Mosund Norrvik Ostby"
    " Ravnsund"
)
_PLACES = _PLACE_NAMES.split()


async def run(bench: Bench, *, nodes: int = 100_000, questions: int = 100) -> dict[str, Any]:
    """Measure both spaces. `nodes` is how many the large one has at least."""
    report: dict[str, Any] = {}
    async with bench.space("latency-conversation") as space:
        if not await bench.is_filled(space):
            await ingest(bench, space, sessions(0, CONVERSATION_SESSIONS), "conversation")
        report["conversation"] = await _measure(bench, space, questions)
        report["conversation"]["consolidation"] = await _sleep(bench, space)
    async with bench.space("latency-large") as space:
        await _fill(bench, space, nodes)
        report["large"] = await _measure(bench, space, questions)
        report["large"]["consolidation"] = await _sleep(bench, space)
    return report


async def _fill(bench: Bench, space: str, nodes: int) -> None:
    done = 0
    while sum((await count_nodes(bench, [space])).values()) < nodes:
        await ingest(bench, space, sessions(done, 50), "large space")
        done += 50


async def _sleep(bench: Bench, space: str) -> dict[str, Any]:
    """Consolidate a space, and again after one more session: time, the heap at most, what a refresh rewrites."""
    expected = await estimated(bench.app, space)
    started = time.perf_counter()
    first = await consolidate(bench.app, space)
    seconds = time.perf_counter() - started
    await ingest(bench, space, sessions(AFTERWARDS, 1), "one more session")
    started = time.perf_counter()
    again = await consolidate(bench.app, space)
    return {
        "heap_mb_at_most": round(expected.bytes / MEGABYTE, 1),
        "nodes": expected.nodes,
        "seconds": round(seconds, 1),
        **{name: value for name, value in first.as_json().items() if name != "written"},
        "refresh": {"seconds": round(time.perf_counter() - started, 1), **again.as_json()},
    }


async def _measure(bench: Bench, space: str, questions: int) -> dict[str, Any]:
    asked = made_questions(questions)
    report: dict[str, Any] = {"nodes": sum((await count_nodes(bench, [space])).values())}
    for mode in MODES:
        times: list[float] = []
        by_operator: dict[str, list[float]] = {}
        for number, question in enumerate([*asked[:WARM_UP], *asked]):
            started = time.perf_counter()
            found = await answer(bench.app, space, Ask(question, mode=mode, asked_at=ASKED_AT))
            if number < WARM_UP:
                continue
            times.append((time.perf_counter() - started) * 1000)
            for step in found.trace:
                by_operator.setdefault(f"{step['operator']} {step['query']}".strip(), []).append(step["ms"])
            bench.progress(f"{mode}, {report['nodes']} nodes", number + 1 - WARM_UP, len(asked))
        report[mode] = {
            "latency_ms": latency(times),
            "operators": {
                name: {"calls": len(values), "p50": round(percentile(values, 0.5), 1)}
                for name, values in sorted(by_operator.items())
            },
        }
    return report


def sessions(first: int, count: int) -> list[SourceDocument]:
    """Return generated sessions of talk, always the same for the same numbers."""
    documents = []
    for number in range(first, first + count):
        chance = random.Random(number)
        when = FIRST_DAY + timedelta(days=number)
        pair = chance.sample(_PEOPLE, 2)
        turns = tuple(
            SourceTurn(
                id=f"{number}-{place}",
                speaker=pair[place % 2],
                text=_filled(chance, chance.choice(_TURNS)),
                said_at=when + timedelta(minutes=place),
            )
            for place in range(SESSION_TURNS)
        )
        documents.append(SourceDocument(path=f"latency/{number:05d}", kind="conversation", turns=turns))
    return documents


def made_questions(count: int) -> Sequence[str]:
    """Return generated questions about the generated talk."""
    chance = random.Random(count)
    return [_filled(chance, _QUESTIONS[number % len(_QUESTIONS)]) for number in range(count)]


def _filled(chance: random.Random, pattern: str) -> str:
    thing, other = chance.sample(_THINGS, 2)
    person, friend = chance.sample(_PEOPLE, 2)
    on = FIRST_DAY + timedelta(days=chance.randrange(300))
    day = f"{on.day} {on:%B %Y}"
    return pattern.format(
        thing=thing, other=other, person=person, friend=friend, place=chance.choice(_PLACES), day=day
    )
