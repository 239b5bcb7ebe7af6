"""Which events are one activity, and what keeps two apart."""

from __future__ import annotations

import pytest

from backend.consolidation.activities import activity_of
from backend.consolidation.claims import points, qualifiers
from backend.consolidation.known import activity_named
from backend.consolidation.occurrence import Occurrence
from backend.consolidation.telling import known_activity_of


def did(text: str, target: str | None, relation: str = "do", predicate: str = "did") -> Occurrence:
    return Occurrence("e", "p", text.split()[0].rstrip("은는이가"), predicate, relation, text, target)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (did("Ada did yoga.", "yoga"), did("Ada went to yoga.", "yoga", "go", "went")),
        (did("Ada read a novel.", "novel", "read", "read"), did("Ada read novels.", "novels", "read", "read")),
        (did("미나는 요가를 했다.", "요가", "하다"), did("미나는 요가에 갔다.", "요가", "가다", "went")),
    ],
)
def test_one_activity_in_other_words(one: Occurrence, other: Occurrence) -> None:
    first, second = activity_of(one), activity_of(other)
    assert first is not None
    assert second is not None
    assert first.key == second.key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            did("Ada did counselling for transgender people.", "counselling"),
            did("Ada did counselling.", "counselling"),
        ),
        (
            did("Ada read a book about birds.", "book", "read", "read"),
            did("Ada read a book.", "book", "read", "read"),
        ),
        (did("미나는 트랜스젠더를 위한 상담을 했다.", "상담", "하다"), did("미나는 상담을 했다.", "상담", "하다")),
        (did("Ada bought bread.", "bread", "buy", "bought"), did("Ada ate bread.", "bread", "eat", "ate")),
        (did("Ada attended a pottery class.", "pottery class"), did("Ada attended a yoga class.", "yoga class")),
    ],
)
def test_what_narrows_an_activity_keeps_it_apart(one: Occurrence, other: Occurrence) -> None:
    first, second = activity_of(one), activity_of(other)
    assert first is not None
    assert second is not None
    assert first.key != second.key


@pytest.mark.parametrize(
    "event",
    [
        did("Ada made a difference.", "difference", "make"),
        did("Ada told a story.", "story", "tell"),
        did("Ada did it.", "it"),
        did("미나는 그 일을 했다.", "일", "하다"),
        did("Ada plans to swim.", "swim", "plan", "plans"),
    ],
)
def test_no_activity_is_read_into_idioms_talk_and_pronouns(event: Occurrence) -> None:
    assert activity_of(event) is None


def test_a_known_activity_is_found_in_deed_and_thing_and_keeps_whom_it_is_for() -> None:
    hikes = [
        did("Ada hiked the trails.", "trails", "hike"),
        did("Ada went on a hike.", "hike", "go", "went"),
        did("Ada took a hiking trip.", "hiking trip", "take"),
    ]
    keys = {known.key for event in hikes if (known := known_activity_of(event)) is not None}
    assert len(keys) == 1
    narrowed = known_activity_of(did("Ada did volunteering for veterans.", "volunteering"))
    plain = known_activity_of(did("Ada did volunteering.", "volunteering"))
    assert narrowed is not None
    assert plain is not None
    assert (narrowed.phrase, plain.phrase) == ("volunteering for veterans", "volunteering")
    assert known_activity_of(did("Ada bought a painting.", "painting", "buy", "bought")) is None


def test_a_thing_that_is_made_is_not_the_activity() -> None:
    assert activity_named("painting of a lake") is None
    assert activity_named("soccer game") == "soccer"
    assert activity_named("work") is None
    assert activity_named("work out") == "working out"


def test_what_is_pointed_at_is_another_thing_next_time() -> None:
    assert points(did("Ada thinks that that cake is great.", "cake"))
    assert points(did("Ada likes this song.", "song"))
    assert not points(did("Ada likes rowing.", "rowing"))


def test_what_was_so_once_is_no_standing_claim() -> None:
    assert points(did("Ada thinks that the sea was calm.", "sea"))
    assert points(did("Ada used to love rowing.", "rowing"))
    assert points(did("미나는 그 여행이 좋았다고 생각한다.", "여행"))


def test_words_beside_a_thing_make_it_another() -> None:
    ways = [did(f"Ada thinks that finding ways to {end} is vital.", "ways") for end in ("rest", "win")]
    assert qualifiers(ways[0]) != qualifiers(ways[1])
    assert qualifiers(did("Ada loves coffee from Kona.", "coffee")) != qualifiers(
        did("Ada loves coffee.", "coffee")
    )
    assert qualifiers(did("미나는 새 팀장의 계획이 좋다.", "계획")) != qualifiers(
        did("미나는 계획이 좋다.", "계획")
    )
