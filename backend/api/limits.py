"""A limit on the size of bodies, checked before and while they are read: memory stays bounded."""

from __future__ import annotations

from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backend.api.problems import problem


class BodyLimit:
    """ASGI middleware that answers 413 to a body above the limit."""

    def __init__(self, app: ASGIApp, max_bytes: int) -> None:
        self._app, self._max_bytes = app, max_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on, counting its body."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > self._max_bytes:
            # Closing spares both sides the rest of the body.
            answer = problem(
                HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-large", self._detail, {"Connection": "close"}
            )
            await answer(scope, receive, send)
            return
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self._max_bytes:
                # Raised where the body is read, so that it becomes a problem response there.
                raise HTTPException(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, self._detail)
            return message

        await self._app(scope, counted, send)

    @property
    def _detail(self) -> str:
        return f"A body has at most {self._max_bytes} bytes. Split it, or raise SAIDGRAPH_LIMITS_MAX_BODY_BYTES."
