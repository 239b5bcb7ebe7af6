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


@pytest.mark.parametrize(
    ("text", "second"),
    [
        ("Jorrit wants a second boat; Tilda certainly doesn't.", ("wants", "Tilda", "second boat", "negative")),
        ("Jorrit wants a second boat, but my aunt doesn't.", ("wants", "aunt", "second boat", "negative")),
        ("Jorrit doesn't trust the plumber, but Tilda does.", ("trusts", "Tilda", "plumber", "positive")),
        ("I adore figs, Tilda doesn't.", ("dislikes", "Tilda", "figs", "negative")),
        ("Jorrit is afraid of the dark. Tilda is too.", ("worries_about", "Tilda", "dark", "positive")),
        ("Jorrit loves the sea. So does Tilda.", ("likes", "Tilda", "sea", "positive")),
        ("Jorrit doesn't trust the plumber and Tilda doesn't either.", ("trusts", "Tilda", "plumber", "negative")),
        ("Jorrit doesn't trust the plumber. Neither does Tilda.", ("trusts", "Tilda", "plumber", "negative")),
        ("Jorrit has a parrot. So do I.", ("has", "Ivo", "parrot", "positive")),
        ("Jorrit can juggle, I can't.", ("can", "Ivo", "juggle", "negative")),
        ("Jorrit has moved to York, but Tilda hasn't.", ("moved_to", "Tilda", "York", "negative")),
        ("The bakery is closed but the butcher's shop isn't.", ("is", "butcher's shop", "closed", "negative")),
        ("Jorrit forgot to lock up, Tilda didn't.", ("did", "Tilda", "lock up", "positive")),
        ("Jorrit finds the hall ugly, but Tilda doesn't.", ("believes_good", "Tilda", "hall", "positive")),
        ("Jorrit thinks the hall is too dark, but Tilda doesn't.", ("believes_good", "Tilda", "hall", "positive")),
    ],
)
def test_a_lone_auxiliary_states_of_another_what_was_said(text: str, second: tuple[str, str, str, str]) -> None:
    found = told(text)
    assert len(found) == 2
    assert found[1] == second


def test_what_an_auxiliary_stands_for_is_written_out_under_its_own_owner() -> None:
    _, claim = read("Jorrit wants a second boat, but Tilda doesn't.")
    assert (claim.owner, claim.relayed_by) == ("Tilda", ("Ivo",))
    assert claim.text == "Tilda, as Ivo relays, does not want a second boat."
    _, chained = read("Jorrit says Tarek likes herring but Tilda doesn't.")
    assert (chained.owner, chained.relayed_by) == ("Tilda", ("Ivo", "Jorrit"))
    _, denied = read("Tarek swears he fed the cat, but Ines says he didn't.")
    assert (denied.owner, denied.subject, denied.target, denied.polarity.value) == (
        "Ines",
        "Tarek",
        "cat",
        "negative",
    )


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Tilda doesn't.", 0),
        ("I think Jorrit and Tilda do.", 0),
        ("Jorrit wants a boat. That's fine. Tilda doesn't.", 1),
        ("Jorrit loves his job, Tilda doesn't.", 1),
        ("Jorrit says the ferry was late; Tilda didn't.", 1),
        ("If Jorrit comes, Tilda will.", 0),
        ("Is Jorrit coming? Tilda is.", 0),
        ("Jorrit wanted to sell the boat and he did.", 1),
    ],
)
def test_an_auxiliary_that_stands_for_nothing_known_states_nothing(text: str, count: int) -> None:
    assert len(read(text)) == count


def test_a_verb_that_looks_like_an_auxiliary_keeps_its_own_object() -> None:
    assert told("Jorrit doesn't eat meat but Tilda does the cooking.")[-1][:3] == (
        "does_regularly",
        "Tilda",
        "cooking",
    )
    assert [s.target for s in read("I don't eat meat but I do eat fish.")] == ["meat", "fish"]


