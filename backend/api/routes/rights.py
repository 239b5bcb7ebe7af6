"""What the people who are talked about may do: contest a statement, and have words erased."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import JSONResponse
from pydantic import ConfigDict, Field, model_validator

from backend.api.answers import Answer, StatementAnswer
from backend.api.bodies import Body, Name, OriginBody
from backend.api.dependencies import MayErase, MayWrite, Service, SpaceName
from backend.api.reply import documented, reply
from backend.errors import UnknownStatement
from backend.rights.contest import contest
from backend.rights.erase import Kind, erase, get_receipt
from backend.services.disclosure import as_subject
from backend.services.readers import Reader
from backend.services.spaces import require_space
from backend.services.statements import statements_by_ids
from ingest.sources import clean_text

router = APIRouter(tags=["rights"])

ReceiptPath = Annotated[str, Path(description="A receipt's id.", max_length=100)]
StatementPath = Annotated[str, Path(description="A statement's id.", max_length=200)]


class ContestBody(Body):
    """The person's own words."""

    model_config = ConfigDict(
        extra="forbid", json_schema_extra={"examples": [{"by": "준호", "text": "저는 스스로 그만뒀습니다."}]}
    )

    by: Name = Field(examples=["준호"])
    text: str = Field(min_length=1, max_length=20_000, examples=["저는 스스로 그만뒀습니다."])


class ContestAnswer(Answer):
    """Both statements, side by side."""

    contested: StatementAnswer
    own: list[StatementAnswer]


class EraseBody(Body):
    """Exactly one of the five."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"person": "준호"}]})

    statement: Name | None = Field(default=None, description="A statement's id.")
    document: Name | None = Field(default=None, description="A document's id or path.")
    speaker: Name | None = Field(default=None, description="Everything this person spoke.")
    person: Name | None = Field(default=None, description="Everything this person spoke, and every mention.")
    origin: OriginBody | None = Field(default=None, description="Everything that came from one origin.")

    @model_validator(mode="after")
    def _exactly_one(self) -> EraseBody:
        if len(self.model_fields_set) != 1 or getattr(self, next(iter(self.model_fields_set))) is None:
            raise ValueError("give exactly one of statement, document, speaker, person and origin")
        return self

    def wanted(self) -> tuple[Kind, str | dict[str, str]]:
        """Return what is to be erased."""
        if self.origin is not None:
            return "origin", {"class": self.origin.class_.value, "id": self.origin.id}
        for kind in ("statement", "document", "speaker", "person"):
            value = getattr(self, kind)
            if value is not None:
                return kind, str(value)
        raise AssertionError("the validator admits exactly one")


class ErasureAnswer(Answer):
    """What was erased, without the erased words."""

    receipt_id: str
    erased_at: str
    physical_by: str | None = Field(description="When the database's own files are clean; null with a reason.")
    physical_reason: str | None = None
    nodes: int
    relationships: int
    redacted_passages: int


@router.post("/spaces/{space}/statements/{statement}/contest", responses=documented(ContestAnswer))
async def post_contest(
    space: SpaceName, statement: StatementPath, body: ContestBody, service: Service, permission: MayWrite
) -> JSONResponse:
    """Set a person's own words beside a statement. Nothing is overwritten: every reader sees both."""
    await require_space(service.store, space)
    by = clean_text(body.by).strip()
    permission.asker_for(by)  # whoever signs in as one person contests for that person
    reader = Reader(unrestricted=True) if permission.sees_everything else Reader(by)
    reader = await as_subject(service.store, space, reader)
    if not await statements_by_ids(service.store, space, [statement], reader=reader):
        # What the person may not read cannot be contested, nor read by contesting it.
        raise UnknownStatement()
    done = await contest(service, space, statement, by, clean_text(body.text))
    contested = await statements_by_ids(service.store, space, [done.contested], reader=reader)
    own = await statements_by_ids(service.store, space, done.own, reader=Reader(unrestricted=True))
    return reply({"contested": contested[0], "own": own})


@router.post("/spaces/{space}/erase", responses=documented(ErasureAnswer))
async def post_erase(space: SpaceName, body: EraseBody, service: Service, permission: MayErase) -> JSONResponse:
    """Erase a statement, a document, what a speaker said, a person, or an origin, and give a receipt."""
    kind, target = body.wanted()
    return reply(await erase(service, space, kind, target))


@router.get("/spaces/{space}/receipts/{id}", responses=documented(ErasureAnswer))
async def show_receipt(space: SpaceName, id: ReceiptPath, service: Service, permission: MayErase) -> JSONResponse:
    """Show the receipt of an erasure as it stands: `physical_by` is there once the store was compacted."""
    return reply(await get_receipt(service, space, id))
