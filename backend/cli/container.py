"""The two first steps of docker-compose.yml: a generated password, and a first API key.

`python -m backend.cli.container password FILE` and `… key FILE`. Each does nothing where its file exists, so
every start of the containers runs them. Not part of `saidgraph`: nobody types this.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

from backend.cli.exit_codes import exit_code
from backend.runtime.password import USER, make_password
from backend.runtime.process import write_private
from backend.settings import load_settings
from ingest.errors import SaidgraphError


def make_password_file(file: Path, owner_of: Path) -> None:
    """Write `user/password`, the form that Neo4j's image reads, for the owner of the data folder."""
    _write_once(file, lambda: f"{USER}/{make_password()}", owner_of)


def make_first_key(file: Path, owner_of: Path) -> None:
    """Make an API key that may do everything, and keep it for whoever runs the containers."""
    _write_once(file, lambda: asyncio.run(_new_key()), owner_of)


def _write_once(file: Path, make: Callable[[], str], owner_of: Path) -> None:
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    write_private(file, make() + "\n")
    if hasattr(os, "chown") and os.geteuid() == 0:
        # A new volume belongs to root; the API has a user of its own, who reads this and writes the next one.
        owner = owner_of.stat()
        for path in (file.parent, file):
            os.chown(path, owner.st_uid, owner.st_gid)


async def _new_key() -> str:
    from backend.app import open_app
    from backend.services.keys import Scope, create_key

    async with open_app(load_settings()) as app:
        key = await create_key(app.store, name="first", scopes=list(Scope))
    return key.token


STEPS: dict[str, Callable[[Path, Path], None]] = {"password": make_password_file, "key": make_first_key}


def main(arguments: list[str]) -> int:
    """Run one step and return its exit code."""
    if len(arguments) != 2 or arguments[0] not in STEPS:
        print(f"usage: python -m backend.cli.container {'|'.join(STEPS)} FILE", file=sys.stderr)
        return 2
    step, file = arguments
    try:
        STEPS[step](Path(file), load_settings().home)
    except SaidgraphError as error:
        print(f"saidgraph: {error.detail}", file=sys.stderr)
        return exit_code(error)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
