"""Traces by OpenTelemetry, where it is installed and wanted: one span a call, one a query inside it.

Spans carry the route's pattern, the query's name, counts and statuses: no path, no parameter, nobody's words.
Where they go is told by OpenTelemetry's own variables (OTEL_EXPORTER_OTLP_ENDPOINT and others).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from backend.settings import InvalidSettings, TelemetrySettings
from backend.store.connection import QueryRan

NANOSECONDS = 1_000_000_000


class Traces:
    """Makes the spans of one application."""

    def __init__(self, tracer: Any) -> None:  # OpenTelemetry is an extra: its types may not be there
        self._tracer = tracer

    def query(self, ran: QueryRan) -> None:
        """Note one query of the store as a span that has just ended, inside the call that is being answered."""
        end = time.time_ns()
        attributes: dict[str, Any] = {"db.system.name": "neo4j", "db.query.summary": ran.name}
        if ran.rows is not None:
            attributes["db.response.returned_rows"] = ran.rows
        span = self._tracer.start_span(
            ran.name, start_time=end - int(ran.seconds * NANOSECONDS), attributes=attributes
        )
        if ran.rows is None:
            from opentelemetry.trace import StatusCode

            span.set_status(StatusCode.ERROR)
        span.end(end)


class Traced:
    """ASGI middleware that gives each call a span, named after its route's pattern: a path holds names."""

    def __init__(self, app: ASGIApp, traces: Traces) -> None:
        self._app, self._tracer = app, traces._tracer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call on inside its span."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        from opentelemetry.trace import SpanKind

        method = scope["method"]
        with self._tracer.start_as_current_span(method, kind=SpanKind.SERVER, record_exception=False) as span:

            async def noted(message: Message) -> None:
                if message["type"] == "http.response.start":
                    span.set_attribute("http.response.status_code", message["status"])
                await send(message)

            try:
                await self._app(scope, receive, noted)
            finally:
                route = getattr(scope.get("route"), "path", "none")
                span.update_name(f"{method} {route}")
                span.set_attribute("http.request.method", method)
                span.set_attribute("http.route", route)


def make_traces(settings: TelemetrySettings, *, processor: Any = None) -> Traces | None:
    """Return what makes spans, or None where traces are not wanted. Raises InvalidSettings.

    `processor` takes the spans in place of the exporter (in tests).
    """
    if not settings.traces:
        return None
    try:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider

        if processor is None:
            from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
            from opentelemetry.sdk.trace.export import BatchSpanProcessor

            processor = BatchSpanProcessor(OTLPSpanExporter())
    except ImportError as error:
        raise InvalidSettings(
            "SAIDGRAPH_TELEMETRY_TRACES is set: install `saidgraph[telemetry]` for it."
        ) from error
    provider = TracerProvider(resource=Resource.create({"service.name": "saidgraph"}))
    provider.add_span_processor(processor)
    return Traces(provider.get_tracer("saidgraph"))


def both(*observers: Callable[[QueryRan], None]) -> Callable[[QueryRan], None]:
    """Return one observer of queries that tells several."""

    def observed(ran: QueryRan) -> None:
        for observer in observers:
            observer(ran)

    return observed
