"""Turns over HTTP: accepted, told, unchanged, replaced, refused."""

from __future__ import annotations

import httpx
import pytest

from tests.api.conftest import Post

STATEMENT_FIELDS = {
    "id", "type", "text", "owner", "owner_known", "relayed_by", "said_by", "said_at", "subject", "target",
    "predicate", "relation", "polarity", "certainty", "time", "time_text", "recurrence", "held_from", "held_to",
    "view", "replaces", "status", "graph", "confidence", "supports", "document_id", "passage_id", "span",
    "source_text", "extractor",
}  # fmt: skip

OPINION = {"speaker": "서연", "text": "나는 매운 국수가 좋아."}


async def test_a_turn_answers_with_its_statements_in_the_shape_of_the_contract(post_turns: Post) -> None:
    answer = await post_turns(OPINION)
    assert answer["accepted"] == 1
    statement = answer["statements"][0]
    assert set(statement) >= STATEMENT_FIELDS
    assert (statement["type"], statement["owner"], statement["relayed_by"]) == ("Claim", "서연", [])
    assert statement["said_at"] == "2026-03-02T10:00:00+09:00"
    start, end = statement["span"]
    assert statement["source_text"][start:end] in OPINION["text"]


async def test_a_relayed_claim_keeps_its_owner_and_its_chain(post_turns: Post) -> None:
    answer = await post_turns({"speaker": "서연", "text": "지나는 매운 국수가 싫대."})
    claim = answer["statements"][0]
    assert (claim["owner"], claim["relayed_by"], claim["said_by"]) == ("지나", ["서연"], "서연")


async def test_the_same_turn_again_is_unchanged(post_turns: Post) -> None:
    await post_turns(OPINION)
    again = await post_turns(OPINION)
    assert (again["accepted"], again["unchanged"], again["statements"]) == (0, 1, [])


async def test_another_text_under_the_same_id_replaces_the_turn(
    post_turns: Post, client: httpx.AsyncClient, space: str
) -> None:
    await post_turns(OPINION)
    await post_turns({"speaker": "서연", "text": "나는 순한 국수가 좋아."})
    listed = (await client.get(f"/spaces/{space}/statements")).json()["items"]
    assert [item["source_text"] for item in listed] == ["나는 순한 국수가 좋아."]


async def test_what_an_agent_says_is_a_claim_by_it(post_turns: Post) -> None:
    answer = await post_turns(
        {"speaker": "desk bot", "speaker_kind": "agent", "text": "The museum closed in May."}
    )
    assert {statement["type"] for statement in answer["statements"]} == {"Claim"}
    assert {statement["owner"] for statement in answer["statements"]} == {"desk bot"}


async def test_without_a_time_relative_time_stays_text(post_turns: Post) -> None:
    answer = await post_turns({"speaker": "서연", "text": "어제 감사 보고서를 끝냈어.", "said_at": None})
    assert all(statement["time"] is None for statement in answer["statements"])
    assert all(statement["said_at"] is None for statement in answer["statements"])


async def test_a_blank_turn_states_nothing_and_is_no_error(post_turns: Post) -> None:
    answer = await post_turns({"speaker": "서연", "text": "   "}, {"speaker": "서연", "text": ""})
    assert answer["statements"] == []


async def test_no_turns_are_no_error(client: httpx.AsyncClient, space: str) -> None:
    answer = await client.post(f"/spaces/{space}/turns", json={"session": "chat", "turns": []})
    assert answer.status_code == 200


