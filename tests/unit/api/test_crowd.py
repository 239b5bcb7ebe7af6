"""Back-pressure: calls beyond the room are refused at once, those that wait are served in their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI

from backend.api.crowd import Crowd


@pytest.fixture
def gate() -> asyncio.Event:
    """What the slow call of the application waits for."""
    return asyncio.Event()


@pytest.fixture
async def client(gate: asyncio.Event) -> AsyncIterator[httpx.AsyncClient]:
    """An application with two places, one seat to wait, and a short patience."""
    app = FastAPI()
    app.add_middleware(Crowd, at_once=2, waiting=1, seconds=0.5)

    @app.get("/slow")
    async def slow() -> str:
        await gate.wait()
        return "done"

    @app.get("/health")
    async def health() -> str:
        return "alive"

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as opened:
        yield opened


async def test_who_finds_no_room_is_told_when_to_come_again(
    client: httpx.AsyncClient, gate: asyncio.Event
) -> None:
    calls = [asyncio.create_task(client.get("/slow")) for _ in range(3)]
    await asyncio.sleep(0.05)
    refused = await client.get("/slow")
    assert refused.status_code == 503
    assert refused.headers["retry-after"] == "2"
    assert refused.json()["type"].endswith("busy")
    assert (await client.get("/health")).status_code == 200
    gate.set()
    assert [answer.status_code for answer in await asyncio.gather(*calls)] == [200, 200, 200]
    assert (await client.get("/slow")).status_code == 200


async def test_the_more_are_sent_away_for_each_that_is_answered_the_longer_they_stay_away(
    client: httpx.AsyncClient, gate: asyncio.Event
) -> None:
    calls = [asyncio.create_task(client.get("/slow")) for _ in range(3)]
    await asyncio.sleep(0.05)
    told = [int((await client.get("/slow")).headers["retry-after"]) for _ in range(40)]
    assert told == sorted(told)
    assert told[0] == 2
    assert told[-1] == 30  # and no longer
    gate.set()
    await asyncio.gather(*calls)
    for _ in range(60):
        assert (await client.get("/slow")).status_code == 200
    gate.clear()
    calls = [asyncio.create_task(client.get("/slow")) for _ in range(3)]
    await asyncio.sleep(0.05)
    assert (await client.get("/slow")).headers["retry-after"] == "2"  # most are answered
    gate.set()
    await asyncio.gather(*calls)


async def test_who_waits_too_long_is_refused_and_takes_no_place(
    client: httpx.AsyncClient, gate: asyncio.Event
) -> None:
    calls = [asyncio.create_task(client.get("/slow")) for _ in range(3)]
    answers = await asyncio.wait(calls, timeout=2, return_when=asyncio.FIRST_COMPLETED)
    assert [task.result().status_code for task in answers[0]] == [503]
    gate.set()
    done = await asyncio.gather(*calls)
    assert sorted(answer.status_code for answer in done) == [200, 200, 503]
