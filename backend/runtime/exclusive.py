"""The data folder for oneself: the server stopped, the lock held, private servers on ports nobody knows.

A backup, a restore and a compaction need a store that nobody writes to. Other processes find no server
meanwhile and wait; at the end it is started again if it ran before.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

from backend.errors import Conflict
from backend.runtime.java import configuration_text, server_configuration
from backend.runtime.launch import launch
from backend.runtime.layout import Layout, told
from backend.runtime.password import USER, ensure_password, read_password, run_admin
from backend.runtime.ports import HOST, two_unknown
from backend.runtime.process import end, orphans
from backend.runtime.server import Endpoint, Watcher, clear, fetch_jars, locked, recorded
from backend.runtime.swap import finish_swap
from backend.settings import RuntimeSettings, Settings

# A dump or a count goes over the whole store: a limit made for questions would cut it short.
WORK_TIMEOUT_SECONDS = 6 * 3600
# Two servers run beside each other while a store is copied, and neither answers questions.
PRIVATE_HEAP_MB = 768
DATABASE = "neo4j"


@dataclass(frozen=True, slots=True)
class PrivateLayout(Layout):
    """The same data folder with another store, and with settings, logs and record of its own."""

    folder: str = "data"

    @property
    def data(self) -> Path:
        """The database files."""
        return self.instance / self.folder

    @property
    def configuration(self) -> Path:
        """Apart from the server's own, which remembers the ports that clients know."""
        return self.instance / f"conf-{self.folder}"

    @property
    def logs(self) -> Path:
        """Apart, and removed afterwards."""
        return self.instance / f"logs-{self.folder}"

    @property
    def state(self) -> Path:
        """Apart: nobody else shall find this server."""
        return self.instance / f"private-{self.folder}.json"


class Workshop:
    """What may be done while the data folder is ours alone."""

    def __init__(self, settings: Settings, layout: Layout, watcher: Watcher, *, was_running: bool) -> None:
        self.layout = layout
        self._was_running = was_running
        self._settings, self._watcher = settings, watcher
        heap = min(settings.runtime.heap_mb, PRIVATE_HEAP_MB)
        self._runtime = settings.runtime.model_copy(
            update={"heap_mb": heap, "transaction_timeout_seconds": WORK_TIMEOUT_SECONDS}
        )

    @contextmanager
    def server(self, folder: str) -> Iterator[Endpoint]:
        """Run a server on one store of the data folder that nobody else finds."""
        layout = self._prepared(folder)
        state = launch(layout, self._on_free_ports(), lambda message: None)
        try:
            yield Endpoint(f"bolt://{HOST}:{state.bolt_port}", USER, read_password(layout), None)
        finally:
            end(psutil.Process(state.pid), self._settings.runtime.stop_timeout_seconds)
            layout.state.unlink(missing_ok=True)

    def dump(self, folder: str, target: Path) -> None:
        """Write the closed store into `target` as `neo4j.dump`."""
        self._admin(folder, "dump", DATABASE, f"--to-path={target}")

    def load(self, folder: str, source: Path) -> None:
        """Make a store of a dump; its user has the password of this data folder."""
        layout = self._prepared(folder)
        self._write_configuration(layout)
        ensure_password(layout)
        self._admin(folder, "load", DATABASE, f"--from-path={source}")

    def reopen_if_it_ran(self) -> None:
        """Start the server that everybody knows, if it ran before."""
        if self._was_running and recorded(self.layout) is None:
            launch(self.layout, self._settings.runtime, self._watcher.say)

    def _admin(self, folder: str, *words: str) -> None:
        layout = self._prepared(folder)
        self._write_configuration(layout)
        run_admin(layout, ["database", *words], timeout_seconds=WORK_TIMEOUT_SECONDS)

    def _prepared(self, folder: str) -> PrivateLayout:
        layout = PrivateLayout(self.layout.home, folder)
        layout.prepare()
        return layout

    def _write_configuration(self, layout: Layout) -> None:
        runtime = self._on_free_ports()
        values = server_configuration(
            layout, runtime, bolt_port=runtime.bolt_port or 0, http_port=runtime.http_port or 0
        )
        (layout.configuration / "neo4j.conf").write_text(configuration_text(values), encoding="utf-8")

    def _on_free_ports(self) -> RuntimeSettings:
        bolt, http = two_unknown()
        return self._runtime.model_copy(update={"bolt_port": bolt, "http_port": http})


@contextmanager
def exclusive(settings: Settings, watcher: Watcher, *, remedy: str) -> Iterator[Workshop]:
    """Stop the server, keep others from starting it, and start it again at the end if it ran before.

    Raises Conflict with the remedy where the server is not ours to stop.
    """
    if settings.neo4j.uri is not None:
        raise Conflict(f"NEO4J_URI names an existing server, which saidgraph does not stop. {remedy}")
    layout = Layout(settings.home)
    layout.prepare()
    with told(settings.home), locked(layout, watcher):
        was_running = recorded(layout) is not None
        clear(layout, settings, watcher)
        finish_swap(layout)
        fetch_jars(layout, settings, watcher)
        workshop = Workshop(settings, layout, watcher, was_running=was_running)
        try:
            yield workshop
        finally:
            _end_private_servers(layout, settings)
            finish_swap(layout)
            workshop.reopen_if_it_ran()


def _end_private_servers(layout: Layout, settings: Settings) -> None:
    known = recorded(layout)
    for server in orphans(layout.instance):
        if known is None or server.pid != known.pid:
            end(server, settings.runtime.stop_timeout_seconds)
