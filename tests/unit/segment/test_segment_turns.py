"""Turns to passages: one each, captions apart."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ingest.identifiers import digest, document_id
from ingest.model import OriginClass, SourceTurn, SpeakerKind
from ingest.segment import segment_turns

TURN = SourceTurn(id="1", speaker="나래", text="이 사진 좀 봐.", caption="a boat on a lake", audience=("세빈",))


def test_a_caption_is_a_passage_of_its_own_and_nobodys_words() -> None:
    turn, caption = segment_turns([TURN], "document")
    assert (turn.text, turn.speaker, turn.kind, turn.turn_id) == ("이 사진 좀 봐.", "나래", "turn", "1")
    assert (caption.text, caption.speaker, caption.kind, caption.turn_id) == (
        "a boat on a lake",
        None,
        "caption",
        "1",
    )
    assert caption.speaker_kind is SpeakerKind.TOOL
    assert caption.origin is not None
    assert caption.origin.origin_class is OriginClass.TOOL
    assert caption.audience == ("세빈",)
    assert (turn.position, caption.position) == (0, 1)


def test_blank_turns_say_nothing() -> None:
    assert segment_turns([replace(TURN, text=" \u200b\n", caption=None)], "document") == []
    assert [passage.kind for passage in segment_turns([replace(TURN, text="")], "document")] == ["caption"]


def test_a_changed_text_keeps_the_id_of_its_turn() -> None:
    before = segment_turns([TURN], "document")[0]
    after = segment_turns([replace(TURN, text="다른 말")], "document")[0]
    assert before.id == after.id
    assert before.id != segment_turns([TURN], "other")[0].id


def test_white_space_inside_a_turn_stays() -> None:
    assert segment_turns([replace(TURN, text="김하나\n\n는   서울로")], "d")[0].text == "김하나\n\n는   서울로"


@given(st.lists(st.text(max_size=5), max_size=8))
def test_appending_a_turn_keeps_every_passage(texts: list[str]) -> None:
    turns = [replace(TURN, id=str(number), text=text) for number, text in enumerate(texts)]
    before = segment_turns(turns, "document")
    after = segment_turns([*turns, replace(TURN, id="last")], "document")
    assert after[: len(before)] == before


@given(st.lists(st.text(max_size=4), max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_different_parts_give_different_ids(first: list[str], second: list[str]) -> None:
    assert (digest(*first) == digest(*second)) == (first == second)


def test_an_identifier_is_twenty_hex_characters() -> None:
    assert len(document_id("space", "a.md")) == 20
    assert int(document_id("space", "a.md"), 16) >= 0