async def test_a_naive_time_takes_the_zone_of_the_space(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    naive = OPINION | {"said_at": "2026-03-29T01:30:00"}
    body = {"session": "chat", "turns": [{"id": "t0", **naive}]}
    refused = await client.post(f"/spaces/{space}/turns", json=body)
    assert refused.status_code == 422
    assert refused.json()["type"].endswith("naive-time")
    await client.put(f"/spaces/{space}/settings", json={"zone": "Europe/Paris"})
    answer = await post_turns(naive, OPINION | {"said_at": "2026-03-29T09:30:00+09:00"})
    assert [statement["said_at"] for statement in answer["statements"]] == [
        "2026-03-29T01:30:00+01:00",
        "2026-03-29T09:30:00+09:00",
    ]


async def test_control_characters_leave_and_spans_still_fit(post_turns: Post) -> None:
    answer = await post_turns({"speaker": "서연", "text": "\u001b[31m나는 메모\u0000가 😂 좋아.\r\n"})
    for statement in answer["statements"]:
        start, end = statement["span"]
        assert "\0" not in statement["source_text"]
        assert statement["source_text"][start:end]


@pytest.mark.parametrize(
    ("turns", "status"),
    [
        ([{"id": "a", "text": "x"}], 422),  # nobody speaks
        ([{"id": "a", "speaker": "", "text": "x"}], 422),
        ([{"id": "a", "speaker": "   ", "text": "x"}], 422),
        ([{"id": "a", "speaker": "S"}], 422),
        ([{"id": "a", "speaker": "S", "text": 5}], 422),
        ([{"id": "", "speaker": "S", "text": "x"}], 422),
        ([{"id": "a\0b", "speaker": "S", "text": "x"}], 422),
        ([{"id": "\ud800", "speaker": "S", "text": "x"}], 422),
        ([{"id": "a", "speaker": "S", "text": "x", "said_at": "yesterday"}], 422),
        ([{"id": "a", "speaker": "S", "text": "x", "said_at": 1700000000}], 422),
        ([{"id": "a", "speaker": "S", "text": "x", "said_at": "0001-01-01T00:00:00+14:00"}], 422),
        ([{"id": "a", "speaker": "S", "text": "I moved there tomorrow.", "said_at": "9999-12-30T23:59:59Z"}], 200),
        ([{"id": "a", "speaker": "S", "text": "We met yesterday.", "said_at": "0001-01-02T00:00:00Z"}], 200),
        ([{"id": "a", "speaker": "S", "text": "x", "speaker_kind": "ghost"}], 422),
        ([{"id": "a", "speaker": "S", "text": "x", "origin": {"class": "moon", "id": "y"}}], 422),
        ([{"id": "a", "speaker": "S", "text": "x", "mood": "odd"}], 422),
        ([{"id": "a", "speaker": "S", "text": "x"}, {"id": "a", "speaker": "S", "text": "y"}], 422),
        ("none", 422),
    ],
)
async def test_odd_turns_are_refused_with_a_reason_or_taken(
    client: httpx.AsyncClient, space: str, turns: object, status: int
) -> None:
    import json

    # By hand: httpx would not encode a lone surrogate as JSON's \ud800.
    body = json.dumps({"session": "chat", "turns": turns}).encode("ascii")
    answer = await client.post(
        f"/spaces/{space}/turns", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == status, answer.text
    if status != 200:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["detail"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"x"', b"\xff\xfe", b'{"session":"a","turns":' + b"[" * 5000])
async def test_a_body_that_is_no_request_is_a_problem(client: httpx.AsyncClient, space: str, body: bytes) -> None:
    answer = await client.post(
        f"/spaces/{space}/turns", content=body, headers={"Content-Type": "application/json"}
    )
    assert 400 <= answer.status_code < 500
    assert answer.headers["content-type"] == "application/problem+json"


async def test_a_body_beyond_the_limit_is_refused(client: httpx.AsyncClient, space: str) -> None:
    text = "가" * 4_000_000
    answer = await client.post(
        f"/spaces/{space}/turns", json={"session": "a", "turns": [{"id": "1", "text": text}]}
    )
    assert answer.status_code == 413


async def test_a_text_beyond_the_limit_is_refused(client: httpx.AsyncClient, space: str) -> None:
    turn = {"id": "1", "speaker": "S", "text": "a" * 2_000_001}
    answer = await client.post(f"/spaces/{space}/turns", json={"session": "a", "turns": [turn]})
    assert answer.status_code == 413


@pytest.mark.slow
async def test_a_thousand_turns_are_one_call(client: httpx.AsyncClient, space: str) -> None:
    turns = [{"id": f"t{n}", "speaker": "서연", "text": f"나는 {n}번 문제를 풀었어."} for n in range(1000)]
    answer = await client.post(f"/spaces/{space}/turns", json={"session": "long", "turns": turns})
    assert answer.status_code == 200
    assert answer.json()["accepted"] == 1000
    again = await client.post(f"/spaces/{space}/turns", json={"session": "long", "turns": turns})
    assert (again.json()["accepted"], again.json()["unchanged"]) == (0, 1000)
