"""Which tellings, in the words of every day, are one habit; and which are not, however alike they sound."""

from __future__ import annotations

from datetime import date

import pytest

from backend.consolidation.occurrence import Occurrence
from backend.consolidation.things import core_thing
from tests.unit.consolidation.makers import habits, told


@pytest.mark.parametrize(
    ("target", "relation", "thing"),
    [
        ("첼로 두 시간 켜기", "켜다", "첼로"),
        ("된장찌개 한 냄비 끓이기", "끓이다", "된장찌개"),
        ("식빵 3개 굽기", "굽다", "식빵"),
        ("단소나 불기", "불다", "단소"),
        ("약밥", "하다", "약밥"),
        ("another batch of oatcakes", "bake", "oatcakes"),
        ("two loaves of rye bread", "bake", "rye bread"),
        ("the accordion", "play", "accordion"),
        ("pot", "buy", "pot"),
    ],
)
def test_how_much_there_was_is_no_part_of_a_thing(target: str, relation: str, thing: str) -> None:
    assert core_thing(target, relation) == thing


def test_a_dish_is_one_however_it_is_made_and_measured() -> None:
    (found,) = habits(
        told("나래는 수정과 한 솥 끓였다.", "수정과 한 솥 끓이기", "끓이다"),
        told("나래는 수정과를 만들었다.", "수정과 만들기", "만들다"),
        told("나래는 오늘 수정과 했다.", "수정과", "하다"),
    )
    assert found.text == "나래의 습관: 수정과 (2026-05-04부터 2026-05-21까지 3번)."
    assert len(found.supports) == 3
    (found,) = habits(
        told("Ida baked a tray of flapjacks.", "tray of flapjacks", "bake"),
        told("Ida made flapjacks.", "flapjacks", "make"),
        told("Ida did flapjacks again.", "flapjacks", "do"),
    )
    assert len(found.supports) == 3


def test_where_a_thing_has_two_verbs_a_verb_that_says_nothing_joins_neither() -> None:
    events = (
        told("Ida mended a kite.", "kite", "mend"),
        told("Ida painted a kite.", "kite", "paint"),
        told("Ida did a kite.", "kite", "do"),
    )
    assert habits(*events) == []


def test_what_is_eaten_is_not_made() -> None:
    events = (
        told("Ida made dumplings.", "dumplings", "make"),
        told("Ida had dumplings.", "dumplings", "have", "ate"),
        told("Ida made dumplings.", "dumplings", "cook"),
    )
    assert habits(*events) == []


@pytest.mark.parametrize(
    "events",
    [
        (
            told("하람은 바이올린 한 시간 켰다.", "바이올린 한 시간 켜기", "켜다"),
            told("하람은 바이올린 연습했다.", "바이올린", "연습하다"),
            told("하람은 바이올린 레슨 다녀왔다.", "바이올린 레슨", "다녀오다", "went"),
        ),
        (
            told("하람은 수영장에서 놀았다.", "놀기", "놀다", place="수영장"),
            told("하람은 수영 다녀왔다.", "수영", "다녀오다", "went"),
            told("하람은 수영장 갔다.", "수영장", "가다", "went"),
        ),
        (
            told("Ida went swimming.", "swimming", "go", "went"),
            told("Ida did lengths at the pool.", "lengths", "do", place="the pool"),
            told("Ida swam.", "swam", "swim"),
        ),
    ],
)
def test_a_well_known_activity_shows_in_its_verb_its_thing_or_its_place(events: tuple[Occurrence, ...]) -> None:
    assert any(len(found.supports) == 3 for found in habits(*events))


def test_deeds_at_a_place_count_as_going_there_only_beside_a_going() -> None:
    deeds = (
        told("Ida sorted jumpers at the hospice shop.", "jumpers", "sort", place="hospice shop"),
        told("Ida cleaned windows at the hospice shop.", "windows", "clean", place="hospice shop"),
    )
    assert (
        habits(*deeds, told("Ida priced books at the hospice shop.", "books", "price", place="hospice shop")) == []
    )
    (found,) = habits(*deeds, told("Ida went to the hospice shop.", "hospice shop", "go", "went"))
    assert found.target == "hospice shop"
    assert len(found.supports) == 3


def test_a_longer_name_of_where_one_goes_counts_for_the_shorter_one() -> None:
    (found,) = habits(
        told("하람은 도서관 갔다.", "도서관", "가다", "went"),
        told("하람은 도서관 봉사 갔다.", "도서관 봉사", "가다", "went"),
        told("하람은 도서관 다녀왔다.", "도서관", "다녀오다", "went"),
    )
    assert found.target == "도서관"


@pytest.mark.parametrize(
    "events",
    [
        # Whom it is for differs.
        (
            told("Ida taught judo for children.", "judo", "teach"),
            told("Ida taught judo for adults.", "judo", "teach"),
            told("Ida taught judo.", "judo", "teach"),
        ),
        # One verb, three things.
        (
            told("나래는 카레 만들었다.", "카레 만들기", "만들다"),
            told("나래는 책장 만들었다.", "책장 만들기", "만들다"),
            told("나래는 목도리 만들었다.", "목도리 만들기", "만들다"),
        ),
        # One holder of activities, three activities.
        (
            told("Ida went to pottery class.", "pottery class", "go", "went"),
            told("Ida went to fencing class.", "fencing class", "go", "went"),
            told("Ida went to history class.", "history class", "go", "went"),
        ),
        # Bought, read and sold.
        (
            told("나래는 시집 샀다.", "시집", "사다", "bought"),
            told("나래는 시집 읽었다.", "시집", "읽다", "read"),
            told("나래는 시집 팔았다.", "시집 팔기", "팔다"),
        ),
    ],
)
def test_what_only_sounds_alike_is_no_habit(events: tuple[Occurrence, ...]) -> None:
    assert habits(*events) == []


def test_one_day_told_three_times_is_one_occasion() -> None:
    events = [told("Ida baked oatcakes.", "oatcakes", "bake") for _ in range(3)]
    assert habits(*events, days=(0, 0, 0)) == []
    assert habits(*events, days=(0, 20, 45)) == []
    (found,) = habits(*events, days=(0, 10, 20))
    assert (found.first_day, found.last_day, found.days) == (date(2026, 5, 4), date(2026, 5, 24), 3)
