"""Random memories, random erasures: nothing of the erased words is left, and nothing else is lost."""

from __future__ import annotations

import random

import pytest

from backend.app import App
from backend.bench.erasure import make_scenario, run
from backend.bench.harness import Bench

pytestmark = pytest.mark.database
SCENARIOS = 25  # `saidgraph bench erasure` tries two hundred


async def test_nothing_is_left_of_what_was_erased_and_all_else_stays(app: App) -> None:
    report = await run(Bench(app, lambda line: None), scenarios=SCENARIOS)
    assert set(report["kinds"]) == {"statement", "document", "speaker", "person", "origin"}
    assert (report["left"], report["missing"]) == ([], [])


def test_a_scenario_follows_from_its_number() -> None:
    assert make_scenario(3, random.Random("7-3")) == make_scenario(3, random.Random("7-3"))
