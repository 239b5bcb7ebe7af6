"""What every benchmark needs: a space of its own, progress, and one file a question for inspection."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from backend.app import App
from backend.services.ingestion import Failed, Taken, ingest_sources
from backend.services.recall import Ask, ContextAnswer, answer
from backend.services.spaces import delete_space
from ingest.model import SourceDocument

Say = Callable[[str], None]
# Questions are about what was talked of, not about the day the benchmark runs.
ASKED_AT = datetime(2026, 1, 1, tzinfo=UTC)
# A line of progress at most so often.
SECONDS_BETWEEN_LINES = 5.0


@dataclass(slots=True)
class Bench:
    """One run of a benchmark."""

    app: App
    say: Say
    artefacts: Path | None = None
    keep: bool = False  # keep the spaces and use them again: for tuning, never for a figure to publish
    switches: Any = None
    _said: float = field(default=0.0)

    def progress(self, what: str, done: int, of: int) -> None:
        """Say how far it is, now and then."""
        now = time.monotonic()
        if done == of or now - self._said > SECONDS_BETWEEN_LINES:
            self._said = now
            self.say(f"{what}: {done} of {of}")

    @asynccontextmanager
    async def space(self, name: str) -> AsyncIterator[str]:
        """Give a fresh space and delete it in the end."""
        space = f"bench-{name}" if self.keep else f"bench-{name}-{secrets.token_hex(4)}"
        try:
            yield space
        finally:
            if not self.keep:
                await delete_space(self.app, space)

    async def is_filled(self, space: str) -> bool:
        """Say whether a kept space is there already."""
        return self.keep and bool(await self.app.store.read("get_space", {"space": space}))

    async def ask(
        self, space: str, question: str, *, budget_tokens: int = 1000, asked_at: datetime = ASKED_AT
    ) -> tuple[ContextAnswer, float]:
        """Ask through the shipped function and return the answer with its milliseconds."""
        started = time.perf_counter()
        found = await answer(
            self.app, space, Ask(question, budget_tokens=budget_tokens, asked_at=asked_at), switches=self.switches
        )
        return found, (time.perf_counter() - started) * 1000

    def write_artefact(self, name: str, content: dict[str, Any]) -> None:
        """Write one question's file."""
        if self.artefacts is None:
            return
        self.artefacts.mkdir(parents=True, exist_ok=True)
        path = self.artefacts / f"{re.sub(r'[^0-9A-Za-z._-]+', '_', name)}.json"
        path.write_text(json.dumps(content, ensure_ascii=False, indent=1, default=str), encoding="utf-8")


async def ingest(bench: Bench, space: str, documents: Sequence[SourceDocument], what: str) -> dict[str, Any]:
    """Take documents in through the shipped path and return how much and how fast."""
    turns = sum(max(1, len(document.turns)) for document in documents)
    started = time.perf_counter()
    done = 0
    async for taken in ingest_sources(bench.app, space, documents, []):
        if isinstance(taken, Failed):
            raise taken.error
        if isinstance(taken, Taken):
            done += max(1, len(taken.source.turns))
        bench.progress(f"{what}, ingested", done, turns)
    return {"turns": turns, "seconds": time.perf_counter() - started}


async def count_nodes(bench: Bench, spaces: Iterable[str]) -> dict[str, int]:
    """Return how many nodes of each label the spaces hold."""
    total: dict[str, int] = {}
    for space in spaces:
        for row in await bench.app.store.read("count_nodes", {"space": space}):
            total[row["label"]] = total.get(row["label"], 0) + row["nodes"]
    return dict(sorted(total.items()))


def read_json(path: Path) -> Any:
    """Read a JSON file. Small enough to read at once, and nothing else runs beside a benchmark."""
    return json.loads(path.read_text(encoding="utf-8"))


def ranking(found: ContextAnswer, turn_of: dict[str, str] | None = None) -> list[str]:
    """Return the passages of the items in order, repeats dropped; a caption stands for its turn."""
    turn_of = turn_of or {}
    passages = [str(item["passage_id"]) for item in found.items]
    return list(dict.fromkeys(turn_of.get(passage, passage) for passage in passages))


def miss_stage(
    passage: str, candidates: frozenset[str], ranked: Sequence[str], packed: frozenset[str], stored: bool, k: int
) -> str:
    """Return where a piece of evidence was lost, or "found"."""
    if not stored:
        return "not extracted"
    if passage not in candidates:
        return "not a candidate"
    if passage not in ranked[:k]:
        return "ranked too low"
    return "found" if passage in packed else "packed out"
