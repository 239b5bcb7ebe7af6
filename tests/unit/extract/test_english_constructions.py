"""Constructions of English talk that a word by word reading gets wrong, each with its near misses."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.model import Passage, Polarity, Statement

EXTRACTOR = EnglishExtractor()
WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")


def read(text: str) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY)
    return EXTRACTOR.extract(passage, ()).statements


def told(text: str) -> list[tuple[str, str | None, str | None, str]]:
    return [(s.predicate, s.subject, s.target, s.polarity.value) for s in read(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Can one of you hold the ladder",
        "could someone feed the hens on Friday",
        "Please can you bring the folding chairs",
        "pls can u forward the invoice",
        "Would either of you take the minutes",
    ],
)
def test_a_request_states_nothing_without_its_question_mark_either(text: str) -> None:
    assert read(text) == ()


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("Can speak two languages", "can"),
        ("Will visit Tarek on Friday", "plans"),
        ("Could do with a nap", "wants"),
    ],
)
def test_a_modal_without_its_subject_is_no_request(text: str, predicate: str) -> None:
    assert [statement.predicate for statement in read(text)] == [predicate]


@pytest.mark.parametrize(
    ("text", "owner", "target"),
    [
        ("I neither adore nor loathe the new uniform.", "Ivo", "new uniform"),
        ("Theo neither likes nor dislikes jazz.", "Theo", "jazz"),
        ("I don't love or hate the timetable.", "Ivo", "timetable"),
    ],
)
def test_who_denies_both_liking_and_disliking_is_indifferent(text: str, owner: str, target: str) -> None:
    (claim,) = read(text)
    assert (claim.predicate, claim.owner, claim.target) == ("likes", owner, target)
    assert claim.polarity is Polarity.NEUTRAL


def test_the_words_of_indifference_stand_in_the_sentence() -> None:
    assert read("Theo neither likes nor dislikes jazz.")[0].text == (
        "Theo, as Ivo relays, neither likes nor dislikes jazz."
    )
    assert told("I don't like or trust the lodger.")[-1][3] == "negative"
