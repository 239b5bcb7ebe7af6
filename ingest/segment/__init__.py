"""Documents to passages, and passages to runs that are extracted together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ingest.model import Passage, SourceDocument
from ingest.segment.markdown import segment_markdown
from ingest.segment.pieces import CountTokens, estimate_tokens
from ingest.segment.turns import CAPTION_ORIGIN, segment_turns

__all__ = ["CAPTION_ORIGIN", "estimate_tokens", "segment", "segment_markdown", "segment_turns", "segments"]

_SMALLEST_RUN = 8  # passages; smaller runs only add calls


def segment(
    document: SourceDocument, document_id: str, count_tokens: CountTokens = estimate_tokens
) -> list[Passage]:
    """Return the passages of a document of either kind."""
    if document.kind == "markdown":
        return segment_markdown(document, document_id, count_tokens)
    return segment_turns(document.turns, document_id)


def segments(passages: Sequence[Passage], at_most: int = 16) -> list[Sequence[Passage]]:
    """Return `passages` as consecutive runs of about equal length, at most so many (design, section 3.2)."""
    runs = min(at_most, -(-len(passages) // _SMALLEST_RUN))
    borders = [len(passages) * run // runs for run in range(runs + 1)] if runs else []
    return [passages[first:last] for first, last in pairwise(borders)]
