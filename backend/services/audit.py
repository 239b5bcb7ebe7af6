"""Runs the invariants of the design, each a query of `cypher/audit/` that returns the violations."""

from __future__ import annotations

from typing import Any

from backend.app import App
from backend.services.plain import plain_row
from backend.services.spaces import require_space
from backend.store.queries import load_queries

AUDIT_SECONDS = 600.0  # a look at everything in a space; on a large one it takes longer than an ordinary query


async def violations(app: App, space: str) -> list[dict[str, Any]]:
    """Return the invariant queries that found something, with their rows. Raises UnknownSpace."""
    await require_space(app.store, space)
    found = []
    for name in audit_queries():
        rows = await app.store.read(name, {"space": space}, timeout_seconds=AUDIT_SECONDS)
        if rows:
            found.append({"query": name, "rows": [plain_row(row) for row in rows]})
    return found


def audit_queries() -> list[str]:
    """Return the names of the invariant queries."""
    return sorted(query.name for query in load_queries().values() if query.folder == "audit")
