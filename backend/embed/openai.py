"""Any endpoint that speaks the OpenAI embeddings format."""

from __future__ import annotations

import math
from collections.abc import Sequence

import httpx

from backend.embed import EmbeddingTrouble

BATCH = 64
TIMEOUT_SECONDS = 30.0
ATTEMPTS = 3


class OpenAICompatible:
    """Adapter for `POST {base_url}/embeddings`. The dimension is asked for once, at the first use."""

    def __init__(
        self, model: str, base_url: str, api_key: str | None, *, transport: httpx.BaseTransport | None = None
    ) -> None:
        headers = {"Authorization": f"Bearer {api_key}"} if api_key else {}
        self._client = httpx.Client(
            base_url=base_url, headers=headers, timeout=TIMEOUT_SECONDS, transport=transport
        )
        self._model = model
        self._dimensions: int | None = None

    @property
    def name(self) -> str:
        """Adapter and model."""
        return f"openai/{self._model}"

    @property
    def dimensions(self) -> int:
        """Length of each vector."""
        if self._dimensions is None:
            self._dimensions = len(self.embed_query("dimension"))
        return self._dimensions

    def embed_passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Return one vector a text, in order."""
        vectors: list[list[float]] = []
        for start in range(0, len(texts), BATCH):
            vectors.extend(self._embed(list(texts[start : start + BATCH])))
        return vectors

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        return self._embed([text])[0]

    def _embed(self, texts: list[str]) -> list[list[float]]:
        body = {"model": self._model, "input": [_present(text) for text in texts]}
        for attempt in range(1, ATTEMPTS + 1):
            try:
                answer = self._client.post("embeddings", json=body)
                if answer.status_code < 500:
                    answer.raise_for_status()
                    break
            except httpx.TransportError as error:
                if attempt == ATTEMPTS:
                    raise EmbeddingTrouble(f"The embedding endpoint does not answer: {error}") from error
            except httpx.HTTPStatusError as error:
                raise EmbeddingTrouble(f"The embedding endpoint refuses: {error.response.status_code}") from error
        else:
            raise EmbeddingTrouble(f"The embedding endpoint fails: {answer.status_code}")
        try:
            rows = sorted(answer.json()["data"], key=lambda row: int(row["index"]))
            vectors = [[float(value) for value in row["embedding"]] for row in rows]
        except (KeyError, TypeError, ValueError) as error:
            raise EmbeddingTrouble("The embedding endpoint's answer is not in the OpenAI format.") from error
        if len(vectors) != len(texts):
            raise EmbeddingTrouble(
                f"The embedding endpoint answered {len(vectors)} vectors for {len(texts)} texts."
            )
        return [_unit(vector) for vector in vectors]


def _present(text: str) -> str:
    # The endpoints refuse empty strings, and JSON in UTF-8 holds no lone surrogate.
    return text.encode("utf-8", "replace").decode("utf-8") if text.strip() else " ."


def _unit(vector: list[float]) -> list[float]:
    length = math.sqrt(sum(value * value for value in vector))
    return [value / length for value in vector] if length else vector
