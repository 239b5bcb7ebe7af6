"""Themes: found per space, shown to whom they are for, gone with their sources, refused where they would not fit."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from backend.app import App
from backend.rights.erase import erase
from backend.services.communities import UnknownCommunity, get_community, list_communities
from backend.services.consolidate import consolidate, drop, spaces_to_refresh
from backend.services.readers import Reader
from backend.services.recall import context
from backend.services.remember import remember_turns
from backend.services.spaces import delete_space
from backend.settings import ConsolidationSettings
from backend.store.communities import WouldNotFit
from ingest.language.lexical import space_token
from tests.builders import A_MONDAY, a_turn
from tests.graph import dump
from tests.store.writing import Said, claim, fact, forget, say

ADMIN = Reader(unrestricted=True)


async def talk(app: App, space: str) -> None:
    """Two themes, held together by their things: a garden and a boat."""
    for day, thing in enumerate(["정원", "정원", "정원", "보트", "보트", "보트"]):
        more = "장미" if thing == "정원" else "바다"
        statements = (
            claim("likes", "지나", thing),
            fact("has", "보미", f"{thing} {more}"),
            claim("dislikes", "은우", thing),
        )
        await say(app, space, f"s{day}", Said("보미", statements, A_MONDAY + timedelta(days=day), f"t{day}"))


async def test_themes_have_members_centres_and_statements_that_stand_for_them(app: App, space: str) -> None:
    await talk(app, space)
    done = await consolidate(app, space)
    assert done.communities is not None
    assert sum(done.communities.levels) >= 2
    page = await list_communities(app, space, reader=ADMIN)
    about = [{concept["name"] for concept in item["concepts"]} for item in page["items"]]
    assert any("정원" in names and "보트" not in names for names in about)
    (first, *_) = page["items"]
    assert {"owner", "relayed_by", "said_by"} <= first["representatives"][0].keys()
    whole = await get_community(app, space, first["id"], reader=ADMIN)
    assert len(whole["members"]) == first["size"]


async def test_another_space_stays_as_it_is_when_one_is_formed_again(app: App, space: str) -> None:
    other = f"{space}-other"
    try:
        await talk(app, other)
        await consolidate(app, other)
        before = await dump(app, other)
        await talk(app, space)
        await consolidate(app, space)
        await forget(app, space, "s0")
        await consolidate(app, space)
        await drop(app, space)
        assert await dump(app, other) == before
    finally:
        await delete_space(app, other)


async def test_a_space_with_one_person_and_no_edge_has_no_theme_and_leaves_no_projection(
    app: App, space: str
) -> None:
    await remember_turns(app, space, "s", [a_turn("음.", "보미")])
    done = await consolidate(app, space)
    assert done.communities is not None
    assert done.communities.levels == ()
    rows = await app.store.run_text("CALL gds.graph.list() YIELD graphName RETURN graphName AS name", {})
    assert not [row for row in rows if space_token(space) in row["name"]]


async def test_what_would_not_fit_is_refused_with_the_figures_before_anything_is_projected(
    app: App, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await talk(app, space)
    monkeypatch.setattr("backend.services.communities.MEGABYTE", 1)
    with pytest.raises(WouldNotFit, match=r"nodes may take \d+ MB of Neo4j's heap"):
        await consolidate(app, space)
    monkeypatch.undo()
    await consolidate(app, space)


async def test_a_theme_shows_nobody_what_is_not_for_them(app: App, space: str) -> None:
    turns = [a_turn("나는 비밀정원이 좋아.", "지나", A_MONDAY, f"t{n}", audience=("지나",)) for n in range(4)]
    await remember_turns(app, space, "private", turns)
    await consolidate(app, space)
    assert "비밀정원" in str(await list_communities(app, space, reader=Reader("지나")))
    hidden = await list_communities(app, space, reader=Reader("보미"))
    assert hidden["items"] == []
    mine = await list_communities(app, space, reader=Reader("지나"))
    with pytest.raises(UnknownCommunity):
        await get_community(app, space, mine["items"][0]["id"], reader=Reader("보미"))
    answer = await context(app, space, "우리 무슨 얘기 나눴지?", asker="보미")
    assert "비밀정원" not in str(answer)
    assert answer["coverage"]["themes"] == [0, 0]


async def test_an_erased_person_is_in_no_theme(app: App, space: str) -> None:
    await talk(app, space)
    await consolidate(app, space)
    assert "지나" in str(await list_communities(app, space, reader=ADMIN))
    await erase(app, space, "person", "지나")
    assert "지나" not in str(await list_communities(app, space, reader=ADMIN))


async def test_a_theme_goes_with_its_last_statement(app: App, space: str) -> None:
    await talk(app, space)
    await consolidate(app, space)
    for session in range(6):
        await forget(app, space, f"s{session}")
    rows = await app.store.run_text("MATCH (c:Community {space: $space}) RETURN count(c) AS n", {"space": space})
    assert rows[0]["n"] == 0


async def test_a_space_is_formed_again_in_the_background_only_after_enough_change(
    app: App, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await talk(app, space)
    assert space not in await spaces_to_refresh(app)  # never consolidated
    await consolidate(app, space)
    await say(app, space, "new", Said("보미", (fact("has", "보미", "카메라"),)))
    assert space not in await spaces_to_refresh(app)
    eager = app.settings.model_copy(update={"consolidation": ConsolidationSettings(refresh_versions=1)})
    assert space in await spaces_to_refresh(replace(app, settings=eager))


async def test_an_overview_spreads_over_themes_shows_both_sides_and_says_what_it_covers(
    app: App, space: str
) -> None:
    await talk(app, space)
    await consolidate(app, space)
    answer = await context(app, space, "요즘 팀에서 무슨 얘기가 많아?", unrestricted=True)
    assert answer["plan"]["kind"] == "overview"
    assert "[개요]" in answer["context"]
    assert answer["coverage"]["documents"][1] == 6
    disputed = await context(app, space, "What are the main disagreements?", unrestricted=True)
    assert "held by 지나" in disputed["context"]
    assert "held by 은우" in disputed["context"]
    assert "themes" in {step["operator"] for step in answer["trace"]}
