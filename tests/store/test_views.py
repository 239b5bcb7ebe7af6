"""The console's views give what the rules of revision say."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

import pytest

from backend.app import App
from backend.store.connection import Row
from backend.store.queries import load_queries, query
from ingest.model import Precision, TimeRange
from tests.builders import A_MONDAY
from tests.store.writing import Said, claim, event, fact, say

pytestmark = pytest.mark.database
VIEWS = sorted(name for name, found in load_queries().items() if found.folder == "views")


async def view(app: App, space: str, name: str, **parameters: Any) -> list[Row]:
    """Run a view for somebody who may read everything."""
    return await app.store.read(
        name, {"space": space, "known_at": None, "reader_names": [], "unrestricted": True, **parameters}
    )


async def a_small_history(app: App, space: str) -> None:
    """서연 changes her mind, 하은 does not, and 서연 moves."""
    week = TimeRange(date(2026, 3, 9), date(2026, 3, 9), Precision.DAY)
    await say(
        app, space, "one",
        Said("서연", (claim("likes", "서연", "단팥죽"), fact("lives_in", "서연", "대구"))),
        Said("하은", (claim("likes", "하은", "단팥죽"),), turn_id="t2"),
    )  # fmt: skip
    await say(
        app, space, "two",
        Said(
            "서연",
            (claim("dislikes", "서연", "단팥죽"), event("moved_to", "서연", "속초", time=week)),
            A_MONDAY + timedelta(days=10),
        ),
    )  # fmt: skip


@pytest.mark.parametrize("name", VIEWS)
async def test_a_view_runs_with_its_own_sample(app: App, space: str, name: str) -> None:
    sample = query(name).sample
    assert sample is not None
    rows = await app.store.run_text(f"CYPHER 25 RETURN {sample} AS parameters", {})
    assert await app.store.read(name, {**rows[0]["parameters"], "space": space}) == []


async def test_current_opinions_leave_out_what_is_superseded(app: App, space: str) -> None:
    await a_small_history(app, space)
    rows = await view(app, space, "current_opinions", target="단팥죽", person=None, valid_at=None)
    assert [(row["owner"], row["predicate"]) for row in rows] == [("서연", "dislikes"), ("하은", "likes")]
    rows = await view(app, space, "current_opinions", target="단팥죽", person="서연", valid_at=None)
    assert [row["owner"] for row in rows] == ["서연"]


@pytest.mark.parametrize(("days", "predicate"), [(1, "likes"), (10, "dislikes"), (30, "dislikes")])
async def test_an_opinion_is_asked_for_at_an_instant(app: App, space: str, days: int, predicate: str) -> None:
    await a_small_history(app, space)
    when: datetime = A_MONDAY + timedelta(days=days)
    rows = await view(app, space, "current_opinions", target="단팥죽", person="서연", valid_at=when)
    assert [row["predicate"] for row in rows] == [predicate]


async def test_what_was_recorded_later_was_not_known(app: App, space: str) -> None:
    await a_small_history(app, space)
    rows = await view(app, space, "claims_by_person", person="서연", known_at=A_MONDAY - timedelta(days=9999))
    assert rows == []
    assert len(await view(app, space, "claims_by_person", person="서연")) == 2


async def test_disagreements_are_between_holders_and_current(app: App, space: str) -> None:
    await a_small_history(app, space)
    rows = await view(app, space, "disagreements_about", target="단팥죽", valid_at=None)
    assert [{row["one_holder"], row["other_holder"]} for row in rows] == [{"서연", "하은"}]
    assert await view(app, space, "disagreements_about", target="단팥죽", valid_at=A_MONDAY) == []


async def test_a_timeline_is_ordered_by_the_content(app: App, space: str) -> None:
    await a_small_history(app, space)
    rows = await view(app, space, "person_timeline", person="서연", since=date(2026, 3, 9), until=None)
    assert {row["text"] for row in rows[:2]} == {"서연 moved_to 속초", "서연은 속초에 산다."}
    assert [row["text"] for row in rows[2:]] == ["서연 dislikes 단팥죽"]


async def test_changes_since_an_instant_name_what_superseded_what(app: App, space: str) -> None:
    await a_small_history(app, space)
    rows = await view(app, space, "changed_since", since=A_MONDAY + timedelta(days=5))
    assert {(row["change"], row["text"], row["by_text"]) for row in rows} == {
        ("ended", "서연 likes 단팥죽", "서연 dislikes 단팥죽"),
        ("ended", "서연 lives_in 대구", "서연은 속초에 산다."),
        ("began", "서연 dislikes 단팥죽", None),
        ("began", "서연은 속초에 산다.", None),
        ("said", "서연 moved_to 속초", None),
    }


async def test_claims_about_a_person_show_records_too(app: App, space: str) -> None:
    await a_small_history(app, space)
    rows = await view(app, space, "claims_about_person", person="서연")
    assert {row["type"] for row in rows} == {"Claim", "Event", "Fact"}
    assert all(row["said_by"] and row["source_text"] for row in rows)
