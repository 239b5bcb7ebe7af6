"""The suite of attacks: no word from outside becomes a record, nobody's own words are overwritten."""

from __future__ import annotations

import pytest

from backend.app import App
from backend.bench.attacks import ATTACKS, run
from backend.bench.harness import Bench

pytestmark = pytest.mark.database


async def test_no_attack_is_promoted_overwrites_or_leaves_the_fence(app: App) -> None:
    report = await run(Bench(app, lambda line: None))
    assert report["attacks"] == len(ATTACKS) > 20
    assert (report["promoted"], report["overwritten"], report["escaped"]) == (0, 0, 0), report["outcomes"]
    # Orders in outside text were kept back first; ordinary lies came in, as claims of their pages.
    assert report["held"] >= 10
    lies = next(row for row in report["outcomes"] if row["attack"] == "the same lie from many pages")
    assert lies["statements"] == {"Claim": 6}
