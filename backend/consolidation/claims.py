"""Claims that one owner makes again and again: they become an analysis Claim of that owner, never a Fact."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence

from backend.consolidation.activities import narrowing_ko
from backend.consolidation.habits import Repeated, Thresholds
from backend.consolidation.occurrence import Occurrence
from ingest.identifiers import digest


def find_repeated_claims(claims: Iterable[Occurrence], thresholds: Thresholds) -> list[Repeated]:
    """Return what owners claim in as many passages as the threshold says: same target, predicate and polarity.

    The words are the shortest that were said, of equals the last: the least particular, chosen, not generated.
    """
    Group = tuple[str, str, str, str, tuple[str, ...], tuple[str, ...] | None]
    grouped: dict[Group, list[Occurrence]] = defaultdict(list)
    for claim in claims:
        if claim.target_id is not None and not points(claim):
            same = (claim.person_id, claim.predicate, claim.polarity, claim.target_id)
            grouped[*same, qualifiers(claim), claim.audience].append(claim)
    found = []
    for (owner, predicate, polarity, target, qualified, audience), members in grouped.items():
        if len({member.passage_id for member in members}) < thresholds.claims:
            continue
        identity = digest("repeated", owner, predicate, polarity, target, *qualified, "readers", *(audience or ()))
        found.append(_repeated(identity, members))
    return sorted(found, key=lambda repeated: repeated.id)


# What is shown or pointed at is another thing each time: "that pic is great", 이 사진 예쁘다.
_SHOWN_WORDS = """
    pic pics picture pictures photo photos image shot view views one ones it this that these those look idea
    thing things     사진 그림 이거 그거 저거 이것 그것 저것 경치 것 거
"""
_SHOWN = frozenset(_SHOWN_WORDS.split())
_POINTING = re.compile(
    r"\b(?:this|that|these|those)\s+(?:\w+\s+){0,2}$|(?:^|\s)(?:이|그|저|이런|그런|저런)\s+(?:\S+\s+)?$",
    re.IGNORECASE,
)


# What somebody held once is no claim that they go on making.
_PAST = re.compile(r"\bused to\b|\bno longer\b|예전에|한때|[았었였]다")


def points(claim: Occurrence) -> bool:
    """Say whether a claim is about what is shown, pointed at or past: next time it is something else.

    >>> points(Occurrence("c", "p", "Ada", "believes_good", "be", "Ada thinks that that pic is great.", "pic"))
    True
    """
    target = (claim.target or "").lower()
    words = target.split()
    if not words or words[-1] in _SHOWN or _PAST.search(claim.text):
        return True
    if re.search(rf"\b(?:this|that|these|those)\s+(?:\w+\s+)?{re.escape(target)}\b", claim.source_text.lower()):
        return True
    # "The sea was calm": one occasion, not how the sea is.
    if re.search(rf"{re.escape(target)}\s+(?:was|were)\b", claim.text.lower()):
        return True
    place = claim.text.lower().find(target)
    before = (
        claim.text[: max(place, 0)].replace(" thinks that ", " thinks ").replace(" believes that ", " believes ")
    )
    return bool(_POINTING.search(before))


# Words beside the thing that add nothing to it.
_BESIDE_WORDS = """
    a an the that his her their my our your its is are was were be been being am has have had can could will
    would may might should to so really very just also always think thinks thought find finds found believe
    believes feel feels like likes love loves hate hates enjoy enjoys prefer prefers want wants trust trusts
    recommend recommends super such pretty
"""
_ARTICLES = ("a", "an", "the")
_BESIDE = frozenset(_BESIDE_WORDS.split())


def qualifiers(claim: Occurrence) -> tuple[str, ...]:
    """Return the words beside the thing that make it another thing: "support *from friends*" is not "support".

    >>> qualifiers(Occurrence("c", "p", "Ada", "likes", "love", "Ada loves coffee from Kona.", "coffee"))
    ('from kona',)
    """
    target = claim.target or ""
    place = claim.text.lower().find(target.lower())
    if place < 0:
        return (claim.text,)
    if re.search(r"[가-힣]", claim.text):
        narrowed = narrowing_ko(claim, str(claim.target))
        return (narrowed,) if narrowed else ()
    before = re.findall(r"[\w'’-]+", claim.text[:place].lower())
    after = re.findall(r"[\w'’-]+", claim.text[place + len(target) :].lower())
    found = []
    while before and before[-1] in _ARTICLES:
        before.pop()
    if before and before[-1] in ("and", "or"):
        found.append(" ".join(before[-2:]))  # "fantasy and films" is not "action and films"
    elif before and before[-1] not in _BESIDE and before[-1] not in claim.person.lower().split():
        found.append(before[-1])
    if after and (after[0] not in _BESIDE or (after[0] == "to" and after[1:2] != ["be"])):
        found.append(" ".join(after[:2]))
    return tuple(found)


def _repeated(identity: str, members: Sequence[Occurrence]) -> Repeated:
    def moment(claim: Occurrence) -> tuple[bool, float, str]:
        return (claim.said_at is not None, claim.said_at.timestamp() if claim.said_at else 0.0, claim.id)

    ordered = sorted(members, key=moment)
    days = sorted(claim.said_at.date() for claim in ordered if claim.said_at is not None)
    chosen = min(reversed(ordered), key=lambda claim: len(claim.text))
    return Repeated(
        id=identity,
        latest=chosen,
        supports=tuple(sorted(claim.id for claim in ordered)),
        text=chosen.text,
        target=chosen.target or "",
        confidence=max(claim.confidence for claim in ordered),
        first_day=days[0] if days else None,
        last_day=days[-1] if days else None,
        said_by=chosen.said_by,
        days=len(set(days)),
    )
