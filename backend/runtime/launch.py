"""Starts the server's process and waits until Bolt answers, or says in words why it does not."""

from __future__ import annotations

import re
import subprocess
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import psutil

from backend.errors import RuntimeTrouble
from backend.runtime.jars import GDS_VERSION, NEO4J_VERSION
from backend.runtime.java import configuration_text, server_command, server_configuration
from backend.runtime.layout import Layout
from backend.runtime.password import USER, ensure_password, read_password
from backend.runtime.ports import HOST, USUAL_BOLT_PORT, USUAL_HTTP_PORT, answers, choose, runs_queries
from backend.runtime.process import ServerState, write_state
from backend.settings import RuntimeSettings

POLL_SECONDS = 0.2
# A port can be taken between the moment it was found free and the moment the JVM binds it.
START_ATTEMPTS = 3
LOG_TAIL_BYTES = 16_000


class PortTaken(RuntimeTrouble):
    """Neo4j cannot listen on its port: another program was faster. Try again."""


@dataclass(frozen=True, slots=True)
class StartTrouble:
    """One reason why a server does not start: how its log shows it, and what a person can do."""

    sign: str
    remedy: str
    kind: type[RuntimeTrouble] = RuntimeTrouble


_NO_MEMORY = (
    "There is not enough memory. Close other programs, or set SAIDGRAPH_RUNTIME_HEAP_MB lower (at least 512)."
)

START_TROUBLE = [
    StartTrouble("Address already in use", "Its port was taken just now. Run `saidgraph up` again.", PortTaken),
    StartTrouble("Could not reserve enough space", _NO_MEMORY),
    StartTrouble("insufficient memory", _NO_MEMORY),
    StartTrouble("OutOfMemoryError", "It ran out of memory. Set SAIDGRAPH_RUNTIME_HEAP_MB higher."),
    StartTrouble("No space left on device", "The disk is full. Free some space and try again."),
    StartTrouble(
        "not a known injectable component",
        "Its GDS jars do not fit together. Remove the folder `jars` of the data folder and run `saidgraph up`.",
    ),
    StartTrouble(
        "Lock file has been locked by another process",
        "Another Neo4j uses this data folder. Stop it, or set SAIDGRAPH_HOME to another folder.",
    ),
]


def launch(
    layout: Layout, settings: RuntimeSettings, say: Callable[[str], None], *, record: Path | None = None
) -> ServerState:
    """Start the server on free ports and return when it answers. `record`: see `server_command`."""
    for _ in range(START_ATTEMPTS - 1):
        try:
            return _launch_once(layout, settings, say, record)
        except PortTaken:
            say("The port was taken in the same moment; trying another.")
    return _launch_once(layout, settings, say, record)


def await_bolt(
    layout: Layout,
    state: ServerState,
    settings: RuntimeSettings,
    *,
    has_ended: Callable[[], bool],
    log_before: int,
) -> None:
    """Wait until Bolt answers and a query has been answered, as long as the process lives.

    A server that only greets would let whoever comes first wait for its planner.
    """
    deadline = time.monotonic() + settings.start_timeout_seconds
    while time.monotonic() < deadline:
        if answers(state.pid, state.bolt_port) and runs_queries(state.http_port, USER, read_password(layout)):
            return
        if has_ended():
            layout.state.unlink(missing_ok=True)
            raise explained(layout, since=log_before)
        time.sleep(POLL_SECONDS)
    raise RuntimeTrouble(
        f"Neo4j has not answered within {settings.start_timeout_seconds:.0f} s. It goes on starting: look again "
        f"with `saidgraph status`, or read {layout.console_log}. For a longer wait set "
        "SAIDGRAPH_RUNTIME_START_TIMEOUT_SECONDS."
    )


def explained(layout: Layout, *, since: int) -> RuntimeTrouble:
    """Return the reason of a failed start, read from what the log says after `since`."""
    text = ""
    if layout.console_log.exists():
        with layout.console_log.open("rb") as file:
            file.seek(max(since, log_size(layout) - LOG_TAIL_BYTES))
            text = file.read().decode("utf-8", errors="replace")
    for trouble in START_TROUBLE:
        if trouble.sign in text:
            return trouble.kind(
                f"Neo4j did not start. {trouble.remedy} Its own words are in {layout.console_log}."
            )
    return RuntimeTrouble(f"Neo4j did not start. Its own words are at the end of {layout.console_log}.")


def _launch_once(
    layout: Layout, settings: RuntimeSettings, say: Callable[[str], None], record: Path | None
) -> ServerState:
    bolt, http = _ports(layout, settings)
    values = server_configuration(layout, settings, bolt_port=bolt, http_port=http)
    _configuration_file(layout).write_text(configuration_text(values), encoding="utf-8")
    ensure_password(layout)
    say(f"Starting Neo4j on {HOST}:{bolt}.")
    log_before = log_size(layout)
    process = _spawn(layout, settings, record)
    # Waits for the child in the background, so that it is no zombie when it ends before this process.
    threading.Thread(target=process.wait, daemon=True).start()
    try:
        started = psutil.Process(process.pid).create_time()
    except psutil.NoSuchProcess as error:
        raise explained(layout, since=log_before) from error
    state = ServerState(process.pid, started, bolt, http, NEO4J_VERSION, GDS_VERSION)
    write_state(layout.state, state)
    await_bolt(
        layout,
        state,
        settings,
        # Not by its command line: that is empty for the moment in which the process becomes the JVM.
        has_ended=lambda: process.poll() is not None,
        log_before=log_before,
    )
    return state


def _ports(layout: Layout, settings: RuntimeSettings) -> tuple[int, int]:
    """Choose both ports; the last ones come first, so that a client finds the server again after a crash."""
    last_bolt, last_http = _last_ports(layout)
    bolt = choose(settings.bolt_port, [*last_bolt, USUAL_BOLT_PORT], "BOLT")
    http = choose(settings.http_port, [*last_http, USUAL_HTTP_PORT], "HTTP")
    return bolt, http


def _last_ports(layout: Layout) -> tuple[list[int], list[int]]:
    try:
        text = _configuration_file(layout).read_text(encoding="utf-8")
    except FileNotFoundError:
        return [], []
    bolt = re.findall(r"^server\.bolt\.listen_address=.*:(\d+)$", text, re.MULTILINE)
    http = re.findall(r"^server\.http\.listen_address=.*:(\d+)$", text, re.MULTILINE)
    return [int(port) for port in bolt], [int(port) for port in http]


def _configuration_file(layout: Layout) -> Path:
    return layout.configuration / "neo4j.conf"


def _spawn(layout: Layout, settings: RuntimeSettings, record: Path | None) -> subprocess.Popen[bytes]:
    with layout.console_log.open("ab") as log:
        return subprocess.Popen(
            server_command(layout, settings, record=record),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=layout.instance,
            # Ctrl-C in the terminal of `up` or `demo` shall not reach the database.
            start_new_session=True,
        )


def log_size(layout: Layout) -> int:
    """Return how much the server has said up to now, so that only what follows is read."""
    return layout.console_log.stat().st_size if layout.console_log.exists() else 0
