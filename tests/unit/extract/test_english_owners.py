"""Whose it is: others set beside one, words passed on by more than one, pasted messages, whom a quoted "you" means."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.language.detect import language_of
from ingest.model import Passage, Statement

EXTRACTOR = EnglishExtractor()
WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")
Owned = tuple[str, str | None, tuple[str, ...], str | None]


def read(text: str) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY)
    return EXTRACTOR.extract(passage, ()).statements


def owned(text: str) -> list[Owned]:
    return [(s.predicate, s.owner, s.relayed_by, s.target) for s in read(text) if s.type.value == "Claim"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Priya, unlike her brother, loves the lido.", ("likes", "Priya", ("Ivo",), "lido")),
        ("As per Nadia's latest note, the boiler is broken.", ("is", "Nadia", ("Ivo",), "broken")),
        ("Boris' letter claims the well is dry.", ("is", "Boris", ("Ivo",), "dry")),
        ('Nadia\'s message says "I hate the lido".', ("dislikes", "Nadia", ("Ivo",), "lido")),
        ("The bridge is reported to have been shut.", ("stopped", None, ("Ivo",), None)),
        ("Omar, in contrast to Freya, thinks the stew is bland.", ("believes_bad", "Omar", ("Ivo",), "stew")),
        ("Unlike my boss, Jonas trusts the council.", ("trusts", "Jonas", ("Ivo",), "council")),
        ("Jonas prefers tea, unlike Freya.", ("prefers", "Jonas", ("Ivo",), "tea")),
        ("Like Freya, Omar detests jazz.", ("dislikes", "Omar", ("Ivo",), "jazz")),
        ("Nobody except Ruth wants a dog.", ("wants", "Ruth", ("Ivo",), "dog")),
        ("Everyone apart from Jonas hated the film.", ("dislikes", None, ("Ivo",), "film")),
        ("Everybody but Freya enjoyed the stew.", ("likes", None, ("Ivo",), "stew")),
        ("The new rota is hated by the nurses.", ("dislikes", "nurses", ("Ivo",), "new rota")),
        ("Jonas was adored by his gran.", ("likes", "Jonas's gran", ("Ivo",), "Jonas")),
        ("Omar isn't trusted by Freya.", ("trusts", "Freya", ("Ivo",), "Omar")),
        ("Freya doubts that Omar likes the chef.", ("believes", "Freya", ("Ivo",), "likes chef")),
        ("Priya denied that Jonas wants a divorce.", ("believes", "Priya", ("Ivo",), "wants divorce")),
    ],
)
def test_who_is_only_named_beside_one_holds_nothing(text: str, expected: Owned) -> None:
    assert owned(text) == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Freya gave us Omar's verdict: the stew was bland.", ("believes_bad", "Omar", ("Ivo", "Freya"), "stew")),
        (
            "Priya passed on what Jonas said about Omar: he's a cheat.",
            ("believes_bad", "Jonas", ("Ivo", "Priya"), "Omar"),
        ),
        ("Here's what Freya thinks of the chef: he's brilliant.", ("believes_good", "Freya", ("Ivo",), None)),
        ("Here's Omar's view of the lido: it's filthy.", ("believes_bad", "Omar", ("Ivo",), "lido")),
        ("Jonas on Omar: he's a genius.", ("believes_good", "Jonas", ("Ivo",), "Omar")),
        (
            '"The stew is bland," Omar muttered, according to Freya.',
            ("believes_bad", "Omar", ("Ivo", "Freya"), "stew"),
        ),
        ('"The lido closed," said Priya, or so Jonas says.', ("stopped", "Priya", ("Ivo", "Jonas"), None)),
        ('"I\'m moving to Porto," Ruth said, my aunt tells me.', ("plans", "Ruth", ("Ivo", "aunt"), "Porto")),
        ("Omar said: I sold the van.", ("gave", "Omar", ("Ivo",), "van")),
    ],
)
def test_who_passes_on_whose_words(text: str, expected: Owned) -> None:
    found = owned(text)
    assert [f[:3] for f in found] == [expected[:3]]
    assert expected[3] is None or found[0][3] == expected[3]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\"You're a cheat,\" Omar hissed at Priya.", [("believes_bad", "Omar", ("Ivo",), "Priya")]),
        ("\"Jonas adores you,\" Freya whispered to Ruth.", [("likes", "Jonas", ("Ivo", "Freya"), "Ruth")]),
        ("Freya to Omar: \"I trust you.\"", [("trusts", "Freya", ("Ivo",), "Omar")]),
        ("\"I trust you,\" said Jonas to Ruth.", [("trusts", "Jonas", ("Ivo",), "Ruth")]),
        ("Priya shouted at Jonas: \"You are a coward.\"", [("believes_bad", "Priya", ("Ivo",), "Jonas")]),
        ("Omar told Freya she's a genius.", [("believes_good", "Omar", ("Ivo",), "Freya")]),
        ("Freya told Omar that he is lazy.", [("believes_bad", "Freya", ("Ivo",), "Omar")]),
        ("Jonas told Omar he hates jazz.", [("dislikes", "Jonas", ("Ivo",), "jazz")]),
        ("\"Omar misses you,\" Ruth told me.", [("wants", "Omar", ("Ivo", "Ruth"), "Ivo")]),
    ],
)  # fmt: skip
def test_whom_the_words_are_meant_for(text: str, expected: list[Owned]) -> None:
    assert owned(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Omar: I sold the van.", [("gave", "Omar", ("Ivo",))]),
        ("> Freya: my sister hates Porto.", [("dislikes", "sister", ("Ivo", "Freya"))]),
        ("Ruth: I'm leaving the choir.\nOmar: I think she's mad.", [("plans", "Ruth", ("Ivo",)), ("believes_bad", "Omar", ("Ivo",))]),
        ("Freya wrote:\n> The lido closed.\n> I hate the chef.\nTotally agree.", [("stopped", "Freya", ("Ivo",)), ("dislikes", "Freya", ("Ivo",))]),
        ("On Tuesday Jonas wrote:\n> I can't come.", [("can", "Jonas", ("Ivo",))]),
        ("[14:05] Priya: we moved to Porto last week", [("moved_to", "Priya", ("Ivo",))]),
        ("Dr Patel: I recommend swimming.", [("recommends", "Dr Patel", ("Ivo",))]),
        ("My brother: I can't stand the new chef.", [("dislikes", "brother", ("Ivo",))]),
        ("Freya to Omar: I can't stand you.", [("dislikes", "Freya", ("Ivo",))]),
        ("Omar: I love the lido. It was packed, though.", [("likes", "Omar", ("Ivo",)), ("is", "Omar", ("Ivo",))]),
    ],
)  # fmt: skip
def test_pasted_messages_are_the_words_of_who_is_named(
    text: str, expected: list[tuple[str, str, tuple[str, ...]]]
) -> None:
    assert [f[:3] for f in owned(text)] == expected
    assert len(read(text)) == len(expected)


@pytest.mark.parametrize(
    "text",
    [
        "Note: I hate jazz.",
        "Warning: I hate jazz.",
        "PS: I hate jazz.",
        "Honest opinion: I hate jazz.",
        "Ivo: I hate jazz.",
        "Monday: I hate jazz.",
        "London: I hate jazz.",
    ],
)
def test_a_label_is_no_person(text: str) -> None:
    assert owned(text) == [("dislikes", "Ivo", (), "jazz")]


@pytest.mark.parametrize(
    "text",
    [
        "> I hate jazz.",
        "Lena: I hate jazz.",
        "- Omar: wants a dog",
        "Omar: bread, milk, eggs",
        "When I asked him, he said: I quit.",
        "As Freya always said: I hate jazz.",
        "Nobody but him likes jazz.",
    ],
)
def test_words_of_nobody_known_state_nothing(text: str) -> None:
    assert read(text) == ()


@pytest.mark.parametrize(
    "text", ["I met Tom at 3pm.", "I met Tom this past Monday.", "We saw Tom on Sunday.", "I met Tom yesterday."]
)
def test_a_name_before_a_time_is_whom_one_met(text: str) -> None:
    assert [(s.predicate, s.target) for s in read(text)] == [("met", "Tom")]


@pytest.mark.parametrize("text", ["Will may leave in May.", "Will will leave in May.", "May might leave in May."])
def test_a_name_that_is_an_auxiliary_acts(text: str) -> None:
    assert [(s.subject, s.time.start.month if s.time else None) for s in read(text)] == [(text.split()[0], 5)]


@pytest.mark.parametrize(
    "text",
    [
        "Nobody told me that Omar quit.",
        "None of them told me Omar quit.",
        "No one ever mentioned that the lido closed.",
        "Freya never said that Omar quit.",
        "Freya denies saying that Omar is lazy.",
        "No, Omar said it.",
        "Omar told me that.",
        "My aunt told me so.",
        "Freya said it first.",
    ],
)
def test_what_nobody_told_is_not_stated(text: str) -> None:
    assert read(text) == ()


@pytest.mark.parametrize(
    ("text", "predicate", "subject"),
    [
        ("I never said that Omar was fired.", "did", "Ivo"),
        ("I didn't say he was lazy.", "did", "Ivo"),
        ("We never promised that the lido would open.", "did", "Ivo"),
        ("I never claimed the stew was good.", "did", "Ivo"),
        ("It's not true that I cheat at cards.", "does_regularly", "Ivo"),
        ("It isn't true that Omar moved to Porto.", "moved_to", "Omar"),
        ("It's a lie that Freya stole the van.", "did", "Freya"),
        ("There's no truth in the rumour that Omar quit.", "stopped", "Omar"),
        ("It's not true that Freya hates Omar.", "believes", "Freya"),
    ],
)
def test_own_denials_are_denied(text: str, predicate: str, subject: str) -> None:
    found = read(text)
    assert [(s.predicate, s.subject, s.polarity.value) for s in found] == [(predicate, subject, "negative")]
    assert all(s.owner in (None, "Ivo") for s in found)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I hate jazz. Actually scratch that, I love jazz.", [("likes", "jazz", None)]),
        ("Actually, scratch that, I love jazz.", [("likes", "jazz", None)]),
        ("Ruth lives in Oslo. No wait, Bergen.", [("lives_in", "Bergen", "Oslo")]),
        ("Ruth lives in Oslo. No, sorry, Bergen.", [("lives_in", "Bergen", "Oslo")]),
        ("Freya said the lido closed. No, Omar said it.", [("stopped", None, "Freya")]),
        ("I live in Ghent. Sorry, Freya.", [("lives_in", "Ghent", None)]),
    ],
)
def test_what_is_taken_back(text: str, expected: list[tuple[str, str | None, str | None]]) -> None:
    assert [(s.predicate, s.target, s.replaces) for s in read(text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I hate 준호.", ("dislikes", "Ivo", (), "준호")),
        ("민수 told me that 지나 thinks 준호 is a liar.", ("believes_bad", "지나", ("Ivo", "민수"), "준호")),
        ('Freya said "I love 현석".', ("likes", "Freya", ("Ivo",), "현석")),
        ("수진 says she hates jazz.", ("dislikes", "수진", ("Ivo",), "jazz")),
        ("은지: I sold the van.", ("gave", "은지", ("Ivo",), "van")),
        ("민수's sister loves jazz.", ("likes", "민수's sister", ("Ivo",), "jazz")),
        ("According to 은지, the lido closed.", ("stopped", "은지", ("Ivo",), None)),
        ("The new rota is hated by 태호.", ("dislikes", "태호", ("Ivo",), "new rota")),
    ],
)
def test_korean_names_are_people(text: str, expected: Owned) -> None:
    assert owned(text) == [expected]
    assert not any(word in s.text.split() for s in read(text) for word in ("Al", "Ed", "Cy", "Jo", "Di", "Vi"))


def test_a_korean_name_keeps_its_place() -> None:
    text = "I met 김준호 at noon with 지나."
    (found, *_) = read(text)
    named = {m.name: m.span for m in found.mentions if m.span is not None}
    assert named["김준호"] == (6, 9)
    assert text[slice(*named["김준호"])] == "김준호"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("I hate 준호.", "en"),
        ("민수 told me that 지나 thinks 준호 is a liar", "en"),
        ("지나 likes 민수", "en"),
        ("PyTorch CI 고쳤어", "ko"),
        ("나는 I love you 라고 했어", "ko"),
        ("Kim 준호", "ko"),
        ("하나 둘", "ko"),
    ],
)
def test_english_round_korean_names_is_english(text: str, language: str) -> None:
    assert language_of(text) == language


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("So Freya rang: the tram is cancelled.", ("stopped", "Freya", ("Ivo",), None)),
        ("My boss just called: the office is closed.", ("is", "boss", ("Ivo",), "closed")),
        ('In the family chat Omar posted: "I hate the logo."', ("dislikes", "Omar", ("Ivo",), "logo")),
        ('At the meeting Freya said: "I sold the van."', ("gave", "Freya", ("Ivo",), "van")),
        ("Freya said in her second email that the lido closed.", ("stopped", "Freya", ("Ivo",), None)),
        ("Omar's doing my head in.", ("dislikes", "Ivo", (), "Omar")),
        ("Omar does Freya's head in.", ("dislikes", "Freya", ("Ivo",), "Omar")),
        ("Honest to God, that junction is a death trap.", ("believes_bad", "Ivo", (), "junction")),
        (
            "Jonas thinks Omar should apologise and Freya thinks he shouldn't.",
            ("believes", "Jonas", ("Ivo",), "apologise"),
        ),
    ],
)
def test_who_rings_posts_and_minds(text: str, expected: Owned) -> None:
    assert owned(text)[0] == expected
    assert all(len(s.relayed_by) <= 1 for s in read(text))
