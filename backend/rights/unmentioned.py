"""Finds where a person stands in texts without a mention: outside statements, or in no word.

"태호야, 밥 먹자" states nothing, so that nothing mentions 태호 there; a dropped subject has no place of its own,
and what would be left of its sentence would be somebody else's. Where another person bears the name, only
documents that mention this person and nobody else of the name are looked at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from backend.identity.keys import bare_name
from backend.store.connection import Row, Store
from ingest.resolve.places import places_of
from ingest.resolve.redacted import sentences

Span = tuple[int, int]


async def rows_without_mention(store: Store, space: str, identity: str, mentioned: Sequence[Row]) -> list[Row]:
    """Return rows as `passages_mentioning` gives them, with the places that it cannot know of."""
    called = await store.read("names_of_person", {"space": space, "id": identity})
    names = [name for row in called for name in _forms(row["name"])]
    if not names:
        return []
    shared = any(row["shared"] for row in called)
    parameters = {"space": space, "id": identity, "names": sorted({name.lower() for name in names})}
    passages = await store.read("passages_with_names", parameters)
    passages = [row for row in passages if not shared or (row["here"] and not row["others"])]
    named = await asyncio.to_thread(_named, passages, names)
    known: dict[str, list[Span]] = {}
    for row in (*mentioned, *named):
        known.setdefault(row["passage_id"], []).extend((start, end) for start, end in row["spans"])
    hung = await store.read("statements_hung_on_person", parameters)
    hung = [row for row in hung if row["hung"] or not shared]
    return named + await asyncio.to_thread(_hung, hung, names, known)


def _forms(name: str) -> tuple[str, ...]:
    bare = bare_name(name)
    return (name,) if bare == name.lower() else (name, bare)


def _named(passages: Iterable[Row], names: Sequence[str]) -> list[Row]:
    return [
        {**row, "spans": spans, "spoken": False}
        for row in passages
        if (spans := places_of(row["text"], names, row["taken"]))
    ]


def _hung(rows: Iterable[Row], names: Sequence[str], known: dict[str, list[Span]]) -> list[Row]:
    """Return the statements that nothing taken out would silence, as places to take out."""
    found: list[Row] = []
    for row in rows:
        if not row["hung"] and not places_of(row["said"], names):
            continue
        start, end = row["span"]
        places = known.get(row["passage_id"], [])
        silent = [
            (a, b) for a, b in sentences(row["text"]) if any(a < last and first < b for first, last in places)
        ]
        if not any(a < end and start < b for a, b in silent):
            found.append({**row, "spans": [(start, end)], "spoken": False})
    return found
