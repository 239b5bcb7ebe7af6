"""State memory on the real database: the present, the past, and the reasons."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from backend.app import App
from backend.errors import BudgetTooSmall, InvalidRequest, NotFound, UnknownSpace
from backend.services.readers import Reader
from backend.services.state import (
    StateWrite,
    delete_state,
    follow_parents,
    get_state,
    pack_state,
    put_state,
    put_states,
    snapshot,
    state_history,
)
from ingest.errors import NaiveTime
from ingest.identifiers import document_id, turn_passage_id
from tests.builders import A_MONDAY
from tests.store.writing import Said, fact, forget, say

pytestmark = pytest.mark.database
HOUR = timedelta(hours=1)


async def test_a_key_holds_what_was_put_last(app: App, space: str) -> None:
    await put_state(app, space, StateWrite("기분", "좋음"))
    await put_state(app, space, StateWrite("기분", {"이름": "피곤", "정도": 3}))
    assert (await get_state(app, space, "기분"))["value"] == {"이름": "피곤", "정도": 3}
    assert [change["value"] for change in await state_history(app, space, "기분")] == [
        "좋음",
        {"이름": "피곤", "정도": 3},
    ]


async def test_putting_the_same_again_adds_nothing(app: App, space: str) -> None:
    first = await put_state(app, space, StateWrite("step", 2))
    assert await put_state(app, space, StateWrite("step", 2)) == first
    assert len(await state_history(app, space, "step")) == 1


async def test_a_deleted_key_is_gone_from_the_present_and_not_from_the_past(app: App, space: str) -> None:
    await put_state(app, space, StateWrite("door", "open", at=A_MONDAY))
    await delete_state(app, space, "door", at=A_MONDAY + 2 * HOUR)
    with pytest.raises(NotFound):
        await get_state(app, space, "door")
    assert await snapshot(app, space) == {}
    assert (await get_state(app, space, "door", at=A_MONDAY + HOUR))["value"] == "open"
    assert [change["deleted"] for change in await state_history(app, space, "door")] == [False, True]
    with pytest.raises(NotFound):
        await delete_state(app, space, "door")


async def test_what_begins_later_is_not_seen_before(app: App, space: str) -> None:
    await put_state(app, space, StateWrite("door", "open", at=A_MONDAY))
    later = await put_state(app, space, StateWrite("door", "sealed", at=A_MONDAY + 400 * 365 * 24 * HOUR))
    assert (await get_state(app, space, "door"))["value"] == "open"
    await put_state(app, space, StateWrite("alarm", "on", parents=[later["id"]], at=A_MONDAY))
    assert (await follow_parents(app, space, ["alarm"])).missing == (later["id"],)


async def test_a_correction_of_an_earlier_time_leaves_the_present_alone(app: App, space: str) -> None:
    await put_state(app, space, StateWrite("place", "mill", at=A_MONDAY))
    await put_state(app, space, StateWrite("place", "attic", at=A_MONDAY + 2 * HOUR))
    await put_state(app, space, StateWrite("place", "quarry", at=A_MONDAY))
    assert (await get_state(app, space, "place"))["value"] == "attic"
    assert (await get_state(app, space, "place", at=A_MONDAY + HOUR))["value"] == "quarry"


async def test_a_snapshot_is_a_copy(app: App, space: str) -> None:
    value = {"pages": [1, 2]}
    await put_state(app, space, StateWrite("book", value))
    copy = await snapshot(app, space)
    copy["book"]["value"]["pages"].append(3)
    await put_state(app, space, StateWrite("book", {"pages": []}))
    assert copy["book"]["value"] == {"pages": [1, 2, 3]}
    assert value == {"pages": [1, 2]}
    assert (await snapshot(app, space))["book"]["value"] == {"pages": []}


async def test_parents_are_followed_to_states_statements_and_passages(app: App, space: str) -> None:
    await say(app, space, "one", Said("서연", (fact("lives_in", "서연", "대구"),)))
    passage = turn_passage_id(document_id(space, "one"), "t1")
    rows = await app.store.run_text("MATCH (n:Statement {space: $space}) RETURN n.id AS id", {"space": space})
    await put_states(
        app,
        space,
        [
            StateWrite("city", "대구", parents=[rows[0]["id"], passage]),
            StateWrite("plan", "대구에서 만나기", parents=["city", "nothing of this name"]),
        ],
    )
    await put_state(app, space, StateWrite("city", "속초"))
    found = await follow_parents(app, space, ["plan"])
    nearest = [step.text for step in found.evidence if step.depth == 1]
    assert [text.split("] ")[1] for text in nearest] == ['city = "대구"']
    assert {step.text for step in found.evidence if step.depth == 2} == {
        "[2026-03-02] 서연 lives_in 대구 (reported by 서연)",
        "[2026-03-02] 서연: 말한 그대로의 글",
    }
    assert found.missing == ("nothing of this name",)
    await forget(app, space, "one")
    assert set((await follow_parents(app, space, ["plan"])).missing) == {
        "nothing of this name", passage, rows[0]["id"],
    }  # fmt: skip


async def test_a_parent_that_the_reader_may_not_see_is_missing(app: App, space: str) -> None:
    await say(app, space, "one", Said("서연", (fact("lives_in", "서연", "대구"),)))
    await app.store.run_text(
        "MATCH (n:Passage {space: $space}) SET n.audience = ['하은']", {"space": space}, writable=True
    )
    passage = turn_passage_id(document_id(space, "one"), "t1")
    await put_state(app, space, StateWrite("city", "대구", parents=[passage]))
    assert (await follow_parents(app, space)).missing == (passage,)
    assert (await follow_parents(app, space, reader=Reader("하은"))).missing == ()


async def test_a_circle_of_parents_ends(app: App, space: str) -> None:
    first = await put_state(app, space, StateWrite("a", 1))
    await put_state(app, space, StateWrite("b", 1, parents=["a"]))
    await put_state(app, space, StateWrite("a", 2, parents=["b", first["id"]]))
    assert len((await follow_parents(app, space, ["a"])).evidence) == 2


async def test_one_budget_holds_state_and_reasons_and_nothing_is_cut_silently(app: App, space: str) -> None:
    await put_states(
        app,
        space,
        [
            StateWrite("first", "x" * 100),
            StateWrite("second", "y" * 100, parents=["first"]),
            StateWrite("third", "z", parents=["second"]),
        ],
    )
    found = await follow_parents(app, space, ["third"])
    whole = pack_state(found, 1_000)
    assert whole.complete
    assert whole.used == len(whole.text)
    part = pack_state(found, 150)
    assert (len(part.left_out), part.complete) == (1, False)
    assert part.text.startswith('third = "z"')
    assert len(pack_state(found, 20).left_out) == 2
    with pytest.raises(BudgetTooSmall):
        pack_state(found, 5)


async def test_writers_at_once_lose_nothing(app: App, space: str) -> None:
    await asyncio.gather(*(put_state(app, space, StateWrite("counter", number)) for number in range(12)))
    past = await state_history(app, space, "counter")
    assert [change["version"] for change in past] == list(range(1, 13))
    assert {change["value"] for change in past} == set(range(12))


async def test_odd_requests_are_refused_with_a_reason(app: App, space: str) -> None:
    with pytest.raises(UnknownSpace):
        await get_state(app, space, "door")
    await put_state(app, space, StateWrite("door", None))
    assert (await get_state(app, space, "door"))["value"] is None
    odd = [(" ", 1), ("k", float("nan")), ("k", "\ud800"), ("k", object())]
    for key, value in odd:
        with pytest.raises(InvalidRequest):
            await put_state(app, space, StateWrite(key, value))
    with pytest.raises(NaiveTime):
        await put_state(app, space, StateWrite("door", 1, at=A_MONDAY.replace(tzinfo=None)))
    with pytest.raises(NotFound):
        await get_state(app, space, "window")
