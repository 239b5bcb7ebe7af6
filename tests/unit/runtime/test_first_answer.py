"""When a server that has just been started counts as there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from backend.runtime.ports import choose, runs_queries


@contextmanager
def answering(status: int) -> Iterator[tuple[int, list[str]]]:
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.headers["Authorization"] or "")
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            self.end_headers()

        def log_message(self, *words: object) -> None:
            """Say nothing: the output belongs to the tests."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port, asked
        server.shutdown()


@pytest.mark.parametrize(("status", "there"), [(202, True), (200, True), (401, True), (500, False), (503, False)])
def test_a_server_is_there_when_it_has_answered_or_refused_and_not_while_it_is_in_trouble(
    status: int, there: bool
) -> None:
    with answering(status) as (port, asked):
        assert runs_queries(port, "neo4j", "secret") is there
    assert asked == ["Basic bmVvNGo6c2VjcmV0"]


def test_nobody_there_is_no_answer() -> None:
    assert not runs_queries(choose(None, [], "HTTP"), "neo4j", "secret", timeout_seconds=1)
