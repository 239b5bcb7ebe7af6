"""`consolidate`: habits, repeated claims and themes of a memory, found again or dropped."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from backend.app import App


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(consolidate)


def consolidate(
    space: Annotated[str, typer.Option("--space", help="The memory.")],
    drop: Annotated[bool, typer.Option("--drop", help="Take out everything that consolidation added.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Find habits, repeated claims and themes again. What an author wrote is not touched, and nothing is merged.

    Run again without a change it writes nothing; --drop takes all of it out.
    """
    from backend.cli.opening import with_app
    from backend.cli.progress import say
    from backend.services.consolidate import consolidate as run
    from backend.services.consolidate import drop as drop_all
    from backend.services.proposals import proposals

    async def work(app: App) -> dict[str, Any]:
        if drop:
            return dict(await drop_all(app, space))
        done = await run(app, space, lambda what, number, of: say(f"Consolidating {what}: {number} of {of}"))
        waiting = await proposals(app, space)
        return {**done.as_json(), "identity_candidates": len(waiting.same)}

    report = with_app(work)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    elif drop:
        print(f"Taken out: {report['inferences']} inferences, {report['communities']} communities.")
    elif report["unchanged"]:
        print("Nothing has changed since the last time.")
    else:
        themes = report["communities"]["levels"]
        print(
            f"{report['habits']} habits and {report['repeated_claims']} repeated claims "
            f"of {report['people']} people; themes by level: {', '.join(map(str, themes)) or 'none'}. "
            f"{report['identity_candidates']} pairs may be one: see `saidgraph identity`."
        )
