"""Plain data of the write path: passages in, statements out. No I/O.

Words are those of the design: a *passage* is an immutable piece of text, a *statement* is an Event, Claim
or Fact extracted from one passage, an *owner* holds a claim, *relayers* passed it on (nearest to the
listener first), the *speaker* of the passage is its reporter.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import StrEnum


class StatementType(StrEnum):
    EVENT = "Event"
    CLAIM = "Claim"
    FACT = "Fact"


class Polarity(StrEnum):
    POSITIVE = "positive"
    NEGATIVE = "negative"
    NEUTRAL = "neutral"


class Certainty(StrEnum):
    ASSERTED = "asserted"
    UNCERTAIN = "uncertain"
    HYPOTHETICAL = "hypothetical"


class Precision(StrEnum):
    INSTANT = "instant"
    DAY = "day"
    WEEKEND = "weekend"
    WEEK = "week"
    PART_OF_MONTH = "part_of_month"
    MONTH = "month"
    SEASON = "season"
    YEAR = "year"
    DECADE = "decade"


class SpeakerKind(StrEnum):
    HUMAN = "human"
    AGENT = "agent"
    TOOL = "tool"
    PAGE = "page"


class OriginClass(StrEnum):
    PERSON = "person"
    DOCUMENT = "document"
    TOOL = "tool"
    WEB = "web"
    AGENT = "agent"


class MentionKind(StrEnum):
    """How a person or thing is named; decides the key under which identity is derived."""

    NAME = "name"  # a proper name: one Person a space until something tells two apart
    KIN = "kin"  # 언니, my sister: relative to who speaks
    ROLE = "role"  # 팀장님, the doctor: relative to the document that shares it
    SPEAKER = "speaker"  # the speaker's own field, first person, dropped subject
    ADDRESSEE = "addressee"  # second person
    PRONOUN = "pronoun"  # 걔, she: resolved from the declared window, or unresolved and flagged
    THING = "thing"  # a Concept


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a document or turn came from, for trust and for removing everything of one origin."""

    origin_class: OriginClass
    id: str


class TimeBound(StrEnum):
    """How a time that was said bounds what holds: by its end, or by its beginning and its end.

    A beginning alone ("since X") is `TimeRange.open_end`.
    """

    UNTIL = "until"  # "until X": the days are those of X, in which it ended; when it began was not said
    FROM_TO = "from_to"  # "from A to B": it ended in the last of the days


@dataclass(frozen=True, slots=True)
class TimeRange:
    """Inclusive local dates with the precision that was said, not one bit more."""

    start: date
    end: date
    precision: Precision
    open_end: bool = False  # "since": `end` is the local date of the turn
    clock: str | None = None  # "HH:MM" where a time of day was said
    bound: TimeBound | None = None

    def __post_init__(self) -> None:
        if self.end < self.start:
            raise ValueError(f"a time range ends before it starts: {self.start} … {self.end}")


@dataclass(frozen=True, slots=True)
class TimeExpression:
    """One expression of time found in a text.

    `span` counts code points. `time` is None where the expression is vague, impossible or only a
    recurrence: such text stays text.
    """

    span: tuple[int, int]
    text: str
    time: TimeRange | None
    recurrence: str | None = None  # the expression as written, e.g. "매주 화요일"
    rule: str = ""
    deadline: bool = False  # "X까지", "by X"


@dataclass(frozen=True, slots=True)
class Passage:
    """An immutable piece of a document's stored text: a dialogue turn, or a chunk of Markdown."""

    id: str
    text: str
    position: int
    speaker: str | None = None  # the author of a note; None where nobody is named
    speaker_kind: SpeakerKind = SpeakerKind.HUMAN
    addressee: str | None = None
    said_at: datetime | None = None  # aware, in its own offset
    lang: str | None = None  # "ko" | "en"; None lets the pipeline detect
    heading_path: tuple[str, ...] = ()
    kind: str = "turn"  # turn | paragraph | list | table | heading | quote | code | caption
    origin: Origin | None = None
    audience: tuple[str, ...] | None = None
    turn_id: str | None = None
    caption: str | None = None  # a tool's description of an image that came with the turn
    links: tuple[str, ...] = ()
    offset: int | None = None  # where `text` stands in the document's stored text; None where markup was removed
    columns: tuple[str, ...] = ()  # the column names of a table's row


