"""The benchmark of time counts a case as right only for exactly its days."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from backend.bench.time import run
from ingest.errors import UnreadableSource

RIGHT = {
    "id": "own-1",
    "lang": "ko",
    "text": "지난주에 화분을 샀다.",
    "surface": "지난주",
    "reference": "2024-05-15T10:00:00",
    "expected": {"start": "2024-05-06", "end": "2024-05-12"},
}
WRONG = {**RIGHT, "id": "own-2", "expected": {"start": "2024-05-06", "end": "2024-05-13"}}
MISSED = {**RIGHT, "id": "own-3", "text": "화분을 샀다.", "surface": "화분"}
LONG_FRACTION = {**RIGHT, "id": "own-4", "reference": "2024-05-15T10:00:00.1234567"}


def written(folder: Path, *cases: object) -> Path:
    file = folder / "cases.jsonl"
    file.write_text("".join(json.dumps(case, ensure_ascii=False) + "\n" for case in cases), encoding="utf-8")
    return file


def test_the_share_is_of_all_cases_and_by_precision(tmp_path: Path) -> None:
    result = run(written(tmp_path, RIGHT, WRONG, MISSED, LONG_FRACTION))
    assert (result["right"], result["of"], result["share"]) == (2, 4, 0.5)
    assert result["by_precision"] == {
        "missed": {"right": 0, "of": 1, "share": 0.0},
        "week": {"right": 2, "of": 3, "share": 0.6667},
    }


def test_a_folder_is_read_file_by_file(tmp_path: Path) -> None:
    written(tmp_path, RIGHT)
    assert run(tmp_path)["of"] == 1


@pytest.mark.parametrize("line", ["{}", "no json", json.dumps({**RIGHT, "reference": "yesterday"})])
def test_a_line_that_is_no_case_is_named(tmp_path: Path, line: str) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(UnreadableSource, match=r"cases\.jsonl:1"):
        run(file)


def test_an_empty_file_is_an_error_not_a_share(tmp_path: Path) -> None:
    with pytest.raises(UnreadableSource):
        run(written(tmp_path))
