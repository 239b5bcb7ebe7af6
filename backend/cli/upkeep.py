"""`backup`, `restore` and `compact`: for whoever looks after the installation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of sentences.")]
MEGABYTE = 1_000_000


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(backup)
    app.command()(restore)
    app.command()(compact)


def backup(
    file: Annotated[Path, typer.Argument(dir_okay=False, help="Where to write it; must not be there yet.")],
    as_json: AsJson = False,
) -> None:
    """Write everything into one file, load it beside the store and compare the counts.

    The local Neo4j is away for the dump. The file holds the store and the key of what was erased: who has it can
    read everything, and a backup older than an erasure still holds the erased words. Keep it, and delete it, so.
    """
    from backend.cli.progress import runtime_watcher
    from backend.services import backup as service
    from backend.settings import load_settings

    with runtime_watcher() as watcher:
        done = service.backup(load_settings(), file, watcher)
    if as_json:
        print(json.dumps(done, ensure_ascii=False))
    else:
        print(
            f"{file}: {done['bytes'] / MEGABYTE:.1f} MB, restored beside the store and counted: nothing missing."
        )


def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A file of `saidgraph backup`.")],
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of what is there.")] = False,
    as_json: AsJson = False,
) -> None:
    """Bring a backup back, with the key of what was erased. Stop `saidgraph serve` before.

    What was erased after the backup was made comes back with it: erase it again.
    """
    from backend.cli.progress import runtime_watcher
    from backend.services import backup as service
    from backend.settings import load_settings

    with runtime_watcher() as watcher:
        done = service.restore(load_settings(), file, watcher, replace=replace)
    if as_json:
        print(json.dumps(done, ensure_ascii=False))
    else:
        print(f"The memory is as it was at {done['made_at']}. Start it with `saidgraph up`.")


def compact(as_json: AsJson = False) -> None:
    """Copy the store into a fresh one, so that the database's own files hold nothing that was erased.

    The local Neo4j is away meanwhile. Receipts of erasures then say since when the files are clean.
    """
    from backend.cli.progress import runtime_watcher
    from backend.services.compact import compact as run
    from backend.settings import load_settings

    with runtime_watcher() as watcher:
        done = run(load_settings(), watcher)
    if as_json:
        print(json.dumps(done, ensure_ascii=False))
    else:
        print(
            f"{done['nodes']} nodes and {done['relationships']} relationships are in a fresh store: "
            f"{done['bytes_after'] / MEGABYTE:.1f} MB instead of {done['bytes_before'] / MEGABYTE:.1f} MB. "
            f"{done['receipts']} receipts now say so."
        )