@pytest.mark.parametrize(
    ("text", "owner", "chain"),
    [
        (
            "Nadia heard from Bram, who got it from the warden, that the ferry sank.",
            "warden",
            ("Ivo", "Nadia", "Bram"),
        ),
        ("Nadia was told by Bram, who had it from Edda, that the ferry sank.", "Edda", ("Ivo", "Nadia", "Bram")),
        ("I heard from Bram, who heard it from the warden, that the ferry sank.", "warden", ("Ivo", "Bram")),
        (
            "Nadia learned from Bram, who'd heard it from Edda, that the ferry sank.",
            "Edda",
            ("Ivo", "Nadia", "Bram"),
        ),
        (
            "Nadia says she heard from Bram, who got it from Edda, that the ferry sank.",
            "Edda",
            ("Ivo", "Nadia", "Bram"),
        ),
        ("Bram, who heard it from Edda, told Nadia that the ferry sank.", "Edda", ("Ivo", "Bram")),
        ("According to Bram, who has it from Edda, the ferry sank.", "Edda", ("Ivo", "Bram")),
        ("Nadia heard from Bram, who works at the port, that the ferry sank.", "Bram", ("Ivo", "Nadia")),
        ("Nadia heard from Bram that the ferry sank.", "Bram", ("Ivo", "Nadia")),
        ("Nadia heard that Bram, who got it from Edda, sold the ferry.", None, ("Ivo", "Nadia")),
    ],
)
def test_who_got_it_from_whom_is_a_chain(text: str, owner: str | None, chain: tuple[str, ...]) -> None:
    claim = read(text)[0]
    assert (claim.owner, claim.relayed_by) == (owner, chain)
    assert claim.predicate != "received"


@pytest.mark.parametrize(
    ("text", "predicate", "polarity"),
    [
        ("The regatta is off.", "stopped", "positive"),
        ("Our wedding's off.", "stopped", "positive"),
        ("The regatta isn't off.", "stopped", "negative"),
        ("The regatta is on Friday.", "takes_place", "positive"),
        ("My brother is off on Friday.", "plans", "positive"),
    ],
)
def test_an_occasion_that_is_off_is_cancelled(text: str, predicate: str, polarity: str) -> None:
    assert [(s.predicate, s.polarity.value) for s in read(text)] == [(predicate, polarity)]


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("it wasn't Jorrit who left the gate open, it was the milkman", "milkman"),
        ("It wasn't Jorrit who left the gate open but my aunt.", "aunt"),
        ("It wasn't Jorrit who left the gate open, it was Ines.", "Ines"),
        ("Oops, it wasn't Jorrit who left the gate open, it was Leif.", "Leif"),
        ("It wasn't Jorrit who left the gate open. It was Tilda.", "Tilda"),
    ],
)
def test_whoever_is_named_instead_takes_the_place_of_whom_a_cleft_denies(text: str, subject: str) -> None:
    (deed,) = read(text)
    assert (deed.subject, deed.polarity, deed.replaces) == (subject, Polarity.POSITIVE, "Jorrit")
    assert "Jorrit" not in deed.text


def test_a_cleft_that_denies_who_said_it_states_what_the_other_said() -> None:
    (claim,) = read("It wasn't Jorrit who said the hall was ugly, it was Tilda.")
    assert (claim.owner, claim.replaces, claim.predicate) == ("Tilda", "Jorrit", "believes_bad")
    assert read("It wasn't Jorrit who said the hall was ugly.") == ()
    assert told("It wasn't Jorrit who lost the map.") == [("lost", "Jorrit", "map", "negative")]
    assert told("It was Jorrit who lost the map. It was raining.")[0] == ("lost", "Jorrit", "map", "positive")


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        (
            "Toddlers shouldn't be on tablets before breakfast, if you ask me.",
            ("believes", "toddlers", "be on tablets", "negative"),
        ),
        ("Dogs should be on a lead, if you ask me.", ("believes", "Dogs", "be on lead", "positive")),
        ("Jorrit shouldn't be in charge.", ("believes", "Jorrit", "be in charge", "negative")),
        ("The bus station should be at the harbour.", ("is", "bus station", "at harbour", "positive")),
    ],
)
def test_where_somebody_should_not_be_is_a_norm(text: str, statement: tuple[str, str, str, str]) -> None:
    assert told(text) == [statement]
    assert read(text)[0].owner == "Ivo"


@pytest.mark.parametrize(
    ("text", "certainty"),
    [
        ("Jorrit hid the key, if you ask me.", "asserted"),
        ("The loft is too dark, if you ask me.", "asserted"),
        ("I think Jorrit hid the key, if you ask me.", "uncertain"),
        ("If you ask me, Jorrit probably hid the key.", "uncertain"),
        ("I'd say Jorrit hid the key.", "uncertain"),
        ("The key should be in the shed.", "uncertain"),
    ],
)
def test_an_opinion_said_outright_is_no_hedge(text: str, certainty: str) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.certainty.value) == ("Ivo", certainty)


