"""Sources without "that" or comma, names that are times and words, verdicts of one word, and what one sees happen."""

from __future__ import annotations

import re
from datetime import datetime

import pytest

from ingest.extract.english.lexicon.sources import Phrase
from ingest.extract.english.lexicon.word_of import WORD_LEADS, WORD_TAILS
from ingest.model import Passage, Statement
from ingest.pipeline import understand_one

WEDNESDAY = datetime.fromisoformat("2026-03-04T10:00:00+00:00")
Owned = tuple[str, str | None, tuple[str, ...], str | None]


def read(text: str) -> tuple[Statement, ...]:
    return understand_one(Passage("p1", text, 0, speaker="Sam", addressee="Kit", said_at=WEDNESDAY), ()).statements


def told(text: str) -> list[Owned]:
    return [(s.predicate, s.owner, s.relayed_by, s.target) for s in read(text)]


@pytest.mark.parametrize("phrase", [*WORD_LEADS, *WORD_TAILS], ids=lambda p: p.name)
def test_every_phrase_fits_its_example(phrase: Phrase) -> None:
    assert phrase.pattern.search(phrase.example) is not None
    assert not phrase.cues or not phrase.cues.isdisjoint(re.findall(r"\w+|[(,]", phrase.example.lower()))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("per Sergeant Okoro the road's shut till six", ("is", "Sergeant Okoro", ("Sam",), "shut")),
        ("as per Nurse Bell the ward is full", ("is", "Nurse Bell", ("Sam",), "full")),
        ("Per the landlord rent is going up in May.", ("predicts", "landlord", ("Sam",), "going up")),
        ("To Rita the rota is daft.", ("believes_bad", "Rita", ("Sam",), "rota")),
        ("What Ned heard from the foreman is that the site's shutting.", ("stopped", "foreman", ("Sam", "Ned"), None)),
        ("What I got from Lena is that the flat has mould.", ("has", "Lena", ("Sam",), "mould")),
        ("The Beacon ran a story that the pier is closing.", ("stopped", "Beacon", ("Sam",), None)),
        ("May had it off Sky, and Sky had it off the verger, that the bells are cracked.", ("is", "verger", ("Sam", "May", "Sky"), "cracked")),
        ("The twins hate sprouts, Wren confided.", ("dislikes", "twins", ("Sam", "Wren"), "sprouts")),
        ("The show's been axed, Bryn blabbed.", ("stopped", "Bryn", ("Sam",), None)),
        ("The lease runs out soon, Marlow spelled out.", ("stopped", "Marlow", ("Sam",), None)),
        ("Lou says the bus is free, but I'd check.", ("is", "Lou", ("Sam",), "free")),
        ("They say the ferry's full every morning.", ("is", None, ("Sam",), "full")),
        ("My physio? She told me to rest.", ("requests", "physio", ("Sam",), "rest")),
        ("Uncle Ray? He says the car's scrap.", ("is", "Uncle Ray", ("Sam",), "scrap")),
        ("Rita told Jo I can't stand the vicar.", ("dislikes", "Sam", ("Rita",), "vicar")),
        ("April can't bear lilies, June mentioned in passing.", ("dislikes", "April", ("Sam", "June"), "lilies")),
        ("The school's letter says there'll be no trip.", ("takes_place", "school", ("Sam",), None)),
        ("The minutes record that Scot objected.", ("did", None, ("Sam",), "objected")),
        ("Kirsty's been made redundant, or so her brother told my sister.", ("left", "Kirsty's brother", ("Sam",), None)),
        ("Josh's gran was heard to say the trip's off.", ("stopped", "Josh's gran", ("Sam",), None)),
        ("Otis texted saying he's lost his keys.", ("lost", "Otis", ("Sam",), "keys")),
        ("Joy's take on the gym? Waste of money.", ("believes_bad", "Joy", ("Sam",), "gym")),
        ("And Otis's verdict? The flat's too small.", ("believes_bad", "Otis", ("Sam",), "flat")),
        ("Leo's doctor says he needs rest.", ("has", "Leo's doctor", ("Sam",), "rest")),
        ("I'd give anything for a campervan.", ("wants", "Sam", (), "campervan")),
        ("Tilda let it slip to Marco that Ivan left, and Marco let it slip to me.", ("left", "Tilda", ("Sam", "Marco"), None)),
        ("According to what Tilda told Marco, the pier's closing.", ("stopped", "Tilda", ("Sam",), None)),
        ("Tilda, for one, thinks the rota's unfair.", ("believes_bad", "Tilda", ("Sam",), "rota")),
        ("If Marco's to be believed, Ivan lost his keys.", ("lost", "Marco", ("Sam",), "keys")),
        ("The Met Office has warned of gales.", ("predicts", "Met Office", ("Sam",), "gales")),
        ("Quote of the day from Ivan: \"I hate Mondays.\"", ("dislikes", "Ivan", ("Sam",), "Mondays")),
        ("Tilda says I've a lovely voice.", ("believes_good", "Tilda", ("Sam",), "Sam's voice")),
        ("Art was bored by the lecture.", ("believes_bad", "Art", ("Sam",), "lecture")),
        ("The mill is supposed to be haunted.", ("is", None, ("Sam",), "haunted")),
    ],
)  # fmt: skip
def test_who_said_it(text: str, expected: Owned) -> None:
    assert expected in told(text)


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ('On Tuesday Robin told us, "I\'m moving to Leeds."', "Robin"),
        ("On Friday Dale said the pitch is waterlogged.", "Dale"),
        ("On Friday Dale said that the pitch is waterlogged.", "Dale"),
        ("In May Heather told us the wedding's off.", "Heather"),
        ("Last Friday Dale told me the pitch is waterlogged.", "Dale"),
        ("Hope hopes it snows.", "Hope"),
        ("Hope thinks the tent leaks.", "Hope"),
    ],
)
def test_a_time_is_no_first_name_and_a_name_no_verb(text: str, owner: str) -> None:
    assert [s.owner for s in read(text)] == [owner]


