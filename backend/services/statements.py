"""Statements, found by filters: who holds them, about whom, since when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from backend.app import App
from backend.services.disclosure import as_subject, own_sentence, withheld_by
from backend.services.lookup import find_person, find_subjects
from backend.services.pages import DEFAULT_LIMIT, decode_cursor, encode_cursor
from backend.services.present import Shown, statement
from backend.services.readers import NOBODY, Reader
from backend.services.spaces import as_settings, require_space
from backend.services.times import aware
from backend.store.connection import Row, Store

# What is withheld is counted exactly up to here.
MOST_COUNTED = 100_000


@dataclass(frozen=True, slots=True)
class StatementFilter:
    """What a list of statements is narrowed to; None does not narrow. People are ids, names or aliases."""

    owner: str | None = None
    about: str | None = None
    said_by: str | None = None
    type: Literal["Event", "Claim", "Fact"] | None = None
    view: Literal["CURRENT", "SUPERSEDED", "CONFLICTING", "ENDED"] | None = None
    status: Literal["active", "contested", "rejected", "needs_review"] | None = None
    valid_at: datetime | None = None
    known_at: datetime | None = None
    since: datetime | None = None
    until: datetime | None = None
    document_id: str | None = None


async def list_statements(
    app: App,
    space: str,
    wanted: StatementFilter,
    *,
    reader: Reader = NOBODY,
    cursor: str | None = None,
    limit: int = DEFAULT_LIMIT,
) -> Shown:
    """Return one page of statements, oldest first; `withheld` counts those that fit and are not for the reader.

    Raises UnknownSpace, UnknownPerson, AmbiguousPerson, NaiveTime, InvalidRequest.
    """
    zone = as_settings(await require_space(app.store, space)).zone
    after_at, after_id = decode_cursor(cursor, int)
    reader = await as_subject(app.store, space, reader)
    parameters: Row = {
        "space": space,
        "type": wanted.type,
        "view": wanted.view,
        "status": wanted.status,
        "document_id": wanted.document_id,
        "after_at": after_at,
        "after_id": after_id,
        "limit": limit + 1,
        "withheld": False,
        **await _people(app.store, space, wanted, reader),
        **_times(wanted, zone),
        **reader.parameters(),
    }
    rows = await app.store.read("list_statements", parameters)
    items = await statements_by_ids(app.store, space, [row["id"] for row in rows[:limit]], reader=reader)
    following = encode_cursor((rows[limit - 1]["at"], rows[limit - 1]["id"])) if len(rows) > limit else None
    hidden = await hidden_ids(app.store, "list_statements", parameters, reader)
    return {
        "items": items,
        "next": following,
        "withheld": len(hidden),
        "withheld_by": withheld_by(reader, hidden),
    }


async def hidden_ids(store: Store, query: str, parameters: Row, reader: Reader) -> set[str]:
    """Return the ids of all that a list would show and that is not for the reader."""
    if reader.sees_everything:
        return set()
    whole = {**parameters, "after_at": None, "after_id": None, "limit": MOST_COUNTED, "withheld": True}
    return {row["id"] for row in await store.read(query, whole)}


async def statements_by_ids(
    store: Store, space: str, ids: Sequence[str], *, reader: Reader = NOBODY
) -> list[Shown]:
    """Return statements in the given order; what is gone, or not for the reader, is left out."""
    if not ids:
        return []
    rows = await store.read("statements_by_ids", {"space": space, "ids": list(ids)} | reader.parameters())
    return [statement(own_sentence(row, reader.disclosed)) for row in rows]


async def _people(store: Store, space: str, wanted: StatementFilter, reader: Reader) -> Row:
    found: Row = {}
    for name, who in (("owner_ids", wanted.owner), ("said_by_ids", wanted.said_by)):
        found[name] = None if who is None else [await find_person(store, space, who, reader=reader)]
    about = wanted.about
    found["about_ids"] = None if about is None else await find_subjects(store, space, about, reader=reader)
    return found


def _times(wanted: StatementFilter, zone: str | None) -> Row:
    times = {
        name: None if value is None else aware(value, zone)
        for name, value in (
            ("valid_at", wanted.valid_at),
            ("known_at", wanted.known_at),
            ("since", wanted.since),
            ("until", wanted.until),
        )
    }
    valid_at = times["valid_at"]
    return {**times, "valid_on": None if valid_at is None else valid_at.date()}
