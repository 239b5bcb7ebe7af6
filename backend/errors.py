"""The service's branch of the tree of errors (its root is in ingest.errors).

SaidgraphError
├── NotFound                   the thing asked for does not exist (404)
│   ├── UnknownSpace
│   ├── UnknownDocument
│   ├── UnknownPerson
│   └── UnknownStatement
├── Conflict                   (409)
│   ├── AmbiguousPerson        a name that fits two people
│   └── EmbeddingModelChanged
├── InvalidRequest             (422)
│   ├── BlankQuestion
│   └── BudgetTooSmall
├── AccessDenied               (401, 403)
├── Throttled                  (429)
├── Contended                  others change the same thing all the time (503)
├── DatabaseAway               Neo4j cannot be reached (503)
├── SchemaNotReady             (503)
└── RuntimeTrouble             the local Neo4j cannot be provisioned or started
"""

from __future__ import annotations

from collections.abc import Sequence

from ingest.errors import SaidgraphError


class NotFound(SaidgraphError):
    """There is no such thing."""

    type = "not-found"


class UnknownSpace(NotFound):
    """There is no such space. A space exists from its first write."""

    type = "unknown-space"


class UnknownDocument(NotFound):
    """There is no such document in this space."""

    type = "unknown-document"


class UnknownPerson(NotFound):
    """Nobody of this name or id is known in this space."""

    type = "unknown-person"


class UnknownStatement(NotFound):
    """There is no such statement in this space."""

    type = "unknown-statement"


class Conflict(SaidgraphError):
    """The request does not fit the present state."""

    type = "conflict"


class AmbiguousPerson(Conflict):
    """The name fits more than one person. Ask with an id."""

    type = "ambiguous-person"

    def __init__(self, name: str, candidates: Sequence[dict[str, object]]) -> None:
        self.name, self.candidates = name, list(candidates)
        super().__init__(f"“{name}” fits {len(candidates)} people. Ask with an id.")


class EmbeddingModelChanged(Conflict):
    """The store was written with another embedding model. Run `saidgraph reindex`, or set the old model."""

    type = "embedding-model-changed"


class InvalidRequest(SaidgraphError):
    """The request cannot be understood."""

    type = "invalid-request"


class BlankQuestion(InvalidRequest):
    """The field `question` is blank. Ask something."""

    type = "blank-question"


class BudgetTooSmall(InvalidRequest):
    """The token budget does not hold the current state. Raise `budget_tokens`."""

    type = "budget-too-small"


class AccessDenied(SaidgraphError):
    """A valid key is missing. Send `Authorization: Bearer …`; `saidgraph key create` makes one."""

    type = "access-denied"


class Throttled(SaidgraphError):
    """Too many requests. Wait and try again."""

    type = "throttled"


class Contended(SaidgraphError):
    """The document is being changed by others all the time. Try again; what was accepted is kept."""

    type = "contended"


class DatabaseAway(SaidgraphError):
    """Neo4j cannot be reached. Start it with `saidgraph up`, or check NEO4J_URI; then try again."""

    type = "database-away"


class SchemaNotReady(SaidgraphError):
    """The indexes are not online yet. Wait a moment; `saidgraph doctor` shows which."""

    type = "schema-not-ready"


class RuntimeTrouble(SaidgraphError):
    """The local Neo4j cannot be provisioned or started. `saidgraph doctor` says why."""

    type = "runtime-trouble"
