"""BEAM: long chats of a user with an assistant, with questions of ten abilities. The logic of `bench beam`.

Each chat gets a space of its own, each of its batches a session; a message is a turn. Gold are the messages that a
question's authors drew on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from backend.bench.harness import Bench, ingest, ranking, read_json
from backend.bench.measures import latency, mean, recall
from backend.errors import InvalidRequest
from ingest.identifiers import document_id, turn_passage_id
from ingest.model import SourceDocument, SourceTurn, SpeakerKind

RECALLS = (5, 10, 20)
# The authors' generator ends a user's message in a mark such as "->-> 1,1".
_MARK = re.compile(r"\s*->->\s*[\d,]+\s*$")


async def run(bench: Bench, data: Path, *, only: Sequence[str] = ()) -> dict[str, Any]:
    """Measure a folder of chats."""
    folders = chats_of(data)
    rows: list[tuple[str, dict[str, float]]] = []
    times: list[float] = []
    for folder in folders:
        if only and folder.name not in only:
            continue
        chat = read_json(folder / "chat.json")
        documents = list(read_chat(chat, folder.name))
        questions = read_json(folder / "probing_questions.json")
        async with bench.space(f"beam-{folder.name}") as space:
            if not await bench.is_filled(space):
                await ingest(bench, space, documents, f"chat {folder.name}")
            where = {
                turn.id: turn_passage_id(document_id(space, document.path), turn.id)
                for document in documents
                for turn in document.turns
            }
            for ability, question, gold in read_questions(questions, where):
                found, milliseconds = await bench.ask(space, question)
                ranked = ranking(found)
                rows.append((ability, {f"recall@{k}": recall(ranked, gold, k) for k in RECALLS}))
                times.append(milliseconds)
                bench.write_artefact(
                    f"beam-{folder.name}-{len(rows):04d}",
                    {
                        "question": question,
                        "ability": ability,
                        "ranks": [ranked.index(one) + 1 if one in ranked else None for one in gold],
                        "plan": found.plan.as_json(),
                        "trace": found.trace,
                        "items": found.items,
                        "context": found.context,
                    },
                )
            bench.say(f"chat {folder.name}: asked")
    abilities = sorted({ability for ability, _ in rows})
    return {
        "questions": len(rows),
        **mean([figures for _, figures in rows]),
        "by_ability": {
            name: {"questions": sum(a == name for a, _ in rows), **mean([f for a, f in rows if a == name])}
            for name in abilities
        },
        "latency_ms": latency(times),
    }


def chats_of(data: Path) -> list[Path]:
    """Return the folders of the chats. Raises InvalidRequest where there are none."""
    folders = [folder for folder in data.iterdir() if (folder / "chat.json").is_file()]
    if not folders:
        raise InvalidRequest(f"{data} holds no chats: folders with a chat.json and a probing_questions.json.")
    return sorted(folders, key=lambda folder: (len(folder.name), folder.name))


def read_chat(batches: Sequence[Any], name: str) -> Iterator[SourceDocument]:
    """Yield each batch of a chat as a session."""
    for batch in batches:
        said_at = _day(batch.get("time_anchor"))
        turns = []
        for message in (message for turn in batch["turns"] for message in turn):
            said_at = _day(message.get("time_anchor")) or said_at
            is_user = message["role"] == "user"
            turns.append(
                SourceTurn(
                    id=str(message["id"]),
                    speaker="User" if is_user else "Assistant",
                    text=_MARK.sub("", message["content"]),
                    said_at=said_at,
                    speaker_kind=SpeakerKind.HUMAN if is_user else SpeakerKind.AGENT,
                )
            )
        yield SourceDocument(
            path=f"beam-{name}/{batch['batch_number']}", kind="conversation", turns=tuple(turns), zone="UTC"
        )


def read_questions(value: Any, where: dict[str, str]) -> Iterator[tuple[str, str, list[str]]]:
    """Yield (ability, question, gold passages) for the questions that have evidence."""
    for ability, group in value.items():
        for row in group:
            gold = sorted({where[str(one)] for one in _ids(row.get("source_chat_ids")) if str(one) in where})
            if gold:
                yield ability, row["question"], gold


def _ids(value: Any) -> Iterator[int]:
    """Yield the message ids of a list, or of lists by role."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _ids(one)
    elif value is not None:
        yield int(value)


def _day(anchor: str | None) -> datetime | None:
    """Read "March-15-2024"; None where there is none or it is written otherwise."""
    if not anchor:
        return None
    try:
        return datetime.strptime(anchor, "%B-%d-%Y").replace(tzinfo=UTC)
    except ValueError:
        return None
