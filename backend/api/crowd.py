"""Back-pressure: so many calls are worked on at once, so many wait, and who comes on top is told to come later.

Without it every call is begun, all share two cores and the pool of connections, and none is answered in time.
Calls that are worked on one after the other are all answered sooner.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from http import HTTPStatus

from starlette.types import ASGIApp, Receive, Scope, Send

from backend.api.problems import problem

# Those who look whether the service is alive must not wait behind those whom it serves; a stream waits by itself.
_FREE = frozenset(prefix + path for prefix in ("", "/v1") for path in ("/health", "/ready", "/metrics"))
_STREAM = b"text/event-stream"
RETRY_SECONDS, LONGEST_RETRY_SECONDS = 2, 30
# Over so long it is counted how many were sent away and how many answered.
_COUNTED_SECONDS = 10.0


class Crowd:
    """ASGI middleware that lets `at_once` calls in, has `waiting` more wait a while, and answers others 503."""

    def __init__(self, app: ASGIApp, at_once: int, waiting: int, seconds: float) -> None:
        self._app, self._seconds = app, seconds
        self._slots = asyncio.Semaphore(at_once)
        self._room, self._inside = at_once + waiting, 0
        self._refused: deque[float] = deque()
        self._answered: deque[float] = deque()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on when its turn comes."""
        if scope["type"] != "http" or _is_free(scope):
            await self._app(scope, receive, send)
            return
        if self._inside >= self._room:
            await self._refuse(scope, receive, send)
            return
        self._inside += 1
        try:
            try:
                await asyncio.wait_for(self._slots.acquire(), self._seconds)
            except TimeoutError:
                await self._refuse(scope, receive, send)
                return
            try:
                await self._app(scope, receive, send)
            finally:
                self._slots.release()
                _count(self._answered)
        finally:
            self._inside -= 1

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


def _is_free(scope: Scope) -> bool:
    if scope["path"] in _FREE:
        return True
    return any(name == b"accept" and _STREAM in value for name, value in scope["headers"])
