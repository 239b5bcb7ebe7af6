"""Traces: a span a call and a span a query inside it, and nobody's name or words in them."""

from __future__ import annotations

import httpx
from fastapi import FastAPI
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from backend.settings import TelemetrySettings
from backend.store.connection import QueryRan
from backend.telemetry import Traced, make_traces


async def test_a_call_has_a_span_with_its_queries_inside_and_no_name_in_it() -> None:
    kept = InMemorySpanExporter()
    traces = make_traces(TelemetrySettings(traces=True), processor=SimpleSpanProcessor(kept))
    assert traces is not None
    app = FastAPI()
    app.add_middleware(Traced, traces=traces)

    @app.get("/people/{person}")
    async def show(person: str) -> str:
        traces.query(QueryRan("find_people", 0.25, 2))
        traces.query(QueryRan("list_people", 0.01, None))
        return person

    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        assert (await client.get("/people/지나?asker=준호")).status_code == 200
    spans = {span.name: span for span in kept.get_finished_spans()}
    assert set(spans) == {"GET /people/{person}", "find_people", "list_people"}
    call, query = spans["GET /people/{person}"], spans["find_people"]
    assert query.parent is not None
    assert query.parent.span_id == call.context.span_id
    assert 0.24 < (query.end_time - query.start_time) / 1e9 < 0.26
    assert not spans["list_people"].status.is_ok
    assert call.attributes["http.response.status_code"] == 200
    told = "".join(span.to_json() for span in kept.get_finished_spans())
    assert "준호" not in told
    assert "지나" not in told
    assert "asker" not in told


def test_without_the_setting_there_are_no_traces() -> None:
    assert make_traces(TelemetrySettings()) is None
