"""Operators that start from people: what they share, who is somebody's what, and everything of a person."""

from __future__ import annotations

from collections.abc import Sequence

from backend.operators.tracer import Tracer
from backend.store.connection import Row

# Ten candidates a person (design, section 4).
SHARED_A_PERSON = 10
# "Every matching statement" has an end: a page that a model can read.
MAX_LISTED = 200


async def intersect(tracer: Tracer, person_ids: Sequence[str]) -> list[Row]:
    """Return current statements of several people about the same things: what they like, use or took part in."""
    parameters = {"people": sorted(set(person_ids)), "limit": SHARED_A_PERSON}
    return await tracer.read("intersect", "statements_shared_by_people", parameters)


async def union(tracer: Tracer, person_ids: Sequence[str], words: Sequence[str]) -> list[Row]:
    """Return statements of any of the people that hold one of the words."""
    rows: list[Row] = []
    for person_id in sorted(set(person_ids)):
        rows += await list_all(tracer, person_id, words)
    return rows


async def list_all(tracer: Tracer, person_id: str, words: Sequence[str]) -> list[Row]:
    """Return every statement of or about a person that holds one of the words, not the best few."""
    parameters = {"person": person_id, "words": list(words), "limit": MAX_LISTED}
    return await tracer.read("list-all", "statements_of_person", parameters)


async def follow_chain(tracer: Tracer, person_id: str, names: Sequence[str]) -> list[Row]:
    """Return statements about people who are known only through a person: "Mina's sister"."""
    parameters = {"person": person_id, "names": list(names), "limit": SHARED_A_PERSON * 2}
    return await tracer.read("follow-chain", "statements_about_relatives", parameters)
