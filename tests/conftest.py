"""One real Neo4j for the session, a fresh space for each test, and every invariant checked after it."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import AsyncIterator, Iterator

import pytest

from backend.app import App, open_app
from backend.runtime.layout import Layout
from backend.runtime.server import stop
from backend.settings import Settings, load_settings
from backend.store.queries import load_queries


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    """A data folder of the session's own, and the Neo4j in it unless NEO4J_URI names one.

    Nobody's memory is touched, and what an earlier version has written there decides nothing. Only the fetched
    jars are the person's: commands that a test runs find the folder through SAIDGRAPH_HOME.
    """
    chosen = load_settings()
    home = tmp_path_factory.mktemp("session") / "saidgraph"
    own = chosen.model_copy(update={"home": home})
    fetched = Layout(chosen.home)
    fetched.prepare()
    fetched.jars.mkdir(exist_ok=True)
    Layout(home).prepare()
    Layout(home).jars.symlink_to(fetched.jars, target_is_directory=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAIDGRAPH_HOME", str(home))
        yield own
    if chosen.neo4j.uri is None:
        stop(own)
    shutil.rmtree(home)


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
