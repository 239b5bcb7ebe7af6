"""After any sequence of writes and deletions the graph is what a fresh build of the last texts gives."""

from __future__ import annotations

import random
from datetime import date, timedelta

import pytest

from backend.app import App
from ingest.model import Certainty, Precision, Statement, TimeRange
from tests.builders import A_MONDAY
from tests.store.writing import Said, claim, event, fact, forget, say, slots, standing

pytestmark = [pytest.mark.database, pytest.mark.slow]

SESSIONS = ("one", "two", "three")
PEOPLE = ("서연", "하은")
STEPS = 9


def some_statement(chance: random.Random, speaker: str) -> Statement:
    """One statement out of the families, sometimes a correction, dated or uncertain."""
    who, thing, other = chance.choice(PEOPLE), chance.choice(("속초", "커피")), chance.choice(("속초", "커피"))
    relayers = () if who == speaker else (speaker,)
    made = chance.choice(
        (
            lambda: claim(chance.choice(("likes", "dislikes")), who, thing, *relayers),
            lambda: fact(chance.choice(("lives_in", "does_regularly", "has")), who, thing),
            lambda: event(chance.choice(("moved_to", "started", "stopped", "bought")), who, thing),
            lambda: event("gave", who, thing, relation="팔다"),
        )
    )()
    if chance.random() < 0.3:
        made = made.with_(replaces=other if chance.random() < 0.6 else chance.choice(PEOPLE))
    if chance.random() < 0.3:
        day = date(2026, 3, chance.randint(1, 12))
        made = made.with_(time=TimeRange(day, day, Precision.DAY))
    return made.with_(certainty=Certainty.UNCERTAIN) if chance.random() < 0.15 else made


def some_session(chance: random.Random) -> list[Said]:
    """A session of one to three turns; its texts differ, so that statements can be told apart by them."""
    start = A_MONDAY + timedelta(days=chance.randint(0, 9))
    turns = []
    for number in range(chance.randint(1, 3)):
        speaker = chance.choice(PEOPLE)
        made = [some_statement(chance, speaker) for _ in range(chance.randint(1, 3))]
        statements = tuple(one.with_(text=f"{one.text} #{chance.randrange(10**9)}") for one in made)
        turns.append(Said(speaker, statements, start + timedelta(hours=number), f"t{number}"))
    return turns


@pytest.mark.parametrize("seed", range(4))
async def test_edits_give_what_a_fresh_build_gives(app: App, space: str, seed: int) -> None:
    chance = random.Random(seed)
    present: dict[str, list[Said]] = {}
    for _ in range(STEPS):
        session = chance.choice(SESSIONS)
        if session in present and chance.random() < 0.3:
            del present[session]
            await forget(app, space, session)
        else:
            present[session] = some_session(chance)
            await say(app, space, session, *present[session])
    edited, edited_slots = await standing(app, space, by="id"), await slots(app, space)
    for session in present:
        await forget(app, space, session)
    assert await slots(app, space) == 0
    for session in chance.sample(sorted(present), len(present)):
        await say(app, space, session, *present[session])
    assert await standing(app, space, by="id") == edited
    assert await slots(app, space) == edited_slots
