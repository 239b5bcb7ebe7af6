"""Brings the schema up to date, once, by whoever comes first.

The version and the embedding model stand on one node. Every step is harmless when it runs again, so that two
processes starting at once make one schema.
"""

from __future__ import annotations

import asyncio
import hashlib

from backend.errors import DatabaseAway, EmbeddingModelChanged, SchemaNotReady
from backend.store.connection import QueryFailed, Row, Store
from backend.store.queries import schema_steps

SCHEMA_VERSION = 1
AWAIT_SECONDS = 300
# Two processes creating the same constraint meet a deadlock or "already exists" at the server: try again.
ATTEMPTS = 5
PAUSE_SECONDS = 0.5
GOING_ON = (
    "The vectors are being made anew for another embedding model, or that was interrupted. Wait for it, or run "
    "`saidgraph reindex` to go on with it."
)


async def migrate(store: Store, embedder_name: str, dimensions: int) -> None:
    """Create what is missing and wait until every index is online.

    Raises EmbeddingModelChanged where the store holds vectors of another model, SchemaNotReady where an
    index does not come online.
    """
    rows = await store.read("get_schema", {"space": None})
    digest = schema_digest()
    if rows and (rows[0]["version"], rows[0]["digest"]) == (SCHEMA_VERSION, digest):
        _refuse_other_model(rows[0], embedder_name, dimensions)
        await wait_until_online(store)
        store.embedder = embedder_name
        return
    if rows and rows[0]["reindexing"] is not None:
        _refuse_other_model(rows[0], embedder_name, dimensions)
    await create_schema(store, dimensions)
    rows = await store.write(
        "set_schema",
        {
            "space": None,
            "version": SCHEMA_VERSION,
            "digest": digest,
            "embedder": embedder_name,
            "dimensions": dimensions,
        },
    )
    _refuse_other_model(rows[0], embedder_name, dimensions)
    store.embedder = embedder_name


async def create_schema(store: Store, dimensions: int) -> None:
    """Create the constraints and indexes that are missing and wait until all are online."""
    vector_options = {"indexConfig": {"vector.dimensions": dimensions, "vector.similarity_function": "cosine"}}
    for _, statements in schema_steps():
        for statement in statements:
            await _run_again_on_conflict(store, statement, {"vector_options": vector_options})
    await wait_until_online(store)


async def drop_vector_indexes(store: Store) -> None:
    """Take the vector indexes away, for a model of other dimensions."""
    for _, statements in schema_steps("schema_drop"):
        for statement in statements:
            await _run_again_on_conflict(store, statement, {})


def refuse_changed_model(store: Store, model: Row | None) -> None:
    """Raise EmbeddingModelChanged where the store's model is no longer the one of this process.

    `model` holds `embedder` and `reindexing`. A service that goes on while somebody else reindexes would mix
    vectors that cannot be compared.
    """
    if store.embedder is None or store.reindexes or model is None:
        return
    if model["reindexing"] is not None:
        raise EmbeddingModelChanged(GOING_ON)
    if model["embedder"] != store.embedder:
        raise EmbeddingModelChanged(
            f"The store was written anew with {model['embedder']}, and this process uses {store.embedder}. Choose "
            "the new model in the settings and start again."
        )


def schema_digest() -> str:
    """Return the hash of all schema commands: an added index reaches an older store without a new version."""
    state = hashlib.sha256()
    for name, statements in schema_steps():
        state.update("\0".join((name, *statements)).encode())
    return state.hexdigest()[:16]


async def wait_until_online(store: Store, timeout_seconds: float = AWAIT_SECONDS) -> None:
    """Return when all indexes are online. Raises SchemaNotReady, naming those that are not."""
    deadline = asyncio.get_running_loop().time() + timeout_seconds
    while True:
        waiting = await store.read("indexes_not_online", {"space": None})
        if not waiting:
            return
        failed = [row["name"] for row in waiting if row["state"] == "FAILED"]
        if failed or asyncio.get_running_loop().time() > deadline:
            names = ", ".join(failed or [row["name"] for row in waiting])
            raise SchemaNotReady(f"These indexes are not online: {names}. `saidgraph doctor` says what to do.")
        await asyncio.sleep(0.2)


def _refuse_other_model(row: dict[str, object], embedder_name: str, dimensions: int) -> None:
    if row["reindexing"] is not None:
        raise EmbeddingModelChanged(GOING_ON)
    if (row["embedder"], row["dimensions"]) != (embedder_name, dimensions):
        raise EmbeddingModelChanged(
            f"The vector indexes hold {row['embedder']} with {row['dimensions']} dimensions, but the setting is "
            f"{embedder_name} with {dimensions}. Run `saidgraph reindex`, or set the old model again."
        )


async def _run_again_on_conflict(store: Store, statement: str, parameters: dict[str, object]) -> None:
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await store.run_schema(statement, parameters)
            return
        except (DatabaseAway, QueryFailed):
            if attempt == ATTEMPTS:
                raise
            await asyncio.sleep(PAUSE_SECONDS * attempt)
