"""Keys with values, each with its whole history: the store of state memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from backend.store.connection import Row, Store, Transaction
from backend.store.times import native
from ingest.identifiers import digest


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a key. `value` is JSON, None where the key was deleted."""

    id: str
    key: str
    version: int
    value: str | None
    deleted: bool
    at: datetime | None  # from when it holds, as it was given
    recorded_at: datetime
    parents: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewChange:
    """A change to be recorded. `parents` are keys of states, or ids of changes, statements and passages."""

    key: str
    value: str | None
    deleted: bool = False
    at: datetime | None = None
    parents: Sequence[str] = field(default_factory=tuple)


async def record(store: Store, space: str, changes: Iterable[NewChange]) -> list[Change]:
    """Add changes in the given order, in one transaction; a parent may be a change of the same call.

    A change that says what the key holds already, from the same time and for the same reason, adds nothing.
    """
    changes = list(changes)

    async def unit(transaction: Transaction) -> list[Change]:
        await transaction.run("lock_space", {"space": space})
        return [await _record(transaction, space, change) for change in changes]

    done, _ = await store.work(unit)
    return list(done)


async def _record(transaction: Transaction, space: str, change: NewChange) -> Change:
    rows = await transaction.run("last_state_change", {"space": space, "key": change.key})
    last = change_of(rows[0]) if rows else None
    parents = [await _parent_id(transaction, space, parent) for parent in change.parents]
    if last is not None and (last.value, last.deleted, last.at, list(last.parents)) == (
        change.value, change.deleted, change.at, parents,
    ):  # fmt: skip
        return last
    version = last.version + 1 if last is not None else 1
    identity = change_id(space, change.key, version)
    rows = await transaction.run(
        "create_state",
        {
            "space": space,
            "id": identity,
            "key": change.key,
            "version": version,
            "value": change.value,
            "deleted": change.deleted,
            "at": change.at,
            "parents": parents,
        },
    )
    recorded_at = native(rows[0]["recorded_at"])
    return Change(
        identity, change.key, version, change.value, change.deleted, change.at, recorded_at, tuple(parents)
    )


async def _parent_id(transaction: Transaction, space: str, parent: str) -> str:
    """Return the id of a parent: a key stands for its latest change, so that the reason does not move later."""
    rows = await transaction.run("last_state_change", {"space": space, "key": parent})
    return str(rows[0]["id"]) if rows else parent


async def states_at(store: Store, space: str, moment: datetime, key: str | None = None) -> list[Change]:
    """Return what each key (or one) holds at an instant, deletions included."""
    rows = await store.read("states_at", {"space": space, "key": key, "moment": moment})
    return [change_of(row) for row in rows]


async def history(store: Store, space: str, key: str) -> list[Change]:
    """Return every change of a key in the order of recording."""
    return [change_of(row) for row in await store.read("state_history", {"space": space, "key": key})]


async def parents(
    store: Store, space: str, ids: Iterable[str], moment: datetime, reader: Mapping[str, Any]
) -> dict[str, Row]:
    """Return what some ids stand for, by id; `reader` holds the parameters of who asks."""
    rows = await store.read("state_parents", {"space": space, "ids": sorted(ids), "moment": moment, **reader})
    return {row["id"]: {**row, "at": native(row["at"])} for row in rows}


def change_id(space: str, key: str, version: int) -> str:
    """Return the id of a change."""
    return digest("state", space, key, str(version))


def change_of(row: Row) -> Change:
    """Return a row as a change."""
    return Change(
        id=row["id"],
        key=row["key"],
        version=row["version"],
        value=row["value"],
        deleted=row["deleted"],
        at=native(row["at"]),
        recorded_at=native(row["recorded_at"]),
        parents=tuple(row["parents"]),
    )
