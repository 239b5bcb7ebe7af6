"""Extractors: a passage and its declared window in, statements out.

Extraction of a passage depends on the passage and on the window before it (at most six passages of the
same document), nothing else. The rules are the default; a model may only add candidates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, runtime_checkable

from ingest.model import Extraction, Passage

WINDOW = 6  # passages before the one in hand that may resolve a pronoun (design, section 3.2)


Reader = Callable[[], Extraction]


class Extractor(Protocol):
    """Turns one passage into statements."""

    @property
    def name(self) -> str:
        """Name and version, as stored with every statement, e.g. `rules-ko/1`."""
        ...

    def extract(self, passage: Passage, window: Sequence[Passage]) -> Extraction:
        """Return what the passage states; `window` is the passages before it, oldest first."""
        ...


@runtime_checkable
class BatchExtractor(Extractor, Protocol):
    """An extractor that reads many passages faster than one by one, with the same result."""

    def readers(self, passages: Iterable[tuple[Passage, Sequence[Passage]]]) -> list[Reader]:
        """Parse passages (each with its window) together; return what reads each of them, in order."""
        ...
