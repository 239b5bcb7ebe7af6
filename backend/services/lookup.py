"""From what a caller calls somebody or something to who or what it is; never the first match."""

from __future__ import annotations

import unicodedata
from typing import Any

from backend.errors import AmbiguousPerson, UnknownPerson
from backend.services.readers import NOBODY, Reader
from backend.store.connection import Store


async def find_person(store: Store, space: str, who: str, *, reader: Reader = NOBODY) -> str:
    """Return the id of the one person whom an id, a name or an alias fits.

    Raises UnknownPerson for nobody and AmbiguousPerson, naming all, for several: never the first match.
    """
    found = await store.read("find_people", {"space": space, **_name(who)} | reader.parameters())
    exact = [row for row in found if row["by_id"]]
    if exact:
        return str(exact[0]["id"])
    if not found:
        raise UnknownPerson(f"Nobody in this space is known as “{who}”. The list of people shows who is.")
    if len(found) > 1:
        candidates: list[dict[str, object]] = [
            {"id": row["id"], "name": row["name"], "kind": row["kind"], "aliases": list(row["aliases"])}
            for row in found
        ]
        raise AmbiguousPerson(who, candidates)
    return str(found[0]["id"])


async def find_subjects(store: Store, space: str, what: str, *, reader: Reader = NOBODY) -> list[str]:
    """Return the ids of what a name stands for as something to speak about: a person, else topics of that name."""
    try:
        return [await find_person(store, space, what, reader=reader)]
    except UnknownPerson:
        concepts = await store.read("find_concepts", {"space": space, **_name(what)} | reader.parameters())
        if not concepts:
            raise
        return [row["id"] for row in concepts]


def _name(given: str) -> dict[str, Any]:
    name = unicodedata.normalize("NFC", given).strip()
    return {"who": name, "folded": name.lower()}
