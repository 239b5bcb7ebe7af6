"""The ranking is one linear sum over named signals, with floors, and the same for the same candidates."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backend.controller.kinds import Kind
from backend.controller.plan import Plan, make_plan
from backend.controller.rank import Ranked, centered, rank, scaled, with_floors
from backend.controller.sufficient import Evidence, judge
from backend.controller.weights import FLOOR, Switches, UnknownSwitch, ablations
from backend.operators.candidates import Candidate
from backend.operators.entities import Entities, Named

ASKED_AT = datetime.fromisoformat("2026-03-04T10:00:00+09:00")
PLAN = make_plan("Where does Nele keep the kayak?", ASKED_AT)


def a_candidate(name: str, **signals: object) -> Candidate:
    return Candidate(name, document_id=f"d-{name}", characters=100, **signals)  # type: ignore[arg-type]


def order(candidates: list[Candidate], plan: Plan = PLAN, **more: object) -> list[str]:
    return [row.candidate.id for row in rank(candidates, plan, frozenset(), **more)]  # type: ignore[arg-type]


@given(st.permutations(["a", "b", "c", "d"]))
def test_the_order_of_candidates_does_not_matter_and_ties_go_to_the_smaller_id(names: list[str]) -> None:
    assert order([a_candidate(name, words=1.0) for name in names]) == ["a", "b", "c", "d"]


def test_the_speaker_who_is_named_comes_first() -> None:
    candidates = [a_candidate("a", speaker="Falk"), a_candidate("b", speaker="Nele")]
    ranked = rank(candidates, PLAN, frozenset({"Nele"}))
    assert ranked[0].candidate.id == "b"


def test_a_month_that_is_named_draws_what_was_said_then() -> None:
    plan = make_plan("What broke in May 2024?", ASKED_AT)
    candidates = [a_candidate("a", said_on=date(2024, 6, 2)), a_candidate("b", said_on=date(2024, 5, 30))]
    assert order(candidates, plan)[0] == "b"


def test_a_record_stands_before_a_better_worded_claim() -> None:
    candidates = [a_candidate("claim", words=9.0, claims_only=True), a_candidate("record", words=5.0)]
    assert PLAN.kind is Kind.RECORD
    assert order(candidates)[0] == "record"
    assert order(candidates, switches=Switches(type_filter=False))[0] == "claim"


def test_what_is_near_to_everything_gives_way() -> None:
    # The hub is a little nearer to the question, and much nearer to the center of everything.
    candidates = [a_candidate("hub", cosine=0.90, hub=0.97), a_candidate("own", cosine=0.89, hub=0.80)]
    center = (0.81, 0.78)
    assert order(candidates, center_norm=center) == ["own", "hub"]
    assert order(candidates, center_norm=center, switches=Switches(csls=False)) == ["hub", "own"]


def test_a_turn_whose_next_turn_is_near_comes_before_its_equal() -> None:
    talk = [
        Candidate(name, document_id=document, position=place, step=step, characters=100, cosine=cosine)
        for name, document, place, step, cosine in (
            ("a", "d1", 4, 1, 0.5),
            ("b", "d2", 4, 2, 0.5),  # the caption of its image stands between
            ("c", "d1", 6, 1, 0.9),
            ("d", "d2", 6, 1, 0.9),
        )
    ]
    assert order(talk) == ["c", "d", "b", "a"]


def test_a_turn_that_dates_something_comes_first_where_a_time_is_asked_for() -> None:
    plan = make_plan("When did Nele sell the kayak?", ASKED_AT)
    candidates = [a_candidate("a"), a_candidate("b", dated=True)]
    assert order(candidates, plan) == ["b", "a"]
    assert order(candidates) == ["a", "b"]


def test_who_holds_an_opinion_counts_where_others_tell_it() -> None:
    plan = make_plan("What does Nele think of the kayak?", ASKED_AT)
    told = a_candidate("b", holder=True, speaker="Falk")
    assert order([a_candidate("a", speaker="Falk"), told], plan) == ["b", "a"]
    own = [a_candidate("a", speaker="Nele"), a_candidate("b", holder=True, speaker="Nele")]
    assert len({row.score for row in rank(own, plan, frozenset({"Nele"}))}) == 1


def test_without_a_center_the_cosine_stays_as_it_is() -> None:
    assert centered(0.5, None, (1.0, 0.2)) == 0.5
    assert centered(None, 0.3, (1.0, 0.2)) is None


def test_the_best_of_each_arm_keeps_a_place() -> None:
    strong = [a_candidate(f"a{n:02}", words=9.0, window=9.0, cosine=0.9) for n in range(30)]
    alone = a_candidate("z", bigrams=1.0)
    assert order([*strong, alone]).index("z") < FLOOR


@given(st.lists(st.floats(-1e3, 1e3), min_size=1, max_size=30))
def test_scaled_values_lie_between_nothing_and_one(values: list[float]) -> None:
    assert all(0.0 <= value <= 1.0 for value in scaled(values))


def test_floors_keep_every_candidate() -> None:
    rows = [Ranked(a_candidate(f"{n:02}"), 1.0, dict.fromkeys(NAMES, 0.0) | {"bridge": n / 40}) for n in range(40)]
    assert sorted(row.candidate.id for row in with_floors(rows)) == [f"{n:02}" for n in range(40)]


NAMES = ("words", "window", "bigrams", "meaning", "statement", "bridge")


@pytest.mark.parametrize("scoring", ["rrf", "anchor"])
def test_the_simple_scorings_stay_to_compare_with(scoring: str) -> None:
    candidates = [a_candidate("a", words=1.0, cosine=0.1), a_candidate("b", words=3.0, cosine=0.4)]
    assert order(candidates, switches=Switches(scoring=scoring)) == ["b", "a"]


def test_a_part_that_does_not_exist_is_an_error_that_lists_those_that_do() -> None:
    with pytest.raises(UnknownSwitch, match="bridges"):
        Switches().without("magic")
    assert {"controller", "type_filter", "claims", "pagerank", "csls", "bridges", "neighbours"} <= set(ablations())


def test_what_somebody_else_said_of_themselves_is_not_enough() -> None:
    nele = Named("p", "Nele", "Nele", (), True, "human", 3)
    candidates = [
        a_candidate("other", speaker="Falk", words=9.0, window=9.0, cosine=0.9),
        a_candidate("own", speaker="Nele", words=1.0, cosine=0.5),
    ]
    ranked = rank(candidates, PLAN, frozenset({"Nele"}))
    words = {"other": frozenset({"keep", "kayak"}), "own": frozenset({"nele"})}
    evidence = Evidence(PLAN, ranked, Entities([nele]), words)
    assert not judge(evidence).sufficient
    about_nele = [{"passage_id": "other", "type": "Claim", "owner": "Nele", "subject": None, "target": None}]
    assert judge(Evidence(PLAN, ranked, Entities([nele]), words, about_nele)).sufficient


@pytest.mark.parametrize(
    ("question", "views", "enough"),
    [
        ("Where does Nele live?", ("ENDED",), False),
        ("Where did Nele live?", ("ENDED",), True),
        ("Where did Nele live in 2018?", ("ENDED",), True),
        ("Where does Nele live?", ("ENDED", "CURRENT"), True),
        ("넬레는 어디 살아?", ("ENDED",), False),
        ("넬레는 어디 살았어?", ("ENDED",), True),
    ],
)
def test_what_had_ended_is_not_enough_for_today(question: str, views: tuple[str, ...], enough: bool) -> None:
    plan = make_plan(question, ASKED_AT)
    ranked = rank([a_candidate("own", speaker="Nele", words=5.0, cosine=0.9)], plan, frozenset())
    rows = [
        {"passage_id": "own", "type": "Fact", "owner": None, "subject": "Nele", "view": view} for view in views
    ]
    words = {"own": frozenset(plan.words)}
    assert judge(Evidence(plan, ranked, Entities(), words, rows)).sufficient is enough


def test_nothing_is_not_enough() -> None:
    verdict = judge(Evidence(PLAN, [], Entities()))
    assert not verdict.sufficient
    assert verdict.reason


def test_who_speaks_much_tells_their_own_matters() -> None:
    nele = Named("p", "Nele", "Nele", (), True, "human", 40)
    candidates = [
        a_candidate("other", speaker="Falk", words=9.0, cosine=0.9),
        a_candidate("own", speaker="Nele", words=1.0, cosine=0.5),
    ]
    ranked = rank(candidates, PLAN, frozenset({"Nele"}))
    words = {"other": frozenset({"keep", "kayak"})}
    about_nele = [{"passage_id": "other", "type": "Claim", "owner": "Nele", "subject": None, "target": None}]
    verdict = judge(Evidence(PLAN, ranked, Entities([nele]), words, about_nele))
    assert not verdict.sufficient
    assert "Nele" in verdict.reason


def test_a_question_put_to_the_person_is_no_better_answer() -> None:
    nele = Named("p", "Nele", "Nele", (), True, "human", 40)
    candidates = [
        a_candidate("asked", speaker="Falk", words=9.0, cosine=0.9, is_question=True),
        *(a_candidate(f"own{n}", speaker="Nele", words=5.0, cosine=0.8) for n in range(4)),
        a_candidate("far", speaker="Falk"),
    ]
    ranked = rank(candidates, PLAN, frozenset({"Nele"}))
    words = {"asked": frozenset({"keep", "kayak"})}
    assert judge(Evidence(PLAN, ranked, Entities([nele]), words)).sufficient


def test_an_opinion_of_the_thing_asked_about_is_the_answer_whoever_else_talks_of_it() -> None:
    nele = Named("p", "Nele", "Nele", (), True, "human", 40)
    plan = make_plan("What does Nele think of the kayak?", ASKED_AT)
    candidates = [
        a_candidate("other", speaker="Falk", words=9.0, cosine=0.9),
        a_candidate("own", speaker="Nele", words=1.0, cosine=0.5),
    ]
    ranked = rank(candidates, plan, frozenset({"Nele"}))
    words = {"other": frozenset({"kayak"}), "own": frozenset({"kayak"})}

    def verdict(owner: str, target: str) -> bool:
        claim = {"passage_id": "own", "type": "Claim", "owner": owner, "subject": owner, "target": target}
        return judge(Evidence(plan, ranked, Entities([nele]), words, [claim])).sufficient

    assert verdict("Nele", "kayak")
    assert not verdict("Nele", "canteen")
    assert not verdict("Falk", "kayak")
