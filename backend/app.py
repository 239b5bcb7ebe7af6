"""Put together here: settings → driver → models. The API, the command line and the tests call `open_app`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from backend.controller.question import Kept
from backend.embed import Embedder, make_embedder
from backend.runtime import ensure_running
from backend.settings import Settings
from backend.store.connection import Store, connect
from backend.store.schema import migrate
from backend.store.secrets import content_key


@dataclass(frozen=True, slots=True)
class App:
    """Everything a service needs, built once a process."""

    settings: Settings
    store: Store
    embedder: Embedder
    content_key: bytes = field(repr=False)  # a secret: no log shows it
    # Centers and projections, kept between questions: thousands of numbers that nobody wants to see printed.
    kept: Kept = field(default_factory=Kept, repr=False)
    _turns: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary, repr=False)

    def turn_at(self, document_id: str) -> asyncio.Lock:
        """Return the lock by which the writers of this process take turns at a document.

        Those who go at it at once only undo each other's work: one of them writes, the others start again.
        """
        return self._turns.setdefault(document_id, asyncio.Lock())


def build_embedder(settings: Settings) -> Embedder:
    """Return the embedding model that the settings choose."""
    chosen = settings.embedding
    key = chosen.api_key.get_secret_value() if chosen.api_key else None
    return make_embedder(chosen.adapter, chosen.model, chosen.base_url, key)


@asynccontextmanager
async def open_app(
    settings: Settings,
    *,
    start_local: bool = True,
    wait_for_schema: bool = True,
    embedder: Embedder | None = None,
) -> AsyncIterator[App]:
    """Connect, bring the schema up to date, and close again at the end.

    `start_local` starts the local Neo4j where no server is named. Without `wait_for_schema` the database may be
    away: the caller answers 503 until it is back. `embedder` is one that is loaded already.
    Raises DatabaseAway, EmbeddingModelChanged, RuntimeTrouble.
    """
    endpoint = ensure_running(settings, start=start_local)
    store = connect(endpoint.uri, endpoint.user, endpoint.password, settings.neo4j.database)
    async with store:
        embedder = embedder or build_embedder(settings)
        if wait_for_schema:
            await migrate(store, embedder.name, embedder.dimensions)
        yield App(settings, store, embedder, content_key(settings.home))
