"""The installed command against a server of its own: started twice at once, killed, found again, stopped."""

from __future__ import annotations

import json
import os
import socket
import stat
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import httpx
import psutil
import pytest

from backend.cli.exit_codes import ExitCode
from backend.runtime.layout import Layout
from backend.runtime.ports import choose
from backend.runtime.process import alive, orphans, write_state
from backend.runtime.server import provision
from backend.settings import Settings
from tests.e2e.machine import Machine, command_of

pytestmark = [pytest.mark.slow, pytest.mark.database]


@pytest.fixture(scope="module")
def machine(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A data folder with everything fetched and nothing started; stopped at the end, whatever happened."""
    provision(settings)
    # A space in the path: everything on the way to the JVM has to keep it in one piece.
    machine = Machine(tmp_path_factory.mktemp("a memory") / "home")
    machine.layout.prepare()
    machine.layout.jars.symlink_to(Layout(settings.home).jars, target_is_directory=True)
    yield machine
    machine.run("down")
    assert orphans(machine.layout.instance) == []


@pytest.fixture(scope="module")
def running(machine: Machine) -> Machine:
    """The same, with the server started by two commands at once."""
    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(lambda _: machine.run("up", "--json"), range(2))
    assert (first.returncode, first.stdout) == (0, second.stdout), first.stderr + second.stderr
    return machine


def test_before_the_first_start_status_says_how_to_start(machine: Machine) -> None:
    done = machine.run("status")
    assert done.returncode == ExitCode.DATABASE_AWAY
    assert "Start it with `saidgraph up`" in done.stdout


def test_down_without_a_server_is_no_error(machine: Machine) -> None:
    done = machine.run("down")
    assert (done.returncode, done.stdout) == (0, "Neo4j was not running.\n")


def test_the_doctor_says_what_to_do_before_the_first_start(machine: Machine) -> None:
    done = machine.run("doctor")
    assert done.returncode == ExitCode.WRONG
    assert "Run `saidgraph up`" in done.stdout


def test_a_taken_port_that_was_asked_for_is_refused_with_a_way_out(machine: Machine) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = str(server.getsockname()[1])
        done = machine.run("up", SAIDGRAPH_RUNTIME_BOLT_PORT=port)
        examined = machine.run("doctor", SAIDGRAPH_RUNTIME_BOLT_PORT=port)
    assert done.returncode == ExitCode.DATABASE_AWAY
    assert f"Port {port} is taken" in done.stderr
    assert f"Port {port} is taken" in examined.stdout
    assert orphans(machine.layout.instance) == []


def test_a_home_that_is_a_file_is_refused_with_a_way_out(machine: Machine, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file", encoding="utf-8")
    for command in ("up", "doctor"):
        done = machine.run(command, SAIDGRAPH_HOME=str(tmp_path / "file"))
        assert done.returncode != 0
        assert "It is a file, or lies below one. Set SAIDGRAPH_HOME to a folder." in done.stdout + done.stderr
        assert "Traceback" not in done.stderr


def test_an_interrupted_download_of_everything_says_that_what_arrived_is_kept(
    machine: Machine, tmp_path: Path
) -> None:
    nobody_there = "http://127.0.0.1:9"
    done = machine.run("up", SAIDGRAPH_HOME=str(tmp_path / "home"), SAIDGRAPH_RUNTIME_REPOSITORY=nobody_there)
    assert done.returncode == ExitCode.DATABASE_AWAY
    assert "what has arrived is kept" in done.stderr
    assert "Traceback" not in done.stderr


def test_two_starts_at_once_make_one_server(running: Machine) -> None:
    servers = [p for p in psutil.process_iter() if str(running.layout.instance) in " ".join(command_of(p))]
    assert [server.pid for server in servers] == [running.state().pid]


def test_two_memories_that_start_at_once_have_a_server_each(
    settings: Settings, tmp_path_factory: pytest.TempPathFactory
) -> None:
    memories = [Machine(tmp_path_factory.mktemp("one of two") / "home") for _ in range(2)]
    for memory in memories:
        memory.layout.prepare()
        memory.layout.jars.symlink_to(Layout(settings.home).jars, target_is_directory=True)
    try:
        with ThreadPoolExecutor(2) as pool:
            done = list(pool.map(lambda memory: memory.run("up", "--json"), memories))
        assert [one.returncode for one in done] == [0, 0], done[0].stderr + done[1].stderr
        assert len({memory.state().bolt_port for memory in memories}) == 2
        # Each answers to its own password.
        found = [memory.run("cypher", "RETURN 1 AS one", "--json") for memory in memories]
        assert [one.returncode for one in found] == [0, 0], found[0].stderr + found[1].stderr
    finally:
        for memory in memories:
            memory.run("down")


def test_a_second_up_changes_nothing_and_prints_the_same(running: Machine) -> None:
    before = running.state()
    done = running.run("up", "--json")
    endpoint = json.loads(done.stdout)
    assert set(endpoint) == {"uri", "user", "password", "http"}
    assert endpoint["uri"] == f"bolt://127.0.0.1:{before.bolt_port}"
    assert done.stderr == ""
    assert running.state() == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_the_password_is_readable_by_its_owner_only_and_shows_nowhere(running: Machine) -> None:
    assert stat.S_IMODE(running.layout.password.stat().st_mode) == 0o600
    password = json.loads(running.run("up", "--json").stdout)["password"]
    assert len(password) >= 24
    for words in (["up"], ["status"], ["status", "--json"], ["doctor", "--json"]):
        done = running.run(*words)
        assert password not in done.stdout + done.stderr
    assert password not in " ".join(command_of(psutil.Process(running.state().pid)))
    for log in running.layout.logs.iterdir():
        assert password not in log.read_text(encoding="utf-8", errors="replace")


def test_the_doctor_finds_nothing_wrong(running: Machine) -> None:
    done = running.run("doctor", "--json")
    findings = {finding["check"]: finding for finding in json.loads(done.stdout)["findings"]}
    assert done.returncode == 0
    assert {"folder", "disk", "java", "jars", "running", "version", "gds", "indexes", "embedding"} <= set(findings)
    assert findings["gds"]["level"] == "good"


def test_an_existing_server_is_used_and_never_stopped(running: Machine) -> None:
    endpoint = json.loads(running.run("up", "--json").stdout)
    existing = {"NEO4J_URI": endpoint["uri"], "NEO4J_PASSWORD": endpoint["password"]}
    assert json.loads(running.run("up", "--json", **existing).stdout)["uri"] == endpoint["uri"]
    assert running.run("doctor", **existing).returncode == 0
    stopped = running.run("down", **existing)
    assert stopped.returncode == ExitCode.WRONG
    assert "did not start it and does not stop it" in stopped.stderr
    assert alive(running.state(), running.layout.instance) is not None


def test_an_existing_server_with_another_password_is_told_in_words(running: Machine) -> None:
    uri = json.loads(running.run("up", "--json").stdout)["uri"]
    done = running.run("doctor", NEO4J_URI=uri, NEO4J_PASSWORD="not the password")
    assert done.returncode == ExitCode.WRONG
    assert "NEO4J_PASSWORD" in done.stdout


def test_an_existing_server_that_is_away_is_told_in_words(machine: Machine) -> None:
    away = {"NEO4J_URI": "bolt://127.0.0.1:9", "NEO4J_PASSWORD": "x"}
    for command in ("up", "status"):
        assert machine.run(command, **away).returncode == ExitCode.DATABASE_AWAY
    assert "Check NEO4J_URI" in machine.run("up", **away).stderr


def test_what_the_containers_run_works_one_step_after_the_other(running: Machine, tmp_path: Path) -> None:
    endpoint = json.loads(running.run("up", "--json").stdout)
    # In the form in which Neo4j's own image reads it.
    auth, key_file = tmp_path / "neo4j-auth", tmp_path / "first-api-key"
    auth.write_text(f"neo4j/{endpoint['password']}\n", encoding="utf-8")
    connection = {"NEO4J_URI": endpoint["uri"], "NEO4J_PASSWORD_FILE": str(auth)}
    refused = running.run("serve", "--host", "0.0.0.0", "--port", str(choose(None, [], "API")), **connection)
    assert refused.returncode == ExitCode.USAGE
    assert "no key was made" in refused.stderr

    for _ in range(2):
        made = running.run(
            "-m", "backend.cli.container", "key", str(key_file), program=sys.executable, **connection
        )
        assert made.returncode == 0, made.stderr
    keys = json.loads(running.run("key", "list", "--json", **connection).stdout)["items"]
    assert [key["name"] for key in keys] == ["first"]
    assert stat.S_IMODE(key_file.stat().st_mode) == 0o600

    with running.serving(**connection) as port:
        address = f"http://127.0.0.1:{port}/v1"
        assert httpx.get(f"{address}/ready").status_code == 200
        assert httpx.get(f"{address}/spaces/nobody/people").status_code == 401
        bearer = {"Authorization": f"Bearer {key_file.read_text(encoding='utf-8').strip()}"}
        assert httpx.get(f"{address}/spaces/nobody/people", headers=bearer).status_code == 404


def test_a_killed_server_with_a_record_that_fits_another_process_comes_back_where_it_was(running: Machine) -> None:
    killed = running.state()
    process = psutil.Process(killed.pid)
    process.kill()
    process.wait(30)
    assert running.run("status").returncode == ExitCode.DATABASE_AWAY
    # The system has given the process id away again: to this very test.
    mine = psutil.Process()
    write_state(running.layout.state, replace(killed, pid=mine.pid, started=mine.create_time()))
    assert running.run("status").returncode == ExitCode.DATABASE_AWAY
    assert running.run("up").returncode == 0
    found = running.state()
    assert found.pid not in (killed.pid, mine.pid)
    assert (found.bolt_port, found.http_port) == (killed.bolt_port, killed.http_port)
    assert running.run("doctor").returncode == 0


def test_down_leaves_nothing_behind(running: Machine) -> None:
    state = running.state()
    done = running.run("down")
    assert (done.returncode, done.stdout) == (0, "Neo4j is stopped.\n")
    assert alive(state, running.layout.instance) is None
    assert not running.layout.state.exists()
    assert running.run("down").stdout == "Neo4j was not running.\n"
