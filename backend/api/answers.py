"""What calls answer, for the documentation. Services make these objects; nothing here changes them."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field
from pydantic.config import JsonDict

Item = TypeVar("Item")


class Answer(BaseModel):
    """Fields may be added."""

    model_config = ConfigDict(extra="allow")


class TimeAnswer(Answer):
    """The time of a content: inclusive local dates."""

    start: str = Field(examples=["2026-02-01"])
    end: str = Field(examples=["2026-02-28"])
    precision: str = Field(examples=["month"])
    open_end: bool
    bound: Literal["until", "from_to"] | None = Field(
        None,
        description="until: it ended in these days, and began nobody knows when; from_to: it ended with them.",
    )
    clock: str | None


STATEMENT_EXAMPLE: JsonDict = {
    "id": "5f0c…",
    "type": "Claim",
    "text": "지나는 준호의 해고가 잘못이라고 생각한다.",
    "owner": "지나",
    "owner_known": True,
    "relayed_by": ["서연"],
    "said_by": "서연",
    "said_at": "2026-03-02T10:00:00+09:00",
    "subject": "지나",
    "target": "준호 해고",
    "predicate": "believes_bad",
    "relation": "생각하다",
    "polarity": "negative",
    "certainty": "asserted",
    "time": None,
    "time_text": None,
    "recurrence": None,
    "held_from": "2026-03-02T10:00:00+09:00",
    "held_to": None,
    "view": "CURRENT",
    "replaces": None,
    "status": "active",
    "graph": "assertion",
    "confidence": 0.9,
    "supports": 1,
    "document_id": "a1b2…",
    "passage_id": "c3d4…",
    "span": [0, 23],
    "source_text": "지나는 준호의 해고가 잘못이라고 생각한대.",
    "extractor": "rules-ko/1",
    "contested_by": [],
}


class StatementAnswer(Answer):
    """An Event, Claim or Fact with who holds it, who passed it on, and the sentence it came from."""

    model_config = ConfigDict(extra="allow", json_schema_extra={"examples": [STATEMENT_EXAMPLE]})

    id: str
    type: Literal["Event", "Claim", "Fact"]
    text: str
    owner: str | None
    owner_known: bool
    relayed_by: list[str]
    said_by: str | None
    said_at: str | None
    subject: str | None
    target: str | None
    predicate: str
    relation: str | None
    polarity: str
    certainty: str
    time: TimeAnswer | None
    time_text: str | None
    recurrence: str | None
    held_from: str | None
    held_to: str | None
    view: str | None
    replaces: str | None
    status: str
    graph: str
    confidence: float
    supports: int
    document_id: str
    passage_id: str | None
    span: list[int | None]
    source_text: str | None
    extractor: str | None
    contested_by: list[str] = Field(description="Ids of the claims that contest it; a reader sees both.")


class RejectedAnswer(Answer):
    """A candidate that was not written."""

    text: str
    reason: str
    passage_id: str


class HeldAnswer(Answer):
    """A text that was kept back: it gives orders to its reader, or its origin is in quarantine."""

    id: str
    reasons: list[str] = Field(examples=[["overrides_instructions"]])
    status: Literal["held", "refused"]
    turn_id: str | None


class TurnsAnswer(Answer):
    """What became of turns."""

    document_id: str
    accepted: int
    unchanged: int
    statements: list[StatementAnswer]
    rejected: list[RejectedAnswer]
    quarantined: list[HeldAnswer] = Field(default=[], description="What waits for a person before it is taken in.")


class PutAnswer(Answer):
    """What became of a document."""

    document_id: str
    changed: bool
    passages: int
    statements: list[dict[str, Any]]
    rejected: list[RejectedAnswer]
    quarantined: list[HeldAnswer] = Field(default=[], description="What waits for a person before it is taken in.")
    removed: int


class DocumentAnswer(Answer):
    """A document with its passages and statements."""

    document_id: str
    path: str
    kind: str
    passages: list[dict[str, Any]]
    statements: list[StatementAnswer]
    withheld: int = Field(description="How many statements are not for the asker.")


class ReceiptAnswer(Answer):
    """What a deletion took out; no word of what it said."""

    receipt_id: str
    document_id: str
    deleted_at: str
    nodes: int
    relationships: int


class ContextAnswer(Answer):
    """A context with the ranking and the trace behind it."""

    context: str
    answer_instructions: str
    items: list[dict[str, Any]]
    sufficient: bool
    reason: str
    plan: dict[str, Any]
    trace: list[dict[str, Any]]
    used_tokens: int
    withheld: int


class PersonAnswer(Answer):
    """A person with aliases and counts."""

    id: str
    name: str
    kind: str
    aliases: list[str]
    counts: dict[str, int]


class PageAnswer(Answer, Generic[Item]):
    """One page of a list; `next` is the cursor of the next one, null at the end."""

    items: list[Item]
    next: str | None


class HolderAnswer(Answer):
    """Whose withheld statements about the asker are, where the space's policy tells."""

    holder: str | None = Field(examples=["지나"], description="The owner of claims, the reporter of records.")
    type: Literal["Event", "Claim", "Fact"]
    count: int


class WithheldPageAnswer(PageAnswer[Item], Generic[Item]):
    """One page of a list of which the asker may not see everything: what is withheld is counted."""

    withheld: int = Field(description="How many fit and are not for the asker.")
    withheld_by: list[HolderAnswer] = Field(description="Whose they are, of those about the asker.")


class AboutAnswer(WithheldPageAnswer[StatementAnswer]):
    """Everything with a person in it."""

    person: PersonAnswer


class SettingsAnswer(Answer):
    """Settings of a space."""

    zone: str | None
    disclosure: str
    mask_secrets: bool
    concept_kinds: list[str]


class DeletedAnswer(Answer):
    """How much a deletion took out."""

    deleted: int


class HealthAnswer(Answer):
    """Whether the service is alive, and its database."""

    status: Literal["ok", "degraded"]
    database: Literal["online", "away"]
    detail: str | None
    version: str
