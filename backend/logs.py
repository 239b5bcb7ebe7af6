"""The log: one JSON object a line, with names, counts, ids and durations; never words, never parameters.

The message of an exception can quote what somebody said. So of exceptions only the kind and the places in the
code are written, except for our own, whose `type` says it.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

# Passed as `extra`: what a line of ours may say beside its message.
FIELDS = ("query", "milliseconds", "rows", "route", "status", "method", "job")
# Their lines can quote a query, and a query typed at the console can hold a name.
_QUIET = ("neo4j", "httpx", "httpcore", "asyncio")


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line["error"] = f"{kind.__module__}.{kind.__qualname__}"
            line["trace"] = _places(trace)
        return json.dumps(line, ensure_ascii=False)


def configure(level: str) -> None:
    """Send everything that is logged to standard error as JSON lines, the HTTP server's own too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.ERROR)


def _places(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
