"""What is stored so that a passage can be found sees the passages near it, and no further."""

from __future__ import annotations

from ingest.model import Passage
from ingest.retrieval_text import embedding_text, passage_tokens, turn_before, window_tokens


def turn(
    number: int, text: str, *, speaker: str = "Nele", kind: str = "turn", caption: str | None = None
) -> Passage:
    return Passage(
        id=f"p{number}", text=text, position=number, speaker=speaker, kind=kind, caption=caption, lang="en"
    )


TALK = [
    turn(0, "Which boat did you buy?", speaker="Falk"),
    turn(1, "The green kayak!", caption="a boat on a lake"),
    turn(2, "a boat on a lake", kind="caption"),
    turn(3, "Lovely colour.", speaker="Falk"),
    turn(4, "I paddled to Norrvik."),
    turn(5, "Was it cold?", speaker="Falk"),
]


def test_a_turn_is_embedded_with_the_turn_it_answers() -> None:
    assert embedding_text(TALK[1], TALK[0]) == (
        "Falk: Which boat did you buy?\nNele: The green kayak! [a boat on a lake]"
    )


def test_a_paragraph_is_embedded_under_its_title_and_headings() -> None:
    passage = Passage(
        id="p", text="Two pumps run.", position=0, kind="paragraph", heading_path=("Cellar", "Pumps")
    )
    assert embedding_text(passage, None, "House notes") == "House notes / Cellar / Pumps\nTwo pumps run."


def test_the_turn_before_is_found_past_a_caption() -> None:
    assert turn_before(TALK, 3) is TALK[1]
    assert turn_before(TALK, 0) is None


def test_a_window_reaches_two_turns_each_way_and_not_three() -> None:
    window = window_tokens(TALK, 3).split()
    assert "kayak" in window
    assert "cold" in window
    assert "paddl" in window
    assert "paddl" not in window_tokens(TALK, 0).split()


def test_a_paragraph_has_no_window() -> None:
    assert window_tokens([Passage(id="p", text="Words.", position=0, kind="paragraph")], 0) == ""


def test_the_words_of_a_caption_count_for_its_turn() -> None:
    assert "lake" in passage_tokens(TALK[1]).split()
