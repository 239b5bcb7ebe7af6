"""`up`, `down`, `status` and `doctor`: the local Neo4j, seen from a terminal."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from backend.cli.exit_codes import ExitCode

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of sentences.")]


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command()(up)
    app.command()(down)
    app.command()(status)
    app.command()(doctor)


def up(as_json: AsJson = False) -> None:
    """Start the local Neo4j, fetching it first where it is not there yet. A second run changes nothing.

    With NEO4J_URI set, only look whether that server answers. --json prints the password too.
    """
    from backend.cli.progress import runtime_watcher
    from backend.cli.warming import start_local
    from backend.settings import load_settings

    settings = load_settings()
    with runtime_watcher() as watcher:
        endpoint = start_local(settings, watcher)
    if as_json:
        print(json.dumps(asdict(endpoint)))
        return
    print(f"Neo4j answers on {endpoint.uri}, as user {endpoint.user}.")
    if settings.neo4j.uri is None:
        from backend.runtime.layout import Layout

        print(f"The password is in {Layout(settings.home).password}; `saidgraph up --json` prints it.")


def down() -> None:
    """Stop the local Neo4j. What was stored stays."""
    from backend.cli.progress import runtime_watcher
    from backend.runtime import stop
    from backend.settings import load_settings

    with runtime_watcher() as watcher:
        stopped = stop(load_settings(), watcher)
    print("Neo4j is stopped." if stopped else "Neo4j was not running.")


def status(as_json: AsJson = False) -> None:
    """Tell whether Neo4j runs, and where. Exit code 3 where it does not answer."""
    from backend.runtime.status import look
    from backend.settings import load_settings

    found = look(load_settings())
    if as_json:
        print(json.dumps(asdict(found)))
    else:
        for line in found.sentences():
            print(line)
    if not found.answers:
        raise typer.Exit(ExitCode.DATABASE_AWAY)


def doctor(
    graph: Annotated[
        str | None, typer.Option("--graph", help="Look at the graph of this memory instead of the server.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Say in words what is wrong, and what to do. Exit code 1 where something is.

    With --graph: modularity, bridges, components, hubs, what is in no statement, and what waits for a person.
    Those are signs to look at, and no errors: the exit code stays 0.
    """
    if graph is not None:
        _graph(graph, as_json=as_json)
        return
    import asyncio

    from backend.app import build_embedder
    from backend.services.doctor import Level, examine
    from backend.settings import load_settings

    settings = load_settings()
    findings = asyncio.run(examine(settings, lambda: build_embedder(settings).name))
    if as_json:
        print(json.dumps({"findings": [asdict(finding) for finding in findings]}, ensure_ascii=False))
    else:
        for finding in findings:
            print(f"{finding.level:<7} {finding.text}")
            if finding.remedy:
                print(f"        → {finding.remedy}")
    if any(finding.level == Level.WRONG for finding in findings):
        raise typer.Exit(ExitCode.WRONG)


def _graph(space: str, *, as_json: bool) -> None:
    from backend.app import App
    from backend.cli.opening import with_app
    from backend.services.graph_health import Sign, graph_health

    async def work(app: App) -> list[Sign]:
        return await graph_health(app, space)

    signs = with_app(work)
    if as_json:
        print(json.dumps({"signs": [asdict(sign) for sign in signs]}, ensure_ascii=False))
        return
    for sign in signs:
        print(f"{'well' if sign.well else 'look':<7} {sign.text}")
        if sign.remedy and not sign.well:
            print(f"        → {sign.remedy}")
