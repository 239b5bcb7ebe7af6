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


Owned = tuple[str, str | None, tuple[str, ...], str | None]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Overheard at the bus stop: Mr Hale bought the mill.", ("bought", None, ("Ivo",), "mill")),
        ("Seen on a noticeboard: the fete is cancelled.", ("stopped", None, ("Ivo",), None)),
        ("Omar told Freya and Freya told me: the barn burned down.", ("did", "Omar", ("Ivo", "Freya"), None)),
        ("Told to me by Omar: the barn burned down.", ("did", "Omar", ("Ivo",), None)),
        ('Nan, peering over her glasses: "That skirt is hideous."', ("believes_bad", "Nan", ("Ivo",), "skirt")),
        ('My coach, without looking up: "I hate rain."', ("dislikes", "coach", ("Ivo",), "rain")),
        ('Petra put in the family chat: "I moved to Cork."', ("moved_to", "Petra", ("Ivo",), "Cork")),
        ("Omar says Will says Hope hates jazz.", ("dislikes", "Hope", ("Ivo", "Omar", "Will"), "jazz")),
        ("My eldest hates maths.", ("dislikes", "eldest", ("Ivo",), "maths")),
        ("The mechanic suspects Rex has fleas.", ("has", "mechanic", ("Ivo",), "fleas")),
        ("Our gran's worried sick about the exam.", ("worries_about", "gran", ("Ivo",), "exam")),
    ],
)
def test_whose_it_is(text: str, expected: Owned) -> None:
    got = claims(text)
    assert [(p, o, r) for p, o, r, _ in got] == [expected[:3]]
    assert expected[3] is None or got[0][3] == expected[3]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Wasn't bad at all, that soup.", ("believes_good", "soup")),
        ("Weren't great, those seats.", ("believes_bad", "seats")),
        ("Tasted awful, that wine.", ("believes_bad", "wine")),
        ("Not my thing, cricket.", ("dislikes", "cricket")),
        ("Best holiday we've had in years.", ("believes_good", "holiday")),
        ("Worst curry in town.", ("believes_bad", "curry")),
        ("Nothing wrong with instant coffee.", ("believes_good", "instant coffee")),
        ("What a boring lecture.", ("believes_bad", "lecture")),
        ("Omar's a natural at darts.", ("believes_good", "Omar")),
        ("Neither liked nor disliked the play.", ("likes", "play")),
        ("Brown rice over white any day.", ("prefers", "brown rice")),
        ("Don't fancy pizza tonight", ("wants", "pizza")),
        ("I don't set much store by reviews.", ("trusts", "reviews")),
        ("Daft rule, that", ("believes_bad", "rule")),
        ("Hands down the best stew in Leeds", ("believes_good", "stew")),
        ("I don't agree with the rota", ("believes_bad", "rota")),
        ("I wouldn't wish that course on anyone.", ("believes_bad", "course")),
        ("Buzzing for the gig", ("believes_good", "gig")),
        ("Horoscopes are nonsense", ("believes_bad", "horoscopes")),
        ("Freya's bound to win the cup.", ("predicts", None)),
        ("The ferry'll be late.", ("predicts", None)),
        ("The rent could hit 900 by May.", ("predicts", None)),
    ],
)
def test_views_in_fragments(text: str, expected: tuple[str, str | None]) -> None:
    got = claims(text)
    assert [(p, o, r) for p, o, r, _ in got] == [(expected[0], "Ivo", ())]
    assert expected[1] is None or got[0][3] == expected[1]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Vegan here, by the way.", ("is", "vegan")),
        ("I made the meeting in the end.", ("went", "meeting")),
        ("I left the oven on.", ("did", None)),
        ("The window is cracked.", ("is", "cracked")),
        ("I'm at the brewery these days.", ("works_at", "brewery")),
        ("My nan goes everywhere by bike.", ("does_regularly", "goes by bike")),
    ],
)
def test_records_in_fragments(text: str, expected: tuple[str, str | None]) -> None:
    found = read(text)
    assert [s.predicate for s in found] == [expected[0]]
    assert expected[1] is None or found[0].target == expected[1]


