"""Advice, what one was told by whom, what a lone auxiliary takes back or up, and doers named last."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.extract.english.advice import SHAPES
from ingest.extract.english.behind import EXAMPLES
from ingest.model import Passage, Statement

EXTRACTOR = EnglishExtractor()
WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")


def read(text: str) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY)
    return EXTRACTOR.extract(passage, ()).statements


def owned(text: str) -> list[tuple[str, str | None, tuple[str, ...], str]]:
    return [(s.predicate, s.owner, s.relayed_by, s.polarity.value) for s in read(text) if s.type.value == "Claim"]


@pytest.mark.parametrize("example", [example for _, _, example in SHAPES])
def test_each_shape_of_advice_is_the_speakers(example: str) -> None:
    assert [(p, owner) for p, owner, _, _ in owned(example)] == [("believes", "Ivo")]


@pytest.mark.parametrize(
    ("text", "subject", "target", "polarity"),
    [
        ("You should have that mole looked at.", "Lena", "have mole looked at", "positive"),
        ("You ought to phone your landlord.", "Lena", "phone Lena's landlord", "positive"),
        ("I reckon you should speak to a solicitor.", "Lena", "speak to solicitor", "positive"),
        ("You shouldn't drive on that tyre.", "Lena", "drive on tyre", "negative"),
        ("They'd better grit the hill.", "they", "grit hill", "positive"),
        ("You could do with a haircut.", "Lena", "haircut", "positive"),
        ("You might want to freeze the leftovers.", "Lena", "freeze leftovers", "positive"),
        ("Honestly, you need to stop lending him money.", "Lena", "stop lending money", "positive"),
        ("Someone should warn Priya.", "someone", "warn Priya", "positive"),
        ("Tomasz should ask for a raise.", "Tomasz", "ask for raise", "positive"),
        ("I'd repaint the gate if I were you.", "Lena", "repaint gate", "positive"),
        ("In your shoes I'd keep the receipt.", "Lena", "keep receipt", "positive"),
    ],
)
def test_advice_is_a_belief_about_who_is_advised(text: str, subject: str, target: str, polarity: str) -> None:
    found = [(s.predicate, s.owner, s.subject, s.target, s.polarity.value) for s in read(text)]
    assert found == [("believes", "Ivo", subject, target, polarity)]


@pytest.mark.parametrize(
    "text",
    [
        "You should be proud of yourself!",
        "You should come over on Sunday.",
        "You should have seen his face.",
        "You should join us for dinner.",
        "You need to relax.",
        "You need new glasses.",
        "You should keep going!",
        "You'd better believe it.",
        "You should hear him sing.",
        "You should be able to log in now.",
        "You should receive an email shortly.",
        "You don't need to bring anything.",
        "Should I ring the plumber?",
        "Give it here, me.",
        "Hope the interview goes well.",
        "I asked Greta, but she didn't know.",
        "Love that, Greta.",
    ],
)
def test_invitations_comfort_and_calls_state_nothing(text: str) -> None:
    assert read(text) == ()


@pytest.mark.parametrize(
    ("text", "owner", "chain"),
    [
        ("I was told by the porter that Dr Osei no longer works at Larkfield.", "porter", ("Ivo",)),
        ("I've been told by Farah that the course is full.", "Farah", ("Ivo",)),
        ("We were informed by Marek last week that the depot is shut.", "Marek", ("Ivo",)),
        ("I got told by the plumber that the pump is knackered.", "plumber", ("Ivo",)),
        ("I've been told I need a new hip.", None, ("Ivo",)),
        ("Bella got told by Henrik that the tickets are gone.", "Henrik", ("Ivo", "Bella")),
        ("Bella's been told she needs an operation.", None, ("Ivo", "Bella")),
        ("Ida says Arthur was told by the vet that the cat has mange.", "vet", ("Ivo", "Ida", "Arthur")),
        ("It was through Nadia that I found out Colin had left.", "Nadia", ("Ivo",)),
    ],
)
def test_who_told_whom_in_the_passive(text: str, owner: str | None, chain: tuple[str, ...]) -> None:
    assert [(o, c) for _, o, c, _ in owned(text)] == [(owner, chain)]


@pytest.mark.parametrize(
    ("text", "owner", "subject", "polarity"),
    [
        ("Pim says the roofers won't finish by June, but Yara says they will.", "Yara", "roofers", "positive"),
        ("Pim says the kiosk has closed, but Yara says it hasn't.", "Yara", "kiosk", "negative"),
        ("Tobias denies he dented the van, but Yara swears he did.", "Yara", "Tobias", "positive"),
        ("Pim doubts the band will come, but Yara says they will.", "Yara", "band", "positive"),
        ("Pim thinks the broth is too salty but Yara says it isn't.", "Yara", "Yara", "positive"),
        ("Pim says the lease runs out in May. Yara swears it doesn't.", "Yara", "lease", "negative"),
    ],
)
def test_a_lone_auxiliary_is_of_the_same_subject(text: str, owner: str, subject: str, polarity: str) -> None:
    last = read(text)[-1]
    assert (last.owner, last.relayed_by, last.subject, last.polarity.value) == (owner, ("Ivo",), subject, polarity)


@pytest.mark.parametrize("example", EXAMPLES)
def test_each_doer_named_last_is_read(example: str) -> None:
    assert len(read(example)) == 1


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Never watch telly, me.", "Ivo"),
        ("Never been to Malta, me.", "Ivo"),
        ("Works nights, my brother.", "brother"),
        ("Hated the place, my mum.", "mum"),
        ("Went to Malta twice, my parents.", "parents"),
        ("Never eats breakfast, Greta.", "Greta"),
        ("Met Ann, my sister.", "Ivo"),
        ("Usually walk to work.", "Ivo"),
        ("Forgot to put the bins out.", "Ivo"),
        ("My daughter's studying marine biology.", "daughter"),
        ("My brother's renting furnished rooms.", "brother"),
        ("My sister's wedding dress arrived on Friday.", "sister's wedding dress"),
    ],
)
def test_who_does_it(text: str, who: str) -> None:
    assert [s.subject for s in read(text)] == [who]


@pytest.mark.parametrize(
    ("text", "predicate", "who", "replaces"),
    [
        ("It was Edith who said the play dragged. No, sorry, it was Norma.", "believes_bad", "Norma", "Edith"),
        ("It was my aunt who lent me the drill. Sorry, no, it was my cousin.", "gave", "cousin", "aunt"),
        ("My sister hates the new logo. Oh wait, that was my mum.", "dislikes", "mum", "sister"),
        ("Theo brought the flan. Sorry, that was Karim.", "did", "Karim", "Theo"),
        ("Dora lent me the drill, or rather Polly did.", "gave", "Polly", "Dora"),
        ("Dora lent me the drill. Or rather, Polly did.", "gave", "Polly", "Dora"),
        ("I used to be a smoker, but I vape now.", "does_regularly", "Ivo", "smoker"),
        ("I used to play squash. These days I just swim.", "does_regularly", "Ivo", "squash"),
    ],
)
def test_who_it_was_after_all_and_what_is_so_now(text: str, predicate: str, who: str, replaces: str) -> None:
    assert [(s.predicate, s.subject, s.replaces) for s in read(text)] == [(predicate, who, replaces)]


def test_a_teller_is_put_right() -> None:
    found = read("Tobias told me the sauna is shut. No, sorry, it was Karim.")
    assert [(s.owner, s.relayed_by, s.replaces) for s in found] == [("Karim", ("Ivo",), "Tobias")]


@pytest.mark.parametrize(
    "text", ["Ruth says Cleo left. No, sorry, it was Naomi.", "Greta met Tom. No, sorry, it was Paul."]
)
def test_where_two_could_be_meant_nobody_is_put_in(text: str) -> None:
    assert [s.replaces for s in read(text)] == [None]


@pytest.mark.parametrize(
    ("text", "owner", "predicate", "target"),
    [
        ("Marek likes jazz but Greta can't stand it.", "Greta", "dislikes", "jazz"),
        ("Bruno swears by cold showers. I think they're pointless.", "Ivo", "believes_bad", "cold showers"),
        ("Tried kombucha, hated it.", "Ivo", "dislikes", "kombucha"),
    ],
)
def test_what_one_likes_in_general_is_what_the_next_one_means(
    text: str, owner: str, predicate: str, target: str
) -> None:
    last = read(text)[-1]
    assert (last.owner, last.predicate, last.target) == (owner, predicate, target)


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("The kiosk is up for sale.", "up for sale"),
        ("The lift's been out of order since Monday.", "out of order"),
        ("Tariq's up for promotion.", "up for promotion"),
    ],
)
def test_a_state_of_two_prepositions(text: str, target: str) -> None:
    assert [(s.predicate, s.target) for s in read(text)] == [("is", target)]


@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("My mother-in-law thinks the flat's too dark.", "mother-in-law"),
        ("My ex-boss hates the new rota.", "ex-boss"),
        ("My co-worker said the lift is broken.", "co-worker"),
        ("My great-aunt told me the kiosk shut.", "great-aunt"),
        ("My next-door neighbour says the drains are blocked.", "next-door neighbour"),
        ("Greta's ex-boyfriend says the flat is sold.", "Greta's ex-boyfriend"),
        ("My half-brother Milo says the lift is broken.", "Milo"),
        ("My old boss reckons the firm will fold.", "old boss"),
        ("My former landlord says the flat's sold.", "former landlord"),
        ("My little brother can't stand olives.", "little brother"),
        ("Some bloke at the gym told me the pool is closing.", None),
        ("A bloke at work says the pool is closing.", None),
        # named in front, behind, and by what they do
        ("Odile rates the new chef.", "Odile"),
        ("Odile regrets selling the piano.", "Odile"),
        ("Odile let me know the keys turned up.", "Odile"),
        ("The pump's beyond repair, claims the plumber.", "plumber"),
        ("The chimney's unsafe, warns the surveyor.", "surveyor"),
        ("The sauna's freezing, complained Tilda.", "Tilda"),
        ("I got the impression from Yara that the job is dull.", "Yara"),
        ("Yara's letter says the hostel was filthy.", "Yara"),
        ("Yara made it clear she's not coming.", "Yara"),
        ("Yara invited us to the barbecue.", "Yara"),
        ("It was Yara's idea to go by ferry.", "Yara"),
        ("I was talked into it by Yara, who says the class is brilliant.", "Yara"),
        ("My boyfriend's mum reckons I'm too thin.", "boyfriend's mum"),
        ("I overheard Mr Platt telling the cleaner the school's closing.", "Mr Platt"),
        ("My tutor, Dr Falk, advised me to drop physics.", "Dr Falk"),
        ("The app says the bus is late.", None),
        ("My mate Dev rates the new chef.", "Dev"),
        ("My mate Dev's convinced the bus is late.", "Dev"),
        ("Bram's wife's fed up with the commute.", "Bram's wife"),
        # orders and expectations
        ("Greta insisted we stay for dinner.", "Greta"),
        ("Tariq says let's meet at eight.", "Tariq"),
        ("My coach says don't be late.", "coach"),
        ("Milo keeps recommending that podcast.", "Milo"),
        ("Odile expects the twins to come early.", "Odile"),
        ("Lotte inquired whether the room's free.", "Lotte"),
        ("Lotte messaged asking what time the film starts.", "Lotte"),
        ("Odile disagrees that the rent is too high.", "Odile"),
    ],
)
def test_whose_it_is(text: str, owner: str | None) -> None:
    assert [(o, c) for _, o, c, _ in owned(text)] == [(owner, ("Ivo",))]


@pytest.mark.parametrize("text", ["He stayed in, wrote the report.", "Got home, posted the letters."])
def test_what_is_written_or_posted_says_nothing(text: str) -> None:
    assert owned(text) == []


@pytest.mark.parametrize(
    "remark",
    [
        "No idea if it's true, mind.",
        "Not sure that's right.",
        "Don't know if it's accurate though.",
        "Could be nonsense.",
        "Pinch of salt though.",
        "Make of that what you will.",
        "I've no way of knowing.",
        "Just a rumour, mind you.",
    ],
)
def test_what_is_only_passed_on_may_be_doubted_afterwards(remark: str) -> None:
    assert [s.certainty.value for s in read(f"Bram said the ferry got scrapped. {remark}")] == ["uncertain"]


def test_not_knowing_why_is_no_doubt() -> None:
    assert [s.certainty.value for s in read("Bram said the ferry got scrapped. Not sure why.")] == ["asserted"]


@pytest.mark.parametrize(
    ("text", "predicate", "owner"),
    [
        ("I've no strong opinions about golf.", "likes", "Ivo"),
        ("Opera doesn't do much for me.", "likes", "Ivo"),
        ("I could eat noodles all day.", "likes", "Ivo"),
        ("I like the red tent better than the blue one.", "prefers", "Ivo"),
        ("I'd love a week somewhere warm.", "wants", "Ivo"),
        ("Greta wants a year abroad.", "wants", "Greta"),
        ("Greta insists on paying for everything.", "wants", "Greta"),
        ("My fear is that we'll run out of time.", "worries_about", "Ivo"),
        ("Greta was full of praise for the midwife.", "believes_good", "Greta"),
        ("Greta has a low opinion of the mayor.", "believes_bad", "Greta"),
        ("Greta slagged off the buffet.", "believes_bad", "Greta"),
        ("It was brave of Karim to speak up.", "believes_good", "Ivo"),
        ("Bram shouldn't have left like that.", "believes", "Ivo"),
        ("Bram doesn't agree that the rent is too high.", "believes_good", "Bram"),
        ("There's going to be trouble at the meeting.", "predicts", "Ivo"),
        ("It looks like rain.", "predicts", "Ivo"),
        ("My boss is expecting a rise in costs.", "predicts", "boss"),
    ],
)
def test_stances_in_more_words(text: str, predicate: str, owner: str) -> None:
    assert [(p, o) for p, o, _, _ in owned(text)] == [(predicate, owner)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We ended up at that tapas bar, which Dad hated.", ("dislikes", "Dad", ("Ivo",), "negative")),
        ("Tell you what, that trailer looked terrible.", ("believes_bad", "Ivo", (), "negative")),
        ("The vet reckons it's just a sprain.", ("is", "vet", ("Ivo",), "positive")),
        ("I'm starting to think we should have waited.", ("believes", "Ivo", (), "positive")),
        ("Nadine says Jed told her the band's splitting up.", ("did", "Jed", ("Ivo", "Nadine"), "positive")),
        ("It was Aled's idea to camp, not mine.", ("suggests", "Aled", ("Ivo",), "positive")),
        ("I'd steer clear of the buffet if I were you.", ("recommends", "Ivo", (), "negative")),
        ("You told me you hated sushi.", ("dislikes", "Lena", ("Ivo",), "negative")),
        ("As far as Ros is concerned, the matter's closed.", ("is", "Ros", ("Ivo",), "positive")),
        ("Gran wouldn't hear of us paying.", ("believes_bad", "Gran", ("Ivo",), "negative")),
        (
            "Uncle Vic never had a good word to say about opera.",
            ("believes_bad", "Uncle Vic", ("Ivo",), "negative"),
        ),
    ],
)
def test_claims_by_the_way(text: str, expected: tuple[str, str, tuple[str, ...], str]) -> None:
    assert owned(text) == [expected]


@pytest.mark.parametrize(
    "text", ["Colin says he paid. He didn't.", "Colin was adamant the bill was paid. It wasn't."]
)
def test_the_speaker_denies_what_one_said(text: str) -> None:
    first, last = read(text)
    assert (first.owner, first.polarity.value) == ("Colin", "positive")
    assert (last.type.value, last.polarity.value, last.subject) == ("Event", "negative", first.subject)


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Greta works nights.", "Greta"),
        ("Greta drinks oat milk.", "Greta"),
        ("Ravi studies law at Leeds.", "Ravi"),
        ("Tomasz collects stamps.", "Tomasz"),
        ("My sister bakes cakes.", "sister"),
        ("Wait no, Greta lives in Bath, not Bristol.", "Greta"),
    ],
)
def test_a_word_in_s_behind_a_name_is_the_verb_where_nothing_else_is(text: str, who: str) -> None:
    assert [s.subject for s in read(text)] == [who]


@pytest.mark.parametrize("text", ["Greta's photos of Rome.", "Leeds fans in Rome.", "My brother's works of art."])
def test_a_heap_of_nouns_stays_one(text: str) -> None:
    assert read(text) == ()


@pytest.mark.parametrize(
    ("text", "target", "replaces"),
    [
        ("I thought she was a dentist but she's a vet.", "vet", "dentist"),
        ("I said she was from Lyon. She's from Lille.", "from Lille", "from Lyon"),
    ],
)
def test_what_one_said_or_thought_wrongly_is_replaced(text: str, target: str, replaces: str) -> None:
    assert [(s.target, s.replaces) for s in read(text)] == [(target, replaces)]


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("Greta persuaded us to stay another night.", "requests"),
        ("Greta convinced me to go.", "requests"),
        ("Greta convinced me the kayak was a bargain.", "believes_good"),
    ],
)
def test_who_talked_one_into_it(text: str, predicate: str) -> None:
    assert [(p, o, c) for p, o, c, _ in owned(text)] == [(predicate, "Greta", ("Ivo",))]
