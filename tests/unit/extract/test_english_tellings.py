"""Ways of passing things on: by a noun, at length, round a quotation, from one to the next, and told afterwards."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.extract.english.lexicon.tellings import AFTERWARDS, MORE_LEADS, MORE_TAILS
from ingest.model import Passage, Statement

EXTRACTOR = EnglishExtractor()
WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")
Owned = tuple[str, str | None, tuple[str, ...]]


def read(text: str) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY)
    return EXTRACTOR.extract(passage, ()).statements


def owned(text: str) -> list[Owned]:
    return [(s.predicate, s.owner, s.relayed_by) for s in read(text) if s.type.value == "Claim"]


@pytest.mark.parametrize(
    "phrase", [p for p in (*MORE_LEADS, *MORE_TAILS) if p.kind != "nothing"], ids=lambda p: p.name
)
def test_each_phrase_makes_its_example_a_claim(phrase: object) -> None:
    example = getattr(phrase, "example")  # noqa: B009 - the rows are of one private type
    assert owned(example), example


@pytest.mark.parametrize("row", AFTERWARDS, ids=lambda row: row.example)
def test_a_sentence_of_its_own_names_the_source(row: object) -> None:
    example = getattr(row, "example")  # noqa: B009 - as above
    assert owned(f"Cy paid the bill. {example}"), example


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # what was said, put first
        ("What Freya told me is that the choir folded.", ("stopped", "Freya", ("Ivo",))),
        ("All Omar would say was that the stew was bland.", ("believes_bad", "Omar", ("Ivo",))),
        ("By Freya's account the choir folded.", ("stopped", "Freya", ("Ivo",))),
        ("As far as Omar knows, the choir folded.", ("stopped", "Omar", ("Ivo",))),
        ("It was from Priya that I heard the lido closed.", ("stopped", "Priya", ("Ivo",))),
        ("Priya's excuse was that the bus broke down.", ("stopped", "Priya", ("Ivo",))),
        # let out, at length
        ("Jonas confided in me that he failed the test.", ("passed", "Jonas", ("Ivo",))),
        ("Jonas broke the news that the lido closed.", ("stopped", "Jonas", ("Ivo",))),
        ("Omar would have you believe the lido closed.", ("stopped", "Omar", ("Ivo",))),
        ("My sister's telling everyone the lido closed.", ("stopped", "sister", ("Ivo",))),
        ("Freya has it in her head that Omar moved out.", ("moved_to", "Freya", ("Ivo",))),
        ("Jonas keeps banging on about how the shop overcharged him.", ("did", "Jonas", ("Ivo",))),
        ("Priya won't shut up about how lovely Porto is.", ("believes_good", "Priya", ("Ivo",))),
        ("My dad was moaning about how noisy the pub is.", ("believes_bad", "dad", ("Ivo",))),
        ("Freya spilled the beans: Omar moved out.", ("moved_to", "Freya", ("Ivo",))),
        # unnamed
        ("By all accounts the bakery closed.", ("stopped", None, ("Ivo",))),
        ("From what I gather the bakery closed.", ("stopped", None, ("Ivo",))),
        ("I'm reliably informed the bakery closed.", ("stopped", None, ("Ivo",))),
        ("The bakery closed, or so I've heard.", ("stopped", None, ("Ivo",))),
        # told afterwards
        ("The bakery closed. That's what Omar says anyway.", ("stopped", "Omar", ("Ivo",))),
        ("The bakery closed. At least that's what Freya told me.", ("stopped", "Freya", ("Ivo",))),
        ("The bakery closed. My neighbour told me.", ("stopped", "neighbour", ("Ivo",))),
        ("Jonas quit. I heard it from Freya.", ("stopped", "Freya", ("Ivo",))),
        ("The bakery closed, if Omar's right.", ("stopped", "Omar", ("Ivo",))),
        ("The bakery closed. Or so I've heard.", ("stopped", None, ("Ivo",))),
        # from one to the next
        ("Omar had it from Priya, and Priya from the caretaker, that the lido closed.", ("stopped", "caretaker", ("Ivo", "Omar", "Priya"))),
        ("Jonas told Freya, and Freya told me, that the lido closed.", ("stopped", "Jonas", ("Ivo", "Freya"))),
        ("Jonas told Freya that the lido closed, and Freya passed it on to me.", ("stopped", "Jonas", ("Ivo", "Freya"))),
        ("Jonas told Omar, Omar told Freya, and Freya told me the lido closed.", ("stopped", "Jonas", ("Ivo", "Freya", "Omar"))),
        ("Freya passed on a message from Jonas that the lido closed.", ("stopped", "Jonas", ("Ivo", "Freya"))),
        ("The lido closed. Freya told me, she got it from Jonas.", ("stopped", "Jonas", ("Ivo", "Freya"))),
        # round a quotation
        ('"The stew was bland" was all Omar said.', ("believes_bad", "Omar", ("Ivo",))),
        ('"The stew was bland" was my uncle\'s verdict.', ("believes_bad", "uncle", ("Ivo",))),
        ('All Freya said was "I hate cruises".', ("dislikes", "Freya", ("Ivo",))),
        ('A text from Freya: "I hate cruises."', ("dislikes", "Freya", ("Ivo",))),
        ('Jonas, about the wedding: "It was dull."', ("believes_bad", "Jonas", ("Ivo",))),
        # by a noun
        ("Freya's suggestion is that we hire a van.", ("suggests", "Freya", ("Ivo",))),
        ("The raffle was Omar's idea.", ("suggests", "Omar", ("Ivo",))),
        ("Priya came up with the idea of a quiz.", ("suggests", "Priya", ("Ivo",))),
        ("Jonas's suggesting we split the bill.", ("suggests", "Jonas", ("Ivo",))),
        ("My dream is to open a bakery.", ("wants", "Ivo", ())),
        ("Omar's biggest fear is losing the flat.", ("worries_about", "Omar", ("Ivo",))),
        ("Freya's been on at me to see a doctor.", ("requests", "Freya", ("Ivo",))),
        ("Priya insisted on us taking the train.", ("requests", "Priya", ("Ivo",))),
        ("Omar enquired about the rota.", ("asks", "Omar", ("Ivo",))),
    ],
)  # fmt: skip
def test_who_said_it_and_through_whom(text: str, expected: Owned) -> None:
    assert expected in owned(text)


@pytest.mark.parametrize(
    "text",
    [
        "I got a parcel. It came from Omar.",
        "I got it from the market. That's from Lidl.",
        "Cy paid the bill. Omar paid the tip.",
        "Omar talked about how to fix the sink.",
        "Omar passed on the message.",
        "I bought a scarf from Freya, and Omar told me off.",
    ],
)
def test_a_report_that_only_looks_like_it_stays_a_report(text: str) -> None:
    assert not owned(text)


def test_what_one_hates_is_ones_own_whoever_said_it() -> None:
    assert owned("I hate soup. Omar told me.") == [("dislikes", "Ivo", ())]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Freya never stops saying how rude the waiter was.", ("believes_bad", "Freya", ("Ivo",))),
        ("Freya let me know the lido closed.", ("stopped", "Freya", ("Ivo",))),
        ("Omar told me Jonas can't stand the choir.", ("dislikes", "Jonas", ("Ivo", "Omar"))),
        ("Spoke to Priya earlier, she says the lido closed.", ("stopped", "Priya", ("Ivo",))),
        ("Just got off the phone with Priya: the lido closed.", ("stopped", "Priya", ("Ivo",))),
        ('Omar turned round and said "I hate cruises".', ("dislikes", "Omar", ("Ivo",))),
        ('"I hate cruises." That was Omar.', ("dislikes", "Omar", ("Ivo",))),
        ("Jonas told Freya the lido closed, and she told me.", ("stopped", "Jonas", ("Ivo", "Freya"))),
        ("Freya quoted Jonas as saying the lido closed.", ("stopped", "Jonas", ("Ivo", "Freya"))),
        ("The lido closed, or at least Omar thinks so.", ("stopped", "Omar", ("Ivo",))),
        ("It's Freya's belief that the lido will close.", ("stopped", "Freya", ("Ivo",))),
        ("The bakery is supposed to be closing.", ("stopped", None, ("Ivo",))),
        # forecasts
        ("This exam is going to be a car crash.", ("predicts", "Ivo", ())),
        ("The strike will be over by Friday.", ("stopped", "Ivo", ())),
        ("Omar reckons it's going to chuck it down.", ("predicts", "Omar", ("Ivo",))),
        ("There's no way the tram will be ready by May.", ("predicts", "Ivo", ())),
        ("My team lead thinks the lift will be fixed by May.", ("predicts", "team lead", ("Ivo",))),
        # the verdict first
        ("Daylight robbery, those parking fees.", ("believes_bad", "Ivo", ())),
        ("Lovely people, the new neighbours.", ("believes_good", "Ivo", ())),
    ],
)
def test_more_ways_of_saying_it(text: str, expected: Owned) -> None:
    assert expected in owned(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Did I say Omar found the museum dull? That was Freya.", ("believes_bad", "Freya", "Omar")),
        ("Did I say Omar sold the van? It was Freya.", ("gave", None, "Omar")),
    ],
)
def test_a_question_takes_back_what_one_said(text: str, expected: tuple[str, str | None, str]) -> None:
    (said,) = read(text)
    assert (said.predicate, said.owner, said.replaces) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Did I say it rained? It was fun.",
        "Did I say Omar hates the pub? She does.",
        "Did I say Omar moved to Leeds?",
    ],
)
def test_a_question_that_names_no_other_says_nothing(text: str) -> None:
    assert not read(text)


def test_whose_husband_it_is_stands_before() -> None:
    assert owned("Freya is mad about darts, or so her husband says.") == [
        ("likes", "Freya", ("Ivo", "Freya's husband"))
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Some guy told me the chemist's shut.",
        "Some woman said the lift broke.",
        "Some lad reckons the lift broke.",
    ],
)
def test_some_fellow_is_nobody_who_can_be_asked(text: str) -> None:
    assert [(owner, chain) for _, owner, chain in owned(text)] == [(None, ("Ivo",))]
