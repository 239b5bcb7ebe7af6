"""Which lines of a context are noise: never one side of two, and never everything."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from backend.controller.plan import make_plan
from backend.controller.run import Found
from backend.services.items import CONTESTS, noise

PLAN = make_plan("누가 뭐라고 했어?", datetime(2026, 3, 2, tzinfo=UTC))


def item(name: str, score: float, *paths: str) -> dict[str, Any]:
    return {"id": f"s-{name}", "passage_id": name, "score": score, "paths": list(paths or ("words",))}


def found(**more: Any) -> Found:
    return Found(PLAN, [], leaves_noise_out=True, **more)


def test_what_is_far_below_the_best_is_noise() -> None:
    assert noise(found(), [item("a", 9.0), item("b", 5.0), item("c", 4.0)]) == {"c"}


def test_where_even_the_best_fits_badly_nothing_is_noise() -> None:
    assert noise(found(), [item("a", -0.4), item("b", -0.9)]) == set()


def test_what_may_not_be_shown_is_no_measure_for_the_rest() -> None:
    assert noise(found(outside=frozenset({"a"})), [item("a", 20.0), item("b", 5.0), item("c", 4.0)]) == set()


def test_what_an_operator_brought_and_a_side_of_a_disagreement_stay() -> None:
    items = [item("a", 9.0), item("b", 1.0, "list-all"), item("c", 1.0), item("d", 1.0)]
    assert noise(found(sides=frozenset({"s-c"})), items) == {"d"}


def test_what_contests_a_statement_is_shown_with_it() -> None:
    items = [item("a", 9.0), item("b", 1.0, "list-all"), item("own words", 1.0, CONTESTS), item("d", 1.0)]
    assert noise(found(), items) == {"d"}
