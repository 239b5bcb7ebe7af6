"""Promises of revision that hold for any statements."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from backend.revision.slots import opened_predicate
from backend.revision.statement import Revisable
from backend.revision.views import View, decide
from ingest.model import Certainty, Polarity, Precision, StatementType
from tests.unit.revision.makers import SPACE, a_statement, on_day, what_it_opens

NAMES = ("서연", "하은", "Noor")
TARGETS = ("속초", "대구", "rowing")
PREDICATES = (
    "likes", "dislikes", "lives_in", "is", "has", "can", "does_regularly", "works_at",
    "started", "stopped", "moved_to", "left", "gave", "bought",
)  # fmt: skip


@st.composite
def statements(draw: st.DrawFn) -> Revisable:
    kind = draw(st.sampled_from(StatementType))
    speaker = draw(st.sampled_from(NAMES))
    start = draw(st.none() | st.dates(date(2026, 2, 20), date(2026, 3, 12)))
    statement = a_statement(
        kind,
        draw(st.sampled_from(PREDICATES)),
        draw(st.sampled_from(TARGETS)),
        draw(st.none() | st.integers(0, 9)),
        speaker=speaker,
        subject=draw(st.sampled_from(NAMES)),
    )
    relayers = draw(st.sampled_from(((), ("로운",), ("로운", "Noor")))) if kind is StatementType.CLAIM else ()
    return replace(
        statement,
        relayers=relayers,
        holder=draw(st.sampled_from(NAMES)) if kind is StatementType.CLAIM else "record",
        polarity=draw(st.sampled_from(Polarity)),
        certainty=draw(st.sampled_from(Certainty)),
        relation=draw(st.sampled_from(("sell", "lend"))),
        time_start=start,
        time_end=start,
        precision=draw(st.sampled_from(Precision)) if start else None,
        replaces=draw(st.none() | st.sampled_from(TARGETS)),
        document_id=draw(st.sampled_from(("d1", "d2", statement.document_id))),
        position=draw(st.integers(0, 3)),
        is_conversation=draw(st.booleans()),
    )


def complete(drawn: list[Revisable]) -> list[Revisable]:
    """The statements with what their events open."""
    return drawn + [what_it_opens(one) for one in drawn if opened_predicate(one) is not None]


some = st.lists(statements(), max_size=9).map(complete)


@given(some, st.randoms(use_true_random=False))
def test_the_order_of_arrival_does_not_matter(drawn: list[Revisable], random: object) -> None:
    shuffled = list(drawn)
    random.shuffle(shuffled)  # type: ignore[attr-defined]
    assert decide(SPACE, drawn) == decide(SPACE, shuffled)


@given(some)
def test_other_holders_change_nothing(drawn: list[Revisable]) -> None:
    together = decide(SPACE, drawn)
    for holder in {one.holder for one in drawn}:
        alone = decide(SPACE, [one for one in drawn if one.holder == holder])
        assert alone == {name: together[name] for name in alone}


@given(some, some)
def test_taking_back_what_was_added_restores_what_was(before: list[Revisable], added: list[Revisable]) -> None:
    first = decide(SPACE, before)
    decide(SPACE, before + added)
    assert decide(SPACE, before) == first


@given(some)
def test_intervals_never_end_before_they_begin_and_edges_fit_views(drawn: list[Revisable]) -> None:
    by_id = {one.id: one for one in drawn}
    for name, outcome in decide(SPACE, drawn).items():
        if outcome.held_from is not None and outcome.held_to is not None:
            assert outcome.held_from <= outcome.held_to
        assert (outcome.superseded_by is not None) == (outcome.view is View.SUPERSEDED)
        assert bool(outcome.conflicts) == (outcome.view is View.CONFLICTING)
        partners = {outcome.superseded_by} - {None} | outcome.conflicts
        assert all(by_id[other].holder == by_id[name].holder for other in partners if other)


@given(some)
def test_every_slot_with_a_value_keeps_one_that_stands_or_was_ended(drawn: list[Revisable]) -> None:
    found = decide(SPACE, drawn)
    by_id = {one.id: one for one in drawn}
    for name, outcome in found.items():
        # Following supersession never runs in a circle.
        seen = {name}
        while outcome.superseded_by is not None and outcome.superseded_by in by_id:
            assert outcome.superseded_by not in seen
            seen.add(outcome.superseded_by)
            outcome = found[outcome.superseded_by]


def test_a_thousand_repetitions_are_decided_quickly_and_with_few_edges() -> None:
    drawn = [
        replace(a_statement(StatementType.CLAIM, "likes", "속초", None), polarity=polarity)
        for polarity in (Polarity.POSITIVE, Polarity.NEGATIVE)
        for _ in range(1000)
    ]
    found = decide(SPACE, drawn)
    assert sum(len(outcome.conflicts) for outcome in found.values()) < 3 * len(drawn)


def test_the_first_day_is_a_monday() -> None:
    assert on_day(0).weekday() == 0
