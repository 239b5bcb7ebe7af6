"""Documents over HTTP: put, previewed, shown, deleted."""

from __future__ import annotations

import httpx
import pytest

NOTE = """---
author: 유하
date: 2026-03-02T10:00:00+09:00
---
# 모임

나는 등산을 좋아한다.

```
if x != None: pass
```
"""
CHANGED = NOTE.replace("등산을 좋아한다", "등산을 싫어한다")


def _url(space: str, path: str = "notes/team/meeting.md") -> str:
    return f"/spaces/{space}/documents/{path}"


async def test_markdown_as_it_is_becomes_a_document_at_a_path_with_slashes(
    client: httpx.AsyncClient, space: str
) -> None:
    put = await client.put(_url(space), content=NOTE.encode(), headers={"Content-Type": "text/markdown"})
    assert put.status_code == 200, put.text
    assert put.json()["changed"] is True
    shown = (await client.get(_url(space))).json()
    assert shown["author"] == "유하"
    assert shown["path"] == "notes/team/meeting.md"
    assert [claim["owner"] for claim in shown["statements"]] == ["유하"]
    assert {passage["kind"] for passage in shown["passages"]} >= {"paragraph", "code"}


async def test_the_same_document_again_changes_nothing(client: httpx.AsyncClient, space: str) -> None:
    await client.put(_url(space), json={"text": NOTE})
    again = (await client.put(_url(space), json={"text": NOTE})).json()
    assert (again["changed"], again["statements"], again["removed"]) == (False, [], 0)


async def test_line_ends_and_a_byte_order_mark_make_no_difference(client: httpx.AsyncClient, space: str) -> None:
    headers = {"Content-Type": "text/markdown"}
    await client.put(_url(space), content=NOTE.encode(), headers=headers)
    for data in (NOTE.replace("\n", "\r\n").encode(), NOTE.encode("utf-8-sig"), NOTE.encode("utf-16")):
        again = await client.put(_url(space), content=data, headers=headers)
        assert again.json()["changed"] is False


async def test_korean_in_cp949_is_read_and_its_encoding_recorded(client: httpx.AsyncClient, space: str) -> None:
    text = "나는 등산을 좋아한다. 그래서 주말에는 산에 자주 올라간다. 비가 오는 날에는 집에서 쉰다."
    answer = await client.put(_url(space), content=text.encode("cp949"), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 200
    assert (await client.get(_url(space))).json()["encoding"] == "cp949"


async def test_bytes_that_are_no_text_are_refused(client: httpx.AsyncClient, space: str) -> None:
    data = bytes(range(128, 256)) * 4
    answer = await client.put(_url(space), content=data, headers={"Content-Type": "text/markdown"})
    assert answer.status_code == 415
    assert answer.json()["type"].endswith("unreadable-source")


async def test_a_dry_run_shows_the_difference_and_writes_nothing(client: httpx.AsyncClient, space: str) -> None:
    await client.put(_url(space), json={"text": NOTE})
    before = (await client.get(_url(space))).json()
    preview = (await client.put(_url(space), json={"text": CHANGED}, params={"dry_run": "true"})).json()
    assert preview["changed"] is True
    assert [statement["predicate"] for statement in preview["statements"]] == ["dislikes"]
    assert [statement["predicate"] for statement in preview["removed_statements"]] == ["likes"]
    assert (await client.get(_url(space))).json() == before


async def test_a_dry_run_of_the_same_text_shows_no_difference(client: httpx.AsyncClient, space: str) -> None:
    await client.put(_url(space), json={"text": NOTE})
    preview = (await client.put(_url(space), json={"text": NOTE}, params={"dry_run": "true"})).json()
    assert (preview["changed"], preview["statements"], preview["removed_statements"]) == (False, [], [])


async def test_a_document_without_author_or_origin_only_claims(client: httpx.AsyncClient, space: str) -> None:
    put = (await client.put(_url(space), json={"text": "The museum closed in May 2025."})).json()
    assert {statement["type"] for statement in put["statements"]} <= {"Claim"}


async def test_deleting_a_document_leaves_nothing_of_it_and_gives_a_receipt(
    client: httpx.AsyncClient, space: str
) -> None:
    await client.put(_url(space), json={"text": NOTE})
    receipt = (await client.delete(_url(space))).json()
    assert receipt["receipt_id"]
    assert receipt["nodes"] > 0
    assert (await client.get(_url(space))).status_code == 404
    assert (await client.delete(_url(space))).status_code == 404
    assert (await client.get(f"/spaces/{space}/statements")).json()["items"] == []
    assert (await client.get(f"/spaces/{space}/people")).json()["items"] == []
    back = (await client.put(_url(space), json={"text": NOTE})).json()
    assert back["changed"] is True


async def test_a_document_is_found_by_the_id_that_statements_name(client: httpx.AsyncClient, space: str) -> None:
    put = (await client.put(_url(space), json={"text": NOTE})).json()
    assert (await client.get(_url(space, put["document_id"]))).json()["path"] == "notes/team/meeting.md"


async def test_another_kind_of_content_is_refused(client: httpx.AsyncClient, space: str) -> None:
    answer = await client.put(_url(space), content=b"<p>x</p>", headers={"Content-Type": "text/html"})
    assert answer.status_code == 415


async def test_odd_paths_are_taken_or_refused(client: httpx.AsyncClient, space: str) -> None:
    for path, status in (("%00", 422), ("%20", 422), ("a%0Ab", 404), ("..%2Fx", 200), ("%F0%9F%8C%B2", 200)):
        answer = await client.put(_url(space, path), json={"text": "x", "author": "유하"})
        assert answer.status_code == status, path
        assert (await client.get(_url(space, path))).status_code == (200 if status == 200 else 404)


@pytest.mark.slow
async def test_a_megabyte_of_text_is_one_document(client: httpx.AsyncClient, space: str) -> None:
    answer = await client.put(_url(space), json={"text": "x" * 1_000_000, "author": "유하"})
    assert answer.status_code == 200
    assert answer.json()["passages"] > 0
