"""From Louvain's numbers to themes: levels that say something, statements of different holders."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from backend.consolidation.themes import MIN_STATEMENTS, Placed, Tie, themes_of


def a_graph(groups: list[int], holders: tuple[str, ...] = ("Ada", "Bo")) -> tuple[list[Placed], list[Tie]]:
    placed, ties = [], []
    for group, size in enumerate(groups):
        placed.append(Placed(f"thing{group}", False, (group,)))
        for number in range(size):
            name = f"s{group}-{number}"
            placed.append(Placed(name, True, (group,)))
            ties.append(Tie(name, holders[number % len(holders)], 20, (f"thing{group}",)))
    return placed, ties


def test_a_theme_shows_statements_of_different_holders_and_its_centre() -> None:
    (theme,) = themes_of("space", *a_graph([6]))
    assert theme.central == ("thing0",)
    holders = {tie.id: tie.holder for tie in a_graph([6])[1]}
    assert {holders[name] for name in theme.representatives[:2]} == {"Ada", "Bo"}


def test_too_few_statements_make_no_theme() -> None:
    assert themes_of("space", *a_graph([MIN_STATEMENTS - 1])) == []


def test_a_finer_level_of_crumbs_is_not_kept() -> None:
    placed = [Placed(f"s{n}", True, (n // 3, 0)) for n in range(12)]
    ties = [Tie(f"s{n}", "Ada", 20, ("thing",)) for n in range(12)]
    assert [theme.level for theme in themes_of("space", placed, ties)] == [0]


def test_levels_that_differ_are_nested() -> None:
    placed = [Placed(f"s{n:02}", True, (n // 8, 0)) for n in range(24)]
    ties = [Tie(f"s{n:02}", "Ada", 20, ("thing",)) for n in range(24)]
    themes = themes_of("space", placed, ties)
    outer = next(theme for theme in themes if theme.level == 0)
    assert [theme.outer for theme in themes if theme.level == 1] == [outer.id] * 3


@given(st.lists(st.integers(0, 12), max_size=6))
def test_every_theme_holds_what_stands_for_it_and_the_same_graph_gives_the_same_themes(groups: list[int]) -> None:
    placed, ties = a_graph(groups)
    themes = themes_of("space", placed, ties)
    assert themes == themes_of("space", reversed(placed), reversed(ties))
    for theme in themes:
        assert set(theme.representatives) <= set(theme.statements)
        assert len(theme.statements) >= MIN_STATEMENTS