@pytest.mark.parametrize(
    "text",
    [
        "In case the boiler breaks.",
        "Just in case it rains.",
        "What a great photo!",
        "What a terrible thing.",
        "Best of luck with the exam!",
        "Was late, that bus.",
        "10/10 would go again",
        "I agree with you.",
        "Hope you're well.",
    ],
)
def test_nothing_to_keep(text: str) -> None:
    assert read(text) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Freya's engaged! Her brother told me.", ("is", "Freya's brother", ("Ivo",), "engaged")),
        ("Freya's engaged. That's what her brother says, anyway.", ("is", "Freya's brother", ("Ivo",), "engaged")),
        ("Freya's engaged! Saw it on Facebook.", ("is", None, ("Ivo",), "engaged")),
        ("The stew was, in Omar's words, bland.", ("believes_bad", "Omar", ("Ivo",), "stew")),
        ("Word got round that Freya's pregnant.", ("is", None, ("Ivo",), "pregnant")),
        ("Word has reached Omar that Freya's pregnant.", ("is", None, ("Ivo", "Omar"), "pregnant")),
        ("Omar has nothing against dogs.", ("likes", "Omar", ("Ivo",), "dogs")),
        ("Loves a moan, our Keith.", ("likes", "Keith", ("Ivo",), "moan")),
        ("Can't stand jazz, my husband.", ("dislikes", "husband", ("Ivo",), "jazz")),
        ("Big fan of the new bus, Freya is.", ("likes", "Freya", ("Ivo",), "new bus")),
        ("Loved the soup, my mum did.", ("likes", "mum", ("Ivo",), "soup")),
        ("Freya sees the rota as a waste of time.", ("believes_bad", "Freya", ("Ivo",), "rota")),
        ("Omar described the hotel as dreary.", ("believes_bad", "Omar", ("Ivo",), "hotel")),
        ("Omar gave the hotel the thumbs down.", ("believes_bad", "Omar", ("Ivo",), "hotel")),
        ("Omar says try the trout.", ("recommends", "Omar", ("Ivo",), "trout")),
        ("Omar bets it'll snow.", ("predicts", "Omar", ("Ivo",), "snow")),
        ("Freya's terrified the barn will burn.", ("worries_about", "Freya", ("Ivo",), None)),
        ("Omar's dead certain the lido closed.", ("stopped", "Omar", ("Ivo",), None)),
        ("You said you hated jazz.", ("dislikes", "Lena", ("Ivo",), "jazz")),
        ("What Freya thinks is that the stew was bland.", ("believes_bad", "Freya", ("Ivo",), "stew")),
        ("And then Freya's like, I hate that sofa.", ("dislikes", "Freya", ("Ivo",), "sofa")),
        ("One of my uncles hates jazz.", ("dislikes", "uncle", ("Ivo",), "jazz")),
        ("According to one of my uncles, the barn burned down.", ("did", "uncle", ("Ivo",), None)),
        ("Just found out from Omar that the lido closed.", ("stopped", "Omar", ("Ivo",), None)),
        ("Got a text off Freya saying the tram's delayed.", ("is", "Freya", ("Ivo",), "delayed")),
        ("Freya's bio says she hates cats.", ("dislikes", "Freya", ("Ivo",), "cats")),
        ("The mayor promised us a lido.", ("plans", "mayor", ("Ivo",), "lido")),
        ("Omar wants you to ring Freya.", ("wants", "Omar", ("Ivo",), None)),
        ("The mill's changing hands, according to Omar.", ("did", "Omar", ("Ivo",), None)),
        ("Skye would rather walk, she told me.", ("prefers", "Skye", ("Ivo",), "walk")),
        ("My sister hates jazz, she told me.", ("dislikes", "sister", ("Ivo",), "jazz")),
        ("I have zero faith in this kettle.", ("trusts", "Ivo", (), "kettle")),
    ],
)
def test_who_holds_it(text: str, expected: Owned) -> None:
    got = claims(text)
    assert [(p, o, r) for p, o, r, _ in got] == [expected[:3]]
    assert expected[3] is None or got[0][3] == expected[3]


@pytest.mark.parametrize(
    ("text", "holder"), [("Hull is dirty, she said.", "she"), ("Skye can't stand Bob, he told me.", "he")]
)
def test_a_teller_whom_nothing_tells_is_not_guessed(text: str, holder: str) -> None:
    """Hull is no person, and it may be Bob who told of Skye."""
    ((_, owner, relayers, _),) = claims(text)
    assert holder in (owner, *relayers)


@pytest.mark.parametrize(
    "text", ["Freya sends her love.", "Omar says thanks for the card.", "Freya's like her mum."]
)
def test_greetings_passed_on_are_no_records(text: str) -> None:
    assert read(text) == ()


def test_what_one_did_oneself_nobody_told() -> None:
    assert [s.type.value for s in read("I baked a cake. Saw it on Facebook.")][:1] == ["Event"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I made the wedding cake.", ["did"]),
        ("Sent Wanda the spare keys two days ago.", ["gave"]),
        ("In case you missed it, I moved to Ghent.", ["moved_to"]),
        ("My mum left her job in May.", ["left"]),
        ("Omar described the thief as tall.", ["did"]),
        ("She put the kettle on.", ["did"]),
    ],
)
def test_what_only_looks_like_it_stays_a_record(text: str, expected: list[str]) -> None:
    found = read(text)
    assert [s.predicate for s in found] == expected
    assert all(s.type.value != "Claim" for s in found)
