"""Up, down and where: the life of the local Neo4j.

Whoever fetches, starts or stops holds one file lock on the data folder, so that two processes that begin at
once become one start and one wait. An existing server (`NEO4J_URI`) is only ever looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from filelock import FileLock, Timeout

from backend.errors import Conflict, DatabaseAway, RuntimeTrouble
from backend.runtime.fetch import Progress, fetch
from backend.runtime.jars import GDS_VERSION, NEO4J_VERSION, read_lock
from backend.runtime.launch import await_bolt, launch, log_size
from backend.runtime.layout import Layout, told
from backend.runtime.password import USER, read_password
from backend.runtime.ports import HOST, answers, speaks_bolt
from backend.runtime.process import ServerState, alive, end, orphans, read_state
from backend.runtime.swap import finish_swap
from backend.settings import Settings

# The first start of a machine downloads 190 MB while it holds the lock.
LOCK_WAIT_SECONDS = 1800
USUAL_REMOTE_PORT = 7687


@dataclass(frozen=True, slots=True)
class Endpoint:
    """How to reach a Neo4j."""

    uri: str
    user: str
    password: str = field(repr=False)
    http: str | None


@dataclass(frozen=True, slots=True)
class Watcher:
    """Whoever wants to see what `ensure_running` does; silent unless told otherwise."""

    say: Callable[[str], None] = lambda message: None
    fetched: Callable[[Progress], None] = lambda progress: None


def ensure_running(settings: Settings, watcher: Watcher | None = None, *, start: bool = True) -> Endpoint:
    """Return a Neo4j that answers: the existing one, the running local one, or the local one started now.

    Without `start` it only looks, as `find_running` does. Blocks; an async caller runs it in a thread. Raises
    DatabaseAway where an existing server does not answer, RuntimeTrouble where the local one cannot be
    provisioned or started.
    """
    if not start:
        return find_running(settings)
    watcher = watcher or Watcher()
    if settings.neo4j.uri is not None:
        return _existing(settings.neo4j.uri, settings, must_answer=True)
    layout = Layout(settings.home)
    if (found := _answering(layout)) is not None:
        return found
    layout.prepare()
    with told(settings.home), locked(layout, watcher):
        # Somebody else may have started it while this process waited for the lock.
        if (state := recorded(layout)) is None:
            clear(layout, settings, watcher)
            finish_swap(layout)
            fetch_jars(layout, settings, watcher)
            state = launch(layout, settings.runtime, watcher.say)
        else:
            await_bolt(
                layout,
                state,
                settings.runtime,
                has_ended=lambda: recorded(layout) is None,
                log_before=log_size(layout),
            )
        return _endpoint(layout, state)


def find_running(settings: Settings) -> Endpoint:
    """Return the existing or the local server without starting anything. Raises DatabaseAway if there is none."""
    if settings.neo4j.uri is not None:
        return _existing(settings.neo4j.uri, settings, must_answer=False)
    layout = Layout(settings.home)
    state = recorded(layout)
    if state is None:
        raise DatabaseAway("Neo4j is not running. Start it with `saidgraph up`.")
    return _endpoint(layout, state)


def provision(settings: Settings, watcher: Watcher | None = None) -> None:
    """Fetch what the local server needs, without starting it."""
    layout = Layout(settings.home)
    layout.prepare()
    watcher = watcher or Watcher()
    with told(settings.home), locked(layout, watcher):
        fetch_jars(layout, settings, watcher)


def stop(settings: Settings, watcher: Watcher | None = None) -> bool:
    """Stop the local server and tell whether there was one."""
    watcher = watcher or Watcher()
    if settings.neo4j.uri is not None:
        raise Conflict("NEO4J_URI names an existing server. Saidgraph did not start it and does not stop it.")
    layout = Layout(settings.home)
    if not layout.instance.is_dir():
        return False
    with told(settings.home), locked(layout, watcher):
        found = recorded(layout) is not None or bool(orphans(layout.instance))
        if found:
            watcher.say("Stopping Neo4j.")
        clear(layout, settings, watcher)
        return found


def running_state(settings: Settings) -> ServerState | None:
    """Return the record of the local server if its process is alive."""
    return recorded(Layout(settings.home))


def host_and_port(uri: str) -> tuple[str, int]:
    """Split a Bolt address: "neo4j+s://graph.example:7688" is ("graph.example", 7688)."""
    try:
        parts = urlsplit(uri)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host:
        raise DatabaseAway("NEO4J_URI is not an address. It looks like bolt://host:7687 or neo4j+s://host.")
    return host, port or USUAL_REMOTE_PORT


def is_encrypted(uri: str) -> bool:
    """Tell whether the address asks for TLS: bolt+s, bolt+ssc, neo4j+s, neo4j+ssc."""
    return "+s" in urlsplit(uri).scheme


def _existing(uri: str, settings: Settings, *, must_answer: bool) -> Endpoint:
    host, port = host_and_port(uri)
    if must_answer and not speaks_bolt(host, port, encrypted=is_encrypted(uri)):
        raise DatabaseAway(f"Nothing answers on {host}:{port}. Check NEO4J_URI, and that the server runs.")
    return Endpoint(uri=uri, user=settings.neo4j.user, password=settings.neo4j.secret(), http=None)


def recorded(layout: Layout) -> ServerState | None:
    """Return the record of the server if its process is alive."""
    with told(layout.home):
        state = read_state(layout.state)
    return state if state is not None and alive(state, layout.instance) is not None else None


def _answering(layout: Layout) -> Endpoint | None:
    state = recorded(layout)
    if state is None or not answers(state.pid, state.bolt_port):
        return None
    return _endpoint(layout, state)


def _endpoint(layout: Layout, state: ServerState) -> Endpoint:
    return Endpoint(
        uri=f"bolt://{HOST}:{state.bolt_port}",
        user=USER,
        password=read_password(layout),
        http=f"http://{HOST}:{state.http_port}",
    )


@contextmanager
def locked(layout: Layout, watcher: Watcher) -> Iterator[None]:
    """Hold the lock of the data folder; wait for whoever holds it."""
    lock = FileLock(layout.lock)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        watcher.say("Another saidgraph process starts or stops Neo4j here; waiting for it.")
        try:
            lock.acquire(timeout=LOCK_WAIT_SECONDS)
        except Timeout as error:
            raise RuntimeTrouble(
                f"Another process has held {layout.lock} for half an hour. Find it with `saidgraph doctor`, or "
                "end it, and try again."
            ) from error
    try:
        yield
    finally:
        lock.release()


def clear(layout: Layout, settings: Settings, watcher: Watcher) -> None:
    """End whatever server is on this data folder, and forget a record that no longer holds."""
    # The recorded one is among them, and private ones of a command that was killed.
    for server in orphans(layout.instance):
        if not end(server, settings.runtime.stop_timeout_seconds):
            watcher.say("Neo4j did not stop in time and was ended; it recovers at the next start.")
    layout.state.unlink(missing_ok=True)


def fetch_jars(layout: Layout, settings: Settings, watcher: Watcher) -> None:
    """Fetch what is missing; the caller holds the lock."""
    jars = read_lock()
    count = fetch(jars, layout.jars, repository=settings.runtime.repository, report=watcher.fetched)
    if count:
        watcher.say(
            f"Neo4j {NEO4J_VERSION} with GDS {GDS_VERSION} is in place: {count} files fetched and verified."
        )
