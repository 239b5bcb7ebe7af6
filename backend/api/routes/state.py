"""State memory: the current facts of a running product, as keys with values."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse
from pydantic import ConfigDict, Field

from backend.api.answers import Answer
from backend.api.bodies import MAX_NAMES, Body, Name, Time
from backend.api.dependencies import Cursor, MayRead, MayWrite, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.pages import page_of
from backend.services.state import StateWrite, delete_state, get_state, put_state, snapshot

router = APIRouter(tags=["state"])

# A snapshot is one moment: it is cut only where it would not be an answer any more.
MAX_SNAPSHOT = 5_000

StateKey = Annotated[str, Path(description="May hold slashes.", examples=["scene/place"], max_length=500)]
At = Annotated[Time | None, Query(description="As it was then; now where absent.")]


class StateBody(Body):
    """A value with what it came from."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"value": "the kitchen", "parents": ["scene/clock"]}]}
    )

    value: Any = Field(examples=["the kitchen"])
    parents: Annotated[list[Name], Field(max_length=MAX_NAMES)] = Field(default_factory=list)
    at: Time | None = Field(default=None, description="From when it holds; absent: not known, so from now on.")


class StateAnswer(Answer):
    """What a key holds."""

    id: str
    key: str
    version: int
    value: Any
    deleted: bool
    at: str | None
    recorded_at: str
    parents: list[str]


class SnapshotAnswer(Answer):
    """All keys with what they hold: a copy that later changes do not reach."""

    items: list[StateAnswer]
    next: str | None


@router.put("/spaces/{space}/state/{key:path}", responses=documented(StateAnswer))
async def put_key(
    space: SpaceName, key: StateKey, body: StateBody, service: Service, permission: MayWrite
) -> JSONResponse:
    """Set a key. What it held before stays in its history."""
    return reply(await put_state(service, space, StateWrite(key, body.value, body.parents, body.at)))


@router.get("/spaces/{space}/state/{key:path}", responses=documented(StateAnswer))
async def get_key(
    space: SpaceName, key: StateKey, service: Service, permission: MayRead, at: At = None
) -> JSONResponse:
    """Show what a key holds, now or then."""
    return reply(await get_state(service, space, key, at=at))


@router.delete("/spaces/{space}/state/{key:path}", responses=documented(StateAnswer))
async def delete_key(space: SpaceName, key: StateKey, service: Service, permission: MayWrite) -> JSONResponse:
    """Take a key out of the present, not out of the past."""
    return reply(await delete_state(service, space, key))


@router.get("/spaces/{space}/state", responses=documented(SnapshotAnswer))
async def get_snapshot(
    space: SpaceName,
    service: Service,
    permission: MayRead,
    at: At = None,
    cursor: Cursor = None,
    limit: Annotated[int, Query(ge=1, le=MAX_SNAPSHOT, description="Keys a page.")] = MAX_SNAPSHOT,
) -> JSONResponse:
    """Show all keys with what they hold, now or then. Give `at` where pages shall be of one moment."""
    found = await snapshot(service, space, at=at)
    return reply(page_of([found[key] for key in sorted(found)], cursor, limit))
