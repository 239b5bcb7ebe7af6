"""The lock: which jars make the server, each with its size and SHA-256.

`jars.lock` beside this file has one jar a line: `group sha256 size coordinate`. It is written by
`python -m backend.runtime.lock` and read by everybody else; a jar that is not in it is never used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from backend.errors import RuntimeTrouble

LOCK_FILE = Path(__file__).with_name("jars.lock")

# Both versions are chosen here and nowhere else; after a change run `python -m backend.runtime.lock`.
NEO4J_VERSION = "2026.08.1"
GDS_VERSION = "2.26.0"

_BLOCK_BYTES = 1024 * 1024


class JarGroup(StrEnum):
    """Where a jar belongs. Procedures are found by scanning the plugins, so GDS lies apart."""

    SERVER = "server"
    PLUGINS = "plugins"


@dataclass(frozen=True, slots=True)
class Jar:
    """One file of the server, pinned by its content."""

    group: JarGroup
    sha256: str
    size: int
    coordinate: str

    @property
    def filename(self) -> str:
        """The name in Maven's form: artifact-version[-classifier].jar."""
        _, artifact, version, *classifier = self.coordinate.split(":")
        return "-".join([artifact, version, *classifier]) + ".jar"


def read_lock(path: Path = LOCK_FILE) -> list[Jar]:
    """Return the jars of the lock, in its order."""
    jars = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        try:
            group, sha256, size, coordinate = line.split()
            jars.append(Jar(JarGroup(group), sha256, int(size), coordinate))
        except ValueError as error:
            raise RuntimeTrouble(
                f"Line {number} of {path.name} cannot be read. Restore the file from the repository, "
                "or make it anew with `python -m backend.runtime.lock`."
            ) from error
    return jars


def write_lock(jars: Iterable[Jar], path: Path = LOCK_FILE) -> None:
    """Write the lock, sorted, so that a new version shows as a small difference."""
    lines = [
        "# Written by `python -m backend.runtime.lock`: group, SHA-256, size in bytes, coordinate.",
        f"# Neo4j {NEO4J_VERSION}, Graph Data Science {GDS_VERSION}.",
    ]
    ordered = sorted(jars, key=lambda jar: (jar.group != JarGroup.SERVER, jar.coordinate))
    lines += [f"{jar.group} {jar.sha256} {jar.size} {jar.coordinate}" for jar in ordered]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def digest(path: Path) -> str:
    """Return a file's SHA-256."""
    sha256 = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(_BLOCK_BYTES):
            sha256.update(block)
    return sha256.hexdigest()
