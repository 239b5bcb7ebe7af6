"""What the subject of a statement learns of private talk about them: a policy of the space.

| policy | the subject, who is not in the audience, learns |
| --- | --- |
| subject_sees_all | the statement, its holder, chain and its own sentence; never the rest of the passage |
| subject_sees_owner | whose it is and how often, not what it says |
| subject_sees_nothing | that there is something: the number |

Whoever is neither in the audience nor the subject learns the number of what a question or list left out, and no
more. Nothing here widens an audience: the passage itself stays with those it was meant for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Any

from backend.services.readers import Private, Reader
from backend.services.spaces import as_settings, find_space
from backend.store.connection import Row, Store

Shown = dict[str, Any]

SEES_ALL, SEES_OWNER = "subject_sees_all", "subject_sees_owner"


async def as_subject(store: Store, space: str, reader: Reader) -> Reader:
    """Return the reader with what the policy of the space lets them learn of private talk about them."""
    if not reader.names:
        return reader
    policy = as_settings(await find_space(store, space)).disclosure
    if policy not in (SEES_ALL, SEES_OWNER):
        return reader
    rows = await store.read("private_about_reader", {"space": space, "reader_names": reader.names})
    private = {row["id"]: Private(row["passage_id"], row["type"], row["holder"]) for row in rows}
    return replace(reader, disclosed=private) if policy == SEES_ALL else replace(reader, told=private)


def withheld_by(reader: Reader, withheld: Collection[str]) -> list[Shown]:
    """Return whose the withheld statements about the reader are, with their number, as far as the policy tells."""
    counts = Counter(
        (private.holder, private.type) for identity, private in reader.told.items() if identity in withheld
    )
    return [
        {"holder": holder, "type": kind, "count": count}
        for (holder, kind), count in sorted(counts.items(), key=lambda item: (item[0][0] or "", item[0][1]))
    ]


def own_sentence(row: Row, disclosed: Iterable[str]) -> Row:
    """Return a row of a statement that the policy discloses with its own sentence in place of the passage."""
    if row["id"] not in disclosed or row.get("source_text") is None or row.get("span_start") is None:
        return row
    said = row["source_text"][row["span_start"] : row["span_end"]]
    return {**row, "source_text": said, "span_start": 0, "span_end": len(said)}
