"""Backup, restore and compaction with the installed command: what was erased is in no file afterwards."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from backend.cli.exit_codes import ExitCode
from backend.runtime.layout import Layout
from backend.runtime.process import orphans
from backend.runtime.server import provision
from backend.runtime.swap import NEW
from backend.settings import Settings
from tests.e2e.machine import COMMAND_TIMEOUT_SECONDS, SAIDGRAPH, Machine

pytestmark = [pytest.mark.slow, pytest.mark.database, pytest.mark.upkeep]

SPACE = "upkeep"
ERASED = ["두루미관찰일지", "craneledger"]
KEPT = "자전거"
# A minute and a half where nothing else runs, and it shares two cores with other tests.
RECORDING_SECONDS = 900
# Neo4j writes strings as UTF-8, and Lucene's term files and Java's own buffers can hold UTF-16.
ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be")


@pytest.fixture(scope="module")
def machine(settings: Settings, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A running data folder with two documents."""
    provision(settings)
    machine = Machine(tmp_path_factory.mktemp("upkeep") / "home")
    machine.layout.prepare()
    machine.layout.jars.symlink_to(Layout(settings.home).jars, target_is_directory=True)
    ingest(machine)
    yield machine
    machine.run("down")
    assert orphans(machine.layout.instance) == []


def ingest(machine: Machine) -> None:
    folder = machine.layout.home.parent / "notes"
    folder.mkdir(exist_ok=True)
    first, second = ERASED
    (folder / "a.md").write_text(
        f"---\nauthor: 도윤\n---\n은채는 {first}를 쓴다.\n\nEunchae keeps a {second} in the shed.\n",
        encoding="utf-8",
    )
    (folder / "b.md").write_text(f"---\nauthor: 도윤\n---\n은채는 {KEPT}를 좋아한다.\n", encoding="utf-8")
    done = machine.run("ingest", str(folder), "--space", SPACE)
    assert done.returncode == 0, done.stderr


def answer(machine: Machine, *words: str) -> dict[str, Any]:
    done = machine.run(*words, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def exported(machine: Machine) -> str:
    done = machine.run("export", "--space", SPACE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def files_with(folder: Path, words: list[str]) -> list[str]:
    found = []
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            found += [path.name for word in words for code in ENCODINGS if word.encode(code) in content]
    return found


def test_a_compaction_leaves_no_erased_word_in_any_file_and_says_so_on_the_receipt(machine: Machine) -> None:
    receipt = answer(machine, "erase", "--space", SPACE, "--document", "a.md")
    assert receipt["physical_by"] is None
    assert files_with(machine.layout.instance, ERASED) != []  # else the test would prove nothing
    before = exported(machine)
    done = answer(machine, "compact")
    assert (done["receipts"], files_with(machine.layout.instance, ERASED)) == (1, [])
    after = exported(machine)
    assert len(after.splitlines()) == len(before.splitlines())
    assert KEPT in after
    assert '"physical_by"' in after
    ingest(machine)
    assert not any(word in exported(machine) for word in ERASED)


def test_a_backup_comes_back_also_in_another_home(machine: Machine, tmp_path: Path) -> None:
    file = tmp_path / "memory.backup"
    made = answer(machine, "backup", str(file))
    assert made["verified"] is True
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    before = exported(machine)

    refused = machine.run("restore", str(file))
    assert refused.returncode == ExitCode.WRONG
    assert "--replace" in refused.stderr

    other = Machine(tmp_path / "other")
    other.layout.prepare()
    other.layout.jars.symlink_to(machine.layout.jars.resolve(), target_is_directory=True)
    try:
        assert answer(other, "restore", str(file))["counts"] == made["counts"]
        key = "content.key"
        assert (other.layout.home / key).read_text() == (machine.layout.home / key).read_text()
        assert sorted(exported(other).splitlines()) == sorted(before.splitlines())
    finally:
        other.run("down")


def test_a_file_that_is_no_backup_changes_nothing(machine: Machine, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("no backup", encoding="utf-8")
    done = machine.run("restore", str(tmp_path / "letter"), "--replace")
    assert done.returncode == ExitCode.USAGE
    assert "no backup" in done.stderr
    assert KEPT in exported(machine)


def test_a_compaction_that_is_killed_leaves_the_store_as_it_was(machine: Machine) -> None:
    before = sorted(exported(machine).splitlines())
    with subprocess.Popen([SAIDGRAPH, "compact"], env=machine.environment({})) as running:
        deadline = time.monotonic() + COMMAND_TIMEOUT_SECONDS
        while not (machine.layout.instance / NEW / "databases").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        os.kill(running.pid, signal.SIGKILL)
    assert orphans(machine.layout.instance) != []
    assert machine.run("up").returncode == 0
    assert len(orphans(machine.layout.instance)) == 1
    assert not (machine.layout.instance / NEW).exists()
    assert sorted(exported(machine).splitlines()) == before


def test_a_server_that_is_not_ours_is_refused_with_the_way_out(machine: Machine, tmp_path: Path) -> None:
    existing = {"NEO4J_URI": "bolt://127.0.0.1:9", "NEO4J_PASSWORD": "x"}
    for words in (["backup", str(tmp_path / "x")], ["compact"]):
        done = machine.run(*words, **existing)
        assert done.returncode == ExitCode.WRONG
        assert "`saidgraph export`" in done.stderr


def test_a_warm_start_is_recorded_once_and_used_at_each_start(machine: Machine) -> None:
    """On demand: a recording takes minutes. Nothing of the rehearsal reaches the memory."""
    assert machine.run("down").returncode == 0
    first = machine.run("up", seconds=RECORDING_SECONDS, SAIDGRAPH_RUNTIME_WARM_START="true")
    assert first.returncode == 0, first.stderr
    assert "quick starts" in first.stderr
    assert "failed" not in first.stderr
    (cache,) = (machine.layout.home / "warm-start").iterdir()
    assert not (machine.layout.home / "neo4j-rehearsal").exists()
    assert f"-XX:AOTCache={cache}" in psutil.Process(machine.state().pid).cmdline()
    spaces = machine.run("cypher", "MATCH (n:Space) RETURN n.name AS name", "--json")
    assert "rehearsal" not in spaces.stdout
    assert machine.run("down").returncode == 0
    again = machine.run("up", SAIDGRAPH_RUNTIME_WARM_START="true")
    assert "quick starts" not in again.stderr
    assert list((machine.layout.home / "warm-start").iterdir()) == [cache]
