"""`cypher`: a query of `cypher/`, or one's own, as a table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from backend.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from backend.app import App
    from backend.store.queries import Query


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(cypher)


def cypher(
    query: Annotated[
        str | None, typer.Argument(help="The name of a query, a .cypher file, or Cypher in quotes.")
    ] = None,
    param: Annotated[
        list[str] | None, typer.Option("--param", help="key=value; the value is read as JSON where it is JSON.")
    ] = None,
    space: Annotated[str | None, typer.Option("--space", help="The same as --param space=…")] = None,
    write: Annotated[bool, typer.Option("--write", help="Allow writing.")] = False,
    list_all: Annotated[
        bool, typer.Option("--list", help="List the queries of cypher/ and what they answer.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rows as JSON.")] = False,
) -> None:
    """Run Cypher, read-only unless told otherwise, and print a table."""
    from backend.services.console import find_text

    if list_all:
        _list(as_json=as_json)
        return
    if query is None:
        raise typer.BadParameter("Give a query, or --list.")
    text, named = find_text(query)
    parameters = _parameters(param or [])
    if space is not None:
        parameters["space"] = space
    if named is not None:
        _check(named, parameters)
    rows = _run(text, parameters, writable=write)
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        _print(rows)


def _run(text: str, parameters: dict[str, Any], *, writable: bool) -> list[dict[str, Any]]:
    from backend.cli.opening import with_app
    from backend.services.console import run_cypher

    async def work(app: App) -> list[dict[str, Any]]:
        return await run_cypher(app, text, parameters, writable=writable)

    return with_app(work)


def _parameters(pairs: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise typer.BadParameter(f"“{pair}” is not key=value.")
        try:
            found[name] = json.loads(value)
        except (ValueError, RecursionError):
            found[name] = value
    return found


def _check(named: Query, parameters: dict[str, Any]) -> None:
    """Name what is missing, with the sample: Neo4j would name it without."""
    from backend.services.console import parameters_of

    missing = [name for name in parameters_of(named) if name not in parameters]
    if missing:
        from rich.markup import escape

        print(f"saidgraph: {named.name} needs {', '.join('--param ' + name + '=…' for name in missing)}.")
        print(f"A sample: {escape(named.sample or '')}")
        raise typer.Exit(ExitCode.USAGE)


def _list(*, as_json: bool) -> None:
    from backend.services.console import named_queries

    queries = named_queries()
    if as_json:
        rows = [{"name": query.name, "folder": query.folder, "header": list(query.header)} for query in queries]
        print(json.dumps(rows, ensure_ascii=False))
        return
    _print([{"folder": q.folder, "name": q.name, "answers": q.header[0] if q.header else ""} for q in queries])


def _print(rows: list[dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    if not rows:
        print("No rows.")
        return
    table = Table()
    for name in rows[0]:
        table.add_column(Text(name))
    for row in rows:
        table.add_row(*(Text(_cell(value)) for value in row.values()))
    Console().print(table)
    print(f"{len(rows)} row{'s' if len(rows) != 1 else ''}.")


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
