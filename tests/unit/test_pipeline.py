"""The write path up to "validated": many passages together state what each of them states alone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

import pytest

from ingest import pipeline
from ingest.extract import WINDOW
from ingest.extract.english import EnglishExtractor
from ingest.model import Extraction, MentionKind, Passage

MONDAY = datetime.fromisoformat("2026-03-02T10:00:00+09:00")
TALK = (
    ("Ines", "I adopted a lizard yesterday."),
    ("Tarek", "Nice! Greta says lizards are a waste of time."),
    ("Ines", "She sold hers in May."),
    ("지우", "나는 도마뱀이 무서워."),
    ("Tarek", ""),
    ("지우", "현서가 그러는데 태오가 이사했대."),
    ("Tarek", "I might get a cat next week."),
)


def passages() -> list[Passage]:
    return [
        Passage(f"p{place}", text, place, speaker=speaker, said_at=MONDAY)
        for place, (speaker, text) in enumerate(TALK)
    ]


def test_many_passages_together_state_what_each_states_alone() -> None:
    talk = [pipeline.with_language(passage) for passage in passages()]
    alone = [
        pipeline.understand_one(passage, talk[max(0, place - WINDOW) : place])
        for place, passage in enumerate(talk)
    ]
    assert list(pipeline.understand(talk)) == alone
    assert sum(len(extraction.statements) for extraction in alone) >= 6


def test_batches_of_any_size_state_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list(pipeline.understand(passages()))
    monkeypatch.setattr(pipeline, "BATCH_PASSAGES", 2)
    assert list(pipeline.understand(passages())) == whole


def test_only_the_wanted_passages_are_read() -> None:
    assert [found.passage.id for found in pipeline.understand(passages(), {"p2", "p5"})] == ["p2", "p5"]


class _Breaking(EnglishExtractor):
    """Breaks on one passage: while it is read, or already while the batch is parsed."""

    def __init__(self, *, in_batch: bool) -> None:
        self.in_batch = in_batch

    def readers(self, passages: Iterable[tuple[Passage, Sequence[Passage]]]) -> list[Callable[[], Extraction]]:
        passages = list(passages)
        if self.in_batch and any("cat" in passage.text for passage, _ in passages):
            raise ValueError("odd")

        def broken() -> Extraction:
            raise ValueError("odd")

        found = super().readers(passages)
        return [broken if "cat" in p.text else read for (p, _), read in zip(passages, found, strict=True)]


@pytest.mark.parametrize("in_batch", [False, True])
def test_an_odd_passage_loses_none_of_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, in_batch: bool
) -> None:
    whole = list(pipeline.understand(passages()))
    extractors = {**pipeline.default_extractors(), "en": _Breaking(in_batch=in_batch)}
    monkeypatch.setattr(pipeline, "default_extractors", lambda: extractors)
    with caplog.at_level(logging.CRITICAL):
        found = list(pipeline.understand(passages()))
    assert found[:-1] == whole[:-1]
    assert found[-1].statements == ()
    assert "ValueError" in found[-1].rejected[0].reason


def said(text: str, speaker: str) -> Passage:
    return Passage(id=speaker, text=text, position=0, speaker=speaker, kind="turn")


def test_who_spoke_before_is_not_the_thing_of_the_same_name() -> None:
    window = [said("나는 내일 갈게.", "하늘")]
    (sky,) = pipeline.understand_one(said("오늘 하늘이 정말 파랗다.", "유나"), window).statements
    assert [m.kind for m in sky.mentions if m.name == "하늘"] == [MentionKind.THING]
    (she,) = pipeline.understand_one(said("나는 하늘이 싫어.", "유나"), window).statements
    assert [m.kind for m in she.mentions if m.name == "하늘"] == [MentionKind.NAME]
