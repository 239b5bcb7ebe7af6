"""How rare each word is in a space, and from that how much of a question the talk around a turn holds.

The full-text index counts the words of all spaces together, so a word that everybody else uses would weigh little
in a space where it is rare, and the other way round. The counts of one space come from a sample of its windows
(`center`), kept as long. Only hashes of words are kept: what was erased cannot be read from them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

# As in the index (BM25): how soon an occurrence is worth all, and how far a long window is held against it.
# A window repeats the topic of its talk, so a word counts once: measured on talk, counting repeats brings nothing.
K1 = 1.2
B = 0.75


@dataclass(frozen=True, slots=True)
class Rarity:
    """In how many of the sampled windows each word stands, by its hash."""

    windows: int = 0
    span: float = 1.0  # the mean length of a window, in letters
    counts: Mapping[int, int] = field(default_factory=dict)

    def of(self, word: str) -> float:
        """Return the inverse document frequency of a word."""
        holding = self.counts.get(hash(word), 0)
        return math.log(1 + (self.windows - holding + 0.5) / (holding + 0.5))

    def weight(self, words: Iterable[str], span: int) -> float:
        """Return how much a window of so many letters counts that holds these words."""
        return sum(self.of(word) for word in words) / (1 + K1 * (1 - B + B * span / self.span))


def count_words(windows: Sequence[str]) -> Rarity:
    """Return how rare words are in windows, each given as its index words with spaces between."""
    counts: dict[int, int] = {}
    filled = [window for window in windows if window]
    for window in filled:
        for word in set(window.split()):
            counts[hash(word)] = counts.get(hash(word), 0) + 1
    if not filled:
        return Rarity()
    return Rarity(len(filled), sum(map(len, filled)) / len(filled), counts)
