"""MuSiQue and HotpotQA: questions whose answer stands in several documents. The logic of `bench multihop`.

Every passage of the corpus becomes a document with its title, in one space; a question's gold are the documents
that support its answer. The two forms are told apart by their fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from backend.bench.harness import Bench, ingest, miss_stage, read_json
from backend.bench.measures import all_found, latency, mean, paired, recall
from backend.controller.weights import Switches, ablations
from backend.errors import InvalidRequest
from backend.services.recall import ContextAnswer
from ingest.identifiers import document_id
from ingest.model import SourceDocument

RECALLS = (2, 5, 10)
ALL = (5, 10)


@dataclass(frozen=True, slots=True)
class Question:
    """A question and the documents (ids) that hold its answer."""

    name: str
    text: str
    gold: tuple[str, ...]


async def run(
    bench: Bench, data: Path, corpus: Path, *, first: int | None = None, skip: int = 0, ablate: Sequence[str] = ()
) -> dict[str, Any]:
    """Measure a file of questions over a corpus. `ablate` names parts to leave out in further rounds, or "all"."""
    passages = read_corpus(read_json(corpus))
    parts = ablations() if "all" in ablate else tuple(ablate)
    async with bench.space(f"multihop-{corpus.stem}") as space:
        if not await bench.is_filled(space):
            await ingest(bench, space, [_document(i, *passage) for i, passage in enumerate(passages)], corpus.stem)
        questions = read_questions(read_json(data), passages, space)
        questions = questions[skip:] if first is None else questions[skip : skip + first]
        figures, times = await _ask_all(bench, space, questions)
        report: dict[str, Any] = {"questions": len(questions), **mean(figures), "latency_ms": latency(times)}
        if parts:
            report["ablations"] = {}
        for part in parts:
            switched = replace(bench, switches=(bench.switches or Switches()).without(part), artefacts=None)
            other, _ = await _ask_all(switched, space, questions, f"without {part}")
            report["ablations"][part] = {"overall": mean(other)} | {
                name: paired([row[name] for row in other], [row[name] for row in figures])
                for name in ("recall@5", "all@10")
            }
    return report


def read_corpus(value: Any) -> list[tuple[str, str]]:
    """Return (title, text) of each passage. Raises InvalidRequest for another form."""
    if isinstance(value, list) and all(
        isinstance(row, Mapping) and {"title", "text"} <= row.keys() for row in value
    ):
        return [(row["title"], row["text"]) for row in value]
    if isinstance(value, Mapping) and all(isinstance(sentences, list) for sentences in value.values()):
        return [(title, "".join(sentences)) for title, sentences in value.items()]
    raise InvalidRequest("The corpus is a list of {title, text}, or an object from title to sentences.")


def read_questions(value: Any, passages: Sequence[tuple[str, str]], space: str) -> list[Question]:
    """Return the questions with their gold documents. Raises InvalidRequest for another form."""
    by_passage = {passage: document_id(space, _path(i)) for i, passage in enumerate(passages)}
    by_title = {title: identity for (title, _), identity in by_passage.items()}
    questions = []
    for number, row in enumerate(value, start=1):
        if "paragraphs" in row:
            gold = [
                by_passage[paragraph["title"], paragraph["paragraph_text"]]
                for paragraph in row["paragraphs"]
                if paragraph["is_supporting"]
            ]
        elif "supporting_facts" in row:
            gold = [by_title[title] for title, _ in row["supporting_facts"]]
        else:
            raise InvalidRequest("A question has `paragraphs` (MuSiQue) or `supporting_facts` (HotpotQA).")
        questions.append(Question(f"{number:04d}", row["question"], tuple(dict.fromkeys(gold))))
    return questions


def _path(number: int) -> str:
    return f"corpus/{number:05d}.md"


def _document(number: int, title: str, text: str) -> SourceDocument:
    return SourceDocument(path=_path(number), kind="markdown", text=text, title=title)


async def _ask_all(
    bench: Bench, space: str, questions: Sequence[Question], what: str = "asked"
) -> tuple[list[dict[str, float]], list[float]]:
    figures: list[dict[str, float]] = []
    times: list[float] = []
    for number, question in enumerate(questions, start=1):
        found, milliseconds = await bench.ask(space, question.text)
        ranked = documents_of(found)
        row = {f"recall@{k}": recall(ranked, question.gold, k) for k in RECALLS}
        figures.append(row | {f"all@{k}": all_found(ranked, question.gold, k) for k in ALL})
        times.append(milliseconds)
        _artefact(bench, question, found, ranked)
        bench.progress(what, number, len(questions))
    return figures, times


def documents_of(found: ContextAnswer) -> list[str]:
    """Return the documents of the items in order, repeats dropped."""
    return list(dict.fromkeys(str(item["document_id"]) for item in found.items))


def _artefact(bench: Bench, question: Question, found: ContextAnswer, ranked: Sequence[str]) -> None:
    packed = frozenset(str(item["document_id"]) for item in found.items if item["packed"])
    bench.write_artefact(
        f"multihop-{question.name}",
        {
            "question": question.text,
            "gold": [
                {
                    "document": gold,
                    "rank": ranked.index(gold) + 1 if gold in ranked else None,
                    "stage": miss_stage(gold, found.candidate_documents, ranked, packed, True, max(ALL)),
                }
                for gold in question.gold
            ],
            "plan": found.plan.as_json(),
            "trace": found.trace,
            "items": [item | {"signals": found.signals.get(item["passage_id"])} for item in found.items],
            "context": found.context,
        },
    )
