"""Markdown and plain text: one document a file, with the metadata of its front matter.

The stored text is the whole file, front matter included; `body_start` says where the author's words begin.
Front matter is read as text only: `date: 2024-03-05` and `author: No` mean what they say.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

import yaml

from ingest.errors import IngestError, InvalidTurn, UnreadableSource
from ingest.model import Origin, SourceDocument
from ingest.sources.encoding import clean_text
from ingest.sources.times import read_written_date
from ingest.sources.turns import read_origin

_FRONT_MATTER = re.compile(r"\ufeff?---[ \t]*\n(?P<yaml>.*?\n|)(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.DOTALL)

# The names under which authors write the fields that we know.
_FIELDS = {
    "author": ("author", "authors", "작성자", "글쓴이"),
    "written_at": ("written_at", "date", "created", "작성일", "날짜"),
    "title": ("title", "제목"),
    "audience": ("audience", "독자"),
    "origin": ("origin", "출처"),
}


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """What a document says of itself before it begins."""

    body_start: int
    author: str | None = None
    written_at: datetime | None = None
    title: str | None = None
    audience: tuple[str, ...] | None = None
    origin: Origin | None = None
    metadata: Mapping[str, str] | None = None


def read_markdown(text: str, path: str, zone: str | None = None, *, encoding: str = "utf-8") -> SourceDocument:
    """Return the document of a Markdown or plain text."""
    text = clean_text(text)
    front = read_front_matter(text, path, zone)
    return SourceDocument(
        path=path,
        kind="markdown",
        text=text,
        author=front.author,
        written_at=front.written_at,
        title=front.title,
        encoding=encoding,
        origin=front.origin,
        audience=front.audience,
        zone=zone,
        metadata=dict(front.metadata or {}),
    )


def body_start(text: str) -> int:
    """Return where the body begins in cleaned text: after the front matter, if there is one."""
    found = _FRONT_MATTER.match(text)
    return found.end() if found and isinstance(_load(found["yaml"], "the document"), dict) else 0


def read_front_matter(text: str, path: str, zone: str | None = None) -> FrontMatter:
    """Read the front matter of cleaned text.

    A rule at the top of a text without keys is a rule, not front matter. An unreadable date is None and stays
    in the metadata as written. Several authors are no single speaker, so the author is None then.
    """
    found = _FRONT_MATTER.match(text)
    fields = _load(found["yaml"], path) if found else None
    if found is None or not isinstance(fields, dict):
        return FrontMatter(body_start=0)
    known = {field: _first(fields, names) for field, names in _FIELDS.items()}
    authors = _names(known["author"])
    date = known["written_at"]
    try:
        origin = read_origin(known["origin"], path)
    except InvalidTurn as error:
        raise IngestError(f"{path}, front matter: {error.detail}") from error
    return FrontMatter(
        body_start=found.end(),
        author=authors[0] if len(authors) == 1 else None,
        written_at=read_written_date(date, zone) if isinstance(date, str) and date.strip() else None,
        title=_scalar(known["title"]),
        audience=_names(known["audience"]) if known["audience"] is not None else None,
        origin=origin,
        metadata={name: line for name, value in fields.items() if (line := _as_line(name, value)) is not None},
    )


def _load(text: str, path: str) -> object:
    """Parse YAML without turning words into dates, numbers or booleans."""
    try:
        return yaml.load(text, Loader=yaml.BaseLoader)  # makes text, lists and maps only
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 2 if error.problem_mark else 1
        raise UnreadableSource(
            f"{path}, line {line}: the front matter is not YAML ({error.problem}). Correct or remove it."
        ) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise UnreadableSource(f"{path}: the front matter is not YAML. Correct or remove it.") from error


def _first(fields: dict[object, object], names: tuple[str, ...]) -> object:
    folded = {str(name).casefold(): value for name, value in fields.items()}
    return next((folded[name] for name in names if name in folded), None)


def _names(value: object) -> tuple[str, ...]:
    values = value if isinstance(value, list) else [value]
    return tuple(name for item in values if (name := _scalar(item)))


def _scalar(value: object) -> str | None:
    return (value.strip() or None) if isinstance(value, str) else None


def _as_line(name: object, value: object) -> str | None:
    """Return a field as one line; nested fields are the author's own business and stay in the text."""
    if not isinstance(name, str):
        return None
    if isinstance(value, list):
        return ", ".join(_names(value))
    return value.strip() if isinstance(value, str) else None
