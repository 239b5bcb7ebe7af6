"""From the keys of mentions to the keys of nodes.

Three things move a mention away from its own key: what its document says ("my sister Jane", a given name
beside one full name), what documents agree on across a space (a kin noun that has one name everywhere), and
decisions of people, which win for good.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

# The commonest Korean surnames, of one syllable; with two-syllable ones they cover nearly everybody
# (Statistics Korea, census of 2015).
KOREAN_SURNAMES = frozenset(
    "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추"
    "도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용"
) | {"남궁", "황보", "제갈", "사공", "선우", "서문", "독고"}


@dataclass(frozen=True, slots=True)
class KeyedMention:
    """One mention as identity sees it."""

    id: str
    document_id: str
    key: str
    same_as: tuple[str, ...] = ()  # keys that its text says are the same person


@dataclass(frozen=True, slots=True)
class IdentityDecision:
    """A person's decision about two keys: `same`, `distinct` or `split`.

    A split sends the given mentions, and those of the given documents, from key `a` to the new key `b`.
    """

    id: str
    decision: str
    a: str
    b: str
    mentions: frozenset[str] = frozenset()
    documents: frozenset[str] = frozenset()


@dataclass(slots=True)
class _Groups:
    """Union-find over keys, in which `distinct` blocks a union also through a third name."""

    parent: dict[str, str] = field(default_factory=dict)
    apart: list[tuple[str, str]] = field(default_factory=list)

    def find(self, key: str) -> str:
        self.parent.setdefault(key, key)
        while self.parent[key] != key:
            self.parent[key] = self.parent[self.parent[key]]
            key = self.parent[key]
        return key

    def join(self, a: str, b: str) -> bool:
        root_a, root_b = self.find(a), self.find(b)
        if root_a == root_b:
            return True
        for left, right in self.apart:
            if {self.find(left), self.find(right)} == {root_a, root_b}:
                return False
        low, high = sorted((root_a, root_b), key=representative_order)
        self.parent[high] = low
        return True


def representative_order(key: str) -> tuple[int, int, str]:
    """Order keys for choosing the one that names a group: names first, longer ones first, then by letter."""
    return (0 if key.startswith(("name:", "concept:")) else 1, -len(key), key)


def document_links(mentions: Iterable[KeyedMention]) -> dict[str, str]:
    """Return, for one document, the keys that its own text sends to another key.

    "민서" beside one full name "김민서" is 김민서; beside 김민서 and 박민서 it stays itself.
    """
    mentions = list(mentions)
    keys = {mention.key for mention in mentions} | {k for m in mentions for k in m.same_as}
    links: dict[str, str] = {}
    names = sorted(key.removeprefix("name:") for key in keys if key.startswith("name:"))
    for short in names:
        full = [name for name in names if is_full_form(name, short)]
        if len(full) == 1:
            links[f"name:{short}"] = f"name:{full[0]}"
    for role in (key for key in keys if key.startswith("role:")):
        called = role.partition("/")[2]
        who = [key for key in (f"name:{called}", f"name:{called}님") if key in keys]
        if len(who) == 1:
            links[role] = links.get(who[0], who[0])  # somebody goes by it as by a name: a speaker "팀장님"
    told: dict[str, set[str]] = defaultdict(set)
    for mention in mentions:
        told[mention.key].update(mention.same_as)
    for key, others in sorted(told.items()):
        targets = {links.get(other, other) for other in others if other != key}
        if len(targets) == 1 and not key.startswith("name:"):
            links[key] = targets.pop()
        elif len(targets) == 1 and key not in links:
            # "Jane, known as JJ": the longer form names the person.
            low, high = sorted((key, next(iter(targets))), key=representative_order)
            links[high] = low
    return {key: _end_of(links, key) for key in links}


def _end_of(links: Mapping[str, str], key: str) -> str:
    seen = {key}
    while (following := links.get(key)) is not None and following not in seen:
        key = following
        seen.add(key)
    return key


def is_full_form(name: str, short: str) -> bool:
    """Say whether the normal name `name` is `short` with a surname: 김민서 for 민서, "jane doe" for "jane"."""
    if name == short or len(short) < 2:
        return False
    if _is_hangul(name) and _is_hangul(short):
        return name.endswith(short) and name[: len(name) - len(short)] in KOREAN_SURNAMES
    words = [word.rstrip(".") for word in name.split()]
    return len(words) > 1 and " " not in short and short in (words[0], words[-1]) and "'" not in name


def _is_hangul(text: str) -> bool:
    return all("가" <= sign <= "힣" for sign in text)


def resolve(
    mentions: Sequence[KeyedMention],
    links: Mapping[str, Mapping[str, str]],
    decisions: Sequence[IdentityDecision],
) -> dict[str, str]:
    """Return the node key of every mention.

    `links` holds the links of every document of the space (`document_links`); `decisions` all decisions in
    force, oldest first: of two that cannot both hold, the one that stood first holds. A decision "distinct"
    also keeps apart what documents' texts joined.
    """
    shared = _shared_links(links)
    groups = _Groups(apart=[(d.a, d.b) for d in decisions if d.decision == "distinct"])
    for decision in decisions:
        if decision.decision == "same":
            groups.join(decision.a, decision.b)
    splits = [decision for decision in decisions if decision.decision == "split"]
    blocked = _blocked_links(groups, [*links.values(), shared])
    resolved: dict[str, str] = {}
    for mention in mentions:
        local = links.get(mention.document_id, {}).get(mention.key) or shared.get(mention.key, mention.key)
        if (groups.find(mention.key), groups.find(local)) in blocked:
            local = mention.key
        for split in splits:
            named = mention.id in split.mentions or mention.document_id in split.documents
            if named and groups.find(local) == groups.find(split.a):
                local = split.b
        resolved[mention.id] = groups.find(local)
    return resolved


def _blocked_links(groups: _Groups, links: Iterable[Mapping[str, str]]) -> set[tuple[str, str]]:
    """Return the links that a decision "distinct" forbids: between the two, and of both to one third name.

    "JJ" is Jane Doe in one document and "Jane" is in another; JJ and Jane are distinct: then neither goes to
    Jane Doe, for nothing says which of the two is meant.
    """
    if not groups.apart:
        return set()
    sources: dict[str, set[str]] = defaultdict(set)
    for document in links:
        for key, target in document.items():
            sources[groups.find(target)].add(groups.find(key))
    blocked: set[tuple[str, str]] = set()
    for one, other in groups.apart:
        a, b = groups.find(one), groups.find(other)
        blocked |= {(a, b), (b, a)}
        for target, found in sources.items():
            if a in found and b in found:
                blocked |= {(a, target), (b, target)}
    return blocked


def keys_kept_apart(decisions: Iterable[IdentityDecision]) -> set[str]:
    """Return the keys that decisions hold distinct, with those that decisions say are the same as one of them.

    A link of any of them weighs on where the others may go.
    """
    decisions = list(decisions)
    start = {key for d in decisions if d.decision == "distinct" for key in (d.a, d.b)}
    return closure(start, [(d.a, d.b) for d in decisions if d.decision == "same"])


def closure(start: Iterable[str], pairs: Iterable[tuple[str, str]]) -> set[str]:
    """Return everything that pairs tie to the start, directly or through others."""
    neighbours: dict[str, set[str]] = defaultdict(set)
    for a, b in pairs:
        neighbours[a].add(b)
        neighbours[b].add(a)
    reached = set(start)
    open_keys = list(reached)
    while open_keys:
        for key in neighbours.get(open_keys.pop(), set()) - reached:
            reached.add(key)
            open_keys.append(key)
    return reached


def _shared_links(links: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return kin keys that have one name wherever a document names them ("수진 누나": 민재's 누나 is 수진)."""
    told: dict[str, set[str]] = defaultdict(set)
    for document in links.values():
        for key, target in document.items():
            if key.startswith("kin:"):
                told[key].add(target)
    return {key: next(iter(targets)) for key, targets in told.items() if len(targets) == 1}
