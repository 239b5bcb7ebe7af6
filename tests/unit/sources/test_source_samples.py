"""The bundled samples are whole: they read without an error and the questions are well formed."""

import json
from datetime import datetime
from pathlib import Path

from ingest.model import SourceDocument
from ingest.segment import segment
from ingest.sources import read_path

SAMPLES = Path(__file__).parents[3] / "samples"


def test_every_sample_reads_with_speakers_and_times() -> None:
    documents = list(read_path(SAMPLES / "documents", zone="Asia/Seoul"))
    assert len(documents) == 8
    for document in documents:
        assert isinstance(document, SourceDocument), document
        passages = segment(document, document.path)
        assert passages
        assert all(passage.speaker and passage.said_at for passage in passages)


def test_every_question_says_when_it_is_asked_and_what_it_shows() -> None:
    questions = json.loads((SAMPLES / "questions.json").read_text(encoding="utf-8"))
    assert len(questions) >= 12
    assert {question["lang"] for question in questions} == {"ko", "en"}
    for question in questions:
        assert question.keys() == {"question", "lang", "asked_at", "shows"}
        assert datetime.fromisoformat(question["asked_at"]).utcoffset() is not None
