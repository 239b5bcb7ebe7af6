"""The console's views over HTTP: opinions, disagreements, timelines, changes, as far as the asker may see."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from backend.api.answers import WithheldPageAnswer
from backend.api.bodies import Name, Time
from backend.api.dependencies import Cursor, Limit, MayRead, ReaderOf, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.pages import MAX_LIMIT
from backend.services.views import Asked, read_view

router = APIRouter(tags=["recall"])

View = Literal[
    "claims_about_person",
    "claims_by_person",
    "person_timeline",
    "current_opinions",
    "disagreements_about",
    "changed_since",
]


@router.get("/spaces/{space}/views/{view}", responses=documented(WithheldPageAnswer[dict[str, Any]]))
async def get_view(
    space: SpaceName,
    view: View,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    person: Annotated[Name | None, Query(description="An id, a name or an alias.")] = None,
    target: Annotated[Name | None, Query(description="What opinions are about: a person or a topic.")] = None,
    since: Annotated[Time | None, Query(description="For changed_since and person_timeline.")] = None,
    until: Annotated[Time | None, Query(description="For person_timeline.")] = None,
    valid_at: Annotated[Time | None, Query(description="What held then; now where absent.")] = None,
    known_at: Annotated[Time | None, Query(description="Leaves out what was recorded later.")] = None,
    cursor: Cursor = None,
    limit: Limit = MAX_LIMIT,
) -> JSONResponse:
    """Read a view of `cypher/views`. Contested statements say so in `status`; what is withheld is counted."""
    asked = Asked(person, target, since, until, valid_at, known_at)
    return reply(await read_view(service, space, view, asked, reader=reader, cursor=cursor, limit=limit))
