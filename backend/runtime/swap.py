"""Puts a finished store in the place of the present one. A crash at any point leaves one of the two, whole.

A journal is written once the new store is complete and closed. From then on the next start finishes the swap;
before, it throws the unfinished store away.
"""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

from backend.runtime.layout import Layout
from backend.runtime.process import write_private

NEW = "data-new"
_OLD = "data-old"
_JOURNAL = "swap.json"
# What a private server leaves beside its store: its settings, its logs, its record.
_TRACES = ("conf-", "logs-", "private-")


def swap_in(layout: Layout, *, key: str | None = None) -> None:
    """Make the closed store in `data-new` the present one. `key` replaces the key of the content hashes."""
    if key is not None:
        write_private(_staged_key(layout), key)
    _flush(layout.home)
    write_private(layout.instance / _JOURNAL, json.dumps({"new": NEW}))
    _flush(layout.instance)
    finish_swap(layout)


def finish_swap(layout: Layout) -> None:
    """Finish a swap that a crash interrupted, or remove what an unfinished copy left. Else nothing happens.

    The caller holds the lock, and no server runs.
    """
    new, old, journal = layout.instance / NEW, layout.instance / _OLD, layout.instance / _JOURNAL
    if journal.exists():
        if new.exists():
            if layout.data.exists():
                _remove(old)
                layout.data.rename(old)
            new.rename(layout.data)
        if _staged_key(layout).exists():
            _staged_key(layout).replace(layout.home / "content.key")
        _flush(layout.instance)
        _remove(old)
        journal.unlink()
        _flush(layout.instance)
    _staged_key(layout).unlink(missing_ok=True)
    for left in (new, old, *_traces(layout)):
        _remove(left)


def _traces(layout: Layout) -> list[Path]:
    if not layout.instance.is_dir():
        return []
    return [path for path in layout.instance.iterdir() if path.name.startswith(_TRACES)]


def _staged_key(layout: Layout) -> Path:
    return layout.home / "content.key.restored"


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _flush(folder: Path) -> None:
    """Have the names in a folder on the disk before what follows relies on them."""
    if os.name == "nt":
        return  # Windows opens no folders, and writes names through
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
