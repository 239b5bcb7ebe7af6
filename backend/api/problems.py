"""Errors as `application/problem+json` (RFC 9457): the one table from what went wrong to a status.

A problem never repeats what was sent: it may hold a secret, or text that JSON cannot hold.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException

from backend.errors import (
    AccessDenied,
    AmbiguousPerson,
    Conflict,
    Contended,
    DatabaseAway,
    EmbeddingModelChanged,
    InvalidRequest,
    NotFound,
    RuntimeTrouble,
    SchemaNotReady,
    Throttled,
)
from backend.services.keys import NotAllowed
from ingest.errors import IngestError, SaidgraphError, TooLarge, UnreadableSource

log = logging.getLogger(__name__)

MEDIA_TYPE = "application/problem+json"
TYPE_PREFIX = "urn:saidgraph:problem:"
# A database that comes back is noticed within about a second; five keep clients from a stampede.
RETRY_SECONDS = 5

# The first row that fits counts, so the narrower class stands above the wider one.
STATUSES: list[tuple[type[SaidgraphError], HTTPStatus]] = [
    (NotAllowed, HTTPStatus.FORBIDDEN),
    (AccessDenied, HTTPStatus.UNAUTHORIZED),
    (NotFound, HTTPStatus.NOT_FOUND),
    (EmbeddingModelChanged, HTTPStatus.SERVICE_UNAVAILABLE),  # the service's trouble, not the request's
    (Conflict, HTTPStatus.CONFLICT),
    (TooLarge, HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
    (UnreadableSource, HTTPStatus.UNSUPPORTED_MEDIA_TYPE),
    (InvalidRequest, HTTPStatus.UNPROCESSABLE_ENTITY),
    (IngestError, HTTPStatus.UNPROCESSABLE_ENTITY),
    (Throttled, HTTPStatus.TOO_MANY_REQUESTS),
    (Contended, HTTPStatus.SERVICE_UNAVAILABLE),
    (DatabaseAway, HTTPStatus.SERVICE_UNAVAILABLE),
    (SchemaNotReady, HTTPStatus.SERVICE_UNAVAILABLE),
    (RuntimeTrouble, HTTPStatus.SERVICE_UNAVAILABLE),
]
_RETRIED = (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS)


class Problem(BaseModel):
    """What went wrong, in words a person can act on."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(examples=[TYPE_PREFIX + "unknown-space"], description="Stable; made for programs.")
    title: str = Field(examples=["Not Found"])
    status: int = Field(examples=[404])
    detail: str = Field(examples=["There is no space “demo”. A space exists from its first write."])


# What any call may answer; the calls add what else they may.
COMMON_PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in (
        (400, "The request is not well formed."),
        (401, "A valid key is missing."),
        (403, "The key does not allow this."),
        (404, "There is no such thing."),
        (409, "The request does not fit what is there, such as a name that two people have."),
        (413, "Too large."),
        (415, "Not text, or not JSON."),
        (422, "The request can be read and makes no sense; the detail says why."),
        (429, "Too many requests."),
        (503, "Neo4j is away, or there are too many calls; try again after the time in Retry-After."),
    )
}


def document_problems(schema: dict[str, Any]) -> dict[str, Any]:
    """Give the documented problems the media type they are sent with; FastAPI knows one for all answers."""
    for calls in schema["paths"].values():
        for method, call in calls.items():
            if method == "get" and "application/json" in call["responses"].get("200", {}).get("content", {}):
                call["responses"]["200"].setdefault("headers", {})["ETag"] = {"schema": {"type": "string"}}
                call["responses"]["304"] = {"description": "Unchanged since the ETag given in If-None-Match."}
            for status, response in call["responses"].items():
                content = response.get("content", {})
                # A page's problems are no pages.
                for kind in ("application/json", "text/html"):
                    if int(status) >= HTTPStatus.BAD_REQUEST and kind in content:
                        content[MEDIA_TYPE] = content.pop(kind)
    return schema


def status_of(error: SaidgraphError) -> HTTPStatus:
    """Return the status of one of our errors; what is in no row is our own fault."""
    found = (status for kind, status in STATUSES if isinstance(error, kind))
    return next(found, HTTPStatus.INTERNAL_SERVER_ERROR)


def problem(
    status: HTTPStatus, kind: str, detail: str, headers: Mapping[str, str] | None = None, **more: object
) -> JSONResponse:
    """Return a problem response."""
    body = {"type": TYPE_PREFIX + kind, "title": status.phrase, "status": status.value, "detail": detail, **more}
    return JSONResponse(body, status.value, headers=headers, media_type=MEDIA_TYPE)


def problem_of(error: SaidgraphError) -> JSONResponse:
    """Return the problem response of one of our errors."""
    status = status_of(error)
    if status is HTTPStatus.INTERNAL_SERVER_ERROR:
        log.error("unexpected %s", error.type, exc_info=error)
        return problem(status, error.type, "Something went wrong here. The log of the service says what.")
    headers = {}
    if status in _RETRIED:
        headers["Retry-After"] = str(RETRY_SECONDS)
    if status is HTTPStatus.UNAUTHORIZED:
        headers["WWW-Authenticate"] = "Bearer"
    more: dict[str, object] = {"candidates": error.candidates} if isinstance(error, AmbiguousPerson) else {}
    return problem(status, error.type, printable(error.detail), headers, **more)


def printable(text: str) -> str:
    """Return text that JSON in UTF-8 can hold: a lone surrogate, echoed from a request, cannot be encoded."""
    return text.encode("utf-8", "replace").decode("utf-8")


def install(app: FastAPI, when_away: Callable[[], None]) -> None:
    """Answer every error of the application with a problem; `when_away` is told that a call found Neo4j away."""

    @app.exception_handler(SaidgraphError)
    async def ours(_: Request, error: SaidgraphError) -> JSONResponse:
        if isinstance(error, DatabaseAway):
            when_away()
        return problem_of(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return validation_problem(error)

    @app.exception_handler(HTTPException)
    async def plain(_: Request, error: HTTPException) -> JSONResponse:
        status = HTTPStatus(error.status_code)
        kind = status.phrase.lower().replace(" ", "-")
        return problem(status, kind, printable(str(error.detail)), error.headers)

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> JSONResponse:
        route = request.scope.get("route")
        log.error("unexpected error in %s", getattr(route, "path", "?"), exc_info=error)
        detail = "Something went wrong here. The log of the service says what."
        return problem(HTTPStatus.INTERNAL_SERVER_ERROR, "internal", detail)


def validation_problem(error: RequestValidationError) -> JSONResponse:
    """Return what is wrong with a request, field by field, without its values."""
    errors = [
        {"field": printable(".".join(str(part) for part in item["loc"])), "message": printable(item["msg"])}
        for item in error.errors()
    ]
    detail = "; ".join(f"{item['field']}: {item['message']}" for item in errors[:5])
    return problem(HTTPStatus.UNPROCESSABLE_ENTITY, "invalid-request", detail, errors=errors[:50])
