"""`doctor --graph`: what has grown crooked in a space is counted, each with what to do."""

from __future__ import annotations

from backend.app import App
from backend.services.graph_health import graph_health
from backend.services.remember import remember_turns
from tests.builders import a_turn
from tests.store.test_communities import talk


async def test_every_sign_has_a_figure_and_a_remedy(app: App, space: str) -> None:
    await talk(app, space)
    signs = {sign.name: sign for sign in await graph_health(app, space)}
    assert signs.keys() == {
        "modularity", "bridges", "components", "hubs", "without_statements",
        "identity_candidates", "conflicts", "needs_review",
    }  # fmt: skip
    assert -0.5 <= signs["modularity"].value <= 1
    assert 0 <= signs["bridges"].value <= 1
    assert signs["components"].value >= 1
    assert all(sign.remedy for sign in signs.values())


async def test_a_space_without_an_edge_is_no_error(app: App, space: str) -> None:
    await remember_turns(app, space, "s", [a_turn("음.", "보미")])
    signs = {sign.name: sign for sign in await graph_health(app, space)}
    assert signs["shape"].well
