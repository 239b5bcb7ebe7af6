"""One turn of 소은 to 도경 on a Tuesday evening, read."""

from __future__ import annotations

from datetime import datetime

from ingest.extract.korean import KoreanExtractor
from ingest.model import Passage, Statement

EXTRACTOR = KoreanExtractor()
SAID_AT = datetime.fromisoformat("2026-01-13T20:00:00+09:00")


def statements(text: str) -> list[Statement]:
    """Extract the statements of one turn of 소은."""
    passage = Passage("p", text, 0, "소은", addressee="도경", said_at=SAID_AT, lang="ko")
    return list(EXTRACTOR.extract(passage, ()).statements)
