"""Where a known name stands as a person's, in texts that mention nobody."""

from __future__ import annotations

import pytest

from ingest.resolve.places import places_of


@pytest.mark.parametrize(
    ("text", "name", "found"),
    [
        ("태호야, 밥 먹었어?", "태호", ["태호"]),
        ("태호라면 갔을걸", "태호", ["태호"]),
        ("어제 태호네랑 태호 누나를 봤어", "태호", ["태호", "태호"]),
        ("황태호수에 갔어", "태호", []),
        ("이슬이 맺혔어", "이슬", []),
        ("Mark, did you eat?", "Mark", ["Mark"]),
        ("Please mark the page.", "Mark", []),
        ("Because of Ines we stayed.", "Ines", ["Ines"]),
        ("The lines are long.", "Ines", []),
        ("Ines Duarte came, and Ines stayed", "Ines", ["Ines"]),
    ],
)
def test_a_name_is_found_as_a_name_and_not_as_a_word_or_part_of_one(
    text: str, name: str, found: list[str]
) -> None:
    assert [text[start:end] for start, end in places_of(text, [name])] == found


def test_a_place_that_names_somebody_else_is_left() -> None:
    text = "보미와 보미가 만났어"
    assert places_of(text, ["보미"], [(0, 2)]) == [(4, 6)]
    assert places_of(text, ["보미"], [(0, 2), (4, 6)]) == []
