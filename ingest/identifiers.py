"""Identifiers that follow from content, so that reading the same thing twice gives the same ids."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

_DIGEST_BYTES = 10  # 20 hex characters: a collision among a billion passages has a chance of about 4e-7


def document_id(space: str, path: str) -> str:
    """Return the id of the document at `path` in `space`."""
    return digest("document", space, path)


def turn_passage_id(document: str, turn_id: str) -> str:
    """Return the id of the passage of a turn; it survives a change of the turn's text."""
    return digest("turn", document, turn_id)


def caption_passage_id(document: str, turn_id: str) -> str:
    """Return the id of the passage that describes an image sent with a turn."""
    return digest("caption", document, turn_id)


def passage_ids_of_turns(document: str, turn_ids: Iterable[str]) -> list[str]:
    """Return the ids of the passages that turns have in a document, each with that of the caption it may have."""
    return [make(document, turn) for turn in turn_ids for make in (turn_passage_id, caption_passage_id)]


def passage_id(document: str, kind: str, text: str, occurrence: int) -> str:
    """Return the id of a piece of a document: its content and the how-many-eth of its kind it is.

    Neither position nor heading takes part, so an edit elsewhere changes no other id.
    """
    return digest("passage", document, kind, text, str(occurrence))


def turn_id(speaker: str, said_at: str | None, text: str, occurrence: int) -> str:
    """Return an id for a turn whose format has none; appending turns leaves earlier ids alone."""
    return digest("line", speaker, said_at or "", text, str(occurrence))


def digest(*parts: str) -> str:
    """Hash parts with their lengths, so that ("ab", "c") and ("a", "bc") differ."""
    state = blake2b(digest_size=_DIGEST_BYTES)
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        state.update(len(data).to_bytes(8, "big"))
        state.update(data)
    return state.hexdigest()
