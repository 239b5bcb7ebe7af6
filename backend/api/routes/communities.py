"""The themes of a space: what is talked of together, with what is central and statements that stand for it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse

from backend.api.answers import Answer, PageAnswer, StatementAnswer
from backend.api.dependencies import Cursor, Limit, MayRead, ReaderOf, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.communities import get_community, list_communities
from backend.services.pages import DEFAULT_LIMIT

router = APIRouter(tags=["recall"])


class CommunityAnswer(Answer):
    """A theme. It has no name of its own: what it is about are its people, its concepts and its statements."""

    id: str
    level: int
    size: int
    people: list[dict[str, Any]]
    concepts: list[dict[str, Any]]
    representatives: list[StatementAnswer]
    outer: str | None
    inner: list[str]


class CommunityWithMembersAnswer(CommunityAnswer):
    """A theme with its statements in the order of time, the first 200."""

    members: list[StatementAnswer]


@router.get("/spaces/{space}/communities", responses=documented(PageAnswer[CommunityAnswer]))
async def get_communities(
    space: SpaceName,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    level: Annotated[int, Query(ge=0, le=2, description="0 is the coarsest, 2 the finest.")] = 0,
    cursor: Cursor = None,
    limit: Limit = DEFAULT_LIMIT,
) -> JSONResponse:
    """List the themes that the last consolidation found, the largest first."""
    return reply(await list_communities(service, space, level=level, reader=reader, cursor=cursor, limit=limit))


@router.get("/spaces/{space}/communities/{community}", responses=documented(CommunityWithMembersAnswer))
async def get_one_community(
    space: SpaceName,
    community: Annotated[str, Path(description="A theme's id.", max_length=100)],
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
) -> JSONResponse:
    """Return one theme with its statements, as far as the asker may see them."""
    return reply(await get_community(service, space, community, reader=reader))
