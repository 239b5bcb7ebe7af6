"""Long ingestion behind the call: made, watched by polling or server-sent events, cancelled."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Request
from fastapi.responses import JSONResponse, Response, StreamingResponse
from pydantic import ConfigDict, Field, model_validator

from backend.api.answers import Answer, PageAnswer
from backend.api.bodies import Body, DocumentBody, Name, TurnsBody
from backend.api.dependencies import Cursor, Limit, MayWrite, Service, SpaceName
from backend.api.reply import documented, reply
from backend.app import App
from backend.services import jobs
from backend.services.pages import MAX_LIMIT, page_of
from ingest.errors import SaidgraphError

router = APIRouter(tags=["jobs"])

EVENTS = "text/event-stream"
# Often enough to be watched; a look costs a few milliseconds.
LOOK_SECONDS = 0.5
# Proxies close a connection that says nothing for a minute or less.
KEEP_ALIVE_SECONDS = 15.0
MAX_DOCUMENTS = 10_000
MAX_SESSIONS = 1_000

JobId = Annotated[str, Path(description="A job's id.", max_length=100)]


class JobDocument(DocumentBody):
    """A document with its path."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={})

    path: Name = Field(examples=["notes/budget.md"])


class JobBody(Body):
    """What to do: take in documents, turns of sessions or both, and consolidate the space, alone or afterwards."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"documents": [{"path": "notes/a.md", "text": "예산은 300만 원이다.", "author": "서연"}]}]
        },
    )

    documents: list[JobDocument] = Field(default=[], max_length=MAX_DOCUMENTS)
    turns: list[TurnsBody] = Field(default=[], max_length=MAX_SESSIONS, description="Sessions with their turns.")
    consolidate: bool = Field(default=False, description="Find habits, repeated claims and themes again.")

    @model_validator(mode="after")
    def _something(self) -> JobBody:
        if not self.consolidate and not self.documents and not any(session.turns for session in self.turns):
            raise ValueError("give at least one document or one turn, or `consolidate`")
        return self


class JobAnswer(Answer):
    """How far a job is. Documents and turns are counted one by one."""

    id: str
    kind: Literal["ingest", "consolidate"]
    status: Literal["waiting", "running", "done", "failed", "cancelled"]
    done: int
    total: int
    current: str | None = Field(description="The document or session in hand.")
    failed: list[dict[str, Any]] = Field(
        description="What could not be taken in, with the reason; the others are.",
        examples=[[{"path": "notes/huge.md", "type": "too-large", "detail": "“notes/huge.md” has …"}]],
    )
    error: str | None
    created_at: str
    updated_at: str


_WATCHED: dict[int | str, dict[str, Any]] = {
    200: {
        "model": JobAnswer,
        "description": "The job; with `Accept: text/event-stream` an event at each change, `end` the last.",
        "content": {EVENTS: {"schema": {"type": "string"}}},
    }
}


@router.post(
    "/spaces/{space}/jobs",
    status_code=HTTPStatus.ACCEPTED,
    responses=documented(JobAnswer, "Kept; it goes on also after a restart.", HTTPStatus.ACCEPTED),
)
async def post_job(
    space: SpaceName, body: JobBody, service: Service, request: Request, permission: MayWrite
) -> JSONResponse:
    """Take in documents and turns behind the call. One that fails is named and keeps no other back."""
    documents = [item.model_dump(mode="json", by_alias=True) for item in body.documents]
    sessions = [item.model_dump(mode="json", by_alias=True) for item in body.turns]
    job = await jobs.create_job(service, space, documents, sessions, consolidate=body.consolidate)
    request.app.state.worker.wake()
    answer = reply(job, HTTPStatus.ACCEPTED)
    answer.headers["Location"] = f"{request.url.path}/{job['id']}"
    return answer


@router.get("/spaces/{space}/jobs", responses=documented(PageAnswer[JobAnswer]))
async def list_jobs(
    space: SpaceName,
    service: Service,
    permission: MayWrite,
    cursor: Cursor = None,
    limit: Limit = MAX_LIMIT,
) -> JSONResponse:
    """List the newest jobs. Their documents' names are shown to who may write, whatever their audience."""
    return reply(page_of(await jobs.list_jobs(service, space), cursor, limit))


@router.get("/spaces/{space}/jobs/{id}", responses=_WATCHED, response_class=Response)
async def get_job(
    space: SpaceName, id: JobId, service: Service, request: Request, permission: MayWrite
) -> Response:
    """Show how far a job is, once, or at each change as server-sent events."""
    job = await jobs.get_job(service, space, id)
    if EVENTS not in request.headers.get("accept", ""):
        return reply(job)
    closing: asyncio.Event = request.app.state.closing
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(_events(service, space, id, closing), media_type=EVENTS, headers=headers)


@router.delete("/spaces/{space}/jobs/{id}", responses=documented(JobAnswer))
async def delete_job(space: SpaceName, id: JobId, service: Service, permission: MayWrite) -> JSONResponse:
    """Cancel a job after the document in hand; what is taken in stays. One that is through stays as it is."""
    return reply(await jobs.cancel_job(service, space, id))


async def _events(service: App, space: str, identity: str, closing: asyncio.Event) -> AsyncIterator[str]:
    """Yield an event at each change until the job is through or the service ends: then the client asks again."""
    shown: dict[str, object] | None = None
    silent = 0.0
    while not closing.is_set():
        try:
            job = await jobs.get_job(service, space, identity)
        except SaidgraphError as error:
            yield _event("error", {"type": error.type, "detail": error.detail})
            return
        finished = jobs.is_finished(job)
        if job != shown:
            yield _event("end" if finished else "progress", job)
            shown, silent = job, 0.0
        elif silent >= KEEP_ALIVE_SECONDS:
            yield ": still here\n\n"
            silent = 0.0
        if finished:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(closing.wait(), LOOK_SECONDS)
        silent += LOOK_SECONDS


def _event(name: str, value: dict[str, Any]) -> str:
    return f"event: {name}\ndata: {json.dumps(value, ensure_ascii=False)}\n\n"
