"""Jobs: documents and turns that are taken in behind the call, with progress, and cancelled where wanted.

What a job has to do lies in the store, part by part, and goes with each part that is done: a restart goes on
where it stopped, and no words stay behind. One part that fails is named and keeps no other back.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from backend.app import App
from backend.errors import Conflict, InvalidRequest, NotFound, Throttled
from backend.services.present import Shown, iso
from backend.services.spaces import checked_name, require_space
from backend.store.connection import Row, Store, Transaction

WAITING, RUNNING, DONE, FAILED, CANCELLED = "waiting", "running", "done", "failed", "cancelled"
UNFINISHED = (WAITING, RUNNING)
# A part is what one look at the job costs beside; a hundred turns take a few seconds.
TURNS_A_PART = 100
# Each may hold a body of ten megabytes.
MAX_UNFINISHED = 50
KEPT_JOBS = 100
CONSOLIDATION = "consolidation"  # what such a part is called while it is in hand
LIST_LIMIT = 100

Given = Mapping[str, Any]  # a document or a turn as plain JSON (backend.services.incoming)


class UnknownJob(NotFound):
    """There is no such job in this space."""

    type = "unknown-job"


class TooManyJobs(Throttled):
    """As many jobs wait as may. Try again when some are through, or cancel one."""

    type = "too-many-jobs"


class JobsRunning(Conflict):
    """A job is still taking in what may hold the words to erase. Wait until it is through, or cancel it."""

    type = "jobs-running"


@dataclass(frozen=True, slots=True)
class Part:
    """What is taken in at once: one document, or some turns of a session."""

    size: int
    label: str
    payload: Row


async def create_job(
    app: App, space: str, documents: Sequence[Given], sessions: Sequence[Given], *, consolidate: bool = False
) -> Shown:
    """Keep what is to be done and return the job; consolidation comes last.

    Raises InvalidRequest, TooManyJobs, and UnknownSpace where an unknown space is to be consolidated.
    """
    checked_name(space)
    parts = [*map(_document_part, documents), *_turn_parts(sessions)]
    kind = "ingest" if parts else "consolidate"
    if consolidate:
        if not parts:
            await require_space(app.store, space)
        parts.append(Part(1, CONSOLIDATION, {"consolidate": True}))
    if not parts:
        raise InvalidRequest("A job needs at least one document or one turn.")
    unfinished = await app.store.read("count_unfinished_jobs", {"space": None})
    if sum(row["jobs"] for row in unfinished) >= MAX_UNFINISHED:
        raise TooManyJobs()
    identity = secrets.token_hex(10)
    rows = [
        {
            "id": f"{identity}-{position}",
            "position": position,
            "size": part.size,
            "label": part.label,
            "payload": json.dumps(part.payload, ensure_ascii=False),
        }
        for position, part in enumerate(parts)
    ]

    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("forget_old_jobs", {"space": space, "keep": KEPT_JOBS})
        job = {"id": identity, "kind": kind, "total": sum(part.size for part in parts)}
        await transaction.run("create_job", {"space": space, "job": job, "parts": rows})

    await app.store.work(unit)
    return await get_job(app, space, identity)


async def get_job(app: App, space: str, identity: str) -> Shown:
    """Return a job as it stands. Raises UnknownJob."""
    rows = await app.store.read("get_job", {"space": space, "id": identity})
    if not rows:
        raise UnknownJob()
    return _shown(rows[0])


async def list_jobs(app: App, space: str) -> list[Shown]:
    """Return the newest jobs of a space. Raises UnknownSpace."""
    await require_space(app.store, space)
    return [_shown(row) for row in await app.store.read("list_jobs", {"space": space, "limit": LIST_LIMIT})]


async def cancel_job(app: App, space: str, identity: str) -> Shown:
    """End a job between two parts; what is taken in stays. Raises UnknownJob."""
    await app.store.write("cancel_job", {"space": space, "id": identity})
    return await get_job(app, space, identity)


def is_finished(job: Shown) -> bool:
    """Say whether nothing will happen to a job any more."""
    return job["status"] not in UNFINISHED


async def refuse_while_jobs_run(store: Store, space: str) -> None:
    """Raise JobsRunning while a job of the space is not through: what it holds is not known yet."""
    if await store.read("count_unfinished_jobs", {"space": space}):
        raise JobsRunning()


async def forget_ended_jobs(store: Store, space: str) -> None:
    """Forget every job that ended: what it names as failed can be what is erased."""
    await store.write("forget_old_jobs", {"space": space, "keep": 0})


def _document_part(given: Given) -> Part:
    return Part(1, given["path"], {"document": dict(given)})


def _turn_parts(sessions: Iterable[Given]) -> Iterator[Part]:
    for given in sessions:
        session, turns = given["session"], given["turns"]
        for start in range(0, len(turns), TURNS_A_PART):
            some = turns[start : start + TURNS_A_PART]
            yield Part(len(some), session, {"session": session, "turns": list(some)})


def _shown(row: Row) -> Shown:
    return {
        **{name: row[name] for name in ("id", "kind", "status", "done", "total", "current", "error")},
        "failed": [json.loads(text) for text in row["failed"]],
        "created_at": iso(row["created_at"]),
        "updated_at": iso(row["updated_at"]),
    }
