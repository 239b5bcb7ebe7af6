"""Real talk in English: names without capitals, contractions, entries of notes, and what states nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.extract.english.contractions import spell_out
from ingest.extract.english.entries import LEFT_OUT, left_out
from ingest.extract.english.lexicon.sources import MIDDLE
from ingest.extract.english.mend_forms import FORM_MENDS
from ingest.extract.english.names import with_names
from ingest.extract.english.smalltalk import SMALL_TALK
from ingest.model import Passage, Polarity, Statement

EXTRACTOR = EnglishExtractor()
WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")


def read(text: str, window: Sequence[Passage] = (), addressee: str | None = "Lena") -> tuple[Statement, ...]:
    passage = Passage("p1", text, len(window), speaker="Ivo", addressee=addressee, said_at=WEDNESDAY)
    return EXTRACTOR.extract(passage, window).statements


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("greta says kofi hates camping", "Greta says Kofi hates camping"),
        ("i think jorrit quit smoking", "i think Jorrit quit smoking"),
        ("the dog wants out", "the dog wants out"),
        ("netflix asked me to pay", "netflix asked me to pay"),
        ("kimchi is great, will you try it", "kimchi is great, will you try it"),
        ("startin' my own shop", "starting my own shop"),
    ],
)
def test_names_get_their_capitals_back_and_nothing_else_does(written: str, meant: str) -> None:
    assert with_names(written) == meant
    assert len(with_names(written)) == len(written)


def test_a_claim_written_without_capitals_keeps_its_owner_and_its_place() -> None:
    (claim,) = read("carla reckons the soup is too salty")
    assert (claim.owner, claim.relayed_by) == ("Carla", ("Ivo",))
    assert claim.span == (0, len("carla reckons the soup is too salty"))


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("Viggo's keen on it", "Viggo is keen on it"),
        ("My sister's vegan and she hates olives", "My sister is vegan and she hates olives"),
        ("The shop's back door is broken", "The shop's back door is broken"),
        ("Tarek's back hurts", "Tarek's back hurts"),
        ("It's late", "It's late"),
        ("If I had the money I'd buy it", "If I had the money, I'd buy it"),
    ],
)
def test_a_contraction_is_read_by_what_follows_it(written: str, spelled: str) -> None:
    assert spell_out(written).text == spelled
    assert len(spell_out(written).edits) == len(spelled) - len(written)


@pytest.mark.parametrize(("pattern", "verb", "example"), LEFT_OUT)
def test_an_entry_is_given_the_verb_it_leaves_out(pattern: object, verb: str, example: str) -> None:
    text, places = left_out(example)
    assert len(text) == len(example) + len(verb) == len(example) + len(places)


def test_the_entries_of_a_note_are_dated_and_placed() -> None:
    found = read("- next regatta: 14 June, St Bede's hall\n- no training in August\n- Bram to order the cups")
    assert [(s.predicate, s.subject, s.target, s.polarity) for s in found] == [
        ("takes_place", "regatta", "St Bede's hall", Polarity.POSITIVE),
        ("takes_place", "training", None, Polarity.NEGATIVE),
        ("plans", "Bram", "cups", Polarity.POSITIVE),
    ]
    assert [str(s.time.start) for s in found if s.time] == ["2025-06-14", "2025-08-01"]


@pytest.mark.parametrize(("rule", "example"), SMALL_TALK)
def test_small_talk_states_nothing(rule: object, example: str) -> None:
    assert read(example) == ()


@pytest.mark.parametrize(("mend", "example"), FORM_MENDS)
def test_a_form_that_can_be_several_is_read_as_what_it_is(mend: object, example: str) -> None:
    (statement,) = read(example)
    assert statement.predicate != "does_regularly"


def test_an_aside_names_the_source() -> None:
    assert MIDDLE.pattern.search(MIDDLE.example)
    (claim,) = read("The tickets, Mara tells me, are sold out.")
    assert (claim.owner, claim.relayed_by, claim.subject) == ("Mara", ("Ivo",), "tickets")
    assert claim.text == "Mara, as Ivo relays, says that the tickets are sold out."


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("They told us the ferry was full.", None),
        ("Doctors say coffee is good for the heart.", None),
        ("According to Tarek's wife, he hates his job.", "Tarek"),
        ("My brother says the lake froze.", "brother"),
    ],
)
def test_who_is_any_of_many_is_unnamed_and_who_fits_is_meant(text: str, owner: str | None) -> None:
    (claim,) = read(text)
    assert claim.owner == owner


def test_the_listener_is_never_meant_by_she() -> None:
    (record,) = read("Thanks, Lena! She gave me a necklace.")
    assert (record.subject, record.flags) == ("she", ("pronoun",))


def test_a_pronoun_never_means_whom_its_sentence_names_later() -> None:
    (plan,) = read("She's seeing the dentist on Monday.")
    assert plan.subject == "she"


def test_a_greeting_names_the_listener_where_nobody_else_does() -> None:
    assert read("Hey Tilda! I love your lasagne.", addressee=None)[0].target == "Tilda's lasagne"


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("All I want is a bath and a nap.", ["bath", "nap"]),
        ("What she loves about Ghent is the canals.", ["canals"]),
        ("What bothers me is the smell.", ["smell"]),
    ],
)
def test_a_clause_turned_about_keeps_its_attitude(text: str, target: list[str]) -> None:
    assert [statement.target for statement in read(text)] == target
    assert {statement.rule for statement in read(text)} == {"pseudo-cleft"}


def test_within_a_sentence_only_the_second_thought_stands() -> None:
    (show,) = read("The show is on Friday, sorry, Saturday.")
    assert show.time is not None
    assert (str(show.time.start), show.replaces) == ("2025-04-12", "Friday")


@pytest.mark.parametrize(
    ("text", "day", "replaces"),
    [
        ("The flower show is on 3 June. Sorry, I mean 10 June.", "2025-06-10", "3 June"),
        ("The flower show is on 3 June. Sorry, I mean the 10th.", "2025-06-10", "3 June"),
        ("Rehearsal is on Friday. No wait, Saturday.", "2025-04-12", "Friday"),
        ("The rehearsal is on Friday… I meant Saturday.", "2025-04-12", "Friday"),
    ],
)
def test_a_sentence_with_nothing_but_the_right_value_corrects_the_one_before(
    text: str, day: str, replaces: str
) -> None:
    (show,) = read(text)
    assert show.time is not None
    assert (str(show.time.start), show.replaces) == (day, replaces)


@pytest.mark.parametrize(
    "text",
    [
        "Mirek lives in Ghent. Sorry, Lena.",
        "The rehearsal is on Friday. Sorry, Lena, I mean it.",
        "The rehearsal is on Friday. Saturday I am away.",
    ],
)
def test_somebody_spoken_to_and_another_day_correct_nothing(text: str) -> None:
    assert [statement.replaces for statement in read(text)] == [None] * len(read(text))
    assert read(text)


@pytest.mark.parametrize(
    ("text", "value", "replaces"),
    [
        ("My brother lives in Leeds. Sorry, I meant York.", "York", "Leeds"),
        ("The fair is on Friday at the hall. Wait, I meant Saturday.", "2025-04-12", "Friday"),
        ("We leave on Friday for Ghent. No, Saturday.", "2025-04-12", "Friday"),
    ],
)
def test_a_value_in_the_middle_of_the_sentence_before_is_corrected_too(
    text: str, value: str, replaces: str
) -> None:
    (told,) = read(text)
    assert value in {told.target, told.time and str(told.time.start)}
    assert told.replaces == replaces


@pytest.mark.parametrize(
    ("text", "predicates"),
    [
        ("Poppies are great for a sunny wall, can't agree more!", ["believes_good"]),
        ("I like to help, so just send me a line anytime you need.", ["likes"]),
        ("Super pumped for you!", []),
    ],
)
def test_agreement_and_what_the_listener_may_do_are_no_statements(text: str, predicates: list[str]) -> None:
    assert [statement.predicate for statement in read(text)] == predicates


@pytest.mark.parametrize(
    ("text", "owner", "chain"),
    [
        ("Apparently the landlady's selling the flat.", None, ("Ivo",)),
        ("Tess's asking whether the hall has a piano", "Tess", ("Ivo",)),
        ("Kofi says Dina told him the promoter thinks the barn might close.", "promoter", ("Ivo", "Kofi", "Dina")),
    ],
)
def test_a_contracted_is_and_a_noun_of_agent_hide_no_claim(
    text: str, owner: str | None, chain: tuple[str, ...]
) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.relayed_by) == (owner, chain)


@pytest.mark.parametrize(
    "text", ["The landlady's selling point is the garden.", "The newspaper says that the bridge is closed."]
)
def test_a_possessive_and_a_thing_are_no_doing_and_no_holder(text: str) -> None:
    assert [statement.owner for statement in read(text)] == [None]


@pytest.mark.parametrize(
    ("text", "owners"),
    [
        ("Pip loved the new curtains, Anneke thought they looked cheap.", {"Pip", "Anneke"}),
        ("The curtains look cheap, Anneke thought.", {"Anneke"}),
        ('Yesterday Noor goes "I hate the new van".', {"Noor"}),
        ("Bex says Harriet told her the oven's knackered.", {"Harriet"}),
        ("The head wants our reports by Friday.", {"head"}),
    ],
)
def test_who_stands_beside_a_claim_neither_owns_nor_passes_it_on(text: str, owners: set[str]) -> None:
    found = read(text)
    assert {statement.owner for statement in found} == owners
    assert all("Anneke" not in statement.relayed_by for statement in found)


def test_what_a_possessor_picks_out_is_no_name() -> None:
    assert with_names("my physio told me to rest") == "my physio told me to rest"
    assert with_names("physio") == "physio"
