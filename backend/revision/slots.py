"""The keys of the slots that a statement fills, ends, or is corrected in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from backend.identity.keys import entity_id, normal_name
from backend.revision.complements import bare_activity, complement_kind
from backend.revision.predicates import PREDICATES, Ends, Family
from backend.revision.statement import Revisable
from ingest.model import Certainty, Polarity, StatementType

CORRECTION = "correction"
_ACTIVITIES = frozenset({"does_regularly", "is"})


class Role(StrEnum):
    FILLS = "FILLS"  # is one of the slot's values
    ENDS = "ENDS"  # an event after which its values hold no longer
    CORRECTS = "CORRECTS"  # takes back what somebody said, or may be taken back


@dataclass(frozen=True, slots=True, order=True)
class SlotKey:
    """A slot: the key begins with the space and the holder, so that nothing else can share it.

    `topic` is the rest: the slots of different holders that share it are where they can disagree.
    """

    key: str
    holder: str
    family: str
    predicate: str
    topic: str


@dataclass(frozen=True, slots=True)
class Place:
    """One statement's part in one slot."""

    slot: SlotKey
    role: Role


def slots_of(space: str, statement: Revisable) -> tuple[Place, ...]:
    """Return the slots that a statement fills or ends; none for an unnamed source or a rejected statement.

    What would hold only under a condition is no value of anything.
    """
    if statement.holder is None or statement.rejected or statement.certainty is Certainty.HYPOTHETICAL:
        return ()
    filled = _filled(space, statement)
    places = [] if filled is None else [Place(filled, Role.FILLS)]
    places += [Place(slot, Role.ENDS) for slot in _ended(space, statement)]
    return tuple(places)


def correction_slots(space: str, statement: Revisable) -> tuple[SlotKey, ...]:
    """Return the keys under which a statement takes something back, or can be taken back itself.

    A correction names the wrong value and repeats the rest: the same subject with another target ("부산 아니고
    대구에 살아"), or the same target with another subject ("it was Noor who sang, not Ines").
    """
    row = PREDICATES.get(statement.predicate)
    if row is None or statement.holder is None or statement.rejected:
        return ()
    ends = (("subject", statement.subject), ("target", statement.target))
    return tuple(
        _slot(space, statement.holder, CORRECTION, row.kind, role, node) for role, node in ends if node is not None
    )


def is_correction_key(key: str, space: str) -> bool:
    """Say whether a slot's key is one of a correction (a holder's id holds no bar; a space's name may)."""
    return key.removeprefix(f"{space}|").split("|")[1] == CORRECTION


def opened_predicate(statement: Revisable) -> str | None:
    """Return the predicate of the state that an event opens, or None.

    Only Events open: what an attributed event would open is nobody's record.
    """
    row = PREDICATES.get(statement.predicate)
    if row is None or row.opens is None or statement.type is not StatementType.EVENT or not _happens(statement):
        return None
    if statement.target is None or statement.subject is None or not statement.subject_is_person:
        return None
    return row.opens


def _happens(statement: Revisable) -> bool:
    return (
        statement.polarity is Polarity.POSITIVE
        and statement.certainty is not Certainty.HYPOTHETICAL
        and not statement.rejected
        and statement.holder is not None
    )


def _filled(space: str, statement: Revisable) -> SlotKey | None:
    row = PREDICATES.get(statement.predicate)
    holder, subject, target = statement.holder, statement.subject, statement.target
    # An Event is an occurrence whatever its predicate.
    if row is None or holder is None or target is None or statement.type is StatementType.EVENT:
        return None
    if row.family is Family.ATTITUDE:
        if statement.type is not StatementType.CLAIM:
            return None
        return _slot(space, holder, row.family, row.kind, target)
    if row.family in (Family.OCCURRENCE, Family.PROPOSITION) or subject is None:
        return None
    if row.name == "is" and (kind := complement_kind(statement.target_name)) is not None:
        return _slot(space, holder, Family.FUNCTIONAL, f"is:{kind}", subject)
    if row.family is Family.FUNCTIONAL:
        return _slot(space, holder, row.family, row.name, subject)
    return _slot(space, holder, row.family, row.name, subject, _topic(space, statement, row.name))


def _ended(space: str, statement: Revisable) -> tuple[SlotKey, ...]:
    row = PREDICATES.get(statement.predicate)
    # What opens a value ends the earlier ones by it: only the rest ends a slot directly.
    if row is None or not _happens(statement) or opened_predicate(statement) == "lives_in":
        return ()
    # The types are checked here, once: an Event, or a Claim that says an event happened.
    if statement.type is StatementType.FACT or statement.holder is None or statement.subject is None:
        return ()
    slots = []
    for effect in row.ends:
        if effect.verbs is not None and normal_name(statement.relation) not in effect.verbs:
            continue
        if effect.ends is not Ends.SAME_TARGET:
            parts: tuple[str, ...] = (effect.predicate, statement.subject)
            family = Family.FUNCTIONAL
        elif statement.target is not None:
            parts = (effect.predicate, statement.subject, _topic(space, statement, effect.predicate))
            family = Family.SET
        else:
            continue
        slots.append(_slot(space, statement.holder, family, *parts))
    return tuple(slots)


def _topic(space: str, statement: Revisable, predicate: str) -> str:
    """Return the node of a set's target; for an activity, the node of the bare activity."""
    target = statement.target or ""
    if predicate not in _ACTIVITIES or not statement.target_key.startswith("concept:"):
        return target
    name = statement.target_key.removeprefix("concept:")
    bare = bare_activity(name)
    return target if bare == name else entity_id(space, f"concept:{bare}")


def _slot(space: str, holder: str, family: str, predicate: str, *parts: str) -> SlotKey:
    topic = "|".join((str(family), predicate, *parts))
    return SlotKey(f"{space}|{holder}|{topic}", holder, str(family), predicate, topic)
