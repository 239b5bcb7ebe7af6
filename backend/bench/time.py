"""How many expressions of time are read right: the logic of `saidgraph bench time`.

A case is right when, given the whole sentence and the reference as the turn's time, an expression that
overlaps the case's surface is found with exactly the expected days. Cases ask for a time, so what means
one only where it is asked for ("the year") counts, as it does for a question.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from ingest.errors import UnreadableSource
from ingest.timex import find


@dataclass(frozen=True, slots=True)
class TimeCase:
    """One line of the file: a sentence, the expression in it, and the inclusive days it means."""

    id: str
    lang: str
    text: str
    surface: str
    reference: datetime
    start: date
    end: date


def read_cases(data_path: Path) -> Iterator[TimeCase]:
    """Yield the cases of a file of JSON lines, or of all such files of a folder."""
    files = sorted(data_path.glob("*.jsonl")) if data_path.is_dir() else [data_path]
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if line.strip():
                yield _case(line, f"{file.name}:{number}")


def _case(line: str, place: str) -> TimeCase:
    try:
        item: dict[str, Any] = json.loads(line)  # JSON of the outside; checked by the conversions below
        expected = item["expected"]
        return TimeCase(
            id=str(item["id"]),
            lang=str(item["lang"]),
            text=str(item["text"]),
            surface=str(item["surface"]),
            reference=_reference(str(item["reference"])),
            start=date.fromisoformat(expected["start"]),
            end=date.fromisoformat(expected["end"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadableSource(f"{place} is no case of time: {error}") from error


def _reference(text: str) -> datetime:
    """Read a reference time: its fraction may have more digits than Python takes, and no zone means UTC."""
    whole, _, _ = text.partition(".")
    parsed = datetime.fromisoformat(whole)
    return parsed if parsed.tzinfo else parsed.replace(tzinfo=UTC)


def judge(case: TimeCase) -> tuple[bool, str]:
    """Return whether a case is read right, and the precision that was found ("missed" without a time)."""
    place = case.text.lower().find(case.surface.lower())
    begin, stop = (place, place + len(case.surface)) if place >= 0 else (0, len(case.text))
    touching = [
        item.time
        for item in find(case.text, case.reference, case.lang, loose=True)
        if item.time and item.span[0] < stop and item.span[1] > begin
    ]
    for time in touching:
        if (time.start, time.end) == (case.start, case.end):
            return True, time.precision.value
    return False, touching[0].precision.value if touching else "missed"


def run(data_path: Path, progress: Callable[[str], None] | None = None) -> dict[str, object]:
    """Return `right`, `of`, `share` and the same figures by the precision that was found."""
    right: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for case in read_cases(data_path):
        good, precision = judge(case)
        total[precision] += 1
        right[precision] += good
        if progress and not good:
            progress(f"wrong: {case.id}")
    of = sum(total.values())
    if of == 0:
        raise UnreadableSource(f"{data_path.name} holds no cases")
    return {
        "right": sum(right.values()),
        "of": of,
        "share": round(sum(right.values()) / of, 4),
        "by_precision": {
            name: {"right": right[name], "of": total[name], "share": round(right[name] / total[name], 4)}
            for name in sorted(total)
        },
    }
