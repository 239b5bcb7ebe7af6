"""State memory over HTTP."""

from __future__ import annotations

import httpx
import pytest


async def test_a_key_is_set_shown_changed_and_taken_out(client: httpx.AsyncClient, space: str) -> None:
    url = f"/spaces/{space}/state/scene/place"
    assert (await client.put(url, json={"value": "the kitchen"})).status_code == 200
    changed = await client.put(url, json={"value": {"room": "the hall"}, "parents": ["scene/place"]})
    assert changed.json()["version"] == 2
    assert (await client.get(url)).json()["value"] == {"room": "the hall"}
    snapshot = (await client.get(f"/spaces/{space}/state")).json()
    assert [item["key"] for item in snapshot["items"]] == ["scene/place"]
    assert (await client.delete(url)).json()["deleted"] is True
    assert (await client.get(url)).status_code == 404
    assert (await client.delete(url)).status_code == 404


async def test_what_held_then_is_shown_for_then(client: httpx.AsyncClient, space: str) -> None:
    url = f"/spaces/{space}/state/mood"
    await client.put(url, json={"value": "calm", "at": "2026-01-01T00:00:00Z"})
    await client.put(url, json={"value": "cross", "at": "2026-02-01T00:00:00Z"})
    assert (await client.get(url, params={"at": "2026-01-15T00:00:00Z"})).json()["value"] == "calm"
    assert (await client.get(url)).json()["value"] == "cross"


@pytest.mark.parametrize(
    "body",
    [
        b"{}",
        b'{"value":"\\ud800"}',
        b'{"value":1,"parents":[""]}',
        b'{"value":1,"parents":["\\u0000"]}',
        b'{"value":NaN}',
    ],
    ids=["none", "surrogate", "blank", "nul", "nan"],
)
async def test_an_odd_value_is_refused(client: httpx.AsyncClient, space: str, body: bytes) -> None:
    answer = await client.put(
        f"/spaces/{space}/state/mood", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 422, answer.text


async def test_null_is_a_value(client: httpx.AsyncClient, space: str) -> None:
    url = f"/spaces/{space}/state/guest"
    assert (await client.put(url, json={"value": None})).status_code == 200
    assert (await client.get(url)).json()["value"] is None
