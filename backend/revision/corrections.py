"""Corrections: a statement that takes back a value, and the statement it names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from backend.identity.keys import normal_name
from backend.revision.order import said_before
from backend.revision.predicates import same_kind
from backend.revision.slots import correction_slots
from backend.revision.statement import Revisable, is_open_to_readers_of, may_supersede


def corrected_by(space: str, statements: Iterable[Revisable]) -> dict[str, str]:
    """Return, for each statement that is taken back, the id of its earliest correction.

    What follows from an event (`opened_by`) falls with it.
    """
    statements = list(statements)
    correctors: dict[str, list[Revisable]] = defaultdict(list)
    for statement in statements:
        if statement.replaces is not None:
            for slot in correction_slots(space, statement):
                correctors[slot.key].append(statement)
    found: dict[str, str] = {}
    for statement in statements:
        keys = [slot.key for slot in correction_slots(space, statement)]
        naming = [c for key in keys for c in correctors.get(key, ()) if corrects(c, statement)]
        if naming:
            first = min(naming, key=lambda c: (c.said_at is None, str(c.said_at), c.position, c.id))
            found[statement.id] = first.id
    for statement in statements:
        if statement.opened_by in found and statement.id not in found:
            found[statement.id] = found[statement.opened_by]
    return found


def corrects(correction: Revisable, statement: Revisable) -> bool:
    """Say whether a correction names a statement: said before, of the same holder, with the value taken back.

    Taking back needs standing: the same reporter, or the standing to supersede. Nobody's private correction shows
    in what others may read.
    """
    if not is_open_to_readers_of(correction, statement):
        return False
    if correction.replaces is None or correction.id == statement.id or correction.holder != statement.holder:
        return False
    if statement.predicate not in same_kind(correction.predicate) or not _comes_before(statement, correction):
        return False
    if statement.is_asserted and not correction.is_asserted:
        return False
    own_words = correction.reporter is not None and correction.reporter == statement.reporter
    if not own_words and not may_supersede(correction, statement):
        return False
    return _names(correction, statement)


def _names(correction: Revisable, statement: Revisable) -> bool:
    value = normal_name(correction.replaces or "")
    if not value:
        return False
    if correction.subject is not None and correction.subject == statement.subject:
        wrong = (statement.target_name, statement.place or "", statement.target_key.removeprefix("concept:"))
        if any(_is_or_holds(normal_name(name), value) for name in wrong):
            return statement.target != correction.target or statement.polarity is not correction.polarity
        same_time = (statement.time_start, statement.clock) == (correction.time_start, correction.clock)
        if statement.target == correction.target and not same_time:
            return _holds_expression(normal_name(statement.time_text or ""), value)
    if correction.target is not None and correction.target == statement.target:
        return correction.subject != statement.subject and normal_name(statement.subject_name) == value
    return False


def _is_or_holds(name: str, value: str) -> bool:
    return name == value or value in name.split()


def _holds_expression(text: str, value: str) -> bool:
    """Say whether a time as it was written holds another ("다음 주 화요일" holds "화요일", "13월" not "3월")."""
    return re.search(rf"(?<![^\W_]){re.escape(value)}", text) is not None


def _comes_before(statement: Revisable, correction: Revisable) -> bool:
    if statement.passage_id == correction.passage_id:
        if statement.span_start != correction.span_start:
            return statement.span_start < correction.span_start
        # One sentence that says both halves: the one that takes something back is the correction.
        return statement.replaces is None
    if not correction.is_conversation and statement.document_id == correction.document_id:
        # A note is written as a whole: what it corrects may stand anywhere in it.
        return statement.replaces is None
    return said_before(statement, correction)
