"""What is remembered, asked for: a context, statements, people."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import HTMLResponse, JSONResponse

from backend.api.answers import (
    AboutAnswer,
    ContextAnswer,
    PageAnswer,
    PersonAnswer,
    StatementAnswer,
    WithheldPageAnswer,
)
from backend.api.bodies import ContextBody, Name, Time
from backend.api.dependencies import Cursor, Limit, MayRead, ReaderOf, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.about_page import PAGE_POLICY, about_page
from backend.services.pages import DEFAULT_LIMIT
from backend.services.people import everything_about, get_person, list_people, person_about
from backend.services.recall import context
from backend.services.spaces import as_settings, require_space
from backend.services.statements import StatementFilter, list_statements
from backend.services.times import aware

router = APIRouter(tags=["recall"])

PersonPath = Annotated[str, Path(description="An id, a name or an alias.", examples=["지나"], max_length=500)]
Who = Annotated[Name | None, Query(description="An id, a name or an alias.")]


@router.post("/spaces/{space}/context", responses=documented(ContextAnswer))
async def post_context(space: SpaceName, body: ContextBody, service: Service, permission: MayRead) -> JSONResponse:
    """Return the context for an answer, within a token budget, with who said what and where it stands."""
    zone = as_settings(await require_space(service.store, space)).zone
    times = {
        name: None if value is None else aware(value, zone)
        for name, value in (("valid_at", body.valid_at), ("known_at", body.known_at), ("asked_at", body.asked_at))
    }
    answer = await context(
        service,
        space,
        body.question,
        mode=body.mode,
        budget_tokens=body.budget_tokens,
        policy=body.policy,
        asker=permission.asker_for(body.asker),
        unrestricted=permission.sees_everything,
        **times,
    )
    return reply(answer)


@router.get("/spaces/{space}/statements", responses=documented(WithheldPageAnswer[StatementAnswer]))
async def get_statements(
    space: SpaceName,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    owner: Who = None,
    about: Annotated[Name | None, Query(description="A person or a topic: an id, a name or an alias.")] = None,
    said_by: Who = None,
    type: Literal["Event", "Claim", "Fact"] | None = None,  # the name in the contract
    view: Literal["CURRENT", "SUPERSEDED", "CONFLICTING", "ENDED"] | None = None,
    status: Literal["active", "contested", "rejected", "needs_review"] | None = None,
    valid_at: Annotated[Time | None, Query(description="What held then.")] = None,
    known_at: Annotated[Time | None, Query(description="Leaves out what was recorded later.")] = None,
    since: Annotated[Time | None, Query(description="Said at or after.")] = None,
    until: Annotated[Time | None, Query(description="Said before.")] = None,
    document_id: Name | None = None,
    cursor: Cursor = None,
    limit: Limit = DEFAULT_LIMIT,
) -> JSONResponse:
    """List statements, oldest first, narrowed by any of the filters."""
    wanted = StatementFilter(
        owner=owner,
        about=about,
        said_by=said_by,
        type=type,
        view=view,
        status=status,
        valid_at=valid_at,
        known_at=known_at,
        since=since,
        until=until,
        document_id=document_id,
    )
    return reply(await list_statements(service, space, wanted, reader=reader, cursor=cursor, limit=limit))


@router.get("/spaces/{space}/people", responses=documented(PageAnswer[PersonAnswer]))
async def get_people(
    space: SpaceName,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    cursor: Cursor = None,
    limit: Limit = DEFAULT_LIMIT,
) -> JSONResponse:
    """List the people of a space with aliases and counts, by name."""
    return reply(await list_people(service, space, reader=reader, cursor=cursor, limit=limit))


@router.get("/spaces/{space}/people/{person}", responses=documented(PersonAnswer))
async def show_person(
    space: SpaceName, person: PersonPath, service: Service, permission: MayRead, reader: ReaderOf
) -> JSONResponse:
    """Show one person. A name that fits two is a 409 that lists both."""
    return reply(await get_person(service, space, person, reader=reader))


@router.get("/spaces/{space}/people/{person}/about", responses=documented(AboutAnswer))
async def show_about(
    space: SpaceName,
    person: PersonPath,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    cursor: Cursor = None,
    limit: Limit = DEFAULT_LIMIT,
) -> JSONResponse:
    """Show every claim and record with a person in it: who, through whom, when, from which sentence.

    `…/about/page` is the same to read and print.
    """
    return reply(await person_about(service, space, person, reader=reader, cursor=cursor, limit=limit))


_PAGE: dict[int | str, dict[str, Any]] = {
    HTTPStatus.OK.value: {
        "description": "The page. It loads nothing and runs nothing.",
        "content": {"text/html": {"schema": {"type": "string"}, "example": "<!doctype html>…"}},
    }
}
_PAGE_HEADERS = {
    "Content-Security-Policy": PAGE_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    # What people said of each other does not stay in a browser's cache.
    "Cache-Control": "no-store",
}


@router.get("/spaces/{space}/people/{person}/about/page", responses=_PAGE, response_class=HTMLResponse)
async def show_about_page(
    space: SpaceName,
    person: PersonPath,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    lang: Annotated[Literal["en", "ko"], Query(description="The page's own words.")] = "en",
) -> HTMLResponse:
    """Show who said what about a person, also under aliases and titles, as a page to read and print."""
    found = await everything_about(service, space, person, reader=reader)
    return HTMLResponse(about_page(found, space, reader.name, lang), headers=_PAGE_HEADERS)
