"""`ingest`: files and folders into a space."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from backend.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from backend.app import App
    from backend.services.ingestion import Failed, Gone, Taken
    from ingest.sources import SourceResult


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(ingest)


def ingest(
    paths: Annotated[list[Path], typer.Argument(exists=True, help="Files, or folders with all they hold.")],
    space: Annotated[str, typer.Option("--space", help="The memory to put them into.")],
    zone: Annotated[
        str | None, typer.Option("--zone", help="Zone of times without an offset, such as Asia/Seoul.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Take in conversations (JSON, JSONL, LoCoMo, KakaoTalk, transcripts) and Markdown.

    The same files again change nothing. A folder is taken as a whole: what has left it since goes. A file that
    cannot be taken is named on standard error; the others go on, and the exit code is 1.
    """
    from backend.cli.opening import with_app

    async def work(app: App) -> tuple[dict[str, Any], list[Failed]]:
        return await _ingest(app, space, paths, zone)

    report, failed = with_app(work)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        _print(report)
    if failed:
        raise typer.Exit(_code(failed))


async def _ingest(
    app: App, space: str, paths: list[Path], zone: str | None
) -> tuple[dict[str, Any], list[Failed]]:
    from backend.cli.bar import bar
    from backend.services.ingestion import Failed, Taken, ingest_sources, read_sources

    begun = time.perf_counter()
    found = await read_sources(app, space, paths, zone)
    report: dict[str, Any] = {"space": space, "documents": [], "failed": [], "removed": []}
    failed: list[Failed] = []
    with bar("Ingesting", sum(_size(item) for item in found)) as advance:
        sizes = {item.path: _size(item) for item in found}
        folders = [path for path in paths if path.is_dir()]
        async for done in ingest_sources(app, space, found, folders):
            advance(sizes.pop(_path(done), 0), _path(done))
            if isinstance(done, Taken):
                report["documents"].append(await _document(app, space, done))
            elif isinstance(done, Failed):
                failed.append(done)
                print(f"saidgraph: {done.path}: {done.error.detail}", file=sys.stderr)
                report["failed"].append({"path": done.path, "type": done.error.type, "detail": done.error.detail})
            else:
                report["removed"].append(done.path)
    report["seconds"] = round(time.perf_counter() - begun, 3)
    return report, failed


async def _document(app: App, space: str, done: Taken) -> dict[str, Any]:
    """Return the object that the HTTP call for this document answers, with its path and kind."""
    from backend.services.readers import Reader
    from backend.services.statements import statements_by_ids

    result, source = done.result, done.source
    own = Reader(unrestricted=True)
    more: dict[str, Any] = (
        {"accepted": result.accepted, "unchanged": result.unchanged}
        if source.kind == "conversation"
        else {"passages": result.passages, "removed": result.removed}
    )
    return {
        "path": source.path,
        "kind": source.kind,
        "document_id": result.document_id,
        "changed": result.changed,
        **more,
        "statements": await statements_by_ids(app.store, space, result.statement_ids, reader=own),
        "rejected": result.rejected,
    }


def _size(found: SourceResult) -> int:
    turns = getattr(found, "turns", ())
    return max(1, len(turns))


def _path(done: Taken | Failed | Gone) -> str:
    source = getattr(done, "source", None)
    return str(source.path if source is not None else getattr(done, "path", ""))


def _code(failed: list[Failed]) -> ExitCode:
    from ingest.errors import NaiveTime

    # What a flag would have repaired is wrong usage.
    return ExitCode.USAGE if any(isinstance(item.error, NaiveTime) for item in failed) else ExitCode.WRONG


def _print(report: dict[str, Any]) -> None:
    documents = report["documents"]
    turns = sum(item.get("accepted", 0) for item in documents)
    statements = sum(len(item["statements"]) for item in documents)
    rejected = sum(len(item["rejected"]) for item in documents)
    changed = sum(item["changed"] for item in documents)
    print(
        f"{len(documents)} documents, {changed} of them new or changed; {turns} turns accepted; "
        f"{statements} statements; {rejected} candidates refused; {len(report['removed'])} documents removed; "
        f"{len(report['failed'])} failed; {report['seconds']:.1f} s."
    )
