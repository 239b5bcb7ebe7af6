"""Runs the named queries of one question and keeps the trace that `saidgraph replay` runs again."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, cast

from backend.store.connection import QueryFailed, Row, Store

SERVER_FAULT = "Neo.DatabaseError.Statement.ExecutionFailed"
# The one column of a query that answers with a list of maps.
FOUND = "found"


@dataclass(frozen=True, slots=True)
class Vector:
    """A vector with the words or the space it stands for: the trace shows those instead of 384 numbers."""

    values: list[float]
    source: Mapping[str, Any]  # {"question": …} or {"center": space, "version": …}


@dataclass(frozen=True, slots=True)
class View:
    """What a reader may see, and as of when."""

    reader_names: tuple[str, ...] = ()  # the names under which the asker is known
    unrestricted: bool = False  # an admin key that asks for nobody
    valid_at: datetime | None = None
    known_at: datetime | None = None
    history: bool = False  # superseded statements too
    # Private statements about the asker that the space's policy discloses; their passages stay hidden.
    disclosed: frozenset[str] = frozenset()
    hidden_passages: frozenset[str] = frozenset()  # of the disclosed statements

    @property
    def sees_the_past(self) -> bool:
        """Whether superseded statements are let in."""
        return self.history or self.valid_at is not None

    def parameters(self) -> dict[str, Any]:
        """Return the parameters that every reading query takes."""
        return {
            "reader_names": list(self.reader_names),
            "unrestricted": self.unrestricted,
            "disclosed": sorted(self.disclosed),
            "valid_at": self.valid_at,
            "known_at": self.known_at,
            "history": self.history,
        }


@dataclass(frozen=True, slots=True)
class Step:
    """One call of the trace. `digest` stands for the rows: a replay on an unchanged graph gets the same."""

    operator: str
    query: str
    parameters: Mapping[str, Any]
    rows: int
    ms: float
    digest: str | None = None
    note: str | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the step as the API shows it."""
        shown: dict[str, Any] = {
            "operator": self.operator,
            "query": self.query,
            "parameters": dict(self.parameters),
            "rows": self.rows,
            "ms": round(self.ms, 2),
        }
        if self.digest is not None:
            shown["digest"] = self.digest
        if self.note is not None:
            shown["note"] = self.note
        return shown


@dataclass(slots=True)
class Tracer:
    """The one way in which operators reach the database during a question."""

    store: Store
    space: str
    view: View = field(default_factory=View)
    trace: list[Step] = field(default_factory=list)
    withheld: set[str] = field(default_factory=set)

    async def read(self, operator: str, query: str, parameters: Mapping[str, Any]) -> list[Row]:
        """Run one named query and note it. Rows that the asker may not see are counted and left out."""
        given = {"space": self.space, **self.view.parameters(), **parameters}
        # Reads run side by side: each has its place in the trace from its beginning, so the order stays the same.
        place = len(self.trace)
        self.trace.append(Step(operator, query, {}, 0, 0.0))
        started = time.perf_counter()
        rows = _unfolded(await self._read(query, {name: _sent(value) for name, value in given.items()}))
        elapsed = (time.perf_counter() - started) * 1000
        shown = {name: _shown(value) for name, value in given.items()}
        self.trace[place] = Step(operator, query, shown, len(rows), elapsed, digest_of(rows))
        return self._allowed(rows)

    async def _read(self, query: str, parameters: Mapping[str, Any]) -> list[Row]:
        try:
            return await self.store.read(query, parameters)
        except QueryFailed as error:
            # Seen on server 2026.08.1: a filtered vector search that asks for more than there is fails where
            # entries were deleted. The queries never do; but a deletion may fall between their count and search.
            if SERVER_FAULT not in error.detail:
                raise
            self.note("retry", f"the server failed inside {query}; asked again", query=query)
            return await self.store.read(query, parameters)

    def note(self, operator: str, text: str, *, query: str = "") -> None:
        """Put a remark into the trace: an arm that was skipped, a filter that was widened."""
        self.trace.append(Step(operator, query, {}, 0, 0.0, None, text))

    def _allowed(self, rows: Sequence[Row]) -> list[Row]:
        if not rows or "allowed" not in rows[0]:
            return list(rows)
        # The passage of a disclosed statement may be a candidate; what is shown of it is the statement alone.
        let_in = self.view.disclosed | self.view.hidden_passages
        self.withheld.update(str(row["id"]) for row in rows if not row["allowed"] and row["id"] not in let_in)
        return [row for row in rows if row["allowed"] or row["id"] in let_in]


def _unfolded(rows: list[Row]) -> list[Row]:
    """Return the rows of a query that answers with one list: the asynchronous driver pays for each row."""
    if len(rows) == 1 and rows[0].keys() == {FOUND}:
        return cast(list[Row], rows[0][FOUND])
    return rows


def digest_of(rows: Iterable[Row]) -> str:
    """Return a short hash of rows in order.

    Rows that have ids are told by them: everything else follows from those on an unchanged graph, and a hash of
    all of it would cost more than the query. Floats are left out, for their last digits may differ.
    """
    state = hashlib.blake2b(digest_size=8)
    for row in rows:
        told = row["id"] if "id" in row else [v for v in row.values() if not isinstance(v, float | list)]
        state.update(f"{told};".encode("utf-8", "surrogatepass"))
    return state.hexdigest()


def _sent(value: Any) -> Any:
    return value.values if isinstance(value, Vector) else value


def _shown(value: Any) -> Any:
    if isinstance(value, Vector):
        return dict(value.source)
    return value.isoformat() if isinstance(value, datetime) else value
