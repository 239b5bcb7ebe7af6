"""B01 to B09: whatever is typed is searched for as words, and an empty answer says why it is empty."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backend.app import App
from backend.errors import BlankQuestion, EmbeddingModelChanged, SchemaNotReady
from backend.services.recall import context
from backend.services.remember import remember_turns
from backend.services.spaces import change_settings
from backend.store.queries import load_queries, schema_steps
from backend.store.schema import migrate, wait_until_online
from ingest.language.lexical import MAX_QUERY_TERMS, lexical_query, lexical_tokens, text_query
from tests.builders import a_turn

SIGNS = '+-&|!(){}[]^"~*?:\\/<>=@#$%\u200b'
_TERM = r'"[^"\\]+"'
_QUERY = re.compile(rf"\+space_token:s1\^0 \+(?:lexical|text):\({_TERM}(?: {_TERM})*\)")


@given(st.text(st.one_of(st.sampled_from(SIGNS + " aK1가나"), st.characters(codec="utf-8")), max_size=80))
def test_no_text_reaches_the_query_parser_as_syntax(text: str) -> None:
    """B01, B02: a query is made of quoted terms only, or there is none."""
    for query in (
        lexical_query("lexical", lexical_tokens(text), ("space_token", "s1")),
        text_query(text, ("space_token", "s1")),
    ):
        assert query is None or _QUERY.fullmatch(query)


@settings(max_examples=20, deadline=None)
@given(
    st.lists(st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1), min_size=200, max_size=400)
)
def test_a_question_of_any_length_is_a_bounded_number_of_terms(words: list[str]) -> None:
    """B03: Lucene refuses too many clauses."""
    query = lexical_query("lexical", lexical_tokens(" /adjust ".join(words)))
    assert query is None or query.count('"') <= 2 * MAX_QUERY_TERMS


TALK = [
    a_turn("KX-12 모터를 주문했어.", "하린"),
    a_turn("서버를 C++로 옮겼어.", "도윤"),
    a_turn("24/7 지원은 유나가 맡아.", "하린"),
    a_turn("We moved the node: controller to rack B2.", "Nora"),
    a_turn("I adjusted the boiler valve.", "Nora"),
]
# What is typed, and the number of the turn that stands first or among the first, or None where none has to.
TYPED: list[tuple[str, int | None]] = [
    ("24/7 지원은 누가 맡아?", 2),
    ("/b 회의", None),
    ("KX-", 0),
    ("KX-12", 0),
    ("KX", 0),
    ("C++", 1),
    ("(C++)", 1),
    ("node:", 3),
    ("+node -rack", 3),
    ('"boiler', 4),
    ("boiler~ AND (valve^2 OR", 4),
    ("b2 && !rack || [x TO *}", 3),
    ("\\", None),
    ("*:*", None),
    ("boiler\u0000valve", 4),
]


def found_by_words(answer: dict[str, Any]) -> set[str]:
    """The texts that the words, not the meaning, have brought."""
    return {item["source_text"] for item in answer["items"] if {"words", "bigrams"} & set(item["paths"])}


async def test_signs_of_a_query_language_are_words_or_nothing(app: App, space: str) -> None:
    """B01, B02, B09: no error, no silent emptiness; what was just stored is found by its words."""
    await remember_turns(app, space, "talk", TALK)
    for typed, number in TYPED:
        answer = await context(app, space, typed)
        assert answer["items"], typed
        assert number is None or TALK[number].text in found_by_words(answer), typed
    assert TALK[0].text in found_by_words(await context(app, space, "KX-", mode="turn"))


async def test_a_long_pasted_paragraph_is_a_question_like_any_other(app: App, space: str) -> None:
    """B03: thousands of letters with a slash in them; what it is about is found."""
    await remember_turns(app, space, "talk", TALK)
    pasted = "Run /adjust for the boiler valve. " + "And then /we looked (again) at “it”: " * 60 + "그리고 /끝"
    assert len(pasted) > 2_000
    answer = await context(app, space, pasted)
    assert TALK[4].text in found_by_words(answer)


@pytest.mark.parametrize("question", ["the of and", "who is it?", "그 이 저", "뭐가 어떻게 된 거야?", "?!", "…"])
async def test_a_question_without_words_of_content_is_answered_by_meaning(
    app: App, space: str, question: str
) -> None:
    """B04: the lexical arm is skipped, and the trace says so."""
    await remember_turns(app, space, "talk", TALK[:2])
    answer = await context(app, space, question)
    assert len(answer["items"]) == 2
    notes = [step["note"] for step in answer["trace"] if "note" in step]
    skipped = any("lexical arm skipped" in note for note in notes)
    # A word that looks like one of content is looked for, and the trace shows how often it was found.
    assert skipped or any(step["query"] == "find_passages_by_words" for step in answer["trace"])
    assert skipped or lexical_tokens(question)
    spare = await context(app, space, question, mode="turn")
    assert spare["reason"]


BLANK = ["", "   ", "\n\t", "\u200b", "\u200b \u2060\ufeff", "\u3000", "\u0000"]


async def test_a_blank_question_is_refused_before_anything_is_searched(
    client: httpx.AsyncClient, app: App, space: str
) -> None:
    """B05: signs that nobody sees are blank, too; the answer names the field."""
    await remember_turns(app, space, "talk", TALK[:1])
    for question in BLANK:
        with pytest.raises(BlankQuestion):
            await context(app, space, question)
        answer = await client.post(f"/spaces/{space}/context", json={"question": question})
        assert answer.status_code == 422, question
        assert "question" in answer.text


def test_every_index_that_a_query_names_is_made_at_the_start() -> None:
    """B06: nothing is left to be made by the first write."""
    made = set(re.findall(r"INDEX (\w+) IF NOT EXISTS", "\n".join(s for _, part in schema_steps() for s in part)))
    text = "\n".join(query.text for query in load_queries().values())
    named = set(re.findall(r"queryNodes\('(\w+)'", text)) | set(re.findall(r"VECTOR INDEX (\w+) FOR", text))
    assert named
    assert named <= made


async def test_a_memory_that_holds_nothing_yet_answers_with_nothing_and_says_so(app: App, space: str) -> None:
    """B06, B09: asked before anything was stored."""
    await change_settings(app, space, {"zone": "Asia/Seoul"})
    for question in ("하린은 어디에 살아?", "What does Nora like?", "24/7"):
        answer = await context(app, space, question)
        assert (answer["items"], answer["sufficient"]) == ([], False)
        assert answer["reason"]
        assert answer["trace"]


async def test_an_index_that_is_still_being_filled_is_waited_for(app: App) -> None:
    """B07: no question runs before every index is online, and a wait that is too short names the index."""
    store = app.store
    await store.run_text(
        "UNWIND range(1, 20000) AS n CREATE (:FaultProbe {value: n, text: 'word' + n + ' of probe'})",
        {},
        writable=True,
    )
    try:
        await store.run_schema("CREATE FULLTEXT INDEX fault_probe FOR (n:FaultProbe) ON EACH [n.text]", {})
        waiting = await store.read("indexes_not_online", {"space": None})
        if waiting:
            with pytest.raises(SchemaNotReady, match="fault_probe"):
                await wait_until_online(store, timeout_seconds=0)
        await wait_until_online(store)
        rows = await store.run_text(
            "CALL db.index.fulltext.queryNodes('fault_probe', 'word20000') YIELD node RETURN node.value AS value",
            {},
        )
        assert [row["value"] for row in rows] == [20000]
    finally:
        await store.run_schema("DROP INDEX fault_probe IF EXISTS", {})
        await store.run_text("MATCH (n:FaultProbe) DETACH DELETE n", {}, writable=True)


async def test_another_embedding_model_is_refused_before_a_vector_is_written(app: App) -> None:
    """B08: the refusal names both models with their sizes and the way out; the right model still starts."""
    own = (app.embedder.name, app.embedder.dimensions)
    for name, dimensions in (("other/model", 768), (own[0], own[1] * 2), ("other/model", own[1])):
        with pytest.raises(EmbeddingModelChanged) as refused:
            await migrate(app.store, name, dimensions)
        for part in (name, str(dimensions), own[0], str(own[1]), "saidgraph reindex"):
            assert part in refused.value.detail
    await migrate(app.store, *own)
