"""Counts tokens with the tokenizer of the default embedding model, whose vocabulary installs with its package."""

from __future__ import annotations

from functools import lru_cache

from backend.embed.e5_tokenizer import default_tokenizer


@lru_cache(maxsize=4096)
def count_tokens(text: str) -> int:
    """Return how many tokens a text has; exact, for the whole text and not a sum of its parts."""
    # A lone surrogate has no UTF-8; nor does a vocabulary have one.
    return len(default_tokenizer().ids(text.encode("utf-8", "replace").decode("utf-8"))) if text else 0
