"""State memory: the current facts of a running product, as keys with values.

State is written explicitly and read by its key, never searched for by likeness. A snapshot is a detached copy.
Where state and what people said disagree, state wins. Every change keeps its history and its parents; a deleted
key is gone from the present and stays in the past.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from backend.app import App
from backend.errors import BudgetTooSmall, InvalidRequest, NotFound
from backend.services.readers import NOBODY, Reader
from backend.services.spaces import as_settings, checked_name, find_space, require_space
from backend.services.times import aware
from backend.store import state as store
from backend.store.connection import Row
from backend.store.state import Change, NewChange
from ingest.signals import mask_value

MAX_KEY_LENGTH = 500
MAX_VALUE_CHARACTERS = 100_000  # a state is a fact of the moment; a document belongs into documents

Json = Any  # a value of the caller's, anything that JSON can say
Shown = dict[str, Any]  # JSON for a border


@dataclass(frozen=True, slots=True)
class StateWrite:
    """One value to set. `parents` say what it came from: keys, or ids of changes, statements or passages."""

    key: str
    value: Json
    parents: Sequence[str] = ()
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Evidence:
    """One step behind the state: `depth` 1 is a parent of the present, `of` the change or step it explains."""

    id: str
    text: str
    depth: int
    of: str
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Followed:
    """The present with everything it came from, and the parents that are not there (any more)."""

    states: tuple[Change, ...]
    evidence: tuple[Evidence, ...]
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PackedState:
    """The state and the evidence that fit a budget; what did not is named, never silently cut."""

    text: str
    used: int
    left_out: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """All of the evidence is there and was shown."""
        return not self.left_out and not self.missing


async def put_state(app: App, space: str, write: StateWrite) -> Shown:
    """Set one key. Raises InvalidRequest, NaiveTime, DatabaseAway."""
    return (await put_states(app, space, [write]))[0]


async def put_states(app: App, space: str, writes: Iterable[StateWrite]) -> list[Shown]:
    """Set several keys in one transaction, in order. Secrets are masked unless the space says otherwise."""
    checked_name(space)
    settings = as_settings(await find_space(app.store, space))
    changes = [
        NewChange(
            _checked_key(write.key),
            _encoded(write.value, write.key if settings.mask_secrets else None),
            at=None if write.at is None else aware(write.at, settings.zone),
            parents=_checked_parents(write.parents),
        )
        for write in writes
    ]
    return [shown(change) for change in await store.record(app.store, space, changes)]


async def delete_state(
    app: App, space: str, key: str, *, parents: Sequence[str] = (), at: datetime | None = None
) -> Shown:
    """Take a key out of the present. Raises UnknownSpace, NotFound."""
    settings = as_settings(await require_space(app.store, space))
    past = await store.history(app.store, space, key)
    if not past or past[-1].deleted:
        raise NotFound(_no_state(key))
    moment = None if at is None else aware(at, settings.zone)
    change = NewChange(key, None, deleted=True, at=moment, parents=_checked_parents(parents))
    return shown((await store.record(app.store, space, [change]))[0])


async def get_state(app: App, space: str, key: str, *, at: datetime | None = None) -> Shown:
    """Return what a key holds, now or at an instant. Raises UnknownSpace, NotFound, NaiveTime."""
    moment = await _moment(app, space, at)
    found = await store.states_at(app.store, space, moment, key)
    if not found or found[0].deleted:
        raise NotFound(_no_state(key))
    return shown(found[0])


async def snapshot(app: App, space: str, *, at: datetime | None = None) -> dict[str, Shown]:
    """Return all keys with what they hold, now or at an instant: a copy that later changes do not reach."""
    moment = await _moment(app, space, at)
    return {
        change.key: shown(change)
        for change in await store.states_at(app.store, space, moment)
        if not change.deleted
    }


async def state_history(app: App, space: str, key: str) -> list[Shown]:
    """Return every change of a key, deletions too, in the order of recording. Raises UnknownSpace, NotFound."""
    await require_space(app.store, space)
    past = await store.history(app.store, space, key)
    if not past:
        raise NotFound(_no_state(key))
    return [shown(change) for change in past]


async def follow_parents(
    app: App,
    space: str,
    keys: Iterable[str] | None = None,
    *,
    at: datetime | None = None,
    reader: Reader = NOBODY,
) -> Followed:
    """Return the present of some keys (None: of all) and what it came from, the nearest first.

    A parent that is gone, that begins later, or that the reader may not see, is missing, and named.
    """
    moment = await _moment(app, space, at)
    present = [change for change in await store.states_at(app.store, space, moment) if not change.deleted]
    if keys is not None:
        wanted = set(keys)
        present = [change for change in present if change.key in wanted]
    evidence: list[Evidence] = []
    missing: list[str] = []
    seen = {change.id for change in present}
    ahead = [(parent, change.id) for change in present for parent in change.parents]
    depth = 1
    while ahead:
        fresh = {parent: of for parent, of in reversed(ahead) if parent not in seen}
        found = await store.parents(app.store, space, fresh, moment, reader.parameters())
        following: list[tuple[str, str]] = []
        for parent in sorted(fresh, key=lambda name: _newest_first(found.get(name), name)):
            row = found.get(parent)
            if row is None:
                missing.append(parent)
                continue
            evidence.append(Evidence(parent, evidence_line(row), depth, fresh[parent], row["at"]))
            following += [(earlier, parent) for earlier in row["parents"]]
        seen |= set(fresh)
        ahead, depth = following, depth + 1
    return Followed(tuple(present), tuple(evidence), tuple(missing))


def pack_state(followed: Followed, budget: int, measure: Callable[[str], int] = len) -> PackedState:
    """Return the state and as much of its evidence as fits, in one budget: all of the state first.

    `measure` counts what the budget is in: characters, or tokens. A chain is shown as far as it goes without a
    gap. Raises BudgetTooSmall where the state alone does not fit.
    """
    lines = [state_line(change) for change in followed.states]
    used = measure("\n".join(lines))
    if used > budget:
        raise BudgetTooSmall(f"The state needs {used}, the budget is {budget}. Raise the budget.")
    shown_ids = {change.id for change in followed.states}
    left_out: list[str] = []
    for step in followed.evidence:
        cost = measure("\n".join([*lines, step.text]))
        if step.of not in shown_ids or cost > budget:
            left_out.append(step.id)
            continue
        lines.append(step.text)
        shown_ids.add(step.id)
        used = cost
    return PackedState("\n".join(lines), used, tuple(left_out), followed.missing)


def state_line(change: Change) -> str:
    """Return a state as a line of a context."""
    return f"{change.key} = {change.value}"


def evidence_line(row: Row) -> str:
    """Return a parent as a line: a statement with its owner and relayers or its reporter, never bare."""
    day = "" if row["at"] is None else f"[{row['at'].date().isoformat()}] "
    if row["kind"] == "state":
        return f"{day}{row['key']} = {'(deleted)' if row['deleted'] else row['value']}"
    if row["kind"] == "passage":
        return f"{day}{row['said_by'] or '?'}: {row['text']}"
    if row["type"] != "Claim":
        return f"{day}{row['text']} (reported by {row['said_by']})"
    owner = row["owner"] or "an unnamed source"
    through = f", through {', '.join(row['relayed_by'])}" if row["relayed_by"] else ""
    return f"{day}{row['text']} (held by {owner}{through})"


def shown(change: Change) -> Shown:
    """Return a change for a border; its value is a copy of the caller's."""
    return {
        "id": change.id,
        "key": change.key,
        "version": change.version,
        "value": None if change.value is None else json.loads(change.value),
        "deleted": change.deleted,
        "at": None if change.at is None else change.at.isoformat(),
        "recorded_at": change.recorded_at.isoformat(),
        "parents": list(change.parents),
    }


