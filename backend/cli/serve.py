"""`serve`: the HTTP API."""

from __future__ import annotations

import asyncio
import socket
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from backend.cli.exit_codes import ExitCode

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from uvicorn import Server

    from backend.settings import Settings

# Calls that run when the service is told to end get this long; a thousand turns take about half a minute.
SHUTDOWN_SECONDS = 30


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command()(serve)


def serve(
    host: Annotated[
        str | None, typer.Option("--host", help="Address to listen on. Default: this machine only.")
    ] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535, help="Default: 8377.")] = None,
) -> None:
    """Serve the API. Bound to anything but this machine it needs a key first: `saidgraph key create`."""
    import uvicorn

    from backend.api.app import create_app
    from backend.cli.progress import runtime_watcher
    from backend.cli.warming import start_local
    from backend.logs import configure

    settings = _settings(host, port)
    listening = _bind(settings.api.host, settings.api.port)
    with listening:
        if settings.neo4j.uri is None:
            with runtime_watcher() as watcher:
                start_local(settings, watcher)
        _require_key(settings)
        print(
            f"Listening on http://{settings.api.host}:{settings.api.port}, /docs shows the calls.", file=sys.stderr
        )
        api = create_app(settings)
        config = uvicorn.Config(
            api,
            # Paths hold people's names: no log of calls. The metrics count them.
            access_log=False,
            server_header=False,
            # Ours takes its lines in: one form, and no words of anybody's.
            log_config=None,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        configure(settings.log.level)
        ending_streams(uvicorn.Server(config), api.state.closing.set).run(sockets=[listening])


def ending_streams(server: Server, ending: Callable[[], None]) -> Server:
    """Have the server tell `ending` about a signal: it waits for its answers, and streams do not end alone."""
    told = server.handle_exit

    def handle_exit(number: int, frame: FrameType | None) -> None:
        ending()
        told(number, frame)

    server.handle_exit = handle_exit  # type: ignore[assignment, method-assign]  # the place uvicorn has for it
    return server


def _settings(host: str | None, port: int | None) -> Settings:
    from backend.settings import load_settings

    settings = load_settings()
    given = {name: value for name, value in (("host", host), ("port", port)) if value is not None}
    return settings.model_copy(update={"api": settings.api.model_copy(update=given)})


def _bind(host: str, port: int) -> socket.socket:
    """Take the address first: a taken port shall be told before a database is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        print(
            f"saidgraph: {host}:{port} cannot be used: {error.strerror}. Choose another with --port or --host.",
            file=sys.stderr,
        )
        raise typer.Exit(ExitCode.USAGE) from error
    return listening


def _require_key(settings: Settings) -> None:
    """Refuse an open address without a key. While Neo4j is away every call is refused anyway."""
    from backend.api.origins import is_loopback
    from backend.errors import DatabaseAway

    if is_loopback(settings.api.host) or settings.oidc.issuer is not None:
        return
    try:
        made = asyncio.run(_any_key(settings))
    except DatabaseAway:
        return
    if not made:
        print(
            f"saidgraph: {settings.api.host} can be reached from other machines and no key was made. "
            "Make one with `saidgraph key create`, or listen on 127.0.0.1.",
            file=sys.stderr,
        )
        raise typer.Exit(ExitCode.USAGE)


async def _any_key(settings: Settings) -> bool:
    from backend.app import open_app
    from backend.services.keys import any_key_made

    async with open_app(settings, start_local=False, wait_for_schema=False) as app:
        return await any_key_made(app.store)
