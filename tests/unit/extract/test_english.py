"""What the English extractor states, by construction and over the labelled sentences of tests/data/en."""

from __future__ import annotations

import json
from datetime import datetime
from functools import lru_cache
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ingest.extract.english import EnglishExtractor
from ingest.extract.english.courtesy import RULES as COURTESIES
from ingest.extract.english.frames import READINGS
from ingest.extract.english.lexicon.sources import LEADS, TAILS, Phrase
from ingest.extract.english.lexicon.verbs import VERB_ROWS
from ingest.extract.english.mend import MENDS
from ingest.extract.english.senses import RULES as SENSES
from ingest.model import Certainty, MentionKind, Passage, Polarity, Statement, StatementType

DATA = Path(__file__).parents[2] / "data" / "en"
EXTRACTOR = EnglishExtractor()


def read(
    text: str, speaker: str | None = "Ivo", addressee: str | None = "Lena", window: tuple[Passage, ...] = ()
) -> list[Statement]:
    passage = Passage(
        "p1",
        text,
        7,
        speaker=speaker,
        addressee=addressee,
        said_at=datetime.fromisoformat("2025-04-09T12:00:00+02:00"),
    )
    return list(EXTRACTOR.extract(passage, window).statements)


def only(text: str, **changes: object) -> Statement:
    statements = read(text, **changes)  # type: ignore[arg-type]
    assert len(statements) == 1, [s.text for s in statements]
    return statements[0]


