"""Turns to passages: one each, captions apart."""

from dataclasses import replace
from datetime import UTC

from hypothesis import given
from hypothesis import strategies as st

from ingest.identifiers import digest, document_id
from ingest.model import Origin, OriginClass, SourceTurn, SpeakerKind
from ingest.segment import segment_turns
from ingest.segment.turns import turn_of_passage

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


@given(
    st.builds(
        SourceTurn,
        id=st.text("ab1", min_size=1),
        speaker=st.sampled_from(["나래", "Ivo"]),
        text=st.sampled_from(["말한 것", "what was said"]),
        said_at=st.none() | st.datetimes(timezones=st.just(UTC)),
        speaker_kind=st.sampled_from(SpeakerKind),
        addressee=st.none() | st.just("세빈"),
        audience=st.none() | st.just(("세빈",)),
        origin=st.none() | st.just(Origin(OriginClass.WEB, "https://example.org")),
        caption=st.none() | st.just("a boat"),
        kind=st.sampled_from(["turn", "contest"]),
        about=st.none() | st.just("보트"),
    )
)
def test_a_turn_is_got_back_from_its_passage_with_all_it_had(turn: SourceTurn) -> None:
    assert turn_of_passage(segment_turns([turn], "document")[0]) == turn
