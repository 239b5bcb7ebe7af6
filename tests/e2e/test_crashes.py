"""Killed in the middle, and two at once: nothing accepted is lost, nothing is half derived, nothing is doubled."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from neo4j import GraphDatabase

from backend.errors import DatabaseAway
from backend.runtime.layout import Layout
from backend.runtime.process import read_state
from backend.runtime.server import provision
from backend.settings import Settings
from backend.store import connection
from tests.e2e.machine import SAIDGRAPH, Machine

pytestmark = [pytest.mark.slow, pytest.mark.database]

SESSIONS = 12
TURNS = 4


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory, settings: Settings) -> Iterator[Machine]:
    """A server of its own, with the jars that the session has fetched."""
    provision(settings)
    made = Machine(tmp_path_factory.mktemp("crashes") / "home")
    made.layout.prepare()
    made.layout.jars.symlink_to(Layout(settings.home).jars, target_is_directory=True)
    assert made.run("up").returncode == 0
    yield made
    made.run("down")


@pytest.fixture
def chats(tmp_path: Path) -> Path:
    """A folder of small sessions."""
    folder = tmp_path / "chats"
    folder.mkdir()
    for session in range(SESSIONS):
        turns = [
            {
                "id": str(turn),
                "speaker": "보미" if turn % 2 else "은우",
                "text": f"나는 어제 {session * TURNS + turn + 2}번 버스를 타고 전주에 갔어.",
                "said_at": f"2026-03-{session + 1:02}T10:{turn:02}:00+09:00",
            }
            for turn in range(TURNS)
        ]
        text = "\n".join(json.dumps(turn, ensure_ascii=False) for turn in turns)
        (folder / f"{session:02}.jsonl").write_text(text, encoding="utf-8")
    return folder


def counted(machine: Machine, space: str) -> dict[str, int]:
    """How much a space holds, and whether any document is half derived."""
    query = (
        "OPTIONAL MATCH (p:Passage {space: $space}) WITH count(p) AS passages, "
        "sum(CASE WHEN p.derived THEN 0 ELSE 1 END) AS waiting "
        "OPTIONAL MATCH (s:Statement {space: $space}) WITH passages, waiting, count(s) AS statements "
        "OPTIONAL MATCH (q:Person {space: $space}) RETURN passages, waiting, statements, count(q) AS people"
    )
    done = machine.run("cypher", query, "--param", f"space={space}", "--json")
    assert done.returncode == 0, done.stderr
    row: dict[str, int] = json.loads(done.stdout)[0]
    return row


def started(machine: Machine, folder: Path, space: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [SAIDGRAPH, "ingest", str(folder), "--space", space, "--json"],
        env=machine.environment({}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_some(machine: Machine, space: str) -> None:
    """Return as soon as a first document is written, while others wait: a command would look too late."""
    endpoint = json.loads(machine.run("up", "--json").stdout)
    deadline = time.monotonic() + 180
    query = "RETURN EXISTS { (:Statement {space: $space}) } AS some"
    with GraphDatabase.driver(endpoint["uri"], auth=(endpoint["user"], endpoint["password"])) as driver:
        while not driver.execute_query(query, space=space).records[0]["some"]:
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_killed_in_the_middle_it_is_completed_by_running_again(machine: Machine, chats: Path) -> None:
    process = started(machine, chats, "killed")
    wait_for_some(machine, "killed")
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert machine.run("ingest", str(chats), "--space", "killed").returncode == 0
    found = counted(machine, "killed")
    assert (found["passages"], found["waiting"], found["people"]) == (SESSIONS * TURNS, 0, 2)
    assert machine.run("audit", "--space", "killed").returncode == 0


def test_a_database_killed_in_the_middle_loses_nothing_that_was_accepted(machine: Machine, chats: Path) -> None:
    process = started(machine, chats, "lost")
    wait_for_some(machine, "lost")
    state = read_state(machine.layout.state)
    assert state is not None
    os.kill(state.pid, signal.SIGKILL)
    _, said = process.communicate(timeout=180)
    assert process.returncode == 3, said
    assert "Traceback" not in said
    assert machine.run("up").returncode == 0
    assert machine.run("ingest", str(chats), "--space", "lost").returncode == 0
    found = counted(machine, "lost")
    assert (found["passages"], found["waiting"]) == (SESSIONS * TURNS, 0)
    assert machine.run("audit", "--space", "lost").returncode == 0


def test_two_processes_ingesting_the_same_files_make_no_twins(machine: Machine, chats: Path) -> None:
    both = [started(machine, chats, "twice") for _ in range(2)]
    for process in both:
        _, said = process.communicate(timeout=400)
        assert process.returncode == 0, said
    assert machine.run("ingest", str(chats), "--space", "once").returncode == 0
    assert counted(machine, "twice") == counted(machine, "once")


async def test_a_database_that_falls_silent_is_not_waited_for(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its process is there and its connections stay open, but no answer comes; later it answers again."""
    monkeypatch.setattr(connection, "SILENCE_SECONDS", 0.5)
    given = {"space": "silent", "batch": 10}
    endpoint = json.loads(machine.run("up", "--json").stdout)
    state = read_state(machine.layout.state)
    assert state is not None
    where = endpoint["uri"], endpoint["user"], endpoint["password"]
    async with connection.connect(*where, write_timeout_seconds=10) as store:
        await store.write("delete_space_batch", given)
        await asyncio.gather(*(store.read("get_space", given) for _ in range(2)))  # two connections stand open
        os.kill(state.pid, signal.SIGSTOP)
        try:
            with pytest.raises(DatabaseAway, match="silent for"):
                await store.read("get_space", given, timeout_seconds=1)
            with pytest.raises(DatabaseAway, match="silent for"):
                await store.write("delete_space_batch", given)
        finally:
            os.kill(state.pid, signal.SIGCONT)
        assert await store.read("get_space", given) == []
        assert (await store.write("delete_space_batch", given))[0]["deleted"] == 0