@lru_cache(maxsize=1)
def labelled() -> list[tuple[dict[str, object], tuple[Statement, ...]]]:
    items = [
        json.loads(line) for path in sorted(DATA.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()
    ]
    passages = [
        Passage(
            i["id"],
            i["text"],
            0,
            speaker=i["speaker"],
            addressee=i["addressee"],
            said_at=datetime.fromisoformat(i["said_at"]),
        )
        for i in items
    ]
    found = [read() for read in EXTRACTOR.readers([(p, ()) for p in passages])]
    return [(i, e.statements) for i, e in zip(items, found, strict=True)]


def test_a_bare_report_is_a_record_of_the_speaker() -> None:
    statement = only("I adopted a greyhound yesterday.")
    assert statement.type is StatementType.EVENT
    assert (statement.subject, statement.target, statement.owner) == ("Ivo", "greyhound", None)
    assert statement.text == "Ivo adopted a greyhound yesterday."


@pytest.mark.parametrize(
    ("text", "owner", "chain"),
    [
        ("Mara says Jon sold the van.", "Mara", ("Ivo",)),
        ("Jon sold the van, Mara says.", "Mara", ("Ivo",)),
        ("According to Mara, Jon sold the van.", "Mara", ("Ivo",)),
        ("I was told by Mara that Jon sold the van.", "Mara", ("Ivo",)),
        ("Word is Jon sold the van.", None, ("Ivo",)),
        ("Apparently Jon sold the van.", None, ("Ivo",)),
        ("Mara heard Jon sold the van.", None, ("Ivo", "Mara")),
        ("Mara heard from Pia that Jon sold the van.", "Pia", ("Ivo", "Mara")),
        ("Mara told me Pia told her Jon sold the van.", "Pia", ("Ivo", "Mara")),
        ("Mara got it from Pia, who got it from the vicar: Jon sold the van.", "vicar", ("Ivo", "Mara", "Pia")),
        ("Jon is said to own the van.", None, ("Ivo",)),
        ('Mara told me, "I sold the van."', "Mara", ("Ivo",)),
        ("You said you sold the van.", "Lena", ("Ivo",)),
    ],
)
def test_a_report_keeps_owner_and_chain(text: str, owner: str | None, chain: tuple[str, ...]) -> None:
    statement = only(text)
    assert statement.type is StatementType.CLAIM
    assert (statement.owner, statement.relayed_by) == (owner, chain)
    assert statement.owner_known is (owner is not None)


def test_an_attitude_belongs_to_its_holder_through_every_relayer() -> None:
    statement = only("Mara heard from Pia that Jon hates olives.")
    assert (statement.owner, statement.relayed_by) == ("Jon", ("Ivo", "Mara", "Pia"))
    assert statement.text == "Jon, as Ivo, Mara and Pia relay, hates olives."


def test_a_claim_never_reads_like_a_fact() -> None:
    for _, statements in labelled():
        for statement in statements:
            if statement.type is StatementType.CLAIM and statement.relayed_by:
                assert " relay" in statement.text, statement.text


def test_no_sentence_speaks_in_the_first_or_second_person() -> None:
    for _, statements in labelled():
        for statement in statements:
            words = set(statement.text.lower().replace(".", "").replace(",", "").split())
            assert not words & {"i", "me", "my", "you", "your", "myself"}, statement.text


def test_spans_cut_the_passage() -> None:
    for item, statements in labelled():
        text = str(item["text"])
        for statement in statements:
            assert 0 <= statement.span[0] < statement.span[1] <= len(text)
            for mention in statement.mentions:
                if mention.span is not None:
                    assert text[mention.span[0] : mention.span[1]].strip()


@pytest.mark.parametrize(
    "text",
    [
        "What time does the bakery close?",
        "You moved, didn't you?",
        "Did Mara say when she's coming?",
        "What did Christine sell last week?",
        "Thanks a lot, you're a star!",
        "Please don't forget the keys.",
        "Let's go bowling tonight!",
        "No idea whether Jon made it home.",
        "I don't know if Jon made it home.",
        "Good morning, everyone!",
        "Sounds like fun!",
        "You've got this!",
        "Glad you liked it!",
        "Have a great day!",
        "lol same",
    ],
)
def test_questions_requests_and_courtesies_state_nothing(text: str) -> None:
    assert read(text) == []


@pytest.mark.parametrize(
    ("text", "predicate", "polarity"),
    [
        ("I never got a reply.", "received", Polarity.NEGATIVE),
        ("I forgot to lock the shed.", "did", Polarity.NEGATIVE),
        ("We almost missed the ferry.", "lost", Polarity.NEGATIVE),
        ("I no longer work at the brewery.", "works_at", Polarity.NEGATIVE),
        ("I hardly ever watch TV.", "does_regularly", Polarity.NEGATIVE),
        ("Neither of my parents eats meat.", "does_regularly", Polarity.NEGATIVE),
        ("Mara denies that she broke the lamp.", "stopped", Polarity.NEGATIVE),
        ("The soup was not bad.", "believes_good", Polarity.POSITIVE),
        ("I don't mind olives.", "likes", Polarity.NEUTRAL),
        ("Jon failed his exam.", "passed", Polarity.NEGATIVE),
        ("Jon refused to sign the lease.", "did", Polarity.POSITIVE),
    ],
)
def test_polarity_survives_every_shape_of_negation(text: str, predicate: str, polarity: Polarity) -> None:
    statement = only(text)
    if predicate != "stopped":
        assert statement.predicate == predicate
    assert statement.polarity is polarity


@pytest.mark.parametrize(
    ("text", "certainty"),
    [
        ("Jon might have left the choir.", Certainty.UNCERTAIN),
        ("I think Jon took the early train.", Certainty.UNCERTAIN),
        ("I think the layout is ugly.", Certainty.ASSERTED),
        ("Mara says it'll pour on Saturday.", Certainty.ASSERTED),
        ("If the landlord sells up, I'd move to Ohio.", Certainty.HYPOTHETICAL),
        ("Apparently Jon left the choir, but don't quote me on that.", Certainty.UNCERTAIN),
    ],
)
def test_certainty_follows_the_markers(text: str, certainty: Certainty) -> None:
    assert only(text).certainty is certainty


def test_the_condition_of_a_conditional_is_not_stored() -> None:
    assert [s.predicate for s in read("If it rains, we'll stay at the hotel.")] == ["plans"]


def test_the_first_person_in_quotation_marks_is_who_is_quoted() -> None:
    statements = read('Mara told me, "I can\'t come on Friday, my son is ill."')
    assert all(s.owner == "Mara" for s in statements)
    assert statements[0].subject == "Mara"


def test_a_correction_names_what_it_takes_back() -> None:
    statement = only("Scratch that, the dinner is on the 14th, not the 12th.")
    assert statement.replaces == "12th"
    statement = only("Correction: Mara didn't call the plan risky. Jon did.")
    assert (statement.owner, statement.replaces) == ("Jon", "Mara")


def test_within_a_turn_only_the_corrected_value_is_stated() -> None:
    statement = only("I know I told you I work at a bakery. Not anymore, I'm at the library now.")
    assert (statement.predicate, statement.target, statement.replaces) == ("works_at", "library", "bakery")


def test_the_time_of_telling_is_not_the_time_of_the_content() -> None:
    assert only("You said last week that you hate night shifts.").time is None


def test_a_company_and_a_person_of_one_stem_both_exist() -> None:
    statement = only("At Hanseong Electronics, Han leads design.")
    mentions = {(m.name, m.entity) for m in statement.mentions}
    assert ("Han", "person") in mentions
    assert ("Hanseong Electronics", "organisation") in mentions


def test_kin_are_people_relative_to_who_speaks() -> None:
    statement = only("My sister moved to Ghent.")
    mention = next(m for m in statement.mentions if m.kind is MentionKind.KIN)
    assert (mention.name, mention.relative_to) == ("sister", "Ivo")
    assert statement.text == "Ivo's sister moved to Ghent."


def test_an_apposition_makes_kin_and_name_one_person() -> None:
    statement = only("My sister Jane moved to Ghent.")
    kin = next(m for m in statement.mentions if m.kind is MentionKind.KIN)
    assert statement.subject == "Jane"
    assert kin.same_as == ("Jane",)


def test_a_pronoun_without_a_plausible_referent_stays_unresolved_and_flagged() -> None:
    statement = only("She sold the farm.")
    assert statement.flags == ("pronoun",)
    assert statement.subject == "she"


def test_the_window_resolves_a_pronoun_only_where_one_person_fits() -> None:
    one = (Passage("p0", "Tilda is looking for a flat.", 0, speaker="Lena", addressee="Ivo"),)
    two = (Passage("p0", "Tilda and Greta are looking for a flat.", 0, speaker="Lena", addressee="Ivo"),)
    assert only("She sold the farm.", window=one).subject == "Tilda"
    assert only("She sold the farm.", window=two).subject == "she"


def test_without_a_time_of_the_message_no_date_is_made() -> None:
    passage = Passage("p1", "I finished the audit yesterday.", 0, speaker="Ivo")
    assert EXTRACTOR.extract(passage, ()).statements[0].time is None


def test_every_labelled_claim_found_keeps_its_owner() -> None:
    wrong = []
    for item, statements in labelled():
        gold = item["gold"]["statements"]  # type: ignore[index]
        owners = {(s["owner"], tuple(s["relayed_by"])) for s in gold if s["type"] == "Claim"}
        for statement in statements:
            if (
                statement.type is StatementType.CLAIM
                and owners
                and (statement.owner, statement.relayed_by) not in owners
            ):
                wrong.append((item["text"], statement.owner, statement.relayed_by))
    assert len(wrong) <= len(labelled()) * 0.03, wrong


def test_nothing_is_stated_where_nothing_is_labelled() -> None:
    wrong = [item["text"] for item, found in labelled() if item["gold"]["no_statement"] and found]  # type: ignore[index]
    assert len(wrong) <= 2, wrong


def test_every_row_of_the_tables_has_an_example() -> None:
    assert all(row.example for row in VERB_ROWS)
    assert all(example for _, _, example in READINGS)
    for table in (MENDS, SENSES, COURTESIES):
        assert all(example for _, example in table)


@pytest.mark.parametrize("phrase", LEADS, ids=lambda phrase: phrase.name)
def test_every_leading_phrase_matches_its_example(phrase: Phrase) -> None:
    assert phrase.pattern.match(phrase.example)


@pytest.mark.parametrize("phrase", TAILS, ids=lambda phrase: phrase.name)
def test_every_trailing_phrase_matches_its_example(phrase: Phrase) -> None:
    assert phrase.pattern.search(phrase.example)


@example("1 q001𝒃")
@given(st.text(max_size=120))
@settings(max_examples=60, deadline=None)
def test_any_text_is_read_without_a_crash_and_spans_stay_inside(text: str) -> None:
    for statement in read(text):
        assert 0 <= statement.span[0] < statement.span[1] <= len(text)


def test_reading_in_one_batch_equals_reading_one_by_one() -> None:
    passages = [
        Passage(f"p{i}", text, i, speaker="Ivo", addressee="Lena")
        for i, text in enumerate(["Mara says Jon sold the van.", "I hate olives.", "Did you hear?", "She left."])
    ]
    batch = [read() for read in EXTRACTOR.readers([(p, ()) for p in passages])]
    assert batch == [EXTRACTOR.extract(p, ()) for p in passages]
