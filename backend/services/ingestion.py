"""Takes in files and folders: one result a document, and what a folder no longer holds goes.

A document's path is its file's path inside the folder. Which folder it came from is kept as a hash, so that a
later run removes only what came from that same folder, and no machine's paths are stored.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from backend.app import App
from backend.errors import DatabaseAway
from backend.services.remember import Remembered, forget_document, remember_source
from backend.services.spaces import as_settings, checked_name, find_space
from backend.services.times import zone_named
from ingest.errors import SaidgraphError
from ingest.identifiers import digest
from ingest.model import SourceDocument
from ingest.sources import SourceResult, Unreadable, as_path, files_under, read_paths

# Understanding keeps one core busy, embedding and writing others: a third document at once only waits.
AT_ONCE = 2


@dataclass(frozen=True, slots=True)
class Taken:
    """A document that was taken in."""

    source: SourceDocument
    result: Remembered


@dataclass(frozen=True, slots=True)
class Failed:
    """A file that was not taken in, with the error that says why."""

    path: str
    error: SaidgraphError


@dataclass(frozen=True, slots=True)
class Gone:
    """A document whose file is no longer in its folder."""

    path: str


async def read_sources(app: App, space: str, paths: Sequence[Path], zone: str | None) -> list[SourceResult]:
    """Read files and folders. `zone` is for formats without one; without it the space's zone counts.

    Raises InvalidRequest for a zone or a space's name that is none.
    """
    checked_name(space)
    if zone is None:
        zone = as_settings(await find_space(app.store, space)).zone
    else:
        zone_named(zone)
    return await asyncio.to_thread(lambda: list(read_paths(paths, zone=zone)))


async def ingest_sources(
    app: App, space: str, results: Sequence[SourceResult], folders: Sequence[Path]
) -> AsyncIterator[Taken | Failed | Gone]:
    """Take in what was read, one after the other; a file that fails does not keep the others back.

    `folders` are those among the ingested paths that are folders. Raises DatabaseAway: then nothing goes on.
    """
    roots = [(folder, folder_key(folder)) for folder in folders]
    seen: list[SourceDocument] = []
    async for found, outcome in _one_after_the_other(app, space, results):
        if isinstance(outcome, SaidgraphError):
            yield Failed(found.path, outcome)
        elif isinstance(found, SourceDocument):
            seen.append(found)
            yield Taken(found, outcome)
    unread = {found.path for found in results if isinstance(found, Unreadable)}
    failed = {found.path for found in results if isinstance(found, SourceDocument)} - {s.path for s in seen}
    for folder, root in roots:
        files = await asyncio.to_thread(_files, folder)
        await _mark(app, space, root, [source for source in seen if source.source_file in files])
        async for path in _remove_gone(app, space, root, seen, unread | failed):
            yield Gone(path)


async def _one_after_the_other(
    app: App, space: str, results: Sequence[SourceResult]
) -> AsyncIterator[tuple[SourceResult, Remembered | SaidgraphError]]:
    """Yield what became of each document, in their order. While one is embedded and written, the next is read."""
    waiting = deque(results)
    running: deque[tuple[SourceResult, asyncio.Task[Remembered | SaidgraphError]]] = deque()
    try:
        while waiting or running:
            while waiting and len(running) < AT_ONCE:
                found = waiting.popleft()
                running.append((found, asyncio.create_task(_take(app, space, found))))
            found, task = running.popleft()
            yield found, await task
    finally:
        for _, task in running:
            task.cancel()
        await asyncio.gather(*(task for _, task in running), return_exceptions=True)


async def _take(app: App, space: str, found: SourceResult) -> Remembered | SaidgraphError:
    """Take in one document. Raises DatabaseAway; any other trouble of ours is its result."""
    if isinstance(found, Unreadable):
        return found.error
    try:
        return await remember_source(app, space, found)
    except DatabaseAway:
        raise
    except SaidgraphError as error:
        return error


def folder_key(folder: Path) -> str:
    """Return what stands for a folder in the graph."""
    return digest("folder", str(folder.resolve()))


def _files(folder: Path) -> set[str]:
    """Return the names of a folder's files as documents carry them: composed, which the system's need not be."""
    return {as_path(file.relative_to(folder)) for file in files_under(folder, [])}


async def _mark(app: App, space: str, root: str, sources: Sequence[SourceDocument]) -> None:
    from ingest.identifiers import document_id

    rows = [
        {"document_id": document_id(space, source.path), "root": root, "file": source.source_file}
        for source in sources
    ]
    if rows:
        await app.store.write("set_document_source", {"space": space, "rows": rows})


async def _remove_gone(
    app: App, space: str, root: str, seen: Sequence[SourceDocument], spared: set[str]
) -> AsyncIterator[str]:
    here = {source.path for source in seen}
    for row in await app.store.read("documents_under_root", {"space": space, "root": root}):
        # A file that is there and cannot be read is not gone: what it said last stays.
        if row["path"] in here or row["path"] in spared or row["source_file"] in spared:
            continue
        await forget_document(app, space, row["document_id"])
        yield row["path"]
