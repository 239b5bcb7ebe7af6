"""Turns to passages: a turn is a passage, the caption of its image another one right after it."""

from __future__ import annotations

from collections.abc import Iterable

from ingest.identifiers import caption_passage_id, turn_passage_id
from ingest.model import Origin, OriginClass, Passage, SourceTurn, SpeakerKind
from ingest.sources.encoding import clean_text

# Who made a caption is not the speaker: a program looked at the picture.
CAPTION_ORIGIN = Origin(OriginClass.TOOL, "image-caption")


def segment_turns(turns: Iterable[SourceTurn], document_id: str) -> list[Passage]:
    """Return the passages of turns, in their order; a blank turn says nothing and has none."""
    passages: list[Passage] = []
    for turn in turns:
        text = clean_text(turn.text)
        if text.strip():
            passages.append(
                Passage(
                    id=turn_passage_id(document_id, turn.id),
                    text=text,
                    position=len(passages),
                    speaker=turn.speaker,
                    speaker_kind=turn.speaker_kind,
                    addressee=turn.addressee,
                    said_at=turn.said_at,
                    origin=turn.origin,
                    audience=turn.audience,
                    turn_id=turn.id,
                    caption=turn.caption,
                    kind=turn.kind,
                    heading_path=(turn.about,) if turn.about else (),
                )
            )
        if turn.caption and turn.caption.strip():
            passages.append(_caption(turn, turn.caption, document_id, len(passages)))
    return passages


def turn_of_passage(passage: Passage) -> SourceTurn:
    """Return the turn that a passage was made from, with its caption: what `segment_turns` takes apart."""
    return SourceTurn(
        id=str(passage.turn_id),
        speaker=passage.speaker or "",
        text=passage.text,
        said_at=passage.said_at,
        speaker_kind=passage.speaker_kind,
        addressee=passage.addressee,
        audience=passage.audience,
        origin=passage.origin,
        caption=passage.caption,
        kind=passage.kind,
        about=passage.heading_path[0] if passage.heading_path else None,
    )


def _caption(turn: SourceTurn, caption: str, document_id: str, position: int) -> Passage:
    return Passage(
        id=caption_passage_id(document_id, turn.id),
        text=clean_text(caption).strip(),
        position=position,
        speaker=None,
        speaker_kind=SpeakerKind.TOOL,
        said_at=turn.said_at,
        kind="caption",
        origin=CAPTION_ORIGIN,
        audience=turn.audience,
        turn_id=turn.id,
    )
