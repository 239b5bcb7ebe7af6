"""One real Neo4j for the session, a fresh space for each test, and every invariant checked after it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator

import pytest

from backend.app import App, open_app
from backend.settings import Settings, load_settings
from backend.store.queries import load_queries


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """The settings of this environment: NEO4J_URI where it is set, else the local server."""
    return load_settings()


@pytest.fixture(scope="session")
async def app(settings: Settings) -> AsyncIterator[App]:
    """The service on the real database, started by the shipped code where none is named."""
    async with open_app(settings) as opened:
        yield opened


@pytest.fixture
async def space(app: App, request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """A space of the test's own. Afterwards no invariant may be violated in it; then it is deleted."""
    name = f"test-{request.node.name[:40]}-{secrets.token_hex(4)}".replace("[", "-").replace("]", "")
    name = "".join(sign for sign in name if sign.isprintable())
    yield name
    violations = await audit(app, name)
    while (await app.store.write("delete_space_batch", {"space": name, "batch": 5000}))[0]["deleted"]:
        pass
    assert violations == {}


async def audit(app: App, space: str) -> dict[str, list[dict[str, object]]]:
    """Run every audit query on a space and return those that found something."""
    found: dict[str, list[dict[str, object]]] = {}
    for query in load_queries().values():
        if query.folder == "audit":
            rows = await app.store.read(query.name, {"space": space})
            if rows:
                found[query.name] = rows
    return found
