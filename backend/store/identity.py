"""Points mentions at people and concepts, inside a document's transaction.

Who a mention refers to is decided in backend.identity; here the answer is written, the edges of mentions that
now refer elsewhere are taken along, and names, aliases and orphans are put right.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from backend.identity.keys import entity_id, is_person_key
from backend.identity.names import NamedMention, Shown, choose, display
from backend.identity.resolve import IdentityDecision, KeyedMention, document_links, keys_kept_apart, resolve
from backend.store.analysis import retract
from backend.store.connection import Row, Transaction
from backend.store.documents import DocumentWrite, may_be_decided, run_batches
from ingest.language.lexical import lexical_tokens, space_token
from ingest.model import MentionKind

# Entity, name, kind of mention, kind of entity, whose kin.
_Called = tuple[str, str, str, str, str | None]


async def link_identities(
    transaction: Transaction, write: DocumentWrite, entities: set[str], slots: set[str]
) -> None:
    """Derive identity for what a document mentions, and for mentions elsewhere that its text moves.

    `entities` are the nodes that may have lost a mention; those that gained one are added to it.
    """
    space = write.space
    said = (await transaction.run("identity_of_document", {"space": space, "document_id": write.document_id}))[0]
    old = links_of([{"document_id": write.document_id, "links": said["links"]}])[write.document_id]
    new = {} if write.delete else _document_links(write.document_id, said["keys"])
    if new != old and not write.delete:
        pairs = [f"{key}\t{target}" for key, target in sorted(new.items())] or None
        await transaction.run(
            "set_document_links", {"space": space, "document_id": write.document_id, "links": pairs}
        )
    fresh = [
        KeyedMention(mention, write.document_id, key, write.same_as.get(mention, ()))
        for mention, key in write.keys.items()
    ]
    moved_keys = {key for key in old.keys() | new.keys() if old.get(key) != new.get(key)}
    decided = may_be_decided(write, "identity")
    decisions = decisions_of(await transaction.run("identity_decisions", {"space": space})) if decided else []
    apart = keys_kept_apart(decisions)
    if moved_keys:
        # A link that comes or goes may forbid or allow one of a key that is held distinct.
        moved_keys |= apart
    wanted = sorted({*write.keys.values(), *moved_keys, *apart})
    links = links_of(await transaction.run("identity_links", {"space": space, "keys": wanted}))
    links[write.document_id] = new
    await relink(transaction, space, fresh, sorted(moved_keys), links, decisions, entities, write)


async def relink(
    transaction: Transaction,
    space: str,
    fresh: list[KeyedMention],
    moved_keys: Iterable[str],
    links: Mapping[str, Mapping[str, str]],
    decisions: Sequence[IdentityDecision],
    entities: set[str],
    write: DocumentWrite,
) -> None:
    """Resolve fresh mentions and all mentions under the moved keys, and write what differs.

    `links` holds at least all links of the keys concerned.
    """
    current: dict[str, str | None] = {mention.id: None for mention in fresh}
    mentions = {mention.id: mention for mention in fresh}
    moved_keys = list(moved_keys)
    if moved_keys:
        for row in await transaction.run("mentions_by_key", {"space": space, "keys": moved_keys}):
            mentions[row["id"]] = KeyedMention(row["id"], row["document_id"], row["key"], tuple(row["same_as"]))
            current[row["id"]] = row["entity_id"]
    resolved = resolve(list(mentions.values()), links, decisions)
    target = {mention: entity_id(space, key) for mention, key in resolved.items()}
    changed = sorted(mention for mention, node in target.items() if current[mention] != node)
    known = await _known(transaction, space, {target[mention] for mention in changed})
    new = {resolved[mention] for mention in changed if target[mention] not in known}
    await _merge_nodes(transaction, space, new, decided=may_be_decided(write, "identity"))
    await run_batches(
        transaction, "link_mentions", space, [{"mention_id": m, "entity_id": target[m]} for m in changed]
    )
    repointed = [mention for mention in changed if current[mention] is not None]
    if repointed:
        rows = await transaction.run("repoint_edges", {"space": space, "mention_ids": repointed})
        moved_statements = {statement for row in rows for statement in row["statement_ids"]}
        # Whose statement it is has changed: what was inferred from it for somebody else goes.
        gone, _ = await retract(transaction, space, statements=moved_statements)
        write.reslot.update(moved_statements - gone)
        entities.update(node for mention in repointed if (node := current[mention]) is not None)
    names = {row["id"]: row["props"] for row in write.mentions}
    gained = {(target[m], shown_name(names[m]), names[m]["entity"]) for m in changed if m in names}
    unseen = _unseen(gained, known)
    moved = {target[mention] for mention in repointed}
    came = Counter(_as_called(target[m], names[m]) for m in changed if m in names)
    settled = await _settled(transaction, space, write.lost_mentions, came)
    settled -= {node for mention in repointed if (node := current[mention]) is not None}
    write.renamed.update(await refresh_entities(transaction, space, entities, unseen | moved, settled))


async def _known(transaction: Transaction, space: str, identities: Iterable[str]) -> dict[str, Row]:
    """Return those of some people and concepts that are there, with what they show."""
    ids = sorted(set(identities))
    if not ids:
        return {}
    rows = await transaction.run("entity_names", {"space": space, "entity_ids": ids})
    return {row["id"]: row for row in rows}


def _unseen(gained: set[tuple[str, str, str]], known: Mapping[str, Row]) -> set[str]:
    """Return the entities that gained a name or kind they do not show yet.

    A busy speaker has thousands of mentions; looking at all of them for every turn would cost more the more
    was said. A name that is an alias already changes nothing.
    """
    return {
        identity
        for identity, name, kind in gained
        if (row := known.get(identity)) is None
        or name not in (row["aliases"] or ())
        or kind not in ("person", "other", row["kind"])
    }


def shown_name(mention: Row) -> str:
    """Return the alias that a mention's properties give."""
    return display(mention["name"], MentionKind(mention["kind"]), mention.get("relative_to"))


