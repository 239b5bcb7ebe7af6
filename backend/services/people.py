"""People: who is known, under which names, and everything that is said of them."""

from __future__ import annotations

from backend.app import App
from backend.errors import UnknownPerson
from backend.services.disclosure import as_subject, withheld_by
from backend.services.lookup import find_person
from backend.services.pages import DEFAULT_LIMIT, MAX_LIMIT, decode_cursor, encode_cursor
from backend.services.present import Shown, person
from backend.services.proposals import ambiguity_of
from backend.services.readers import NOBODY, Reader
from backend.services.spaces import require_space
from backend.services.statements import hidden_ids, statements_by_ids
from backend.store.connection import Row


async def list_people(
    app: App, space: str, *, reader: Reader = NOBODY, cursor: str | None = None, limit: int = DEFAULT_LIMIT
) -> Shown:
    """Return one page of the people of a space, by name. Raises UnknownSpace, InvalidRequest."""
    await require_space(app.store, space)
    after_name, after_id = decode_cursor(cursor, str)
    parameters = {"space": space, "ids": None, "after_name": after_name, "after_id": after_id, "limit": limit + 1}
    rows = await app.store.read("list_people", parameters | reader.parameters())
    following = encode_cursor((rows[limit - 1]["name"], rows[limit - 1]["id"])) if len(rows) > limit else None
    return {"items": [person(row) for row in rows[:limit]], "next": following}


async def get_person(app: App, space: str, who: str, *, reader: Reader = NOBODY) -> Shown:
    """Return one person by id, name or alias. Raises UnknownSpace, UnknownPerson, AmbiguousPerson."""
    await require_space(app.store, space)
    identity = await find_person(app.store, space, who, reader=reader)
    return await _shown(app, space, identity, reader)


async def person_about(
    app: App,
    space: str,
    who: str,
    *,
    reader: Reader = NOBODY,
    cursor: str | None = None,
    limit: int = DEFAULT_LIMIT,
) -> Shown:
    """Return every claim and record about a person or by them: owner, chain, reporter, time, sentence, view.

    Each item is a statement with the `roles` of the person in it; `withheld` counts what the reader may not see,
    and `withheld_by` tells whose it is where the space's policy says so.
    """
    await require_space(app.store, space)
    reader = await as_subject(app.store, space, reader)
    identity = await find_person(app.store, space, who, reader=reader)
    after_at, after_id = decode_cursor(cursor, int)
    parameters: Row = {"space": space, "person_id": identity} | reader.parameters()
    page = {"after_at": after_at, "after_id": after_id, "limit": limit + 1, "withheld": False}
    rows = await app.store.read("statements_about_person", parameters | page)
    hidden = await hidden_ids(app.store, "statements_about_person", parameters, reader)
    roles = {row["id"]: sorted(row["roles"]) for row in rows[:limit]}
    statements = await statements_by_ids(app.store, space, list(roles), reader=reader)
    following = encode_cursor((rows[limit - 1]["at"], rows[limit - 1]["id"])) if len(rows) > limit else None
    return {
        "person": await _shown(app, space, identity, reader),
        "items": [{**statement, "roles": roles[statement["id"]]} for statement in statements],
        "next": following,
        "withheld": len(hidden),
        "withheld_by": withheld_by(reader, hidden),
    }


async def everything_about(app: App, space: str, who: str, *, reader: Reader = NOBODY) -> Shown:
    """Return what `person_about` returns, all pages in one. Raises what it raises."""
    page = await person_about(app, space, who, reader=reader, limit=MAX_LIMIT)
    items = list(page["items"])
    while page["next"] is not None:
        identity = page["person"]["id"]
        page = await person_about(app, space, identity, reader=reader, cursor=page["next"], limit=MAX_LIMIT)
        items += page["items"]
    return {**page, "items": items}


async def _shown(app: App, space: str, identity: str, reader: Reader) -> Shown:
    parameters = {"space": space, "ids": [identity], "after_name": None, "after_id": None, "limit": 1}
    rows = await app.store.read("list_people", parameters | reader.parameters())
    if not rows:
        # Gone between the two looks.
        raise UnknownPerson()
    # One name that two people may bear is said to be so, with what tells them apart, until somebody decides.
    everything = bool(reader.parameters()["unrestricted"])
    ambiguous = await ambiguity_of(app, space, identity, unrestricted=everything)
    return {**person(rows[0]), "ambiguous": ambiguous}
