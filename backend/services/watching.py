"""Follows a folder: what is written, moved or deleted there is so in the memory a moment later.

A moved file is a deleted and a new one. What stands in the folder counts, not what the operating system told:
a report may be missed, never a state.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Container, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from watchfiles import Change, awatch

from backend.app import App
from backend.errors import DatabaseAway
from backend.services.ingestion import Failed, Gone, Taken, folder_key, ingest_sources, read_sources
from backend.services.remember import forget_document, remember_source
from ingest.errors import SaidgraphError
from ingest.identifiers import document_id
from ingest.model import SourceDocument
from ingest.sources import Unreadable, as_path, files_under, read_file
from ingest.sources.read import KNOWN_SUFFIXES

# Editors write a file in several steps; half a second of quiet is one save.
QUIET_MILLISECONDS = 500
RETRY_SECONDS = 5.0
# How long a change of which the operating system does not tell may wait. A look at 2,000 files costs some 20 ms.
LOOK_MILLISECONDS = 10_000


@dataclass(frozen=True, slots=True)
class _File:
    """A file as it stood at a look; one that differs is read again."""

    path: Path
    modified_ns: int
    size_bytes: int


async def follow(app: App, space: str, folder: Path, zone: str | None) -> AsyncIterator[dict[str, Any]]:
    """Take the folder in as it is, then yield what was done about each change, until SIGINT or SIGTERM.

    While the database is away changes wait: the folder is taken in whole when it is back.
    """
    folder = await asyncio.to_thread(folder.resolve)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt there
            loop.add_signal_handler(name, stop.set)
    try:
        async for done in _steps(app, space, folder, zone, stop):
            yield done
    finally:
        for name in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):
                loop.remove_signal_handler(name)


async def _steps(
    app: App, space: str, folder: Path, zone: str | None, stop: asyncio.Event
) -> AsyncIterator[dict[str, Any]]:
    told: asyncio.Queue[set[Path] | None] = asyncio.Queue()
    # Watching begins before the first look, so that nothing falls between.
    watcher = asyncio.create_task(_watch(folder, stop, told))
    try:
        known = await asyncio.to_thread(_look, folder)
        async for done in _whole(app, space, folder, zone, stop):
            yield done
        yield {"what": "watching", "path": folder.name}
        while (batch := await told.get()) is not None:
            present = await asyncio.to_thread(_look, folder)
            changed = {
                path: file.path for path, file in present.items() if file.path in batch or known.get(path) != file
            }
            if not changed and known.keys() <= present.keys():
                continue
            known = present
            try:
                for done in await _changed(app, space, folder, zone, changed, present.keys()):
                    yield done
            except DatabaseAway as error:
                yield {"what": "waiting", "path": folder.name, "detail": error.detail}
                async for done in _whole(app, space, folder, zone, stop):
                    yield done
    finally:
        stop.set()
        await watcher


async def _watch(folder: Path, stop: asyncio.Event, told: asyncio.Queue[set[Path] | None]) -> None:
    """Put the paths that the operating system tells of into the queue, an empty set now and then, None at the end.

    A file that was moved into a folder made a moment before is never told of: the watch on the new folder comes
    too late. So a report, or its absence, is only an occasion to look.
    """
    try:
        async for batch in awatch(
            folder,
            watch_filter=_filter(folder),
            step=QUIET_MILLISECONDS,
            stop_event=stop,
            rust_timeout=LOOK_MILLISECONDS,
            yield_on_timeout=True,
        ):
            if batch or told.empty():
                told.put_nowait({Path(path) for _, path in batch})
    finally:
        told.put_nowait(None)


def _look(folder: Path) -> dict[str, _File]:
    """Return the files of known formats by the path that their documents carry."""
    found = {}
    for file in files_under(folder, []):
        with suppress(OSError):  # gone since it was listed
            stat = file.stat()
            found[as_path(file.relative_to(folder))] = _File(file, stat.st_mtime_ns, stat.st_size)
    return found


async def _whole(
    app: App, space: str, folder: Path, zone: str | None, stop: asyncio.Event
) -> AsyncIterator[dict[str, Any]]:
    while not stop.is_set():
        try:
            results = await read_sources(app, space, [folder], zone)
            async for done in ingest_sources(app, space, results, [folder]):
                if isinstance(done, Taken) and done.result.changed:
                    yield _taken(done.source, done.result.removed, len(done.result.statement_ids))
                elif isinstance(done, Gone):
                    yield {"what": "removed", "path": done.path}
                elif isinstance(done, Failed):
                    yield {"what": "failed", "path": done.path, "detail": done.error.detail}
                if stop.is_set():
                    return
            return
        except DatabaseAway:
            with suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), RETRY_SECONDS)


async def _changed(
    app: App, space: str, folder: Path, zone: str | None, changed: Mapping[str, Path], present: Container[str]
) -> list[dict[str, Any]]:
    """Take in the files that changed and take out documents whose file is gone."""
    done: list[dict[str, Any]] = []
    root = folder_key(folder)
    stored = await app.store.read("documents_under_root", {"space": space, "root": root})
    seen: set[str] = set()
    for path, file in sorted(changed.items()):
        for result in await asyncio.to_thread(_read, file, path, zone):
            seen.add(result.path)
            done += await _take(app, space, root, result)
    for row in stored:
        gone = row["source_file"] not in present
        # A file may hold several documents, of which one may have left it.
        left = row["source_file"] in changed and row["path"] not in seen
        if gone or (left and not any(item["what"] == "failed" for item in done)):
            await forget_document(app, space, row["document_id"])
            done.append({"what": "removed", "path": row["path"]})
    return done


def _read(path: Path, relative: str, zone: str | None) -> list[SourceDocument | Unreadable]:
    return list(read_file(path, relative, zone))


async def _take(app: App, space: str, root: str, result: SourceDocument | Unreadable) -> list[dict[str, Any]]:
    if isinstance(result, Unreadable):
        return [{"what": "failed", "path": result.path, "detail": result.error.detail}]
    try:
        taken = await remember_source(app, space, result)
    except DatabaseAway:
        raise
    except SaidgraphError as error:
        return [{"what": "failed", "path": result.path, "detail": error.detail}]
    row = {"document_id": document_id(space, result.path), "root": root, "file": result.source_file}
    await app.store.write("set_document_source", {"space": space, "rows": [row]})
    return [_taken(result, taken.removed, len(taken.statement_ids))] if taken.changed else []


def _taken(source: SourceDocument, removed: int, statements: int) -> dict[str, Any]:
    return {"what": "taken", "path": source.path, "removed": removed, "statements": statements}


def _filter(folder: Path) -> Callable[[Change, str], bool]:
    def is_known(change: Change, path: str) -> bool:
        """Let known formats through, nothing hidden; and folders, which may come or go with all they hold."""
        place = Path(path).relative_to(folder)
        if any(part.startswith(".") for part in place.parts):
            return False
        return place.suffix.casefold() in KNOWN_SUFFIXES or not Path(path).is_file()

    return is_known
