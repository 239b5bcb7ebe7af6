"""Which value of a slot is current."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from backend.revision.statement import Revisable
from backend.revision.views import Outcome, View, decide
from ingest.model import Certainty, Polarity, Precision
from tests.unit.revision.makers import (
    SPACE,
    a_claim,
    a_fact,
    an_event,
    dated,
    on_day,
    relayed,
    what_it_opens,
)

CURRENT, SUPERSEDED, CONFLICTING = View.CURRENT, View.SUPERSEDED, View.CONFLICTING
NEGATIVE = Polarity.NEGATIVE


def views(*statements: Revisable) -> list[View | None]:
    """The views of statements, in their order."""
    return [outcome.view for outcome in outcomes(*statements)]


def outcomes(*statements: Revisable) -> list[Outcome]:
    """The outcomes of statements, in their order."""
    found = decide(SPACE, statements)
    return [found[statement.id] for statement in statements]


def test_a_changed_taste_supersedes_the_earlier_one_and_keeps_it() -> None:
    likes, dislikes = a_claim("likes", "단팥죽", 0), a_claim("dislikes", "단팥죽", 5)
    first, second = outcomes(likes, dislikes)
    assert first == Outcome(SUPERSEDED, on_day(0), on_day(5), dislikes.id)
    assert second == Outcome(CURRENT, on_day(5))


def test_a_taste_that_comes_back_ends_the_middle_only() -> None:
    assert views(
        a_claim("likes", "단팥죽", 0), a_claim("dislikes", "단팥죽", 5), a_claim("likes", "단팥죽", 9)
    ) == [
        SUPERSEDED,
        SUPERSEDED,
        CURRENT,
    ]


def test_equal_values_stay_beside_each_other() -> None:
    assert views(a_fact("lives_in", "속초", 0), a_fact("lives_in", "속초", 5)) == [CURRENT, CURRENT]


def test_targets_of_a_set_are_all_current() -> None:
    assert views(a_fact("has", "kayak"), a_fact("has", "garden", 1)) == [CURRENT, CURRENT]
    assert views(a_fact("can", "swim"), a_fact("can", "swim", 1, polarity=NEGATIVE)) == [SUPERSEDED, CURRENT]


def test_not_living_somewhere_goes_with_living_elsewhere() -> None:
    assert views(a_fact("lives_in", "속초"), a_fact("lives_in", "대구", 1, polarity=NEGATIVE)) == [
        CURRENT,
        CURRENT,
    ]
    assert views(a_fact("lives_in", "속초"), a_fact("lives_in", "속초", 1, polarity=NEGATIVE)) == [
        SUPERSEDED,
        CURRENT,
    ]


def test_later_is_by_the_content_where_it_is_known() -> None:
    now = dated(a_fact("lives_in", "속초", 0), date(2024, 5, 1), precision=Precision.MONTH)
    childhood = dated(a_fact("lives_in", "대구", 9), date(2001, 1, 1), date(2001, 12, 31), Precision.YEAR)
    first, second = outcomes(now, childhood)
    assert (first.view, second.view) == (CURRENT, SUPERSEDED)
    assert second.held_to == first.held_from


def test_what_was_sold_today_was_owned_this_morning() -> None:
    owns = a_fact("has", "kayak", 0)
    sold = dated(
        an_event("gave", "kayak", 0, relation="sell", said_at=on_day(0).replace(hour=20)), date(2026, 3, 2)
    )
    first, second = outcomes(owns, sold)
    assert (first.view, first.superseded_by, second.view) == (SUPERSEDED, sold.id, None)
    assert first.held_to == first.held_from  # it ends no earlier than it began


def test_news_of_last_week_follows_what_was_said_yesterday_and_old_stories_do_not() -> None:
    owns, home = a_fact("has", "kayak", 9), a_fact("lives_in", "대구", 9)
    sold = dated(
        an_event("gave", "kayak", 10, relation="sell"), date(2026, 3, 2), date(2026, 3, 8), Precision.WEEK
    )
    moved = dated(an_event("moved_to", "속초", 10), date(2026, 3, 2), date(2026, 3, 8), Precision.WEEK)
    assert views(owns, sold, home, moved, what_it_opens(moved)) == [SUPERSEDED, None, SUPERSEDED, None, CURRENT]
    long_ago = dated(an_event("moved_to", "속초", 10), date(2019, 1, 1), date(2019, 12, 31), Precision.YEAR)
    assert views(home, long_ago, what_it_opens(long_ago)) == [CURRENT, None, SUPERSEDED]


def test_an_end_before_the_value_says_nothing_about_it() -> None:
    sold = dated(an_event("gave", "kayak", 20, relation="sell"), date(2024, 2, 1))
    assert views(a_fact("has", "kayak", 10), sold) == [CURRENT, None]


def test_undated_contradictions_of_two_documents_conflict() -> None:
    one, other = a_fact("lives_in", "속초", None), a_fact("lives_in", "대구", None)
    first, second = outcomes(one, other)
    assert first == Outcome(CONFLICTING, conflicts=frozenset({other.id}))
    assert second == Outcome(CONFLICTING, conflicts=frozenset({one.id}))


def test_turns_of_one_conversation_follow_each_other_even_without_times() -> None:
    one = replace(a_claim("likes", "단팥죽", None), document_id="d", position=1)
    other = replace(a_claim("dislikes", "단팥죽", None), document_id="d", position=2)
    assert views(one, other) == [SUPERSEDED, CURRENT]
    assert views(replace(one, is_conversation=False), replace(other, is_conversation=False)) == [CONFLICTING] * 2


def test_what_others_relay_conflicts_with_own_words_at_most() -> None:
    own = a_claim("dislikes", "인삼", 0, speaker="하은")
    hearsay = relayed(a_claim("likes", "인삼", 5), "하은", "서연")
    assert views(own, hearsay) == [CONFLICTING, CONFLICTING]
    assert views(replace(own, said_at=on_day(9)), hearsay) == [CURRENT, SUPERSEDED]


def test_a_relayed_claim_supersedes_only_what_came_through_the_same_chain() -> None:
    first = relayed(a_claim("likes", "인삼", 0), "하은", "서연")
    same_chain = relayed(a_claim("dislikes", "인삼", 5), "하은", "서연")
    other_chain = relayed(a_claim("dislikes", "인삼", 5), "하은", "로운", "서연")
    assert views(first, same_chain) == [SUPERSEDED, CURRENT]
    assert views(first, other_chain) == [CONFLICTING, CONFLICTING]


def test_a_record_about_somebody_else_is_not_first_hand() -> None:
    own = a_fact("lives_in", "속초", 0, speaker="하은")
    told = a_fact("lives_in", "대구", 5, speaker="서연", subject="하은")
    assert views(own, told) == [CONFLICTING, CONFLICTING]
    gone = an_event("left", None, 5, speaker="서연", subject="하은")
    assert views(a_fact("works_at", "도서관", 0, speaker="하은"), gone) == [CONFLICTING, None]


def test_a_guess_supersedes_no_assertion() -> None:
    sure = a_fact("works_at", "nursery", 0)
    guess = replace(a_fact("works_at", "library", 5), certainty=Certainty.UNCERTAIN)
    assert views(sure, guess) == [CONFLICTING, CONFLICTING]
    assert views(replace(sure, said_at=on_day(9)), guess) == [CURRENT, SUPERSEDED]


def test_a_claim_and_a_fact_never_meet() -> None:
    assert views(a_fact("lives_in", "속초", 0), a_claim("lives_in", "대구", 5)) == [CURRENT, CURRENT]


def test_moving_opens_the_new_home_and_ends_the_old_one() -> None:
    old, moved = a_fact("lives_in", "대구", 0), dated(an_event("moved_to", "속초", 30), date(2026, 3, 31))
    new = what_it_opens(moved)
    first, event, third = outcomes(old, moved, new)
    assert (first.view, event.view, third.view) == (SUPERSEDED, None, CURRENT)
    assert first.held_to == third.held_from


def test_start_stop_and_another_start_leave_one_drink() -> None:
    tea, stopped, started = (
        a_fact("does_regularly", "녹차", 0),
        an_event("stopped", "녹차", 10),
        an_event("started", "커피", 12),
    )
    assert views(tea, stopped, started, what_it_opens(started)) == [SUPERSEDED, None, None, CURRENT]


def test_a_habit_begun_again_on_the_day_it_was_stopped_is_current() -> None:
    day = date(2026, 3, 2)
    stopped = dated(an_event("stopped", "커피", said_at=on_day(0)), day)
    started = dated(an_event("started", "커피", said_at=on_day(0).replace(hour=20)), day)
    assert views(stopped, started, what_it_opens(started)) == [None, None, CURRENT]


def test_giving_up_being_vegetarian_ends_being_vegetarian() -> None:
    from backend.identity.keys import entity_id

    since = replace(a_fact("is", "vegetarian", 0), target=entity_id(SPACE, "concept:vegetarian"))
    assert views(since, an_event("stopped", "being vegetarian", 90)) == [SUPERSEDED, None]


@pytest.mark.parametrize(
    ("held", "left", "ended"),
    [
        ("네이버 본사", "회사", True),
        ("nursery", "job", True),
        ("nursery", "nursery", True),
        ("nursery", None, True),
        ("nursery", "choir", False),
    ],
)
def test_leaving_ends_the_job_that_is_meant(held: str, left: str | None, ended: bool) -> None:
    assert views(a_fact("works_at", held, 0), an_event("left", left, 9))[0] is (SUPERSEDED if ended else CURRENT)


def test_a_correction_takes_back_whatever_the_order_of_contents() -> None:
    wrong = dated(a_fact("lives_in", "속초", 0), date(2026, 3, 1))
    right = replace(dated(a_fact("lives_in", "대구", 1), date(2020, 1, 1)), replaces="속초")
    first, second = outcomes(wrong, right)
    assert (first.view, first.superseded_by, second.view) == (SUPERSEDED, right.id, CURRENT)


def test_a_correction_of_an_occurrence_takes_it_back_and_has_no_view_itself() -> None:
    wrong, right = an_event("bought", "시계"), an_event("bought", "시계", 1, subject="형", replaces="서연")
    first, second = outcomes(wrong, right)
    assert first == Outcome(SUPERSEDED, superseded_by=right.id)
    assert second == Outcome()


def test_a_correction_of_a_day_names_it_by_its_words() -> None:
    wrong = dated(
        an_event("takes_place", None, 0, subject="워크숍", time_text="다음 주 화요일"), date(2026, 3, 10)
    )
    right = dated(an_event("takes_place", None, 1, subject="워크숍", replaces="화요일"), date(2026, 3, 11))
    other = dated(an_event("takes_place", None, 0, subject="워크숍", time_text="13월"), date(2026, 5, 1))
    assert views(wrong, right, other) == [SUPERSEDED, None, None]


def test_a_corrected_value_supersedes_nothing() -> None:
    old, slip = a_claim("likes", "단팥죽", 0), a_claim("dislikes", "단팥죽", 5)
    repair = a_claim("likes", "단팥죽", 6, replaces="단팥죽")
    assert views(old, slip, repair) == [CURRENT, SUPERSEDED, CURRENT]


def test_nobody_takes_back_what_somebody_else_said_of_himself() -> None:
    own = a_fact("lives_in", "속초", 0, speaker="하은")
    meddling = a_fact("lives_in", "대구", 1, speaker="서연", subject="하은", replaces="속초")
    assert views(own, meddling) == [CONFLICTING, CONFLICTING]


def test_a_correction_concerns_earlier_statements_only() -> None:
    correction = a_fact("has", "조카 셋", 1, replaces="조카 둘")
    assert views(a_fact("has", "조카 둘", 0), correction, a_fact("has", "조카 둘", 2)) == [
        SUPERSEDED,
        CURRENT,
        CURRENT,
    ]


def test_what_a_corrected_move_opened_falls_with_it() -> None:
    wrong, right = an_event("moved_to", "속초", 0), an_event("moved_to", "대구", 1, replaces="속초")
    assert views(wrong, what_it_opens(wrong), right, what_it_opens(right)) == [
        SUPERSEDED,
        SUPERSEDED,
        None,
        CURRENT,
    ]
