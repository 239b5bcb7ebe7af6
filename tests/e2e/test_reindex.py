"""Another embedding model: refused until everything is embedded anew, and never two models in one store."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from backend.app import App, build_embedder, open_app
from backend.errors import Conflict, EmbeddingModelChanged
from backend.runtime.layout import Layout
from backend.runtime.server import provision
from backend.services.consolidate import consolidate
from backend.services.identity import decide
from backend.services.recall import context
from backend.services.reindex import reindex
from backend.services.remember import remember_document, remember_turns
from backend.settings import EmbeddingSettings, Neo4jSettings, Settings
from ingest.errors import SaidgraphError
from tests.builders import a_note, a_turn
from tests.conftest import audit
from tests.e2e.machine import Machine

# Like backups: a store of its own is written anew three times.
pytestmark = [pytest.mark.slow, pytest.mark.database, pytest.mark.upkeep]

DIMENSIONS = 16
SPACE = "garden"


class Endpoint(ThreadingHTTPServer):
    """An embedding service in OpenAI's form, on this machine; it fails while `patience` is used up."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.patience: int | None = None  # texts it still answers for; None: all

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.server_port}"

    @property
    def settings(self) -> dict[str, str]:
        """The settings that choose it."""
        return {
            "SAIDGRAPH_EMBEDDING_ADAPTER": "openai",
            "SAIDGRAPH_EMBEDDING_MODEL": "small",
            "SAIDGRAPH_EMBEDDING_BASE_URL": self.address,
        }


class _Handler(BaseHTTPRequestHandler):
    server: Endpoint

    def do_POST(self) -> None:
        texts = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["input"]
        if self.server.patience is not None:
            self.server.patience -= len(texts)
            if self.server.patience < 0:
                self.send_error(400)
                return
        rows = [{"index": place, "embedding": _vector(text)} for place, text in enumerate(texts)]
        answer = json.dumps({"data": rows}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def _vector(text: str) -> list[float]:
    drawn = [byte / 255 - 0.5 for byte in hashlib.sha256(text.encode()).digest()[:DIMENSIONS]]
    length = sum(value * value for value in drawn) ** 0.5
    return [value / length for value in drawn]


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def machine(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A server of its own."""
    provision(settings)
    made = Machine(tmp_path_factory.mktemp("reindex") / "home")
    made.layout.prepare()
    made.layout.jars.symlink_to(Layout(settings.home).jars, target_is_directory=True)
    assert made.run("up").returncode == 0
    yield made
    made.run("down")


@asynccontextmanager
async def opened(machine: Machine, endpoint: Endpoint | None = None, **how: bool) -> AsyncIterator[App]:
    """The service on the machine's store, with its own model or the endpoint's."""
    embedding = EmbeddingSettings()
    if endpoint is not None:
        embedding = EmbeddingSettings(adapter="openai", model="small", base_url=endpoint.address)
    chosen = Settings(home=machine.layout.home, embedding=embedding, neo4j=Neo4jSettings(uri=None))
    with pytest.MonkeyPatch.context() as patch:
        # The tests of the API put a fast fake in its place for their whole session.
        patch.setattr("backend.app.build_embedder", build_embedder)
        async with open_app(chosen, start_local=False, **how) as app:
            yield app


async def remember_a_little(app: App) -> None:
    """Some talk with a habit in it, a note, and a decision of a person."""
    texts = ("오늘 텃밭에 다녀왔어.", "은채 말로는 도겸이 토마토를 싫어한대.", "I think the shed needs paint.")
    for day in (3, 10, 17):
        said_at = datetime(2026, 4, day, 9, tzinfo=UTC)
        turns = [a_turn(text, "라희", said_at, f"{day}-{n}") for n, text in enumerate(texts)]
        await remember_turns(app, SPACE, "garden", turns)
    await remember_document(app, SPACE, a_note("# Shed\n\nDogyeom built the shed in March 2025.\n", "shed.md"))
    await decide(app, SPACE, "도겸", "Dogyeom", "same", "라희")
    await consolidate(app, SPACE)


async def told(app: App) -> list[dict[str, Any]]:
    """Everything stated, with owners, people and views, and the numbers of its vector."""
    query = (
        "MATCH (s:Statement {space: $space}) RETURN s.id AS id, s.text AS text, s.owner AS owner, s.view AS view,"
        " s.consolidated AS consolidated, s.embedding AS numbers,"
        " COLLECT { MATCH (s)-[:ABOUT]->(n) RETURN n.id ORDER BY n.id } AS about ORDER BY id"
    )
    return await app.store.run_text(query, {"space": SPACE})


def without_numbers(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in row.items() if name != "numbers"} for row in rows]


async def test_a_change_of_the_model_goes_through_and_back_and_loses_nothing(
    machine: Machine, endpoint: Endpoint
) -> None:
    async with opened(machine) as app:
        await remember_a_little(app)
        before = await told(app)
    assert any(row["consolidated"] for row in before)
    refused = machine.run("ask", "What does 라희 think?", "--space", SPACE, **endpoint.settings)
    assert refused.returncode == 1
    assert "saidgraph reindex" in refused.stderr

    # Halfway the model is gone: neither model is answered until somebody goes on.
    endpoint.patience = 8
    async with opened(machine, endpoint, wait_for_schema=False) as app:
        with pytest.raises(SaidgraphError, match="400"):
            await reindex(app)
    endpoint.patience = None
    for halfway in (None, endpoint):
        with pytest.raises(EmbeddingModelChanged, match="saidgraph reindex"):
            async with opened(machine, halfway):
                pass

    done = machine.run("reindex", "--json", **endpoint.settings)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["embedder"], report["dimensions"], report["documents"]) == ("openai/small", DIMENSIONS, 2)
    async with opened(machine, endpoint) as app:
        after = await told(app)
        assert without_numbers(after) == without_numbers(before)
        assert {len(row["numbers"]) for row in after} == {DIMENSIONS}
        found = await context(app, SPACE, "도겸은 토마토를 좋아해?")
        assert "은채" in found["context"]
        assert await audit(app, SPACE) == {}
        assert (await reindex(app)).unchanged

    # And back: every number is what it was.
    async with opened(machine, wait_for_schema=False) as app:
        assert not (await reindex(app)).unchanged
        assert await told(app) == before


async def test_nobody_else_may_be_at_work_meanwhile(machine: Machine, endpoint: Endpoint) -> None:
    async with opened(machine) as other:
        await remember_a_little(other)
        async with opened(machine, endpoint, wait_for_schema=False) as app:
            with pytest.raises(Conflict, match="Stop `saidgraph serve`"):
                await reindex(app)
        before = await told(other)
        # Who went on all the same is refused from the moment on in which the model changes.
        begin = {"space": None, "embedder": "openai/small", "dimensions": DIMENSIONS}
        await other.store.write("begin_reindex", begin)
        with pytest.raises(EmbeddingModelChanged):
            await context(other, SPACE, "도겸은 토마토를 좋아해?")
        with pytest.raises(EmbeddingModelChanged):
            await remember_turns(
                other, SPACE, "garden", [a_turn("나는 어제 부산에 갔어.", "라희", turn_id="late")]
            )
    async with opened(machine, wait_for_schema=False) as app:
        await reindex(app)
        # What was handed in meanwhile was kept, and is understood now.
        assert len(await told(app)) == len(before) + 1
