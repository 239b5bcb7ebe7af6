"""One question under way: its plan, what has been gathered, and how it is ranked and grounded so far."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from backend.controller.kinds import Kind
from backend.controller.plan import ALL_TYPES, Plan
from backend.controller.rank import Ranked, rank
from backend.controller.weights import Switches
from backend.operators.anchor import Anchors
from backend.operators.candidates import Candidate
from backend.operators.center import Center, Centers, vector_of
from backend.operators.entities import Entities
from backend.operators.ground import Measure, ground
from backend.operators.times import time_words
from backend.operators.tracer import Tracer, Vector
from backend.store.connection import Row
from backend.store.projections import Projections

# The same question is asked again while somebody refines a budget, a window or a policy.
MAX_VECTORS = 256


@dataclass(slots=True)
class Vectors:
    """The vectors of the questions asked last, under a hash: the words themselves are not kept."""

    kept: OrderedDict[bytes, list[float]] = field(default_factory=OrderedDict)

    def of(self, question: str) -> list[float] | None:
        """Return the vector of a question that was asked before."""
        return self.kept.get(_key(question))

    def keep(self, question: str, values: list[float]) -> None:
        """Keep a vector, and drop the oldest where there are too many."""
        self.kept[_key(question)] = values
        while len(self.kept) > MAX_VECTORS:
            self.kept.popitem(last=False)


def _key(question: str) -> bytes:
    return hashlib.sha256(question.encode("utf-8", "surrogatepass")).digest()


@dataclass(slots=True)
class Kept:
    """What is kept between questions: their vectors, centers of spaces, projections in the server's heap."""

    vectors: Vectors = field(default_factory=Vectors)
    centers: Centers = field(default_factory=Centers)
    projections: Projections = field(default_factory=Projections)


@dataclass(slots=True)
class Question:
    """What the steps of the controller share."""

    tracer: Tracer
    plan: Plan
    switches: Switches
    vector: Vector | None
    middle: Center  # of the space: its mean vector and the rarity of its words
    entities: Entities
    kept: Kept
    version: int = 0
    widened: bool = False  # claims were let in, because no record answers directly
    leaves_claims_out: bool = False  # passages that hold nothing but claims stay outside
    anchors: Anchors = field(default_factory=Anchors)
    statement_scores: dict[str, float] = field(default_factory=dict)
    sides: set[str] = field(default_factory=set)  # statements that are shown because they contradict each other

    @property
    def types(self) -> tuple[str, ...]:
        """The statement types let in."""
        types = self.plan.types if self.switches.type_filter else ALL_TYPES
        return types if self.switches.claims else tuple(name for name in types if name != "Claim")

    @property
    def asks_for_record(self) -> bool:
        """Whether records come before what people merely think."""
        return self.plan.kind is Kind.RECORD and self.switches.type_filter

    @property
    def named_people(self) -> frozenset[str]:
        """Every name of the people whom the question names, as the graph knows them."""
        return frozenset(name for named in self.entities.people for name in (named.name, *named.aliases))

    @property
    def center(self) -> Vector | None:
        """The mean vector that hubs are corrected by."""
        return vector_of(self.middle, self.tracer.space) if self.switches.csls and self.vector else None

    @property
    def measure(self) -> Measure:
        """What candidates are measured by."""
        return Measure(
            self.vector,
            self.center,
            self.plan.topic,
            self.switches.neighbours,
            time_words() if self.plan.kind is Kind.WHEN else (),
            self.middle.rarity,
        )

    @property
    def center_norm(self) -> tuple[float, float] | None:
        """The center's squared length and its product with the question's vector."""
        if self.vector is None or self.center is None:
            return None
        square = sum(value * value for value in self.center.values)
        product = sum(a * b for a, b in zip(self.vector.values, self.center.values, strict=True))
        return square, product

    def rank(self) -> list[Ranked]:
        """Rank what has been gathered so far."""
        return rank(
            list(self.anchors.passages.values()),
            self.plan,
            self.entities.speaker_names(),
            center_norm=self.center_norm,
            switches=self.switches,
        )

    async def add(self, passage_ids: Iterable[str], path: str) -> None:
        """Take in passages that an operator brought, and ground those that are new."""
        candidates = self.anchors.passages
        new: list[str] = []
        for passage_id in sorted(set(passage_ids)):
            if passage_id not in candidates:
                candidates[passage_id] = Candidate(passage_id)
                new.append(passage_id)
            candidates[passage_id].paths.add(path)
        await self._ground_new(new)

    async def _ground_new(self, new: Sequence[str]) -> None:
        """Fill in the signals of passages that came later, under the filters of the first."""
        if not new:
            return
        candidates = self.anchors.passages
        later = Anchors({name: candidates[name] for name in new})
        await ground(self.tracer, later, self.measure)
        for name in new:
            candidate = later.passages.get(name)
            if candidate is None or (candidate.claims_only and self.leaves_claims_out):
                del candidates[name]

    def add_statements(self, rows: Sequence[Row], score: float) -> None:
        """Note statements that an operator brought, each with a score of 0 to 1 for its passage."""
        for row in rows:
            self.statement_scores[row["id"]] = max(score, self.statement_scores.get(row["id"], 0.0))
            candidate = self.anchors.passages.get(row["passage_id"])
            if candidate is not None:
                candidate.statement = max(candidate.statement, score)
                if row["id"] not in candidate.statements:
                    candidate.statements.append(row["id"])
