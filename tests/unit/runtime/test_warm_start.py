"""What decides whether a recorded warm start fits, and when one is recorded."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from backend.errors import DatabaseAway
from backend.runtime import warm_start as module
from backend.runtime.java import server_command, warm_start
from backend.runtime.layout import Layout
from backend.runtime.server import Watcher
from backend.runtime.warm_start import RehearsalLayout, prepare_warm_start
from backend.settings import RuntimeSettings, Settings


@pytest.fixture
def layout(tmp_path: Path) -> Layout:
    made = Layout(tmp_path / "memory")
    made.prepare()
    (made.jars / "server").mkdir(parents=True)
    (made.jars / "server" / "neo4j.jar").write_bytes(b"jar")
    return made


def test_a_start_uses_what_was_recorded_and_only_that(layout: Layout) -> None:
    assert not [word for word in server_command(layout, RuntimeSettings()) if "AOT" in word]
    cache = warm_start(layout)
    cache.parent.mkdir()
    cache.write_bytes(b"cache")
    assert f"-XX:AOTCache={cache}" in server_command(layout, RuntimeSettings())
    recording = server_command(layout, RuntimeSettings(), record=layout.home / "new.aot")
    assert [word for word in recording if "AOT" in word] == [f"-XX:AOTCacheOutput={layout.home / 'new.aot'}"]


def test_other_jars_want_another_recording(layout: Layout) -> None:
    before = warm_start(layout)
    jar = layout.jars / "server" / "neo4j.jar"
    os.utime(jar, ns=(0, 0))
    touched = warm_start(layout)
    jar.write_bytes(b"another jar")
    assert len({before, touched, warm_start(layout)}) == 3


def test_the_rehearsal_has_a_store_of_its_own_and_the_same_jars(layout: Layout) -> None:
    rehearsal = RehearsalLayout(layout.home)
    assert rehearsal.jars == layout.jars
    assert warm_start(rehearsal) == warm_start(layout)
    assert layout.instance not in rehearsal.data.parents


def test_a_rehearsal_that_fails_is_told_and_not_tried_again(
    layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Path] = []

    def fail(settings: Settings, cache: Path, rehearse: object) -> None:
        tried.append(cache)
        raise DatabaseAway("Nobody answers.")

    monkeypatch.setattr(module, "_record", fail)
    monkeypatch.setattr(module, "fetch_jars", lambda *given: None)
    said: list[str] = []
    wanted = Settings(home=layout.home, runtime=RuntimeSettings(warm_start=True))
    for _ in range(2):
        prepare_warm_start(wanted, Watcher(say=said.append), lambda settings: None)
    assert tried == [warm_start(layout)]
    assert "Nobody answers." in said[-1]
    prepare_warm_start(wanted.model_copy(update={"runtime": RuntimeSettings()}), Watcher(), lambda settings: None)
    assert len(tried) == 1
