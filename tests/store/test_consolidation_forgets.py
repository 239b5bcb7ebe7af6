"""What is deleted is nowhere: not in habits, repeated claims, communities or what they show, in random scenarios."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from datetime import timedelta

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backend.app import App
from backend.rights.erase import erase
from backend.services.communities import list_communities
from backend.services.consolidate import consolidate
from backend.services.readers import Reader
from tests.builders import A_MONDAY
from tests.conftest import audit
from tests.graph import clear
from tests.store.test_rights import everything
from tests.store.writing import Said, claim, event, forget, say

# Few in every run; `SAIDGRAPH_TEST_SCENARIOS=100` for the whole bar.
SCENARIOS = int(os.environ.get("SAIDGRAPH_TEST_SCENARIOS", "3"))
PEOPLE = ("미나", "미나", "미나", "보미")  # mostly one, so that things repeat
DEEDS = ("수영", "수영", "요가")
SESSIONS = 7


@dataclass(frozen=True)
class Scenario:
    """Who told what in each session, and which sessions go, deleted or erased, before or after a second run."""

    sessions: tuple[tuple[str, str, int], ...]
    gone: tuple[int, ...]
    erased: bool
    again: bool


scenarios = st.builds(
    Scenario,
    sessions=st.lists(
        st.tuples(st.sampled_from(PEOPLE), st.sampled_from(DEEDS), st.integers(0, 25)),
        min_size=SESSIONS,
        max_size=SESSIONS,
    ).map(tuple),
    gone=st.sets(st.integers(0, SESSIONS - 1), min_size=1, max_size=4).map(lambda s: tuple(sorted(s))),
    erased=st.booleans(),
    again=st.booleans(),
)


def words_of(number: int) -> str:
    """A word that only one session holds: a name of somebody whom nobody else mentions."""
    return f"증인{number}호"


async def fill(app: App, space: str, scenario: Scenario) -> None:
    for number, (person, deed, day) in enumerate(scenario.sessions):
        witness = words_of(number)
        told = (
            event("did", person, deed, relation="하다", with_people=(witness,), place=f"{witness}네"),
            claim("likes", person, deed),
            claim("likes", person, f"{witness} {deed}"),
        )
        said = Said(person, told, A_MONDAY + timedelta(days=day), text=f"{witness}와 {deed}")
        await say(app, space, f"s{number}", said)


async def seen(app: App, space: str) -> str:
    shown = await list_communities(app, space, reader=Reader(unrestricted=True))
    return await everything(app, space) + str(shown)


@settings(max_examples=SCENARIOS, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(scenario=scenarios)
async def test_the_words_of_a_deleted_document_are_nowhere(app: App, scenario: Scenario) -> None:
    space = f"forgets-{secrets.token_hex(6)}"
    try:
        await fill(app, space, scenario)
        await consolidate(app, space)
        for number in scenario.gone:
            if scenario.erased:
                await erase(app, space, "document", f"s{number}")
            else:
                await forget(app, space, f"s{number}")
        for _ in range(2):
            left = await seen(app, space)
            for number in range(SESSIONS):
                assert (words_of(number) in left) == (number not in scenario.gone)
            assert await audit(app, space) == {}
            if not scenario.again or len(scenario.gone) == SESSIONS:
                break
            await consolidate(app, space)
    finally:
        await clear(app, space)
