"""Back-pressure: so many calls are worked on at once, so many wait, and who comes on top is told to come later.

Without it every call is begun, all share two cores and the pool of connections, and none is answered in time.
Calls that are worked on one after the other are all answered sooner.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

from starlette.types import ASGIApp, Receive, Scope, Send

from backend.api.problems import problem

# Those who look whether the service is alive must not wait behind those whom it serves; a stream waits by itself.
_FREE = frozenset(prefix + path for prefix in ("", "/v1") for path in ("/health", "/ready", "/metrics"))
_STREAM = b"text/event-stream"
RETRY_SECONDS = 2


class Crowd:
    """ASGI middleware that lets `at_once` calls in, has `waiting` more wait a while, and answers others 503."""

    def __init__(self, app: ASGIApp, at_once: int, waiting: int, seconds: float) -> None:
        self._app, self._seconds = app, seconds
        self._slots = asyncio.Semaphore(at_once)
        self._room, self._inside = at_once + waiting, 0

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
        finally:
            self._inside -= 1

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        detail = "The service has more calls than it can answer in time. Wait as long as Retry-After says."
        headers = {"Retry-After": str(RETRY_SECONDS)}
        await problem(HTTPStatus.SERVICE_UNAVAILABLE, "busy", detail, headers)(scope, receive, send)


def _is_free(scope: Scope) -> bool:
    if scope["path"] in _FREE:
        return True
    return any(name == b"accept" and _STREAM in value for name, value in scope["headers"])
