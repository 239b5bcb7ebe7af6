"""Learned notes: what an agent wrote for later. Nothing of them becomes a statement before a person says so.

A note is known by its front matter (`kind: learned` or `procedural`, and `agent`). The graph's decision counts,
not what the file says of itself: an agent cannot accept its own note.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from backend.app import App
from backend.store.connection import Row, Transaction
from backend.store.secrets import keyed_hash
from ingest.identifiers import document_id
from ingest.model import Origin, OriginClass, SourceDocument
from ingest.signals import mask_secrets
from ingest.sources import body_start

KINDS = ("learned", "procedural")


def is_learned(source: SourceDocument) -> bool:
    """Say whether a document says of itself that an agent learned it."""
    return source.metadata.get("kind") in KINDS and bool(source.metadata.get("agent"))


async def admit(app: App, space: str, source: SourceDocument) -> SourceDocument | None:
    """Return what of a learned note may be understood: nothing until it is accepted, and of procedures never.

    A text that nobody has decided about waits from now on.
    """
    identity = document_id(space, source.path)
    offered = keyed_hash(app.content_key, "note", source.text)
    note = await find_note(app, space, identity)
    if note is None or note["offered_hash"] != offered:
        await save_note(app, space, identity, _waiting(source, offered))
        return None
    if note["status"] != "accepted" or note["kind"] == "procedural":
        return None
    return accepted_source(source, note)


def accepted_source(source: SourceDocument, note: Row) -> SourceDocument:
    """Return an accepted note as a source: its agent's claims, or the words of the person who edited it."""
    if note["edited"]:
        return replace(source, text=note["text"], author=note["by"], origin=None, metadata={})
    return replace(
        source, text=note["text"], author=None, origin=Origin(OriginClass.AGENT, note["agent"]), metadata={}
    )


async def save_note(app: App, space: str, identity: str, props: Row) -> None:
    """Keep a note, or what changed of it. The space exists from then on."""

    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("save_note", {"space": space, "id": identity, "props": props})

    await app.store.work(unit)


async def find_note(app: App, space: str, identity: str) -> Row | None:
    """Return a learned note, or None."""
    parameters = {"space": space, "id": identity, "status": None, "kind": None}
    rows = await app.store.read("learned_notes", parameters)
    return rows[0] if rows else None


def _waiting(source: SourceDocument, offered: str) -> dict[str, Any]:
    text = mask_secrets(source.text[body_start(source.text) :])[0]
    sources = source.metadata.get("sources", "")
    return {
        "path": source.path,
        "title": source.title or source.path,
        "text": text.strip() + "\n",
        "kind": source.metadata["kind"],
        "agent": source.metadata["agent"],
        "sources": [item.strip() for item in sources.split(",") if item.strip()],
        "status": "waiting",
        "offered_hash": offered,
        "edited": False,
        "by": None,
        "decided_at": None,
    }
