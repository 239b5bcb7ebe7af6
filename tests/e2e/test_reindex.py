"""Another embedding model: refused until everything is embedded anew, and never two models in one store."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from backend.runtime.layout import Layout
from backend.runtime.server import provision
from backend.settings import Settings
from tests.e2e.machine import Machine

pytestmark = [pytest.mark.slow, pytest.mark.database]

DIMENSIONS = 16
SPACE = "garden"


class Endpoint(ThreadingHTTPServer):
    """An embedding service in OpenAI's form, on this machine; it fails while `patience` is used up."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.patience: int | None = None  # texts it still answers for; None: all

    @property
    def settings(self) -> dict[str, str]:
        """The settings that choose it."""
        return {
            "SAIDGRAPH_EMBEDDING_ADAPTER": "openai",
            "SAIDGRAPH_EMBEDDING_MODEL": "small",
            "SAIDGRAPH_EMBEDDING_BASE_URL": f"http://127.0.0.1:{self.server_port}",
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
    """A server of its own with a small memory in it: some talk, a note, and a decision of a person."""
    provision(settings)
    folder = tmp_path_factory.mktemp("reindex")
    made = Machine(folder / "home")
    made.layout.prepare()
    made.layout.jars.symlink_to(Layout(settings.home).jars, target_is_directory=True)
    assert made.run("up").returncode == 0
    talk = folder / "talk"
    talk.mkdir()
    texts = ("오늘 텃밭에 다녀왔어.", "은채 말로는 도겸이 토마토를 싫어한대.", "I think the shed needs paint.")
    lines = [
        {"id": f"{day}-{n}", "speaker": "라희", "text": text, "said_at": f"2026-04-{day:02}T09:0{n}:00+09:00"}
        for day in (3, 10, 17)
        for n, text in enumerate(texts)
    ]
    (talk / "garden.jsonl").write_text("\n".join(json.dumps(line, ensure_ascii=False) for line in lines), "utf-8")
    (talk / "shed.md").write_text("# Shed\n\nDogyeom built the shed in March 2025.\n", "utf-8")
    assert made.run("ingest", str(talk), "--space", SPACE).returncode == 0
    assert made.run("identity", "--space", SPACE, "--same", "도겸", "Dogyeom", "--by", "라희").returncode == 0
    assert made.run("consolidate", "--space", SPACE).returncode == 0
    yield made
    made.run("down")


def told(machine: Machine, **variables: str) -> list[dict[str, Any]]:
    """Everything stated, with owners, people and views, and how long its vector is."""
    query = (
        "MATCH (s:Statement {space: $space}) RETURN s.id AS id, s.text AS text, s.owner AS owner, s.view AS view,"
        " s.consolidated AS consolidated, size(s.embedding) AS numbers,"
        " COLLECT { MATCH (s)-[:ABOUT]->(n) RETURN n.id ORDER BY n.id } AS about ORDER BY id"
    )
    done = machine.run("cypher", query, "--param", f"space={SPACE}", "--json", **variables)
    assert done.returncode == 0, done.stderr
    rows: list[dict[str, Any]] = json.loads(done.stdout)
    return rows


def without_numbers(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in row.items() if name != "numbers"} for row in rows]


def test_a_change_of_the_model_goes_through_and_back_and_loses_nothing(
    machine: Machine, endpoint: Endpoint
) -> None:
    before = told(machine)
    assert any(row["consolidated"] for row in before)
    refused = machine.run("ask", "What does 라희 think?", "--space", SPACE, **endpoint.settings)
    assert refused.returncode == 1
    assert "saidgraph reindex" in refused.stderr

    # Halfway the model is gone: nothing can be asked of either until somebody goes on.
    endpoint.patience = 8
    broken = machine.run("reindex", **endpoint.settings)
    assert broken.returncode == 1, broken.stdout
    assert "400" in broken.stderr
    endpoint.patience = None
    for variables in ({}, endpoint.settings):
        halfway = machine.run("ask", "What does 라희 think?", "--space", SPACE, **variables)
        assert halfway.returncode == 1
        assert "saidgraph reindex" in halfway.stderr

    done = machine.run("reindex", "--json", **endpoint.settings)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["embedder"], report["dimensions"], report["documents"]) == ("openai/small", DIMENSIONS, 2)
    after = told(machine, **endpoint.settings)
    assert without_numbers(after) == without_numbers(before)
    assert {row["numbers"] for row in after} == {DIMENSIONS}
    found = machine.run("ask", "도겸은 토마토를 좋아해?", "--space", SPACE, **endpoint.settings)
    assert "은채" in found.stdout, found.stderr
    assert machine.run("audit", "--space", SPACE, **endpoint.settings).returncode == 0
    again = machine.run("reindex", **endpoint.settings)
    assert "already" in again.stdout

    # And back: every number is what it was.
    assert machine.run("ask", "라희?", "--space", SPACE).returncode == 1
    assert machine.run("reindex").returncode == 0
    assert told(machine) == before


def test_nobody_else_may_be_at_work_meanwhile(machine: Machine, endpoint: Endpoint) -> None:
    assert machine.run("key", "create", "--name", "reader", "--scope", "read").returncode == 0
    with machine.serving():
        refused = machine.run("reindex", **endpoint.settings)
        assert refused.returncode == 1
        assert "Stop `saidgraph serve`" in refused.stderr
    assert {row["numbers"] for row in told(machine)} == {384}
