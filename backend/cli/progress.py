"""Progress on standard error: a bar where somebody looks, a line now and then where a log is written."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from backend.runtime import Watcher
    from backend.runtime.fetch import Progress

MEGABYTE = 1_000_000
# In a log: a line for each tenth.
LOG_STEPS = 10


def say(message: str) -> None:
    """Print a line to standard error, so that standard output stays the answer."""
    print(message, file=sys.stderr, flush=True)


@contextmanager
def runtime_watcher() -> Iterator[Watcher]:
    """Return a watcher that shows what is fetched and started."""
    from backend.runtime import Watcher

    if not sys.stderr.isatty():
        yield Watcher(say=say, fetched=_log_lines())
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("Fetching Neo4j"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("fetch", total=None, visible=False)

        def show(progress: Progress) -> None:
            bar.update(task, total=progress.of_bytes, completed=progress.bytes, visible=True)

        yield Watcher(say=bar.console.print, fetched=show)


def _log_lines() -> Callable[[Progress], None]:
    shown = -1

    def show(progress: Progress) -> None:
        nonlocal shown
        step = progress.bytes * LOG_STEPS // max(progress.of_bytes, 1)
        if step > shown:
            shown = step
            say(
                f"Fetching Neo4j: {progress.jars} of {progress.of_jars} files, "
                f"{progress.bytes / MEGABYTE:.0f} of {progress.of_bytes / MEGABYTE:.0f} MB"
            )

    return show
