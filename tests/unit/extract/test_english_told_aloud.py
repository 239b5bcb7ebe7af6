"""Words given in somebody's mouth without marks, told on through a third, or set beside another's view."""

from __future__ import annotations

import pytest

from tests.unit.extract.test_english import read


def owners(text: str) -> list[tuple[str | None, str, str | None, str | None]]:
    return [(s.owner, s.predicate, s.subject, s.polarity.value) for s in read(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Dana goes I'm sick of this job", [("Dana", "dislikes", "Dana", "negative")]),
        ("And then Mark goes I love the new place", [("Mark", "likes", "Mark", "positive")]),
        ("My sister went I hate this flat", [("sister", "dislikes", "sister", "negative")]),
        # somebody really goes, or the speaker puts something in
        ("Dana went I think on Monday", [(None, "went", "Dana", "positive")]),
        ("When she goes, I'm lost", [(None, "is", "Ivo", "positive")]),
    ],
)
def test_goes_and_the_words(text: str, expected: list[tuple[str | None, str, str | None, str | None]]) -> None:
    assert owners(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Mum said to tell Rob he's late", [("Mum", "is", "Rob", "positive")]),
        ("Mum told me to tell Rob he's late", [("Mum", "is", "Rob", "positive")]),
        ("Dad asked me to remind Joe the car is booked", [("Dad", "plans", "car", "positive")]),
        ("Mum told Rob he's late", [("Mum", "is", "Rob", "positive")]),
        ("I need to tell Rob he's fired", []),
    ],
)
def test_told_on(text: str, expected: list[tuple[str | None, str, str | None, str | None]]) -> None:
    assert owners(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Ann adores the vicar, Bob finds him smug.",
            [("Ann", "likes", "Ann", "positive"), ("Bob", "believes_bad", "Bob", "negative")],
        ),
        (
            "Your gran and I both love the new vicar, your aunt finds him rude.",
            [
                ("Lena's gran", "likes", "Lena's gran", "positive"),
                ("Ivo", "likes", "Ivo", "positive"),
                ("Lena's aunt", "believes_bad", "Lena's aunt", "negative"),
            ],
        ),
        ("Rita called the new menu 'a total disgrace'", [("Rita", "believes_bad", "Rita", "negative")]),
        ("Dana said 'a total disgrace'", []),
    ],
)
def test_two_views(text: str, expected: list[tuple[str | None, str, str | None, str | None]]) -> None:
    assert owners(text) == expected


def test_nobody_is_found_smug_by_himself() -> None:
    assert [s.target for s in read("Dad finds him smug.")] != ["Dad"]
