"""Which people or things may be one: pairs with reasons, for a person to decide.

Pure: profiles in, candidates out, in an order that depends on their content only.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from backend.identity.keys import normal_name
from backend.identity.surface import RULES, SurfaceRule, surnames_differ
from ingest.identifiers import digest

# Kinds that can be the same person or thing; a pair from two rows is vetoed. A concept's unknown kind vetoes
# nothing.
KIN_KINDS = (
    frozenset({"human"}),
    frozenset({"organisation", "publication", "page"}),
    frozenset({"agent", "tool"}),
)
# A form that very many names share ("kim") tells nothing.
MAX_SHARING = 30
SHARED_NEIGHBOUR_SCORE = 0.05  # a shared acquaintance speaks for one person, weakly; at most three count
GOES_BY_KIN = ("kin", "one goes by the word by which the other is somebody's kin", 0.5)


@dataclass(frozen=True, slots=True)
class Profile:
    """What is known of a person or thing for comparing it with others."""

    id: str
    key: str
    name: str
    names: tuple[str, ...]
    kind: str
    is_person: bool
    keys: frozenset[str]  # of all its mentions
    documents: frozenset[str]
    neighbours: frozenset[str] = frozenset()  # names of others in the same documents

    @property
    def kin_words(self) -> frozenset[str]:
        """The words by which this is somebody's kin and nobody by name; none where a name is known."""
        if any(key.startswith("name:") for key in self.keys):
            return frozenset()
        return frozenset(key.rpartition("/")[2] for key in self.keys if key.startswith("kin:"))


@dataclass(frozen=True, slots=True)
class Candidate:
    """Two that may be one, with the reasons."""

    id: str
    a: Profile
    b: Profile
    reasons: tuple[tuple[str, str], ...]  # (rule, sentence)
    score: float


def kinds_can_agree(one: str, other: str) -> bool:
    """Say whether something of one kind can be something of the other.

    >>> kinds_can_agree("human", "organisation")
    False
    """
    if one == other or "other" in (one, other):
        return True
    return any({one, other} <= row for row in KIN_KINDS)


def find_candidates(
    profiles: Sequence[Profile],
    alike: Iterable[tuple[str, str, float]],
    decided: Collection[frozenset[str]],
) -> list[Candidate]:
    """Return pairs that no decision speaks about yet, the likeliest first.

    `alike` holds pairs of ids whose names' vectors are near; `decided` pairs of keys that decisions name.
    """
    by_id = {profile.id: profile for profile in profiles}
    reasons: dict[tuple[str, str], dict[str, tuple[str, float]]] = defaultdict(dict)
    # “Jaemin's aunt” is no name: that it begins as “Jaemin's mother” does, or means much the same, tells nothing.
    named = {profile.id for profile in profiles if not profile.kin_words}
    for rule in RULES:
        for pair in _pairs(rule, [profile for profile in profiles if profile.id in named]):
            reasons[pair][rule.name] = (rule.reason, rule.score)
    for pair in _going_by_kin(profiles):
        reasons[pair][GOES_BY_KIN[0]] = GOES_BY_KIN[1:]
    for one, other, cosine in alike:
        if one in named and other in named and one != other:
            pair = (min(one, other), max(one, other))
            reasons[pair]["meaning"] = (f"their names mean nearly the same (cosine {cosine:.2f})", 0.4)
    found = [
        candidate
        for (a, b), why in reasons.items()
        if (candidate := _candidate(by_id[a], by_id[b], why, decided)) is not None
    ]
    return sorted(found, key=lambda candidate: (-candidate.score, candidate.id))


def _pairs(rule: SurfaceRule, profiles: Sequence[Profile]) -> set[tuple[str, str]]:
    sharing: dict[tuple[bool, str], set[str]] = defaultdict(set)
    for profile in profiles:
        if rule.people_only and not profile.is_person:
            continue
        for name in profile.names:
            for form in rule.forms(normal_name(name)):
                sharing[profile.is_person, form].add(profile.id)
    pairs: set[tuple[str, str]] = set()
    for ids in sharing.values():
        if 1 < len(ids) <= MAX_SHARING:
            ordered = sorted(ids)
            pairs |= {(a, b) for place, a in enumerate(ordered) for b in ordered[place + 1 :]}
    return pairs


def _going_by_kin(profiles: Sequence[Profile]) -> set[tuple[str, str]]:
    """Pair somebody who is known as “Auntie” with the aunts of those who talk in the same documents."""
    kin: dict[str, list[Profile]] = defaultdict(list)
    for profile in profiles:
        for word in profile.kin_words:
            kin[word].append(profile)
    pairs: set[tuple[str, str]] = set()
    for named in profiles:
        if not named.is_person or named.kin_words:
            continue
        for word in {normal_name(name) for name in named.names} & kin.keys():
            related = [one for one in kin[word] if one.documents & named.documents]
            if len(related) <= MAX_SHARING:
                pairs |= {(min(named.id, one.id), max(named.id, one.id)) for one in related}
    return pairs


def _candidate(
    a: Profile, b: Profile, why: Mapping[str, tuple[str, float]], decided: Collection[frozenset[str]]
) -> Candidate | None:
    if a.is_person != b.is_person or not kinds_can_agree(a.kind, b.kind):
        return None
    if a.is_person and surnames_differ(a.name, b.name):
        return None
    if any(frozenset((x, y)) in decided for x in a.keys | {a.key} for y in b.keys | {b.key}):
        return None
    reasons = [(rule, sentence) for rule, (sentence, _) in sorted(why.items())]
    score = max(score for _, score in why.values())
    shared = sorted((a.neighbours & b.neighbours) - set(a.names) - set(b.names))
    if shared:
        reasons.append(("neighbours", f"both are named together with {', '.join(shared[:3])}"))
        score += SHARED_NEIGHBOUR_SCORE * min(3, len(shared))
    if both := len(a.documents & b.documents):
        reasons.append(("documents", "1 document names both" if both == 1 else f"{both} documents name both"))
    first, second = sorted((a, b), key=lambda profile: (-len(profile.name), profile.key))
    identity = digest("same", *sorted((a.key, b.key)))
    return Candidate(identity, first, second, tuple(reasons), round(min(score, 1.0), 2))
