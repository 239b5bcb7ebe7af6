"""After any sequence of edits the graph equals that of a fresh ingestion of the last versions."""

from __future__ import annotations

import secrets
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from backend.app import App
from backend.services.remember import forget_document, remember_document, remember_turns
from ingest.identifiers import document_id
from tests.builders import A_MONDAY, a_note, a_turn
from tests.conftest import audit
from tests.graph import clear, dump

# Short sentences of every kind that shares people, things and slots across documents.
SENTENCES = (
    "하린은 전주에 산다.",
    "하린은 여수에 산다.",
    "도윤은 새우를 싫어한대.",
    "하린 말로는 도윤이 이직했대.",
    "나는 등산을 좋아해.",
    "나는 등산을 싫어해.",
    "우리 언니 수진은 간호사야.",
    "언니가 어제 책을 샀어.",
    "김민서는 부산에 산다.",
    "민서는 요가를 시작했다.",
    "Nora says Theo hates olives.",
    "Theo works at a bakery.",
    "Theo left the bakery last week.",
    "- 워크숍: 3월 21일",
)
PATHS = ("a.md", "b.md", "c.md")
AUTHORS = ("유나", "Nora")

texts = st.lists(st.sampled_from(SENTENCES), min_size=0, max_size=4).map("\n\n".join)
edits = st.one_of(
    st.tuples(st.just("put"), st.sampled_from(PATHS), texts, st.sampled_from(AUTHORS)),
    st.tuples(st.just("delete"), st.sampled_from(PATHS), st.just(""), st.just("")),
    st.tuples(st.just("rename"), st.sampled_from(PATHS), st.sampled_from(PATHS), st.just("")),
    st.tuples(
        st.just("turn"),
        st.sampled_from(("s1", "s2")),
        st.tuples(st.sampled_from("123"), st.sampled_from(SENTENCES)),
        st.sampled_from(AUTHORS),
    ),
)


@pytest.mark.slow
@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
# What is read back to be derived again, beside a turn that changed, is what was stored, to its zone.
@example(
    sequence=[
        ("turn", "s1", ("2", SENTENCES[0]), "유나"),
        ("turn", "s1", ("1", SENTENCES[0]), "유나"),
        ("turn", "s1", ("2", SENTENCES[0]), "Nora"),
    ],
    random=Random(1),
)
@given(sequence=st.lists(edits, min_size=1, max_size=7), random=st.randoms(use_true_random=False))
async def test_random_edits_give_the_graph_of_a_fresh_ingestion(
    app: App, sequence: list[tuple[str, str, object, str]], random: object
) -> None:
    await _check(app, sequence, random)


async def _check(app: App, sequence: list[tuple[str, str, object, str]], random: object) -> None:
    space = f"replace-{secrets.token_hex(6)}"
    notes: dict[str, tuple[str, str]] = {}
    chats: dict[str, dict[str, tuple[str, str]]] = {}
    try:
        for kind, path, value, author in sequence:
            await _edit(app, space, notes, chats, kind, path, value, author)
        edited = await dump(app, space)
        assert await audit(app, space) == {}
        await clear(app, space)
        await _fresh(app, space, notes, chats, random)
        fresh = await dump(app, space)
        if not notes and not chats:
            # A space from which everything went is still there; one that nothing was put into is not.
            assert [node for node in edited["nodes"] if "Space" not in node] == fresh["nodes"] == []
            return
        assert fresh == edited
    finally:
        await clear(app, space)


async def _edit(
    app: App,
    space: str,
    notes: dict[str, tuple[str, str]],
    chats: dict[str, dict[str, tuple[str, str]]],
    kind: str,
    path: str,
    value: object,
    author: str,
) -> None:
    if kind == "put":
        notes[path] = (str(value), author)
        await remember_document(app, space, a_note(str(value), path, author))
    elif kind == "delete" and path in notes:
        del notes[path]
        await forget_document(app, space, document_id(space, path))
    elif kind == "rename" and path in notes and path != value:
        notes[str(value)] = notes.pop(path)
        await forget_document(app, space, document_id(space, path))
        await remember_document(app, space, a_note(notes[str(value)][0], str(value), notes[str(value)][1]))
    elif kind == "turn":
        turn, text = value  # type: ignore[misc]  # the strategy's own shape
        chats.setdefault(path, {})[turn] = (text, author)
        await remember_turns(app, space, path, [a_turn(text, author, A_MONDAY, turn)])


async def _fresh(
    app: App,
    space: str,
    notes: dict[str, tuple[str, str]],
    chats: dict[str, dict[str, tuple[str, str]]],
    random: object,
) -> None:
    jobs = [("note", path) for path in notes] + [("chat", path) for path in chats]
    random.shuffle(jobs)  # type: ignore[attr-defined]  # hypothesis hands over a Random
    for kind, path in jobs:
        if kind == "note":
            await remember_document(app, space, a_note(notes[path][0], path, notes[path][1]))
        else:
            turns = [a_turn(text, author, A_MONDAY, turn) for turn, (text, author) in chats[path].items()]
            await remember_turns(app, space, path, turns)
