"""What changes over time, and what a person decides: identity, the review queue, versions, learned notes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import JSONResponse
from pydantic import ConfigDict, Field

from backend.api.answers import Answer, PageAnswer
from backend.api.bodies import Body, Name
from backend.api.dependencies import Cursor, Limit, MayRead, MayWrite, ReaderOf, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services import identity, proposals, review, versions
from backend.services.learn import procedures
from backend.services.pages import MAX_LIMIT, page_of
from ingest.sources import clean_text

router = APIRouter(tags=["living documents"])


class IdentityBody(Body):
    """What somebody decides about two people or things."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"a": "민서", "b": "김민서", "decision": "same", "by": "유나"}]},
    )

    a: Name
    b: Name
    decision: Literal["same", "distinct", "broader", "narrower", "related"]
    by: Name = Field(description="Who decides.")
    why: Name | None = None


class SplitBody(Body):
    """Which mentions of a person are somebody else."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"documents": ["notes/seoul.md"], "by": "유나"}]}
    )

    documents: list[Name] = Field(default=[], description="Ids or paths.", max_length=5_000)
    mentions: list[Name] = Field(default=[], description="Ids.", max_length=5_000)
    by: Name
    why: Name | None = None


class ReviewBody(Body):
    """A person's answer to what waits."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"accept": True, "by": "유나"}]})

    accept: bool
    by: Name
    text: str | None = Field(default=None, description="A learned note in the person's own words.")


class RewindBody(Body):
    """Which version a document goes back to."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"document": "notes/team.md", "to": 1}]}
    )

    document: Name = Field(description="A path or an id.")
    to: int | Name = Field(description="A version's number or id.")


class DecisionAnswer(Answer):
    """A decision about identity."""

    id: str
    decision: str = Field(examples=["same"])
    a: str = Field(examples=["name:민서"])
    b: str = Field(examples=["name:김민서"])
    by: str
    why: str | None


class IdentityAnswer(Answer):
    """Decisions in force, and what is proposed, with reasons."""

    items: list[DecisionAnswer]
    next: str | None
    candidates: list[dict[str, Any]]


class TakenBackAnswer(Answer):
    """A decision that holds no longer."""

    taken_back: str


class ReviewedAnswer(Answer):
    """An answer that was recorded."""

    id: str
    accept: bool
    by: str
    kind: str = Field(examples=["identity"])


class RewoundAnswer(Answer):
    """A document after going back."""

    document_id: str
    to: int
    changed: bool
    passages: int
    removed: int


class ProceduresAnswer(Answer):
    """Accepted procedures as external content."""

    external_content: str


@router.get("/spaces/{space}/identity", responses=documented(IdentityAnswer))
async def get_identity(
    space: SpaceName,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    cursor: Cursor = None,
    limit: Limit = MAX_LIMIT,
) -> JSONResponse:
    """List the decisions in force, and candidates: who may be one, and which name may be two, with reasons."""
    items = await identity.decisions(service, space)
    candidates = await proposals.listed(service, space, unrestricted=reader.sees_everything)
    return reply({**page_of(items, cursor, limit), "candidates": candidates})


@router.post("/spaces/{space}/identity", responses=documented(DecisionAnswer))
async def post_identity(
    space: SpaceName, body: IdentityBody, service: Service, permission: MayWrite
) -> JSONResponse:
    """Decide that two are the same, distinct, or concepts of which one is broader, narrower or related."""
    decided = await identity.decide(service, space, body.a, body.b, body.decision, body.by, body.why)
    return reply(decided.as_json())


@router.delete("/spaces/{space}/identity/{decision}", responses=documented(TakenBackAnswer))
async def delete_identity(
    space: SpaceName, decision: Annotated[str, Path(max_length=100)], service: Service, permission: MayWrite
) -> JSONResponse:
    """Take a decision back; what it changed is as it was."""
    await identity.take_back(service, space, decision)
    return reply({"taken_back": decision})


@router.post("/spaces/{space}/people/{person}/split", responses=documented(DecisionAnswer))
async def post_split(
    space: SpaceName,
    person: Annotated[str, Path(max_length=500)],
    body: SplitBody,
    service: Service,
    permission: MayWrite,
) -> JSONResponse:
    """Make two of one: the mentions given, or those in the documents given, are somebody else."""
    decided = await identity.split(
        service, space, person, documents=body.documents, mentions=body.mentions, by=body.by, why=body.why
    )
    return reply(decided.as_json())


@router.get("/spaces/{space}/review", responses=documented(PageAnswer[dict[str, Any]]))
async def get_review(
    space: SpaceName,
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    kind: Annotated[
        Literal["identity", "supersession", "learned", "statement", "refused", "quarantine"] | None,
        Query(description="Only what waits of this kind."),
    ] = None,
    cursor: Cursor = None,
    limit: Limit = MAX_LIMIT,
) -> JSONResponse:
    """List what waits for a person, with what accepting it means."""
    items = await review.waiting(service, space, kind, unrestricted=reader.sees_everything)
    return reply(page_of(items, cursor, limit))


@router.post("/spaces/{space}/review/{id}", responses=documented(ReviewedAnswer))
async def post_review(
    space: SpaceName,
    id: Annotated[str, Path(max_length=100)],  # the name in the contract
    body: ReviewBody,
    service: Service,
    permission: MayWrite,
) -> JSONResponse:
    """Accept or reject what waits. The answer is recorded and holds when documents are derived again."""
    text = clean_text(body.text) if body.text is not None else None
    return reply(await review.answer(service, space, id, body.accept, body.by, text))


@router.post("/spaces/{space}/rewind", responses=documented(RewoundAnswer))
async def post_rewind(space: SpaceName, body: RewindBody, service: Service, permission: MayWrite) -> JSONResponse:
    """Extract an earlier version of a document again. It becomes the current one, as a new version."""
    done, number = await versions.rewind(service, space, body.document, body.to)
    return reply(
        {
            "document_id": done.document_id,
            "to": number,
            "changed": done.changed,
            "passages": done.passages,
            "removed": done.removed,
        }
    )


@router.get("/spaces/{space}/versions/{path:path}", responses=documented(PageAnswer[dict[str, Any]]))
async def get_versions(
    space: SpaceName,
    path: Annotated[str, Path(max_length=500)],
    service: Service,
    permission: MayRead,
    reader: ReaderOf,
    cursor: Cursor = None,
    limit: Limit = MAX_LIMIT,
) -> JSONResponse:
    """List the kept versions of a document, newest first; the newest is the current text."""
    items = await versions.list_versions(service, space, path, reader=reader)
    return reply(page_of(items, cursor, limit))


@router.get("/spaces/{space}/procedures", responses=documented(ProceduresAnswer))
async def get_procedures(space: SpaceName, service: Service, permission: MayRead) -> JSONResponse:
    """Return how to work with this user, as agents wrote it and a person accepted it: fenced, as data."""
    return reply({"external_content": await procedures(service, space)})
