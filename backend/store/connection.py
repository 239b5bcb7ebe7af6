"""One driver a process, and the two ways this project runs Cypher: a read, and a unit of work.

Driver errors become ours here and nowhere else.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, LiteralString, Self, TypeVar, cast

from neo4j import (
    READ_ACCESS,
    WRITE_ACCESS,
    AsyncDriver,
    AsyncGraphDatabase,
    AsyncManagedTransaction,
    AsyncTransaction,
    NotificationDisabledClassification,
    NotificationMinimumSeverity,
    Query,
)
from neo4j.exceptions import (
    AuthError,
    ClientError,
    ConfigurationError,
    ConnectionAcquisitionTimeoutError,
    DriverError,
    Neo4jError,
    ServiceUnavailable,
    SessionExpired,
    TransientError,
)

from backend.errors import DatabaseAway
from backend.store.queries import query
from backend.store.times import sendable
from ingest.errors import SaidgraphError

T = TypeVar("T")
Row = dict[str, Any]  # rows come from Neo4j untyped; the store's own modules give them shape

# A lost database shall become a quick 503 and not a minute of silence.
CONNECTION_TIMEOUT_SECONDS = 5.0
# A database that is away refuses at once; who waits this long waits for the calls of others.
ACQUISITION_TIMEOUT_SECONDS = 30.0
RETRY_SECONDS = 15.0
# Where one of a cluster goes away there is another; a server that is alone takes longer to come back than anybody
# waits, and a service whose calls all wait for it has no place left to say so.
LOST_RETRY_SECONDS = 2.0
FIRST_DELAY_SECONDS = 0.2  # doubled each time
QUERY_TIMEOUT_SECONDS = 60.0
# The server ends what takes too long, and says so. Who waits this much longer waits for a server that is silent.
SILENCE_SECONDS = 30.0
WRITE_TIMEOUT_SECONDS = 120.0  # as long as the local server lets a transaction run
POOL_SIZE = 50

log = logging.getLogger(__name__)


class QueryFailed(SaidgraphError):
    """Neo4j refused a query. The name of the query and Neo4j's status are in the message."""

    type = "query-failed"


@dataclass(slots=True)
class WriteCounters:
    """What a unit of work changed, added up over its queries."""

    counts: dict[str, int] = field(default_factory=dict)

    def add(self, counters: Mapping[str, int]) -> None:
        """Add one query's counters."""
        for name, value in counters.items():
            if isinstance(value, int) and not isinstance(value, bool) and value:
                self.counts[name] = self.counts.get(name, 0) + value

    @property
    def total(self) -> int:
        """All counters together; 0 where nothing was written."""
        return sum(self.counts.values())


@dataclass(frozen=True, slots=True)
class QueryRan:
    """One query as figures and logs may see it: its name, never its parameters."""

    name: str
    seconds: float
    rows: int | None  # None where it failed


Observed = Callable[[QueryRan], None]


class Patience:
    """How long the answer to one query is waited for; between queries nothing is waited for.

    The driver can watch each read and write on its socket instead, by a task for every one of them: that was a
    third of what a question costs this process. The local server is told not to ask for it (`backend.runtime`).
    """

    def __init__(self, seconds: float) -> None:
        self._seconds, self._limit = seconds, asyncio.timeout(None)

    async def __aenter__(self) -> Self:
        await self._limit.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            await self._limit.__aexit__(kind, error, trace)
        except TimeoutError as late:
            raise DatabaseAway(
                f"Neo4j has been silent for {self._seconds:.0f} s. See whether its machine is overloaded or gone."
            ) from late

    def wait(self) -> None:
        """Begin to wait for an answer."""
        self._limit.reschedule(asyncio.get_running_loop().time() + self._seconds)

    def rest(self) -> None:
        """The answer is there."""
        self._limit.reschedule(None)


class Transaction:
    """Runs named queries inside one transaction."""

    def __init__(self, transaction: AsyncTransaction, patience: Patience, observed: Observed) -> None:
        self._transaction, self._patience, self._observed = transaction, patience, observed
        self.written = WriteCounters()

    async def run(self, name: str, parameters: Mapping[str, Any]) -> list[Row]:
        """Run a query of `cypher/` and return all its rows."""
        with measured(name, self._observed) as rows:
            self._patience.wait()
            result = await self._transaction.run(query(name).text, sendable(parameters))
            rows += [dict(record) async for record in result]
            summary = await result.consume()
            self._patience.rest()
        self.written.add({k: v for k, v in vars(summary.counters).items() if not k.startswith("_contains")})
        return rows


