"""Consolidation: repeated events become habits, repeated claims stand as such, themes are found again.

Everything it adds is analysis: it can be dropped whole, and a rerun gives the same. People are looked at some at a
time, beside other writes; only what differs is written, so a run without changes writes nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from backend.app import App
from backend.consolidation.activities import HABITUAL
from backend.consolidation.claims import find_repeated_claims
from backend.consolidation.habits import EXTRACTOR, Repeated, Thresholds, find_habits
from backend.services.communities import Formed, form_communities
from backend.services.consolidation_rows import claim_row, habit_row, occurrence_of
from backend.services.spaces import require_space
from backend.store.connection import Row, Transaction, WriteCounters

# Events of so many people are read and compared at once: a few thousand rows.
PEOPLE_AT_ONCE = 50
WRITTEN_AT_ONCE = 500

Progress = Callable[[str, int, int], None]  # what, done, of


@dataclass(slots=True)
class Consolidated:
    """What a run found, and what it wrote."""

    people: int = 0
    habits: int = 0
    repeated_claims: int = 0
    created: int = 0
    deleted: int = 0
    communities: Formed | None = None
    written: WriteCounters = field(default_factory=WriteCounters)
    transactions: int = 0  # how often this run has taken the space's lock
    unchanged: bool = False  # nothing was looked at: the graph is as the last run left it

    def as_json(self) -> dict[str, Any]:
        """Return the run as the command line shows it."""
        return {
            "people": self.people,
            "habits": self.habits,
            "repeated_claims": self.repeated_claims,
            "created": self.created,
            "deleted": self.deleted,
            "communities": self.communities.as_json() if self.communities is not None else None,
            "written": dict(self.written.counts),
            "unchanged": self.unchanged,
        }


def thresholds_of(app: App) -> Thresholds:
    """Return the thresholds that the settings say."""
    chosen = app.settings.consolidation
    return Thresholds(chosen.events, chosen.window_days, chosen.claims)


async def consolidate(app: App, space: str, progress: Progress = lambda what, done, of: None) -> Consolidated:
    """Bring a space's habits, repeated claims and communities up to date. Raises UnknownSpace, WouldNotFit."""
    await require_space(app.store, space)
    thresholds = thresholds_of(app)
    named = f"{EXTRACTOR}/{thresholds.events}/{thresholds.window_days}/{thresholds.claims}"
    state = (await app.store.read("consolidation_state", {"space": space}))[0]
    result = Consolidated()
    if (state["consolidated_version"], state["consolidated_with"]) == (state["version"], named):
        result.unchanged = True
        return result
    version = int(state["version"])
    people, stale = await _people(app, space, thresholds)
    result.people = len(people)
    for start in range(0, len(people), PEOPLE_AT_ONCE):
        some = people[start : start + PEOPLE_AT_ONCE]
        await _consolidate_people(app, space, some, thresholds, result)
        progress("people", start + len(some), len(people))
    await _write(app, space, [], [], sorted(stale), result)
    progress("communities", 0, 1)
    result.communities = await form_communities(app, space, result.written)
    result.transactions += result.communities.transactions
    progress("communities", 1, 1)
    await _note(app, space, version, named, result)
    return result


async def spaces_to_refresh(app: App) -> list[str]:
    """Return the spaces that were consolidated once and have changed enough since, the most changed first."""
    least = app.settings.consolidation.refresh_versions
    rows = await app.store.read("spaces_to_consolidate", {"space": None, "least": least})
    return [row["space"] for row in rows]


async def drop(app: App, space: str) -> dict[str, int]:
    """Take everything out that consolidation added to a space. Raises UnknownSpace."""
    await require_space(app.store, space)

    async def unit(transaction: Transaction) -> list[Row]:
        await transaction.run("lock_space", {"space": space})
        return await transaction.run("drop_consolidated", {"space": space})

    rows, _ = await app.store.work(unit)
    return {"inferences": rows[0]["inferences"], "communities": rows[0]["communities"]}


