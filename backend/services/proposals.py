"""Proposals about identity: pairs that may be one, and names that may be two. Nothing is merged here."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from backend.app import App
from backend.identity.candidates import Candidate, Profile, find_candidates
from backend.identity.contexts import Ambiguity, document_context, find_ambiguity
from backend.identity.keys import normal_name
from backend.services.identity import decide, decisions, keep_together, split
from backend.services.spaces import require_space
from backend.store.connection import Row

# Names near in meaning are looked for among the things mentioned most; the others differ in more than writing.
MOST_MENTIONED = 300
NEAR_K = 4
# Neo4j's score of a cosine is (1 + cosine) / 2. Names of one topic in two words lie above 0.94 with the default
# model, names of one field ("requirements", "tests") below 0.92.
NEAREST = 0.97
# Who is in more documents is known well, and comparing them all would cost more than it tells.
MOST_DOCUMENTS = 50


@dataclass(frozen=True, slots=True)
class Proposals:
    """What a person may decide about identity."""

    same: list[Candidate]
    split: list[Ambiguity]


async def proposals(app: App, space: str, *, unrestricted: bool = True) -> Proposals:
    """Return every open proposal; what has an audience counts for who is unrestricted. Raises UnknownSpace."""
    in_force = await decisions(app, space)
    profiles = await app.store.read("identity_profiles", {"space": space, "unrestricted": unrestricted})
    parameters = {"space": space, "most": MOST_MENTIONED, "k": NEAR_K, "nearest": NEAREST}
    alike = await app.store.read("alike_entities", parameters)
    near = [(row["a"], row["b"], 2 * row["score"] - 1) for row in alike]
    decided = {frozenset((row["a"], row["b"])) for row in in_force}
    same = await asyncio.to_thread(lambda: find_candidates(_profiles(profiles), near, decided))
    return Proposals(same, await ambiguities(app, space, None, in_force, unrestricted=unrestricted))


async def ambiguities(
    app: App,
    space: str,
    people: list[str] | None,
    in_force: list[dict[str, Any]] | None = None,
    *,
    unrestricted: bool = True,
) -> list[Ambiguity]:
    """Return those of some people (ids; all without) whose documents may speak of two, and that nobody decided."""
    parameters = {"space": space, "ids": people, "most": MOST_DOCUMENTS, "unrestricted": unrestricted}
    grouped: dict[str, list[Row]] = defaultdict(list)
    for row in await app.store.read("identity_contexts", parameters):
        grouped[row["id"]].append(row)
    found = [ambiguity for rows in grouped.values() if (ambiguity := _ambiguity(rows)) is not None]
    if not found:
        return []
    if in_force is None:
        in_force = await decisions(app, space)
    kept = {row["a"]: set(row["documents"]) for row in in_force if row["decision"] == "one"}
    return [item for item in found if not _is_decided(item, kept)]


async def ambiguity_of(
    app: App, space: str, person_id: str, *, unrestricted: bool = True
) -> dict[str, Any] | None:
    """Return the contexts of a person who may be two, as the API shows them; None for who is one."""
    found = await ambiguities(app, space, [person_id], unrestricted=unrestricted)
    return {"contexts": [context.as_json() for context in found[0].contexts]} if found else None


async def listed(app: App, space: str, *, unrestricted: bool = True) -> list[dict[str, Any]]:
    """Return every open proposal as the API shows it. Raises UnknownSpace."""
    found = await proposals(app, space, unrestricted=unrestricted)
    return [_same_json(item) for item in found.same] + [split_json(item) for item in found.split]


async def answer(app: App, space: str, proposal: Candidate | Ambiguity, accept: bool, by: str) -> dict[str, Any]:
    """Write a person's decision about a proposal and return it."""
    if isinstance(proposal, Candidate):
        decision = "same" if accept else "distinct"
        return (await decide(app, space, proposal.a.key, proposal.b.key, decision, by)).as_json()
    leaving = proposal.contexts[1].documents
    if accept:
        return (await split(app, space, proposal.key, documents=leaving, by=by)).as_json()
    documents = [document for context in proposal.contexts for document in context.documents]
    return (await keep_together(app, space, proposal.key, documents, by)).as_json()


def _same_json(item: Candidate) -> dict[str, Any]:
    return {
        "id": item.id,
        "proposal": "same",
        "a": _end(item.a),
        "b": _end(item.b),
        "reasons": [{"rule": rule, "text": text} for rule, text in item.reasons],
        "score": item.score,
    }


def split_json(item: Ambiguity) -> dict[str, Any]:
    """Return a proposal to make two of one."""
    return {
        "id": item.id,
        "proposal": "split",
        "person": {"id": item.person_id, "name": item.name},
        "contexts": [context.as_json() for context in item.contexts],
        "reasons": [{"rule": rule, "text": text} for rule, text in item.reasons],
    }


def _end(profile: Profile) -> dict[str, Any]:
    return {"id": profile.id, "name": profile.name, "kind": profile.kind, "documents": len(profile.documents)}


def _profiles(rows: list[Row]) -> list[Profile]:
    by_document: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        if row["is_person"]:
            for document in row["document_ids"]:
                by_document[document].add(row["name"])
    return [
        Profile(
            row["id"],
            row["key"],
            row["name"],
            tuple(row["aliases"] or (row["name"],)),
            row["kind"],
            bool(row["is_person"]),
            frozenset(row["keys"]),
            frozenset(row["document_ids"]),
            frozenset(
                name for document in row["document_ids"] for name in by_document[document] if name != row["name"]
            ),
        )
        for row in rows
    ]


def _ambiguity(rows: list[Row]) -> Ambiguity | None:
    documents = [
        document_context(
            row["document_id"],
            row["path"],
            row["behind"],
            [(predicate, target) for predicate, target in row["facts"]],
            [other for other in row["others"] if normal_name(other) != normal_name(row["name"])],
            row["author"],
        )
        for row in rows
    ]
    return find_ambiguity(rows[0]["id"], rows[0]["key"], rows[0]["name"], documents)


def _is_decided(item: Ambiguity, kept: dict[str, set[str]]) -> bool:
    """Say whether a person has already answered that these documents speak of one."""
    documents = {document for context in item.contexts for document in context.documents}
    return documents <= kept.get(item.key, set())


async def find_proposal(app: App, space: str, identity: str) -> Candidate | Ambiguity | None:
    """Return the open proposal of an id, or None. Raises UnknownSpace."""
    await require_space(app.store, space)
    found = await proposals(app, space)
    open_proposals: list[Candidate | Ambiguity] = [*found.same, *found.split]
    return next((item for item in open_proposals if item.id == identity), None)
