"""Any model of the `sentence-transformers` package (an extra, because torch is several GB)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from backend.embed import EmbeddingTrouble


class SentenceTransformers:
    """Adapter for `sentence-transformers`; models that know a query prompt get it."""

    def __init__(self, model: str) -> None:
        try:
            from sentence_transformers import SentenceTransformer
        except ImportError as error:
            raise EmbeddingTrouble(
                "The package sentence-transformers is missing. "
                "Install it with `pip install saidgraph[sentence-transformers]` (several GB, because of torch)."
            ) from error
        try:
            self._model: Any = SentenceTransformer(model)  # untyped package
        except (OSError, ValueError) as error:
            raise EmbeddingTrouble(f"The model “{model}” cannot be loaded: {error}") from error
        self._name = f"sentence-transformers/{model}"
        self._prompts = set(getattr(self._model, "prompts", {}) or {})

    @property
    def name(self) -> str:
        """Adapter and model."""
        return self._name

    @property
    def dimensions(self) -> int:
        """Length of each vector."""
        return int(self._model.get_sentence_embedding_dimension())

    def embed_passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Return one vector a text, in order."""
        return self._encode(texts, "passage")

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        return self._encode([text], "query")[0]

    def _encode(self, texts: Sequence[str], prompt: str) -> list[list[float]]:
        if not texts:
            return []
        options = {"prompt_name": prompt} if prompt in self._prompts else {}
        rows = self._model.encode(list(texts), normalize_embeddings=True, **options)
        return [[float(value) for value in row] for row in rows]
