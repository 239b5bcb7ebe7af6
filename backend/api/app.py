"""Makes the application: routes, errors, limits, figures, and the one lifeline to Neo4j."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version

from fastapi import FastAPI

from backend.api import problems
from backend.api.crowd import Crowd
from backend.api.etags import Tagged
from backend.api.examples import add_examples
from backend.api.lifeline import Lifeline
from backend.api.limits import BodyLimit
from backend.api.metrics import Measured, Metrics
from backend.api.routes import (
    communities,
    documents,
    jobs,
    living,
    operations,
    quarantine,
    recall,
    rights,
    spaces,
    state,
    turns,
    views,
)
from backend.api.throttle import Throttle
from backend.jobs.worker import Worker
from backend.services.audit_log import AuditLog
from backend.services.oidc import make_verifier
from backend.settings import Settings
from backend.store.secrets import content_key
from backend.telemetry import Traced, both, make_traces

PREFIX = "/v1"
# So that the first call finds the service ready where its database is, also one that has to be warmed up.
# The first migration takes longer; a database that is away is found out at once.
START_WAIT_SECONDS = 20.0

DESCRIPTION = """
A memory that remembers what happened, what is so, and **who said what about whom**, with the receipt for each.

Errors are `application/problem+json` with a stable `type` and a `detail` that a person can act on. Lists answer
`{"items", "next"}`; the next page is asked with `?cursor=`. Times are ISO 8601 with an offset.
"""


def create_app(settings: Settings) -> FastAPI:
    """Return the API. It starts also while Neo4j is away, and serves as soon as Neo4j answers."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        task = asyncio.create_task(lifeline.run())
        with suppress(TimeoutError):
            await asyncio.wait_for(lifeline.looked.wait(), START_WAIT_SECONDS)
        working = asyncio.create_task(worker.run())
        yield
        app.state.closing.set()
        # The worker first: it gives its job back, for which it needs the database.
        for ending in (working, task):
            ending.cancel()
            with suppress(asyncio.CancelledError):
                await ending

    metrics = Metrics(lambda: lifeline.app is not None)
    traces = make_traces(settings.telemetry)
    lifeline = Lifeline(settings, both(metrics.query, traces.query) if traces else metrics.query)
    worker = Worker(lambda: lifeline.app, lifeline.alarm, metrics.job_part)
    app = FastAPI(
        title="saidgraph",
        version=version("saidgraph"),
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url="/docs",
        redoc_url=None,
        openapi_url=f"{PREFIX}/openapi.json",
        redirect_slashes=False,
    )
    app.state.settings = settings
    app.state.lifeline = lifeline
    app.state.throttle = Throttle(settings.limits.calls_per_second, settings.limits.burst_calls)
    app.state.audit_log = AuditLog(settings.home, content_key(settings.home))
    app.state.metrics = metrics
    app.state.verifier = make_verifier(settings.oidc)
    app.state.worker = worker
    app.state.closing = asyncio.Event()  # set when the service is told to end: streams end then
    for module in (turns, documents, recall, views, communities, jobs, living, rights, quarantine, state, spaces):
        app.include_router(module.router, prefix=PREFIX, responses=problems.COMMON_PROBLEMS)
    app.include_router(operations.router, responses=problems.COMMON_PROBLEMS)
    app.include_router(operations.router, prefix=PREFIX, include_in_schema=False)
    problems.install(app, lifeline.alarm)
    described = app.openapi
    app.openapi = lambda: add_examples(problems.document_problems(described()))  # type: ignore[method-assign]  # FastAPI's way
    app.add_middleware(Tagged)
    limits = settings.limits
    app.add_middleware(
        Crowd,
        at_once=limits.concurrent_calls,
        writers_at_once=limits.concurrent_writes,
        waiting=limits.waiting_calls,
        seconds=limits.wait_seconds,
    )
    app.add_middleware(BodyLimit, max_bytes=settings.limits.max_body_bytes)
    app.add_middleware(Measured, metrics=metrics)
    if traces is not None:
        app.add_middleware(Traced, traces=traces)
    return app
