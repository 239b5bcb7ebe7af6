"""A data folder of its own, and the installed command run on it, as a person would."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil

from backend.runtime.layout import Layout
from backend.runtime.ports import choose
from backend.runtime.process import ServerState, read_state

SAIDGRAPH = Path(sys.executable).with_name("saidgraph")
# A start takes 8 s and a stop 11 s where nothing else runs.
COMMAND_TIMEOUT_SECONDS = 240


class Machine:
    """A data folder of its own, and the command run on it."""

    def __init__(self, home: Path) -> None:
        self.layout = Layout(home)

    def environment(self, variables: dict[str, str]) -> dict[str, str]:
        """Return an environment in which nothing is set but what the test sets."""
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("SAIDGRAPH_", "NEO4J_"))}
        settings = {"SAIDGRAPH_HOME": str(self.layout.home), "SAIDGRAPH_RUNTIME_HEAP_MB": "512"}
        return inherited | settings | variables

    def run(
        self,
        *words: str,
        program: Path | str = SAIDGRAPH,
        seconds: float = COMMAND_TIMEOUT_SECONDS,
        **variables: str,
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end, for so many seconds at most."""
        return subprocess.run(
            [program, *words],
            env=self.environment(variables),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )

    @contextmanager
    def serving(self, **variables: str) -> Iterator[int]:
        """Serve the API to every address, as a container does, until it is ready; yield its port."""
        port = choose(None, [], "API")
        command = [SAIDGRAPH, "serve", "--host", "0.0.0.0", "--port", str(port)]
        with subprocess.Popen(command, env=self.environment(variables), stdin=subprocess.DEVNULL) as server:
            try:
                deadline = time.monotonic() + COMMAND_TIMEOUT_SECONDS
                while not _is_ready(port) and time.monotonic() < deadline and server.poll() is None:
                    time.sleep(0.2)
                yield port
            finally:
                server.terminate()

    def state(self) -> ServerState:
        """Return the record of the running server."""
        state = read_state(self.layout.state)
        assert state is not None
        return state


def _is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/v1/ready").status_code == 200
    except httpx.TransportError:
        return False


def command_of(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []
