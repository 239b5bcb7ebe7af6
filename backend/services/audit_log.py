"""Who read, wrote, contested and erased what: append-only, each entry chained to the one before by its hash.

Entries name keys, routes, spaces and ids, never the text itself; who asked is a keyed hash. The log is a file
outside the database, so that an erasure or a restore cannot rewrite it unnoticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock

from backend.store.secrets import keyed_hash

FIRST_HASH = "0" * 64
_TAIL_BYTES = 8_192  # an entry is far shorter, so the last one lies within


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check of the chain found. `broken_at` is the number of the first entry that does not fit."""

    entries: int
    broken_at: int | None


class AuditLog:
    """The log of one installation. Several processes may write to it."""

    def __init__(self, home: Path, key: bytes) -> None:
        self.path = home / "audit-log.jsonl"
        self._key = key
        self._lock = FileLock(home / "audit-log.lock")

    def record(
        self,
        action: str,
        *,
        space: str | None,
        key_id: str | None,
        asker: str | None = None,
        status: str = "allowed",
    ) -> None:
        """Append one entry. Blocks for well under a millisecond; raises OSError where the disk refuses."""
        entry: dict[str, object] = {
            "at": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "action": action,
            "space": None if space is None else keyed_hash(self._key, "space", space)[:16],
            "key": key_id,
            "asker": None if asker is None else keyed_hash(self._key, "asker", asker)[:16],
            "status": status,
        }
        with self._lock:
            before = self._last_hash()
            line = _line(entry, before)
            with self.path.open("ab") as file:
                file.write(line)

    def verify(self) -> Verdict:
        """Compute the chain again from its first entry."""
        before, number = FIRST_HASH, 0
        for number, entry in enumerate(self._entries(), start=1):
            given = entry.pop("hash", None)
            if entry.get("before") != before or given != _hash(entry):
                return Verdict(number, number)
            before = str(given)
        return Verdict(number, None)

    def _entries(self) -> Iterator[dict[str, object]]:
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            for line in file:
                try:
                    entry = json.loads(line)
                except ValueError:
                    entry = {}
                yield entry if isinstance(entry, dict) else {}

    def _last_hash(self) -> str:
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
            return FIRST_HASH
        with self.path.open("rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - _TAIL_BYTES))
            lines = file.read().splitlines()
        return str(json.loads(lines[-1])["hash"]) if lines else FIRST_HASH


def _hash(entry: dict[str, object]) -> str:
    text = json.dumps(entry, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _line(entry: dict[str, object], before: str) -> bytes:
    chained = {**entry, "before": before}
    return json.dumps({**chained, "hash": _hash(chained)}, ensure_ascii=False).encode() + b"\n"
