"""The log says names, counts and places in the code, and never what somebody said."""

from __future__ import annotations

import json
import logging
import sys

from backend.logs import JsonLines


def line_of(**more: object) -> dict[str, object]:
    record = logging.makeLogRecord({"name": "backend.store", "msg": "query", "levelno": 20, **more})
    found: dict[str, object] = json.loads(JsonLines().format(record))
    return found


def test_a_line_has_the_name_and_the_time_of_a_query() -> None:
    line = line_of(query="claims_about_person", milliseconds=2.5, rows=3)
    assert (line["query"], line["milliseconds"], line["rows"]) == ("claims_about_person", 2.5, 3)
    assert line["message"] == "query"


def test_of_an_exception_the_words_stay_out() -> None:
    try:
        {}["은채가 사표를 냈다"]  # type: ignore[index]
    except KeyError:
        line = line_of(exc_info=sys.exc_info())
    assert line["error"] == "builtins.KeyError"
    assert "은채" not in json.dumps(line, ensure_ascii=False)
    assert any("test_logs.py" in str(place) for place in line["trace"])  # type: ignore[attr-defined]


def test_what_is_not_a_known_field_stays_out() -> None:
    assert "text" not in line_of(text="은채가 사표를 냈다")
