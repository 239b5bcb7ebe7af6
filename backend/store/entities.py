"""Vectors of the names of people and concepts, written after the document that brought the names."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from backend.embed import Embedder
from backend.store.connection import Store

BATCH = 1_000


async def embed_new_entities(
    store: Store, embedder: Embedder, space: str, ids: Collection[str] | None = None
) -> int:
    """Embed names that have no vector yet and return how many.

    `ids` are the entities to look at; without them all of the space are, as after a crash.
    """
    if ids is not None and not ids:
        return 0
    total = 0
    while True:
        parameters = {"space": space, "ids": None if ids is None else sorted(ids), "limit": BATCH}
        rows = await store.read("entities_without_embedding", parameters)
        if not rows:
            return total
        vectors = await asyncio.to_thread(embedder.embed_passages, [row["name"] for row in rows])
        await store.write(
            "set_entity_embeddings",
            {
                "space": space,
                "rows": [
                    {"id": row["id"], "name": row["name"], "embedding": vector}
                    for row, vector in zip(rows, vectors, strict=True)
                ],
            },
        )
        total += len(rows)
