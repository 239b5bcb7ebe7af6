"""Statements, people and what is said of them, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.api.conftest import Post

TALK: list[dict[str, Any]] = [
    {"speaker": "서연", "text": "나는 등산을 좋아해.", "said_at": "2026-03-01T10:00:00+09:00"},
    {"speaker": "서연", "text": "지나는 등산이 싫대.", "said_at": "2026-03-02T10:00:00+09:00"},
    {"speaker": "도윤", "text": "나는 부산에 살아.", "said_at": "2026-03-03T10:00:00+09:00"},
    {
        "speaker": "도윤",
        "text": "나는 커피를 좋아해.",
        "said_at": "2026-03-04T10:00:00+09:00",
        "audience": ["서연"],
    },
]


@pytest.fixture
async def talk(post_turns: Post, space: str) -> str:
    """A space with a short talk; its last turn is for 서연 only."""
    await post_turns(*TALK)
    return f"/spaces/{space}"


async def _items(client: httpx.AsyncClient, url: str, **params: str) -> list[dict[str, Any]]:
    answer = await client.get(url, params=params)
    assert answer.status_code == 200, answer.text
    items: list[dict[str, Any]] = answer.json()["items"]
    return items


@pytest.mark.parametrize(
    ("params", "said"),
    [
        ({}, {0, 1, 2}),
        ({"owner": "서연"}, {0}),
        ({"owner": "지나"}, {1}),
        ({"said_by": "서연"}, {0, 1}),
        ({"about": "지나"}, {1}),
        ({"about": "등산"}, {0, 1}),
        ({"type": "Fact"}, {2}),
        ({"type": "Claim"}, {0, 1}),
        ({"view": "CURRENT"}, {0, 1, 2}),
        ({"view": "SUPERSEDED"}, set()),
        ({"status": "rejected"}, set()),
        ({"since": "2026-03-02T00:00:00+09:00"}, {1, 2}),
        ({"until": "2026-03-02T00:00:00+09:00"}, {0}),
        ({"since": "2026-03-02T01:00:00Z", "until": "2026-03-02T01:00:01Z"}, {1}),
        ({"valid_at": "2026-03-02T12:00:00+09:00"}, {0, 1}),
        ({"known_at": "2020-01-01T00:00:00Z"}, set()),
        ({"asker": "서연"}, {0, 1, 2, 3}),
        ({"asker": "지나"}, {0, 1, 2}),
    ],
)
async def test_statements_are_narrowed_by_each_filter(
    client: httpx.AsyncClient, talk: str, params: dict[str, str], said: set[int]
) -> None:
    items = await _items(client, f"{talk}/statements", **params)
    assert {item["source_text"] for item in items} == {TALK[number]["text"] for number in said}


async def test_pages_give_every_statement_once_and_in_order(client: httpx.AsyncClient, talk: str) -> None:
    whole = await _items(client, f"{talk}/statements", asker="서연")
    seen: list[str] = []
    params = {"asker": "서연", "limit": "1"}
    while True:
        page = (await client.get(f"{talk}/statements", params=params)).json()
        seen += [item["id"] for item in page["items"]]
        if page["next"] is None:
            break
        params["cursor"] = page["next"]
    assert seen == [item["id"] for item in whole]
    assert [item["said_at"] for item in whole] == sorted(item["said_at"] for item in whole)


@pytest.mark.parametrize(
    "cursor", ["x", "%00", "WzEsMl0", "W10", "bnVsbA", "🌲", "A" * 3000], ids=[f"cursor{n}" for n in range(7)]
)
async def test_a_foreign_cursor_is_refused(client: httpx.AsyncClient, talk: str, cursor: str) -> None:
    for url in (f"{talk}/statements", f"{talk}/people", f"{talk}/people/서연/about"):
        assert (await client.get(url, params={"cursor": cursor})).status_code == 422


async def test_people_show_aliases_and_counts(client: httpx.AsyncClient, talk: str) -> None:
    people = {item["name"]: item for item in await _items(client, f"{talk}/people")}
    assert set(people) == {"서연", "지나", "도윤"}
    counts = people["서연"]["counts"]
    assert (counts["claims"], counts["relayed"], counts["said"]) == (1, 1, 2)
    assert people["도윤"]["counts"]["claims"] == 0
    assert set(people["서연"]) == {"id", "name", "kind", "aliases", "counts"}


async def test_people_come_in_pages(client: httpx.AsyncClient, talk: str) -> None:
    first = (await client.get(f"{talk}/people", params={"limit": 2})).json()
    second = (await client.get(f"{talk}/people", params={"limit": 2, "cursor": first["next"]})).json()
    assert [len(first["items"]), len(second["items"]), second["next"]] == [2, 1, None]


async def test_a_person_is_found_by_name_and_by_id(client: httpx.AsyncClient, talk: str) -> None:
    by_name = (await client.get(f"{talk}/people/지나")).json()
    assert (await client.get(f"{talk}/people/{by_name['id']}")).json() == by_name


async def test_somebody_unknown_is_a_404_also_as_a_filter(client: httpx.AsyncClient, talk: str) -> None:
    for url in (f"{talk}/people/아무개", f"{talk}/people/아무개/about", f"{talk}/statements?owner=아무개"):
        answer = await client.get(url)
        assert answer.status_code == 404
        assert answer.json()["type"].endswith("unknown-person")


async def test_a_name_that_fits_two_is_a_409_with_both(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    of_two_names = [
        {"speaker": "김민서", "text": "나는 산이 좋아."},
        {"speaker": "도윤", "text": "민서는 산에 갔어."},
    ]
    await post_turns(*of_two_names, session="one")
    await post_turns({"speaker": "민서", "text": "나는 바다가 좋아."}, session="two")
    found = await client.get(f"/spaces/{space}/people/민서")
    assert found.status_code == 409
    problem = found.json()
    assert problem["type"].endswith("ambiguous-person")
    assert len({candidate["id"] for candidate in problem["candidates"]}) == 2


async def test_about_shows_what_others_and_the_person_said_with_roles(
    client: httpx.AsyncClient, talk: str
) -> None:
    about = (await client.get(f"{talk}/people/지나/about")).json()
    assert about["person"]["name"] == "지나"
    claim = about["items"][0]
    assert (claim["owner"], claim["relayed_by"], claim["source_text"]) == ("지나", ["서연"], TALK[1]["text"])
    assert "owner" in claim["roles"]
    relayed = (await client.get(f"{talk}/people/서연/about")).json()
    assert {role for item in relayed["items"] for role in item["roles"]} >= {"owner", "relayer"}


async def test_what_an_audience_withholds_is_counted_and_never_shown(client: httpx.AsyncClient, talk: str) -> None:
    open_part = (await client.get(f"{talk}/people/도윤/about")).json()
    assert [item["source_text"] for item in open_part["items"]] == [TALK[2]["text"]]
    assert open_part["withheld"] == 1
    whole = (await client.get(f"{talk}/people/도윤/about", params={"asker": "서연"})).json()
    assert len(whole["items"]) == 2
    assert whole["withheld"] == 0


async def test_somebody_whom_only_a_hidden_turn_names_is_not_there(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns({"speaker": "도윤", "text": "태오는 커피를 좋아해.", "audience": ["서연"]})
    people = f"/spaces/{space}/people"
    assert (await client.get(f"{people}/태오")).status_code == 404
    assert (await client.get(f"{people}/태오", params={"asker": "서연"})).status_code == 200
    assert await _items(client, people) == []


async def test_equal_statements_of_two_turns_support_each_other(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns({"speaker": "라온", "text": "나는 제주에 살아."}, session="one")
    await post_turns({"speaker": "라온", "text": "나는 제주에 살아."}, session="two")
    items = await _items(client, f"/spaces/{space}/statements")
    assert [item["supports"] for item in items] == [2, 2]


async def test_spaces_do_not_see_each_other(
    client: httpx.AsyncClient, post_turns: Post, space: str, app: Any
) -> None:
    from tests.graph import clear

    other = f"{space}-b"
    turn = {"id": "t", "speaker": "찰리", "text": "나는 야구를 좋아해."}
    try:
        await post_turns({"speaker": "찰리", "text": "나는 사과를 좋아해."})
        await client.post(f"/spaces/{other}/turns", json={"session": "chat", "turns": [turn]})
        items = await _items(client, f"/spaces/{space}/statements", owner="찰리")
        assert {item["target"] for item in items} == {"사과"}
        theirs = (await _items(client, f"/spaces/{other}/statements"))[0]
        foreign = await client.get(f"/spaces/{space}/statements", params={"document_id": theirs["document_id"]})
        assert foreign.json()["items"] == []
        assert (await client.get(f"/spaces/{space}/documents/{theirs['document_id']}")).status_code == 404
    finally:
        await clear(app, other)


UNKNOWN = [
    ("GET", "/statements"),
    ("GET", "/people"),
    ("GET", "/people/x"),
    ("GET", "/people/x/about"),
    ("GET", "/documents/x"),
    ("DELETE", "/documents/x"),
    ("GET", "/settings"),
    ("DELETE", ""),
    ("POST", "/context"),
]


@pytest.mark.parametrize(("method", "path"), UNKNOWN)
async def test_an_unknown_space_is_a_404_and_stays_unknown(
    client: httpx.AsyncClient, method: str, path: str
) -> None:
    body = {"question": "x?"} if method == "POST" else None
    answer = await client.request(method, f"/spaces/no such space{path}", json=body)
    assert answer.status_code == 404
    assert answer.json()["type"].endswith("unknown-space")


async def test_settings_are_kept_and_checked(client: httpx.AsyncClient, space: str) -> None:
    url = f"/spaces/{space}/settings"
    changed = await client.put(url, json={"zone": "Asia/Seoul", "mask_secrets": False, "concept_kinds": ["wine"]})
    assert changed.json() == (await client.get(url)).json()
    assert changed.json()["zone"] == "Asia/Seoul"
    assert (await client.put(url, json={})).json() == changed.json()
    assert (await client.put(url, json={"zone": None})).json()["zone"] is None
    for wrong in ({"zone": "Mars/Base"}, {"zone": "../etc"}, {"disclosure": "all"}, {"colour": 1}, {"zone": "\0"}):
        assert (await client.put(url, json=wrong)).status_code == 422


async def test_deleting_a_space_leaves_nothing(
    client: httpx.AsyncClient, post_turns: Post, space: str, app: Any
) -> None:
    await post_turns(*TALK)
    assert (await client.delete(f"/spaces/{space}")).json()["deleted"] > 0
    assert (await client.get(f"/spaces/{space}/people")).status_code == 404
    left = await app.store.run_text("MATCH (n {space: $space}) RETURN count(n) AS n", {"space": space})
    assert left[0]["n"] == 0
