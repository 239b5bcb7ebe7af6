"""Ports that are free, taken, silent, or somebody else's."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Iterator

import pytest

from backend.errors import DatabaseAway, RuntimeTrouble
from backend.runtime.ports import answers, choose, is_free, speaks_bolt
from backend.runtime.server import host_and_port, is_encrypted


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens and says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield int(server.getsockname()[1])


def _answering_with(answer: bytes) -> tuple[socket.socket, int]:
    server = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        connection, _ = server.accept()
        with connection:
            connection.recv(100)
            connection.sendall(answer)

    threading.Thread(target=serve, daemon=True).start()
    return server, int(server.getsockname()[1])


def test_a_port_that_was_asked_for_and_is_taken_is_refused_with_a_way_out(taken: int) -> None:
    with pytest.raises(RuntimeTrouble) as raised:
        choose(taken, [], "BOLT")
    assert f"Port {taken} is taken" in raised.value.detail
    assert "SAIDGRAPH_RUNTIME_BOLT_PORT" in raised.value.detail


def test_where_the_usual_port_is_taken_a_free_one_is_found(taken: int) -> None:
    port = choose(None, [taken], "BOLT")
    assert port != taken
    assert is_free(port)


def test_the_first_free_port_of_the_preferred_ones_is_chosen(taken: int) -> None:
    free = choose(None, [], "BOLT")
    assert choose(None, [taken, free], "BOLT") == free


def test_a_silent_port_is_no_bolt_server(taken: int) -> None:
    assert not speaks_bolt("127.0.0.1", taken, timeout_seconds=0.2)


def test_a_closed_port_is_no_bolt_server() -> None:
    assert not speaks_bolt("127.0.0.1", choose(None, [], "BOLT"))


@pytest.mark.parametrize(
    ("answer", "is_bolt"),
    [(bytes.fromhex("00000805"), True), (bytes(4), False), (b"", False), (b"HT", False), (b"HTTP", False)],
)
def test_a_bolt_server_is_known_by_the_version_that_it_picks(answer: bytes, is_bolt: bool) -> None:
    server, port = _answering_with(answer)
    with server:
        assert speaks_bolt("127.0.0.1", port) is is_bolt


@pytest.mark.parametrize(
    ("uri", "expected", "encrypted"),
    [
        ("bolt://127.0.0.1:7688", ("127.0.0.1", 7688), False),
        ("neo4j://graph.example", ("graph.example", 7687), False),
        ("neo4j+s://graph.example", ("graph.example", 7687), True),
        ("bolt+ssc://[::1]:7690", ("::1", 7690), True),
    ],
)
def test_an_address_is_split_into_host_and_port(uri: str, expected: tuple[str, int], encrypted: bool) -> None:
    assert host_and_port(uri) == expected
    assert is_encrypted(uri) is encrypted


@pytest.mark.parametrize("uri", ["", "localhost", "bolt://", "bolt://host:port"])
def test_what_is_no_address_is_said_so(uri: str) -> None:
    with pytest.raises(DatabaseAway, match="NEO4J_URI is not an address"):
        host_and_port(uri)


def test_a_port_answers_for_the_process_that_listens_on_it() -> None:
    server, port = _answering_with(bytes.fromhex("00000805"))
    with server:
        # Whoever started this process listens elsewhere, if at all.
        assert not answers(os.getppid(), port)
    server, port = _answering_with(bytes.fromhex("00000805"))
    with server:
        assert answers(os.getpid(), port)
