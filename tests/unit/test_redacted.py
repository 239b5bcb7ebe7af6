"""Where words were erased nothing is read from what is left of their sentence; other sentences stay."""

from __future__ import annotations

from datetime import datetime

import pytest

from ingest.model import MentionKind, Passage
from ingest.pipeline import understand_one
from ingest.resolve.redacted import REDACTED, sentences, silent_spans

MONDAY = datetime.fromisoformat("2026-03-02T10:00:00+09:00")


def said(text: str, speaker: str = "수빈") -> Passage:
    return Passage("p", text, 0, speaker=speaker, said_at=MONDAY)


@pytest.mark.parametrize(
    "text",
    [
        "[redacted]는 전주에 살아.",
        "[redacted]는 현우를 좋아해",
        "[redacted]가 그러는데 나은이가 가방을 훔쳤대ㅋㅋ",
        "나은이가 그러는데 [redacted]가 결혼했대",
        "[redacted]랑 나는 어제 영화 봤어",
        "[redacted] 때문에 회의가 늦어졌어.",
        '나은이가 "난 [redacted]가 싫어. 현우는 좋아."라고 했어.',
        "[redacted]: 난 현우가 싫어.",
        "[redacted] said that Ida stole the bike.",
        "[redacted] thinks I am rude.",
        "Tim told [redacted] that Ida stole the bike.",
        "Ida stole the bike, according to [redacted].",
        "Tim says that [redacted] says that Ida stole the bike",
        '"Ida stole the bike," [redacted] said. "I hate Tim."',
        "[redacted] wrote:\n> Ida stole the bike.\n> Tim is rude.",
        "I was out with Mr. [redacted] and Ida stole the bike.",
        "Ida came with [redacted].  She hates jazz.",
    ],
)
def test_nothing_is_read_from_a_sentence_with_the_mark(text: str) -> None:
    found = understand_one(said(text), ())
    assert found.statements == ()
    assert found.rejected == ()
    assert not [m for m in found.mentions if "redacted" in m.name or m.kind is MentionKind.THING]


@pytest.mark.parametrize(
    ("text", "stated"),
    [
        ("[redacted]는 전주에 살아. 나는 어제 광주에 갔어.", "광주"),
        ("나는 커피를 좋아해! [redacted]가 현우는 게으르대", "커피"),
        ("[redacted] told Tim that Ida left. I live in Oslo.", "Oslo"),
        ("I live in Oslo.\n[redacted] says Ida is rude", "Oslo"),
    ],
)
def test_other_sentences_of_the_turn_stay(text: str, stated: str) -> None:
    (left,) = understand_one(said(text), ()).statements
    assert left.target == stated


def test_a_pronoun_means_nobody_else_where_a_name_before_it_is_gone() -> None:
    window = [said("[redacted]랑 현우가 왔어."), said("Ida came with [redacted].", "Sue")]
    assert understand_one(said("걔는 재즈를 싫어해."), window).statements == ()
    assert understand_one(said("She hates jazz.", "Sue"), window).statements == ()
    assert understand_one(said("I hate jazz.", "Sue"), window).statements


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("Dr. Lee left. He ran.", ["Dr. Lee left.", " He ran."]),
        ('"I ran. I hid." said Tim. I slept.', ['"I ran. I hid." said Tim.', " I slept."]),
        ("나는 갔어!! 너는 3.5점이야", ["나는 갔어!!", " 너는 3.5점이야"]),
        ("one\ntwo", ["one\n", "two"]),
        ("he said:\n- one", ["he said:\n- one"]),
    ],
)
def test_a_text_is_cut_at_its_sentences(text: str, cut: list[str]) -> None:
    assert [text[start:end] for start, end in sentences(text)] == cut


def test_only_sentences_with_the_mark_are_silent() -> None:
    assert silent_spans(f"One. {REDACTED} two. Three.") == [(4, 20)]
