"""`audit`: the invariants of the graph, asked of a space."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from backend.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from backend.app import App


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(audit)


def audit(
    space: Annotated[str, typer.Option("--space", help="The memory to look at.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Run every invariant query of cypher/audit. The exit code is 1 where one of them finds something."""
    from backend.cli.opening import with_app
    from backend.services.audit import violations

    async def work(app: App) -> list[dict[str, Any]]:
        return await violations(app, space)

    found = with_app(work)
    if as_json:
        print(json.dumps({"violations": found}, ensure_ascii=False))
    else:
        for violation in found:
            print(f"{violation['query']}: {len(violation['rows'])} rows")
            for row in violation["rows"]:
                print("  " + json.dumps(row, ensure_ascii=False))
        if not found:
            print("No invariant is violated.")
    if found:
        raise typer.Exit(ExitCode.WRONG)
