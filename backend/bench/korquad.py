"""KorQuAD: Korean questions, each about one paragraph of an encyclopaedia. The logic of `bench korquad`.

All paragraphs go into one space, each a document with its article's title; the gold is the question's paragraph.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from backend.bench.harness import Bench, ingest, read_json
from backend.bench.measures import latency, mean, recall
from backend.bench.multihop import documents_of
from backend.errors import InvalidRequest
from ingest.identifiers import document_id
from ingest.model import SourceDocument

RECALLS = (1, 5, 10)


async def run(bench: Bench, data: Path, *, every: int = 1) -> dict[str, Any]:
    """Measure every n-th question of a file of KorQuAD's form."""
    value = read_json(data)
    if not isinstance(value, dict) or not isinstance(value.get("data"), list):
        raise InvalidRequest(
            f"{data.name} is not of KorQuAD's form: an object with a list of articles under `data`."
        )
    documents: list[SourceDocument] = []
    asked: list[tuple[str, str]] = []
    for article in value["data"]:
        for paragraph in article["paragraphs"]:
            path = f"korquad/{len(documents):05d}.md"
            asked += [(row["question"], path) for row in paragraph["qas"]]
            documents.append(
                SourceDocument(path=path, kind="markdown", text=paragraph["context"], title=article["title"])
            )
    asked = asked[::every]
    figures: list[dict[str, float]] = []
    times: list[float] = []
    async with bench.space("korquad") as space:
        if not await bench.is_filled(space):
            await ingest(bench, space, documents, "korquad")
        for number, (question, path) in enumerate(asked, start=1):
            found, milliseconds = await bench.ask(space, question)
            gold = document_id(space, path)
            ranked = documents_of(found)
            figures.append({f"recall@{k}": recall(ranked, [gold], k) for k in RECALLS})
            times.append(milliseconds)
            bench.write_artefact(
                f"korquad-{number:05d}",
                {
                    "question": question,
                    "gold": path,
                    "rank": ranked.index(gold) + 1 if gold in ranked else None,
                    "plan": found.plan.as_json(),
                    "trace": found.trace,
                    "items": found.items,
                    "context": found.context,
                },
            )
            bench.progress("asked", number, len(asked))
    return {"questions": len(asked), **mean(figures), "latency_ms": latency(times)}
