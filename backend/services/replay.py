"""Runs the queries of a trace again: the same files with the same parameters.

Vectors are not in the trace; what they stand for is, and they are made again from that.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from backend.app import App
from backend.errors import InvalidRequest
from backend.operators.center import compute_center
from backend.operators.tracer import Tracer, Vector

_TIMES = ("valid_at", "known_at")


async def replay_trace(app: App, found: Any) -> dict[str, Any]:
    """Return, for each step of a trace, whether it gets the same rows now. Raises InvalidRequest."""
    steps = found.get("trace") if isinstance(found, Mapping) else found
    if not isinstance(steps, list) or not all(isinstance(step, Mapping) for step in steps):
        raise InvalidRequest("This is no trace: a list of steps, or an object with one under `trace`.")
    report = []
    vectors: dict[str, Vector] = {}
    for step in steps:
        if not step.get("query") or step.get("digest") is None:
            continue
        parameters = dict(step["parameters"])
        space = str(parameters.pop("space", ""))
        for name, value in parameters.items():
            parameters[name] = await _restored(app, space, name, value, vectors)
        tracer = Tracer(app.store, space)
        await tracer.read(str(step["operator"]), str(step["query"]), parameters)
        again = tracer.trace[-1]
        report.append(
            {
                "operator": step["operator"],
                "query": step["query"],
                "rows_then": step["rows"],
                "rows_now": again.rows,
                "same": again.digest == step["digest"],
            }
        )
    return {"steps": report, "changed": sum(not step["same"] for step in report)}


async def _restored(app: App, space: str, name: str, value: Any, vectors: dict[str, Vector]) -> Any:
    if isinstance(value, Mapping) and "question" in value:
        key = f"question {value['question']}"
        if key not in vectors:
            values = await asyncio.to_thread(app.embedder.embed_query, str(value["question"]))
            vectors[key] = Vector(values, value)
        return vectors[key]
    if isinstance(value, Mapping) and "center" in value:
        key = f"center {value['center']}"
        if key not in vectors:
            tracer = Tracer(app.store, space)
            extent = await tracer.read("center", "space_extent", {})
            center = await compute_center(tracer, int(value["version"]), extent[0]["passages"])
            vectors[key] = Vector(center.values, value)
        return vectors[key]
    if name in _TIMES and isinstance(value, str):
        return datetime.fromisoformat(value)
    return value
