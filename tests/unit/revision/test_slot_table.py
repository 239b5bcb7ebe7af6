"""The predicate table and the slots that follow from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backend.revision.complements import KINDS, bare_activity, complement_kind
from backend.revision.predicates import PREDICATES, ROWS, Family, same_kind
from backend.revision.slots import Role, correction_slots, is_correction_key, opened_predicate, slots_of
from ingest.model import Certainty, Polarity
from tests.unit.revision.makers import SPACE, a_claim, a_fact, an_event, relayed


def test_each_of_the_forty_predicates_has_one_row_with_an_example() -> None:
    assert len(ROWS) == len(PREDICATES) == 40
    assert all(row.example for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_what_an_effect_names_is_a_predicate_with_a_slot(row: object) -> None:
    effects = [effect.predicate for effect in row.ends] + ([row.opens] if row.opens else [])  # type: ignore[attr-defined]
    assert all(PREDICATES[name].family in (Family.FUNCTIONAL, Family.SET) for name in effects)


@pytest.mark.parametrize(("kind", "example"), [(kind.name, e) for kind in KINDS for e in kind.examples])
def test_an_identity_is_known_by_its_complement(kind: str, example: str) -> None:
    assert complement_kind(example) == kind


@pytest.mark.parametrize(
    "quality", ["부지런하다", "채식주의자", "vegetarian", "closed on Mondays", "happy with the cook"]
)
def test_a_quality_is_no_identity(quality: str) -> None:
    assert complement_kind(quality) is None


@pytest.mark.parametrize(
    ("phrase", "activity"),
    [
        ("being a vegetarian", "vegetarian"),
        ("채식주의자", "채식"),
        ("녹차 마시기", "녹차"),
        ("drinking coffee", "coffee"),
    ],
)
def test_an_activity_is_found_under_its_wording(phrase: str, activity: str) -> None:
    assert bare_activity(phrase) == activity


def test_liking_and_disliking_share_a_slot_and_liking_and_wanting_do_not() -> None:
    likes, dislikes, wants = (slots_of(SPACE, a_claim(p, "단팥죽")) for p in ("likes", "dislikes", "wants"))
    assert [place.slot for place in likes] == [place.slot for place in dislikes]
    assert {place.slot for place in likes}.isdisjoint(place.slot for place in wants)
    assert same_kind("likes") == ("likes", "dislikes")


def test_a_slot_begins_with_the_space_and_the_holder() -> None:
    (claim,) = slots_of(SPACE, a_claim("likes", "단팥죽"))
    (fact,) = slots_of(SPACE, a_fact("lives_in", "속초"))
    assert claim.slot.key.startswith("s|서연|")
    assert fact.slot.key.startswith("s|record|")


def test_jobs_share_a_slot_and_qualities_do_not() -> None:
    keys = [
        slots_of(SPACE, a_fact("is", target))[0].slot.key for target in ("약사", "교사", "부지런하다", "조용하다")
    ]
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3


@pytest.mark.parametrize(
    "statement",
    [
        replace(a_claim("likes", "단팥죽"), holder=None),
        replace(a_claim("likes", "단팥죽"), rejected=True),
        replace(a_fact("lives_in", "속초"), certainty=Certainty.HYPOTHETICAL),
        replace(a_fact("lives_in", "속초"), target=None),
        an_event("went", "수목원"),
        an_event("married", "Pavel"),
        a_claim("suggests", "달리기"),
        a_claim("predicts", "눈"),
    ],
    ids=lambda statement: f"{statement.predicate}-{statement.certainty}",
)
def test_these_fill_no_slot(statement: object) -> None:
    assert slots_of(SPACE, statement) == ()  # type: ignore[arg-type]


def test_selling_ends_a_possession_and_lending_does_not() -> None:
    has = slots_of(SPACE, a_fact("has", "kayak"))[0].slot
    sold = slots_of(SPACE, an_event("gave", "kayak", relation="sell"))
    assert [(place.slot, place.role) for place in sold] == [(has, Role.ENDS)]
    assert slots_of(SPACE, an_event("gave", "kayak", relation="lend")) == ()


def test_what_did_not_happen_ends_nothing() -> None:
    assert slots_of(SPACE, an_event("stopped", "coffee", polarity=Polarity.NEGATIVE)) == ()


def test_moving_and_starting_open_a_state_of_a_person() -> None:
    assert opened_predicate(an_event("moved_to", "속초")) == "lives_in"
    assert opened_predicate(an_event("started", "rowing")) == "does_regularly"
    assert opened_predicate(an_event("started", "rowing", subject_is_person=False)) is None
    assert opened_predicate(an_event("started", None)) is None
    assert opened_predicate(relayed(a_claim("moved_to", "속초"), "로운", "서연")) is None


def test_a_correction_slot_is_told_from_others_even_in_a_space_with_bars() -> None:
    fact = a_fact("lives_in", "속초")
    assert all(is_correction_key(slot.key, "a|b") for slot in correction_slots("a|b", fact))
    assert not is_correction_key(slots_of("a|b", fact)[0].slot.key, "a|b")
