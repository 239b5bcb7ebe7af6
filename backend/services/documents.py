"""Documents: shown with their passages and statements, previewed, and taken out again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from uuid import uuid4

from backend.app import App
from backend.errors import UnknownDocument
from backend.services import prepare
from backend.services.disclosure import as_subject, withheld_by
from backend.services.present import Shown, document, passage
from backend.services.readers import NOBODY, Reader
from backend.services.remember import forget_document
from backend.services.spaces import as_settings, find_space, require_space
from backend.services.statements import statements_by_ids
from backend.store.connection import Row
from backend.store.documents import document_state
from ingest.identifiers import document_id
from ingest.model import SourceDocument
from ingest.signals import mask_secrets

EVERYTHING = Reader(unrestricted=True)


async def get_document(app: App, space: str, path: str, *, reader: Reader = NOBODY) -> Shown:
    """Return a document with its passages and statements; `withheld` counts statements not for the reader.

    Raises UnknownSpace, UnknownDocument.
    """
    row = await _find(app, space, path, reader)
    reader = await as_subject(app.store, space, reader)
    parameters = {"space": space, "document_id": row["id"]}
    passages = await app.store.read("document_passages", parameters | reader.parameters())
    found = await app.store.read("statement_ids_of_document", parameters)
    statements = await statements_by_ids(app.store, space, [item["id"] for item in found], reader=reader)
    hidden = {item["id"] for item in found} - {item["id"] for item in statements}
    return {
        **document(row),
        "passages": [passage(item) for item in passages],
        "statements": statements,
        "withheld": len(hidden),
        "withheld_by": withheld_by(reader, hidden),
    }


async def delete_document(app: App, space: str, path: str) -> Shown:
    """Delete a document and what only its text supported; return the receipt. Its source may come again.

    Raises UnknownSpace, UnknownDocument.
    """
    row = await _find(app, space, path, Reader(unrestricted=True))
    written = (await forget_document(app, space, row["id"])).counts
    counts = {
        "nodes": written.get("nodes_deleted", 0),
        "relationships": written.get("relationships_deleted", 0),
    }
    receipt = {"id": uuid4().hex, "kind": "deletion", "props": {"document_id": row["id"], **counts}}
    kept = await app.store.write("create_receipt", {"space": space, **receipt})
    return {
        "receipt_id": receipt["id"],
        "document_id": row["id"],
        "deleted_at": kept[0]["erased_at"],
        **counts,
    }


async def preview_document(app: App, space: str, source: SourceDocument, *, reader: Reader = EVERYTHING) -> Shown:
    """Return what taking a document in would change; nothing is written.

    `added` and `removed_statements` are the statements that would come and go, as sentences with their sources.
    """
    identity = document_id(space, source.path)
    settings = as_settings(await find_space(app.store, space))
    text = mask_secrets(source.text)[0] if settings.mask_secrets else source.text
    masked = replace(source, text=text)
    row = prepare.document_row(identity, source.path, "markdown", masked)
    payload = prepare.text_payload(row, masked, prepare.body_hash(app.content_key, source))
    state = await document_state(app.store, space, identity)
    waiting = [*(state["captures"] if state else ()), {"id": "preview", "payload": payload}]
    snapshot = prepare.Snapshot.of(state, row, waiting)
    plan = await asyncio.to_thread(prepare.plan, app, space, identity, snapshot)
    before = await _statements_of(app, space, identity, reader)
    touched = {*plan.write.removed, *plan.write.rederived}
    planned = {item["id"]: item for item in plan.write.statements}
    gone = [item for item in before if item["passage_id"] in touched and item["id"] not in planned]
    known = {item["id"] for item in before}
    return {
        "document_id": identity,
        "changed": bool(touched or plan.write.passages or plan.write.touched_properties),
        "passages": plan.passages,
        "statements": [_planned(item) for name, item in planned.items() if name not in known],
        "rejected": plan.rejected,
        "removed": len(plan.write.removed),
        "removed_statements": gone,
        "dry_run": True,
    }


async def _find(app: App, space: str, path: str, reader: Reader) -> Row:
    await require_space(app.store, space)
    # A statement names its document by id, a person by path; ids are hashes, so no path is an id by chance.
    for identity in (document_id(space, path), path):
        parameters = {"space": space, "document_id": identity} | reader.parameters()
        rows = await app.store.read("document_by_id", parameters)
        if rows:
            return rows[0]
    raise UnknownDocument(f"There is no document “{path}” in this space.")


async def _statements_of(app: App, space: str, identity: str, reader: Reader) -> list[Shown]:
    found = await app.store.read("statement_ids_of_document", {"space": space, "document_id": identity})
    return await statements_by_ids(app.store, space, [item["id"] for item in found], reader=reader)


def _planned(row: Row) -> Shown:
    """Return a statement that would be written, as far as it is known before the write."""
    props = row["props"]
    names = ("text", "owner", "owner_known", "relayed_by", "said_by", "subject", "target", "predicate", "polarity")
    return {
        "id": row["id"],
        "type": row["type"],
        **{name: props.get(name) for name in names},
        "certainty": props["certainty"],
        "passage_id": row["passage_id"],
        "span": [props["span_start"], props["span_end"]],
    }
