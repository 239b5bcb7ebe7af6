"""The API in process, over the real database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import pytest

from backend.api.app import create_app
from backend.app import App
from backend.settings import Settings
from tests.fakes import HashingEmbedder

Client = httpx.AsyncClient


@pytest.fixture(scope="session")
async def client(settings: Settings, app: App) -> AsyncIterator[Client]:
    """A client of the API; `app` has brought the schema up to date before.

    What the calls promise does not depend on what vectors mean, and a megabyte takes minutes to embed: words are
    hashed instead, by a fake that keeps to the contract of the real models (tests/unit/embed).
    """
    patch = pytest.MonkeyPatch()
    fake = HashingEmbedder(app.embedder.name, app.embedder.dimensions)
    patch.setattr("backend.app.build_embedder", lambda _: fake)
    api = create_app(settings)
    async with api.router.lifespan_context(api):
        transport = httpx.ASGITransport(api)
        async with Client(transport=transport, base_url="http://localhost/v1", timeout=60) as opened:
            yield opened
    patch.undo()


Post = Callable[..., Awaitable[Any]]


@pytest.fixture
def post_turns(client: Client, space: str) -> Post:
    """Post turns of one session to the test's space and return the answer's JSON."""

    async def post(*turns: dict[str, Any], session: str = "chat") -> Any:
        filled = [{"id": f"t{n}", "said_at": "2026-03-02T10:00:00+09:00", **turn} for n, turn in enumerate(turns)]
        answer = await client.post(f"/spaces/{space}/turns", json={"session": session, "turns": filled})
        assert answer.status_code == 200, answer.text
        return answer.json()

    return post
