"""What calls may send. Pydantic at the border, plain data inside."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime, timedelta
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, WithJsonSchema

from backend.services.spaces import DISCLOSURES
from backend.services.times import aware
from ingest.model import Origin, OriginClass, SourceTurn, SpeakerKind
from ingest.sources import clean_text

# More turns than this in one call are several calls; the whole body is limited in bytes too.
MAX_TURNS = 5_000
MAX_NAMES = 200
MAX_QUESTION = 20_000
_A_DAY = timedelta(days=1)


def _time(value: object) -> object:
    """Read an ISO 8601 time. A number is none: it would be read as seconds of some clock."""
    if value is None or isinstance(value, datetime):
        return value
    if not isinstance(value, str):
        raise ValueError("give an ISO 8601 time such as 2026-03-02T10:00:00+09:00")
    # In a query string an unescaped plus has become a blank.
    text = value.strip()
    if len(text) > 6 and text[-6] == " ":
        text = f"{text[:-6]}+{text[-5:]}"
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise ValueError("give an ISO 8601 time such as 2026-03-02T10:00:00+09:00") from None
    # At the ends of the calendar an offset leads out of it.
    latest = datetime.max.replace(tzinfo=moment.tzinfo) - _A_DAY
    if not datetime.min.replace(tzinfo=moment.tzinfo) + _A_DAY <= moment <= latest:
        raise ValueError("give a time between 0001-01-02 and 9999-12-30")
    return moment


Time = Annotated[
    datetime, BeforeValidator(_time), WithJsonSchema({"type": "string", "examples": ["2026-03-02T10:00:00+09:00"]})
]
Name = Annotated[str, Field(min_length=1, max_length=500)]


def _visible(name: str) -> str:
    """Refuse a name that cleaning would turn into another: with a sign nobody sees, somebody could be anybody."""
    if clean_text(name.strip()) != unicodedata.normalize("NFC", name.strip()) and _INVISIBLE.search(name.strip()):
        raise ValueError("the name holds invisible characters; send it as it is shown")
    return name


# What cleaning takes out without leaving a trace. Joiners stay: names of some scripts and emoji need them.
_INVISIBLE = re.compile("[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
SpeakerName = Annotated[Name, AfterValidator(_visible)]


class Body(BaseModel):
    """A misspelt field is an error, not silence."""

    model_config = ConfigDict(extra="forbid")


class OriginBody(Body):
    """Where something came from."""

    class_: OriginClass = Field(alias="class", examples=["web"])
    id: Name = Field(examples=["https://example.org/page"])

    def data(self) -> Origin:
        """Return it as plain data."""
        return Origin(self.class_, clean_text(self.id))


Audience = Annotated[list[Name], Field(max_length=MAX_NAMES, description="Who may read it; absent: everybody.")]


class TurnBody(Body):
    """One turn of a conversation."""

    id: Name = Field(description="The client's own; the same id and text again change nothing.", examples=["t1"])
    speaker: SpeakerName = Field(examples=["서연"])
    speaker_kind: SpeakerKind = SpeakerKind.HUMAN
    text: str = Field(examples=["지나는 준호의 해고가 잘못이라고 생각한대."])
    said_at: Time | None = Field(default=None, description="Without it relative time stays text.")
    addressee: Name | None = None
    audience: Audience | None = None
    origin: OriginBody | None = None

    def data(self, zone: str | None) -> SourceTurn:
        """Return it as plain data, cleaned as stored text is. Raises NaiveTime."""
        return SourceTurn(
            id=self.id,
            speaker=clean_text(self.speaker).strip(),
            text=clean_text(self.text),
            said_at=None if self.said_at is None else aware(self.said_at, zone),
            speaker_kind=self.speaker_kind,
            addressee=(clean_text(self.addressee).strip() or None) if self.addressee else None,
            audience=audience_of(self.audience),
            origin=self.origin.data() if self.origin else None,
        )


def audience_of(names: list[str] | None) -> tuple[str, ...] | None:
    """Return an audience as plain data. An empty list is nobody, which is not the same as everybody."""
    return None if names is None else tuple(clean_text(name) for name in names)


class TurnsBody(Body):
    """Turns of one session."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "session": "monday",
                    "turns": [
                        {
                            "id": "t1",
                            "speaker": "서연",
                            "text": "지나는 준호의 해고가 잘못이라고 생각한대.",
                            "said_at": "2026-03-02T10:00:00+09:00",
                        }
                    ],
                }
            ]
        },
    )

    session: Name
    turns: list[TurnBody] = Field(max_length=MAX_TURNS)


class DocumentBody(Body):
    """A Markdown document. Front matter counts where a field here is absent."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"text": "# 회의록\n\n예산은 300만 원으로 정했다.", "author": "서연"}]},
    )

    text: str
    author: Name | None = None
    written_at: Time | None = None
    origin: OriginBody | None = None
    audience: Audience | None = None


class ContextBody(Body):
    """A question for which a context is wanted."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [{"question": "준호의 해고를 지나는 어떻게 생각해?", "budget_tokens": 1000}]
        },
    )

    question: str = Field(max_length=MAX_QUESTION)
    mode: Literal["search", "turn"] = "search"
    budget_tokens: int | None = Field(default=None, ge=1, le=1_000_000)
    valid_at: Time | None = None
    known_at: Time | None = None
    policy: Literal["strict", "balanced", "advanced"] = "balanced"
    asker: Name | None = None
    asked_at: Time | None = Field(default=None, description="What “last week” counts from; now where absent.")


class SettingsBody(Body):
    """Settings of a space; what is absent stays."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"zone": "Asia/Seoul"}]})

    zone: Annotated[str, Field(min_length=1, max_length=100)] | None = None
    disclosure: Literal[DISCLOSURES] | None = None  # type: ignore[valid-type]  # one list for both
    mask_secrets: bool | None = None
    concept_kinds: Annotated[list[Name], Field(max_length=MAX_NAMES)] | None = None
