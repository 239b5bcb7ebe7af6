"""The name, aliases and kind that a Person or Concept shows, chosen from its mentions.

The choice depends on the set of mentions only, never on the order they came in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from backend.identity.keys import bare_name, normal_name
from ingest.model import MentionKind

# A proper name shows better than a kin noun or a title.
_KIND_RANK = {
    MentionKind.SPEAKER: 0,
    MentionKind.NAME: 0,
    MentionKind.ADDRESSEE: 0,
    MentionKind.KIN: 1,
    MentionKind.ROLE: 1,
    MentionKind.PRONOUN: 2,
    MentionKind.THING: 0,
}
# What a document says of a kind beats the default.
_PERSON_KINDS = ("organisation", "publication", "page", "agent", "tool")
DEFAULT_CONCEPT_KIND = "other"


@dataclass(frozen=True, slots=True)
class NamedMention:
    """How often an entity is mentioned under one name."""

    name: str
    kind: MentionKind
    entity: str
    relative_to: str | None
    count: int


@dataclass(frozen=True, slots=True)
class Shown:
    """What a Person or Concept shows."""

    name: str
    aliases: tuple[str, ...]
    kind: str


def choose(mentions: Sequence[NamedMention], *, is_person: bool) -> Shown | None:
    """Return what to show, or None where nothing mentions the entity."""
    if not mentions:
        return None
    ranked = sorted(mentions, key=lambda m: (_KIND_RANK[m.kind], _is_titled(m.name), -len(m.name), m.name))
    best = ranked[0]
    # The whole name before the most frequent one: "김민서" says more than "민서".
    aliases = tuple(sorted({_display(mention) for mention in mentions}))
    return Shown(_display(best), aliases, _person_kind(mentions) if is_person else _concept_kind(mentions))


def _is_titled(name: str) -> bool:
    return bare_name(name) != normal_name(name)


def _display(mention: NamedMention) -> str:
    return display(mention.name, mention.kind, mention.relative_to)


def display(name: str, kind: MentionKind, relative_to: str | None) -> str:
    """Return a name as a list of people shows it: "언니" alone says nothing there."""
    if kind is MentionKind.KIN and relative_to:
        hangul = any("가" <= sign <= "힣" for sign in name)
        return f"{relative_to}의 {name}" if hangul else f"{relative_to}'s {name}"
    return name


def _person_kind(mentions: Sequence[NamedMention]) -> str:
    kinds = {mention.entity for mention in mentions}
    return next((kind for kind in _PERSON_KINDS if kind in kinds), "human")


def _concept_kind(mentions: Sequence[NamedMention]) -> str:
    votes: dict[str, int] = {}
    for mention in mentions:
        if mention.entity not in ("person", DEFAULT_CONCEPT_KIND):
            votes[mention.entity] = votes.get(mention.entity, 0) + mention.count
    # Most often said, then by name: the order of documents must not decide.
    return min(votes, key=lambda kind: (-votes[kind], kind)) if votes else DEFAULT_CONCEPT_KIND
