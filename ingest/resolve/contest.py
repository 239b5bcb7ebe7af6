"""A person's own words against a statement: one Claim of theirs, whole, whatever they say."""

from __future__ import annotations

from ingest.model import Mention, MentionKind, Passage, Polarity, Statement, StatementType

EXTRACTOR = "contest/1"


def own_words(passage: Passage) -> Statement:
    """Return the Claim that a contest makes: its owner is who speaks, and it keeps the words as they are."""
    speaker = passage.speaker or ""
    return Statement(
        type=StatementType.CLAIM,
        predicate="believes",
        text=f"{speaker}: “{passage.text}”",
        span=(0, len(passage.text)),
        subject=speaker,
        target=passage.heading_path[-1] if passage.heading_path else None,
        owner=speaker,
        relation="contest",
        polarity=Polarity.NEGATIVE,
        mentions=(Mention(speaker, MentionKind.SPEAKER),),
        confidence=1.0,
        extractor=EXTRACTOR,
        rule="contest",
    )
