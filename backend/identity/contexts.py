"""Whether one name is two people: what tells its documents apart, shown and proposed, never acted on.

Pure. Two documents are told apart where what they say of the name does not fit together: other words right
behind it (한도현(대구 지점), 한도현(본사 개발팀)), another place, employer or role, no acquaintance in common.
One such difference is ordinary, people move and change jobs; two are worth a question.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from backend.identity.keys import normal_name
from ingest.identifiers import digest

_BEHIND = re.compile(r"^(?:\s*(?:님|씨|팀장|부장|과장|대리|사원))?\s*[(（]([^()（）]{2,40})[)）]")
_ATTRIBUTES = {"lives_in": "place", "works_at": "employer", "studies": "school", "is": "role"}
APPOSITION_WEIGHT = 2  # an author who adds "(Busan branch)" does so to tell two apart
ENOUGH = 2


@dataclass(frozen=True, slots=True)
class Context:
    """What one or several documents say of a name, with their paths."""

    documents: tuple[str, ...]
    paths: tuple[str, ...]
    values: Mapping[str, tuple[str, ...]]

    def as_json(self) -> dict[str, object]:
        """Return the context for JSON."""
        values = {name: list(found) for name, found in self.values.items()}
        return {"documents": list(self.paths), "values": values}


@dataclass(frozen=True, slots=True)
class Ambiguity:
    """A person whose documents may speak of two: the contexts, and what tells them apart."""

    id: str
    person_id: str
    key: str
    name: str
    contexts: tuple[Context, ...]
    reasons: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class _Document:
    id: str
    path: str
    values: dict[str, set[str]] = field(default_factory=dict)
    others: set[str] = field(default_factory=set)
    author: str | None = None


def document_context(
    identity: str,
    path: str,
    behind: Iterable[str],
    facts: Iterable[tuple[str, str]],
    others: Iterable[str],
    author: str | None,
) -> _Document:
    """Return what a document says of a name, as far as it can tell people apart."""
    values: dict[str, set[str]] = {}
    for text in behind:
        found = _BEHIND.match(text)
        if found:
            values.setdefault("described_as", set()).add(found[1].strip())
    for predicate, target in facts:
        values.setdefault(_ATTRIBUTES[predicate], set()).add(target)
    return _Document(identity, path, values, {normal_name(other) for other in others}, author)


def find_ambiguity(person_id: str, key: str, name: str, documents: Iterable[_Document]) -> Ambiguity | None:
    """Return the two contexts of a name that do not fit together, or None."""
    groups = _groups(sorted((d for d in documents if d.values), key=lambda d: (d.path, d.id)))
    best: tuple[int, list[_Document], list[_Document], list[tuple[str, str]]] | None = None
    for place, one in enumerate(groups):
        for other in groups[place + 1 :]:
            weight, reasons = _apart(one, other)
            if weight >= ENOUGH and (best is None or weight > best[0]):
                best = weight, one, other, reasons
    if best is None:
        return None
    _, one, other, reasons = best
    larger, smaller = sorted((one, other), key=lambda group: (-len(group), group[0].path))
    identity = digest("split", key, *sorted(document.id for document in smaller))
    contexts = (_context(larger), _context(smaller))
    return Ambiguity(identity, person_id, key, name, contexts, tuple(reasons))


def _groups(documents: list[_Document]) -> list[list[_Document]]:
    """Put documents together that agree in something they say of the name."""
    groups: list[list[_Document]] = []
    for document in documents:
        agreeing = [group for group in groups if any(_agree(document, member) for member in group)]
        merged = [document] + [member for group in agreeing for member in group]
        groups = [group for group in groups if group not in agreeing] + [merged]
    return groups


def _agree(one: _Document, other: _Document) -> bool:
    return any(_words(one.values[name]) & _words(other.values.get(name, set())) for name in one.values)


def _apart(one: list[_Document], other: list[_Document]) -> tuple[int, list[tuple[str, str]]]:
    a, b = _merged(one), _merged(other)
    weight = 0
    reasons = []
    for name in sorted(a.values.keys() & b.values.keys()):
        left, right = a.values[name], b.values[name]
        if _words(left) & _words(right):
            continue
        weight += APPOSITION_WEIGHT if name == "described_as" else 1
        reasons.append((name, f"{', '.join(sorted(left))} here, {', '.join(sorted(right))} there"))
    if reasons and a.others and b.others and not a.others & b.others and a.author != b.author:
        weight += 1
        reasons.append(("document", "the documents have neither an author nor anybody else in common"))
    return weight, reasons


def _merged(group: list[_Document]) -> _Document:
    values: dict[str, set[str]] = {}
    for document in group:
        for name, found in document.values.items():
            values.setdefault(name, set()).update(found)
    others = {other for document in group for other in document.others}
    authors = {document.author for document in group}
    return _Document("", "", values, others, next(iter(authors)) if len(authors) == 1 else None)


def _context(group: list[_Document]) -> Context:
    merged = _merged(group)
    return Context(
        tuple(sorted(document.id for document in group)),
        tuple(sorted(document.path for document in group)),
        {name: tuple(sorted(found)) for name, found in sorted(merged.values.items())},
    )


def _words(values: Iterable[str]) -> set[str]:
    return {word for value in values for word in normal_name(value).split()}
