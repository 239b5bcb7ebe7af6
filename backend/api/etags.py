"""Tags of answers: who asks again with the tag they have is told “unchanged” instead of being sent the same again.

A tag is a hash of the answer's bytes, so it says nothing that the answer did not. What is asked is computed each
time: it depends on who asks.
"""

from __future__ import annotations

import hashlib
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_TAGGED = "application/json"
# Answers are private, and may be kept only to be asked for again.
_CACHE = "private, no-cache"
_KEPT_ON_304 = ("etag", "cache-control", "vary")


class Tagged:
    """ASGI middleware that gives JSON answers of GET an ETag and answers 304 where it is known."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on; look at the start of its answer together with its whole body."""
        if scope["type"] != "http" or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        known = _tags(Headers(scope=scope).get("if-none-match", ""))
        started: Message | None = None

        async def tagged(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = message
                return
            if started is not None:
                start, started = started, None
                if _may_be_tagged(start, message):
                    start, message = _with_tag(start, message, known)
                await send(start)
            await send(message)

        await self._app(scope, receive, tagged)


def _may_be_tagged(start: Message, body: Message) -> bool:
    """Say whether an answer is whole and of the kind that is tagged; a stream is neither."""
    kind = Headers(raw=start["headers"]).get("content-type", "")
    return (
        body["type"] == "http.response.body"
        and not body.get("more_body", False)
        and start["status"] == HTTPStatus.OK
        and kind.startswith(_TAGGED)
    )


def _with_tag(start: Message, body: Message, known: frozenset[str]) -> tuple[Message, Message]:
    tag = f'"{hashlib.blake2b(body.get("body", b""), digest_size=16).hexdigest()}"'
    headers = MutableHeaders(raw=list(start["headers"]))
    headers["ETag"] = tag
    headers["Vary"] = "Authorization"
    headers.setdefault("Cache-Control", _CACHE)
    if tag not in known and "*" not in known:
        return {**start, "headers": headers.raw}, body
    kept = [(name, value) for name, value in headers.raw if name.decode("latin-1") in _KEPT_ON_304]
    return (
        {**start, "status": HTTPStatus.NOT_MODIFIED.value, "headers": kept},
        {**body, "body": b""},
    )


def _tags(header: str) -> frozenset[str]:
    """Return the tags of an If-None-Match; a weak one counts as its strong one, as the standard has it for GET."""
    return frozenset(tag.strip().removeprefix("W/") for tag in header.split(",") if tag.strip())
