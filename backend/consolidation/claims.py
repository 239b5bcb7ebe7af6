"""Claims that one owner makes again and again: they become an analysis Claim of that owner, never a Fact."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from backend.consolidation.habits import Repeated, Thresholds
from backend.consolidation.occurrence import Occurrence
from ingest.identifiers import digest


def find_repeated_claims(claims: Iterable[Occurrence], thresholds: Thresholds) -> list[Repeated]:
    """Return what owners claim in as many passages as the threshold says: same target, predicate and polarity.

    The words are those of the last time it was said: chosen, not generated.
    """
    grouped: dict[tuple[str, str, str, str, tuple[str, ...] | None], list[Occurrence]] = defaultdict(list)
    for claim in claims:
        if claim.target_id is not None:
            key = (claim.person_id, claim.predicate, claim.polarity, claim.target_id, claim.audience)
            grouped[key].append(claim)
    found = []
    for (owner, predicate, polarity, target, audience), members in grouped.items():
        if len({member.passage_id for member in members}) < thresholds.claims:
            continue
        identity = digest("repeated", owner, predicate, polarity, target, "readers", *(audience or ()))
        found.append(_repeated(identity, members))
    return sorted(found, key=lambda repeated: repeated.id)


def _repeated(identity: str, members: Sequence[Occurrence]) -> Repeated:
    def moment(claim: Occurrence) -> tuple[bool, float, str]:
        return (claim.said_at is not None, claim.said_at.timestamp() if claim.said_at else 0.0, claim.id)

    ordered = sorted(members, key=moment)
    days = sorted(claim.said_at.date() for claim in ordered if claim.said_at is not None)
    return Repeated(
        id=identity,
        latest=ordered[-1],
        supports=tuple(sorted(claim.id for claim in ordered)),
        text=ordered[-1].text,
        target=ordered[-1].target or "",
        confidence=max(claim.confidence for claim in ordered),
        first_day=days[0] if days else None,
        last_day=days[-1] if days else None,
        said_by=ordered[-1].said_by,
        days=len(set(days)),
    )
