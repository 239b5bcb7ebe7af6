"""The transaction that replaces what was derived from one document.

It takes the space's lock first, so that identity, orphans and slots are decided on what is really there, and
gives up where the document changed since the write was prepared: the caller prepares it again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from backend.store.analysis import retract, sweep_communities
from backend.store.connection import Row, Store, Transaction, WriteCounters
from backend.store.schema import refuse_changed_model
from ingest.errors import SaidgraphError

BATCH_ROWS = 2_000  # 1,000 to 10,000 rows a query keep memory and locks small (the driver's manual)


class StaleSnapshot(SaidgraphError):
    """The document changed while its new version was prepared. It is prepared again."""

    type = "stale-snapshot"


@dataclass(slots=True)
class DocumentWrite:
    """Everything one write of a document needs, prepared outside the transaction."""

    space: str
    document_id: str
    document: Row
    expected_revision: int
    captures: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)  # passages that are gone
    rederived: list[str] = field(default_factory=list)  # passages whose derived nodes are replaced
    passages: list[Row] = field(default_factory=list)
    touched_properties: list[Row] = field(default_factory=list)
    mentions: list[Row] = field(default_factory=list)
    statements: list[Row] = field(default_factory=list)
    candidates: list[Row] = field(default_factory=list)  # what was refused, with the reason
    edges: dict[str, list[Row]] = field(default_factory=dict)  # by the query that writes them
    # Keys of the new mentions and what their text says is the same, by mention id; for identity.
    keys: dict[str, str] = field(default_factory=dict)
    same_as: dict[str, tuple[str, ...]] = field(default_factory=dict)
    renamed: dict[str, str] = field(default_factory=dict)  # people and concepts whose name needs a vector
    reslot: set[str] = field(default_factory=set)  # statements whose edges were pointed elsewhere
    # What goes: entity (id), name, kind, entity's kind and whose kin, of each mention in a passage taken out.
    lost_mentions: list[Row] = field(default_factory=list)
    # Kinds of decision that people took in the space, read under its lock; None where nobody looked.
    decided: frozenset[str] | None = None
    delete: bool = False
    version: Row | None = None  # the text as it will be (id, props), kept beside those before it
    keep_versions: int = 0  # how many of them; 0 takes out all others, as an erasure must


# Called inside the transaction after mentions and statements are written: (transaction, space, entities and
# slots that lost something). They live in backend.store.identity and backend.store.revision.
Step = Callable[[Transaction, DocumentWrite, set[str], set[str]], Awaitable[None]]

EDGE_QUERIES = ("link_speakers", "link_owners", "link_relayers", "link_about", "link_participants", "link_places")


async def apply(store: Store, write: DocumentWrite, link: Step, revise: Step) -> WriteCounters:
    """Replace a document's derived graph in one transaction.

    Raises StaleSnapshot where the document's revision is not the expected one.
    """

    async def unit(transaction: Transaction) -> None:
        await _lock(store, transaction, write)
        entities, slots, communities = await _take_out(transaction, write)
        if not write.delete:
            await _put_in(transaction, write)
        await link(transaction, write, entities, slots)
        if not write.delete:
            for name in EDGE_QUERIES:
                await run_batches(transaction, name, write.space, write.edges.get(name, ()))
        ids = [row["id"] for row in write.statements]
        parameters = {"space": write.space, "document_id": write.document_id, "statement_ids": ids}
        if ids and may_be_decided(write, "review"):
            # Before revision: what a person rejected weighs nothing there.
            await transaction.run("reapply_reviews", parameters)
        await revise(transaction, write, entities, slots)
        if ids and may_be_decided(write, "contest"):
            await transaction.run("reapply_contests", parameters)
        decided = sorted({*ids, *write.reslot})
        if decided and may_be_decided(write, "review"):
            await transaction.run("reapply_supersessions", {"space": write.space, "statement_ids": decided})
        await sweep_communities(transaction, write.space, communities)
        if write.delete:
            await transaction.run("delete_document", {"space": write.space, "document_id": write.document_id})
        else:
            await transaction.run(
                "finish_document",
                {"space": write.space, "document_id": write.document_id, "captures": write.captures},
            )

    _, counters = await store.work(unit)
    return counters


async def _lock(store: Store, transaction: Transaction, write: DocumentWrite) -> None:
    """Take the space's lock. Raises StaleSnapshot where the document is not as the write takes it to be,
    EmbeddingModelChanged where the vectors are of another model by now.
    """
    rows = await transaction.run("lock_document", {"space": write.space, "document_id": write.document_id})
    refuse_changed_model(store, rows[0]["model"])
    if (rows[0]["revision"] or 0) != write.expected_revision:
        raise StaleSnapshot()
    write.decided = frozenset(rows[0]["decided"])


def may_be_decided(write: DocumentWrite, kind: str) -> bool:
    """Say whether people may have taken a decision of a kind in the space: most spaces have none to look for."""
    return write.decided is None or kind in write.decided


async def _take_out(transaction: Transaction, write: DocumentWrite) -> tuple[set[str], set[str], set[str]]:
    ids = sorted({*write.removed, *write.rederived})
    if not ids:
        return set(), set(), set()
    # First of all: what was inferred from these statements may not outlive them.
    _, communities = await retract(transaction, write.space, passages=ids)
    parameters = {"space": write.space, "passage_ids": ids}
    rows = await transaction.run("touched_by_passages", parameters)
    write.lost_mentions = rows[0]["mentions"]
    await transaction.run("delete_derived", parameters)
    if write.removed:
        await transaction.run("delete_passages", {"space": write.space, "passage_ids": sorted(write.removed)})
    return set(rows[0]["entities"]), set(rows[0]["slots"]), communities


async def _put_in(transaction: Transaction, write: DocumentWrite) -> None:
    await transaction.run("upsert_document", {"space": write.space, "document": write.document})
    extra = {"document_id": write.document_id}
    await run_batches(transaction, "upsert_passages", write.space, write.passages, extra)
    await run_batches(transaction, "set_passage_properties", write.space, write.touched_properties)
    await run_batches(transaction, "create_mentions", write.space, write.mentions, extra)
    await run_batches(transaction, "create_statements", write.space, write.statements, extra)
    await run_batches(transaction, "create_candidates", write.space, write.candidates, extra)
    await _keep_version(transaction, write)


async def _keep_version(transaction: Transaction, write: DocumentWrite) -> None:
    parameters = {"space": write.space, "document_id": write.document_id}
    if write.version is None:
        return
    if not write.keep_versions:
        await transaction.run("delete_versions", parameters)
    await transaction.run("create_version", {**parameters, **write.version, "keep": max(1, write.keep_versions)})


async def run_batches(
    transaction: Transaction,
    name: str,
    space: str,
    rows: Iterable[Row],
    extra: Mapping[str, Any] | None = None,
) -> None:
    """Run a query over rows, some at a time; not at all where there are none."""
    rows = list(rows)
    for start in range(0, len(rows), BATCH_ROWS):
        batch = rows[start : start + BATCH_ROWS]
        await transaction.run(name, {"space": space, "rows": batch, **(extra or {})})


async def document_state(store: Store, space: str, document_id: str) -> Row | None:
    """Return what is stored of a document, or None."""
    rows = await store.read("document_state", {"space": space, "document_id": document_id})
    return rows[0] if rows else None


async def document_tail(
    store: Store, space: str, document_id: str, passage_ids: Sequence[str], tail: int, beyond: int
) -> Row | None:
    """Return the end of a conversation in the form of `document_state`, or None.

    `replaces` says that one of the passages given is there already: then the end is not enough.
    """
    parameters = {"passage_ids": list(passage_ids), "tail": tail, "beyond": beyond}
    rows = await store.read("document_tail", {"space": space, "document_id": document_id, **parameters})
    return rows[0] if rows and rows[0]["last"] is not None else None


async def captured(store: Store, space: str | None) -> Sequence[Row]:
    """Return the documents that wait to be derived."""
    return await store.read("captured_documents", {"space": space})


async def capture(
    store: Store, space: str, document: Row, capture_id: str, payload: str, passages: list[Row]
) -> None:
    """Keep what was handed in; returns when it is committed."""

    parameters = {
        "space": space,
        "document": document,
        "capture": {"id": capture_id, "payload": payload},
        "passages": passages,
    }
    await store.write("capture_document", parameters)
