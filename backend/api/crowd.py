"""Back-pressure: so many calls are worked on at once, so many wait, and who comes on top is told to come later.

Without it every call is begun, all share two cores and the pool of connections, and none is answered in time.
Calls that are worked on one after the other are all answered sooner.

Readers go first: somebody waits for a context before a word can be said, for a turn that is taken in nobody does.
Writers have a share of their own, so that neither can keep the other out.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from contextlib import suppress
from http import HTTPStatus

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backend.api.problems import problem

# Those who look whether the service is alive must not wait behind those whom it serves; a stream waits by itself.
_FREE = frozenset(prefix + path for prefix in ("", "/v1") for path in ("/health", "/ready", "/metrics"))
_STREAM = b"text/event-stream"
_READING = frozenset(("GET", "HEAD", "OPTIONS"))
_READING_POST = "/context"  # a question is sent as a body
RETRY_SECONDS, LONGEST_RETRY_SECONDS = 2, 30
# Over so long it is counted how many were sent away and how many answered.
_COUNTED_SECONDS = 10.0
# After so many readers in a row a writer who waits is let in.
READERS_IN_A_ROW = 3
# So many places stay open when the service could not serve, and for readers: a cold server that answers one
# answers sooner than one that shares two cores among sixteen, and a turn takes it twice as long as a context.
FEW = 1
# Whoever takes longer than this alone, a long document or a database that hangs, is no reason for others to wait.
ALONE_SECONDS = 3.0


class Places:
    """The places of those who are worked on, and the two lines of those who wait for one.

    Where the service could not serve, few stay open, and one more for each call that is answered or takes long.
    """

    def __init__(self, at_once: int, writers_at_once: int) -> None:
        self._most, self._most_writers = at_once, writers_at_once
        self._open = at_once
        self._inside, self._writing = 0, 0
        self._readers: deque[asyncio.Future[None]] = deque()
        self._writers: deque[asyncio.Future[None]] = deque()
        self._in_a_row = 0
        self._opening: asyncio.TimerHandle | None = None

    async def take(self, reads: bool, seconds: float) -> None:
        """Wait for a place. Raises TimeoutError where none was free for so long."""
        line = self._readers if reads else self._writers
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(waiting)
        self._let_in()
        self._open_later()
        try:
            async with asyncio.timeout(seconds):
                await waiting
        except BaseException:  # too late, or the caller is gone
            if waiting.cancelled():
                with suppress(ValueError):  # passed over meanwhile
                    line.remove(waiting)
            else:  # let in at the same moment: the place goes to the next
                self.give_back(reads)
            raise

    def give_back(self, reads: bool) -> None:
        """Leave the place to the next."""
        self._inside -= 1
        self._writing -= not reads
        self._let_in()

    def answered(self, well: bool) -> None:
        """Open one more place after an answer, and close all but a few where the service could not serve."""
        self._open = min(self._most, self._open + 1) if well else min(FEW, self._most)

    def _open_later(self) -> None:
        if self._opening is None and self._open < self._most and (self._readers or self._writers):
            self._opening = asyncio.get_running_loop().call_later(ALONE_SECONDS, self._open_one)

    def _open_one(self) -> None:
        self._opening = None
        self.answered(well=True)
        self._let_in()
        self._open_later()

    def _let_in(self) -> None:
        while self._inside < self._open:
            reads = self._next_reads()
            if reads is None:
                return
            line = self._readers if reads else self._writers
            entering = line.popleft()
            if entering.done():
                continue  # waited too long, and has not come to say so yet
            self._in_a_row = self._in_a_row + 1 if reads else 0
            self._inside += 1
            self._writing += not reads
            entering.set_result(None)

    def _next_reads(self) -> bool | None:
        """Return whether a reader is next, or None where nobody may come in."""
        writers = min(self._most_writers, self._open - min(FEW, self._most - 1))
        writer_may = bool(self._writers) and self._writing < writers
        if writer_may and (not self._readers or self._in_a_row >= READERS_IN_A_ROW):
            return False
        return True if self._readers else None


class Crowd:
    """ASGI middleware that lets `at_once` calls in, has `waiting` more wait a while, and answers others 503.

    Of those let in at most `writers_at_once` write, and half of the room to wait is kept for readers.
    """

    def __init__(self, app: ASGIApp, at_once: int, writers_at_once: int, waiting: int, seconds: float) -> None:
        self._app, self._seconds = app, seconds
        self._places = Places(at_once, writers_at_once)
        self._room, self._inside = at_once + waiting, 0
        self._room_for_writers, self._writing = at_once + waiting - waiting // 2, 0
        self._refused: deque[float] = deque()
        self._answered: deque[float] = deque()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on when its turn comes."""
        if scope["type"] != "http" or _is_free(scope):
            await self._app(scope, receive, send)
            return
        reads = _reads(scope)
        if self._inside >= self._room or (not reads and self._writing >= self._room_for_writers):
            await self._refuse(scope, receive, send)
            return
        self._inside += 1
        self._writing += not reads
        try:
            await self._pass_on(reads, scope, receive, send)
        finally:
            self._inside -= 1
            self._writing -= not reads

    async def _pass_on(self, reads: bool, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._places.take(reads, self._seconds)
        except TimeoutError:
            await self._refuse(scope, receive, send)
            return

        async def seen(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._places.answered(message["status"] != HTTPStatus.SERVICE_UNAVAILABLE)
            await send(message)

        try:
            await self._app(scope, receive, seen)
        finally:
            self._places.give_back(reads)
            _count(self._answered)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        detail = "The service has more calls than it can answer in time. Wait as long as Retry-After says."
        _count(self._refused)
        headers = {"Retry-After": str(self._retry_after())}
        await problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", detail, headers)(scope, receive, send)

    def _retry_after(self) -> int:
        """Return how long to stay away: the more are sent away for each that is answered, the longer.

        All who are refused come again. With a fixed time the refusals alone would take a core once a few hundred
        wait, and those inside would be answered later still.
        """
        _forget(self._answered, time.monotonic())
        share = len(self._refused) / max(1, len(self._answered))
        return min(LONGEST_RETRY_SECONDS, max(RETRY_SECONDS, math.ceil(RETRY_SECONDS * share)))


def _count(times: deque[float]) -> None:
    now = time.monotonic()
    times.append(now)
    _forget(times, now)


def _forget(times: deque[float], now: float) -> None:
    while times and times[0] < now - _COUNTED_SECONDS:
        times.popleft()


def _reads(scope: Scope) -> bool:
    return scope["method"] in _READING or scope["path"].endswith(_READING_POST)


def _is_free(scope: Scope) -> bool:
    if scope["path"] in _FREE:
        return True
    return any(name == b"accept" and _STREAM in value for name, value in scope["headers"])
