"""The words of a window follow whoever moves: what an edit leaves is what a fresh document would have."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from backend.services.prepare import Words, moved_rows, window_props
from ingest.model import Passage

PLACES = st.permutations(range(9))


def talk(order: list[int]) -> list[Passage]:
    return [
        Passage(f"p{number}", f"word{number}", place, speaker="Ines", kind="turn", lang="en")
        for place, number in enumerate(order)
    ]


@example(list(range(9)), set(range(9)))
@given(PLACES, st.sets(st.integers(0, 8)))
def test_turns_that_were_moved_or_taken_out_leave_the_windows_of_a_fresh_document(
    order: list[int], gone: set[int]
) -> None:
    before = talk(list(range(9)))
    stored = {
        passage.id: {"id": passage.id, "position": place, **window_props(before, place, Words())}
        for place, passage in enumerate(before)
    }
    after = talk([number for number in order if number not in gone])
    for row in moved_rows(after, stored, set(), Words()):
        stored[row["id"]] |= row["props"]
    for place, passage in enumerate(after):
        fresh = {"position": place, **window_props(after, place, Words())}
        assert {name: stored[passage.id][name] for name in fresh} == fresh
