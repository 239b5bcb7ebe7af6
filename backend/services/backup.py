"""A backup of the whole installation in one file, and back: proved by restoring, not by hope.

The file holds a dump of the store, the key of the content hashes (without it, what was erased would come back
with its source), the audit log and learned notes. Whoever has it can read everything: it is made readable by its
owner only. The password is not in it; a restored store takes that of its new home.
"""

from __future__ import annotations

import asyncio
import json
import os
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from backend.errors import Conflict, InvalidRequest
from backend.runtime import Endpoint, Watcher
from backend.runtime.exclusive import DATABASE, exclusive
from backend.runtime.jars import NEO4J_VERSION
from backend.runtime.layout import Layout
from backend.runtime.swap import NEW, swap_in
from backend.services.whole_store import Counts, counted
from backend.settings import Settings
from backend.store.connection import connect
from backend.store.secrets import content_key

FORMAT = 1
_MANIFEST, _KEY, _DUMP = "manifest.json", "content.key", f"{DATABASE}.dump"
_AUDIT_LOG, _NOTES = "audit-log.jsonl", "notes"
BACKUP_REMEDY = "Use `neo4j-admin database dump` on its machine, or `saidgraph export` for each space."
RESTORE_REMEDY = "Use `neo4j-admin database load` on its machine, or `saidgraph import` for each space."


class NotEmpty(Conflict):
    """The data folder holds a memory already. `restore --replace` puts the backup in its place."""

    type = "not-empty"


class BackupDiffers(Conflict):
    """The backup does not come back as what it was made of."""

    type = "backup-differs"


def backup(settings: Settings, file: Path, watcher: Watcher) -> dict[str, Any]:
    """Write a backup, load it into a scratch store and compare the counts. Blocks.

    The server is away for the dump and back for the comparison. Raises Conflict, BackupDiffers, RuntimeTrouble.
    """
    if file.exists():
        raise Conflict(f"{file} is there already. Choose another name; a backup is never overwritten.")
    with exclusive(settings, watcher, remedy=BACKUP_REMEDY) as workshop, _scratch(workshop.layout) as scratch:
        with workshop.server("data") as endpoint:
            counts = asyncio.run(_count(endpoint))
        workshop.dump("data", scratch)
        content_key(settings.home)  # made now if nothing ever needed one, so that it is in the backup
        made = _pack(settings.home, file, scratch / _DUMP, counts)
        watcher.say("Comparing the backup with the store: loading it beside.")
        workshop.reopen_if_it_ran()
        try:
            workshop.load(NEW, scratch)
            with workshop.server(NEW) as endpoint:
                _compare(counts, asyncio.run(_count(endpoint)))
        except BaseException:
            file.unlink()  # what could not be restored here is no backup
            raise
    return {"file": str(file), "bytes": file.stat().st_size, "verified": True, **made}


def restore(settings: Settings, file: Path, watcher: Watcher, *, replace: bool = False) -> dict[str, Any]:
    """Put a backup in the place of the present store, once it has been loaded and counted. Blocks.

    Raises InvalidRequest for a file that is none of ours, NotEmpty, Conflict, BackupDiffers, RuntimeTrouble.
    """
    manifest = _manifest(file)
    with exclusive(settings, watcher, remedy=RESTORE_REMEDY) as workshop, _scratch(workshop.layout) as scratch:
        if (workshop.layout.data / "databases" / DATABASE).exists() and not replace:
            raise NotEmpty()
        _unpack(file, scratch)
        workshop.load(NEW, scratch)
        with workshop.server(NEW) as endpoint:
            _compare(manifest["counts"], asyncio.run(_count(endpoint)))
        key = (scratch / _KEY).read_text(encoding="ascii").strip()
        swap_in(workshop.layout, key=key)
        for name in (_AUDIT_LOG, _NOTES):
            # What this installation logged or learned itself is not overwritten.
            if (scratch / name).exists() and not (settings.home / name).exists():
                (scratch / name).rename(settings.home / name)
    return {"file": str(file), "made_at": manifest["made_at"], "counts": manifest["counts"], "verified": True}


async def _count(endpoint: Endpoint) -> Counts:
    async with connect(endpoint.uri, endpoint.user, endpoint.password) as store:
        return await counted(store)


def _compare(before: Counts, after: Counts) -> None:
    different = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    if different:
        raise BackupDiffers(f"The backup differs from what it was made of in {', '.join(different)}.")


def _pack(home: Path, file: Path, dump: Path, counts: Counts) -> dict[str, Any]:
    made = {"made_at": datetime.now(UTC).isoformat(timespec="seconds"), "counts": counts}
    manifest = {"saidgraph_backup": FORMAT, "neo4j": NEO4J_VERSION, **made}
    (dump.parent / _MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    handle, unfinished = tempfile.mkstemp(dir=file.absolute().parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as target, tarfile.open(fileobj=target, mode="w") as archive:
            archive.add(dump.parent / _MANIFEST, _MANIFEST)
            archive.add(home / _KEY, _KEY)
            for name in (_AUDIT_LOG, _NOTES):
                if (home / name).exists():
                    archive.add(home / name, name)
            archive.add(dump, _DUMP)
            target.flush()
            os.fsync(target.fileno())
        Path(unfinished).replace(file)
    finally:
        Path(unfinished).unlink(missing_ok=True)
    return made


def _manifest(file: Path) -> dict[str, Any]:
    try:
        with tarfile.open(file) as archive:
            member = archive.extractfile(_MANIFEST)
            manifest = json.loads(member.read()) if member is not None else {}
            names = set(archive.getnames())
    except (tarfile.TarError, KeyError, ValueError) as error:
        raise InvalidRequest(f"{file} is no backup of `saidgraph backup`, or it is not whole.") from error
    if manifest.get("saidgraph_backup") != FORMAT or not {_KEY, _DUMP} <= names:
        raise InvalidRequest(f"{file} is no backup of `saidgraph backup`, or one of a later version.")
    return dict(manifest)


def _unpack(file: Path, folder: Path) -> None:
    with tarfile.open(file) as archive:
        # "data": nothing outside the folder, no links out of it, no modes of somebody else's.
        archive.extractall(folder, filter="data")


@contextmanager
def _scratch(layout: Layout) -> Iterator[Path]:
    """Yield a folder on the same disk as the store, removed at the end."""
    with tempfile.TemporaryDirectory(dir=layout.home, prefix="backup-") as folder:
        yield Path(folder)
