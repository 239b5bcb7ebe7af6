"""How many turns a second the rules read on one core: the logic of `saidgraph bench extract`.

The built-in turns, or a file of one's own, are read as conversations of each language, without a database and
without embeddings. Time is the processor's, summed over all threads, so that the figure is that of one core
whatever else runs; models are loaded and caches are warm before the clock starts.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from ingest.errors import UnreadableSource
from ingest.extract import WINDOW, BatchExtractor
from ingest.model import Passage
from ingest.pipeline import default_extractors, understand

BUILT_IN = Path(__file__).with_name("extract.json")
#: The turns are read as one talk so many times as long, so that parsing in batches has something to gain.
ROUNDS = 6
#: Turns are read again until so much processor time has gone by, so that a single slow turn does not show.
SECONDS = 4.0


def read_turns(data_path: Path) -> dict[str, list[Passage]]:
    """Return the turns of a JSON list as one conversation a language."""
    try:
        items: list[dict[str, Any]] = json.loads(data_path.read_text(encoding="utf-8"))
        turns: dict[str, list[Passage]] = {}
        for item in items:
            said = turns.setdefault(str(item["lang"]), [])
            said.append(_turn(item, len(said)))
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadableSource(f"{data_path.name} is no list of turns: {error}") from error
    if not turns:
        raise UnreadableSource(f"{data_path.name} holds no turns")
    return turns


def _turn(item: dict[str, Any], position: int) -> Passage:
    return Passage(
        f"turn-{position}",
        str(item["text"]),
        position,
        item.get("speaker"),
        addressee=item.get("addressee"),
        said_at=datetime.fromisoformat(str(item["said_at"])),
        lang=str(item["lang"]),
    )


def run(
    data_path: Path | None = None, seconds: float = SECONDS, progress: Callable[[str], None] | None = None
) -> dict[str, Any]:
    """Return turns a second and statements found, by language, with the gate and by the rules alone."""
    report: dict[str, Any] = {}
    for lang, turns in sorted(read_turns(data_path or BUILT_IN).items()):
        if progress:
            progress(f"{lang}: {len(turns)} turns")
        statements = _whole(turns)  # also loads the models
        _rules_only(turns)
        talk = [
            replace(turn, id=f"{turn.id}-{number}", position=turn.position + number * len(turns))
            for number in range(ROUNDS)
            for turn in turns
        ]
        report[lang] = {
            "turns": len(turns),
            "statements": statements,
            "turns_a_second": _rate(_whole, talk, seconds),
            "turns_a_second_without_gate": _rate(_rules_only, talk, seconds),
        }
    return report


def _rate(read: Callable[[Sequence[Passage]], int], turns: Sequence[Passage], seconds: float) -> float:
    """Return how many turns are read in a second of one core's time."""
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds or not done:
        read(turns)
        done += len(turns)
    return round(done / spent, 1) if spent else 0.0


def _whole(turns: Sequence[Passage]) -> int:
    """Read a conversation as ingestion does: language, signals, rules, people, gate."""
    return sum(len(found.statements) for found in understand(turns))


def _rules_only(turns: Sequence[Passage]) -> int:
    """Read a conversation with the extractor alone."""
    extractor = default_extractors()[turns[0].lang or "en"]
    windows = [tuple(turns[max(0, index - WINDOW) : index]) for index in range(len(turns))]
    batch = list(zip(turns, windows, strict=True))
    if isinstance(extractor, BatchExtractor):
        return sum(len(read().statements) for read in extractor.readers(batch))
    return sum(len(extractor.extract(turn, window).statements) for turn, window in batch)
