"""Records the local server's warm start before it is started for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from backend.runtime import Endpoint, Watcher
    from backend.settings import Settings


def start_local(settings: Settings, watcher: Watcher) -> Endpoint:
    """Start the local Neo4j, or look whether the named one answers; prepare its warm start where there is none.

    Returns where it answers. Raises DatabaseAway, RuntimeTrouble.
    """
    from backend.runtime import ensure_running
    from backend.runtime.warm_start import prepare_warm_start

    prepare_warm_start(settings, watcher, _rehearse)
    return ensure_running(settings, watcher)


def _rehearse(settings: Settings) -> None:
    import asyncio

    from backend.services.rehearsal import rehearse

    asyncio.run(rehearse(settings))
