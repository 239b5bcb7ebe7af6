"""LoCoMo's JSON: a list of samples or one, each a long talk of two people in dated sessions.

Only the talk is read. Observations and summaries in the same file were written about it, not said in it; the
questions belong to the benchmark. A picture's caption was written by a model: it is kept apart from the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import datetime

from ingest.errors import UnreadableSource
from ingest.model import SourceDocument
from ingest.sources.encoding import clean_text
from ingest.sources.times import MONTHS, date_and_clock, with_offset
from ingest.sources.turns import JsonObject, read_turns

_SESSION = re.compile(r"session_(\d{1,9})")
# "1:56 pm on 8 May, 2023"
_DATE_TIME = re.compile(
    r"\s*(?P<hour>\d{1,2}):(?P<minute>\d{2})\s*(?P<half>[ap]m)\s+on\s+"
    r"(?P<day>\d{1,2})\s+(?P<month>[A-Za-z]+),?\s+(?P<year>\d{4})\s*",
    re.IGNORECASE,
)


def looks_like_locomo(value: object) -> bool:
    """Whether JSON is one LoCoMo sample or a list of them."""
    samples = value if isinstance(value, list) else [value]
    return bool(samples) and all(
        isinstance(sample, Mapping) and isinstance(sample.get("conversation"), Mapping) for sample in samples
    )


def read_locomo(value: object, path: str, zone: str | None) -> Iterator[SourceDocument]:
    """Yield each session as a document `<sample_id>/session_<n>`, in the order of sessions."""
    samples = value if isinstance(value, list) else [value]
    for number, sample in enumerate(samples, start=1):
        conversation = sample["conversation"]
        name = sample.get("sample_id")
        if not isinstance(name, str) or not name.strip():
            stem = path.rsplit(".", 1)[0]
            name = stem if len(samples) == 1 else f"{stem}-{number}"
        yield from _read_sample(conversation, clean_text(name).strip(), zone)


def _read_sample(conversation: JsonObject, name: str, zone: str | None) -> Iterator[SourceDocument]:
    sessions = sorted(
        (int(found[1]), key)
        for key, turns in conversation.items()
        if (found := _SESSION.fullmatch(key)) and isinstance(turns, list)
    )
    for _, key in sessions:
        path = f"{name}/{key}"
        said_at = _session_time(conversation.get(f"{key}_date_time"), path, zone)
        items = [
            {**turn, "said_at": said_at.isoformat() if said_at else None} if isinstance(turn, Mapping) else turn
            for turn in conversation[key]
        ]
        turns = read_turns(items, path, zone)
        yield SourceDocument(
            path=path, kind="conversation", turns=turns, title=path, written_at=said_at, zone=zone
        )


def _session_time(text: object, path: str, zone: str | None) -> datetime | None:
    """Return the session's time; None only where the file gives none."""
    if text is None:
        return None
    found = _DATE_TIME.fullmatch(text) if isinstance(text, str) else None
    month = MONTHS.get(found["month"].casefold()) if found else None
    moment = (
        date_and_clock(
            int(found["year"]),
            month,
            int(found["day"]),
            (int(found["hour"]), int(found["minute"])),
            found["half"],
        )
        if found and month
        else None
    )
    if moment is None:
        raise UnreadableSource(f"{path}: “{text}” is no time of the form 1:56 pm on 8 May, 2023.")
    return with_offset(moment, zone)
