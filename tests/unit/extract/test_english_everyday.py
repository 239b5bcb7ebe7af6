"""Everyday talk: whom one calls by a word for kin, verdicts without a verb, and what they are about."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.model import Passage, Statement
from ingest.pipeline import understand_one

WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")


def read(text: str) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY)
    return understand_one(passage, ()).statements


def claims(text: str) -> list[tuple[str, str | None, tuple[str, ...], str | None]]:
    return [(s.predicate, s.owner, s.relayed_by, s.target) for s in read(text) if s.type.value == "Claim"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Nan adores the new lift.", ("likes", "Nan", ("Ivo",), "new lift")),
        ("My nan adores the new lift.", ("likes", "nan", ("Ivo",), "new lift")),
        ("The nurse told Grandad that lunch is late.", ("is", "nurse", ("Ivo",), "late")),
        ("According to Mum, the ferry is full.", ("is", "Mum", ("Ivo",), "full")),
        ("According to our mum, the ferry is full.", ("is", "mum", ("Ivo",), "full")),
        ("Cousins are the worst, says Auntie.", ("believes_bad", "Auntie", ("Ivo",), "cousins")),
        ("Neighbour of mine reckons the ferry is full.", ("is", "neighbour", ("Ivo",), "full")),
    ],
)
def test_kin_keep_the_capital_by_which_they_are_called(
    text: str, expected: tuple[str, str | None, tuple[str, ...], str | None]
) -> None:
    assert claims(text) == [expected]


def test_somebodys_kin_is_no_name() -> None:
    assert [s.text for s in read("Mum loves the ferry.")] == ["Ivo's mum, as Ivo relays, loves the ferry."]
