"""B28, B29: a negation is kept, and what no longer holds is shown only to who asks for the past."""

from __future__ import annotations

from datetime import timedelta

import pytest

from backend.app import App
from backend.services.recall import context
from backend.services.remember import remember_turns
from ingest.model import Passage, Statement
from ingest.pipeline import understand_one
from tests.builders import A_MONDAY, a_turn


def understood(text: str) -> tuple[Statement, ...]:
    """What a turn states."""
    return understand_one(Passage("p1", text, 0, speaker="서연", said_at=A_MONDAY), ()).statements


@pytest.mark.parametrize(
    "text",
    [
        "월간 보고서는 안 내도 돼요.", "저는 커피를 마시지 않아요.", "나는 커피를 안 마셔.", "안 매운 국수는 싫어.", "저는 거기 못 가요.",
        "I never swim.", "Never have I liked olives.", "No, I don't like the new logo.", "I do not work on Fridays.",
    ],
)  # fmt: skip
def test_a_negation_is_kept_wherever_it_stands(text: str) -> None:
    """B28: at the beginning, before the verb, behind it."""
    assert [statement.polarity.value for statement in understood(text)] == ["negative"]


@pytest.mark.parametrize(
    "text",
    [
        "I swim whenever it rains.", "Whenever I am late, I take the tram.", "I like nothing more than olives.", "안경을 샀어.",
        "안산에 살아.", "못을 샀어.", "비상구는 미닫이문이야.",
    ],
)  # fmt: skip
def test_a_word_that_only_begins_like_a_negation_denies_nothing(text: str) -> None:
    """B28: "whenever" is not "never"."""
    assert {statement.polarity.value for statement in understood(text)} <= {"positive"}


MINDS = [
    ("하린", "나는 곶감이 좋아.", "이제 곶감이 싫어.", "하린은 곶감을 좋아해?", "하린은 예전에 곶감을 어떻게 생각했어?"),
    ("Nora", "I like oysters.", "I don't like oysters anymore.", "Does Nora like oysters?", "Did Nora previously like oysters?"),
]  # fmt: skip


@pytest.mark.parametrize(("speaker", "before", "after", "now", "then"), MINDS, ids=["ko", "en"])
async def test_what_is_superseded_is_shown_only_where_the_past_is_asked_for(
    app: App, space: str, speaker: str, before: str, after: str, now: str, then: str
) -> None:
    """B29: and there it is marked as past."""
    await remember_turns(app, space, "one", [a_turn(before, speaker)])
    await remember_turns(app, space, "two", [a_turn(after, speaker, A_MONDAY + timedelta(days=9))])
    present = await context(app, space, now)
    (held,) = [item for item in present["items"] if item["type"] == "Claim"]
    assert (held["source_text"], held["view"]) == (after, "CURRENT")
    assert held["text"].rstrip(".") in present["context"]
    assert str(A_MONDAY.date()) not in present["context"]
    past = await context(app, space, then)
    views = {item["source_text"]: item.get("view") for item in past["items"]}
    assert views.get(before) == "SUPERSEDED"
    (line,) = [line for line in past["context"].splitlines() if str(A_MONDAY.date()) in line]
    assert "superseded" in line or "지난 것" in line
