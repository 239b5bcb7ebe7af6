"""Earlier texts of a document: listed, and taken back by extracting one of them again."""

from __future__ import annotations

from backend.app import App
from backend.errors import InvalidRequest, NotFound, UnknownDocument
from backend.services.present import Shown, iso
from backend.services.readers import Reader
from backend.services.remember import Remembered, remember_document
from backend.services.spaces import require_space
from backend.services.versioned import source_of
from backend.store.connection import Row
from ingest.identifiers import document_id

EVERYTHING = Reader(unrestricted=True)


class UnknownVersion(NotFound):
    """That version of the document is not kept. The list of versions shows which are."""

    type = "unknown-version"


async def list_versions(app: App, space: str, document: str, *, reader: Reader = EVERYTHING) -> list[Shown]:
    """Return the kept versions of a document (path or id), newest first; the newest is the current text.

    Raises UnknownSpace, UnknownDocument.
    """
    row = await _document(app, space, document, reader)
    found = await app.store.read("versions_of_document", {"space": space, "document_id": row["id"]})
    return [
        {
            "id": item["id"],
            "number": item["number"],
            "title": item["title"],
            "author": item["author"],
            "written_at": iso(item["written_at"]),
            "recorded_at": iso(item["recorded_at"]),
            "characters": item["size"],
            "current": item is found[0],
        }
        for item in found
    ]


async def version_text(app: App, space: str, document: str, number: int | None = None) -> str:
    """Return a kept text; the current one without a number. Raises UnknownVersion."""
    row = await _document(app, space, document)
    return str((await _version(app, space, row["id"], number))["props"]["text"])


async def rewind(app: App, space: str, document: str, to: int | str) -> tuple[Remembered, int]:
    """Extract an earlier version of a document again: it becomes the current one, as a new version.

    `to` is a version's number or id. Returns what was written and the number that was taken back to. Raises
    UnknownSpace, UnknownDocument, UnknownVersion, and InvalidRequest for a conversation.
    """
    row = await _document(app, space, document)
    if row["kind"] != "markdown":
        raise InvalidRequest("Only Markdown documents keep versions. Send a changed turn with its id instead.")
    number = await _number(app, space, row["id"], to)
    props = (await _version(app, space, row["id"], number))["props"]
    done = await remember_document(app, space, source_of(row["path"], props), body_hash=props["body_hash"])
    return done, number


async def _number(app: App, space: str, identity: str, to: int | str) -> int:
    rows = await app.store.read("versions_of_document", {"space": space, "document_id": identity})
    for row in rows:
        if str(to) in (row["id"], str(row["number"])):
            return int(row["number"])
    raise UnknownVersion()


async def _version(app: App, space: str, identity: str, number: int | None) -> Row:
    parameters = {"space": space, "document_id": identity, "number": number}
    rows = await app.store.read("version_text", parameters)
    if not rows:
        raise UnknownVersion()
    return rows[0]


async def _document(app: App, space: str, document: str, reader: Reader = EVERYTHING) -> Row:
    await require_space(app.store, space)
    for identity in (document_id(space, document), document):
        parameters = {"space": space, "document_id": identity} | reader.parameters()
        rows = await app.store.read("document_by_id", parameters)
        if rows:
            return rows[0]
    raise UnknownDocument(f"There is no document “{document}” in this space.")
