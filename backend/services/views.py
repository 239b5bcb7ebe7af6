"""The console's views for a reader who is somebody: what is not for them is left out and counted.

The views themselves are files of `cypher/views`; each is run whole and then narrowed, so that what is withheld can
be counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from backend.app import App
from backend.errors import InvalidRequest
from backend.services.disclosure import as_subject, own_sentence, withheld_by
from backend.services.lookup import find_person, find_subjects
from backend.services.pages import decode_cursor, encode_cursor
from backend.services.present import Shown, iso
from backend.services.readers import NOBODY, Reader
from backend.services.spaces import as_settings, require_space
from backend.services.times import aware
from backend.store.connection import Row

# Columns that name the statement a row is about; a row is shown where all of them may be.
_IDS = ("id", "one_id", "other_id")
# What names a statement beside it, with its columns: emptied where it may not be shown.
_BESIDE = {"by_id": ("by_id", "by_text")}


@dataclass(frozen=True, slots=True)
class Asked:
    """What a view is asked for; each view takes those of its kind."""

    person: str | None = None
    target: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    valid_at: datetime | None = None
    known_at: datetime | None = None


# What each view needs, and what it may be given beside.
NEEDED: Mapping[str, tuple[str, ...]] = {
    "claims_about_person": ("person",),
    "claims_by_person": ("person",),
    "person_timeline": ("person",),
    "current_opinions": ("target",),
    "disagreements_about": ("target",),
    "changed_since": ("since",),
}
_TAKEN: Mapping[str, tuple[str, ...]] = {
    "claims_about_person": (),
    "claims_by_person": (),
    "person_timeline": ("since", "until"),
    "current_opinions": ("person", "valid_at"),
    "disagreements_about": ("valid_at",),
    "changed_since": (),
}


async def read_view(
    app: App,
    space: str,
    name: str,
    asked: Asked,
    *,
    reader: Reader = NOBODY,
    cursor: str | None = None,
    limit: int = 500,
) -> Shown:
    """Return one page of a view's rows with the number of those withheld.

    Raises UnknownSpace, UnknownPerson, AmbiguousPerson, NaiveTime, InvalidRequest.
    """
    zone = as_settings(await require_space(app.store, space)).zone
    parameters = await _parameters(app, space, name, asked, reader, zone)
    reader = await as_subject(app.store, space, reader)
    after, _ = decode_cursor(cursor, int)
    rows = await app.store.read(name, {"space": space, **parameters, "reader_names": [], "unrestricted": True})
    ids = {row[column] for row in rows for column in (*_IDS, *_BESIDE) if row.get(column) is not None}
    found = await app.store.read("readable_statements", {"space": space, "ids": sorted(ids)} | reader.parameters())
    readable = {row["id"] for row in found}
    visible = [row for row in rows if all(row[column] in readable for column in _IDS if column in row)]
    begin = int(after) if after is not None else 0
    page = visible[begin : begin + limit]
    more = begin + limit < len(visible)
    # By row and not by statement: a statement may change twice.
    hidden = {row[column] for row in rows for column in _IDS if column in row} - readable
    return {
        "items": [_shown(row, readable, reader) for row in page],
        "next": encode_cursor((begin + limit, name)) if more else None,
        "withheld": len(hidden),
        "withheld_by": withheld_by(reader, hidden),
    }


async def _parameters(
    app: App, space: str, name: str, asked: Asked, reader: Reader, zone: str | None
) -> dict[str, Any]:
    for wanted in NEEDED[name]:
        if getattr(asked, wanted) is None:
            raise InvalidRequest(f"The view {name} needs `{wanted}`.")
    taken = (*NEEDED[name], *_TAKEN[name])
    given: dict[str, Any] = {"known_at": _instant(asked.known_at, zone)}
    for wanted in taken:
        value = getattr(asked, wanted)
        if isinstance(value, datetime):
            moment = _instant(value, zone)
            # A timeline goes by days of the content.
            given[wanted] = moment.date() if name == "person_timeline" and moment else moment
        elif wanted == "person" and value is not None:
            given[wanted] = await find_person(app.store, space, value, reader=reader)
        elif wanted == "target" and value is not None:
            given[wanted] = (await find_subjects(app.store, space, value, reader=reader))[0]
        else:
            given[wanted] = None
    return given


def _instant(value: datetime | None, zone: str | None) -> datetime | None:
    return None if value is None else aware(value, zone)


def _shown(row: Row, readable: set[str], reader: Reader) -> Shown:
    if "source_text" in row:
        row = own_sentence(row, reader.disclosed)
    gone = {name for column, names in _BESIDE.items() if row.get(column) not in readable for name in names}
    return {name: _plain(value) for name, value in row.items() if name not in gone} | {
        name: None for name in gone if name in row
    }


def _plain(value: Any) -> Any:
    if isinstance(value, date) or hasattr(value, "to_native"):
        return iso(value)
    return list(value) if isinstance(value, tuple) else value
