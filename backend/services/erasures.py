"""Takes words out of texts and keeps them out when the same source comes again.

What was taken out is remembered as a keyed hash of the text it stood in, with nothing or with spans: the words
themselves are nowhere. The key lives outside the database.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from backend.store.connection import Store
from backend.store.secrets import keyed_hash
from ingest.model import Passage, SourceDocument, SourceTurn
from ingest.resolve.redacted import REDACTED
from ingest.segment import segment_markdown

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Erasure:
    """What happens to a text that comes again: dropped whole, or some spans taken out."""

    text_key: str
    drop: bool
    spans: tuple[Span, ...] = ()


Erasures = Mapping[str, Erasure]  # by text key


def text_key(key: bytes, speaker: str | None, text: str) -> str:
    """Return the keyed hash under which a text is recognised when it comes again."""
    return keyed_hash(key, "text", speaker or "", text)


def redacted(text: str, spans: Iterable[Span]) -> str:
    """Return the text with spans replaced; overlapping ones become one.

    >>> redacted("지나가 왔다", [(0, 2)])
    '[redacted]가 왔다'
    """
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    for start, end in reversed(merged):
        text = text[:start] + REDACTED + text[end:]
    return text


def turns_without_erased(turns: Sequence[SourceTurn], erasures: Erasures, key: bytes) -> list[SourceTurn]:
    """Return turns as they may be stored: erased ones gone, redacted ones redacted."""
    kept: list[SourceTurn] = []
    for turn in turns:
        erasure = erasures.get(text_key(key, turn.speaker, turn.text))
        if erasure is not None and erasure.drop:
            continue
        if erasure is not None:
            turn = replace(turn, text=redacted(turn.text, erasure.spans))
        if turn.caption:
            caption = erasures.get(text_key(key, None, turn.caption.strip()))
            if caption is not None:
                turn = replace(
                    turn, caption=None if caption.drop else redacted(turn.caption.strip(), caption.spans)
                )
        kept.append(turn)
    return kept


def document_without_erased(document: SourceDocument, erasures: Erasures, key: bytes) -> SourceDocument:
    """Return a Markdown document as it may be stored; one that holds nothing erased comes back as it is."""
    if not erasures:
        return document
    passages = segment_markdown(document, "erasure")
    hits = [
        (passage, erasure)
        for passage in passages
        if (erasure := erasures.get(text_key(key, passage.speaker, passage.text))) is not None
    ]
    if not hits:
        return document
    if any(passage.offset is None for passage, _ in hits):
        # Marks such as ** stand between the words: the text is set again from what may stay.
        return replace(document, text=set_again(passages, {p.id: e for p, e in hits}))
    text = document.text
    for passage, erasure in sorted(hits, key=lambda hit: -(hit[0].offset or 0)):
        start = passage.offset or 0
        kept = "" if erasure.drop else redacted(passage.text, erasure.spans)
        text = text[:start] + kept + text[start + len(passage.text) :]
    return replace(document, text=text)


def set_again(passages: Sequence[Passage], hits: Mapping[str, Erasure] = MappingProxyType({})) -> str:
    """Return a text that holds the passages; marks and front matter of the author's are not in it."""
    lines: list[str] = []
    for passage in passages:
        erasure = hits.get(passage.id)
        if erasure is not None and erasure.drop:
            continue
        text = passage.text if erasure is None else redacted(passage.text, erasure.spans)
        if passage.kind == "heading":
            text = "#" * max(1, len(passage.heading_path)) + " " + text
        elif passage.kind == "list":
            text = "- " + text
        elif passage.kind == "code":
            text = f"```\n{text}\n```"
        lines.append(text)
    return "\n\n".join(lines) + "\n"


async def load_erasures(store: Store, space: str) -> dict[str, Erasure]:
    """Return what must not come back into a space, by text key."""
    rows = await store.read("erasures_of_space", {"space": space})
    return {
        row["text_key"]: Erasure(
            row["text_key"], row["drop"], tuple(zip(row["spans"][::2], row["spans"][1::2], strict=True))
        )
        for row in rows
    }
