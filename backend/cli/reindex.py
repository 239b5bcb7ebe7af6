"""`reindex`: from one embedding model to another."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from backend.app import App

# A line for each tenth of the documents of a space, and for the last.
STEPS = 10


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(reindex)


def reindex(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of sentences.")] = False,
) -> None:
    """Make every vector anew with the embedding model of the settings. Stop `saidgraph serve` before.

    Documents are read again by today's rules on the way; decisions of people, versions and erasures stay. What was
    interrupted is gone on with by the next run, and until then nothing can be asked or written.
    """
    from backend.cli.opening import with_app
    from backend.cli.progress import say
    from backend.services.reindex import reindex as run

    def told(what: str, done: int, of: int) -> None:
        if done == of or done % max(1, of // STEPS) == 0:
            say(f"Reindexing: {done} of {of} {what}")

    async def work(app: App) -> dict[str, Any]:
        return (await run(app, told)).as_json()

    done = with_app(work, wait_for_schema=False)
    if as_json:
        print(json.dumps(done, ensure_ascii=False))
    elif done["unchanged"]:
        print(f"Every vector is of {done['embedder']} already.")
    else:
        print(
            f"{done['documents']} documents in {done['spaces']} spaces have vectors of {done['embedder']} now, "
            f"with {done['dimensions']} dimensions."
        )
