"""Contexts over HTTP: their shape, odd questions, audiences."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.api.conftest import Post

FIELDS = {
    "context", "answer_instructions", "items", "sufficient", "reason", "plan", "trace", "used_tokens", "withheld"
}  # fmt: skip


async def _ask(client: httpx.AsyncClient, space: str, question: str, **more: Any) -> dict[str, Any]:
    answer = await client.post(f"/spaces/{space}/context", json={"question": question, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_context_has_the_shape_of_the_contract(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns({"speaker": "서연", "text": "지나는 매운 국수가 싫대."})
    found = await _ask(client, space, "지나는 매운 국수를 어떻게 생각해?")
    assert set(found) >= FIELDS
    assert found["items"][0]["score"] is not None
    assert {"operator", "query", "parameters", "rows", "ms"} <= set(found["trace"][0])
    assert "지나" in found["context"]
    assert "서연" in found["context"]


@pytest.mark.parametrize("question", ["", "   ", "\u200b", "\n\t"])
async def test_a_blank_question_is_refused(
    client: httpx.AsyncClient, post_turns: Post, space: str, question: str
) -> None:
    await post_turns({"speaker": "서연", "text": "나는 매운 국수가 좋아."})
    answer = await client.post(f"/spaces/{space}/context", json={"question": question})
    assert answer.status_code == 422
    assert "question" in answer.json()["detail"]


ODD = ["24/7 지원?", "/b 회의", "KX-", "C++", "(x)", "node:", "of the and", "그 이 저", "?", "차", "a AND OR NOT", '"', "\\", "~*^[{!", "x" * 2000 + "/adjust", "십만 년 전 빙하"]  # fmt: skip


async def test_odd_questions_are_answered(client: httpx.AsyncClient, post_turns: Post, space: str) -> None:
    await post_turns({"speaker": "서연", "text": "나는 KX-12 모터가 좋아."})
    for question in ODD:
        for mode in ("search", "turn"):
            await _ask(client, space, question, mode=mode)


async def test_a_budget_that_holds_nothing_is_refused(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns({"speaker": "서연", "text": "나는 매운 국수가 좋아."})
    for budget in (0, -1, 10**9):
        answer = await client.post(f"/spaces/{space}/context", json={"question": "국수?", "budget_tokens": budget})
        assert answer.status_code == 422


async def test_a_turn_for_some_is_shown_to_them_only(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns({"speaker": "도윤", "text": "나는 커피를 좋아해.", "audience": ["서연"]})
    for asker, seen in ((None, False), ("지나", False), ("서연", True)):
        found = await _ask(client, space, "도윤은 커피를 좋아해?", **({"asker": asker} if asker else {}))
        assert ("커피를" in found["context"]) is seen
        assert bool(found["items"]) is seen
