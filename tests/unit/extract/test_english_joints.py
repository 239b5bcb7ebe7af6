"""English clauses within clauses and beside each other: whose words each of them is."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.extract.english.mend_joints import JOINT_MENDS
from ingest.model import Passage, Polarity, Statement

EXTRACTOR = EnglishExtractor()
WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")


def read(text: str) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY)
    return EXTRACTOR.extract(passage, ()).statements


def said(text: str) -> list[tuple[str | None, tuple[str, ...], str | None, str, str | None, str]]:
    return [(s.owner, tuple(s.relayed_by), s.subject, s.predicate, s.target, s.polarity.value) for s in read(text)]


@pytest.mark.parametrize("example", [example for _, example in JOINT_MENDS])
def test_every_mended_kind_is_named_by_a_sentence(example: str) -> None:
    assert len(example.split()) > 2


@pytest.mark.parametrize(
    ("text", "owner", "predicate", "target"),
    [
        ("Gran says could you fetch the ladder on Friday", "Gran", "requests", "fetch ladder"),
        ("Olga says will you feed the cats", "Olga", "requests", "feed cats"),
        ("Otto says do you want his old desk", "Otto", "asks", "desk"),
        ("Nils says can Ada stay over", "Nils", "asks", "stay"),
        ("Clara asked me to ask you if the kayak is free", "Clara", "asks", "kayak"),
    ],
)
def test_a_question_passed_on_as_it_was_asked_is_the_askers(
    text: str, owner: str, predicate: str, target: str
) -> None:
    assert [(s.owner, s.relayed_by, s.predicate, s.target) for s in read(text)] == [
        (owner, ("Ivo",), predicate, target)
    ]


@pytest.mark.parametrize(
    ("text", "owner", "target"),
    [
        ("The dentist said no toffee.", "dentist", "toffee"),
        ("Nurse told Grandad no salt.", "Nurse", "salt"),
        ("The vet's told us no more treats.", "vet", "treats"),
    ],
)
def test_what_somebody_bars_is_asked_for_and_did_not_happen(text: str, owner: str, target: str) -> None:
    assert said(text) == [(owner, ("Ivo",), owner, "requests", target, "negative")]


@pytest.mark.parametrize("text", ["Mum said no.", "Olga said there's no milk left."])
def test_a_plain_no_bars_nothing(text: str) -> None:
    assert not [s for s in read(text) if s.predicate == "requests"]


def test_two_verdicts_that_one_thought_are_both_hers() -> None:
    found = said("Tess thought the room was cramped but the soup was great.")
    assert [(owner, target) for owner, *_, target, _ in found] == [("Tess", "room"), ("Tess", "soup")]


def test_a_verdict_on_the_same_thing_behind_but_is_the_speakers_answer() -> None:
    found = said("Tess thought the film was dull but it was brilliant.")
    assert [(owner, predicate) for owner, _, _, predicate, *_ in found] == [
        ("Tess", "believes_bad"),
        ("Ivo", "believes_good"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Gus hates that pub, Orla calls it charming.", [("Gus", "dislikes"), ("Orla", "believes_good")]),
        ("We invited Gus, his wife hates the cold.", [(None, "did"), ("Gus's wife", "dislikes")]),
        ("We lost, Otis shouted at everyone.", [(None, "did"), (None, "did")]),
        ("my brother-in-law breeds ferrets, his wife hates them", [(None, "does_regularly")]),
        ("Dana, Tom's wife, hates that pub.", [("Dana", "dislikes")]),
    ],
)
def test_two_that_a_comma_sets_beside_each_other_are_read_apart(
    text: str, expected: list[tuple[str | None, str]]
) -> None:
    found = [(s.owner, s.predicate) for s in read(text)]
    assert found[: len(expected)] == expected


def test_who_answers_behind_a_comma_passes_nothing_on() -> None:
    assert all("he" not in s.relayed_by for s in read("Asked Dev about the loan, he said yes."))


@pytest.mark.parametrize(
    ("text", "owners", "predicate"),
    [
        ("both Ana and Tom love curry", ["Ana", "Tom"], "likes"),
        ("Both Ana and Tom found the play dull.", ["Ana", "Tom"], "believes_bad"),
        ("Ana and Tom hate curry.", ["Ana", "Tom"], "dislikes"),
    ],
)
def test_what_two_feel_is_told_of_each(text: str, owners: list[str], predicate: str) -> None:
    assert [(s.owner, s.predicate) for s in read(text)] == [(owner, predicate) for owner in owners]


@pytest.mark.parametrize(
    ("text", "owner", "predicate", "target"),
    [
        ("Raj from work rates that podcast.", "Raj", "believes_good", "podcast"),
        ("Kit fancies Rob.", "Kit", "likes", "Rob"),
        ("Ola fancies the red one.", "Ola", "wants", "red one"),
        ("What bugs Tilda is the noise.", "Tilda", "dislikes", "noise"),
        ("It annoyed Marco that nobody rang.", "Marco", "dislikes", "nobody rang"),
        ("The paperwork was tedious for Otto.", "Otto", "believes_bad", "paperwork"),
        ("Mia's gone right off tea", "Mia", "dislikes", "tea"),
    ],
)
def test_whose_feeling_it_is_stands_in_the_clause(text: str, owner: str, predicate: str, target: str) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.relayed_by, claim.predicate, claim.target) == (owner, ("Ivo",), predicate, target)


def test_what_is_good_for_somebody_is_the_speakers_verdict() -> None:
    (claim,) = read("The hike was great for Otto.")
    assert claim.owner == "Ivo"


def test_a_secret_told_on_keeps_both_people() -> None:
    (claim,) = read("Ursula's told everyone that Kit fancies Rob.")
    assert (claim.owner, claim.relayed_by, claim.predicate) == ("Kit", ("Ivo", "Ursula"), "likes")


@pytest.mark.parametrize(
    ("text", "subject", "replaces"),
    [
        ("Kit wasn't the one who broke the mug, that was me", "Ivo", "Kit"),
        ("Kit wasn't the one who broke the mug. That was Rob.", "Rob", "Kit"),
        ("Kit wasn't the one moaning about the heat, it was Ola", "Ola", "Kit"),
    ],
)
def test_who_it_was_instead_takes_the_place(text: str, subject: str, replaces: str) -> None:
    found = read(text)
    assert [s.owner or s.subject for s in found] == [subject]
    assert all(s.polarity is Polarity.POSITIVE or s.predicate == "believes_bad" for s in found)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("I told you Ines was 40. She's 41.", 1),
        ("I told you the party was on Friday. It's on Saturday.", 1),
        ("The party was on Friday. It's on Saturday.", 2),
    ],
)
def test_what_one_told_before_gives_way_to_the_new_value(text: str, count: int) -> None:
    assert len(read(text)) == count


@pytest.mark.parametrize(
    ("text", "owner", "predicate", "certainty"),
    [
        ("The coach says if I train I'll play.", "coach", None, "hypothetical"),
        ("There's a slim chance the match is off.", "Ivo", "stopped", "uncertain"),
        ("Probably Juno who broke the printer.", "Ivo", "did", "uncertain"),
        ("No way City win tomorrow.", "Ivo", "predicts", "asserted"),
        ("Gym emailed: classes cancelled tomorrow.", "Gym", "stopped", "asserted"),
        ("The captain was adamant at practice that the Hornets will win.", "captain", None, "asserted"),
        ("Somebody at school was saying Priya's left, no idea if its true", None, "left", "uncertain"),
    ],
)
def test_what_comes_of_a_saying_is_stated(
    text: str, owner: str | None, predicate: str | None, certainty: str
) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.certainty.value) == (owner, certainty)
    assert predicate is None or claim.predicate == predicate


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I've gone and lost my keys.", [("Ivo", "lost", "keys")]),
        ("Her chilli beats anything from a tin.", [("Ivo", "believes_good", "chilli")]),
        ("Trains beat planes any day.", [("Ivo", "prefers", "trains")]),
        ("Good luck tomorrow, you'll smash it!", []),
        ("I told Bea and I'll tell you, that landlord is a liar.", [("Ivo", "believes_bad", "landlord")]),
    ],
)
def test_set_phrases_of_chat_say_what_they_mean(text: str, expected: list[tuple[str, str, str]]) -> None:
    assert [(s.subject, s.predicate, s.target) for s in read(text)] == expected


def test_a_person_placed_by_where_one_knows_her_keeps_her_place_in_the_text() -> None:
    text = "Raj from work rates that podcast."
    (claim,) = read(text)
    assert claim.span == (0, len(text)) or text[claim.span[0] : claim.span[1]].startswith("Raj")


@pytest.mark.parametrize(
    ("text", "owner", "subject"),
    [
        ("Mum told me to tell you she's running late.", "Mum", "Mum"),
        ("Mum said to tell you dinner's at six.", "Mum", "dinner"),
        ("Kim asked me to remind you the rent is due.", "Kim", "rent"),
    ],
)
def test_what_one_was_told_to_pass_on_is_its_senders(text: str, owner: str, subject: str) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.relayed_by, claim.subject) == (owner, ("Ivo",), subject)


@pytest.mark.parametrize(
    ("text", "owner", "predicate", "target"),
    [
        ("My boss is fine with me leaving early.", "boss", "believes_good", "leaving early"),
        ("Ana's not ok with the new rota.", "Ana", "believes_bad", "new rota"),
        ("Raj put me off the curry.", "Ivo", "dislikes", "curry"),
        ("Gus seems to like sushi.", "Gus", "likes", "sushi"),
        ("Drew agreed with Mum about the fence.", "Drew", "believes_good", "fence"),
        ("Ola recommended the ramen place to me.", "Ola", "recommends", "ramen place"),
        ("Kim thinks we should all chip in.", "Kim", "believes", "chip in"),
        ("Tom thinks Ana fancies Rob.", "Ana", "likes", "Rob"),
    ],
)
def test_an_attitude_is_of_the_one_who_has_it(text: str, owner: str, predicate: str, target: str) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.predicate, claim.target) == (owner, predicate, target)


@pytest.mark.parametrize(
    ("text", "owners"),
    [
        ("Ola and I loved the show.", ["Ola", "Ivo"]),
        ("Ola's brother and his wife can't stand the new vicar.", ["Ola's brother", "Ola's brother's wife"]),
        ("Neither Ana nor Tom likes curry.", ["Ana", "Tom"]),
    ],
)
def test_each_of_two_has_the_attitude(text: str, owners: list[str]) -> None:
    assert [s.owner for s in read(text)] == owners


@pytest.mark.parametrize(
    ("text", "target", "replaces"),
    [
        ("Moving to Leeds in June. Sorry, meant Hull.", "Hull", "Leeds"),
        ("Ana works for Lidl. Sorry, I mean Aldi.", "Aldi", "Lidl"),
        ("Ola's flying to Rome tomorrow. I mean Milan.", "Milan", "Rome"),
    ],
)
def test_a_place_meant_takes_the_place_of_the_one_named(text: str, target: str, replaces: str) -> None:
    (told,) = read(text)
    assert (told.target, told.replaces) == (target, replaces)


def test_somebody_called_behind_sorry_is_no_new_place() -> None:
    (told,) = read("I live in Ghent. Sorry, Ann.")
    assert told.target == "Ghent"


@pytest.mark.parametrize(
    "text", ["The match isn't Thursday, it's Friday.", "The match is not Thursday, it's Friday."]
)
def test_a_day_denied_gives_way_to_the_day_named(text: str) -> None:
    (told,) = read(text)
    assert told.time is not None
    assert told.time.start.isoformat() == "2025-04-11"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Everyone says the soup's great but I think it's bland.",
            [(None, ("Ivo",), "believes_good"), ("Ivo", (), "believes_bad")],
        ),
        (
            "Ana hates Mondays and Tom hates Fridays.",
            [("Ana", ("Ivo",), "dislikes"), ("Tom", ("Ivo",), "dislikes")],
        ),
        ("I doubt Gus will apologise.", [("Ivo", (), "predicts")]),
        ("The coach says if I train I'll win.", [("coach", ("Ivo",), "predicts")]),
        ("Bea's selling her car.", [(None, (), "plans")]),
        ("In case it rains, bring a coat.", []),
        ("In case Tom asks, I'm at work.", [(None, (), "is")]),
        ("I took a coat in case it rained.", [(None, (), "did")]),
    ],
)
def test_what_is_set_against_it_or_only_in_case_is_no_part_of_the_saying(
    text: str, expected: list[tuple[str | None, tuple[str, ...], str]]
) -> None:
    assert [(s.owner, tuple(s.relayed_by), s.predicate) for s in read(text)] == expected


@pytest.mark.parametrize(
    "text",
    [
        "A friend of Ana's reckons the house is haunted.",
        "A friend of Ana's said the house is haunted.",
    ],
)
def test_a_friend_of_somebodys_is_the_one_who_says_it(text: str) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.relayed_by, claim.subject) == ("Ana's friend", ("Ivo",), "house")


def test_what_is_under_way_begins_on_the_day_ahead() -> None:
    (told,) = read("The tram is being scrapped from January.")
    assert told.time is not None
    assert told.time.start.isoformat() == "2026-01-01"


def test_the_time_of_what_is_asked_about_is_kept() -> None:
    (claim,) = read("Ana asked what time dinner is tomorrow")
    assert claim.time is not None
    assert claim.time.start.isoformat() == "2025-04-10"


@pytest.mark.parametrize(
    ("text", "predicate"), [("Gran's in a care home.", "lives_in"), ("Gran's in a meeting.", "is")]
)
def test_a_home_for_people_is_where_one_lives(text: str, predicate: str) -> None:
    (told,) = read(text)
    assert told.predicate == predicate


@pytest.mark.parametrize(
    ("text", "owner", "predicate"),
    [
        ("Ana reckons Tom would hate the flat.", "Ana", "predicts"),
        ("I think Tom would hate the flat.", "Ivo", "predicts"),
        ("Ana thinks Tom hates the flat.", "Tom", "dislikes"),
        ("Half the office hates the new rota.", "office", "dislikes"),
        ("The cat hates the vet.", "cat", "dislikes"),
    ],
)
def test_what_somebody_would_feel_is_a_forecast_of_whoever_thinks_so(
    text: str, owner: str, predicate: str
) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.predicate) == (owner, predicate)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Kim isn't coming, she's got flu.", [("plans", "negative"), ("has", "positive")]),
        ("Kim's not coming, she's ill.", [("plans", "negative"), ("is", "positive")]),
        ("Tom isn't in Leeds, he's in Hull.", [("is", "positive")]),
        ("Tom's not a vet, he's a nurse.", [("is", "positive")]),
    ],
)
def test_a_reason_behind_the_comma_takes_nothing_back(text: str, expected: list[tuple[str, str]]) -> None:
    assert [(s.predicate, s.polarity.value) for s in read(text)] == expected


def test_who_told_it_and_has_it_told_on_is_the_source() -> None:
    (claim,) = read("Ana told me and I'm telling you: the pub's shut")
    assert (claim.owner, claim.relayed_by) == ("Ana", ("Ivo",))
