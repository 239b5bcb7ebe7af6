"""`key`: API keys, made, listed, revoked."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from backend.app import App
    from backend.services.keys import NewKey

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    keys = typer.Typer(help="API keys. The first one made ends the time when this machine needs none.")
    keys.command()(create)
    keys.command(name="list")(list_all)
    keys.command()(revoke)
    app.add_typer(keys, name="key", no_args_is_help=True)


def create(
    space: Annotated[
        list[str] | None, typer.Option("--space", help="Only for this space; may be repeated.")
    ] = None,
    scope: Annotated[
        list[str] | None,
        typer.Option("--scope", help="Of read, write, erase, admin, separated by commas. Default: read,write."),
    ] = None,
    name: Annotated[str, typer.Option("--name", help="What the key is for.")] = "",
    as_json: AsJson = False,
) -> None:
    """Make a key and print it, this once. Only its hash is kept."""
    from backend.cli.opening import with_app
    from backend.services.keys import Scope, create_key

    words = [word for given in scope or ["read,write"] for word in given.replace(",", " ").split()]
    unknown = [word for word in words if word not in set(Scope)]
    if unknown or not words:
        raise typer.BadParameter(f"--scope is of {', '.join(Scope)}.")

    async def work(app: App) -> NewKey:
        return await create_key(app.store, name=name, spaces=space or (), scopes=[Scope(word) for word in words])

    made = with_app(work)
    if as_json:
        shown = asdict(made)
        print(json.dumps({"key": shown.pop("token"), **shown}, ensure_ascii=False))
        return
    print(made.token)
    spaces = ", ".join(made.spaces) or "all spaces"
    print(f"Key {made.id}: {', '.join(made.scopes)} in {spaces}. It is not shown again.", file=sys.stderr)


def list_all(as_json: AsJson = False) -> None:
    """List keys, also the revoked ones; never the keys themselves."""
    from backend.cli.opening import with_app
    from backend.services.keys import list_keys

    async def work(app: App) -> list[dict[str, Any]]:
        return await list_keys(app.store)

    found = with_app(work)
    if as_json:
        print(json.dumps({"items": found}, ensure_ascii=False))
        return
    for key in found:
        ended = f"revoked {key['revoked_at'][:19]}" if key["revoked_at"] else "in force"
        spaces = ", ".join(key["spaces"]) or "all spaces"
        print(f"{key['id']}  {ended}  {', '.join(key['scopes'])}  in {spaces}  {key['name']}".rstrip())
    if not found:
        print("No key was made yet.")


def revoke(
    key_id: Annotated[str, typer.Argument(help="The id that `key list` shows.")], as_json: AsJson = False
) -> None:
    """End a key at once."""
    from backend.cli.opening import with_app
    from backend.services.keys import revoke_key

    async def work(app: App) -> dict[str, Any]:
        return await revoke_key(app.store, key_id)

    ended = with_app(work)
    print(json.dumps(ended) if as_json else f"Key {ended['id']} is revoked.")
