"""The tables of well-known activities, and what is found in them."""

from __future__ import annotations

import pytest

from backend.consolidation.activities import NO_ACTIVITY
from backend.consolidation.inventory import attended_names, parts, places, rows, words
from backend.consolidation.inventory.verbs import GUARDED, OWN_OBJECTS
from backend.consolidation.known import activities_named, activity_of_place, maybe_named_by, named_by
from backend.consolidation.occurrence import Occurrence
from tests.unit.consolidation.makers import told


def test_a_row_goes_on_below_and_has_up_to_three_columns() -> None:
    (first, second) = rows("rowing: erg\n  sculling | piece | boathouse\nlacrosse:")
    assert (first.name, first.words, first.parts, first.places) == (
        "rowing",
        ("erg", "sculling"),
        ("piece",),
        ("boathouse",),
    )
    assert (second.name, second.words) == ("lacrosse", ())


def test_a_word_names_one_activity_and_a_place_has_one() -> None:
    # "Bowl" is what one does in two games; nothing else may stand for two.
    double = {form for form, names in words().written.items() if len(names) > 1}
    assert double <= {"bowl"}
    assert set(places().values()) <= {name for names in words().written.values() for name in names}
    assert not words().written.keys() & NO_ACTIVITY
    assert attended_names() <= {name for names in words().written.values() for name in names}
    assert OWN_OBJECTS.keys() <= GUARDED
    assert len(parts().phrases) > 100


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("morning front crawl", {"swimming"}),
        ("judo class", {"judo"}),
        ("뜨개질 모임", {"뜨개질"}),
        ("요가 초급반", {"요가"}),
        # What only has the word in it is something else.
        ("guitar strap", set()),
        ("yoga mat", set()),
        ("running water", set()),
        ("수영복", set()),
        ("피아노 의자", set()),
    ],
)
def test_words_name_an_activity_by_their_last_word(text: str, names: set[str]) -> None:
    assert activities_named(text) == names


def test_a_place_with_many_uses_names_nothing() -> None:
    assert activity_of_place("the climbing wall") == "climbing"
    assert activity_of_place("탁구장") == "탁구"
    assert activity_of_place("community centre") is None
    assert activity_of_place("복지관") is None


@pytest.mark.parametrize(
    ("event", "names"),
    [
        (told("Ida threw a pot.", "pot", "throw"), {"pottery"}),
        (told("Ida threw a party.", "party", "throw"), set()),
        (told("Ida hit the bag.", "bag", "hit"), {"boxing"}),
        (told("Ida hit the brakes.", "brakes", "hit"), set()),
        (told("Ida painted a landscape.", "landscape", "paint"), {"painting"}),
        (told("Ida painted the shed.", "shed", "paint"), set()),
        (told("Ida painted it.", "painted", "paint"), set()),
        (told("Ida ran three miles.", "three miles", "run"), {"running"}),
        (told("Ida ran a stall.", "stall", "run"), set()),
        (told("Ida ran along the canal.", "ran along canal", "run"), {"running"}),
        (told("Ida boxed up the china.", "boxed up china", "box up"), set()),
        (told("Ida surfed the web.", "web", "surf"), set()),
        (told("Ida dug up the potatoes.", "dug up potatoes", "dig up"), {"gardening"}),
        (told("Ida lost at darts.", "darts", "lose", "lost"), {"darts"}),
        (told("Ida helped at the soup kitchen.", "soup kitchen", "help"), {"soup kitchen"}),
        (told("Ida waited at the dentist.", "waited at dentist", "wait"), {"dentist"}),
        (told("Ida waited at the pool.", "waited at pool", "wait"), set()),
        (told("Ida rang the dentist.", "dentist", "ring"), set()),
        (told("나래는 도자기를 빚었다.", "도자기 빚기", "빚다"), {"도예"}),
        (told("나래는 송편을 빚었다.", "송편 빚기", "빚다"), set()),
        (told("나래는 눈썹을 그렸다.", "눈썹 그리기", "그리다"), set()),
        (told("나래는 바둑을 이겼다.", "바둑 이기기", "이기다"), {"바둑"}),
        (told("나래는 강가를 8키로 뛰었다.", "강가 뛰기", "뛰다"), {"달리기"}),
        (told("나래는 놀라서 뛰었다.", "뛰기", "뛰다"), set()),
        (told("나래는 절을 했다.", "절", "절하다"), set()),
        (told("나래는 탁구장에서 일했다.", "일하기", "일하다"), set()),
    ],
)
def test_a_deed_names_an_activity_only_with_its_own_objects(event: Occurrence, names: set[str]) -> None:
    assert named_by(event) == names


def test_a_part_is_of_several_activities() -> None:
    scales = maybe_named_by(told("Ida did scales.", "scales", "do"))
    assert {"piano", "flute", "cello"} <= scales
    assert maybe_named_by(told("Ida mended the scales.", "scales", "mend")) == set()
