"""`extract`: statements out of single turns, without a database."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import datetime
from typing import Annotated, Any, TextIO

import typer

from backend.cli.exit_codes import ExitCode
from ingest.errors import IngestError, InvalidTurn
from ingest.model import Passage


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(extract)


def extract(
    explain: Annotated[
        bool,
        typer.Option("--explain", help="Add the rule and the words behind each, and what was refused and why."),
    ] = False,
) -> None:
    """Read turns as JSON lines and print what each states, one JSON line a turn; needs no database.

    A line is {"id","text","speaker","addressee","said_at","lang"}. Each stands alone: nothing is carried over.
    A line that cannot be used is named on standard error; the others go on, and the exit code is 1.
    """
    _use_utf8()
    failed = 0
    for number, line in enumerate(sys.stdin, start=1):
        if not line.strip():
            continue
        try:
            answer = _answer(*_read_item(line), explain=explain)
        except IngestError as error:
            failed += 1
            print(f"saidgraph: line {number}: {error.detail}", file=sys.stderr)
            continue
        print(json.dumps(answer, ensure_ascii=False))
    if failed:
        raise typer.Exit(ExitCode.WRONG)


def _use_utf8() -> None:
    # JSON is UTF-8 whatever the terminal's locale says. A BOM is no part of the first line.
    for stream, encoding in ((sys.stdin, "utf-8-sig"), (sys.stdout, "utf-8")):
        if isinstance(stream, TextIO) or hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding=encoding)  # type: ignore[union-attr]  # real streams have it


def _read_item(line: str) -> tuple[str, Passage]:
    try:
        item = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidTurn(f"this is not JSON: {error}") from error
    if not isinstance(item, dict):
        raise InvalidTurn("a turn is a JSON object.")
    identity = item.get("id")
    if not isinstance(identity, str | int) or isinstance(identity, bool):
        raise InvalidTurn("the field `id` is missing.")
    lang = _text(item, "lang")
    if lang not in (None, "ko", "en"):
        raise InvalidTurn("`lang` is ko, en or null.")
    passage = Passage(
        id=str(identity),
        text=_required_text(item),
        position=0,
        speaker=_text(item, "speaker"),
        addressee=_text(item, "addressee"),
        said_at=_said_at(item),
        lang=lang,
    )
    return str(identity), passage


def _required_text(item: dict[str, Any]) -> str:
    from ingest.sources import clean_text

    text = item.get("text")
    if not isinstance(text, str):
        raise InvalidTurn("the field `text` is missing or is no text.")
    return clean_text(text)


def _text(item: dict[str, Any], name: str) -> str | None:
    value = item.get(name)
    if value is not None and not isinstance(value, str):
        raise InvalidTurn(f"`{name}` is a text or null.")
    return (value.strip() or None) if value else None


def _said_at(item: dict[str, Any]) -> datetime | None:
    from ingest.sources.times import read_time

    text = _text(item, "said_at")
    if text is None:
        return None
    said_at = read_time(text, None)
    if said_at is None:
        raise InvalidTurn("`said_at` is no ISO 8601 time such as 2026-03-02T10:00:00+09:00.")
    return said_at


def _answer(identity: str, passage: Passage, *, explain: bool) -> dict[str, Any]:
    from backend.services.present import extracted
    from ingest.pipeline import understand_one

    extraction = understand_one(passage, ())
    shown = []
    for statement in extraction.statements:
        row = extracted(statement, extraction.passage)
        if explain:
            row |= {
                "rule": statement.rule,
                "evidence": list(statement.evidence),
                "flags": list(statement.flags),
                "mentions": list(_mentions(statement)),
            }
        shown.append(row)
    answer: dict[str, Any] = {"id": identity, "statements": shown}
    if explain:
        answer["rejected"] = [
            {
                **extracted(refused.statement, extraction.passage),
                "rule": refused.statement.rule,
                "reason": refused.reason,
            }
            for refused in extraction.rejected
        ]
    return answer


def _mentions(statement: Any) -> Iterator[dict[str, Any]]:
    for mention in statement.mentions:
        yield {
            "name": mention.name,
            "kind": mention.kind.value,
            "entity": mention.entity,
            "span": list(mention.span) if mention.span else None,
        }
