"""Tags of answers: the same answer is sent once, streams and errors have none."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI
from fastapi.responses import JSONResponse, StreamingResponse

from backend.api.etags import Tagged


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    """A small application with answers of every kind."""
    app = FastAPI()
    app.add_middleware(Tagged)
    values = {"n": 1}

    @app.get("/value")
    async def value() -> JSONResponse:
        return JSONResponse(dict(values))

    @app.put("/value")
    async def change() -> JSONResponse:
        values["n"] += 1
        return JSONResponse(dict(values))

    @app.get("/wrong")
    async def wrong() -> JSONResponse:
        return JSONResponse({"n": 1}, 404)

    @app.get("/stream")
    async def stream() -> StreamingResponse:
        async def parts() -> AsyncIterator[str]:
            yield "[1,"
            yield "2]"

        return StreamingResponse(parts(), media_type="application/json")

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as opened:
        yield opened


async def test_a_known_answer_is_not_sent_again_and_a_changed_one_is(client: httpx.AsyncClient) -> None:
    first = await client.get("/value")
    tag = first.headers["etag"]
    for known in (tag, f'"other", W/{tag}', "*"):
        again = await client.get("/value", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert "content-length" not in again.headers
    await client.put("/value")
    changed = await client.get("/value", headers={"If-None-Match": tag})
    assert (changed.status_code, changed.json()) == (200, {"n": 2})
    assert changed.headers["cache-control"] == "private, no-cache"
    assert changed.headers["vary"] == "Authorization"


async def test_writes_errors_and_streams_have_no_tag(client: httpx.AsyncClient) -> None:
    assert "etag" not in (await client.put("/value")).headers
    assert "etag" not in (await client.get("/wrong")).headers
    streamed = await client.get("/stream")
    assert ("etag" in streamed.headers, streamed.json()) == (False, [1, 2])
