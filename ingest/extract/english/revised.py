"""What a turn takes back of its own: corrections, changes of mind, and values that can be only one."""

from __future__ import annotations

import re

from ingest.extract.english import corrections
from ingest.extract.english.courtesy import is_courtesy
from ingest.extract.english.draft import Draft, stance
from ingest.extract.english.phrases import person_of
from ingest.extract.english.plan import Piece
from ingest.extract.english.scene import (
    Scene,
)
from ingest.extract.english.taken_back import is_said_by, is_still_so
from ingest.extract.english.turn_state import Turn


def apply_corrections(turn: Turn) -> None:
    """Within a turn only what stands corrected is stated."""
    kept: list[tuple[Draft, Piece]] = []
    for draft, piece in turn.drafts:
        if kept and is_still_so(draft, kept[-1][0]):
            was = kept.pop()[0]
            draft.replaces = draft.replaces or (was.target if was.target != draft.target else None)
        ellipsis = corrections.ELLIPSIS.match(turn.passage.text[piece.start : piece.end].strip())
        if ellipsis and kept:
            before, its_piece = kept[-1]
            replaces = bool(ellipsis["past"]) and (not piece.is_echo or its_piece.is_correction)
            if draft.rule.startswith("ellipsis:") and replaces and _is_opposed(before, turn):
                # "Petra didn't call the plan risky. Desmond did.": the agent is replaced.
                old_agent = before.holder or before.subject_person
                draft.replaces = old_agent.name if old_agent is not None else None
                kept.pop()
        old = _overridden_by(draft, kept)
        if old is not None:
            taken_back = kept.pop(old)[0]
            draft.replaces = draft.replaces or _changed_value(taken_back, draft)
            kept.append((draft, piece))
            continue
        if piece.is_correction and kept and not is_courtesy(draft):
            old = _retracted_by(draft, piece, kept)
            if old is not None:
                retracted = kept.pop(old)[0]
                draft.replaces = draft.replaces or _changed_value(retracted, draft)
        kept.append((draft, piece))
    kept = [(d, p) for d, p in kept if not (p.is_taken_back and not d.replaces)]
    turn.drafts = [(d, p) for d, p in kept if not is_courtesy(d) and not _is_unsaid(d, turn.scene)]


def _is_unsaid(draft: Draft, scene: Scene) -> bool:
    """ "It wasn't Ann who said the hall was ugly": who said it, if anybody, is open."""
    if draft.denied_node is None or draft.voice is None:
        return False
    return is_said_by(draft, person_of(draft.denied_node, scene, draft.voice))


def _is_opposed(draft: Draft, turn: Turn) -> bool:
    return draft.clause.negative


_ONE_VALUE = frozenset("lives_in works_at takes_place moved_to studies married".split())


def _overridden_by(draft: Draft, kept: list[tuple[Draft, Piece]]) -> int | None:
    """ "I said he lives in Delft. He actually lives in Leiden.": the later value stands."""
    if draft.rule.startswith("cleft:ellipsis:"):
        return _named_before(draft, kept)
    insists = bool(draft.clause.adverbs & {"actually", "really", "in fact"})
    for index in range(len(kept) - 1, -1, -1):
        old = kept[index][0]
        if old.predicate != draft.predicate or old.subject != draft.subject:
            continue
        if old.target == draft.target and (draft.target is not None or draft.predicate != "takes_place"):
            continue  # of an occasion the day alone can be another
        if old.predicate not in _ONE_VALUE and not _is_one_or_other(old, draft):
            continue
        own = (
            old.voice is not None and draft.voice is not None and not old.voice.sources and not draft.voice.sources
        )
        retold = old.voice is not None and any(e in ("said", "told", "thought") for e in old.voice.evidence)
        if own and (retold or (insists and old.predicate != "is")) and old.polarity is draft.polarity:
            return index
    return None


def _is_one_or_other(old: Draft, new: Draft) -> bool:
    """ "I thought he was a vegan, but he's a vegetarian": two of one kind, of which one is so."""
    if old.predicate == "is" and all(d.target is not None and d.target.isdigit() for d in (old, new)):
        return True  # "I told you Josh was 34. He's 35."
    if old.predicate != "is" or old.target_node is None or new.target_node is None:
        return False
    places = [(d.target or "").startswith("from ") for d in (old, new)]
    return places[0] == places[1] and old.target_node.tag[:1] in "NJ" and new.target_node.tag[:1] in "NJ"


def _named_before(draft: Draft, kept: list[tuple[Draft, Piece]]) -> int | None:
    """ "I said Wes hates it. It's Ike who does.": the one named first is taken back."""
    for index in range(len(kept) - 1, -1, -1):
        old = kept[index][0]
        if old.predicate == draft.predicate and old.target == draft.target and old.polarity is draft.polarity:
            draft.replaces = old.holder.name if old.holder is not None else old.subject
            return index
    return None


def take_back(draft: Draft) -> None:
    """ "Did I say Ann hates it? That was Bob.": as if denied of Ann, for the next sentence to name another."""
    told = draft.voice is not None and any(s is not None for s in draft.voice.sources)
    draft.denied_node = None if told else draft.clause.subject
    draft.predicate, draft.polarity = stance(draft.predicate, draft.polarity, True)


_OPPOSITES = ({"likes", "dislikes"}, {"believes_good", "believes_bad"})


def _is_by_same(old: Draft, new: Draft) -> bool:
    holders = [d.holder.name if d.holder is not None else None for d in (old, new)]
    return holders[0] == holders[1] and (
        old.voice is None or new.voice is None or old.voice.sources == new.voice.sources
    )


def _retracted_by(draft: Draft, piece: Piece, kept: list[tuple[Draft, Piece]]) -> int | None:
    """Find the earlier statement of the turn that a correction takes back."""
    for index in range(len(kept) - 1, -1, -1):
        old = kept[index][0]
        same_subject = (old.subject or "") == (draft.subject or "") or draft.subject is None
        turned = {old.predicate, draft.predicate} in _OPPOSITES and (old.target or "") == (draft.target or "")
        if turned and _is_by_same(old, draft):
            return index  # "I hate jazz. Scratch that, I love jazz."
        if old.predicate == draft.predicate and (same_subject or (old.target or "") == (draft.target or "")):
            return index
        if same_subject and {old.predicate, draft.predicate} <= {
            "is",
            "works_at",
            "lives_in",
            "takes_place",
            "plans",
            "has",
        }:
            if draft.predicate == "is" and old.predicate in ("works_at", "lives_in"):
                draft.predicate = old.predicate
                draft.target = re.sub(r"^(?:at|in|on) ", "", draft.target or "")
            return index
    return None


def _changed_value(old: Draft, new: Draft) -> str | None:
    if (old.target or "") != (new.target or ""):
        return old.target
    if (old.subject or "") != (new.subject or ""):
        return old.subject
    return None
