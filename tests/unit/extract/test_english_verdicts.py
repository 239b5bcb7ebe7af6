"""Verdicts, tastes and preferences that are told by set phrases, and reports that only look like them."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.extract.english import EnglishExtractor
from ingest.extract.english.idioms_of_taste import TASTES
from ingest.extract.english.lexicon.verdicts import VERDICTS
from ingest.extract.english.mend_judging import JUDGING_MENDS
from ingest.extract.english.openings import EXAMPLES as OPENINGS
from ingest.model import Passage, Statement

EXTRACTOR = EnglishExtractor()
WEDNESDAY = datetime.fromisoformat("2025-04-09T12:00:00+02:00")
Told = tuple[str, str | None, str | None, str]


def read(text: str) -> tuple[Statement, ...]:
    passage = Passage("p1", text, 0, speaker="Ivo", addressee="Lena", said_at=WEDNESDAY)
    return EXTRACTOR.extract(passage, ()).statements


def told(text: str) -> list[Told]:
    return [(s.predicate, s.subject, s.target, s.polarity.value) for s in read(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # nouns and adjectives that judge
        ("The quarterly meeting was such a slog.", ("believes_bad", "Ivo", "quarterly meeting", "negative")),
        ("The whole trip was a washout.", ("believes_bad", "Ivo", "trip", "negative")),
        ("The gig was a belter.", ("believes_good", "Ivo", "gig", "positive")),
        ("Freya thinks the lobby is dingy.", ("believes_bad", "Freya", "lobby", "negative")),
        ("Omar says the broth is moreish.", ("believes_good", "Omar", "broth", "positive")),
        # set phrases
        ("The lasagne was to die for.", ("believes_good", "Ivo", "lasagne", "positive")),
        ("Priya says the exam was a piece of cake.", ("believes_good", "Priya", "exam", "positive")),
        ("Priya thinks the course is money down the drain.", ("believes_bad", "Priya", "course", "negative")),
        ("The second series isn't a patch on the first.", ("believes_bad", "Ivo", "second series", "negative")),
        ("The pizza wasn't anything special.", ("believes_good", "Ivo", "pizza", "neutral")),
        ("The exam was no picnic.", ("believes_bad", "Ivo", "exam", "negative")),
        ("The curry went down a treat.", ("believes_good", "Ivo", "curry", "positive")),
        ("The second half really drags.", ("believes_bad", "Ivo", "second half", "negative")),
        ("Omar says the wine tastes like vinegar.", ("believes_bad", "Omar", "wine", "negative")),
        ("Freya says the soup stinks.", ("believes_bad", "Freya", "soup", "negative")),
        # "finds X …"
        ("Jonas finds the new teacher childish.", ("believes_bad", "Jonas", "new teacher", "negative")),
        ("Omar found the walk exhausting.", ("believes_bad", "Omar", "walk", "negative")),
        ("I found the second half a bit dull.", ("believes_bad", "Ivo", "second half", "negative")),
        # tastes
        ("I quite like the new curtains.", ("likes", "Ivo", "new curtains", "positive")),
        ("My dad can't be doing with video calls.", ("dislikes", "dad", "video calls", "negative")),
        ("I'd give my right arm for a garden.", ("wants", "Ivo", "garden", "positive")),
        ("I couldn't live without my bike.", ("likes", "Ivo", "bike", "positive")),
        ("My boss is dead against remote work.", ("believes_bad", "boss", "remote work", "negative")),
        ("Freya's up for the hike.", ("wants", "Freya", "hike", "positive")),
        ("I'm sick to death of meetings.", ("dislikes", "Ivo", "meetings", "negative")),
        ("I'm not fussed about football.", ("likes", "Ivo", "football", "neutral")),
        # preferences
        ("Give me tea over coffee any day.", ("prefers", "Ivo", "tea", "positive")),
        ("Trains over planes any day.", ("prefers", "Ivo", "trains", "positive")),
        ("Freya likes trains better than planes.", ("prefers", "Freya", "trains", "positive")),
        ("I'm more of a cat person.", ("prefers", "Ivo", "cat", "positive")),
        ("I'd pick curry over pizza every time.", ("prefers", "Ivo", "curry", "positive")),
        ("Freya would sooner stay in than go clubbing.", ("prefers", "Freya", "stay", "positive")),
    ],
)
def test_a_set_phrase_gives_a_stance(text: str, expected: Told) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The lift is out of order.", ("is", "lift", "out of order", "positive")),
        ("Omar is up on the roof.", ("is", "Omar", "on roof", "positive")),
        ("The stove is hot.", ("is", "stove", "hot", "positive")),
        ("I took the path over the hill.", ("did", "Ivo", "path", "positive")),
        ("I found a cheap hotel.", ("received", "Ivo", "cheap hotel", "positive")),
        ("I dug over the veg patch this morning.", ("did", "Ivo", "veg patch", "positive")),
        ("My neighbour's convinced the mayor is ill.", ("is", "mayor", "ill", "positive")),
    ],
)
def test_what_only_looks_like_one_gives_none(text: str, expected: Told) -> None:
    assert told(text) == [expected]


STANCES = frozenset(
    "likes dislikes prefers wants trusts believes_good believes_bad recommends worries_about believes".split()
)


@pytest.mark.parametrize(
    "example",
    [
        *(v.example for v in VERDICTS),
        *dict.fromkeys(i.example for rows in TASTES.values() for i in rows),
        *(e for _, e in JUDGING_MENDS),
    ],
)
def test_each_row_of_the_tables_does_what_its_sentence_says(example: str) -> None:
    assert {s.predicate for s in read(example)} & STANCES


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Had my wisdom teeth out on Friday.", ("did", "Ivo", "wisdom teeth", "positive")),
        ("Had the boiler serviced yesterday.", ("did", "Ivo", "boiler", "positive")),
        ("Hung the new curtains yesterday.", ("did", "Ivo", "new curtains", "positive")),
        ("Sat my driving theory on Monday.", ("did", "Ivo", "driving theory", "positive")),
        ("Finally put up the tent.", ("did", "Ivo", "put up tent", "positive")),
        ("Tore my trousers on the fence this morning.", ("did", "Ivo", "trousers", "positive")),
        ("Beat Omar at chess last night.", ("did", "Ivo", "beat Omar", "positive")),
        ("Ahmed moved out on Friday.", ("moved_to", "Ahmed", None, "positive")),
    ],
)
def test_a_report_without_its_subject_is_the_speakers(text: str, expected: Told) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize("order", ["Put the bins out.", "Cut the hedge on Sunday.", "Let the cat out."])
def test_an_order_is_no_report(order: str) -> None:
    assert read(order) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The cat's got fleas.", ("has", "cat", "fleas", "positive")),
        ("Omar's got a cold.", ("has", "Omar", "cold", "positive")),
        ("Freya's lent me her ladder.", ("gave", "Freya", "ladder", "positive")),
        ("I think Omar's forgotten the tickets.", ("did", "Omar", "tickets", "positive")),
        ("I reckon Freya's already gone home.", ("went", "Freya", "home", "positive")),
        ("I suspect Freya's moved out.", ("moved_to", "Freya", None, "positive")),
        ("Omar's not at the office.", ("is", "Omar", "at office", "negative")),
    ],
)
def test_a_contracted_has_is_read_as_one(text: str, expected: Told) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Vera's sure rents are going up in May.", [("predicts", "rents", "going up", "positive")]),
        ("You always say olives taste like soap.", [("believes_bad", "Lena", "olives", "negative")]),
        ("I love that building.", [("likes", "Ivo", "building", "positive")]),
        ("Vera starts maternity leave in May.", [("started", "Vera", "maternity leave", "positive")]),
        ("The recital is this coming Friday.", [("takes_place", "recital", None, "positive")]),
        ("My sister's off to Lisbon in June.", [("plans", "sister", "Lisbon", "positive")]),
        ("Our kids start nursery in September.", [("started", "kids", "nursery", "positive")]),
        ("I suspect Vera forgot to book the hall.", [("did", "Vera", "book hall", "negative")]),
        ("I'm never buying that brand again.", [("plans", "Ivo", "brand", "negative")]),
        ("If it snows I'm cancelling the picnic.", [("plans", "Ivo", "picnic", "positive")]),
        ("Dad's been on the waiting list since March.", [("is", "Dad", "on waiting list", "positive")]),
    ],
)
def test_what_hangs_in_the_wrong_place_is_put_right(text: str, expected: list[Told]) -> None:
    assert told(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I love the new rota. Omar hates it.", ("Omar", "new rota")),
        ("Freya thinks the plan is risky but I like it.", ("Ivo", "plan")),
        ("Pia loved the costumes, Omar thought they looked cheap.", ("Omar", "costumes")),
    ],
)
def test_what_one_judges_is_it_for_the_next(text: str, expected: tuple[str, str]) -> None:
    last = read(text)[-1]
    assert (last.owner, last.target) == expected


@pytest.mark.parametrize(
    ("text", "second"),
    [
        ("Omar lent me his ladder, so I finally cleaned the gutters.", ("did", "Ivo", "gutters", "positive")),
        ("Freya got the job so she's moving to Leeds.", ("plans", "Freya", "Leeds", "positive")),
        ("The shop was shut so I went to the market.", ("went", "Ivo", "market", "positive")),
    ],
)
def test_what_came_of_it_is_told_too(text: str, second: Told) -> None:
    assert told(text)[-1] == second
    assert " so." not in read(text)[-1].text


@pytest.mark.parametrize(
    "text", ["I'm deaf in one ear, so sit on my left.", "We added a fence so the dogs have room."]
)
def test_an_aim_or_an_order_after_so_is_not_told(text: str) -> None:
    assert len(read(text)) == 1


@pytest.mark.parametrize(
    ("text", "second"),
    [
        ("The soup was lovely, the bread not so much.", ("believes_bad", "Ivo", "bread", "negative")),
        ("Freya liked the play. Omar not so much.", ("dislikes", "Omar", "play", "negative")),
        ("The venue is perfect. The parking, not so much.", ("believes_bad", "Ivo", "parking", "negative")),
        ("Freya loves opera, me not so much.", ("dislikes", "Ivo", "opera", "negative")),
        ("Omar said the hall was lovely, the stage not so much.", ("believes_bad", "Omar", "stage", "negative")),
        ("Priya thinks the plan is great, Omar not so much.", ("believes_bad", "Omar", "plan", "negative")),
        ("I trust Freya, her brother not so much.", ("trusts", "Ivo", "Freya's brother", "negative")),
    ],
)
def test_a_half_without_a_verb_denies_the_first(text: str, second: Told) -> None:
    found = read(text)
    assert len(found) == 2
    assert told(text)[1] == second


def test_who_is_meant_by_many_in_such_a_half_is_left_open() -> None:
    assert told("I love the flat, the neighbours not so much.") == [("likes", "Ivo", "flat", "positive")]


@pytest.mark.parametrize("text", ["The hotel was fine. Nothing special.", "The hotel's fine, nothing special."])
def test_what_is_nothing_special_is_no_praise(text: str) -> None:
    assert told(text) == [("believes_good", "Ivo", "hotel", "neutral")]


def test_an_idea_is_what_somebody_wants() -> None:
    found = told("Freya suggested we rent a van. Omar thinks that's a terrible idea.")
    assert found[1] == ("believes_bad", "Omar", "rent van", "negative")


@pytest.mark.parametrize(
    ("text", "owner", "chain", "predicate"),
    [
        ("Tariq texted to say the train's cancelled.", "Tariq", ("Ivo",), "stopped"),
        ("Kasia rang to ask if we need anything.", "Kasia", ("Ivo",), "asks"),
        ("Got a text from Kasia saying the gig's off.", "Kasia", ("Ivo",), "stopped"),
        ("Tariq left a note saying the boiler's off.", "Tariq", ("Ivo",), "is"),
        ("Kasia's got it from Tariq that the shop is closing.", "Tariq", ("Ivo", "Kasia"), "stopped"),
        ("Kasia, who'd heard it from Tariq, says the club's closing.", "Tariq", ("Ivo", "Kasia"), "stopped"),
        ("Kasia seems to think the club's closing.", "Kasia", ("Ivo",), "stopped"),
        ("Kasia was saying how much Tariq hates the commute.", "Tariq", ("Ivo", "Kasia"), "dislikes"),
        ("Kasia tells me Tariq's training for a marathon.", "Kasia", ("Ivo",), "did"),
        ("Word on the street is that the mayor's resigning.", None, ("Ivo",), "plans"),
        ("The Met Office is forecasting snow.", "Met Office", ("Ivo",), "predicts"),
        ("Tariq was the one who called the hotel grim.", "Tariq", ("Ivo",), "believes_bad"),
        ("It wasn't Kasia who said the plumber overcharges, it was Tariq.", "Tariq", ("Ivo",), "believes_bad"),
        ("Our bassist, an hour before the gig: “I hate this hall.”", "bassist", ("Ivo",), "dislikes"),
    ],
)
def test_whoever_said_it_by_an_act_owns_it(
    text: str, owner: str | None, chain: tuple[str, ...], predicate: str
) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.relayed_by, claim.predicate) == (owner, chain, predicate)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Mum adores the new carer. I think she's great.", "new carer"),
        ("Tariq doesn't think much of the new foreman. I quite like him.", "new foreman"),
        ("Kasia can't stand Piotr. She says he's rude.", "Piotr"),
    ],
)
def test_whom_one_judged_is_who_the_next_verdict_means(text: str, meant: str) -> None:
    assert told(text)[-1][2] == meant


def test_who_does_instead_takes_the_others_place() -> None:
    (claim,) = read("I said Wes hates the sofa. It's actually Ike who does.")
    assert (claim.owner, claim.target, claim.replaces) == ("Ike", "sofa", "Wes")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Popped into town, bumped into Kasia.", ["did", "met"]),
        ("Went to the gym, ate a salad.", ["went", "ate"]),
        ("The power is back on.", ["is"]),
        ("- garage tap still drips", ["does_regularly"]),
        ("- no ladder yet", ["has"]),
    ],
)
def test_short_reports_of_lists_and_chat(text: str, expected: list[str]) -> None:
    assert [s.predicate for s in read(text)] == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The best part was the fireworks.", ("believes_good", "Ivo", "fireworks", "positive")),
        ("Kasia says the only downside is the parking.", ("believes_bad", "Kasia", "parking", "negative")),
        ("My one gripe is the slow wifi.", ("believes_bad", "Ivo", "wifi", "negative")),
        ("Kasia's least favourite subject is maths.", ("dislikes", "Kasia", "maths", "negative")),
        ("My favourite is the lemon one.", ("likes", "Ivo", "lemon one", "positive")),
        ("I'm sick and tired of the noise.", ("dislikes", "Ivo", "noise", "negative")),
        ("Kasia's had enough of the commute.", ("dislikes", "Kasia", "commute", "negative")),
        ("I'm craving chips.", ("wants", "Ivo", "chips", "positive")),
        ("What bugs me is the noise.", ("dislikes", "Ivo", "noise", "negative")),
        ("I'd avoid the ring road.", ("recommends", "Ivo", "ring road", "negative")),
        ("Kasia's not convinced the budget adds up.", ("does_regularly", "budget", "adds up", "negative")),
    ],
)
def test_what_is_best_or_worst_and_what_one_has_had_enough_of(text: str, expected: Told) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("im allergic to dogs", ("is", "Ivo", "allergic to dogs", "positive")),
        ("shes got a new job", ("has", "she", "new job", "positive")),
        ("ive started pottery", ("started", "Ivo", "pottery", "positive")),
        ("the flat's way too small", ("believes_bad", "Ivo", "flat", "negative")),
        ("tbf the staff were lovely", ("believes_good", "Ivo", "staff", "positive")),
        ("didn't think much of the hotel", ("believes_bad", "Ivo", "hotel", "negative")),
        ("done with online dating", ("dislikes", "Ivo", "online dating", "negative")),
        ("Kasia's in favour of the merger.", ("believes_good", "Kasia", "merger", "positive")),
        ("I have mixed feelings about the move.", ("believes_good", "Ivo", "move", "neutral")),
    ],
)
def test_chat_without_apostrophes_and_openings(text: str, expected: Told) -> None:
    assert told(text) == [expected]


def test_a_thing_that_reminds_us_how_good_it_is_says_nothing() -> None:
    assert all(s.owner == "Ivo" for s in read("Days like this remind us how important our friends are."))


@pytest.mark.parametrize(
    ("text", "owner", "target"),
    [
        ("My sister's boss thinks she's lazy.", "sister's boss", "sister"),
        ("Noah's teacher reckons he's gifted.", "Noah's teacher", "Noah"),
        ("The landlord's adamant we pay for the damage.", "landlord", "pay for damage"),
        ("Kasia is adamant she paid.", "Kasia", "paid"),
        ("The council says it'll fix the road.", "council", "fix road"),
    ],
)
def test_whose_view_it_is_and_of_whom(text: str, owner: str, target: str) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.relayed_by, claim.target) == (owner, ("Ivo",), target)


def test_a_heading_says_whom_the_notes_are_about() -> None:
    notes = "## Gran - visit notes\n- doesn't like the day centre\n- wants to see the sea\n- GP came on Monday\n- fell in the bath last week"
    assert [(s.owner, s.subject, s.predicate, s.target) for s in read(notes)] == [
        ("gran", "gran", "dislikes", "day centre"),
        ("gran", "gran", "wants", "sea"),
        (None, "GP", "went", None),
        (None, "gran", "did", "fell in bath"),
    ]


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ("- gutters cleared on 2 April", ("did", "gutters", "cleared", "positive")),
        ("- Leila leaving end of May", ("plans", "Leila", "leaving", "positive")),
        ("- hotel brilliant", ("believes_good", "Ivo", "hotel", "positive")),
    ],
)
def test_an_item_leaves_its_verb_out(item: str, expected: Told) -> None:
    assert told(item) == [expected]


def test_an_item_in_the_third_person_is_not_the_writers() -> None:
    assert read("- wants to see the sea") == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Off sick today.", ("is", "Ivo", "sick", "positive")),
        ("At my mum's until Sunday.", None),
        ("In bed with flu all day.", None),
        ("I'm pretty sure Kasia's left already.", ("left", "Kasia", None, "positive")),
        ("Rent's going up again.", ("predicts", "rent", "going up", "positive")),
    ],
)
def test_where_one_is_for_a_time_and_what_one_is_sure_of(text: str, expected: Told | None) -> None:
    (found,) = told(text)
    assert found == expected if expected is not None else found[1] == "Ivo"


@pytest.mark.parametrize(
    "text", ["I could've sworn Tomek was vegetarian.", "I wouldn't be surprised if Tomek was vegetarian."]
)
def test_what_one_could_have_sworn_is_a_guess(text: str) -> None:
    (claim,) = read(text)
    assert (claim.owner, claim.subject, claim.certainty.value) == ("Ivo", "Tomek", "uncertain")


@pytest.mark.parametrize(
    ("text", "owners"),
    [
        ("My cousin Ines thinks the dress is hideous.", ["Ines"]),
        ("Kasia and Tomek think the price is too high.", ["Kasia", "Tomek"]),
        ("Dr Patel says I need glasses.", ["Dr Patel"]),
        ("There was a message from Kasia saying the party's cancelled.", ["Kasia"]),
        ("Tomek wrote to say Gran's no better.", ["Tomek"]),
        ("While Kasia likes the cottage, Tomek hates the stairs.", ["Kasia", "Tomek"]),
    ],
)
def test_each_holder_and_nobody_else_owns_it(text: str, owners: list[str]) -> None:
    found = read(text)
    assert [s.owner for s in found] == owners
    assert all(s.relayed_by == ("Ivo",) for s in found)


def test_who_is_told_of_in_passing_is_no_source() -> None:
    assert [s.owner for s in read("Tomek, who works there, says the place is filthy.")] == ["Tomek", None]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("That alarm does my head in.", ("believes_bad", "Ivo", "alarm", "negative")),
        ("The sequel's a bit of a letdown.", ("believes_bad", "Ivo", "sequel", "negative")),
        ("The sofa turned out to be a lemon.", ("believes_bad", "Ivo", "sofa", "negative")),
        ("The staff couldn't have been nicer.", ("believes_good", "Ivo", "staff", "positive")),
        ("The weather could have been better.", ("believes_bad", "Ivo", "weather", "negative")),
        ("The pasta was nowhere near as good as Mum's.", ("believes_bad", "Ivo", "pasta", "negative")),
        ("The new rules are bonkers.", ("believes_bad", "Ivo", "new rules", "negative")),
    ],
)
def test_praise_and_blame_by_comparison(text: str, expected: Told) -> None:
    assert told(text) == [expected]
    assert all(s.certainty.value == "asserted" for s in read(text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The shop has no bread left.", ("has", "shop", "bread", "negative")),
        ("Never read the manual.", ("read", "Ivo", "manual", "negative")),
    ],
)
def test_what_is_left_over_and_what_was_never_read(text: str, expected: Told) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Kasia's in two minds about the move.", ("believes_good", "Kasia", "move", "neutral")),
        ("Tomek's over the moon with his new bike.", ("believes_good", "Tomek", "new bike", "positive")),
        ("Kasia's not on board with the plan.", ("believes_bad", "Kasia", "plan", "negative")),
        ("Tomek's fed up with the bus.", ("dislikes", "Tomek", "bus", "negative")),
        ("My dad's dead against the move.", ("believes_bad", "dad", "move", "negative")),
    ],
)
def test_where_one_is_said_to_be_about_a_thing(text: str, expected: Told) -> None:
    assert told(text) == [expected]


@pytest.mark.parametrize("text", OPENINGS)
def test_an_opening_is_put_in_full(text: str) -> None:
    assert read(text), text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # openings without their subject
        ("Dreading the school play, I really am.", ("worries_about", "Ivo", "school play", "positive")),
        ("Bricking it about the viva.", ("worries_about", "Ivo", "viva", "positive")),
        ("Dying to try that bakery.", ("wants", "Ivo", "bakery", "positive")),
        ("Petrified of the needle.", ("worries_about", "Ivo", "needle", "positive")),
        ("Worried sick about the cat.", ("worries_about", "Ivo", "cat", "positive")),
        ("In the mood for noodles.", ("wants", "Ivo", "noodles", "positive")),
        ("Gone right off coffee.", ("dislikes", "Ivo", "coffee", "negative")),
        ("Pleasantly surprised by the campsite.", ("believes_good", "Ivo", "campsite", "positive")),
        # figures of speech
        ("The loan keeps me awake at night.", ("worries_about", "Ivo", "loan", "positive")),
        ("I've got butterflies about the speech.", ("worries_about", "Ivo", "speech", "positive")),
        ("Freya lives in fear of another flood.", ("worries_about", "Freya", "flood", "positive")),
        ("Omar's at the end of his tether with the lodger.", ("dislikes", "Omar", "lodger", "negative")),
        ("Priya's in a panic about the visa.", ("worries_about", "Priya", "visa", "positive")),
        ("Spam calls are my pet hate.", ("dislikes", "Ivo", "Spam calls", "negative")),
        ("Camping is Omar's idea of hell.", ("dislikes", "Omar", "camping", "negative")),
        ("I'm not a morning person.", ("dislikes", "Ivo", "morning", "negative")),
        ("You won't catch me on a cruise.", ("dislikes", "Ivo", "cruise", "negative")),
        ("Freya gave the hotel full marks.", ("believes_good", "Freya", "hotel", "positive")),
        ("I'd give the museum a miss.", ("recommends", "Ivo", "museum", "negative")),
        ("Jonas's lost patience with the builders.", ("dislikes", "Jonas", "builders", "negative")),
        ("Omar's tearing his hair out over the damp.", ("worries_about", "Omar", "damp", "positive")),
        ("Wild horses couldn't drag me away from the allotment.", ("likes", "Ivo", "allotment", "positive")),
        ("I'm in dire need of a haircut.", ("wants", "Ivo", "haircut", "positive")),
        ("The damp is starting to worry me.", ("worries_about", "Ivo", "damp", "positive")),
        ("Say what you like, I love Eurovision.", ("likes", "Ivo", "Eurovision", "positive")),
        # verdicts
        ("The hotel's seen better days.", ("believes_bad", "Ivo", "hotel", "negative")),
        ("The starter was on the salty side.", ("believes_bad", "Ivo", "starter", "negative")),
        ("The van is the best fifty quid I ever spent.", ("believes_good", "Ivo", "van", "positive")),
        ("That timetable is a work of fiction.", ("believes_bad", "Ivo", "timetable", "negative")),
        ("The plan is half-baked.", ("believes_bad", "Ivo", "plan", "negative")),
        ("The sermon was mind-numbing.", ("believes_bad", "Ivo", "sermon", "negative")),
        ("The plan is pie in the sky.", ("believes_bad", "Ivo", "plan", "negative")),
        ("The play had us on the edge of our seats.", ("believes_good", "Ivo", "play", "positive")),
    ],
)
def test_attitudes_of_everyday_talk(text: str, expected: Told) -> None:
    assert expected in told(text)


@pytest.mark.parametrize(
    ("text", "predicate"),
    [
        ("The novel is a work of fiction.", "is"),
        ("The bin was on fire.", "is"),
        ("The baby keeps me up at night.", "does_regularly"),
        ("Bo is at the end of the queue with Tim.", "is"),
        ("Mina is in the market with her mum.", "is"),
        ("Our first pet was a dog.", "is"),
        ("I have a bone to bury.", "has"),
        ("The hut is on the other side.", "is"),
        ("We went to the park.", "went"),
    ],
)
def test_what_is_meant_by_the_letter_is_no_attitude(text: str, predicate: str) -> None:
    assert [s.predicate for s in read(text)] == [predicate]
