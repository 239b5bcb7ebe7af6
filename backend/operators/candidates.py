"""What the operators gather for the ranking: passages with the inputs of their signals, and statements found."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date


@dataclass(frozen=True, slots=True)
class StatementHit:
    """A statement that an arm found, and how well it fits."""

    id: str
    passage_id: str
    type: str
    owner: str | None = None
    subject: str | None = None
    words: float = 0.0  # the full-text index's own scale
    cosine: float | None = None
    hub: float | None = None  # how near it is to everything in its space
    inferred: bool = False  # a habit or a repeated claim: what it rests on can be followed


@dataclass(slots=True)
class Candidate:
    """A passage that may answer, with what the arms say of it (0 where an arm did not find it)."""

    id: str
    document_id: str = ""
    position: int = 0
    kind: str = "turn"
    speaker: str | None = None
    said_on: date | None = None
    characters: int = 0
    is_question: bool = False
    claims_only: bool = False
    whole: bool = False  # holds itself all that the question is about
    dated: bool = False  # holds a word by which talk dates things
    step: int = 1  # how far on the next turn stands: an image's caption may stand between
    words: float = 0.0
    window: float = 0.0  # how much of the question the turns around it hold, by this space's rarity of words
    bigrams: float = 0.0
    cosine: float | None = None
    hub: float | None = None  # how near the passage is to everything in its space
    holder: bool = False  # holds a claim of somebody whom the question names
    statement: float = 0.0  # the best statement read from it, 0 to 1
    bridge: float = 0.0  # shares a rare name with the best first passages, 0 to 1
    spread: float = 0.0  # rank of a walk from the anchors, 0 to 1
    statements: list[str] = field(default_factory=list)  # ids of statements found, best first
    paths: set[str] = field(default_factory=set)  # the operators that brought it
