"""What it costs to go on editing: updates beside a full rebuild, growth, and the way from a wrong answer to a
right one. Everything is built in, from fixed sentences and a fixed seed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from backend.bench.harness import Bench
from backend.bench.measures import percentile
from backend.services.remember import Remembered, remember_document, remember_turns
from ingest.model import SourceDocument, SourceTurn

SIZES = (20, 200, 2_000)
SESSION_TURNS = 2_000
TURNS_A_CALL = 100  # as a client that brings its history along
UPDATES = 40
SEED = 20
FIRST_DAY = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
# The first calls after a start compile queries and load models; a running service has that behind it.
WARM_UP = 5

_PEOPLE = ("하린", "도윤", "서아", "라온", "보미", "유찬", "Nora", "Theo", "Ines", "Milo")
_PLACES = ("전주", "여수", "춘천", "군산", "제주", "안동", "통영", "속초")
_THINGS = ("등산", "새우", "요가", "수영", "막국수", "뜨개질", "바둑", "사진")
_THINGS_ENGLISH = ("olives", "chess", "rowing", "jazz", "ferns", "quilts", "tea", "cycling")
_SENTENCES = (
    "{a}{s} {place}에 산다.",
    "{a}{s} {thing}을 좋아한대.",
    "{a} 말로는 {b}{o} 지난주에 {thing}을 시작했대.",
    "어제 {a}{s} {place}에 갔다.",
    "{e} says {f} likes {other}.",
    "{e} bought a book about {other} last week.",
    "{e} thinks {f} is wrong about {other}.",
)


async def run(bench: Bench, *, sizes: Sequence[int] = SIZES, turns: int = SESSION_TURNS) -> dict[str, Any]:
    """Return the tables of issue "living documents": updates, appends, growth, rebuild, correction."""
    report: dict[str, Any] = {"documents": {}}
    for size in sizes:
        async with bench.space(f"lifecycle-{size}") as space:
            report["documents"][str(size)] = await _documents(bench, space, size)
    async with bench.space("lifecycle-session") as space:
        report["session"] = await _session(bench, space, turns)
    async with bench.space("lifecycle-correction") as space:
        report["correction"] = await _correction(bench, space)
    return report


async def _documents(bench: Bench, space: str, size: int) -> dict[str, Any]:
    """Build a space of notes, edit one sentence of one note again and again, and look at what that wrote."""
    texts = [_note(number) for number in range(size)]
    started = time.perf_counter()
    for number, text in enumerate(texts):
        await remember_document(bench.app, space, _source(number, text))
        bench.progress(f"{size} documents", number + 1, size)
    rebuild = time.perf_counter() - started
    built = await _size(bench, space)
    chooser = random.Random(SEED)
    edits: list[tuple[Remembered, float]] = []
    for step in range(WARM_UP + UPDATES):
        number = chooser.randrange(size)
        texts[number] = _edited(texts[number], step)
        begun = time.perf_counter()
        done = await remember_document(bench.app, space, _source(number, texts[number]))
        edits.append((done, (time.perf_counter() - begun) * 1000))
    kept = edits[WARM_UP:]
    return {
        "update_ms": _times([milliseconds for _, milliseconds in kept]),
        "written": _written([done for done, _ in kept]),
        "rebuild_seconds": round(rebuild, 1),
        "store": built,
        "store_after_updates": await _size(bench, space),
    }


async def _session(bench: Bench, space: str, turns: int) -> dict[str, Any]:
    """Build a long session and append single turns to it."""
    history = [_turn(number) for number in range(turns)]
    started = time.perf_counter()
    for first in range(0, turns, TURNS_A_CALL):
        await remember_turns(bench.app, space, "session", history[first : first + TURNS_A_CALL])
        bench.progress(f"a session of {turns} turns", min(first + TURNS_A_CALL, turns), turns)
    seconds = time.perf_counter() - started
    appended: list[tuple[Remembered, float]] = []
    for number in range(turns, turns + WARM_UP + UPDATES):
        begun = time.perf_counter()
        done = await remember_turns(bench.app, space, "session", [_turn(number)])
        appended.append((done, (time.perf_counter() - begun) * 1000))
    kept = appended[WARM_UP:]
    return {
        "turns": turns,
        "append_ms": _times([milliseconds for _, milliseconds in kept]),
        "written": _written([done for done, _ in kept]),
        "rebuild_seconds": round(seconds, 1),
        "store": await _size(bench, space),
    }


@dataclass(frozen=True, slots=True)
class _Correction:
    """A wrong sentence, the right one, and a question whose answer they are."""

    wrong: str
    right: str
    question: str
    old: str
    new: str


_CORRECTIONS = (
    _Correction("하린은 전주에 산다.", "하린은 여수에 산다.", "하린은 어디에 살아?", "전주", "여수"),
    _Correction(
        "Theo works at a bakery.", "Theo works at a library.", "Where does Theo work?", "bakery", "library"
    ),
)


async def _correction(bench: Bench, space: str) -> list[dict[str, Any]]:
    """Go from a wrong statement seen in a context to the right one, counting steps, seconds and leftovers."""
    rows = []
    for number, case in enumerate(_CORRECTIONS):
        path = f"notes/correction-{number}.md"
        await remember_document(bench.app, space, _named(path, case.wrong))
        before, _ = await bench.ask(space, case.question)
        started = time.perf_counter()
        steps = ["see the wrong statement and its document in the context", "edit the document", "ask again"]
        await remember_document(bench.app, space, _named(path, case.right))
        after, _ = await bench.ask(space, case.question)
        left = await bench.app.store.read("words_left", {"space": space, "word": case.old})
        rows.append(
            {
                "question": case.question,
                "wrong_was_shown": case.old in before.context,
                "right_is_shown": case.new in after.context,
                "wrong_is_shown": case.old in after.context,
                "steps": len(steps),
                "seconds": round(time.perf_counter() - started, 3),
                "left_of_the_old": left[0]["nodes"],
            }
        )
    return rows


def _note(number: int) -> str:
    """Return one of many notes: a heading and six sentences, the same for the same number."""
    chooser = random.Random(f"{SEED}-{number}")
    return f"# 기록 {number}\n\n" + "\n\n".join(_sentence(chooser) for _ in range(6)) + "\n"


def _edited(text: str, step: int) -> str:
    """Return a note with one of its sentences said otherwise."""
    parts = text.strip().split("\n\n")
    chooser = random.Random(f"{SEED}-edit-{step}")
    place = chooser.randrange(1, len(parts))
    parts[place] = _sentence(chooser)
    return "\n\n".join(parts) + "\n"


def _sentence(chooser: random.Random) -> str:
    korean = [name for name in _PEOPLE if not name.isascii()]
    english = [name for name in _PEOPLE if name.isascii()]
    a, b = chooser.sample(korean, 2)
    e, f = chooser.sample(english, 2)
    return chooser.choice(_SENTENCES).format(
        a=a,
        s="은" if _has_final(a) else "는",
        b=b,
        o="이" if _has_final(b) else "가",
        e=e,
        f=f,
        place=chooser.choice(_PLACES),
        thing=chooser.choice(_THINGS),
        other=chooser.choice(_THINGS_ENGLISH),
    )


def _has_final(name: str) -> bool:
    return (ord(name[-1]) - 0xAC00) % 28 != 0


def _turn(number: int) -> SourceTurn:
    chooser = random.Random(f"{SEED}-turn-{number}")
    return SourceTurn(
        id=f"t{number}",
        speaker=chooser.choice(_PEOPLE),
        text=_sentence(chooser),
        said_at=FIRST_DAY + timedelta(minutes=number),
    )


def _source(number: int, text: str) -> SourceDocument:
    return SourceDocument(
        path=f"notes/{number:05}.md",
        kind="markdown",
        text=text,
        author="유나",
        written_at=FIRST_DAY + timedelta(hours=number),
    )


def _named(path: str, text: str) -> SourceDocument:
    return SourceDocument(path=path, kind="markdown", text=text + "\n", author="유나", written_at=FIRST_DAY)


def _times(milliseconds: Sequence[float]) -> dict[str, float]:
    return {"p50": round(percentile(milliseconds, 0.5)), "p95": round(percentile(milliseconds, 0.95))}


def _written(results: Sequence[Remembered]) -> dict[str, dict[str, int]]:
    """Return the middle and the largest of what an update wrote, by the database's own counters."""
    found: dict[str, dict[str, int]] = {}
    for name in (
        "nodes_created",
        "nodes_deleted",
        "relationships_created",
        "relationships_deleted",
        "properties_set",
    ):
        counts = sorted(done.written.counts.get(name, 0) for done in results)
        found[name] = {"median": counts[len(counts) // 2], "max": counts[-1]}
    return found


async def _size(bench: Bench, space: str) -> dict[str, int]:
    row = (await bench.app.store.read("count_space", {"space": space}))[0]
    return {"nodes": row["nodes"], "relationships": row["relationships"] or 0}