class Store:
    """The connection to one Neo4j database. Use as an async context manager."""

    def __init__(
        self, driver: AsyncDriver, database: str, *, write_timeout_seconds: float = WRITE_TIMEOUT_SECONDS
    ) -> None:
        self._driver = driver
        self._write_patience = write_timeout_seconds + SILENCE_SECONDS
        self.database = database
        self.observed: Observed = lambda query: None
        # The embedding model whose vectors this process reads and writes; none where it touches no vectors.
        self.embedder: str | None = None
        self.reindexes = False  # this process is the one that changes the model

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the pool."""
        await self._driver.close()

    async def verify(self) -> None:
        """Raise DatabaseAway where Neo4j does not answer."""
        with translated("verify"):
            await self._driver.verify_connectivity()

    async def read(
        self, name: str, parameters: Mapping[str, Any], *, timeout_seconds: float = QUERY_TIMEOUT_SECONDS
    ) -> list[Row]:
        """Run one named query for reading and return all its rows.

        It runs as a transaction of its own: beginning and committing one would take two more journeys to the
        server, which is most of what a small read costs. To read twice harms nothing, so what a lost connection
        or a busy server interrupts is tried again here, as the driver does it for managed transactions.
        """
        text = Query(query(name).text, metadata={"query": name}, timeout=timeout_seconds)
        parameters = sendable(parameters)
        with translated(name), measured(name, self.observed) as rows:
            rows += await again(lambda: self._rows(text, parameters, timeout_seconds + SILENCE_SECONDS))
            return rows

    async def _rows(self, text: Query, parameters: Mapping[str, Any], patience_seconds: float) -> list[Row]:
        async with Patience(patience_seconds) as patience, self._session(READ_ACCESS) as session:
            patience.wait()
            result = await session.run(text, parameters)
            return [dict(record) async for record in result]

    async def work(self, unit: Callable[[Transaction], Awaitable[Any]]) -> tuple[Any, WriteCounters]:
        """Run `unit` in one write transaction, again after what passes by itself, as a deadlock does.

        Return its value and what it wrote. A commit whose answer is lost is not tried again: it may have held.

        `unit` may run several times: it must have no effects outside the transaction.
        """

        with translated("unit of work"):
            return await again(lambda: self._attempt(unit))

    async def _attempt(self, unit: Callable[[Transaction], Awaitable[Any]]) -> tuple[Any, WriteCounters]:
        async with Patience(self._write_patience) as patience, self._session(WRITE_ACCESS) as session:
            patience.wait()  # for a connection, and for the transaction to begin
            # Leaving it without a commit rolls it back.
            async with await session.begin_transaction() as begun:
                transaction = Transaction(begun, patience, self.observed)
                value = await unit(transaction)
                patience.wait()
                await begun.commit()
            return value, transaction.written

    async def write(self, name: str, parameters: Mapping[str, Any]) -> list[Row]:
        """Run one named query for writing and return all its rows."""

        async def unit(transaction: Transaction) -> list[Row]:
            return await transaction.run(name, parameters)

        rows, _ = await self.work(unit)
        return cast(list[Row], rows)

    async def run_text(self, text: str, parameters: Mapping[str, Any], *, writable: bool = False) -> list[Row]:
        """Run a person's own Cypher, for `saidgraph cypher`; read-only unless told otherwise.

        A read transaction refuses writes at the server.
        """
        with translated("console"):
            access = WRITE_ACCESS if writable else READ_ACCESS
            async with Patience(self._write_patience) as patience, self._session(access) as session:
                patience.wait()
                run = session.execute_write if writable else session.execute_read
                return cast(list[Row], await run(_rows_of, text, parameters))

    async def run_schema(self, statement: LiteralString, parameters: Mapping[str, Any]) -> None:
        """Run one schema command in a transaction of its own."""
        with translated("schema"):
            async with Patience(self._write_patience) as patience, self._session(WRITE_ACCESS) as session:
                patience.wait()
                result = await session.run(statement, sendable(parameters))
                await result.consume()

    @asynccontextmanager
    async def _session(self, access: str) -> AsyncIterator[Any]:
        # One bookmark manager for reads and writes: a cluster's reader then sees what this process wrote.
        async with self._driver.session(
            database=self.database,
            default_access_mode=access,
            bookmark_manager=self._driver.execute_query_bookmark_manager,
        ) as session:
            yield session


async def again(attempt: Callable[[], Awaitable[T]]) -> T:
    """Read or write, and again after an error that passes by itself.

    At most RETRY_SECONDS long, and LOST_RETRY_SECONDS where nobody answers any more.
    """
    begun = time.monotonic()
    delay = FIRST_DELAY_SECONDS
    while True:
        try:
            return await attempt()
        except (DriverError, Neo4jError) as error:
            # By chance a little sooner or later: those who failed together shall not come back together.
            pause = delay * (0.8 + 0.4 * random.random())
            lost = isinstance(error, (ServiceUnavailable, SessionExpired))
            patience = LOST_RETRY_SECONDS if lost else RETRY_SECONDS
            if not error.is_retryable() or time.monotonic() + pause > begun + patience:
                raise
        await asyncio.sleep(pause)
        delay *= 2


async def _rows_of(
    managed: AsyncManagedTransaction, text: LiteralString, parameters: Mapping[str, Any]
) -> list[Row]:
    result = await managed.run(text, sendable(parameters))
    return [dict(record) async for record in result]


def connect(
    uri: str,
    user: str,
    password: str,
    database: str = "neo4j",
    *,
    write_timeout_seconds: float = WRITE_TIMEOUT_SECONDS,
) -> Store:
    """Make the one driver of this process. It connects lazily: `verify` says whether Neo4j is there.

    One query of a unit of work may take `write_timeout_seconds`.
    """
    driver = AsyncGraphDatabase.driver(
        uri,
        auth=(user, password),
        max_connection_pool_size=POOL_SIZE,
        connection_timeout=CONNECTION_TIMEOUT_SECONDS,
        connection_acquisition_timeout=ACQUISITION_TIMEOUT_SECONDS,
        max_transaction_retry_time=RETRY_SECONDS,
        # An idle connection may have been dropped by a firewall; ask before use after a minute.
        liveness_check_timeout=60.0,
        notifications_min_severity=NotificationMinimumSeverity.WARNING,
        # A young store lacks labels and properties that queries name: no news. Deprecations still are.
        notifications_disabled_classifications=[NotificationDisabledClassification.UNRECOGNIZED],
        user_agent="saidgraph",
    )
    return Store(driver, database, write_timeout_seconds=write_timeout_seconds)


@contextmanager
def measured(name: str, observed: Observed) -> Iterator[list[Row]]:
    """Tell how long a query took and how many rows it gave; the caller puts them into the list."""
    rows: list[Row] = []
    count: int | None = None
    begun = time.perf_counter()
    try:
        yield rows
        count = len(rows)
    finally:
        ran = QueryRan(name, time.perf_counter() - begun, count)
        observed(ran)
        log.debug("query", extra={"query": name, "milliseconds": round(ran.seconds * 1000, 1), "rows": count})


@contextmanager
def translated(name: str) -> Iterator[None]:
    """Turn the driver's errors into ours, with the query's name and never its parameters."""
    try:
        yield
    except (ServiceUnavailable, SessionExpired) as error:
        raise DatabaseAway() from error
    except AuthError as error:
        raise DatabaseAway("Neo4j refuses the user or password. Check NEO4J_USER and NEO4J_PASSWORD.") from error
    except ConnectionAcquisitionTimeoutError as error:
        raise DatabaseAway("Neo4j is there, and all connections to it are busy. Try again in a moment.") from error
    except ConfigurationError as error:
        raise DatabaseAway(f"The Neo4j address cannot be used: {error}. Check NEO4J_URI.") from error
    except TransientError as error:
        raise DatabaseAway(f"Neo4j is busy ({error.code}). Try again.") from error
    except ClientError as error:
        raise QueryFailed(f"{name}: {error.code}: {error.message}") from error
    except (Neo4jError, DriverError) as error:
        if isinstance(error, DriverError) or error.is_retryable():
            raise DatabaseAway() from error
        raise QueryFailed(f"{name}: {error}") from error
