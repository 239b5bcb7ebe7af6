"""Dated decisions about one thing: the later one may supersede the earlier one. A person says whether it does.

"배포는 금요일로 결정" and a week later "배포는 월요일로 결정" fill no slot, and nothing here is certain
enough to be done without asking: both may hold, for two releases.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from itertools import pairwise

from ingest.identifiers import digest


@dataclass(frozen=True, slots=True)
class ToldDecision:
    """A statement that tells of a decision, and one thing that it is about."""

    id: str
    topic_id: str
    topic: str
    holder: str
    said_at: datetime | None
    content: tuple[str, str, str, date | None]  # predicate, polarity, target, time: what was decided


@dataclass(frozen=True, slots=True)
class Supersession:
    """A proposal: `later` may supersede `earlier`."""

    id: str
    earlier: str
    later: str
    topic: str


def supersession_id(earlier: str, later: str) -> str:
    """Return the id of a proposal; the same two statements always have the same, so it is answered once."""
    return digest("supersession", earlier, later)


def find_supersessions(
    told: Iterable[ToldDecision], answered: Iterable[str], standing: Mapping[str, Iterable[str]]
) -> list[Supersession]:
    """Return each pair of neighbours in time that decide differently about one thing, for one holder.

    `answered` holds ids of proposals that somebody decided; `standing` what supersedes a statement already.
    """
    answered = set(answered)
    groups: dict[tuple[str, str], dict[str, ToldDecision]] = defaultdict(dict)
    for decision in told:
        if decision.said_at is not None:  # an undated one has no neighbours
            groups[(decision.holder, decision.topic_id)][decision.id] = decision
    found: dict[str, Supersession] = {}
    for group in groups.values():
        ordered = sorted(group.values(), key=lambda decision: (decision.said_at, decision.id))
        for earlier, later in pairwise(ordered):
            identity = supersession_id(earlier.id, later.id)
            is_new = identity not in answered and not set(standing.get(earlier.id, ()))
            if is_new and earlier.said_at != later.said_at and earlier.content != later.content:
                found[identity] = Supersession(identity, earlier.id, later.id, earlier.topic)
    return sorted(found.values(), key=lambda proposal: proposal.id)