async def _people(app: App, space: str, thresholds: Thresholds) -> tuple[list[str], set[str]]:
    """Return whom to look at, and what stands of people who need no look any more."""
    least = min(thresholds.events, thresholds.claims)
    rows = await app.store.read("people_with_events", {"space": space, "least": least})
    people = [row["id"] for row in rows]
    standing = await app.store.read("analysis_of_people", {"space": space, "people": None})
    known = set(people)
    return people, {row["id"] for row in standing if row["person_id"] not in known}


async def _consolidate_people(
    app: App, space: str, people: list[str], thresholds: Thresholds, result: Consolidated
) -> None:
    given = {"space": space, "people": people}
    events = await app.store.read("events_to_consolidate", {**given, "predicates": sorted(HABITUAL)})
    claims = await app.store.read("claims_to_consolidate", given)
    standing = await app.store.read("analysis_of_people", given)
    habits, repeated = await asyncio.to_thread(_found, events, claims, thresholds)
    result.habits += len(habits)
    result.repeated_claims += len(repeated)
    versions = {row["id"]: (row["version"], row["supports"]) for row in standing}

    def differing(rows: list[Row]) -> list[Row]:
        return [row for row in rows if versions.get(row["id"]) != (row["props"]["version"], row["supports"])]

    habit_rows = [habit_row(habit, space) for habit in habits]
    claim_rows = [claim_row(claim) for claim in repeated]
    wanted = {row["id"] for row in (*habit_rows, *claim_rows)}
    new_habits, new_claims = differing(habit_rows), differing(claim_rows)
    stale = (versions.keys() - wanted) | ({row["id"] for row in (*new_habits, *new_claims)} & versions.keys())
    await _write(app, space, new_habits, new_claims, sorted(stale), result)


def _found(events: list[Row], claims: list[Row], thresholds: Thresholds) -> tuple[list[Repeated], list[Repeated]]:
    return (
        find_habits([occurrence_of(row) for row in events], thresholds),
        find_repeated_claims([occurrence_of(row) for row in claims], thresholds),
    )


async def _write(
    app: App, space: str, habits: list[Row], claims: list[Row], stale: list[str], result: Consolidated
) -> None:
    """Write what differs in one transaction a batch. What its sources lost meanwhile is not written."""
    if not habits and not claims and not stale:
        return
    wanted = [*(("create_habits", row) for row in habits), *(("create_repeated_claims", row) for row in claims)]

    async def unit(transaction: Transaction) -> int:
        created = 0
        await transaction.run("lock_space", {"space": space})
        if stale:
            await transaction.run("delete_consolidated", {"space": space, "ids": stale})
        for name in ("create_habits", "create_repeated_claims"):
            rows = [row for query, row in wanted if query == name]
            for start in range(0, len(rows), WRITTEN_AT_ONCE):
                batch = await _still_there(transaction, space, rows[start : start + WRITTEN_AT_ONCE])
                if batch:
                    created += (await transaction.run(name, {"space": space, "rows": batch}))[0]["written"]
        return created

    created, written = await app.store.work(unit)
    result.created += created
    result.transactions += 1
    result.deleted += len(stale)
    result.written.add(written.counts)


async def _still_there(transaction: Transaction, space: str, rows: list[Row]) -> list[Row]:
    """Return those rows whose every base is there unchanged: others may have written since they were read."""
    ids = sorted({base for row in rows for base in row["supports"]})
    standing = await transaction.run("bases_still_standing", {"space": space, "ids": ids})
    there = {row["id"] for row in standing}
    return [row for row in rows if there.issuperset(row["supports"])]


async def _note(app: App, space: str, version: int, named: str, result: Consolidated) -> None:
    """Note what was consolidated. Our own writes count: the next run has nothing to do unless others wrote."""

    async def unit(transaction: Transaction) -> None:
        rows = await transaction.run("lock_space", {"space": space})
        now = int(rows[0]["graph_version"])
        own = now - version
        # Whoever else wrote meanwhile has moved the version further than our own transactions did.
        done = now if own == result.transactions + 1 else version
        await transaction.run("set_consolidated", {"space": space, "version": done, "thresholds": named})

    _, written = await app.store.work(unit)
    result.written.add(written.counts)
