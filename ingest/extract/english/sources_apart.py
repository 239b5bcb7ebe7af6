"""Two sources named by one phrase before or behind what they say: "According to Ann and Bob, the soup is cold".

Each of them says it; no statement is of a person called "Ann and Bob".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from ingest.extract.english.draft import Draft
from ingest.extract.english.lexicon.people import KIN, ROLES
from ingest.extract.english.scene import Voice, is_given_name
from ingest.model import Mention, MentionKind

_TWO = re.compile(
    r"(?:[Bb]oth )?(?:(?:my|our|the|his|her) )?(?P<one>[\w'’-]+) and (?:(?:my|our|the|his|her) )?(?P<other>[\w'’-]+)"
)


def of_each(drafts: Iterable[Draft]) -> list[Draft]:
    """Return the drafts with one for each of two sources that one phrase names."""
    found: list[Draft] = []
    for draft in drafts:
        together = (
            next((s for s in draft.voice.sources if s is not None and _apart(s)), None) if draft.voice else None
        )
        if together is None or draft.voice is None:
            found.append(draft)
            continue
        for one in _apart(together):
            found.append(
                replace(
                    draft,
                    voice=_said_by(draft.voice, together, one),
                    holder=one
                    if draft.holder is not None and draft.holder.name == together.name
                    else draft.holder,
                    evidence=list(draft.evidence),
                )
            )
    return found


def _apart(source: Mention) -> tuple[Mention, ...]:
    two = _TWO.fullmatch(source.name)
    if two is None or source.entity == "organisation":
        return ()
    names = (two["one"], two["other"])
    if not all(name[:1].isupper() or name.lower() in KIN | ROLES for name in names):
        return ()
    if not any(is_given_name(name) or name.lower() in KIN | ROLES for name in names):
        return ()  # "Marks and Spencer": a firm
    return tuple(replace(source, name=name, kind=_kind(name, source.kind), span=None) for name in names)


def _kind(name: str, otherwise: MentionKind) -> MentionKind:
    if name[:1].isupper():
        return MentionKind.NAME
    return MentionKind.KIN if name in KIN else otherwise


def _said_by(voice: Voice, together: Mention, one: Mention) -> Voice:
    return replace(voice, sources=tuple(one if s is together else s for s in voice.sources))
