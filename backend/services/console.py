"""Runs Cypher for a person: a query of `cypher/`, a file, or a text; for reading unless told otherwise."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from backend.app import App
from backend.errors import InvalidRequest
from backend.services.plain import plain_row
from backend.store.queries import FIRST_LINE, Query, load_queries

_PARAMETER = re.compile(r"\$([a-z_][a-z0-9_]*)")


async def run_cypher(
    app: App, text: str, parameters: Mapping[str, Any], *, writable: bool = False
) -> list[dict[str, Any]]:
    """Run a text and return its rows as plain values. Raises QueryFailed with Neo4j's own words."""
    return [plain_row(row) for row in await app.store.run_text(text, parameters, writable=writable)]


def find_text(query: str) -> tuple[str, Query | None]:
    """Return the Cypher that a name, a file or a text stands for, and the named query if it is one.

    Raises InvalidRequest where it is none of these.
    """
    named = load_queries().get(query)
    if named is not None:
        return named.text, named
    if "\n" not in query and query.endswith(".cypher"):
        path = Path(query)
        if not path.is_file():
            raise InvalidRequest(f"There is no file {query}.")
        return in_our_dialect(path.read_text(encoding="utf-8-sig")), None
    if " " not in query.strip():
        raise InvalidRequest(f"There is no query named “{query}” under cypher/. --list shows them.")
    return in_our_dialect(query), None


def parameters_of(query: Query) -> list[str]:
    """Return the parameters that a named query takes, in the order in which it names them."""
    return list(dict.fromkeys(_PARAMETER.findall(query.text)))


def in_our_dialect(text: str) -> str:
    """Return the text with its language version: the server's default is the older one."""
    return text if text.lstrip().upper().startswith("CYPHER") else f"{FIRST_LINE}\n{text}"


def named_queries() -> list[Query]:
    """Return the queries of `cypher/`, by folder and name."""
    return sorted(load_queries().values(), key=lambda query: (query.folder, query.name))