@pytest.mark.parametrize(
    ("text", "target", "predicate", "polarity"),
    [
        ("The new logo? Meh.", "new logo", "believes_good", "neutral"),
        ("The curry? Lush.", "curry", "believes_good", "positive"),
        ("His speech? Snoozefest.", "speech", "believes_bad", "negative"),
        ("The remake? Not a patch on the original.", "remake", "believes_bad", "negative"),
        ("My new boss? A nightmare.", "new boss", "believes_bad", "negative"),
        ("Wren's cooking? Not bad.", "Wren's cooking", "believes_good", "positive"),
        ("The wine was dear for what it was.", "wine", "believes_bad", "negative"),
        ("I was bored rigid by the lecture.", "lecture", "believes_bad", "negative"),
        ("Otis was moved to tears by the film.", "film", "believes_good", "positive"),
        ("Brutalism: love it.", "brutalism", "likes", "positive"),
    ],
)
def test_verdicts_in_few_words(text: str, target: str, predicate: str, polarity: str) -> None:
    assert [(s.target, s.predicate, s.polarity.value) for s in read(text)] == [(target, predicate, polarity)]


@pytest.mark.parametrize(
    "text", ["Dinner? Lovely!", "Good news? Great!", "Your house? Beautiful.", "The shop? Shut."]
)
def test_answers_that_are_no_verdicts(text: str) -> None:
    assert read(text) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We've three kids and no spare room.", [("kids", "positive"), ("spare room", "negative")]),
        ("I've no car but two bikes.", [("car", "negative"), ("bikes", "positive")]),
        ("I have no brothers and no sisters.", [("brothers", "negative"), ("sisters", "negative")]),
        ("Damn near fell off the ladder.", [("fell off ladder", "negative")]),
        ("Fed your hens this morning.", [("Kit's hens", "positive")]),
        ("You might've left your keys at mine.", [("Kit's keys", "positive")]),
        ("Nan's maybe off her food.", [("off food", "positive")]),
        ("We're moving to Hartlepool. Sorry, meant Hull, not Hartlepool.", [("Hull", "positive")]),
    ],
)
def test_what_holds(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(s.target, s.polarity.value) for s in read(text)] == expected


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("The group has made me feel accepted and given me courage.", ["The group has made Sam feel accepted.", "The group has given Sam courage."]),
        ("I've been swimming and reading a lot.", ["Sam has been swimming.", "Sam has been reading a lot."]),
        ("I haven't slept or eaten.", ["Sam has not slept.", "Sam has not eaten."]),
        ("The kids have been fed and washed.", ["The kids have been fed.", "The kids have been washed."]),
        ("Dad made me apologise.", ["Dad made Sam apologise."]),
        ("I heard Pip sing on Sunday.", ["Sam heard Pip sing on Sunday."]),
        ("My aunt saw me fall.", ["Sam's aunt saw Sam fall."]),
        ("According to the bot, Coffee is bad for the heart.", ["The bot, as Sam relays, thinks that coffee is bad for the heart."]),
    ],
)  # fmt: skip
def test_the_words_of_a_statement_keep_their_forms(text: str, words: list[str]) -> None:
    assert [s.text for s in read(text)] == words


