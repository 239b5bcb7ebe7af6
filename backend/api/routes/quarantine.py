"""Quarantine: what is kept back, and the call that keeps a whole origin back. Answers go to the review queue."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import ConfigDict, Field

from backend.api.answers import Answer, PageAnswer
from backend.api.bodies import Body, Name, OriginBody
from backend.api.dependencies import Cursor, Limit, MayRead, MayWrite, ReaderOf, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.pages import DEFAULT_LIMIT
from backend.services.quarantine import list_held, quarantine_origin
from ingest.sources import clean_text

router = APIRouter(tags=["rights"])


class QuarantineBody(Body):
    """An origin whose texts are kept back from now on."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"origin": {"class": "web", "id": "https://example.org/page"}, "by": "유나"}]
        },
    )

    origin: OriginBody
    by: Name = Field(description="Who decides.")
    why: Name | None = None


class QuarantinedOriginAnswer(Answer):
    """An origin in quarantine; its id is what the review queue takes an answer for."""

    id: str
    origin: dict[str, str] = Field(examples=[{"class": "web", "id": "https://example.org/page"}])
    by: str
    why: str | None
    since: str
    held: int = Field(description="How many of its texts wait.")


class QuarantineAnswer(PageAnswer[dict[str, Any]]):
    """Texts that wait, and origins in quarantine."""

    origins: list[QuarantinedOriginAnswer]


@router.get("/spaces/{space}/quarantine", responses=documented(QuarantineAnswer))
async def get_quarantine(
    space: SpaceName,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    cursor: Cursor = None,
    limit: Limit = DEFAULT_LIMIT,
) -> JSONResponse:
    """List what is kept back, with the reasons. It is in no other read until somebody lets it in."""
    found = await list_held(service, space, unrestricted=reader.sees_everything, cursor=cursor, limit=limit)
    return reply(found)


@router.post("/spaces/{space}/quarantine", responses=documented(QuarantinedOriginAnswer))
async def post_quarantine(
    space: SpaceName, body: QuarantineBody, service: Service, permission: MayWrite
) -> JSONResponse:
    """Put an origin into quarantine: all that came from it leaves the memory and waits, with all that follows.

    `POST …/review/{id}` with the answer's id lets it in again, or refuses it for good.
    """
    why = None if body.why is None else clean_text(body.why)
    return reply(await quarantine_origin(service, space, body.origin.data(), clean_text(body.by), why))
