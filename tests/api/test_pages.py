"""Every list goes on where its page ends, and an answer that is known is not sent again."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.api.conftest import Post


async def _pages(client: httpx.AsyncClient, url: str, limit: int, **params: str) -> list[list[dict[str, Any]]]:
    pages: list[list[dict[str, Any]]] = []
    following: dict[str, str] = {}
    while True:
        answer = await client.get(url, params={"limit": str(limit), **params, **following})
        assert answer.status_code == 200, answer.text
        pages.append(answer.json()["items"])
        if answer.json()["next"] is None:
            return pages
        following = {"cursor": answer.json()["next"]}


@pytest.fixture
async def full(client: httpx.AsyncClient, post_turns: Post, space: str) -> str:
    """A space with some of everything that is listed."""
    base = f"/spaces/{space}"
    await post_turns(*({"speaker": name, "text": f"나는 {name}산에 갔어."} for name in ("가람", "나루", "다솜")))
    for number in range(3):
        note = {"text": f"가람은 {number}층에 산다.\n\n보람은 {number + 5}층에 산다.", "author": "유나"}
        assert (await client.put(f"{base}/documents/note.md", json=note)).status_code == 200
        assert (await client.put(f"{base}/state/k{number}", json={"value": number})).status_code == 200
        body = {"documents": [{"path": f"{number}.md", "text": "산.", "author": "유나"}]}
        assert (await client.post(f"{base}/jobs", json=body)).status_code == 202
    for name in ("나루", "다솜", "보람"):
        body = {"a": "가람", "b": name, "decision": "distinct", "by": "유나"}
        assert (await client.post(f"{base}/identity", json=body)).status_code == 200
    return base


async def test_every_list_is_told_in_pages_without_gap_or_twin(client: httpx.AsyncClient, full: str) -> None:
    paths = {
        "/statements": 3, "/people": 4, "/people/가람/about": 2, "/state": 3, "/jobs": 3, "/identity": 3,
        "/versions/note.md": 3, "/views/person_timeline": 2,
    }  # fmt: skip
    for path, least in paths.items():
        params = {"person": "가람"} if "views" in path else {}
        whole = (await _pages(client, full + path, 500, **params))[0]
        assert len(whole) >= least, path
        pages = await _pages(client, full + path, 1, **params)
        assert [len(page) for page in pages] == [1] * len(whole), path
        ids = [item["id"] for page in pages for item in page]
        assert ids == [item["id"] for item in whole], path


async def test_a_page_goes_on_behind_its_last_item_though_the_list_has_changed(
    client: httpx.AsyncClient, full: str
) -> None:
    first = (await client.get(f"{full}/state", params={"limit": "2"})).json()
    await client.put(f"{full}/state/a", json={"value": "before all others"})
    second = (await client.get(f"{full}/state", params={"limit": "2", "cursor": first["next"]})).json()
    assert [item["key"] for item in second["items"]] == ["k2"]
    wrong = await client.get(f"{full}/state", params={"cursor": "nonsense"})
    assert wrong.status_code == 422


async def test_a_known_answer_is_not_sent_again(client: httpx.AsyncClient, full: str) -> None:
    for path in ("/statements", "/people/가람/about", "/documents/note.md", "/state", "/settings"):
        first = await client.get(full + path)
        again = await client.get(full + path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), path
    await client.put(f"{full}/state/k0", json={"value": "new"})
    changed = await client.get(f"{full}/state", headers={"If-None-Match": first.headers["etag"]})
    assert changed.status_code == 200
