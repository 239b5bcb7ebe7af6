"""A statement as revision sees it: who holds it and what it is about are nodes, not names."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime

from ingest.model import Certainty, Polarity, Precision, StatementType, TimeBound

RECORD = "record"  # the holder of every Fact and Event: nobody owns what is on record


@dataclass(frozen=True, slots=True)
class Revisable:
    """What revision needs to know of one statement. Persons and things are ids of nodes."""

    id: str
    type: StatementType
    predicate: str
    holder: str | None  # the owner's node for a Claim, None where the source is unnamed
    reporter: str | None = None  # the node that the passage is spoken by
    relayers: tuple[str, ...] = ()  # nearest to the listener first
    subject: str | None = None
    target: str | None = None
    subject_is_person: bool = False
    subject_name: str = ""  # the document's own word
    target_name: str = ""
    target_key: str = ""  # the key of the target's node, from which related activities are found
    relation: str = ""
    polarity: Polarity = Polarity.POSITIVE
    certainty: Certainty = Certainty.ASSERTED
    rejected: bool = False
    time_start: date | None = None
    time_end: date | None = None
    precision: Precision | None = None
    open_end: bool = False
    bound: TimeBound | None = None
    clock: str | None = None
    time_text: str | None = None
    place: str | None = None
    replaces: str | None = None
    said_at: datetime | None = None
    document_id: str = ""
    passage_id: str = ""
    is_conversation: bool = True
    position: int = 0
    span_start: int = 0
    opened_by: str | None = None  # the event that this Fact follows from
    zone: str | None = None  # of the space, for content dates of statements without a time of saying
    audience: frozenset[str] | None = None  # who may read it; None: everybody

    @property
    def is_first_hand(self) -> bool:
        """A Claim that nobody relays; a Fact or Event whose reporter is its subject."""
        if self.type is StatementType.CLAIM:
            return not self.relayers
        return self.reporter is not None and self.reporter == self.subject

    @property
    def chain(self) -> tuple[str | None, ...]:
        """Through whom it came: the relayers of a Claim, the reporter of a Fact or Event."""
        return self.relayers if self.type is StatementType.CLAIM else (self.reporter,)

    @property
    def is_asserted(self) -> bool:
        """Nothing lowers its certainty."""
        return self.certainty is Certainty.ASSERTED


def is_open_to_readers_of(one: Revisable, other: Revisable) -> bool:
    """Say whether everybody who may read `other` may read `one`.

    What is not may leave no trace in `other`: its view, and the moment until which it held, would tell of private
    talk to those who were not to know.
    """
    return one.audience is None or (other.audience is not None and other.audience <= one.audience)


def may_supersede(later: Revisable, earlier: Revisable) -> bool:
    """Say whether one statement has the standing to supersede or end another, order aside.

    Only first-hand supersedes first-hand; a relayed one supersedes only what came through the same chain;
    certainty below asserted never supersedes asserted; and private words never supersede what others may read.
    """
    if later.holder is None or later.holder != earlier.holder or not is_open_to_readers_of(later, earlier):
        return False
    if earlier.is_asserted and not later.is_asserted:
        return False
    if later.is_first_hand:
        return True
    return not earlier.is_first_hand and later.chain == earlier.chain
