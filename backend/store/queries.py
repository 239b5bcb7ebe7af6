"""Loads the named queries of `cypher/`.

A query is a whole file; its name is the file's name without the ending. All are read once, so that a missing
query or a name used twice is an error at start.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import LiteralString

from ingest.errors import SaidgraphError

FIRST_LINE = "CYPHER 25"


class UnknownQuery(SaidgraphError):
    """There is no query of that name under `cypher/`. `saidgraph cypher --list` shows them."""

    type = "unknown-query"


@dataclass(frozen=True, slots=True)
class Query:
    """One named query: `text` is sent as it stands, `folder` says what it is for."""

    name: str
    folder: str
    text: LiteralString

    @property
    def header(self) -> tuple[str, ...]:
        """The comment lines that open the file, without their slashes."""
        lines: list[str] = []
        for line in self.text.splitlines()[1:]:
            if not line.startswith("//"):
                break
            lines.append(line.removeprefix("//").strip())
        return tuple(lines)

    @property
    def sample(self) -> str | None:
        """The sample parameters as a Cypher map, e.g. `{space: 'demo'}`."""
        for line in self.header:
            if line.startswith(":params"):
                return line.removeprefix(":params").strip()
        return None


def cypher_folder() -> Path:
    """Return where the queries lie: beside the packages in a checkout, inside the package in a wheel."""
    packaged = Path(__file__).parent / "cypher"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "cypher"


@cache
def load_queries() -> MappingProxyType[str, Query]:
    """Return every query by name. Raises SaidgraphError where a name is used twice or a file is malformed."""
    found: dict[str, Query] = {}
    root = cypher_folder()
    for path in sorted(root.rglob("*.cypher")):
        text: LiteralString = path.read_text(encoding="utf-8")
        folder = path.parent.relative_to(root).as_posix()
        if folder in ("schema", "schema_drop"):
            continue
        if not text.startswith(FIRST_LINE + "\n"):
            raise SaidgraphError(f"{path.name} does not begin with “{FIRST_LINE}”.")
        if path.stem in found:
            raise SaidgraphError(f"Two queries are named {path.stem}. Rename one of them.")
        found[path.stem] = Query(path.stem, folder, text)
    return MappingProxyType(found)


def query(name: str) -> Query:
    """Return one query. Raises UnknownQuery."""
    try:
        return load_queries()[name]
    except KeyError:
        raise UnknownQuery(f"There is no query named “{name}” under cypher/.") from None


def schema_steps(folder: str = "schema") -> tuple[tuple[str, tuple[LiteralString, ...]], ...]:
    """Return the files of `cypher/schema/`, or another folder of schema commands, split into their statements."""
    steps: list[tuple[str, tuple[LiteralString, ...]]] = []
    for path in sorted((cypher_folder() / folder).glob("*.cypher")):
        body = path.read_text(encoding="utf-8").removeprefix(FIRST_LINE)
        lines = [line for line in body.splitlines() if not line.startswith("//")]
        statements = [part.strip() for part in "\n".join(lines).split(";")]
        steps.append((path.stem, tuple(f"{FIRST_LINE}\n{part}" for part in statements if part)))
    return tuple(steps)
