"""Opens the service for a command: finds or starts Neo4j, showing what takes time, and closes it again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from backend.app import App

Result = TypeVar("Result")


def with_app(work: Callable[[App], Awaitable[Result]], *, wait_for_schema: bool = True) -> Result:
    """Run `work` with the opened service. Raises DatabaseAway, RuntimeTrouble, EmbeddingModelChanged."""
    from backend.app import open_app
    from backend.cli.progress import runtime_watcher
    from backend.cli.warming import start_local
    from backend.settings import load_settings

    settings = load_settings()
    with runtime_watcher() as watcher:
        start_local(settings, watcher)

    async def main() -> Result:
        async with open_app(settings, start_local=False, wait_for_schema=wait_for_schema) as app:
            return await work(app)

    return asyncio.run(main())
