"""Times as the database holds them, to the nanosecond."""

from __future__ import annotations

from typing import Any

from neo4j.time import DateTime


def read_time(text: str) -> Any:
    """Return a time of an export for the driver, which has no public type for it."""
    return DateTime.from_iso_format(text)
