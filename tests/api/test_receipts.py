"""The receipt of an erasure can be read again, and says whether the database's own files are clean."""

from __future__ import annotations

import httpx

from backend.app import App
from tests.api.conftest import Post
from tests.api.test_jobs import finished


async def test_a_receipt_says_nothing_of_the_files_until_a_compaction(
    client: httpx.AsyncClient, app: App, space: str, post_turns: Post
) -> None:
    bad = {"path": "notes/은채.md", "text": "비가 왔다.", "written_at": "2026-03-02T10:00:00"}
    job = (await client.post(f"/spaces/{space}/jobs", json={"documents": [bad]})).json()
    ended = await finished(client, space, job["id"])
    assert (ended["status"], ended["failed"][0]["path"]) == ("failed", "notes/은채.md")
    await post_turns({"speaker": "은채", "text": "나는 자전거를 좋아해."}, {"speaker": "도윤", "text": "그래."})
    erased = (await client.post(f"/spaces/{space}/erase", json={"speaker": "은채"})).json()
    address = f"/spaces/{space}/receipts/{erased['receipt_id']}"
    shown = (await client.get(address)).json()
    assert (shown["physical_by"], shown["kind"], shown["nodes"]) == (None, "speaker", erased["nodes"])
    assert shown["physical_reason"]
    assert (await client.get(f"/spaces/{space}/jobs")).json()["items"] == []
    # What a compaction does to the fresh store, here for one space.
    await app.store.write("set_physical_by", {"space": space})
    after = (await client.get(address)).json()
    assert after["physical_by"] is not None
    assert after["physical_reason"] is None
    assert "은채" not in repr(after)


async def test_an_unknown_receipt_is_told(client: httpx.AsyncClient, space: str) -> None:
    answer = await client.get(f"/spaces/{space}/receipts/none")
    assert (answer.status_code, answer.json()["type"]) == (404, "urn:saidgraph:problem:unknown-receipt")