@pytest.mark.parametrize(
    "text",
    [
        "I cooked, Pip washed up.",
        "We went to the fair, Bryn drove.",
        "It rained all day, Idris sulked.",
        "The kids were shouting, Bryn left.",
        "The lights went out, Otis gasped.",
        "If Dad's right, I owe you a tenner.",
        "I heard Pip sing on Sunday.",
        "I saw Bryn drop the keys.",
        "Otis heard me sing.",
    ],
)
def test_what_one_does_or_sees_is_nobodys_claim(text: str) -> None:
    assert {s.type.value for s in read(text)} <= {"Event", "Fact"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Bo said that he's late, so I fed the cat.", [("Claim", "Bo"), ("Event", None)]),
        ("According to Bo the pool's shut, so I went to the gym.", [("Claim", "Bo"), ("Event", None)]),
        ("Apparently Bo left, so I rang her.", [("Claim", None), ("Event", None)]),
        ("Ada mentioned that the bank's closed, but I went anyway.", [("Claim", "Ada"), ("Event", None)]),
        ("To Rita the plan is daft, but I like it.", [("Claim", "Rita"), ("Claim", "Sam")]),
        ("Jo says that I snore, and I hog the duvet.", [("Claim", "Jo"), ("Claim", "Jo")]),
        ("Jo told me that the lift broke and I took the stairs.", [("Claim", "Jo"), ("Claim", "Jo")]),
    ],
)
def test_what_i_did_for_it_is_my_own_telling(text: str, expected: list[tuple[str, str | None]]) -> None:
    assert [(s.type.value, s.owner) for s in read(text)] == expected


@pytest.mark.parametrize(
    ("text", "subject", "target"),
    [
        ("Flo's ex is apparently suing her.", "Flo's ex", "suing Flo"),
        ("Never again will I eat oysters.", "Sam", "oysters"),
        ("I do not fancy Wade, whatever Miles says.", "Sam", "Wade"),
        ("The party's off, Mum's orders.", "party", None),
        ("Marco's plan is to sell the boat.", "Marco", "sell boat"),
        ("Between us, Tilda lost the keys.", "Tilda", "keys"),
        ("River failed hers.", "River", "hers"),
        ("Ivan sold the van, contrary to what Tilda says.", "Ivan", "van"),
    ],
)
def test_of_whom(text: str, subject: str, target: str | None) -> None:
    assert [(s.subject, s.target) for s in read(text)] == [(subject, target)]
