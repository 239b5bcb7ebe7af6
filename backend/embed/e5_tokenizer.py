"""Texts to the token ids of multilingual-e5-small: SentencePiece's unigram model (Kudo 2018)."""

from __future__ import annotations

import re
from functools import lru_cache

from tokenizers import Tokenizer
from tokenizers.models import Unigram

from backend.embed.e5_weights import Vocabulary, default_weights

_SPACES = re.compile("  +")
_SPACE_PIECE = "\u2581"  # what stands for a space inside pieces


class E5Tokenizer:
    """The tokenizer of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._model = Tokenizer(Unigram(vocabulary.pieces, vocabulary.unknown, byte_fallback=False))

    def ids(self, text: str) -> list[int]:
        """Return the ids of a text's tokens, without the marks of beginning and end."""
        text = _SPACES.sub(" ", text.translate(self._vocabulary.normalisation))
        marked = text.replace(" ", _SPACE_PIECE)
        if not marked.startswith(_SPACE_PIECE):
            marked = _SPACE_PIECE + marked
        return list(self._model.encode(marked, add_special_tokens=False).ids)


@lru_cache(maxsize=1)
def default_tokenizer() -> E5Tokenizer:
    """Return the tokenizer of the installed weights."""
    return E5Tokenizer(default_weights().vocabulary)
