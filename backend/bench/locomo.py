"""LoCoMo: how much of the gold evidence a question's ranking and context hold. The logic of `bench locomo`.

Each conversation gets a space of its own and goes in session by session through the shipped path; each question is
asked with nothing but its words. Nothing here or in retrieval knows a category: they only sort the results.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from backend.bench.harness import Bench, count_nodes, ingest, miss_stage, ranking, read_json
from backend.bench.measures import all_found, latency, mean, paired, recall
from backend.controller.pack import pack
from backend.controller.tokens import count_tokens
from backend.controller.weights import Switches, ablations
from backend.errors import InvalidRequest
from backend.services.consolidate import consolidate
from backend.services.recall import ContextAnswer
from ingest.identifiers import caption_passage_id, document_id, turn_passage_id
from ingest.model import SourceDocument
from ingest.sources.locomo import looks_like_locomo, read_locomo

ANSWERABLE = ("1", "2", "3", "4")
ADVERSARIAL = "5"
BUDGETS = (1000, 2000)
ZONE = "UTC"
# Some evidence strings hold several ids or are written oddly: "D8:6; D9:17", "D:11:26", "D30:05".
_EVIDENCE = re.compile(r"D:?(\d+):(\d+)")


@dataclass(frozen=True, slots=True)
class Question:
    """A question with the turns that hold its answer."""

    text: str
    category: str
    gold: tuple[str, ...]  # passage ids


@dataclass(slots=True)
class Conversation:
    """A conversation in its space."""

    name: str
    space: str
    questions: list[Question]
    turn_of: dict[str, str]  # caption passage → turn passage
    turns: dict[str, str]  # turn passage → the file's id of the turn


@dataclass(slots=True)
class Result:
    """One question's figures."""

    category: str
    figures: dict[str, float]
    packed: dict[int, float]
    tokens: dict[int, int]
    sufficient: bool
    ms: float
    stages: list[str] = field(default_factory=list)
    kind: str = ""
    steps: int = 0  # named queries that the operators ran


async def run(
    bench: Bench,
    data: Path,
    *,
    ablate: Sequence[str] = (),
    only: Sequence[str] = (),
    consolidated: bool = False,
) -> dict[str, Any]:
    """Measure a file of LoCoMo's form. `ablate` names parts to leave out in further rounds, or "all".

    With `consolidated` every question is asked once more after the space was consolidated.
    """
    samples = [sample for sample in read_samples(data) if not only or sample["sample_id"] in only]
    parts = ablations() if "all" in ablate else tuple(ablate)
    results: list[Result] = []
    rounds: dict[str, list[Result]] = {part: [] for part in parts}
    after: list[Result] = []
    slept: dict[str, Any] = {}
    ingested = {"turns": 0, "seconds": 0.0}
    nodes: dict[str, int] = {}
    for sample in samples:
        name = str(sample["sample_id"])
        documents = list(read_locomo(sample, f"{name}.json", ZONE))
        async with bench.space(name) as space:
            if not await bench.is_filled(space):
                took = await ingest(bench, space, documents, name)
                ingested = {key: ingested[key] + took[key] for key in ingested}
            conversation = prepare(name, space, documents, sample)
            results += await _ask_all(bench, conversation)
            for part in parts:
                switched = replace(bench, switches=(bench.switches or Switches()).without(part), artefacts=None)
                rounds[part] += await _ask_all(switched, conversation, f"without {part}")
            if consolidated:
                slept[name] = await _sleep(bench, space)
                after += await _ask_all(replace(bench, artefacts=None), conversation, "consolidated")
            for label, count in (await count_nodes(bench, [space])).items():
                nodes[label] = nodes.get(label, 0) + count
    report = summary(results)
    report["ingest"] = {
        "turns": ingested["turns"],
        "turns_per_second": round(ingested["turns"] / ingested["seconds"], 1) if ingested["seconds"] else 0,
    }
    report["nodes"] = nodes
    if parts:
        report["ablations"] = {part: _compared(results, rounds[part]) for part in parts}
    if consolidated:
        report["consolidated"] = {"runs": slept, "operator_steps": _steps(after), **_compared(results, after)}
    return report


async def _sleep(bench: Bench, space: str) -> dict[str, Any]:
    """Consolidate a space and return what it took, the nodes before and after, and what a second run wrote."""
    before = (await bench.app.store.read("count_space", {"space": space}))[0]
    started = time.perf_counter()
    done = await consolidate(bench.app, space)
    seconds = time.perf_counter() - started
    after = (await bench.app.store.read("count_space", {"space": space}))[0]
    again = await consolidate(bench.app, space)
    return {
        **done.as_json(),
        "seconds": round(seconds, 1),
        "before": dict(before),
        "after": dict(after),
        "second_run_wrote": again.written.total,
    }


def read_samples(data: Path) -> list[dict[str, Any]]:
    """Return the samples of a file of LoCoMo's form. Raises InvalidRequest where it is of another."""
    value = read_json(data)
    if not looks_like_locomo(value):
        raise InvalidRequest(f"{data.name} is not of LoCoMo's form: a list of samples with a `conversation`.")
    return list(value) if isinstance(value, list) else [value]


