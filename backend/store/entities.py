"""Vectors of the names of people and concepts, written after the document that brought the names."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from backend.embed import Embedder
from backend.store.connection import Store

BATCH = 1_000


async def embed_new_entities(store: Store, embedder: Embedder, space: str) -> int:
    """Embed every name of a space that has no vector yet, as after a crash, and return how many."""
    total = 0
    while rows := await store.read("entities_without_embedding", {"space": space, "limit": BATCH}):
        await embed_names(store, embedder, space, {row["id"]: row["name"] for row in rows})
        total += len(rows)
    return total


async def embed_names(store: Store, embedder: Embedder, space: str, names: Mapping[str, str]) -> None:
    """Embed names, given by id. One that was changed meanwhile is left to who changed it."""
    ids = sorted(names)
    for start in range(0, len(ids), BATCH):
        batch = ids[start : start + BATCH]
        vectors = await asyncio.to_thread(embedder.embed_passages, [names[name] for name in batch])
        rows = [
            {"id": identity, "name": names[identity], "embedding": vector}
            for identity, vector in zip(batch, vectors, strict=True)
        ]
        await store.write("set_entity_embeddings", {"space": space, "rows": rows})
