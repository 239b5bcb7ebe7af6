"""Times as the database takes and holds them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, timedelta, timezone
from typing import Any

from neo4j.time import DateTime

_MINUTE = timedelta(minutes=1)


def read_time(text: str) -> Any:
    """Return a time of an export for the driver, which has no public type for it, to the nanosecond."""
    return DateTime.from_iso_format(text)


def written_time(text: str | None) -> date | datetime | None:
    """Return a date or time that a query gave as text (`toString`); None for none.

    >>> str(written_time("2026-01-05T09:00+09:00")), str(written_time("2026-01-05"))
    ('2026-01-05 09:00:00+09:00', '2026-01-05')
    """
    if text is None:
        return None
    return datetime.fromisoformat(text) if "T" in text else date.fromisoformat(text)


def native(value: Any) -> Any:
    """Return a date or time of the driver as Python's own, a time at its fixed offset; anything else as it is.

    The driver's own conversion leaves a zone of a class of its own: equal as a time, but neither printed nor
    hashed as the time that was stored.
    """
    if not hasattr(value, "to_native"):
        return value
    converted = value.to_native()
    return _at_fixed_offset(converted) if isinstance(converted, datetime) else converted


def sendable(value: Any) -> Any:
    """Return a parameter with every time at a fixed offset of whole minutes; its instant stays.

    The driver hands times of a class of its own to the zone. The C code of `ZoneInfo` takes them for datetimes:
    it forgets which of two equal hours is meant when the clocks go back, and may end the process.
    """
    if isinstance(value, datetime):
        return _at_fixed_offset(value)
    if isinstance(value, Mapping):
        return {name: sendable(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        # Vectors and lists of words hold no time, and are long.
        return value if value and isinstance(value[0], float | str) else [sendable(item) for item in value]
    return value


def _at_fixed_offset(value: datetime) -> datetime:
    offset = value.utcoffset()
    if offset is None:
        return value
    fixed = value.replace(tzinfo=timezone(offset), fold=0)
    whole = _MINUTE * round(offset / _MINUTE)  # local times before about 1910 have seconds, Bolt's have not
    return fixed if whole == offset else fixed.astimezone(timezone(whole))
