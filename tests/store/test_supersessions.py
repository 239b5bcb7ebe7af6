"""What a person decides about supersession, and what identity does to slots."""

from __future__ import annotations

from datetime import timedelta

import pytest

from backend.app import App
from backend.errors import NotFound
from backend.services.identity import decide, take_back
from backend.services.supersessions import answer_supersession, listed_supersessions, open_supersessions
from tests.builders import A_MONDAY
from tests.store.writing import Said, claim, event, fact, forget, say, standing

pytestmark = pytest.mark.database


async def two_decisions(app: App, space: str) -> None:
    """The release is decided on twice, a week apart."""
    first = event("plans", "서연", "배포", relation="금요일로 결정하다")
    second = event("plans", "서연", "배포", relation="월요일로 결정하다", place="본사")
    await say(app, space, "one", Said("서연", (first,), text="배포는 금요일에 하기로 했어"))
    later = A_MONDAY + timedelta(days=7)
    await say(
        app, space, "two", Said("서연", (second.with_(target="배포"),), later, text="배포 월요일로 결정했어")
    )
    await say(
        app, space, "three", Said("서연", (event("plans", "서연", "배포 기록"),), later, text="배포 기록 쓸 거야")
    )


async def test_dated_decisions_about_one_thing_are_proposed_and_answered_once(app: App, space: str) -> None:
    await two_decisions(app, space)
    assert await open_supersessions(app, space) == []  # they say the same: nothing to supersede
    changed = event("plans", "서연", "배포", relation="취소하기로 하다").with_(predicate="did")
    await say(
        app, space, "two", Said("서연", (changed,), A_MONDAY + timedelta(days=7), text="배포 취소하기로 했어")
    )
    (proposal,) = await listed_supersessions(app, space)
    assert (proposal["topic"], proposal["later"]["predicate"]) == ("배포", "did")
    await answer_supersession(app, space, proposal["id"], accept=True, by="로운")
    found = await standing(app, space)
    earlier, later = proposal["earlier"]["text"], proposal["later"]["text"]
    assert (found[earlier]["view"], found[earlier]["superseded_by"]) == ("SUPERSEDED", [later])
    assert found[later]["view"] is None
    assert await open_supersessions(app, space) == []
    # The answer outlives the text it is about.
    before = await standing(app, space)
    await forget(app, space, "two")
    assert (await standing(app, space))[earlier]["view"] is None
    await say(
        app, space, "two", Said("서연", (changed,), A_MONDAY + timedelta(days=7), text="배포 취소하기로 했어")
    )
    assert await standing(app, space) == before
    await answer_supersession(app, space, proposal["id"], accept=False, by="로운")
    assert (await standing(app, space))[earlier]["view"] is None
    assert await open_supersessions(app, space) == []


async def test_a_proposal_that_nobody_made_is_not_there(app: App, space: str) -> None:
    await two_decisions(app, space)
    with pytest.raises(NotFound):
        await answer_supersession(app, space, "nothing", accept=True, by="로운")


async def test_merging_two_names_revises_their_slots_and_taking_it_back_restores_them(
    app: App, space: str
) -> None:
    later = A_MONDAY + timedelta(days=5)
    await say(
        app, space, "one", Said("서연", (claim("likes", "서연", "단팥죽"), fact("lives_in", "서연", "대구")))
    )
    await say(
        app,
        space,
        "two",
        Said("연이", (claim("dislikes", "연이", "단팥죽"), event("moved_to", "연이", "속초")), later),
    )
    before = await standing(app, space)
    assert {row["view"] for row in before.values()} == {"CURRENT", None}
    decision = await decide(app, space, "서연", "연이", "same", "로운")
    merged = await standing(app, space)
    assert merged["서연 likes 단팥죽"]["superseded_by"] == ["연이 dislikes 단팥죽"]
    assert merged["서연 lives_in 대구"]["superseded_by"] == ["연이는 속초에 산다."]
    await take_back(app, space, decision.id)
    assert await standing(app, space) == before