def test_what_any_of_many_have_is_not_the_sources_own() -> None:
    (claim,) = read("Nadia says kids shouldn't be on their phones at dinner.")
    assert (claim.owner, claim.subject) == ("Nadia", "kids")
    assert "Nadia's" not in (claim.target or "") + claim.text


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("The washer packed up on Sunday.", ("stopped", "washer", None, "positive")),
        ("My phone gave up the ghost.", ("stopped", "phone", None, "positive")),
        ("The scooter died on me.", ("stopped", "scooter", None, "positive")),
        ("My phone died.", ("did", "phone", "died", "positive")),
        ("My uncle died on Sunday.", ("did", "uncle", "died", "positive")),
        ("We packed up the tent.", ("did", "Ivo", "packed up tent", "positive")),
        ("Jorrit quit the quartet.", ("left", "Jorrit", "quartet", "positive")),
        ("I quit sugar.", ("stopped", "Ivo", "sugar", "positive")),
        ("Spent the morning at the optician", ("went", "Ivo", "optician", "positive")),
        ("I spent two hours at the vet.", ("went", "Ivo", "vet", "positive")),
        ("Spent the morning painting the shed.", ("did", "Ivo", "spent painting shed", "positive")),
        ("Spent the morning at home.", ("did", "Ivo", "spent at home", "positive")),
        ("Tilda got the caretaker job.", ("received", "Tilda", "caretaker job", "positive")),
        ("I never opened that envelope.", ("did", "Ivo", "open envelope", "negative")),
        ("Tilda opened a bakery.", ("started", "Tilda", "bakery", "positive")),
        ("- ordered till drawers", ("bought", "Ivo", "till drawers", "positive")),
        ("Jorrit works Sunday evenings", ("does_regularly", "Jorrit", "works Sunday evenings", "positive")),
        ("I work nights at the brewery", ("works_at", "Ivo", "brewery", "positive")),
        ("Tilda would rather work nights than weekends.", ("prefers", "Tilda", "work nights", "positive")),
        ("I work nights", ("does_regularly", "Ivo", "work nights", "positive")),
    ],
)
def test_a_verb_is_read_in_the_sense_its_company_gives_it(
    text: str, statement: tuple[str, str, str | None, str]
) -> None:
    assert told(text) == [statement]


def test_days_in_the_plural_have_no_date_and_a_journey_has_one() -> None:
    (habit,) = read("Jorrit works Sunday evenings")
    assert (habit.time, habit.recurrence) == (None, "Sunday evenings")
    (shift,) = read("Jorrit works on Sunday evening")
    assert shift.predicate == "plans"
    for text in ("I fly to Lima tomorrow", '"I fly to Lima tomorrow," I said.', "We set off for Lima tomorrow"):
        (plan,) = read(text)
        assert (plan.predicate, plan.target, str(plan.time and plan.time.start)) == ("plans", "Lima", "2025-04-10")
    assert told("I fly to Lima every spring") == [("does_regularly", "Ivo", "Lima", "positive")]


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        (
            "Sold the boat to Tarek, but not the mast.",
            ("gave", "Ivo", "boat", "positive"),
            ("gave", "Ivo", "mast", "negative"),
        ),
        (
            "Jorrit likes plums but not figs.",
            ("likes", "Jorrit", "plums", "positive"),
            ("dislikes", "Jorrit", "figs", "negative"),
        ),
        (
            "We went to Bergen but not to Oslo.",
            ("went", "Ivo", "Bergen", "positive"),
            ("went", "Ivo", "Oslo", "negative"),
        ),
        (
            "I listen to jazz but not opera.",
            ("does_regularly", "Ivo", "listen to jazz", "positive"),
            ("does_regularly", "Ivo", "listen to opera", "negative"),
        ),
        ("Jorrit came, but not Tilda.", ("went", "Jorrit", None, "positive"), ("went", "Tilda", None, "negative")),
    ],
)
def test_what_is_set_apart_by_but_not_is_denied(
    text: str, first: tuple[str, str, str | None, str], second: tuple[str, str, str | None, str]
) -> None:
    assert told(text) == [first, second]


def test_each_of_what_is_set_apart_has_its_own_sentence() -> None:
    sold, kept = read("Sold the boat to Tarek, but not the mast.")
    assert (sold.text, kept.text) == ("Ivo sold the boat to Tarek.", "Ivo did not sell the mast to Tarek.")
    (corrected,) = read("I sold the boat, not the mast.")
    assert corrected.replaces == "mast"
    (why,) = read("I sold the boat, but not because of the price.")
    assert why.text == "Ivo sold the boat, but not because of the price."


