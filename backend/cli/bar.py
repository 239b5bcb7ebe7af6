"""A bar on standard error for long work; a line now and then where nobody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# In a log: a line for each tenth.
LOG_STEPS = 10

Advance = Callable[[int, str], None]


@contextmanager
def bar(title: str, total: int) -> Iterator[Advance]:
    """Yield a function that takes how much more is done, and what is in hand now."""
    if total == 0:
        yield lambda amount, label: None
        return
    if not sys.stderr.isatty():
        yield _log_lines(title, total)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[label]}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total, label="")
        yield lambda amount, label: progress.update(task, advance=amount, label=label)


def _log_lines(title: str, total: int) -> Advance:
    done, shown = 0, 0

    def advance(amount: int, label: str) -> None:
        nonlocal done, shown
        done += amount
        step = done * LOG_STEPS // total
        if step > shown:
            shown = step
            print(f"{title}: {done} of {total}", file=sys.stderr, flush=True)

    return advance
