"""Back-pressure: calls beyond the room are refused at once, those that wait are served in their turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress

import httpx
import pytest
from fastapi import FastAPI

from backend.api.crowd import READERS_IN_A_ROW, Crowd, Places


@pytest.fixture
def gate() -> asyncio.Event:
    """What the slow call of the application waits for."""
    return asyncio.Event()


@pytest.fixture
async def client(gate: asyncio.Event) -> AsyncIterator[httpx.AsyncClient]:
    """An application with two places, one seat to wait, and a short patience."""
    app = FastAPI()
    app.add_middleware(Crowd, at_once=2, writers_at_once=1, waiting=1, seconds=0.5)

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


async def _entering(places: Places, name: str, reads: bool, entered: list[str]) -> None:
    await places.take(reads, 5)
    entered.append(name)


async def _entered_in_order(places: Places, waiting: list[tuple[str, bool]]) -> list[str]:
    """Have them wait behind one who holds the only place, and return who came in when."""
    await places.take(True, 1)
    entered: list[str] = []
    tasks = [asyncio.create_task(_entering(places, name, reads, entered)) for name, reads in waiting]
    await asyncio.sleep(0)
    places.give_back(True)
    kinds = dict(waiting)
    for count in range(1, len(waiting) + 1):
        await asyncio.sleep(0.01)
        assert len(entered) == count  # one at a time
        places.give_back(kinds[entered[-1]])
    await asyncio.gather(*tasks)
    return entered


async def test_who_reads_goes_before_who_writes_and_keeps_nobody_out() -> None:
    writers = [(f"w{number}", False) for number in range(3)]
    readers = [(f"r{number}", True) for number in range(7)]
    entered = await _entered_in_order(Places(1, 1), [*writers, *readers])
    assert [name for name in entered if name[0] == "w"] == ["w0", "w1", "w2"]
    assert [name for name in entered if name[0] == "r"] == [name for name, _ in readers]
    first = entered.index("w0")
    assert 0 < first <= READERS_IN_A_ROW
    assert entered.index("w1") == first + READERS_IN_A_ROW + 1


async def test_writers_leave_places_for_readers() -> None:
    places = Places(3, 2)
    await places.take(False, 1)
    await places.take(False, 1)
    with pytest.raises(TimeoutError):
        await places.take(False, 0.05)
    await places.take(True, 0.05)
    with pytest.raises(TimeoutError):
        await places.take(True, 0.05)
    places.give_back(False)
    await places.take(False, 0.05)


async def test_who_goes_away_while_waiting_takes_no_place_with_them() -> None:
    places = Places(1, 1)
    await places.take(True, 1)
    gone = asyncio.create_task(places.take(True, 5))
    too_late = asyncio.create_task(places.take(False, 5))
    await asyncio.sleep(0)
    gone.cancel()
    with suppress(asyncio.CancelledError):
        await gone
    places.give_back(True)
    too_late.cancel()  # it has just been let in
    with suppress(asyncio.CancelledError):
        await too_late
    await places.take(False, 0.05)
    places.give_back(False)
    await places.take(True, 0.05)


async def test_after_trouble_few_are_let_in_and_one_more_with_each_answer() -> None:
    places = Places(5, 5)
    for _ in range(5):
        await places.take(True, 0.05)
    places.answered(well=False)
    for _ in range(5):
        places.give_back(True)
    await places.take(True, 0.05)
    with pytest.raises(TimeoutError):
        await places.take(True, 0.05)
    places.answered(well=True)
    await places.take(True, 0.05)
    with pytest.raises(TimeoutError):
        await places.take(True, 0.05)


async def test_many_who_have_waited_too_long_at_one_moment_leave_the_line_to_others() -> None:
    places = Places(1, 1)
    await places.take(True, 1)
    late = [asyncio.create_task(places.take(number % 2 == 0, 0.02)) for number in range(20)]
    await asyncio.sleep(0)
    time.sleep(0.05)  # noqa: ASYNC251  # all of them are over before the loop looks again
    places.give_back(True)
    ended = await asyncio.gather(*late, return_exceptions=True)
    assert {type(one) for one in ended} <= {TimeoutError, type(None)}
    for one, kind in zip(ended, range(20), strict=True):
        if one is None:
            places.give_back(kind % 2 == 0)
    await places.take(False, 0.05)


async def test_who_takes_long_alone_keeps_others_waiting_for_a_moment_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("backend.api.crowd.ALONE_SECONDS", 0.05)
    places = Places(3, 3)
    places.answered(well=False)
    began = time.monotonic()
    await places.take(False, 1)  # the only open place is a reader's, and no reader comes
    await places.take(True, 1)
    assert time.monotonic() - began >= 0.04
    await places.take(False, 1)
    with pytest.raises(TimeoutError):
        await places.take(True, 0.2)  # no more than there are


async def test_waiting_writers_leave_room_for_readers_to_wait(gate: asyncio.Event) -> None:
    app = FastAPI()
    app.add_middleware(Crowd, at_once=1, writers_at_once=1, waiting=4, seconds=5)

    @app.get("/slow")
    @app.post("/slow")
    async def slow() -> str:
        await gate.wait()
        return "done"

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        writing = [asyncio.create_task(client.post("/slow")) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert (await client.post("/slow")).status_code == 503
        reading = [asyncio.create_task(client.get("/slow")) for _ in range(2)]
        await asyncio.sleep(0.05)
        assert (await client.get("/slow")).status_code == 503
        gate.set()
        answers = await asyncio.gather(*writing, *reading)
        assert [answer.status_code for answer in answers] == [200] * 5
