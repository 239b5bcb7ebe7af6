"""A question that bounds its days gets nothing from outside them, and what is past is not ahead (B37, B38)."""

from __future__ import annotations

from datetime import datetime, timedelta

from backend.app import App
from backend.services.recall import context
from backend.services.remember import remember_turns
from tests.builders import KST, a_turn

NOW = datetime(2026, 8, 8, 10, 0, tzinfo=KST)


async def test_nothing_outside_the_window_of_a_question_is_packed(app: App, space: str) -> None:
    await remember_turns(
        app,
        space,
        "s",
        [
            a_turn("인쇄기가 어제 고장 났어.", "보미", NOW - timedelta(days=6), "1"),
            a_turn("인쇄기가 어제 고장 났어. 수리비가 많이 들었어.", "은우", NOW - timedelta(days=700), "2"),
        ],
    )
    found = await context(app, space, "지난주에 인쇄기에 무슨 일 있었어?", asked_at=NOW)
    assert "보미" in found["context"]
    assert "수리비" not in found["context"]


async def test_what_is_past_is_not_listed_among_what_is_ahead(app: App, space: str) -> None:
    await remember_turns(
        app,
        space,
        "s",
        [
            a_turn("8월 7일에 치과 예약이 있어.", "보미", NOW - timedelta(days=10), "1"),
            a_turn("8월 20일에 안과 예약이 있어.", "보미", NOW - timedelta(days=10), "2"),
        ],
    )
    found = await context(app, space, "앞으로 남은 예약은 뭐가 있어?", asked_at=NOW)
    assert "안과" in found["context"]
    assert "치과" not in found["context"]
