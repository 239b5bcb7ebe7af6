"""`erase`: words out of the memory, with a receipt that does not hold them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from backend.app import App


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(erase)


def erase(
    space: Annotated[str, typer.Option("--space", help="The memory to erase from.")],
    statement: Annotated[str | None, typer.Option(help="A statement's id.")] = None,
    document: Annotated[str | None, typer.Option(help="A document's id or path.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Everything this person spoke.")] = None,
    person: Annotated[str | None, typer.Option(help="Everything this person spoke, and every mention.")] = None,
    origin: Annotated[str | None, typer.Option(help="CLASS:ID, for example web:https://example.org.")] = None,
    secrets: Annotated[bool, typer.Option("--secrets", help="Mask passwords, keys and numbers of cards.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, as the HTTP call does.")] = False,
) -> None:
    """Erase exactly one of: a statement, a document, a speaker's words, a person, an origin, all secrets."""
    from backend.cli.opening import with_app
    from backend.rights import erase as rights
    from backend.rights.masking import mask_stored

    given: dict[rights.Kind, str | None] = {
        "statement": statement,
        "document": document,
        "speaker": speaker,
        "person": person,
        "origin": origin,
    }
    named = [(kind, value) for kind, value in given.items() if value]
    if len(named) + secrets != 1:
        raise typer.BadParameter(
            "Give exactly one of --statement, --document, --speaker, --person, --origin, --secrets."
        )
    kind: rights.Kind = named[0][0] if named else "statement"
    value = named[0][1] if named else None
    target: str | dict[str, str] = value or ""
    if kind == "origin":
        origin_class, _, identity = str(value).partition(":")
        target = {"class": origin_class, "id": identity}

    async def work(app: App) -> dict[str, Any]:
        if secrets:
            return await mask_stored(app, space)
        return await rights.erase(app, space, kind, target)

    receipt = with_app(work)
    if as_json:
        print(json.dumps(receipt, ensure_ascii=False))
        return
    for name, shown in receipt.items():
        print(f"{name:20} {shown}")
