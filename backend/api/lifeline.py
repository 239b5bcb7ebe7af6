"""Keeps the one App of this process alive: connects, migrates, recovers, and does so again after a loss.

The API starts even when Neo4j is away. While it is away, calls are answered at once with a 503.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager

from backend.app import App, open_app
from backend.embed import Embedder
from backend.errors import DatabaseAway, SchemaNotReady
from backend.services.remember import recover
from backend.services.warm_up import warm_up
from backend.settings import Settings
from backend.store.connection import Observed
from backend.store.schema import migrate
from ingest.errors import SaidgraphError

log = logging.getLogger(__name__)

# The service is back within about this time of the database.
RETRY_SECONDS = 1.0
RECOVERY_DELAY_SECONDS = 3.0
# A loss is noticed by the next call; this look is for services that nobody calls.
LOOK_SECONDS = 10.0


class Lifeline:
    """Holds the App while Neo4j answers. `app` is None, and `trouble` says why, while it does not."""

    def __init__(self, settings: Settings, observed: Observed = lambda query: None) -> None:
        self._settings, self._observed = settings, observed
        self._alarm = asyncio.Event()
        self.looked = asyncio.Event()
        """Set once the first look at the database has ended, well or not."""
        self._embedder: Embedder | None = None  # loaded once: it outlives the loss of a database
        self._recovery: asyncio.Task[None] | None = None
        self.app: App | None = None
        self.trouble: SaidgraphError = DatabaseAway("Neo4j has not answered yet. Try again in a moment.")

    def require(self) -> App:
        """Return the App. Raises what keeps the service from being ready."""
        if self.app is None:
            raise self.trouble
        return self.app

    def alarm(self) -> None:
        """Look now whether the database is still there; a call has just found it away."""
        self._alarm.set()

    async def run(self) -> None:
        """Serve until cancelled."""
        try:
            while True:
                try:
                    async with self._opened() as app:
                        self._embedder = app.embedder
                        await self._hold(app)
                except SaidgraphError as error:
                    self._lose(error)
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            self.app = None
            if self._recovery is not None:
                self._recovery.cancel()

    def _opened(self) -> AbstractAsyncContextManager[App]:
        return open_app(self._settings, start_local=False, wait_for_schema=False, embedder=self._embedder)

    async def _hold(self, app: App) -> None:
        while True:
            try:
                await app.store.verify()
                if self.app is None:
                    await self._begin(app)
            except SaidgraphError as error:
                self._lose(error)
                if self._settings.neo4j.uri is None:
                    return  # the local server may come back on another port: look for it again
                await asyncio.sleep(RETRY_SECONDS)
                continue
            self._alarm.clear()
            try:
                await asyncio.wait_for(self._alarm.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue

    async def _begin(self, app: App) -> None:
        app.store.observed = self._observed
        await migrate(app.store, app.embedder.name, app.embedder.dimensions)
        await warm_up(app)
        self.app = app
        self.looked.set()
        log.info("Neo4j answers; the service is ready")
        if self._recovery is None or self._recovery.done():
            self._recovery = asyncio.create_task(self._recover(app))

    async def _recover(self, app: App) -> None:
        # Beside the calls: what a crash left captured is derived while the service already answers. Those who wait
        # for an answer come first: a server that has just started takes seconds for each of the two.
        await asyncio.sleep(RECOVERY_DELAY_SECONDS)
        try:
            count = await recover(app)
        except (DatabaseAway, SchemaNotReady):
            self.alarm()
        except Exception:
            # One document that cannot be derived must not keep the service from running.
            log.exception("captured documents could not be derived")
        else:
            if count:
                log.info("derived %d captured documents", count)

    def _lose(self, error: SaidgraphError) -> None:
        if self.app is not None or error.detail != self.trouble.detail:
            log.warning("not ready: %s", error.type)
        self.app, self.trouble = None, error
        self.looked.set()
