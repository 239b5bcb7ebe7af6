"""Consolidation as a job, and themes, through HTTP."""

from __future__ import annotations

import httpx

from tests.api.conftest import Post
from tests.api.test_jobs import finished


async def test_a_job_consolidates_and_themes_are_read_as_far_as_the_asker_may(
    client: httpx.AsyncClient, space: str, post_turns: Post
) -> None:
    for day in (2, 9, 16):
        turn = {"id": f"d{day}", "speaker": "미나", "said_at": f"2026-03-{day:02}T10:00:00+09:00"}
        await post_turns({**turn, "text": "나는 오늘 수영을 했어. 나는 바다가 좋아."}, session=f"day-{day}")
    answer = await client.post(f"/spaces/{space}/jobs", json={"consolidate": True})
    assert answer.status_code == 202, answer.text
    assert answer.json()["kind"] == "consolidate"
    done = await finished(client, space, answer.json()["id"])
    assert (done["status"], done["done"], done["failed"]) == ("done", 1, [])
    statements = (await client.get(f"/spaces/{space}/statements")).json()["items"]
    inferred = {item["type"]: item for item in statements if item["graph"] == "analysis"}
    assert inferred["Fact"]["supports"] == 3
    assert inferred["Claim"]["owner"] == "미나"
    themes = (await client.get(f"/spaces/{space}/communities")).json()["items"]
    assert themes
    whole = await client.get(f"/spaces/{space}/communities/{themes[0]['id']}")
    assert len(whole.json()["members"]) == themes[0]["size"]
    unknown = await client.get(f"/spaces/{space}/communities/none")
    assert (unknown.status_code, unknown.json()["type"].rsplit(":", 1)[-1]) == (404, "unknown-community")


async def test_consolidating_an_unknown_space_is_a_404_and_nothing_to_do_is_a_422(
    client: httpx.AsyncClient, space: str
) -> None:
    assert (await client.post("/spaces/no-such-space/jobs", json={"consolidate": True})).status_code == 404
    assert (await client.post(f"/spaces/{space}/jobs", json={})).status_code == 422
