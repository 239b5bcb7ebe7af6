"""What is not ours and would be slow: an embedder that hashes words instead of understanding them.

It is held to the same contract test as the real ones (tests/unit/embed).
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence


class HashingEmbedder:
    """Sums a fixed pseudo-random vector for each word: equal texts are equal, shared words are near."""

    def __init__(self, name: str, dimensions: int) -> None:
        self.name, self.dimensions = name, dimensions

    def embed_passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Return one vector a text, in order."""
        return [self.embed_query(text) for text in texts]

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a text."""
        total = [0.0] * self.dimensions
        for word in text.casefold().split() or [""]:
            for place, byte in enumerate(
                hashlib.shake_128(word.encode("utf-8", "replace")).digest(self.dimensions)
            ):
                total[place] += byte - 127.5
        length = math.sqrt(sum(value * value for value in total)) or 1.0
        return [value / length for value in total]
