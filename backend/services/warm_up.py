"""The questions of a service's first second, asked before anybody does.

A Java that has just started interprets its planner: on two cores the first context took 5.8 s with nobody else
there, and 11.5 s among the calls that a crash had kept waiting. Asked ahead, side by side, of a space that is not
there and with nobody let in yet, the same queries take 3 s. A warm server answers all in a tenth of a second.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

from backend.app import App
from backend.controller.plan import ALL_TYPES, make_plan
from backend.controller.question import Kept
from backend.controller.run import run
from backend.operators.tracer import Tracer, Vector
from backend.services.spaces import find_space

log = logging.getLogger(__name__)

# Nobody's memory is read: no space has a name that cannot be printed. The server keeps a plan for texts and lists
# of up to ten, and another for those of up to a hundred: of what a context holds most are of the second kind.
SIZE = 70
NOWHERE, NOTHING = "\x7f" * SIZE, ["\x7f"] * SIZE
# Longer is no use: whoever waits had better share what warmth there is.
LONGEST_SECONDS = 8.0
QUESTION = "Who said what?"


async def warm_up(app: App) -> None:
    """Run what a context runs, on nothing, for at most LONGEST_SECONDS. Raises DatabaseAway."""
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            await _ask(app)
    except TimeoutError:
        log.info("the database is slow to warm up; serving all the same")


async def _ask(app: App) -> None:
    vector = Vector(await asyncio.to_thread(app.embedder.embed_query, QUESTION), {"question": QUESTION})
    now = datetime.now(UTC)
    tracer = Tracer(app.store, NOWHERE)
    signals = {"ids": NOTHING, "embedding": vector, "center": vector, "terms": NOTHING, "marks": []}
    await asyncio.gather(
        run(tracer, make_plan(QUESTION, now), _given(vector), Kept(), 0),
        find_space(app.store, NOWHERE),
        tracer.read("state", "states_at", {"key": None, "moment": now}),
        # Nothing is found there, so that what is read about the found is asked for by name.
        tracer.read("ground", "passage_signals", signals),
        tracer.read("bridge", "words_of_passages", {"ids": NOTHING}),
        tracer.read("ground", "passage_cards", {"ids": NOTHING, "close": NOTHING}),
        tracer.read("ground", "statements_of_passages", {"ids": NOTHING, "types": list(ALL_TYPES)}),
        tracer.read("ground", "statement_cards", {"ids": NOTHING}),
    )


async def _given(vector: Vector) -> Vector:
    return vector
