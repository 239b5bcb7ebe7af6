"""Rows to the objects of the API."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from backend.errors import InvalidRequest
from backend.services.pages import decode_cursor, encode_cursor
from backend.services.plain import plain
from backend.services.present import extracted, iso, statement
from ingest.model import Passage, Precision, Statement, StatementType, TimeRange

ROW = {
    "id": "s", "type": "Event", "text": "…", "owner": None, "owner_known": True, "relayed_by": [], "said_by": "서연",
    "said_at": datetime(2026, 3, 2, 10, tzinfo=timezone(timedelta(hours=9))), "recorded_at": datetime(2026, 3, 2, tzinfo=UTC),
    "subject": "서연", "target": None, "predicate": "did", "relation": "하다", "polarity": "positive",
    "certainty": "asserted", "time_start": date(2026, 2, 1), "time_end": date(2026, 2, 28),
    "time_precision": "month", "open_end": None, "time_bound": None, "clock": None, "time_text": "지난달", "recurrence": None,
    "held_from": None, "held_to": None, "view": None, "replaces": None, "status": "active", "graph": "assertion",
    "confidence": 0.9, "supports": 1, "document_id": "d", "passage_id": "p", "span_start": 0, "span_end": 3,
    "source_text": "…", "extractor": "rules-ko/1",
}  # fmt: skip


def test_a_time_keeps_the_offset_it_was_said_in() -> None:
    assert iso(datetime(2026, 3, 29, 1, 30, tzinfo=ZoneInfo("Europe/Paris"))) == "2026-03-29T01:30:00+01:00"
    assert iso(datetime(2026, 3, 29, 9, 30, tzinfo=ZoneInfo("Asia/Seoul"))) == "2026-03-29T09:30:00+09:00"
    assert iso(None) is None


def test_a_statement_shows_its_time_or_null() -> None:
    assert statement(ROW)["time"] == {
        "start": "2026-02-01", "end": "2026-02-28", "precision": "month", "open_end": False, "bound": None, "clock": None
    }  # fmt: skip
    assert statement(ROW | {"time_start": None})["time"] is None


def test_a_record_shows_no_owner() -> None:
    assert statement(ROW | {"owner": "지나"})["owner"] is None
    assert statement(ROW | {"type": "Claim", "owner": "지나"})["owner"] == "지나"


def test_an_extracted_statement_has_fields_of_the_stored_one() -> None:
    time = TimeRange(date(2026, 2, 1), date(2026, 2, 28), Precision.MONTH)
    found = Statement(StatementType.EVENT, "did", "…", (0, 1), time=time, owner="서연")
    shown = extracted(found, Passage("p", "…", 0, speaker="서연"))
    assert set(shown) <= set(statement(ROW))
    assert shown["time"]["precision"] == "month"
    assert shown["owner"] is None


@given(st.integers(-(2**63), 2**63 - 1), st.text(st.characters(exclude_categories=["Cs"])))
def test_a_cursor_gives_back_its_place(at: int, identity: str) -> None:
    assert decode_cursor(encode_cursor((at, identity)), int) == (at, identity)


@given(st.text(max_size=80))
def test_any_text_is_a_cursor_or_refused(cursor: str) -> None:
    with suppress(InvalidRequest):
        at, identity = decode_cursor(cursor, int)
        assert isinstance(at, int)
        assert isinstance(identity, str)


def test_values_nobody_knows_beforehand_become_json() -> None:
    assert plain({"a": [date(2026, 1, 2), float("nan"), b"x", (1, None)]}) == {
        "a": ["2026-01-02", "nan", "eA==", [1, None]]
    }
