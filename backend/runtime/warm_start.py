"""The server's warm start: what the JVM has learned in a rehearsal, in a file that each start begins with.

A cold JVM loads and links some twenty thousand classes and interprets what it will later compile: a start takes
twice the time, the first query five seconds, and the first conversations are written at half the pace. Java 25
keeps linked classes and profiles in an ahead-of-time cache (JEP 483, 514 and 515). It is made once a data folder,
by a server of its own on a store that is thrown away. Where it does not fit any more, Java leaves it aside.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import psutil

from backend.errors import RuntimeTrouble
from backend.runtime.java import warm_start
from backend.runtime.launch import launch
from backend.runtime.layout import Layout, told
from backend.runtime.password import USER, read_password
from backend.runtime.ports import HOST, two_unknown
from backend.runtime.process import end, orphans
from backend.runtime.server import Watcher, fetch_jars, locked, recorded
from backend.settings import RuntimeSettings, Settings
from ingest.errors import SaidgraphError

# At its end the JVM starts another that writes the cache: 25 s on two idle cores (measured).
WRITING_TIMEOUT_SECONDS = 300.0
MIN_CACHE_BYTES = 1_000_000

Rehearse = Callable[[Settings], None]


@dataclass(frozen=True, slots=True)
class RehearsalLayout(Layout):
    """A server of its own on the same jars: the cache holds only for these files in these places."""

    @property
    def instance(self) -> Path:
        """Thrown away afterwards."""
        return self.home / "neo4j-rehearsal"


def prepare_warm_start(settings: Settings, watcher: Watcher, rehearse: Rehearse) -> None:
    """Record the warm start, unless it is there, is not wanted, or the server runs already.

    `rehearse` gets settings that name the server of the rehearsal. What goes wrong is told and not tried again:
    everything works without it.
    """
    layout = Layout(settings.home)
    if settings.neo4j.uri is not None or not settings.runtime.warm_start or recorded(layout) is not None:
        return
    layout.prepare()
    with told(settings.home), locked(layout, watcher):
        fetch_jars(layout, settings, watcher)
        cache = warm_start(layout)
        if recorded(layout) is not None or cache.exists() or _given_up(cache).exists():
            return
        watcher.say("Preparing Neo4j for quick starts: once, about a minute and a half.")
        try:
            _record(settings, cache, rehearse)
        except (SaidgraphError, OSError) as error:
            cache.parent.mkdir(mode=0o700, exist_ok=True)
            _given_up(cache).touch()
            reason = error.detail if isinstance(error, SaidgraphError) else error.strerror
            watcher.say(f"That failed and is left out: starts take longer, nothing else changes. {reason}")


def _record(settings: Settings, cache: Path, rehearse: Rehearse) -> None:
    layout = RehearsalLayout(settings.home)
    scratch = layout.instance / "recorded.aot"
    _throw_away(layout)  # what an earlier attempt left that was killed
    layout.prepare()
    try:
        state = launch(layout, _apart(settings.runtime), lambda message: None, record=scratch)
        try:
            rehearse(_settings_of(settings, layout, f"bolt://{HOST}:{state.bolt_port}"))
        finally:
            end(psutil.Process(state.pid), WRITING_TIMEOUT_SECONDS)
        if not scratch.exists() or scratch.stat().st_size < MIN_CACHE_BYTES:
            raise RuntimeTrouble("Java wrote no cache.")
        cache.parent.mkdir(mode=0o700, exist_ok=True)
        for old in cache.parent.iterdir():
            old.unlink()
        scratch.replace(cache)
    finally:
        _throw_away(layout)


def _settings_of(settings: Settings, layout: Layout, uri: str) -> Settings:
    password = read_password(layout)
    server = type(settings.neo4j).model_validate({"uri": uri, "user": USER, "password": password})
    return settings.model_copy(update={"home": layout.instance, "neo4j": server})


def _apart(runtime: RuntimeSettings) -> RuntimeSettings:
    """Return the settings of a server that nobody else finds, and that can be written."""
    bolt, http = two_unknown()
    return runtime.model_copy(update={"bolt_port": bolt, "http_port": http, "read_only": False})


def _throw_away(layout: Layout) -> None:
    for server in orphans(layout.instance):
        server.kill()
        psutil.wait_procs([server], timeout=30)
    shutil.rmtree(layout.instance, ignore_errors=True)


def _given_up(cache: Path) -> Path:
    return cache.with_suffix(".failed")
