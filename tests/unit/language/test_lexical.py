"""Tokens meet: what is stored and what is asked go through the same function."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ingest.language.lexical import (
    MAX_QUERY_TERMS,
    NAME_MARK,
    STOP_WORDS,
    lexical_query,
    lexical_tokens,
    name_tokens,
    space_token,
    text_query,
    type_token,
)

SPECIAL = set('+-&|!(){}[]^"~*?:\\/')


@pytest.mark.parametrize(
    ("stored", "asked"),
    [
        ("We adopted two kittens", "adopting a kitten"),
        ("KX-12 모터가 섰다", "KX-"),
        ("KX-12 모터가 섰다", "kx-12"),
        ("C++로 다시 짰어", "C++"),
        ("회의실 B2에서 봐", "b2"),
        ("우리 팀이 차를 팔았어", "차"),
        ("은채는 배를 샀대", "배"),
        ("See node: (x)", "node"),
        ("It costs 24/7 support", "24/7 지원"),
    ],
)
def test_a_question_finds_the_words_of_a_text(stored: str, asked: str) -> None:
    assert set(lexical_tokens(stored)) & set(lexical_tokens(asked))


@pytest.mark.parametrize("text", ["the of and", "그 이 저", "", "?!", "-- //"])
def test_what_holds_no_words_gives_no_query(text: str) -> None:
    assert lexical_query("lexical", lexical_tokens(text), ("space_token", "s1")) is None


def test_a_name_is_one_token_and_a_sentence_ends_it() -> None:
    assert name_tokens("Old Harbour. Nele Falk met J. R. Berg at the University of the Arts.") == [
        "@old_harbour",
        "@nele_falk",
        "@j_r_berg",
        "@university_of_the_arts",
    ]


def test_korean_names_are_tokens() -> None:
    assert "@서울" in name_tokens("지난주에 서울에 갔어")


def test_a_query_requires_its_space_and_does_not_score_it() -> None:
    query = lexical_query("lexical", ["dog"], ("space_token", space_token("demo")))
    assert query == f'+space_token:{space_token("demo")}^0 +lexical:("dog")'


@given(st.text(max_size=300))
def test_no_word_of_a_user_reaches_the_query_as_syntax(text: str) -> None:
    for query in (
        lexical_query("lexical", [*lexical_tokens(text), *name_tokens(text)], ("space_token", "s1")),
        text_query(text, ("space_token", "s1")),
    ):
        if query is None:
            continue
        _, _, terms = query.partition(":(")
        inside = terms.removesuffix(")")
        # Outside of the quotes there is nothing but spaces.
        assert not "".join(inside.split('"')[0::2]).strip()
        assert "\\" not in inside


@given(st.lists(st.text(min_size=1, max_size=5), min_size=200, max_size=300))
def test_a_pasted_page_makes_a_bounded_query(words: list[str]) -> None:
    query = lexical_query("lexical", lexical_tokens(" ".join(words)))
    assert query is None or query.count('"') <= 2 * MAX_QUERY_TERMS


@given(st.text(max_size=200))
def test_tokens_hold_no_space_and_are_the_same_again(text: str) -> None:
    tokens = lexical_tokens(text)
    assert all(token and not any(sign.isspace() for sign in token) for token in tokens)
    assert tokens == lexical_tokens(text)
    assert all(name.startswith(NAME_MARK) for name in name_tokens(text))


@given(st.text(min_size=1, max_size=80), st.text(min_size=1, max_size=80))
def test_spaces_and_types_have_tokens_of_their_own(one: str, other: str) -> None:
    assert space_token(one).isalnum()
    assert (space_token(one) == space_token(other)) == (one == other)
    assert space_token(one) != type_token(one)


def test_stop_words_are_lower_case_words() -> None:
    assert all(word == word.lower() for word in STOP_WORDS)
