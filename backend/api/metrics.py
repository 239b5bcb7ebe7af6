"""Prometheus figures: how many calls, how they ended, how long they took. No space, no person, no word."""

from __future__ import annotations

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backend.jobs.worker import Ended
from backend.store.connection import QueryRan

# From a cached read to a thousand turns in one call.
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)


class Metrics:
    """The figures of one application."""

    def __init__(self, is_ready: Callable[[], bool]) -> None:
        self.registry = CollectorRegistry()
        labels = ("method", "route", "status")
        self.calls = Counter("saidgraph_http_requests", "Calls by how they ended.", labels, registry=self.registry)
        self.seconds = Histogram(
            "saidgraph_http_seconds",
            "Time to answer.",
            ("method", "route"),
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.running = Gauge("saidgraph_http_running", "Calls being answered now.", registry=self.registry)
        self.queries = Histogram(
            "saidgraph_query_seconds",
            "Time of a named query.",
            ("query",),
            registry=self.registry,
            buckets=BUCKETS,
        )
        self.query_failures = Counter(
            "saidgraph_query_failures", "Queries that Neo4j did not answer.", ("query",), registry=self.registry
        )
        self.job_parts = Counter(
            "saidgraph_job_items",
            "Documents and turns of jobs by how they ended.",
            ("result",),
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        ready = Gauge(
            "saidgraph_ready", "1 while Neo4j answers and its indexes are online.", registry=self.registry
        )
        ready.set_function(lambda: float(is_ready()))

    def query(self, ran: QueryRan) -> None:
        """Note one query of the store."""
        self.queries.labels(ran.name).observe(ran.seconds)
        if ran.rows is None:
            self.query_failures.labels(ran.name).inc()

    def job_part(self, part: Ended) -> None:
        """Note what came of one part of a job."""
        self.job_parts.labels("taken").inc(part.taken)
        self.job_parts.labels("failed").inc(part.failed)

    def text(self) -> bytes:
        """Return the figures in Prometheus' text form."""
        return generate_latest(self.registry)


class Measured:
    """ASGI middleware that counts and times calls by route, never by path: a path holds names."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on and note how it went."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = "500"
        begun = time.perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = str(message["status"])
            await send(message)

        with self._metrics.running.track_inprogress():
            try:
                await self._app(scope, receive, noted)
            finally:
                route = getattr(scope.get("route"), "path", "none")
                method = scope["method"] if scope["method"] in _METHODS else "other"
                self._metrics.calls.labels(method, route, status).inc()
                self._metrics.seconds.labels(method, route).observe(time.perf_counter() - begun)


_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"})
