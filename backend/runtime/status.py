"""What can be seen of the server from outside, without logging in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from backend.runtime.ports import HOST, answers, speaks_bolt
from backend.runtime.process import ServerState
from backend.runtime.server import host_and_port, is_encrypted, running_state
from backend.settings import Settings


@dataclass(frozen=True, slots=True)
class Status:
    """Whether a server runs, and where."""

    local: bool
    running: bool
    # With TLS the greeting cannot be seen from outside: an open port counts.
    answers: bool
    uri: str | None
    http: str | None = None
    pid: int | None = None
    since: str | None = None
    neo4j: str | None = None
    gds: str | None = None
    home: str | None = None

    def sentences(self) -> list[str]:
        """Say it to a person."""
        if not self.local:
            return [f"NEO4J_URI names {self.uri}: it {'answers' if self.answers else 'does not answer'}."]
        if not self.running:
            return [f"Neo4j is not running. Its data folder is {self.home}. Start it with `saidgraph up`."]
        answer = "answers" if self.answers else "does not answer yet"
        return [
            f"Neo4j {self.neo4j} with GDS {self.gds} {answer} on {self.uri} (HTTP: {self.http}).",
            f"Process {self.pid} since {self.since}, data folder {self.home}.",
        ]


def look(settings: Settings) -> Status:
    """Look at the server that these settings mean."""
    if settings.neo4j.uri is not None:
        host, port = host_and_port(settings.neo4j.uri)
        heard = speaks_bolt(host, port, encrypted=is_encrypted(settings.neo4j.uri))
        return Status(local=False, running=heard, answers=heard, uri=settings.neo4j.uri)
    home = str(settings.home)
    state = running_state(settings)
    if state is None:
        return Status(local=True, running=False, answers=False, uri=None, home=home)
    return _running(state, home)


def _running(state: ServerState, home: str) -> Status:
    return Status(
        local=True,
        running=True,
        answers=answers(state.pid, state.bolt_port),
        uri=f"bolt://{HOST}:{state.bolt_port}",
        http=f"http://{HOST}:{state.http_port}",
        pid=state.pid,
        since=datetime.fromtimestamp(state.started, tz=UTC).isoformat(timespec="seconds"),
        neo4j=state.neo4j,
        gds=state.gds,
        home=home,
    )
