"""The server's process: recorded, recognised, ended.

A process id alone says nothing, since the system gives it away again: a record counts only if the process of
that id began when the record says and carries our data folder on its command line.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

import psutil

from backend.errors import RuntimeTrouble

MAIN_CLASS = "org.neo4j.server.Neo4jCommunity"

# psutil computes a start time from the boot time, which moves when the clock is set.
START_TIME_TOLERANCE_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class ServerState:
    """What `up` wrote down about the server that it started."""

    pid: int
    started: float
    bolt_port: int
    http_port: int
    neo4j: str
    gds: str


def read_state(path: Path) -> ServerState | None:
    """Return the record, or None where there is none or a crash left half of one."""
    try:
        return ServerState(**json.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (ValueError, TypeError):
        return None


def write_state(path: Path, state: ServerState) -> None:
    """Write the record, whole or not at all."""
    write_private(path, json.dumps(asdict(state), indent=1) + "\n")


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner can read, whole or not at all."""
    # mkstemp makes the file with mode 0600: there is no moment in which others can read it.
    handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    Path(scratch).replace(path)


def alive(state: ServerState, instance: Path) -> psutil.Process | None:
    """Return the recorded process if it still is our server."""
    try:
        process = psutil.Process(state.pid)
        if abs(process.create_time() - state.started) > START_TIME_TOLERANCE_SECONDS:
            return None
    except psutil.Error:
        return None
    return process if _is_server_of(process, instance) else None


def orphans(instance: Path) -> list[psutil.Process]:
    """Return servers on this data folder that no record knows: an `up` was killed between two steps."""
    return [process for process in psutil.process_iter() if _is_server_of(process, instance)]


def end(process: psutil.Process, timeout_seconds: float) -> bool:
    """Ask a process to stop, and tell whether it did so by itself; after the timeout it is killed."""
    try:
        process.terminate()
        process.wait(timeout_seconds)
    except psutil.NoSuchProcess:
        return True
    except psutil.TimeoutExpired:
        process.kill()
        process.wait(timeout_seconds)
        return False
    except psutil.AccessDenied as error:
        raise RuntimeTrouble(
            f"The server (process {process.pid}) belongs to another user. Run `saidgraph down` as that user."
        ) from error
    return True


def _is_server_of(process: psutil.Process, instance: Path) -> bool:
    try:
        if process.status() == psutil.STATUS_ZOMBIE:
            return False
        arguments = process.cmdline()
    except psutil.Error:
        return False
    return MAIN_CLASS in arguments and f"--home-dir={instance}" in arguments
