"""Works through jobs, one after the other, beside the calls of one process.

A worker holds a job by a lease that it renews while it lives: of two processes only one works on it, and what a
killed one held is free again a moment later. Every part can be taken in twice without harm.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from backend.app import App
from backend.errors import DatabaseAway, SchemaNotReady
from backend.services.consolidate import consolidate, spaces_to_refresh
from backend.services.incoming import document_of, turn_of
from backend.services.remember import remember_document, remember_turns
from backend.services.spaces import as_settings, find_space
from backend.store.connection import Row, Transaction
from ingest.errors import SaidgraphError

log = logging.getLogger(__name__)

LEASE_SECONDS = 20
RENEW_SECONDS = 5.0
# How long a job of another process, or one whose worker died, waits at most beyond its lease.
LOOK_SECONDS = 5.0
RETRY_SECONDS = 1.0
# How often to look for spaces that have changed enough; what is new is found by other ways at once.
REFRESH_SECONDS = 60.0
# A part that ended the process this often does it again.
MAX_ATTEMPTS = 3

Work = Callable[[], Coroutine[Any, Any, object]]  # also what makes a source of JSON runs inside: it can fail too


@dataclass(frozen=True, slots=True)
class Ended:
    """One part that is through: how many documents or turns were taken in, and how many failed."""

    taken: int
    failed: int


class Worker:
    """Takes jobs of every space. `current` is the App while Neo4j answers, `away` is told when it does not."""

    def __init__(
        self,
        current: Callable[[], App | None],
        away: Callable[[], None],
        ended: Callable[[Ended], None] = lambda part: None,
    ) -> None:
        self._current, self._away, self._ended = current, away, ended
        self._name = secrets.token_hex(8)
        self._waiting = asyncio.Event()
        self._looked = time.monotonic()  # for spaces to consolidate again
        self._refused: set[str] = set()

    def wake(self) -> None:
        """Look for a job now: one has just been made."""
        self._waiting.set()

    async def run(self) -> None:
        """Work until cancelled; a job under way is given back."""
        while True:
            app = self._current()
            if app is None:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            try:
                job = await self._claim(app)
                if job is not None:
                    await self._work(app, job)
                    continue
            except (DatabaseAway, SchemaNotReady):
                self._away()
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except SaidgraphError as error:
                log.error("a job stopped: %s", error.type)
                await asyncio.sleep(RETRY_SECONDS)
                continue
            if await self._refreshed(app):
                continue
            self._waiting.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.wait(), LOOK_SECONDS)

    async def _refreshed(self, app: App) -> bool:
        """Consolidate one space again that has changed enough since; say whether there was one."""
        if time.monotonic() - self._looked < REFRESH_SECONDS:
            return False
        try:
            for space in await spaces_to_refresh(app):
                if space not in self._refused:
                    await consolidate(app, space)
                    return True
        except DatabaseAway:
            self._away()
        except SaidgraphError as error:
            # One that would not fit is not tried again in this process; its owner sees it on `consolidate`.
            log.error("a consolidation in the background stopped: %s", error.type)
            self._refused.add(space)
        self._looked = time.monotonic()
        return False

    async def _claim(self, app: App) -> Row | None:
        async def unit(transaction: Transaction) -> Row | None:
            found = await transaction.run("lock_next_job", {"space": None, "worker": self._name})
            if not found:
                return None
            job = {"space": found[0]["space"], "id": found[0]["id"]}
            lease = {**job, "worker": self._name, "lease_seconds": LEASE_SECONDS}
            return job if await transaction.run("claim_job", lease) else None

        job, _ = await app.store.work(unit)
        return dict(job) if job else None

    async def _work(self, app: App, job: Row) -> None:
        mine = {**job, "worker": self._name}
        renewing = asyncio.create_task(self._renew(app, mine))
        try:
            while rows := await app.store.write("begin_part", mine):
                await self._do(app, job, rows[0])
            error = "Nothing of it could be taken in; `failed` says why."
            await app.store.write("finish_job", {**mine, "error": error})
        finally:
            renewing.cancel()
            with suppress(SaidgraphError):
                await app.store.write("renew_job", {**mine, "lease_seconds": 0})

    async def _renew(self, app: App, mine: Row) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with suppress(SaidgraphError):  # the work itself will meet the same trouble, and tell it
                await app.store.write("renew_job", {**mine, "lease_seconds": LEASE_SECONDS})

    async def _do(self, app: App, job: Row, part: Row) -> None:
        payload = json.loads(part["payload"])
        size = len(payload.get("turns", (1,)))
        if part["attempts"] > MAX_ATTEMPTS:
            reason = "The service ended each time this was tried. Try it alone, or split it."
            failed = [{"path": part["label"], "type": "interrupted", "detail": reason}]
            size = max(size, 1)
        else:
            failed = await _take_in(app, job["space"], payload)
        texts = [json.dumps(item, ensure_ascii=False) for item in failed]
        await app.store.write("finish_part", {**job, "part_id": part["part_id"], "failed": texts})
        self._ended(Ended(size - len(failed), len(failed)))


async def _take_in(app: App, space: str, payload: Row) -> list[Row]:
    """Take a part in and return what of it failed, with reasons. Raises DatabaseAway, SchemaNotReady."""
    zone = as_settings(await find_space(app.store, space)).zone
    if "consolidate" in payload:
        return await _attempt("consolidation", None, lambda: consolidate(app, space))
    if "document" in payload:
        given = payload["document"]
        return await _attempt(given["path"], None, lambda: remember_document(app, space, document_of(given, zone)))
    session, turns = payload["session"], payload["turns"]

    def all_of(some: list[Row]) -> Work:
        return lambda: remember_turns(app, space, session, [turn_of(turn, zone) for turn in some])

    if not await _attempt(session, None, all_of(turns)):
        return []
    # One of them does not go in: the others shall not suffer for it.
    failed: list[Row] = []
    for turn in turns:
        failed += await _attempt(session, turn["id"], all_of([turn]))
    return failed


async def _attempt(path: str, turn: str | None, work: Work) -> list[Row]:
    named = {"path": path} if turn is None else {"path": path, "turn": turn}
    try:
        await work()
    except (DatabaseAway, SchemaNotReady):
        raise
    except SaidgraphError as error:
        return [{**named, "type": error.type, "detail": error.detail}]
    except Exception as error:
        # The outermost edge of a part: a fault of ours in one document is no reason to lose the others.
        log.error("a document of a job met an unexpected error", exc_info=error)
        return [{**named, "type": "internal", "detail": "Something went wrong here; the service's log says what."}]
    return []
