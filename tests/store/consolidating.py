"""Events and claims on given days, for tests of consolidation."""

from __future__ import annotations

from datetime import timedelta

from backend.app import App
from ingest.model import Statement
from tests.builders import A_MONDAY
from tests.store.writing import Said, event, say


def went_swimming(person: str = "미나", **more: object) -> Statement:
    """An event that can repeat."""
    more.setdefault("relation", "하다")
    return event("did", person, "수영", **more)


async def on_days(app: App, space: str, *days: int, person: str = "미나", **more: object) -> None:
    """Let somebody tell on some days, each in a session of its own, that they did the same that day."""
    for day in days:
        said = Said(person, (went_swimming(person, **more),), A_MONDAY + timedelta(days=day))
        await say(app, space, f"{person}-{day}", said)
