"""Short lists of Korean words, written as one line of text each.

Lists that decide one rule stand beside it; the large tables are files, read by `lexicon`.
"""

from __future__ import annotations


def words(line: str) -> frozenset[str]:
    """Return the words of a line as a set."""
    return frozenset(line.split())