def _as_called(identity: str, mention: Row) -> _Called:
    """Return what a mention tells of its entity: all by which a name, aliases and a kind are chosen."""
    return (identity, mention["name"], mention["kind"], mention["entity"], mention.get("relative_to"))


async def _settled(transaction: Transaction, space: str, lost: Sequence[Row], came: Counter[_Called]) -> set[str]:
    """Return the entities that lost mentions and still show what they did.

    What a passage said before an edit it mostly says afterwards; and of what went for good another passage often
    says the same. Only what nobody says any more needs a look at all that is said of the entity.
    """
    gone = Counter(_as_called(row["id"], row) for row in lost) - came
    entities = {row["id"] for row in lost}
    if not gone:
        return entities
    named = ("id", "name", "kind", "entity", "relative_to")
    rows = [dict(zip(named, called, strict=True)) for called in sorted(gone, key=repr)]
    changed = await transaction.run("lost_for_good", {"space": space, "rows": rows})
    return entities - {row["id"] for row in changed}


async def refresh_entities(
    transaction: Transaction,
    space: str,
    lost: Iterable[str],
    gained: Iterable[str] = (),
    settled: Iterable[str] = (),
) -> dict[str, str]:
    """Choose names, aliases and kinds again of who lost or gained a mention; delete whom nothing mentions.

    Of those that lost one, the `settled` are known to show what they did. Returns the names that have no vector
    yet, by id.
    """
    lost = sorted(set(lost))
    if lost:
        await transaction.run("delete_orphan_entities", {"space": space, "entity_ids": lost})
    ids = sorted({*lost} - {*settled} | {*gained})
    if not ids:
        return {}
    grouped: dict[str, list[Row]] = defaultdict(list)
    for row in await transaction.run("mentions_of_entities", {"space": space, "entity_ids": ids}):
        grouped[row["id"]].append(row)
    changes: list[Row] = [
        {"id": identity, "props": _shown_props(shown, space)}
        for identity, rows in sorted(grouped.items())
        if (shown := _shown(rows)) is not None and _differs(shown, rows[0])
    ]
    await run_batches(transaction, "set_entity_properties", space, changes)
    embedded = {identity: rows[0]["embedded"] for identity, rows in grouped.items()}
    names = {row["id"]: str(row["props"]["name"]) for row in changes}
    return {identity: name for identity, name in names.items() if embedded[identity] != name}


def _document_links(document_id: str, keys: Iterable[Row]) -> dict[str, str]:
    return document_links(
        KeyedMention(str(number), document_id, row["key"], tuple(row["same_as"]))
        for number, row in enumerate(keys)
    )


async def _merge_nodes(transaction: Transaction, space: str, keys: Iterable[str], *, decided: bool) -> None:
    people: list[Row] = []
    concepts: list[Row] = []
    for key in keys:
        row = {"id": entity_id(space, key), "key": key, "props": {"space_token": space_token(space)}}
        (people if is_person_key(key) else concepts).append(row)
    await run_batches(transaction, "merge_people", space, sorted(people, key=lambda row: row["id"]))
    await run_batches(transaction, "merge_concepts", space, sorted(concepts, key=lambda row: row["id"]))
    if concepts and decided:
        # A concept that was gone for a while gets back what people decided about it.
        await transaction.run("link_concepts", {"space": space})


def links_of(rows: Iterable[Row]) -> dict[str, dict[str, str]]:
    """Return rows of `identity_links` as links by document."""
    return {row["document_id"]: dict(pair.split("\t", 1) for pair in row["links"]) for row in rows}


def decisions_of(rows: Iterable[Row]) -> list[IdentityDecision]:
    """Return rows of `identity_decisions` as decisions."""
    return [
        IdentityDecision(
            row["id"], row["decision"], row["a"], row["b"], frozenset(row["mentions"]), frozenset(row["documents"])
        )
        for row in rows
    ]


def _shown(rows: list[Row]) -> Shown | None:
    mentions = [
        NamedMention(row["name"], MentionKind(row["kind"]), row["entity"], row["relative_to"], row["mentions"])
        for row in rows
        if row["name"] is not None
    ]
    return choose(mentions, is_person=bool(rows[0]["is_person"]))


def _differs(shown: Shown, row: Row) -> bool:
    return (shown.name, list(shown.aliases), shown.kind) != (row["shown"], row["aliases"], row["entity_kind"])


def _shown_props(shown: Shown, space: str) -> Row:
    return {
        "name": shown.name,
        "aliases": list(shown.aliases),
        "kind": shown.kind,
        "lexical": " ".join(dict.fromkeys(lexical_tokens(" ".join(shown.aliases)))),
        "space_token": space_token(space),
    }
