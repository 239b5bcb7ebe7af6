"""Does it hold under load? The logic of `bench load`: calls arrive at a fixed rate, whatever became of others.

The API runs in a process of its own and is called over HTTP, as a client would. A time counts from when a call was
due, not from when it could be sent. A turn that was not accepted is sent again with the same id: that must make no
twin. With `kills` the local database is killed with -9 and started again, each time after equal times.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import psutil

from backend.bench.harness import Bench
from backend.bench.measures import latency
from backend.errors import InvalidRequest, RuntimeTrouble
from backend.runtime import ensure_running
from backend.runtime.layout import Layout
from backend.runtime.ports import choose
from backend.runtime.process import alive, read_state
from backend.services.audit import audit_queries
from backend.settings import Settings
from backend.store.connection import connect

SPACES = 10
CONTEXTS_A_SECOND = 8.0
TURNS_A_SECOND = 4.0
WARM_TURNS = 10  # a space, before anything is measured
AT_REST = 40  # contexts, one after the other
START_SECONDS = 240.0
CALL_SECONDS = 60.0
CHECK_SECONDS = 120.0
AFTERWARDS_SECONDS = 20.0
DOWN_SECONDS = 3.0  # the database stays away so long before it is started again
# A turn that the database's absence refused is sent again until it is accepted: as soon as the answer says it may,
# and where there was no answer after this time.
RETRY_SECONDS = 1.0
MAX_TRIES = 240

_PLACES = ("harbour", "orchard", "library", "mill", "bridge", "chapel", "market", "lighthouse")
_SPEAKERS = ("Nora", "Theo", "Ines", "Milo")
_SPACE_SIGN = re.compile(r"town(\d+)\b")


@dataclass(slots=True)
class Tally:
    """What was seen, call by call."""

    accepted: dict[int, set[str]] = field(default_factory=dict)  # ids of turns by number of the space
    statuses: dict[str, Counter[int]] = field(default_factory=dict)
    seconds: dict[str, list[float]] = field(default_factory=dict)
    foreign: int = 0
    away: int = 0  # 503 with Retry-After
    unannounced: int = 0  # 503 without
    recoveries: list[float] = field(default_factory=list)
    back_at: list[float] = field(default_factory=list)  # when the database was there again
    answered_at: list[float] = field(default_factory=list)  # contexts

    def note(self, kind: str, status: int, seconds: float) -> None:
        """Count one answer."""
        self.statuses.setdefault(kind, Counter())[status] += 1
        if status == httpx.codes.OK:
            self.seconds.setdefault(kind, []).append(seconds)
            if kind == "context":
                self.answered_at.append(time.monotonic())


async def run(bench: Bench, *, seconds: float = 300.0, kills: int = 0) -> dict[str, Any]:
    """Return what the load did: errors, lost turns, twins, foreign items, times beside those at rest."""
    settings = bench.app.settings
    if kills and settings.neo4j.uri is not None:
        raise InvalidRequest("Only the local database can be killed. Unset NEO4J_URI, and set SAIDGRAPH_HOME.")
    names = [f"bench-load-{number}-{secrets.token_hex(4)}" for number in range(SPACES)]
    tally = Tally({number: set() for number in range(SPACES)})
    try:
        async with _served(settings) as (clients, askers):
            for number, name in enumerate(names):
                for turn in range(WARM_TURNS):
                    await _turn(clients[number], tally, name, number, f"w{turn}")
                bench.progress("spaces warmed up", number + 1, SPACES)
            rest = await _at_rest(askers, tally, names)
            tally.statuses.clear()
            tally.seconds.clear()
            killed = asyncio.Event()
            await asyncio.gather(
                _arrive(
                    seconds,
                    killed,
                    CONTEXTS_A_SECOND,
                    lambda n: _context(askers[n % SPACES], tally, names[n % SPACES], n),
                ),
                _arrive(
                    seconds,
                    killed,
                    TURNS_A_SECOND,
                    lambda n: _turn(clients[n % SPACES], tally, names[n % SPACES], n % SPACES, f"t{n}"),
                ),
                _kill(bench, clients[0], tally, seconds, kills, killed),
                _tell(bench, seconds),
            )
            checked = await _check(clients[0], tally, names)
        violations = await _violations(settings, names)
    finally:
        await _clean(settings, names)
    return _report(tally, rest, checked, violations, seconds, kills)


@asynccontextmanager
async def _served(settings: Settings) -> AsyncIterator[tuple[list[httpx.AsyncClient], list[httpx.AsyncClient]]]:
    """Serve the API from a process of its own; yield for each space a client of it that tells, and one that asks.

    One pool for all looks through every waiting call whenever one ends: with some hundreds waiting that took the
    client's whole core, and the calls were late before they were sent. Where turns and contexts share one, a
    question waits in the client until the turns before it have been taken in.
    """
    port = choose(None, [], "API")
    command = [str(Path(sys.executable).with_name("saidgraph")), "serve", "--port", str(port)]
    environment = {**os.environ, "SAIDGRAPH_LIMITS_CALLS_PER_SECOND": "50", "SAIDGRAPH_LOG_LEVEL": "error"}
    key = settings.api.key
    headers = {"Authorization": f"Bearer {key.get_secret_value()}"} if key else {}
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
    )
    limits = httpx.Limits(max_connections=100 // SPACES)
    base = f"http://127.0.0.1:{port}/v1"
    try:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(
                    httpx.AsyncClient(base_url=base, headers=headers, timeout=CALL_SECONDS, limits=limits)
                )
                for _ in range(2 * SPACES)
            ]
            await _until_ready(clients[0], START_SECONDS)
            yield clients[:SPACES], clients[SPACES:]
    finally:
        process.terminate()
        await process.wait()


async def _until_ready(client: httpx.AsyncClient, seconds: float) -> float:
    """Wait until the service can serve and return how long that took. Raises RuntimeTrouble."""
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        try:
            if (await client.get("/ready")).status_code == httpx.codes.OK:
                return time.monotonic() - begun
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.1)
    raise RuntimeTrouble(f"The service was not ready within {seconds:.0f} seconds.")


async def _arrive(
    seconds: float, killed: asyncio.Event, rate: float, call: Callable[[int], Coroutine[Any, Any, None]]
) -> None:
    """Begin a call at each due time, for so long and until all kills are done, and wait for all of them."""
    begun = time.monotonic()
    running: set[asyncio.Task[None]] = set()
    for number in count():
        if number >= int(seconds * rate) and killed.is_set():
            break
        await asyncio.sleep(max(0.0, begun + number / rate - time.monotonic()))
        running.add(asyncio.create_task(call(number)))
    await asyncio.gather(*running)


async def _turn(client: httpx.AsyncClient, tally: Tally, space: str, number: int, identity: str) -> None:
    """Send one turn, and again with the same id until it is accepted."""
    place = _PLACES[hash_of(identity) % len(_PLACES)]
    speaker = _SPEAKERS[hash_of(identity) % len(_SPEAKERS)]
    text = f"I went to the {place} {identity} of town{number} yesterday."
    turn = {"id": identity, "speaker": speaker, "text": text, "said_at": "2026-03-02T10:00:00+09:00"}
    due = time.monotonic()
    for _ in range(MAX_TRIES):
        body = {"session": "talk", "turns": [turn]}
        answer = await _send(client, tally, "turn", f"/spaces/{space}/turns", body, due)
        if answer is not None and answer.status_code == httpx.codes.OK:
            tally.accepted[number].add(identity)
            return
        await asyncio.sleep(
            float(answer.headers.get("retry-after", RETRY_SECONDS)) if answer is not None else RETRY_SECONDS
        )


async def _context(client: httpx.AsyncClient, tally: Tally, space: str, number: int) -> None:
    question = f"Who went to the {_PLACES[number % len(_PLACES)]} of town{number % SPACES}?"
    due = time.monotonic()
    await _send(client, tally, "context", f"/spaces/{space}/context", {"question": question}, due, number % SPACES)


async def _send(
    client: httpx.AsyncClient,
    tally: Tally,
    kind: str,
    path: str,
    body: dict[str, Any],
    due: float,
    number: int | None = None,
) -> httpx.Response | None:
    """Make one call, count how it ended, and return its answer if there was one."""
    try:
        answer = await client.post(path, json=body)
    except httpx.TransportError:
        tally.note(kind, 0, 0.0)
        return None
    tally.note(kind, answer.status_code, time.monotonic() - due)
    if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
        announced = "retry-after" in answer.headers
        tally.away += announced
        tally.unannounced += not announced
    if number is not None and answer.status_code == httpx.codes.OK:
        told = answer.json()
        words = told["context"] + "".join(item["source_text"] or "" for item in told["items"])
        tally.foreign += any(int(found) != number for found in _SPACE_SIGN.findall(words))
    return answer


async def _at_rest(clients: list[httpx.AsyncClient], tally: Tally, names: list[str]) -> list[float]:
    """Ask one question after the other, while nothing else runs."""
    for number in range(AT_REST):
        await _context(clients[number % SPACES], tally, names[number % SPACES], number)
    return list(tally.seconds.get("context", []))


async def _kill(
    bench: Bench, client: httpx.AsyncClient, tally: Tally, seconds: float, kills: int, killed: asyncio.Event
) -> None:
    """Kill the local database so many times, start it again, and time the service's recovery from there.

    The look at the service has a connection of its own: the others are taken by the calls that wait. The load goes
    on for a while after the last.
    """
    if kills:
        async with httpx.AsyncClient(base_url=client.base_url, timeout=CALL_SECONDS) as own:
            await _kill_each(bench, own, tally, seconds, kills)
        await asyncio.sleep(AFTERWARDS_SECONDS)
    killed.set()


async def _kill_each(bench: Bench, client: httpx.AsyncClient, tally: Tally, seconds: float, kills: int) -> None:
    settings = bench.app.settings
    layout = Layout(settings.home)
    for number in range(kills):
        await asyncio.sleep(seconds / (kills + 1))
        state = read_state(layout.state)
        process = alive(state, layout.instance) if state is not None else None
        if process is None:
            raise RuntimeTrouble("The local database is not running.")
        process.kill()
        await asyncio.to_thread(psutil.wait_procs, [process], 30)
        await asyncio.sleep(DOWN_SECONDS)
        await asyncio.to_thread(ensure_running, settings)
        tally.back_at.append(time.monotonic())
        tally.recoveries.append(await _until_ready(client, START_SECONDS))
        bench.say(f"killed {number + 1} of {kills}, served again {tally.recoveries[-1]:.1f} s after the database")


async def _tell(bench: Bench, seconds: float) -> None:
    for passed in range(0, int(seconds), 30):
        bench.progress("seconds of load", passed, int(seconds))
        await asyncio.sleep(min(30, seconds - passed))


async def _check(client: httpx.AsyncClient, tally: Tally, names: list[str]) -> dict[str, int]:
    """Look at what is stored: every accepted turn once, none of another space, every document whole."""
    lost = twins = foreign = half = 0
    for number, name in enumerate(names):
        document = (await client.get(f"/spaces/{name}/documents/talk")).json()
        stored = Counter(passage["turn_id"] for passage in document["passages"] if passage["kind"] == "turn")
        lost += len(tally.accepted[number] - set(stored))
        twins += sum(count - 1 for count in stored.values())
        half += document["state"] != "derived" or not all(passage["derived"] for passage in document["passages"])
        signs = {int(found) for passage in document["passages"] for found in _SPACE_SIGN.findall(passage["text"])}
        foreign += len(signs - {number})
    return {"lost_turns": lost, "twins": twins, "half_documents": half, "cross_space_turns": foreign}


async def _violations(settings: Settings, names: list[str]) -> int:
    endpoint = ensure_running(settings, start=False)
    async with connect(endpoint.uri, endpoint.user, endpoint.password, settings.neo4j.database) as store:
        found = [
            await store.read(query, {"space": name}, timeout_seconds=CHECK_SECONDS)
            for name in names
            for query in audit_queries()
        ]
        return sum(len(rows) for rows in found)


async def _clean(settings: Settings, names: list[str]) -> None:
    endpoint = await asyncio.to_thread(ensure_running, settings)
    async with connect(endpoint.uri, endpoint.user, endpoint.password, settings.neo4j.database) as store:
        for name in names:
            while (await store.write("delete_space_batch", {"space": name, "batch": 5_000}))[0]["deleted"]:
                pass


def _report(
    tally: Tally, rest: list[float], checked: dict[str, int], violations: int, seconds: float, kills: int
) -> dict[str, Any]:
    calls = {kind: sum(counts.values()) for kind, counts in tally.statuses.items()}
    refused = sum(counts[httpx.codes.TOO_MANY_REQUESTS] for counts in tally.statuses.values())
    errors = sum(
        count
        for counts in tally.statuses.values()
        for status, count in counts.items()
        if status not in (200, 429) and not (kills and status in (0, 503))
    )
    return {
        "seconds": seconds,
        "spaces": SPACES,
        "calls": calls,
        "statuses": {
            kind: {str(status): count for status, count in sorted(counts.items())}
            for kind, counts in tally.statuses.items()
        },
        "errors": errors,
        "share_429": round(refused / max(1, sum(calls.values())), 4),
        "accepted_turns": sum(len(ids) for ids in tally.accepted.values()),
        **checked,
        "cross_space_contexts": tally.foreign,
        "violated_invariants": violations,
        "latency_ms": {
            "context_at_rest": _times(rest),
            **{kind: _times(values) for kind, values in sorted(tally.seconds.items())},
        },
        "kills": {
            "done": len(tally.recoveries),
            "recovery_seconds": [round(value, 1) for value in tally.recoveries],
            "first_context_seconds": _first_after(tally.back_at, tally.answered_at),
            "503_with_retry_after": tally.away,
            "503_without": tally.unannounced,
        },
    }


def _first_after(moments: list[float], answered: list[float]) -> list[float | None]:
    """Return how long after each moment the first context was answered, in seconds; None where none was."""
    firsts = [min((at for at in answered if at >= moment), default=None) for moment in moments]
    return [None if at is None else round(at - moment, 1) for at, moment in zip(firsts, moments, strict=True)]


def _times(values: list[float]) -> dict[str, float]:
    return latency([value * 1000 for value in values]) if values else {}


def hash_of(text: str) -> int:
    """Return a small number that follows from a text; Python's own hash differs from run to run."""
    return sum(ord(sign) * (place + 1) for place, sign in enumerate(text))
