"""Values of the driver as plain JSON: for rows whose columns nobody knows beforehand."""

from __future__ import annotations

import base64
import math
from collections.abc import Mapping, Sequence
from datetime import date, time
from typing import Any


def plain_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a row whose values JSON can hold."""
    return {name: plain(value) for name, value in row.items()}


def plain(value: Any) -> Any:
    """Return a value as JSON can hold it; nodes and relationships become their properties."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, bytes | bytearray):
        return base64.b64encode(value).decode()
    if isinstance(value, date | time):
        return value.isoformat()
    if hasattr(value, "iso_format"):  # the driver's own times and durations
        return value.iso_format()
    if hasattr(value, "labels"):
        return {"labels": sorted(value.labels), **plain_row(dict(value.items()))}
    if hasattr(value, "relationships"):
        return [plain(part) for part in (*value.nodes, *value.relationships)]
    if hasattr(value, "start_node"):
        return {"type": value.type, **plain_row(dict(value.items()))}
    if isinstance(value, Mapping):
        return plain_row(value)
    if isinstance(value, Sequence | set | frozenset):
        return [plain(part) for part in value]
    return str(value)
