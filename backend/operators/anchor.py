"""Where a question enters the graph: passages, statements, people and concepts, by words and by meaning.

All arms run at once. What an arm cannot do (a question of stop words, no vectors in turn mode) is noted in the
trace with its reason, never an error.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from backend.operators.candidates import Candidate, StatementHit
from backend.operators.tracer import Tracer, Vector
from backend.store.connection import Row
from ingest.language.lexical import lexical_query, space_token, text_query, type_token

# Each arm gives a hundred candidates (design, section 4). Measured on talk: 50 loses a tenth of the evidence at
# once, 200 costs twice the rows and finds no more among the first twenty.
ARM_DEPTH = 100
# Beside vectors the words of statements only break ties (measured: as a signal of their own they bring nothing).
WORDS_BESIDE_MEANING = 30
ALL_TYPES = ("Event", "Fact", "Claim")
OPERATOR = "anchor"


@dataclass(slots=True)
class Anchors:
    """What the arms found: raw scores by passage, and statements."""

    passages: dict[str, Candidate] = field(default_factory=dict)
    statements: dict[str, StatementHit] = field(default_factory=dict)

    def passage(self, passage_id: str, path: str) -> Candidate:
        """Return the candidate of a passage, new where no arm has found it yet."""
        candidate = self.passages.setdefault(passage_id, Candidate(passage_id))
        candidate.paths.add(path)
        return candidate


@dataclass(frozen=True, slots=True)
class AnchorRequest:
    """What to look for, and where: words, a vector where there is one, and the types let in."""

    question: str
    words: tuple[str, ...]
    topic: tuple[str, ...]  # the words without the names of people: in talk every window holds those
    names: tuple[str, ...]  # name tokens of the question
    vector: Vector | None
    center: Vector | None = None
    types: tuple[str, ...] = ALL_TYPES
    claims_only_too: bool = True  # passages that hold nothing but claims
    korean: bool = False
    statements: bool = True
    window: bool = True
    depth: int = ARM_DEPTH


async def anchor(tracer: Tracer, request: AnchorRequest) -> Anchors:
    """Return the passages and statements that fit a question by words or by meaning."""
    anchors = Anchors()
    required = ("space_token", space_token(tracer.space))
    arms = [
        {"arm": arm, "query": query, "depth": request.depth}
        for arm, query in (
            ("words", lexical_query("lexical", [*request.words, *request.names], required)),
            ("window", lexical_query("window_lexical", request.topic, required)),
        )
        if query is not None and (arm != "window" or request.window)
    ]
    calls = []
    if arms:
        calls.append(_by_words(tracer, arms, anchors))
    else:
        tracer.note(OPERATOR, "lexical arm skipped: the question holds no words to look for")
    bigrams = text_query(request.question, required) if request.korean else None
    if bigrams is not None:
        calls.append(_by_bigrams(tracer, bigrams, request.depth, anchors))
    if request.vector is not None:
        calls.append(_by_meaning(tracer, request, request.vector, anchors))
    if request.statements:
        calls.append(_statements(tracer, request, required, anchors))
    await asyncio.gather(*calls)
    return anchors


async def _by_words(tracer: Tracer, arms: Sequence[Row], anchors: Anchors) -> None:
    for row in await tracer.read(OPERATOR, "find_passages_by_words", {"arms": list(arms)}):
        candidate = anchors.passage(row["id"], row["arm"])
        # What a window counts is measured in this space alone, when the candidates are grounded.
        if row["arm"] != "window":
            candidate.words = row["score"]


async def _by_bigrams(tracer: Tracer, query: str, depth: int, anchors: Anchors) -> None:
    for row in await tracer.read(OPERATOR, "find_passages_by_bigrams", {"query": query, "depth": depth}):
        anchors.passage(row["id"], "bigrams").bigrams = row["score"]


async def _by_meaning(tracer: Tracer, request: AnchorRequest, vector: Vector, anchors: Anchors) -> None:
    parameters = {
        "embedding": vector,
        "claims_only": [False, True] if request.claims_only_too else [False],
        "depth": request.depth,
    }
    for row in await tracer.read(OPERATOR, "find_passages_by_meaning", parameters):
        anchors.passage(row["id"], "meaning")


async def _statements(tracer: Tracer, request: AnchorRequest, required: tuple[str, str], anchors: Anchors) -> None:
    calls = []
    query = lexical_query("lexical", request.words, required)
    if query is not None:
        tokens = " ".join(type_token(name) for name in request.types)
        typed = f"{query} +type_token:({tokens})^0"
        calls.append(tracer.read(OPERATOR, "find_statements_by_words", {"query": typed, "depth": request.depth}))
    if request.vector is not None:
        parameters = {
            "embedding": request.vector,
            "center": request.center,
            "types": list(request.types),
            "depth": request.depth,
        }
        calls.append(tracer.read(OPERATOR, "find_statements_by_meaning", parameters))
    results = await asyncio.gather(*calls)
    words = {row["id"]: row for row in results[0]} if query is not None else {}
    meaning = {row["id"]: row for row in results[-1]} if request.vector is not None else {}
    for row in (words | meaning).values():
        hit = StatementHit(
            row["id"],
            row["passage_id"],
            row["type"],
            row["owner"],
            row["subject"],
            words[row["id"]]["score"] if row["id"] in words else 0.0,
            2 * meaning[row["id"]]["score"] - 1 if row["id"] in meaning else None,
            meaning[row["id"]]["hub"] if row["id"] in meaning else None,
            bool(row["inferred"]),
        )
        anchors.statements[hit.id] = hit
        anchors.passage(hit.passage_id, "statement")
