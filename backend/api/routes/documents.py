"""Markdown documents: put in, shown, previewed, taken out."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import ValidationError
from starlette.exceptions import HTTPException

from backend.api.answers import DocumentAnswer, PutAnswer, ReceiptAnswer
from backend.api.bodies import DocumentBody, audience_of
from backend.api.dependencies import MayErase, MayRead, MayWrite, ReaderOf, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.documents import delete_document, get_document, preview_document
from backend.services.incoming import reviewed_or_not
from backend.services.keys import Scope
from backend.services.readers import Reader
from backend.services.remember import remember_document
from backend.services.spaces import as_settings, find_space
from backend.services.statements import statements_by_ids
from backend.services.times import aware
from ingest.model import SourceDocument
from ingest.sources import clean_text, decode, read_markdown

router = APIRouter(tags=["documents"])

DocumentPath = Annotated[str, Path(description="May hold slashes.", examples=["notes/budget.md"], max_length=500)]
_TEXT_TYPES = ("text/markdown", "text/x-markdown", "text/plain")


def _schema() -> dict[str, Any]:
    # What it refers to stands among the components already: turns have origins too.
    schema = DocumentBody.model_json_schema(ref_template="#/components/schemas/{model}")
    return {name: value for name, value in schema.items() if name != "$defs"}


_BODY: dict[str, Any] = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {"schema": _schema()},
            "text/markdown": {"schema": {"type": "string"}, "example": "# 회의록\n\n예산은 300만 원으로 정했다."},
        },
    }
}


@router.put("/spaces/{space}/documents/{path:path}", responses=documented(PutAnswer), openapi_extra=_BODY)
async def put_document(
    space: SpaceName,
    path: DocumentPath,
    request: Request,
    service: Service,
    permission: MayWrite,
    dry_run: Annotated[bool, Query(description="Show the difference and write nothing.")] = False,
) -> JSONResponse:
    """Put a document in, whole: what its text no longer says is removed.

    Without an author (also in front matter) or an origin it does not count as reviewed: what it says is claimed
    by the document.
    """
    zone = as_settings(await find_space(service.store, space)).zone
    source = reviewed_or_not(await _read(request, path, zone))
    if dry_run:
        # It shows what stands there now, which is reading.
        permission.require(Scope.READ, space)
        reader = Reader(permission.asker_for(None), unrestricted=permission.sees_everything)
        return reply(await preview_document(service, space, source, reader=reader))
    done = await remember_document(service, space, source)
    own = Reader(unrestricted=True)
    return reply(
        {
            "document_id": done.document_id,
            "changed": done.changed,
            "passages": done.passages,
            "statements": await statements_by_ids(service.store, space, done.statement_ids, reader=own),
            "rejected": done.rejected,
            "quarantined": [held.as_json() for held in done.held],
            "removed": done.removed,
        }
    )


@router.get("/spaces/{space}/documents/{path:path}", responses=documented(DocumentAnswer))
async def show_document(
    space: SpaceName, path: DocumentPath, service: Service, permission: MayRead, reader: ReaderOf
) -> JSONResponse:
    """Show a document with its passages and statements."""
    return reply(await get_document(service, space, path, reader=reader))


@router.delete("/spaces/{space}/documents/{path:path}", responses=documented(ReceiptAnswer))
async def remove_document(
    space: SpaceName, path: DocumentPath, service: Service, permission: MayErase
) -> JSONResponse:
    """Delete a document with everything that only its text supported. Its source may come again."""
    return reply(await delete_document(service, space, path))


async def _read(request: Request, path: str, zone: str | None) -> SourceDocument:
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    data = await request.body()
    if kind in _TEXT_TYPES:
        text, encoding = decode(data, path)
        return read_markdown(text, path, zone, encoding=encoding)
    if kind != "application/json" and not kind.endswith("+json"):
        raise HTTPException(415, "Send application/json or text/markdown.")
    try:
        body = DocumentBody.model_validate_json(data)
    except ValidationError as error:
        raise RequestValidationError(
            [{**item, "loc": ("body", *item["loc"])} for item in error.errors()]
        ) from error
    source = read_markdown(body.text, path, zone)
    given: dict[str, Any] = {
        "author": clean_text(body.author).strip() if body.author else None,
        "written_at": aware(body.written_at, zone) if body.written_at else None,
        "origin": body.origin.data() if body.origin else None,
        "audience": audience_of(body.audience),
    }
    return replace(source, **{name: value for name, value in given.items() if value is not None})
