"""What is known of a turn while it is read."""

from __future__ import annotations

from dataclasses import dataclass, field

from ingest.extract.english.draft import Draft
from ingest.extract.english.pasted import Pasted
from ingest.extract.english.plan import Piece
from ingest.extract.english.scene import (
    Scene,
    Voice,
)
from ingest.extract.english.tree import Tree
from ingest.model import (
    Mention,
    Passage,
)


@dataclass(slots=True)
class Turn:
    """What is known while one passage is read."""

    passage: Passage
    scene: Scene
    trees: dict[int, Tree]
    drafts: list[tuple[Draft, Piece]] = field(default_factory=list)
    carried: Voice | None = None  # the voice that a colon hands to what follows it
    bullet_subject: Mention | None = None
    is_about_one: bool = False  # the heading says whom the whole list is about
    just_stated: list[Draft] = field(default_factory=list)  # by the piece before
    pasted: list[Pasted] = field(default_factory=list)  # stretches in the words of others
