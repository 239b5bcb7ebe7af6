"""Fetching from a repository on this machine that can be slow, cut off or wrong."""

from __future__ import annotations

import errno
import hashlib
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from backend.errors import RuntimeTrouble
from backend.runtime import fetch as fetching
from backend.runtime.fetch import Progress, fetch, missing, place
from backend.runtime.jars import Jar, JarGroup
from backend.runtime.layout import told

# jgo leaves a response that broke off to the garbage collector, which complains about its socket.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

CONTENT = {"core": b"core" * 5000, "plug": b"plug" * 3000}


def _jar(name: str, group: JarGroup) -> Jar:
    content = CONTENT[name]
    return Jar(group, hashlib.sha256(content).hexdigest(), len(content), f"org.example:{name}:1.0")


JARS = [_jar("core", JarGroup.SERVER), _jar("plug", JarGroup.PLUGINS)]


@dataclass
class Repository:
    """A Maven repository that does to each file what the test asks of it, so many times."""

    url: str = ""
    cut: Counter[str] = field(default_factory=Counter)
    spoil: Counter[str] = field(default_factory=Counter)
    served: Counter[str] = field(default_factory=Counter)


@pytest.fixture
def repository(monkeypatch: pytest.MonkeyPatch) -> Iterator[Repository]:
    monkeypatch.setattr(fetching, "PAUSE_SECONDS", 0.0)
    repository = Repository()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = self.path.split("/")[-3]
            if not self.path.endswith(".jar") or name not in CONTENT:
                self.send_error(404)
                return
            content = CONTENT[name]
            repository.served[name] += 1
            if repository.spoil[name]:
                repository.spoil[name] -= 1
                content = b"x" + content[1:]
            self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            if repository.cut[name]:
                repository.cut[name] -= 1
                content = content[: len(content) // 2]
            self.wfile.write(content)

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    repository.url = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    yield repository
    server.shutdown()
    server.server_close()


def test_what_is_missing_is_fetched_and_verified(repository: Repository, tmp_path: Path) -> None:
    assert fetch(JARS, tmp_path, repository=repository.url) == 2
    assert place(tmp_path, JARS[0]).read_bytes() == CONTENT["core"]
    assert place(tmp_path, JARS[1]) == tmp_path / "plugins" / "plug-1.0.jar"
    assert missing(JARS, tmp_path, thorough=True) == []


def test_nothing_is_fetched_twice(repository: Repository, tmp_path: Path) -> None:
    fetch(JARS, tmp_path, repository=repository.url)
    assert fetch(JARS, tmp_path, repository=repository.url) == 0
    assert repository.served == {"core": 1, "plug": 1}


def test_a_download_that_breaks_off_is_tried_again(repository: Repository, tmp_path: Path) -> None:
    repository.cut["core"] = 1
    fetch(JARS, tmp_path, repository=repository.url)
    assert repository.served["core"] == 2
    assert missing(JARS, tmp_path, thorough=True) == []


def test_a_file_that_arrives_changed_is_fetched_again(repository: Repository, tmp_path: Path) -> None:
    repository.spoil["plug"] = 1
    fetch(JARS, tmp_path, repository=repository.url)
    assert place(tmp_path, JARS[1]).read_bytes() == CONTENT["plug"]


def test_a_file_that_always_arrives_changed_is_refused_and_not_kept(
    repository: Repository, tmp_path: Path
) -> None:
    repository.spoil["plug"] = 100
    with pytest.raises(RuntimeTrouble, match=r"plug-1\.0\.jar arrived 3 times with another content"):
        fetch(JARS, tmp_path, repository=repository.url)
    assert not place(tmp_path, JARS[1]).exists()
    assert list(tmp_path.glob("partial-*")) == []


def test_an_interrupted_run_goes_on_where_it_stopped(repository: Repository, tmp_path: Path) -> None:
    repository.cut["plug"] = 100
    with pytest.raises(RuntimeTrouble, match="what has arrived is kept"):
        fetch(JARS, tmp_path, repository=repository.url)
    repository.cut["plug"] = 0
    fetch(JARS, tmp_path, repository=repository.url)
    assert repository.served["core"] == 1
    assert missing(JARS, tmp_path, thorough=True) == []


def test_a_file_cut_short_on_the_disk_is_fetched_again(repository: Repository, tmp_path: Path) -> None:
    fetch(JARS, tmp_path, repository=repository.url)
    place(tmp_path, JARS[0]).write_bytes(CONTENT["core"][:100])
    assert fetch(JARS, tmp_path, repository=repository.url) == 1
    assert missing(JARS, tmp_path, thorough=True) == []


def test_a_file_changed_on_the_disk_is_seen_by_a_thorough_look(repository: Repository, tmp_path: Path) -> None:
    fetch(JARS, tmp_path, repository=repository.url)
    place(tmp_path, JARS[0]).write_bytes(b"x" + CONTENT["core"][1:])
    assert missing(JARS, tmp_path, thorough=True) == [JARS[0]]


def test_files_of_an_earlier_version_leave_the_class_path(repository: Repository, tmp_path: Path) -> None:
    old = tmp_path / "server" / "core-0.9.jar"
    old.parent.mkdir()
    old.write_bytes(b"old")
    fetch(JARS, tmp_path, repository=repository.url)
    assert not old.exists()


def test_what_a_killed_run_left_half_done_is_removed(repository: Repository, tmp_path: Path) -> None:
    (tmp_path / "partial-abc" / "core").mkdir(parents=True)
    fetch(JARS, tmp_path, repository=repository.url)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["plugins", "server"]


def test_a_full_disk_is_told_as_such_and_not_as_a_network_fault(
    repository: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(fetching, "_download", full)
    with pytest.raises(RuntimeTrouble, match="The disk is full"), told(tmp_path):
        fetch(JARS, tmp_path, repository=repository.url)


def test_a_file_that_the_repository_lacks_is_named(repository: Repository, tmp_path: Path) -> None:
    absent = Jar(JarGroup.SERVER, "a" * 64, 1, "org.example:absent:1.0")
    with pytest.raises(RuntimeTrouble, match=r"absent-1\.0\.jar cannot be downloaded"):
        fetch([absent], tmp_path, repository=repository.url)


def test_progress_reaches_the_whole(repository: Repository, tmp_path: Path) -> None:
    seen: list[Progress] = []
    fetch(JARS, tmp_path, repository=repository.url, report=seen.append)
    total = sum(len(content) for content in CONTENT.values())
    assert seen[0] == Progress(0, 2, 0, total)
    assert seen[-1] == Progress(2, 2, total, total)