@dataclass(frozen=True, slots=True)
class Mention:
    """A span of a passage that names a person or thing: the document's own view of identity.

    `name` is clean: no particle, no 님/씨. `span` is None where nothing in the text names it (the
    speaker of a dropped subject). `relative_to` is the person a kin noun hangs on (the speaker for
    "언니", 수아 for "수아네 언니"). `same_as` lists other names that this text itself says are the same
    person ("my sister Jane": kin "sister", same_as ("Jane",)).
    """

    name: str
    kind: MentionKind
    span: tuple[int, int] | None = None
    entity: str = "person"  # "person" or a concept kind: place, organisation, work, product, food, …
    relative_to: str | None = None
    same_as: tuple[str, ...] = ()
    resolved: bool = True  # False: a pronoun nobody plausible was found for


@dataclass(frozen=True, slots=True)
class Statement:
    """One asserted proposition, extracted from one passage."""

    type: StatementType
    predicate: str
    text: str  # a full sentence that names its people, never "I" or "he"
    span: tuple[int, int]  # code points of the passage's text
    subject: str | None = None
    target: str | None = None
    owner: str | None = None
    owner_known: bool = True  # False only for a Claim whose source is unnamed
    relayed_by: tuple[str, ...] = ()  # nearest to the listener first
    relation: str = ""  # the verb itself, dictionary form
    polarity: Polarity = Polarity.POSITIVE
    certainty: Certainty = Certainty.ASSERTED
    time: TimeRange | None = None
    time_text: str | None = None
    recurrence: str | None = None
    replaces: str | None = None
    place: str | None = None
    with_people: tuple[str, ...] = ()
    mentions: tuple[Mention, ...] = ()  # everybody and everything the statement names
    confidence: float = 0.9
    extractor: str = ""
    rule: str = ""
    evidence: tuple[str, ...] = ()  # the morphemes or tokens the rule used, for --explain
    flags: tuple[str, ...] = ()  # reasons why a person should look, e.g. "pronoun"

    def with_(self, **changes: object) -> Statement:
        """Return a copy with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]  # names are checked by dataclasses


@dataclass(frozen=True, slots=True)
class Rejected:
    """A candidate that was not written, with the reason a person can read."""

    statement: Statement
    reason: str


@dataclass(frozen=True, slots=True)
class Signal:
    """Something found in a passage by rule."""

    kind: str  # date | amount | url | email | identifier | name | negation | correction | decision | secret
    span: tuple[int, int]
    text: str
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Extraction:
    """What the pipeline found in one passage."""

    passage: Passage
    statements: tuple[Statement, ...]
    rejected: tuple[Rejected, ...] = ()
    mentions: tuple[Mention, ...] = ()
    signals: tuple[Signal, ...] = ()
    accepted: tuple[str, ...] = ()  # ids of the last statements, which the gate refused and a person accepted


@dataclass(frozen=True, slots=True)
class SourceTurn:
    """A turn as a source file or request gives it, before masking and storing."""

    id: str
    speaker: str
    text: str
    said_at: datetime | None = None
    speaker_kind: SpeakerKind = SpeakerKind.HUMAN
    addressee: str | None = None
    audience: tuple[str, ...] | None = None
    origin: Origin | None = None
    caption: str | None = None
    kind: str = "turn"  # "contest" for a person's own words against a statement
    about: str | None = None  # what a contest is about


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """One unit of provenance as read from a file: a conversation session, or a Markdown document."""

    path: str
    kind: str  # "conversation" | "markdown"
    turns: tuple[SourceTurn, ...] = ()
    text: str = ""
    author: str | None = None
    written_at: datetime | None = None
    title: str | None = None
    encoding: str = "utf-8"
    origin: Origin | None = None
    audience: tuple[str, ...] | None = None
    zone: str | None = None
    source_hash: str | None = None  # SHA-256 of the original bytes, where the text was converted
    metadata: dict[str, str] = field(default_factory=dict)
    source_file: str | None = None  # the file it was read from, relative to what was ingested
