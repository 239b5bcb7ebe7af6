"""How rare a word is depends on the space alone, and a window counts by the rare words that it holds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from backend.operators.rarity import Rarity, count_words

WINDOWS = ["kayak harbour", "kayak loom", "kayak kayak sauna", "", "tram"]
SPAN = 20


def test_a_word_that_few_windows_hold_weighs_more() -> None:
    rarity = count_words(WINDOWS)
    assert rarity.windows == 4
    assert rarity.of("glacier") > rarity.of("loom") > rarity.of("kayak") > 0


def test_a_word_that_is_repeated_in_one_window_counts_once() -> None:
    assert count_words(["kayak kayak", "loom"]).of("kayak") == count_words(["kayak", "loom"]).of("kayak")


def test_a_long_window_counts_less_for_the_same_words() -> None:
    rarity = count_words(WINDOWS)
    assert rarity.weight(["loom"], SPAN) > rarity.weight(["loom"], 10 * SPAN) > 0
    assert rarity.weight([], SPAN) == 0


def test_a_space_without_talk_gives_every_window_nothing() -> None:
    assert Rarity().weight([], 0) == count_words(["", ""]).weight([], 5) == 0


@given(
    st.lists(st.text("ab ", min_size=1, max_size=8), min_size=1, max_size=8), st.text("ab", min_size=1, max_size=2)
)
def test_rarity_is_positive_and_does_not_depend_on_the_order(windows: list[str], word: str) -> None:
    assert count_words(windows).of(word) > 0 or not any(window for window in windows)
    assert count_words(windows).of(word) == count_words(windows[::-1]).of(word)


def test_no_word_of_a_space_is_kept() -> None:
    assert all(isinstance(word, int) for word in count_words(WINDOWS).counts)
