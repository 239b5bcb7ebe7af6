"""Fetches the locked jars into the data folder, each at most once.

A jar is downloaded under another name, compared with the lock and only then moved into place, so what stands
in the folder is whole. An interrupted run goes on where it stopped.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from backend.errors import RuntimeTrouble
from backend.runtime.jars import Jar, digest
from backend.runtime.layout import FOLDER_TROUBLE

if TYPE_CHECKING:
    from jgo.maven import MavenContext

# One download is slow to begin and quick to end: eight at a time took 25 s for everything (measured).
PARALLEL_DOWNLOADS = 8
ATTEMPTS = 3
PAUSE_SECONDS = 1.0
TIMEOUT_SECONDS = 60
PARTIAL = "partial-"

Download = Callable[[Jar, Path], Path]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the fetching is, for whoever shows it."""

    jars: int
    of_jars: int
    bytes: int
    of_bytes: int


def maven(folder: Path, repository: str | None = None) -> MavenContext:
    """Return jgo's access to Maven Central, or to a mirror of it, that keeps its files in `folder`."""
    from jgo.maven import MavenContext  # half a second, and needed once in a machine's life

    return MavenContext(
        repo_cache=folder,
        remote_repos={"mirror": repository.rstrip("/")} if repository else None,
        timeout=TIMEOUT_SECONDS,
    )


def missing(jars: Sequence[Jar], folder: Path, *, thorough: bool = False) -> list[Jar]:
    """Return the jars that are not there or not whole: by their size, or `thorough`ly by their digest."""
    return [jar for jar in jars if not _is_whole(jar, place(folder, jar), thorough)]


def place(folder: Path, jar: Jar) -> Path:
    """Return where a jar lies in the data folder."""
    return folder / jar.group / jar.filename


def fetch(
    jars: Sequence[Jar],
    folder: Path,
    *,
    repository: str | None = None,
    report: Callable[[Progress], None] = lambda progress: None,
) -> int:
    """Bring every jar that is missing, remove what the lock does not name, and return how many were fetched.

    One process at a time: the caller holds the lock on the data folder.
    """
    wanted = missing(jars, folder)
    _remove_others(jars, folder)
    if not wanted:
        return 0
    folder.mkdir(parents=True, exist_ok=True)
    for leftover in folder.glob(f"{PARTIAL}*"):  # of a run that was killed; the caller holds the lock
        shutil.rmtree(leftover, ignore_errors=True)
    done, done_bytes = 0, 0
    total = sum(jar.size for jar in wanted)
    report(Progress(0, len(wanted), 0, total))
    with (
        tempfile.TemporaryDirectory(prefix=PARTIAL, dir=folder) as partial,
        ThreadPoolExecutor(PARALLEL_DOWNLOADS) as pool,
    ):
        running = {pool.submit(_fetch_one, jar, folder, Path(partial), repository): jar for jar in wanted}
        try:
            for future in as_completed(running):
                future.result()
                done, done_bytes = done + 1, done_bytes + running[future].size
                report(Progress(done, len(wanted), done_bytes, total))
        except BaseException:
            # Ctrl-C or a jar that cannot be had: the rest of the queue would only delay the message.
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return len(wanted)


def _fetch_one(jar: Jar, folder: Path, partial: Path, repository: str | None) -> None:
    for attempt, scratch in _attempts(jar, partial):
        try:
            path = _download(jar, scratch, repository)
        except (OSError, RuntimeError) as error:
            # requests' errors are OSErrors; jgo says RuntimeError for "not found". A full disk is neither.
            if isinstance(error, OSError) and error.errno in FOLDER_TROUBLE:
                raise
            if attempt == ATTEMPTS:
                raise RuntimeTrouble(
                    f"{jar.filename} cannot be downloaded ({type(error).__name__}). Check the network and "
                    "the proxy settings, then run `saidgraph up` again: what has arrived is kept."
                ) from error
        else:
            if _is_whole(jar, path, thorough=True):
                target = place(folder, jar)
                target.parent.mkdir(parents=True, exist_ok=True)
                path.replace(target)
                return
            if attempt == ATTEMPTS:
                raise RuntimeTrouble(
                    f"{jar.filename} arrived {ATTEMPTS} times with another content than the lock names. "
                    "A proxy may be changing downloads; nothing of it was kept."
                )


def _attempts(jar: Jar, partial: Path) -> Iterator[tuple[int, Path]]:
    """Yield each attempt with an empty folder of its own: jgo refuses to write over a file."""
    for attempt in range(1, ATTEMPTS + 1):
        if attempt > 1:
            time.sleep(PAUSE_SECONDS)
        with tempfile.TemporaryDirectory(prefix=f"{jar.filename}-", dir=partial) as scratch:
            yield attempt, Path(scratch)


def _download(jar: Jar, scratch: Path, repository: str | None) -> Path:
    group, artifact, version, *classifier = jar.coordinate.split(":")
    coordinate = ":".join([group, artifact, version, *(classifier or [""]), "jar"])
    path: Path = maven(scratch, repository).create_dependency(coordinate).artifact.resolve()
    return path


def _is_whole(jar: Jar, path: Path, thorough: bool) -> bool:
    try:
        if path.stat().st_size != jar.size:
            return False
    except FileNotFoundError:
        return False
    return not thorough or digest(path) == jar.sha256


def _remove_others(jars: Sequence[Jar], folder: Path) -> None:
    """Take away jars of an earlier version: whatever lies in the folders gets onto the class path."""
    named = {place(folder, jar) for jar in jars}
    for group in {jar.group for jar in jars}:
        for path in (folder / group).glob("*.jar"):
            if path not in named:
                path.unlink()
