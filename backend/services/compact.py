"""Compaction: after an erasure nothing is left in the store's own files and transaction logs either.

Neo4j marks deleted records and leaves their bytes. So everything that can be read is copied into a fresh store,
counted, and swapped in; the old files go.
"""

from __future__ import annotations

import asyncio
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

from backend.runtime import Endpoint, Watcher
from backend.runtime.exclusive import exclusive
from backend.runtime.layout import Layout
from backend.runtime.swap import NEW, swap_in
from backend.services.whole_store import TIMEOUT_SECONDS, Counts, copy_store
from backend.settings import Settings
from backend.store.connection import connect

REMEDY = "Its owner can copy the database into a fresh one, or `saidgraph export` and `import` its spaces."


def compact(settings: Settings, watcher: Watcher) -> dict[str, Any]:
    """Copy the store into a fresh one, swap it in and return what was done. Blocks; the server is away meanwhile.

    Raises Conflict where the server is not ours, RuntimeTrouble. A crash leaves the old store or the new one,
    whole.
    """
    with exclusive(settings, watcher, remedy=REMEDY) as workshop:
        before = size_of(workshop.layout.data)
        with workshop.server("data") as old, workshop.server(NEW) as new:
            counts, receipts = asyncio.run(_copy(old, new, watcher))
        swap_in(workshop.layout)
        _clear_logs(workshop.layout)
        after = size_of(workshop.layout.data)
    return {
        "nodes": _total(counts, "node"),
        "relationships": _total(counts, "relationship"),
        "receipts": receipts,
        "bytes_before": before,
        "bytes_after": after,
    }


def size_of(folder: Path) -> int:
    """Return how many bytes the files of a folder hold."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


async def _copy(old: Endpoint, new: Endpoint, watcher: Watcher) -> tuple[Counts, int]:
    def copied(space_number: int, spaces: int) -> None:
        watcher.say(f"Copied space {space_number} of {spaces}.")

    async with (
        connect(old.uri, old.user, old.password) as source,
        connect(new.uri, new.user, new.password, write_timeout_seconds=TIMEOUT_SECONDS) as target,
    ):
        counts = await copy_store(source, target, copied)
        rows = await target.write("set_physical_by", {"space": None})
        return counts, int(rows[0]["receipts"])


def _total(counts: Counts, kind: str) -> int:
    return sum(total for name, total in counts.items() if name.startswith(kind + " "))


def _clear_logs(layout: Layout) -> None:
    """Remove the server's logs up to now: a message about a failed query can quote it."""
    for path in layout.logs.iterdir():
        with suppress(FileNotFoundError):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
