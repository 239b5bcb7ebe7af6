"""Jobs through HTTP: progress, events, cancelling, one bad document among good ones, and a restart."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx

from backend.app import App
from backend.jobs import worker as working
from backend.services import jobs
from backend.settings import Settings

WAIT_SECONDS = 120


def notes(count: int) -> list[dict[str, Any]]:
    return [
        {"path": f"notes/{n}.md", "text": f"{n}번 창고의 열쇠는 은채가 가지고 있다.", "author": "도윤"}
        for n in range(count)
    ]


async def finished(client: httpx.AsyncClient, space: str, job: str) -> dict[str, Any]:
    for _ in range(WAIT_SECONDS * 5):
        found: dict[str, Any] = (await client.get(f"/spaces/{space}/jobs/{job}")).json()
        if found["status"] not in ("waiting", "running"):
            return found
        await asyncio.sleep(0.2)
    raise AssertionError(f"the job is still {found}")


async def words_of_jobs(app: App, space: str) -> list[Any]:
    return await app.store.run_text("MATCH (part:JobPart {space: $space}) RETURN part.payload", {"space": space})


async def test_one_bad_document_is_named_and_the_others_are_stored(
    client: httpx.AsyncClient, app: App, space: str, settings: Settings
) -> None:
    huge = {"path": "notes/huge.md", "text": "가" * (settings.limits.max_text_characters + 1)}
    naive = {"path": "notes/naive.md", "text": "비가 왔다.", "author": "도윤", "written_at": "2026-03-02T10:00:00"}
    body = {"documents": [*notes(2), huge, naive, notes(3)[2]]}
    answer = await client.post(f"/spaces/{space}/jobs", json=body)
    assert answer.status_code == 202, answer.text
    made = answer.json()
    assert (made["status"] in ("waiting", "running"), made["total"]) == (True, 5)
    done = await finished(client, space, made["id"])
    assert (done["status"], done["done"], done["current"]) == ("done", 5, None)
    assert [(item["path"], item["type"]) for item in done["failed"]] == [
        ("notes/huge.md", "too-large"),
        ("notes/naive.md", "naive-time"),
    ]
    for document in notes(3):
        assert (await client.get(f"/spaces/{space}/documents/{document['path']}")).status_code == 200
    assert await words_of_jobs(app, space) == []


async def test_turns_of_a_job_fail_one_by_one(client: httpx.AsyncClient, space: str) -> None:
    turns = [
        {"id": "1", "speaker": "은채", "text": "나는 자전거를 좋아해.", "said_at": "2026-03-02T10:00:00+09:00"},
        {"id": "2", "speaker": "은채", "text": "어제 넘어졌어.", "said_at": "2026-03-02T10:00:00"},
    ]
    answer = await client.post(f"/spaces/{space}/jobs", json={"turns": [{"session": "chat", "turns": turns}]})
    done = await finished(client, space, answer.json()["id"])
    assert [(item["path"], item["turn"]) for item in done["failed"]] == [("chat", "2")]
    statements = (await client.get(f"/spaces/{space}/statements")).json()["items"]
    assert any("자전거" in item["text"] for item in statements)


async def test_events_tell_each_change_and_end_with_the_job(client: httpx.AsyncClient, space: str) -> None:
    made = (await client.post(f"/spaces/{space}/jobs", json={"documents": notes(2)})).json()
    names, last = [], {}
    headers = {"Accept": "text/event-stream"}
    async with client.stream("GET", f"/spaces/{space}/jobs/{made['id']}", headers=headers) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        async for line in stream.aiter_lines():
            if line.startswith("event: "):
                names.append(line.removeprefix("event: "))
            if line.startswith("data: "):
                last = json.loads(line.removeprefix("data: "))
    assert names[-1] == "end"
    assert (last["status"], last["done"]) == ("done", 2)


async def test_a_job_that_is_cancelled_leaves_no_words_and_stays_cancelled(
    client: httpx.AsyncClient, app: App, space: str
) -> None:
    made = (await client.post(f"/spaces/{space}/jobs", json={"documents": notes(40)})).json()
    refused = await client.post(f"/spaces/{space}/erase", json={"document": "notes/0.md"})
    assert (refused.status_code, refused.json()["type"]) == (409, "urn:saidgraph:problem:jobs-running")
    cancelled = (await client.delete(f"/spaces/{space}/jobs/{made['id']}")).json()
    assert cancelled["status"] == "cancelled"
    assert await words_of_jobs(app, space) == []
    await asyncio.sleep(1)
    after = (await client.get(f"/spaces/{space}/jobs/{made['id']}")).json()
    assert (after["status"], after["done"] < 40) == ("cancelled", True)
    assert (await client.get(f"/spaces/{space}/jobs")).json()["items"] == [after]


async def test_a_job_goes_on_with_another_worker_where_the_first_one_stopped(
    app: App, space: str, settings: Settings
) -> None:
    made = await jobs.create_job(app, space, notes(3), [])
    ended = asyncio.Event()
    first = asyncio.create_task(working.Worker(lambda: app, lambda: None, lambda part: ended.set()).run())
    # Another service on this database may be faster, and take it from the start.
    for _ in range(WAIT_SECONDS * 20):
        if ended.is_set() or jobs.is_finished(await jobs.get_job(app, space, str(made["id"]))):
            break
        await asyncio.sleep(0.05)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    second = asyncio.create_task(working.Worker(lambda: app, lambda: None).run())
    try:
        for _ in range(WAIT_SECONDS * 5):
            job = await jobs.get_job(app, space, str(made["id"]))
            if jobs.is_finished(job):
                break
            await asyncio.sleep(0.2)
    finally:
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
    assert (job["status"], job["done"], job["failed"]) == ("done", 3, [])


async def test_a_job_without_anything_and_an_unknown_one_are_refused(
    client: httpx.AsyncClient, space: str
) -> None:
    assert (await client.post(f"/spaces/{space}/jobs", json={})).status_code == 422
    assert (await client.get(f"/spaces/{space}/jobs/none")).json()["type"] == "urn:saidgraph:problem:unknown-job"
    assert (await client.delete(f"/spaces/{space}/jobs/none")).status_code == 404
