"""Times as callers give them: an offset, or the space's zone, or an error; never now."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from backend.errors import InvalidRequest
from ingest.errors import NaiveTime


def zone_named(name: str) -> ZoneInfo:
    """Return a time zone. Raises InvalidRequest where there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise InvalidRequest(f"There is no time zone “{name}”. Use a name such as Asia/Seoul.") from error


def aware(value: datetime, zone: str | None) -> datetime:
    """Return a time with its offset. Raises NaiveTime where it has none and no zone is known."""
    if value.tzinfo is not None and value.utcoffset() is not None:
        return value
    if zone is None:
        raise NaiveTime()
    return value.replace(tzinfo=zone_named(zone))
