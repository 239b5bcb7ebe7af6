"""The rows of kept texts: what a version of a document holds, and what is left of it after an erasure.

Pure. A version holds the text as it was stored, with secrets masked, and everything else its extraction
depends on, so that it can be extracted again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from backend.services.erasures import Erasures, document_without_erased, set_again
from backend.store.connection import Row
from backend.store.times import native
from ingest.identifiers import digest
from ingest.model import Origin, OriginClass, Passage, SourceDocument
from ingest.segment import segment_markdown
from ingest.sources import body_start

# How many texts of a document are kept, the current one among them. A note that is edited daily can be taken
# back to the week before; the store grows by ten times the text, which is small beside its vectors.
KEPT_VERSIONS = 10

_PROPS = ("title", "author", "written_at", "origin_class", "origin_id", "audience", "encoding", "source_hash")


def version_row(identity: str, revision: int, text: str, body_hash: str | None, props: Row) -> Row:
    """Return the row of a document's text as it will be after the write that begins from `revision`."""
    kept = {name: props[name] for name in _PROPS if props.get(name) is not None}
    return {
        "id": digest("version", identity, str(revision + 1)),
        "props": {**kept, "text": text, "body_hash": body_hash},
    }


def source_of(path: str, props: Row) -> SourceDocument:
    """Return a kept text as the source it once was."""
    origin = Origin(OriginClass(props["origin_class"]), props["origin_id"]) if props.get("origin_class") else None
    return SourceDocument(
        path=path,
        kind="markdown",
        text=props["text"],
        author=props.get("author"),
        written_at=native(props.get("written_at")),
        title=props.get("title"),
        encoding=props.get("encoding") or "utf-8",
        origin=origin,
        audience=tuple(props["audience"]) if props.get("audience") is not None else None,
        source_hash=props.get("source_hash"),
    )


def text_after_erasure(
    source: SourceDocument, left: Sequence[Passage], erasures: Erasures, content_key: bytes
) -> str:
    """Return a document's text that says what its passages say after an erasure, and not a word more.

    Front matter goes: it may name whom the erasure is about, and what counts of it stands beside the text.
    """
    body = replace(source, text=source.text[body_start(source.text) :])
    cut = document_without_erased(body, erasures, content_key)
    if [p.text for p in segment_markdown(cut, "version")] == [p.text for p in left]:
        return cut.text
    return set_again(left)
