"""`about`: everything that is said of a person, and by whom."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from backend.app import App


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(about)


def about(
    person: Annotated[str, typer.Argument(help="An id, a name or an alias.")],
    space: Annotated[str, typer.Option("--space", help="The memory to ask.")],
    asker: Annotated[
        str | None, typer.Option("--asker", help="Who asks; without it only what has no audience is shown.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, as the HTTP call does.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", help="Write a page to read and print to this file.", dir_okay=False)
    ] = None,
    lang: Annotated[str, typer.Option("--lang", help="The page's own words: en or ko.")] = "en",
) -> None:
    """Show every claim and record with a person in it: who, through whom, when, from which sentence."""
    from backend.cli.opening import with_app

    async def work(app: App) -> dict[str, Any]:
        return await _everything(app, space, person, asker)

    found = with_app(work)
    if html is not None:
        from backend.services.about_page import LABELS, about_page

        if lang not in LABELS:
            raise typer.BadParameter("--lang is en or ko.")
        html.write_text(about_page(found, space, asker, lang), encoding="utf-8")
        print(f"{html}: {len(found['items'])} entries, {found['withheld']} withheld.")
    elif as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _print(found)


async def _everything(app: App, space: str, person: str, asker: str | None) -> dict[str, Any]:
    from backend.services.people import everything_about
    from backend.services.readers import Reader

    return await everything_about(app, space, person, reader=Reader(asker))


def _print(found: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    person = found["person"]
    console = Console()
    others = ", ".join(name for name in person["aliases"] if name != person["name"])
    console.print(Text(f"{person['name']} ({person['kind']})" + (f", also {others}" if others else "")))
    table = Table("What", "Who", "Through", "When", "View", "From the sentence", show_lines=True)
    for item in found["items"]:
        who = item["owner"] or ("not named" if item["type"] == "Claim" else f"reported by {item['said_by']}")
        cells = (
            f"{item['type']}: {item['text']}",
            who,
            " ← ".join(item["relayed_by"]),
            (item["said_at"] or "unknown")[:10],
            item["view"] or "",
            _cut(item),
        )
        # As text, not as markup: what people wrote may hold brackets.
        table.add_row(*(Text(cell) for cell in cells))
    console.print(table)
    if found["withheld"]:
        console.print(f"{found['withheld']} more are not for this reader.")


def _cut(item: dict[str, Any]) -> str:
    text = item["source_text"] or ""
    start, end = item["span"]
    return text if start is None else text[start:end]
