"""The benchmark of extraction gives turns a second by language, of its own turns or of a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backend.bench.extract import BUILT_IN, read_turns, run
from ingest.errors import UnreadableSource

TURN = {
    "lang": "ko",
    "speaker": "하람",
    "addressee": "시온",
    "text": "어제 화분을 샀어. 다인이가 그러는데 규호가 이사한대.",
    "said_at": "2025-03-12T19:30:00+09:00",
}


def test_each_language_has_its_own_rate(tmp_path: Path) -> None:
    file = tmp_path / "turns.json"
    file.write_text(json.dumps([TURN, TURN], ensure_ascii=False), encoding="utf-8")
    report = run(file, seconds=0.0)
    assert list(report) == ["ko"]
    assert report["ko"]["turns"] == 2
    assert report["ko"]["statements"] == 4
    assert report["ko"]["turns_a_second"] > 0
    assert report["ko"]["turns_a_second_without_gate"] > 0


def test_both_languages_have_turns_of_their_own() -> None:
    turns = read_turns(BUILT_IN)
    assert {lang: len(said) for lang, said in turns.items()} == {"ko": 40, "en": 40}


@pytest.mark.parametrize("written", ["[]", "{", '[{"lang": "ko"}]'])
def test_a_file_that_is_no_list_of_turns_is_refused(tmp_path: Path, written: str) -> None:
    file = tmp_path / "turns.json"
    file.write_text(written, encoding="utf-8")
    with pytest.raises(UnreadableSource):
        read_turns(file)