async def _moment(app: App, space: str, at: datetime | None) -> datetime:
    """Return the instant that is asked about; the present where none is given."""
    settings = as_settings(await require_space(app.store, space))
    return datetime.now(UTC) if at is None else aware(at, settings.zone)


def _newest_first(row: Row | None, identity: str) -> tuple[float, str]:
    at = None if row is None else row["at"]
    return (0.0 if at is None else -at.timestamp(), identity)


def _encoded(value: Json, masked_under: str | None) -> str:
    """Return a value as JSON, its secrets masked where the key is given."""
    try:
        if masked_under is not None:
            value = mask_value(value, masked_under)
        text = json.dumps(value, ensure_ascii=False, allow_nan=False)
        text.encode()  # half a surrogate pair is JSON and no text
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidRequest(f"The value cannot be written as JSON: {error}") from error
    if len(text) > MAX_VALUE_CHARACTERS:
        raise InvalidRequest(f"The value is longer than {MAX_VALUE_CHARACTERS} characters. Keep it as a document.")
    return text


def _checked_key(key: str) -> str:
    if not key.strip() or len(key) > MAX_KEY_LENGTH or not key.isprintable():
        raise InvalidRequest(
            f"A state's key must be printable, not blank, and at most {MAX_KEY_LENGTH} signs long."
        )
    return key


def _checked_parents(parents: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_checked_key(parent) for parent in parents))


def _no_state(key: str) -> str:
    return f"There is no state “{key}” in this space at that time."
