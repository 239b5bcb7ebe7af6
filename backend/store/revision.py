"""Decides again, inside a write, which statements are current.

Only the slots that the write touches are read. What `backend.revision` decides is compared with what stands, and
only the difference is written: revising again without a change writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from backend.revision.corrections import corrects
from backend.revision.opening import opened_fact, opened_id
from backend.revision.predicates import same_kind
from backend.revision.slots import Role, SlotKey, correction_slots, is_correction_key, slots_of
from backend.revision.statement import Revisable
from backend.revision.views import Outcome, decide
from backend.store.analysis import retract
from backend.store.connection import Row, Transaction
from backend.store.documents import DocumentWrite, may_be_decided, run_batches
from backend.store.revisables import Stored, stored_of
from ingest.language.lexical import lexical_tokens, space_token, type_token
from ingest.model import StatementType


@dataclass(slots=True)
class _Work:
    """One revision: everything read so far, and the slots to decide."""

    transaction: Transaction
    space: str
    touched: set[str]
    known: dict[str, Stored] = field(default_factory=dict)
    accepted: dict[str, str] = field(default_factory=dict)  # by people: earlier statement → later one
    left: set[str] = field(default_factory=set)  # slots that lost a statement, and may be empty

    async def load(self, ids: Iterable[str], *, again: bool = False) -> list[Stored]:
        """Read statements (once, unless `again`) and return those that exist."""
        ids = set(ids)
        wanted = sorted(ids if again else ids - self.known.keys())
        if wanted:
            rows = await self.transaction.run("statements_to_revise", {"space": self.space, "ids": wanted})
            self.known.update({row["id"]: stored_of(row) for row in rows})
        return [self.known[name] for name in sorted(ids) if name in self.known]

    async def members(self, keys: Iterable[str]) -> dict[str, list[str]]:
        """Return the ids of the statements in some slots."""
        rows = await self.transaction.run("slot_members", {"space": self.space, "keys": sorted(keys)})
        return {row["key"]: row["ids"] for row in rows}


async def revise(transaction: Transaction, write: DocumentWrite, entities: set[str], slots: set[str]) -> None:
    """Revise the slots that a document's write touches: those of its new and re-pointed statements, and those
    that lost one (`slots`).
    """
    changed = {row["id"] for row in write.statements} | write.reslot
    await revise_statements(transaction, write.space, changed, slots, decided=may_be_decided(write, "revision"))


async def revise_statements(
    transaction: Transaction,
    space: str,
    statement_ids: Iterable[str],
    slots: Iterable[str] = (),
    *,
    decided: bool = True,
) -> None:
    """Revise the slots of some statements, and other slots that lost a statement.

    Takes for granted that the space is locked. Statements and their edges must be written already. Where people
    have `decided` nothing about supersessions in this space, nothing of that is looked for.
    """
    work = _Work(transaction, space, set(slots), left=set(slots))
    statement_ids = set(statement_ids)
    accepted = await _accepted(work, statement_ids) if decided else set()
    changed = await work.load(statement_ids | accepted)
    changed = await _open_facts(work, changed)
    await _place(work, changed)
    if not work.touched and not changed:
        return
    changed_ids = {stored.statement.id for stored in changed}
    await _write(work, await _decide(work, changed_ids), changed_ids)
    if work.left:
        await transaction.run("delete_empty_slots", {"space": space, "keys": sorted(work.left)})


async def _accepted(work: _Work, changed: set[str]) -> set[str]:
    """Read which supersessions people accepted; return the earlier statements to decide again for them."""
    rows = await work.transaction.run("revision_decisions", {"space": work.space})
    work.accepted = {row["a"]: row["b"] for row in rows if row["decision"] == "supersedes" and row["present"]}
    return {
        row["a"]
        for row in rows
        if changed & {row["a"], row["b"]} or row["unfounded"] or row["linked"] != (row["a"] in work.accepted)
    }


async def _open_facts(work: _Work, changed: list[Stored]) -> list[Stored]:
    """Write the Facts that changed events open, delete those that follow no more; return all that changed."""
    rows = []
    stale: set[str] = set()
    opened: set[str] = set()
    for stored in changed:
        fact = opened_fact(stored.statement)
        if fact is None:
            stale |= {stored.opened} if stored.opened is not None else set()
            continue
        opened.add(fact.id)
        if stored.opened is None:
            found_by = {
                "lexical": " ".join(lexical_tokens(fact.text)),
                "type_token": type_token(StatementType.FACT.value),
                "space_token": space_token(work.space),
            }
            rows.append({"id": fact.id, "event_id": fact.event_id, "props": {**fact.props, **found_by}})
            stored.opened = fact.id
    if stale:
        for gone in await work.load(stale):
            work.touched |= gone.slots
            work.left |= gone.slots
        await work.transaction.run("delete_opened_facts", {"space": work.space, "ids": sorted(stale)})
        for name in stale:
            work.known.pop(name, None)
    await run_batches(work.transaction, "create_opened_facts", work.space, rows)
    return await work.load(({stored.statement.id for stored in changed} - stale) | opened)


async def _place(work: _Work, changed: list[Stored]) -> None:
    """Tie changed statements to their slots, and to corrections that they make or that concern them."""
    wanted: dict[str, dict[str, tuple[SlotKey, bool]]] = {}
    for stored in changed:
        places = slots_of(work.space, stored.statement)
        wanted[stored.statement.id] = {place.slot.key: (place.slot, place.role is Role.FILLS) for place in places}
    for name, slot in await _correction_places(work, changed):
        wanted.setdefault(name, {})[slot.key] = (slot, False)
    changed_ids = {stored.statement.id for stored in changed}
    added, dropped = [], []
    for name, places_of in wanted.items():
        stored_slots = work.known[name].slots
        for key, (slot, fills) in places_of.items():
            if key not in stored_slots:
                added.append(_slot_row(name, slot, fills))
        if name in changed_ids:
            dropped += [{"statement_id": name, "key": key} for key in sorted(stored_slots - places_of.keys())]
            work.left |= stored_slots - places_of.keys()
            work.touched |= stored_slots
        work.touched |= places_of.keys()
        work.known[name].slots = set(places_of) | (set() if name in changed_ids else stored_slots)
    await run_batches(work.transaction, "unlink_slots", work.space, dropped)
    await run_batches(
        work.transaction,
        "merge_slots",
        work.space,
        sorted(added, key=lambda row: (row["key"], row["statement_id"])),
    )


async def _correction_places(work: _Work, changed: list[Stored]) -> list[tuple[str, SlotKey]]:
    """Return which statements belong into which correction slots: every correction into its own, and with it
    each statement that it takes back, whichever of the two came into the graph first.
    """
    keys: dict[str, SlotKey] = {}
    rows = []
    for stored in changed:
        slots = correction_slots(work.space, stored.statement)
        keys.update({slot.key: slot for slot in slots})
        if stored.statement.replaces is not None:
            predicates = list(same_kind(stored.statement.predicate))
            ends = (("subject", stored.statement.subject), ("target", stored.statement.target))
            rows += [{"role": r, "entity_id": e, "predicates": predicates} for r, e in ends if e is not None]
    if not keys:
        return []
    standing = await work.members(keys)
    ids = {name for members in standing.values() for name in members}
    if rows:
        found = await work.transaction.run("statements_like_correction", {"space": work.space, "rows": rows})
        ids |= set(found[0]["ids"])
    ids |= {stored.statement.id for stored in changed}
    statements = [stored.statement for stored in await work.load(ids)]
    return [
        (statement.id, slot)
        for statement in statements
        for slot in _correction_links(work.space, statement, statements)
        if slot.key in keys
    ]


def _correction_links(space: str, statement: Revisable, others: list[Revisable]) -> list[SlotKey]:
    """Return the correction slots that a statement stands in: its own, and those of who takes it back."""
    own = {slot.key: slot for slot in correction_slots(space, statement)}
    if statement.replaces is not None:
        return list(own.values())
    correcting = [other for other in others if other.replaces is not None and corrects(other, statement)]
    return [own[slot.key] for other in correcting for slot in correction_slots(space, other) if slot.key in own]


async def _decide(work: _Work, changed: set[str]) -> dict[str, Outcome]:
    """Return the outcomes of the statements whose slots were read whole."""
    corrections = {key for key in work.touched if is_correction_key(key, work.space)}
    members = await work.members(work.touched)
    concerned = await work.load({name for ids in members.values() for name in ids} | changed)
    # Who may have been taken back, or not any more, stands differently in the slots it fills, ends or opened.
    affected = {name for key in corrections for name in members.get(key, ())}
    await _prune(work, {key: members.get(key, []) for key in corrections})
    opened = {opened_id(name) for name in affected if work.known[name].opened is not None}
    concerned += await work.load(opened)
    more = {
        key
        for name in affected | opened
        for key in work.known[name].slots
        if not is_correction_key(key, work.space)
    } - work.touched
    whole = work.touched | more
    if more:
        further = await work.members(more)
        concerned += await work.load({name for ids in further.values() for name in ids})
    # Corrections that were not touched stand as they are; they are read because they weigh on the outcome.
    beside = {key for stored in concerned for key in stored.slots if is_correction_key(key, work.space)} - whole
    beside |= await _corrections_of_events(work, concerned, whole)
    if beside:
        ids = {name for members_of in (await work.members(beside)).values() for name in members_of}
        concerned += await work.load(ids)
    statements = {stored.statement.id: stored.statement for stored in concerned}
    accepting = await work.load({later for earlier, later in work.accepted.items() if earlier in statements})
    statements |= {stored.statement.id: stored.statement for stored in accepting}
    outcomes = decide(work.space, statements.values(), work.accepted)
    return {
        name: outcome for name, outcome in outcomes.items() if name in changed or work.known[name].slots & whole
    }


async def _prune(work: _Work, corrections: dict[str, list[str]]) -> None:
    """Untie from corrections what nothing in them takes back any more."""
    rows = []
    for key, names in sorted(corrections.items()):
        statements = [work.known[name].statement for name in names if name in work.known]
        for statement in statements:
            links = {slot.key for slot in _correction_links(work.space, statement, statements)}
            if key not in links:
                rows.append({"statement_id": statement.id, "key": key})
                work.left.add(key)
    await run_batches(work.transaction, "unlink_slots", work.space, rows)


async def _corrections_of_events(work: _Work, concerned: list[Stored], whole: set[str]) -> set[str]:
    """Return correction slots of the events that opened some of the Facts: a Fact falls with its event."""
    events = {stored.statement.opened_by for stored in concerned if stored.statement.opened_by is not None}
    stored_events = await work.load(events)
    concerned += [stored for stored in stored_events if stored not in concerned]
    return {key for stored in stored_events for key in stored.slots if is_correction_key(key, work.space)} - whole


async def _write(work: _Work, decided: dict[str, Outcome], changed: set[str]) -> None:
    """Write what differs from what stands."""
    views: list[Row] = []
    later_add, later_drop = [], []
    conflicts_wanted: set[tuple[str, str]] = set()
    conflicts_stored: set[tuple[str, str]] = set()
    for name, outcome in sorted(decided.items()):
        stored = work.known[name]
        view = outcome.view.value if outcome.view is not None else None
        if (view, outcome.held_from, outcome.held_to) != (stored.view, stored.held_from, stored.held_to):
            views.append({"id": name, "view": view, "held_from": outcome.held_from, "held_to": outcome.held_to})
        superseding = {outcome.superseded_by} if outcome.superseded_by is not None else set()
        later_add += [{"later": later, "earlier": name} for later in sorted(superseding - stored.superseded_by)]
        later_drop += [{"later": later, "earlier": name} for later in sorted(stored.superseded_by - superseding)]
        # An event that conflicts with a value has no view: its edges are decided with the value.
        conflicts_wanted |= {_pair(name, other) for other in outcome.conflicts}
        if name in changed or _fills(work.space, stored.statement):
            conflicts_stored |= {_pair(name, other) for other in stored.conflicts}
    run, space = work.transaction, work.space
    # A view that changes may take away what a repeated claim rests on; one that is new cannot.
    await retract(run, space, statements=[row["id"] for row in views if work.known[row["id"]].view is not None])
    await run_batches(run, "set_views", space, views)
    await run_batches(run, "unlink_supersedes", space, later_drop)
    await run_batches(run, "link_supersedes", space, later_add)
    await run_batches(run, "unlink_conflicts", space, _pair_rows(conflicts_stored - conflicts_wanted))
    await run_batches(run, "link_conflicts", space, _pair_rows(conflicts_wanted - conflicts_stored))


def _fills(space: str, statement: Revisable) -> bool:
    return any(place.role is Role.FILLS for place in slots_of(space, statement))


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def _pair_rows(pairs: set[tuple[str, str]]) -> list[Row]:
    return [{"one": one, "other": other} for one, other in sorted(pairs)]


def _slot_row(statement_id: str, slot: SlotKey, fills: bool) -> Row:
    return {
        "statement_id": statement_id,
        "key": slot.key,
        "holder": slot.holder,
        "family": slot.family,
        "predicate": slot.predicate,
        "topic": slot.topic,
        "fills": fills,
    }
