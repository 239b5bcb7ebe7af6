"""What people decide about who is who: same, distinct, broader, narrower, related, split, and taking it back.

A decision names keys of mentions. Merging and splitting point edges elsewhere and decide the touched slots
again; no extracted property changes, so taking a decision back restores what was there.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from backend.app import App
from backend.errors import InvalidRequest, NotFound, UnknownPerson
from backend.identity.candidates import kinds_can_agree
from backend.identity.keys import bare_name, is_person_key, normal_name
from backend.identity.resolve import closure, keys_kept_apart
from backend.services.spaces import require_space
from backend.store.connection import Transaction
from backend.store.documents import DocumentWrite
from backend.store.entities import embed_names
from backend.store.identity import decisions_of, links_of, relink
from backend.store.revision import revise

DECISIONS = ("same", "distinct", "broader", "narrower", "related")


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision as the API shows it."""

    id: str
    decision: str
    a: str
    b: str
    by: str
    why: str | None

    def as_json(self) -> dict[str, Any]:
        """Return the decision for JSON."""
        return asdict(self)


async def decide(app: App, space: str, a: str, b: str, decision: str, by: str, why: str | None = None) -> Decided:
    """Record a decision about two people or things (ids or names) and point the edges accordingly.

    Raises UnknownSpace, UnknownPerson, InvalidRequest (the two are one key, or of kinds that cannot be the same).
    """
    await require_space(app.store, space)
    if decision not in DECISIONS:
        raise InvalidRequest(f"decision is one of {', '.join(DECISIONS)}.")
    key_a, key_b = await _key_of(app, space, a), await _key_of(app, space, b)
    if key_a == key_b:
        raise InvalidRequest(f"“{a}” and “{b}” are mentioned under one name. To make two of one, split it.")
    if is_person_key(key_a) != is_person_key(key_b):
        raise InvalidRequest("A person and a thing cannot be the same.")
    if decision in ("broader", "narrower", "related") and is_person_key(key_a):
        raise InvalidRequest(f"“{decision}” holds between things, not between people.")
    if decision == "same":
        await _refuse_other_kind(app, space, key_a, key_b)
    decided = Decided(secrets.token_hex(10), decision, key_a, key_b, by, why)
    await _write(app, space, decided, [], [])
    return decided


async def split(
    app: App,
    space: str,
    person: str,
    *,
    documents: Iterable[str] = (),
    mentions: Iterable[str] = (),
    by: str,
    why: str | None = None,
) -> Decided:
    """Make two of one: the mentions given, or those in the documents given (ids or paths), are somebody else.

    Raises UnknownPerson, InvalidRequest where nothing or everything would leave.
    """
    await require_space(app.store, space)
    key = await _key_of(app, space, person)
    rows = await app.store.read("mentions_of_key", {"space": space, "key": key})
    documents, mentions = set(documents), set(mentions)
    leaving = [
        row for row in rows if row["mention_id"] in mentions or documents & {row["document_id"], row["path"]}
    ]
    if not leaving or len(leaving) == len(rows):
        raise InvalidRequest("A split needs mentions or documents that hold some, but not all, of the mentions.")
    decision = secrets.token_hex(10)
    decided = Decided(decision, "split", key, f"{key}#{decision}", by, why)
    document_ids = {row["document_id"] for row in rows if documents & {row["document_id"], row["path"]}}
    await _write(app, space, decided, sorted(mentions), sorted(document_ids))
    return decided


async def keep_together(
    app: App, space: str, person: str, documents: Iterable[str], by: str, why: str | None = None
) -> Decided:
    """Record that some documents (ids) speak of one person although they differ: it is not asked again.

    Raises UnknownSpace, UnknownPerson.
    """
    await require_space(app.store, space)
    key = await _key_of(app, space, person)
    decided = Decided(secrets.token_hex(10), "one", key, key, by, why)
    await _write(app, space, decided, [], sorted(documents))
    return decided


async def take_back(app: App, space: str, decision_id: str) -> None:
    """Take a decision back; what it changed is as it was. Raises NotFound."""
    await require_space(app.store, space)

    async def unit(transaction: Transaction) -> dict[str, str]:
        await transaction.run("lock_space", {"space": space})
        keys = await _related_keys(transaction, space, decision_id)
        await transaction.run("unlink_concepts", {"space": space, "id": decision_id})
        if not await transaction.run("delete_decision", {"space": space, "id": decision_id}):
            raise NotFound(f"There is no decision “{decision_id}” in this space.")
        return await _relink(transaction, space, keys)

    renamed, _ = await app.store.work(unit)
    await embed_names(app.store, app.embedder, space, renamed)


async def decisions(app: App, space: str) -> list[dict[str, Any]]:
    """Return the decisions in force. Raises UnknownSpace."""
    await require_space(app.store, space)
    return await app.store.read("identity_decisions", {"space": space})


async def _write(app: App, space: str, decided: Decided, mentions: list[str], documents: list[str]) -> None:
    if not decided.by.strip():
        raise InvalidRequest("Say who decides: `by` must not be blank.")
    parameters = {**decided.as_json(), "space": space, "mentions": mentions, "documents": documents}

    async def unit(transaction: Transaction) -> dict[str, str]:
        await transaction.run("lock_space", {"space": space})
        await transaction.run("create_decision", parameters)
        return await _relink(transaction, space, await _related_keys(transaction, space, decided.id))

    renamed, _ = await app.store.work(unit)
    await embed_names(app.store, app.embedder, space, renamed)


async def _relink(transaction: Transaction, space: str, keys: set[str]) -> dict[str, str]:
    write = DocumentWrite(space=space, document_id="", document={}, expected_revision=0)
    links = links_of(await transaction.run("identity_links", {"space": space, "keys": None}))
    entities: set[str] = set()
    in_force = decisions_of(await transaction.run("identity_decisions", {"space": space}))
    await relink(
        transaction, space, [], sorted(keys | keys_kept_apart(in_force)), links, in_force, entities, write
    )
    await revise(transaction, write, entities, set())
    return write.renamed


async def _related_keys(transaction: Transaction, space: str, decision_id: str) -> set[str]:
    """Return every key that a decision can move: those tied to its two by links and other decisions."""
    rows = await transaction.run("identity_decisions", {"space": space})
    start = {key for row in rows if row["id"] == decision_id for key in (row["a"], row["b"])}
    pairs = [(row["a"], row["b"]) for row in rows]
    links = links_of(await transaction.run("identity_links", {"space": space, "keys": None}))
    pairs += [pair for document in links.values() for pair in document.items()]
    return closure(start, pairs)


async def _refuse_other_kind(app: App, space: str, a: str, b: str) -> None:
    rows = await app.store.read("kinds_of_keys", {"space": space, "keys": [a, b]})
    kinds = {row["key"]: row["kind"] for row in rows}
    if a in kinds and b in kinds and not kinds_can_agree(kinds[a], kinds[b]):
        raise InvalidRequest(
            f"One is a {kinds[a]}, the other a {kinds[b]}: they cannot be the same. "
            "If a kind is wrong, correct the text that says so."
        )


async def _key_of(app: App, space: str, person: str) -> str:
    """Return the key that an id or a name stands for. Raises UnknownPerson."""
    for key in (f"name:{bare_name(person)}", f"concept:{normal_name(person)}", person):
        row: Mapping[str, Any] = (await app.store.read("key_exists", {"space": space, "key": key, "id": person}))[
            0
        ]
        if row["node_key"] is not None:
            return str(row["node_key"])
        if row["mentioned"]:
            return key
    raise UnknownPerson(f"Nobody and nothing named “{person}” is mentioned in this space.")
