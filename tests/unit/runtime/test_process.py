"""Records of processes: true, stale, and half written."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from backend.runtime.process import (
    MAIN_CLASS,
    ServerState,
    alive,
    end,
    orphans,
    read_state,
    write_private,
    write_state,
)

SLEEP = "import time; print('ready', flush=True); time.sleep(60)"
STUBBORN = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); " + SLEEP


@pytest.fixture
def server(tmp_path: Path) -> Iterator[psutil.Process]:
    """A process with the command line of our server on the data folder `tmp_path`."""
    yield from _process(SLEEP, tmp_path)


@pytest.fixture
def stubborn(tmp_path: Path) -> Iterator[psutil.Process]:
    """The same, but it does not listen when it is asked to stop."""
    yield from _process(STUBBORN, tmp_path)


def _process(program: str, instance: Path) -> Iterator[psutil.Process]:
    command = [sys.executable, "-c", program, MAIN_CLASS, f"--home-dir={instance}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        yield psutil.Process(child.pid)
        child.kill()


def _state(process: psutil.Process) -> ServerState:
    return ServerState(process.pid, process.create_time(), 7687, 7474, "2026.08.1", "2.26.0")


def test_a_true_record_is_recognised(server: psutil.Process, tmp_path: Path) -> None:
    assert alive(_state(server), tmp_path) == server


def test_the_record_of_a_process_that_ended_is_stale(server: psutil.Process, tmp_path: Path) -> None:
    state = _state(server)
    end(server, 10)
    assert alive(state, tmp_path) is None


def test_a_process_id_given_away_again_is_seen_by_its_start(server: psutil.Process, tmp_path: Path) -> None:
    assert alive(replace(_state(server), started=server.create_time() - 3600), tmp_path) is None


def test_a_process_id_given_away_again_is_seen_by_its_command_line(tmp_path: Path) -> None:
    assert alive(_state(psutil.Process(os.getpid())), tmp_path) is None


def test_a_server_of_another_data_folder_is_not_ours(server: psutil.Process, tmp_path: Path) -> None:
    assert alive(_state(server), tmp_path / "other") is None


def test_a_server_that_no_record_knows_is_found(server: psutil.Process, tmp_path: Path) -> None:
    assert orphans(tmp_path) == [server]
    assert orphans(tmp_path / "other") == []


def test_a_process_that_stops_when_asked_is_not_killed(server: psutil.Process) -> None:
    assert end(server, 10) is True
    assert not server.is_running()


def test_a_process_that_does_not_listen_is_killed(stubborn: psutil.Process) -> None:
    assert end(stubborn, 0.2) is False
    assert not stubborn.is_running()


@pytest.mark.parametrize("text", ["", "{", '{"pid": 1}', "[]", '"x"'])
def test_a_record_that_a_crash_left_half_written_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "server.json").write_text(text, encoding="utf-8")
    assert read_state(tmp_path / "server.json") is None


def test_no_record_is_none(tmp_path: Path) -> None:
    assert read_state(tmp_path / "server.json") is None


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    state = ServerState(1, 2.5, 7687, 7474, "2026.08.1", "2.26.0")
    write_state(tmp_path / "server.json", state)
    assert read_state(tmp_path / "server.json") == state


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_private_file_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("old", encoding="utf-8")
    (tmp_path / "password").chmod(0o644)
    write_private(tmp_path / "password", "new")
    assert stat.S_IMODE((tmp_path / "password").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["password"]
