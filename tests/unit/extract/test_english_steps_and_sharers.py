"""Steps of telling named before a colon or afterwards, who shares a view, and who orders without an article."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.model import Passage, Statement
from ingest.pipeline import understand_one

WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")
Owned = tuple[str, str | None, tuple[str, ...]]


def read(text: str) -> tuple[Statement, ...]:
    return understand_one(
        Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY), ()
    ).statements


def stated(text: str) -> list[Owned]:
    return [(s.predicate, s.owner, s.relayed_by) for s in read(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Omar got it off Freya, Freya got it off Jonas: the mill is closing.",
            [("stopped", "Jonas", ("Ivo", "Omar", "Freya"))],
        ),
        ("The mill is closing, or so Freya was told by Jonas.", [("stopped", "Jonas", ("Ivo", "Freya"))]),
        ("The mill is closing, or so Freya heard from someone.", [("stopped", None, ("Ivo", "Freya"))]),
        ("The mill is closing. Well, that's what Freya heard at yoga.", [("stopped", None, ("Ivo", "Freya"))]),
        ("Apparently the mill is closing. That's what Freya was told.", [("stopped", None, ("Ivo", "Freya"))]),
        ("Jonas says the mill is closing. Freya passed it on to me.", [("stopped", "Jonas", ("Ivo", "Freya"))]),
        ("From what Freya's gathered, the mill closed.", [("stopped", None, ("Ivo", "Freya"))]),
        ("Overheard Jonas telling Freya the mill closed.", [("stopped", "Jonas", ("Ivo",))]),
        ('As Freya put it, "The mill is a dump."', [("believes_bad", "Freya", ("Ivo",))]),
        # What is passed on may be a thing, and what one did oneself nobody else heard of.
        ("I got a parcel. Freya passed it on to me.", [("received", None, ())]),
        ("I bought a boat. That's what Freya heard.", [("bought", None, ())]),
    ],
)
def test_steps(text: str, expected: list[Owned]) -> None:
    assert [row for row in stated(text) if row[0] != "gave"] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Freya says the mill is closing. Her sister says the same.",
            [("stopped", "Freya", ("Ivo",)), ("stopped", "Freya's sister", ("Ivo",))],
        ),
        (
            "Freya hates the mill. Omar agrees.",
            [("dislikes", "Freya", ("Ivo",)), ("dislikes", "Omar", ("Ivo",))],
        ),
        ("I hate the mill. Omar agrees.", [("dislikes", "Ivo", ()), ("dislikes", "Omar", ("Ivo",))]),
        # One who thinks so has neither my taste nor my wish.
        ("I love my job. My boss thinks so too.", [("likes", "Ivo", ())]),
        (
            "Freya thinks the mill is a dump. My dentist thinks so too.",
            [("believes_bad", "Freya", ("Ivo",)), ("believes_bad", "dentist", ("Ivo",))],
        ),
    ],
)
def test_sharers(text: str, expected: list[Owned]) -> None:
    assert stated(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The DVLA told Omar to post the form.", [("requests", "DVLA", ("Ivo",))]),
        ("Our bank told us to wait.", [("requests", "bank", ("Ivo",))]),
        ("Lad at the gym told me to rest.", [("requests", "lad at the gym", ("Ivo",))]),
        ("Woman at work says the mill is closing.", [("stopped", "woman at work", ("Ivo",))]),
        ("Freya's physio advised against the climb.", [("recommends", "Freya's physio", ("Ivo",))]),
        ("Woman at work bought a boat.", [("bought", None, ())]),
    ],
)
def test_who_orders(text: str, expected: list[Owned]) -> None:
    assert stated(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # In a chain of possessors it is the last that speaks, and of whom "he" is said.
        (
            "Freya's cousin's fella works at the bank, and he says the mill is closing.",
            [("works_at", None, ()), ("stopped", "Freya's cousin's fella", ("Ivo",))],
        ),
        ("Freya's bloke says the mill is closing.", [("stopped", "Freya's bloke", ("Ivo",))]),
        (
            "Omar's brother seems lovely but his wife's hard work.",
            [("believes_good", "Ivo", ()), ("believes_bad", "Ivo", ())],
        ),
        ("Omar's good company.", [("believes_good", "Ivo", ())]),
        ("Freya's hard work paid off.", []),
        ("much prefer Omar's van to yours", [("prefers", "Ivo", ())]),
        ("Your dentist's a star mate", [("believes_good", "Ivo", ())]),
        ("Freya says she's quit Siemens.", [("left", "Freya", ("Ivo",))]),
        ("Freya fancies a curry.", [("wants", "Freya", ("Ivo",))]),
    ],
)
def test_words_of_chat(text: str, expected: list[Owned]) -> None:
    assert stated(text) == expected