def prepare(name: str, space: str, documents: Sequence[SourceDocument], sample: Mapping[str, Any]) -> Conversation:
    """Return a conversation's questions with their evidence as passages of its space."""
    by_turn: dict[str, str] = {}
    turn_of: dict[str, str] = {}
    for document in documents:
        identity = document_id(space, document.path)
        for turn in document.turns:
            passage = turn_passage_id(identity, turn.id)
            by_turn[turn.id] = passage
            turn_of[caption_passage_id(identity, turn.id)] = passage
    questions = []
    for asked in sample["qa"]:
        gold = tuple(by_turn[turn] for turn in gold_turns(asked["evidence"]) if turn in by_turn)
        if gold:
            questions.append(Question(asked["question"], str(asked["category"]), gold))
    return Conversation(name, space, questions, turn_of, {passage: turn for turn, passage in by_turn.items()})


def gold_turns(evidence: Sequence[str]) -> Iterator[str]:
    """Yield the turns that evidence strings name, in canonical form, without repeats."""
    seen: set[str] = set()
    for text in evidence:
        for session, turn in _EVIDENCE.findall(text):
            name = f"D{int(session)}:{int(turn)}"
            if name not in seen:
                seen.add(name)
                yield name


async def _ask_all(bench: Bench, conversation: Conversation, what: str = "asked") -> list[Result]:
    results = []
    for number, question in enumerate(conversation.questions, start=1):
        found, milliseconds = await bench.ask(conversation.space, question.text, budget_tokens=BUDGETS[0])
        results.append(_measured(bench, conversation, number, question, found, milliseconds))
        bench.progress(f"{conversation.name}, {what}", number, len(conversation.questions))
    return results


def _measured(
    bench: Bench, conversation: Conversation, number: int, question: Question, found: ContextAnswer, ms: float
) -> Result:
    ranked = ranking(found, conversation.turn_of)
    figures = {f"recall@{k}": recall(ranked, question.gold, k) for k in (5, 10, 20)}
    figures |= {f"all@{k}": all_found(ranked, question.gold, k) for k in (10, 20)}
    packed: dict[int, float] = {}
    tokens: dict[int, int] = {}
    shown: frozenset[str] = frozenset()
    for budget in BUDGETS:
        content = pack(found.state, found.lines, budget, count_tokens)
        keys = frozenset(conversation.turn_of.get(key, key) for key in content.keys)
        packed[budget] = len(keys & set(question.gold)) / len(set(question.gold))
        tokens[budget] = content.used_tokens
        shown = shown or keys
    stages = [
        miss_stage(gold, found.candidates, ranked, shown, gold in conversation.turns, 20) for gold in question.gold
    ]
    bench.write_artefact(
        f"{conversation.name}-{number:04d}",
        {
            "question": question.text,
            "category": question.category,
            "gold": [
                {"turn": conversation.turns[gold], "passage": gold, "stage": stage}
                | {"rank": ranked.index(gold) + 1 if gold in ranked else None}
                for gold, stage in zip(question.gold, stages, strict=True)
            ],
            "plan": found.plan.as_json(),
            "trace": found.trace,
            "items": [item | {"signals": found.signals.get(item["passage_id"])} for item in found.items],
            "context": found.context,
            "sufficient": found.sufficient,
            "reason": found.reason,
        },
    )
    return Result(
        question.category,
        figures,
        packed,
        tokens,
        found.sufficient,
        ms,
        stages,
        found.plan.kind.value,
        _ran(found),
    )


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """Return the figures over all questions and by category."""
    answerable = [result for result in results if result.category in ANSWERABLE]
    categories = sorted({result.category for result in results})
    packed = {
        str(budget): {
            "recall": round(sum(r.packed[budget] for r in answerable) / max(1, len(answerable)), 4),
            "tokens": round(sum(r.tokens[budget] for r in answerable) / max(1, len(answerable)), 1),
        }
        for budget in BUDGETS
    }
    adversarial = [result for result in results if result.category == ADVERSARIAL]
    stages = [stage for result in answerable for stage in result.stages]
    return {
        "questions": len(answerable),
        "overall": mean([result.figures for result in answerable]),
        "categories": {name: _category(results, name) for name in categories},
        "packed": packed,
        "latency_ms": latency([result.ms for result in results]),
        "insufficient": {"answerable": _insufficient(answerable), "adversarial": _insufficient(adversarial)},
        "operator_steps": _steps(results),
        "misses": {stage: stages.count(stage) for stage in sorted(set(stages))},
    }


# Kinds of question that need more than one look.
MULTI_STEP = frozenset({"common", "chain", "count", "when", "why"})


def _ran(found: ContextAnswer) -> int:
    return sum(1 for step in found.trace if step["query"])


def _steps(results: Sequence[Result]) -> dict[str, float]:
    """Return how many operator steps a question took, of all kinds and of those that need several."""
    several = [result.steps for result in results if result.kind in MULTI_STEP]
    every = [result.steps for result in results]
    return {
        "mean": round(sum(every) / max(1, len(every)), 2),
        "multi_step": round(sum(several) / max(1, len(several)), 2),
        "multi_step_questions": float(len(several)),
    }


def _category(results: Sequence[Result], name: str) -> dict[str, Any]:
    rows = [result.figures for result in results if result.category == name]
    return {"questions": len(rows), **mean(rows)}


def _insufficient(results: Sequence[Result]) -> float:
    return round(sum(not result.sufficient for result in results) / len(results), 4) if results else 0.0


def _compared(full: Sequence[Result], without: Sequence[Result]) -> dict[str, Any]:
    pairs = [(a, b) for a, b in zip(full, without, strict=True) if a.category in ANSWERABLE]
    table = {
        name: paired([b.figures[name] for _, b in pairs], [a.figures[name] for a, _ in pairs])
        for name in ("recall@5", "recall@10", "recall@20", "all@10")
    }
    return {"overall": mean([b.figures for _, b in pairs]), "against_full": table}
