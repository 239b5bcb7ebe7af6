"""What the doctor finds without asking a server."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from backend.runtime.layout import Layout
from backend.runtime.process import MAIN_CLASS, ServerState, write_state
from backend.services import doctor
from backend.services.doctor import Finding, Level, examine, is_supported
from backend.settings import Neo4jSettings, RuntimeSettings, Settings


def _settings(home: Path, **runtime: int) -> Settings:
    return Settings(home=home, neo4j=Neo4jSettings(uri=None), runtime=RuntimeSettings(**runtime))


@pytest.fixture
def pretended(tmp_path: Path) -> Iterator[Layout]:
    """A data folder whose record names a process with the command line of our server, of another version."""
    layout = Layout(tmp_path)
    layout.prepare()
    command = [sys.executable, "-c", "import time; time.sleep(60)", MAIN_CLASS, f"--home-dir={layout.instance}"]
    with psutil.Popen(command) as process:
        write_state(layout.state, ServerState(process.pid, process.create_time(), 1, 2, "2025.01.0", "2.13.0"))
        yield layout
        process.kill()


async def _findings(settings: Settings) -> dict[str, Finding]:
    return {finding.check: finding for finding in await examine(settings, lambda: "any/model")}


async def test_an_empty_folder_is_not_provisioned_and_not_running(tmp_path: Path) -> None:
    found = await _findings(_settings(tmp_path))
    assert found["folder"].level == Level.GOOD
    assert found["java"].level == Level.GOOD
    assert found["jars"].level == Level.WRONG
    assert found["running"].level == Level.WRONG
    assert "saidgraph up" in (found["jars"].remedy or "")


async def test_where_the_folder_cannot_be_used_nothing_else_is_looked_at(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    found = await _findings(_settings(tmp_path / "file"))
    assert list(found) == ["folder"]
    assert found["folder"].level == Level.WRONG


async def test_more_heap_than_the_machine_has_is_wrong(tmp_path: Path) -> None:
    more_than_there_is = 2 * psutil.virtual_memory().total // doctor.MEGABYTE
    found = await _findings(_settings(tmp_path, heap_mb=more_than_there_is))
    assert found["memory"].level == Level.WRONG
    assert "SAIDGRAPH_RUNTIME_HEAP_MB" in (found["memory"].remedy or "")


async def test_a_disk_with_too_little_room_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    more_than_there_is = psutil.disk_usage(str(tmp_path)).total // doctor.MEGABYTE + 1
    monkeypatch.setattr(doctor, "FIRST_START_DISK_MB", more_than_there_is)
    found = await _findings(_settings(tmp_path))
    assert found["disk"].level == Level.WRONG
    assert f"{more_than_there_is} MB are needed" in (found["disk"].remedy or "")


async def test_a_port_that_was_asked_for_and_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = int(server.getsockname()[1])
        found = await _findings(_settings(tmp_path, http_port=port))
    assert found["ports"].text == f"Port {port} is taken by another program."
    assert "SAIDGRAPH_RUNTIME_HTTP_PORT" in (found["ports"].remedy or "")


async def test_a_server_started_by_another_version_is_a_warning(pretended: Layout) -> None:
    pretended.password.write_text("any", encoding="utf-8")
    found = await _findings(_settings(pretended.home))
    assert found["version"].level == Level.WARNING
    assert "2025.01.0" in found["version"].text
    assert "does not answer yet" in found["running"].text


async def test_a_lost_password_of_a_running_server_is_told_in_words(pretended: Layout) -> None:
    found = await _findings(_settings(pretended.home))
    assert f"The password file {pretended.password} cannot be read" in found["running"].text


@pytest.mark.parametrize(
    ("version", "supported"),
    [
        ("2026.08.1", True),
        ("2026.02.0", True),
        ("2027.01.0-aura", True),
        ("2026.01.4", False),
        ("2025.11.2", False),
        ("5.26.30", False),
        ("5.27-aura", False),
        ("dev", False),
    ],
)
def test_servers_that_are_too_old_are_known_by_their_version(version: str, supported: bool) -> None:
    assert is_supported(version) is supported