def test_a_second_adjective_keeps_the_word_that_joins_it() -> None:
    (claim,) = read("Nadia says that the new pool is too cold, but good for children.")
    assert claim.text == "Nadia, as Ivo relays, thinks that the new pool is too cold, but good for children."
    assert (claim.predicate, claim.polarity) == ("believes_good", Polarity.NEUTRAL)
    assert read("The film was long but I liked it.")[0].text == "The film was long."
    assert told("The pool is cold, but the sauna is great.") == [
        ("is", "pool", "cold", "positive"),
        ("believes_good", "Ivo", "sauna", "positive"),
    ]
    assert told("The pool is great, but not cheap.")[0][0::3] == ("believes_good", "positive")


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        (
            "My uncle has diabetes and he doesn't take honey.",
            [("has", "uncle", "diabetes"), ("does_regularly", "uncle", "honey")],
        ),
        ("Ada has rickets and Jorrit has mumps.", [("has", "Ada", "rickets"), ("has", "Jorrit", "mumps")]),
        (
            "I adore your soup, hate the bread though",
            [("likes", "Ivo", "Lena's soup"), ("dislikes", "Ivo", "bread")],
        ),
        ("Love the hall, hate the parking.", [("likes", "Ivo", "hall"), ("dislikes", "Ivo", "parking")]),
        ("Ada has a boat and Jorrit sold it.", [("has", "Ada", "boat"), ("gave", "Jorrit", "boat")]),
    ],
)
def test_both_halves_of_a_sentence_are_read(text: str, statements: list[tuple[str, str, str]]) -> None:
    assert [found[:3] for found in told(text)] == statements


@pytest.mark.parametrize(
    ("text", "subject", "target", "replaces", "day"),
    [
        ("Hang on, the regatta's at St Bede's, not the marina.", "regatta", "St Bede's", "marina", None),
        ("Nope, the wedding's in Bergen, not Oslo.", "wedding", "Bergen", "Oslo", None),
        ("The party's at the lido, not at the pub.", "party", "lido", "pub", None),
        (
            "Correction to my last message: the AGM is on Friday 13 June, not Thursday.",
            "AGM",
            None,
            "Thursday",
            "2025-06-13",
        ),
        (
            "Small correction to what I wrote earlier - the bazaar is in May, not June.",
            "bazaar",
            None,
            "June",
            "2025-05-01",
        ),
    ],
)
def test_a_correction_gives_place_or_day_with_what_it_replaces(
    text: str, subject: str, target: str | None, replaces: str, day: str | None
) -> None:
    (occasion,) = read(text)
    assert (occasion.predicate, occasion.subject, occasion.target) == ("takes_place", subject, target)
    assert occasion.replaces == replaces
    assert (occasion.time and str(occasion.time.start)) == day


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("The meeting's agenda is on the wall.", ("is", "meeting's agenda", "on wall", "positive")),
        ("The party's over.", ("stopped", "party", None, "positive")),
        ("A correction to the price list is due.", ("is", "correction", "due", "positive")),
        ("I work at the grocer's.", ("works_at", "Ivo", "grocer's", "positive")),
    ],
)
def test_an_apostrophe_is_read_by_what_it_stands_between(
    text: str, statement: tuple[str, str, str | None, str]
) -> None:
    assert told(text) == [statement]


def test_within_a_sentence_a_contrast_replaces_nobody() -> None:
    assert [(s.subject, s.replaces) for s in read("Jorrit didn't pay but Tilda did.")] == [
        ("Jorrit", None),
        ("Tilda", None),
    ]
    assert [(s.owner, s.replaces) for s in read("Correction: Jorrit didn't call it ugly. Tilda did.")] == []
    (claim,) = read("Correction: Jorrit didn't call the plan ugly, Tilda did.")
    assert (claim.owner, claim.replaces) == ("Tilda", "Jorrit")


def test_several_are_never_meant_by_he() -> None:
    assert [s.owner for s in read("She wants kids, he doesn't.")] == ["she", "he"]
    assert [s.subject for s in read("My parents came. He left early.")] == ["parents", "he"]
    assert [s.subject for s in read("My boss is ill. He called.")] == ["boss", "boss"]


def test_having_read_a_thing_is_no_hearsay() -> None:
    assert told("I've read the contract, Jorrit hasn't.") == [
        ("read", "Ivo", "contract", "positive"),
        ("read", "Jorrit", "contract", "negative"),
    ]
    (hearsay,) = read("I've read the bakery moved.")
    assert (hearsay.owner, hearsay.relayed_by) == (None, ("Ivo",))


def test_too_before_an_adjective_repeats_nothing() -> None:
    assert [s.target for s in read("Tilda is a nurse and Jorrit is too tired.")] == ["nurse", "tired"]


def test_several_have_the_verb_of_several() -> None:
    assert read("Jorrit lives in Leeds; so do my parents.")[1].text == "Ivo's parents live in Leeds."
