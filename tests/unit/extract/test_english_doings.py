"""Everyday doings as chat tells them: without subject or verb, held together by commas, measured, in disguise."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.extract.english.brief import RULES, Told, told_in_brief
from ingest.extract.english.commas import RULES as CUTS
from ingest.extract.english.commas import apart
from ingest.extract.english.mend_chat import CHAT_MENDS
from ingest.extract.english.segments import segments
from ingest.model import Passage, Statement

EXTRACTOR = EnglishExtractor()
EVENING = datetime.fromisoformat("2025-04-09T20:30:00+02:00")
MORNING = datetime.fromisoformat("2025-04-09T07:30:00+02:00")

Deed = tuple[str, str | None, str | None]


def read(text: str, said_at: datetime = EVENING) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=said_at)
    return EXTRACTOR.extract(passage, ()).statements


def deeds(text: str, said_at: datetime = EVENING) -> list[Deed]:
    return [(s.predicate, s.subject, s.target) for s in read(text, said_at)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # back from somewhere, off something, out
        ("just back from the allotment, two hours of weeding", [("went", "Ivo", "allotment"), ("did", "Ivo", "weeding")]),
        ("back from a swim, 40 lengths", [("went", "Ivo", "swim"), ("did", "Ivo", "lengths")]),
        ("just back from choir practice", [("went", "Ivo", "choir practice")]),
        ("safely back from Lisbon", [("went", "Ivo", "Lisbon")]),
        ("just out of a meeting with the architects", [("went", "Ivo", "meeting")]),
        ("out for a run at 6, did 8k", [("went", "Ivo", "run"), ("did", "Ivo", "8k")]),
        ("at the allotment all morning, dug up the spuds", [("went", "Ivo", "allotment"), ("did", "Ivo", "dug up spuds")]),
        ("up at the reservoir before the crowds, saw an otter", [("went", "Ivo", "reservoir"), ("watched", "Ivo", "otter")]),
        ("groceries to Mrs Pike's again", [("did", "Ivo", "groceries")]),
        # what one does, counted, again, or at a time that is over
        ("dialysis with gran again, traffic was murder", [("did", "Ivo", "dialysis"), ("is", "traffic", "murder")]),
        ("banjo practice done, whole song without a stop", [("did", "Ivo", "banjo practice")]),
        ("tough physio session this morning, ouch", [("did", "Ivo", "physio session")]),
        ('therapy again yesterday, we did the "dear me" letter', [("did", "Ivo", "therapy")]),
        ("another 10k this morning before work", [("did", "Ivo", "10k")]),
        ("quick swim at lunchtime", [("went", "Ivo", "quick swim")]),
        ("pottery again last night", [("did", "Ivo", "pottery")]),
        ("choir tonight", [("did", "Ivo", "choir")]),
        ("second drum lesson tonight", [("did", "Ivo", "second drum lesson")]),
        ("spin class number four", [("did", "Ivo", "spin class number four")]),
        ("food bank again this morning", [("went", "Ivo", "food bank")]),
        ("bit of pilates this evening", [("did", "Ivo", "pilates")]),
        ("coffee with Jo this morning", [("ate", "Ivo", "coffee")]),
        ("up early for a swim", [("went", "Ivo", "swim")]),
        ("varnishing the boat again", [("did", "Ivo", "boat")]),
        ("cello with Mrs Hill this afternoon", [("did", "Ivo", "cello")]),
        ("book club tonight", [("went", "Ivo", "book club")]),
        ("physio today", [("did", "Ivo", "physio")]),
        ("back at the allotment this morning, planted garlic", [("went", "Ivo", "allotment"), ("did", "Ivo", "garlic")]),
        ("at the dentist again this morning", [("went", "Ivo", "dentist")]),
        ("six hours at the shelter today", [("went", "Ivo", "shelter")]),
        ("two hours at the piano tonight", [("did", "Ivo", "piano")]),
        ("evening run along the river, saw a fox", [("went", "Ivo", "evening run"), ("watched", "Ivo", "fox")]),
        ("out along the towpath at 6, sang to the swans, saw a stoat", [("went", "Ivo", "towpath"), ("did", "Ivo", "sang to swans"), ("watched", "Ivo", "stoat")]),
        # what is done
        ("two pies baked this morning", [("did", "Ivo", "pies")]),
        ("second batch of chutney done", [("did", "Ivo", "chutney")]),
        ("laundry done", [("did", "Ivo", "laundry")]),
        ("three shirts ironed before breakfast", [("did", "Ivo", "shirts")]),
        # what was cooked
        ("tonight's menu: lentil soup again, with the chilli oil", [("did", "Ivo", "lentil soup")]),
        ("today's bake: focaccia", [("did", "Ivo", "focaccia")]),
        ("tonight's dinner: leftover curry", [("ate", "Ivo", "leftover curry")]),
        ("another batch of marmalade", [("did", "Ivo", "marmalade")]),
        # an everyday past without its "I"
        ("dropped by my aunt's", [("went", "Ivo", "aunt")]),
        ("hit the farmers market again", [("went", "Ivo", "farmers market")]),
        ("did the dishes again", [("did", "Ivo", "dishes")]),
        ("sat two hours at the vet's with the cat", [("did", "Ivo", "sat at vet's")]),
    ],
)  # fmt: skip
def test_a_doing_without_subject_or_verb_is_the_speakers(text: str, expected: list[Deed]) -> None:
    assert deeds(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Tom's swimming lesson today",
        "the kids' football practice this morning",
        "nice run today!",
        "great session!",
        "up at five this morning",
        "down in the dumps today",
        "shopping to do today",
        "good class, everyone!",
        "another run?",
        "yoga tomorrow, can't wait",
        "Football tonight, anyone?",
        "Well done!",
        "job done",
        "Three hours of rain",
        "out of office today",
        "did the parcel arrive",
        "had a great time, did you?",
    ],
)
def test_what_somebody_else_does_or_may_do_is_no_deed_of_the_speakers(text: str) -> None:
    assert not [d for d in deeds(text) if d[1] == "Ivo"]


def test_what_is_on_later_in_the_day_is_not_done() -> None:
    assert deeds("kickboxing tonight", MORNING) == []
    assert deeds("kickboxing tonight", EVENING) == [("did", "Ivo", "kickboxing")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("men's netball tonight, lost the ball twice", {"Ivo"}),
        ("chess with grandad tonight, lost twice", {"Ivo"}),
        ("spin class number four, nearly died", {"Ivo"}),
        ("my legs are wrecked, was climbing til late", {"legs", "Ivo"}),
        ("the shop was heaving, only got milk", {"shop", "Ivo"}),
        ("the bus was late, had to walk", {"bus", "Ivo"}),
        ("there's soup on the stove, made a vat of it", {"soup", "Ivo"}),
        ("eye clinic again for my ear, he moved the tube", {"Ivo", "he"}),
        ("my turn at the till today, sold forty raffle tickets", {"Ivo"}),
        ("life drawing class, drew hands for two hours", {"Ivo"}),
        ("dad's hospital appointment today, they changed his pills", {"dad's hospital appointment", "they"}),
        ("long run this morning, 18k, saw no one", {"Ivo"}),
        ("the mobile library was in town, got my card", {"mobile library", "Ivo"}),
        ("tried the new noodle place, queue was mental", {"Ivo", "queue"}),
        ("ran with the club tonight, hills, hated it", {"Ivo"}),
        # near them: the subject is shared
        ("nan's been to bingo again, won a tenner", {"nan"}),
        ("nan's at the lido again, swam a mile", {"nan"}),
        ("my brother came round, brought his guitar", {"brother"}),
        ("the nurse was kind, gave me a sticker", {"Ivo", "nurse"}),
        ("the manager was ill, had to cancel", {"manager"}),
        ("the dog was out, brought a stick home", {"dog"}),
    ],
)
def test_a_fragment_is_no_subject_of_what_follows_its_comma(text: str, expected: set[str]) -> None:
    assert {d[1] for d in deeds(text)} <= expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("my Spanish class did verbs tonight", [("did", "Ivo", "spanish class"), ("did", "Ivo", "verbs")]),
        ("our drawing class did hands last night", [("did", "Ivo", "drawing class"), ("did", "Ivo", "hands")]),
        ("boxing did a whole hour of footwork", [("did", "Ivo", "boxing"), ("did", "Ivo", "footwork")]),
        ("the class did a play", [("did", "class", "play")]),
        ("her choir did carols", [("did", "choir", "carols")]),
    ],
)
def test_what_ones_own_class_does_one_does_oneself(text: str, expected: list[Deed]) -> None:
    assert deeds(text) == expected


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("I made a vat of chilli", "chilli"),
        ("managed forty minutes of scales before work", "scales"),
        ("I've done a big pot of dal", "dal"),
        ("we baked a tray of scones", "scones"),
        ("had another crack at the sonata", "sonata"),
        ("had a bash at the crossword", "crossword"),
        ("got a quick run in before lunch", "quick run"),
        ("had my french for beginners", "french"),
        ("I was rowing til nine", "rowing"),
    ],
)
def test_the_thing_done_is_named_without_its_measure(text: str, target: str) -> None:
    assert deeds(text) == [("did", "Ivo", target)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("got us tickets", [("received", "Ivo", "tickets")]),
        ("got us some rhubarb and a bag of spuds", [("received", "Ivo", "rhubarb"), ("received", "Ivo", "spuds")]),
        ("I took mum to the foot doctor", [("did", "Ivo", "took mum to foot doctor")]),
        ("I was at the library this morning", [("went", "Ivo", "library")]),
        ("picked the twins up from judo", [("did", "Ivo", "picked up twins")]),
        ("Ben's back from the gym", [("went", "Ben", "gym")]),
        ("I came away with a lamp", [("received", "Ivo", "lamp")]),
        ("the hall was packed", [("is", "hall", "packed")]),
        ("went to the flea market, £9 for a lamp??", [("went", "Ivo", "flea market")]),
    ],
)
def test_everyday_verbs_keep_doer_and_object(text: str, expected: list[Deed]) -> None:
    assert deeds(text) == expected


def test_the_last_remark_does_not_make_a_guess_of_the_deed_before_it() -> None:
    first = read("had another go at the waltz, the fiddle's getting less screechy, i think")[0]
    assert (first.type.value, first.target) == ("Event", "waltz")


@pytest.mark.parametrize("example", [example for _, example in RULES if "36" not in example])
def test_every_rule_of_brief_telling_has_an_example_that_it_reads(example: str) -> None:
    assert told_in_brief(Told(example.rstrip("."), 20)) is not None


@pytest.mark.parametrize(("_", "example"), CUTS)
def test_every_rule_of_cutting_has_an_example_that_it_cuts(_: object, example: str) -> None:
    segment = next(segments(example))
    assert len(apart(example, segment, 20)) > 1


@pytest.mark.parametrize("example", [example for _, example in CHAT_MENDS])
def test_every_mend_of_chat_leaves_the_speaker_as_doer(example: str) -> None:
    assert {d[1] for d in deeds(example)} == {"Ivo"}
