"""Turns of conversations, put in."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from backend.api.answers import TurnsAnswer
from backend.api.bodies import TurnsBody
from backend.api.dependencies import MayWrite, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.readers import Reader
from backend.services.remember import remember_turns
from backend.services.spaces import as_settings, find_space
from backend.services.statements import statements_by_ids

router = APIRouter(tags=["put in"])


@router.post("/spaces/{space}/turns", responses=documented(TurnsAnswer), response_class=JSONResponse)
async def post_turns(space: SpaceName, body: TurnsBody, service: Service, permission: MayWrite) -> JSONResponse:
    """Add turns to a session, or replace those whose id is known and whose text differs.

    The same turns again change nothing. What is accepted survives a crash.
    """
    zone = as_settings(await find_space(service.store, space)).zone
    turns = [turn.data(zone) for turn in body.turns]
    done = await remember_turns(service, space, body.session, turns)
    # Whoever wrote a turn has its words already: its audience hides nothing from this answer.
    own = Reader(unrestricted=True)
    return reply(
        {
            "document_id": done.document_id,
            "accepted": done.accepted,
            "unchanged": done.unchanged,
            "statements": await statements_by_ids(service.store, space, done.statement_ids, reader=own),
            "rejected": done.rejected,
            "quarantined": [held.as_json() for held in done.held],
        }
    )
