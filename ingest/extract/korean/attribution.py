"""From a draft and its sources to a statement's type, owner and relayers (the rules R1–R5)."""

from __future__ import annotations

from dataclasses import dataclass

from ingest.extract.korean.drafts import Draft
from ingest.extract.korean.lexicon import ATTITUDES, PROPOSITIONS, SPEECH_ACTS, STATES
from ingest.extract.korean.people import Cast, Person, names_nobody
from ingest.extract.korean.sources import Frames
from ingest.model import StatementType


@dataclass(frozen=True, slots=True)
class Attribution:
    """Who owns a draft and through whom it came; `owner` None with `claim` true is an unnamed source."""

    type: StatementType
    owner: str | None
    relayed_by: tuple[str, ...]
    owner_known: bool = True


def attribute(draft: Draft, frames: Frames, cast: Cast) -> Attribution:
    """Return type, owner and chain of a draft under its sources."""
    attributed = frames.hearsay or bool(frames.people)
    if draft.label in ATTITUDES | SPEECH_ACTS:
        return _held(draft.holder, frames, cast, attributed)
    if not attributed:
        claim = draft.guess or draft.label in PROPOSITIONS
        if claim:
            return Attribution(StatementType.CLAIM, cast.first, (), cast.first is not None)
        return Attribution(StatementType.FACT if draft.label in STATES else StatementType.EVENT, None, ())
    return _sourced(frames, cast)


def _held(holder: Person | None, frames: Frames, cast: Cast, attributed: bool) -> Attribution:
    """R1, R2: the holder owns it; everybody between holder and listener is a relayer."""
    speaker = (cast.first,) if cast.first else ()
    if holder is not None and names_nobody(holder):
        return _sourced(frames, cast) if frames.people else Attribution(StatementType.CLAIM, None, speaker, False)
    if holder is None and not attributed:
        return Attribution(StatementType.CLAIM, None, speaker, False)
    if holder is None:
        return _sourced(frames, cast)
    if holder.name == cast.first:
        return Attribution(StatementType.CLAIM, cast.first, ())
    between = tuple(p.name for p in frames.people if p.name != holder.name)
    return Attribution(StatementType.CLAIM, holder.name, _unique(speaker + between))


def _sourced(frames: Frames, cast: Cast) -> Attribution:
    """R3, R4: the deepest named source owns it; without one the owner is unknown."""
    speaker = (cast.first,) if cast.first else ()
    if frames.source is None:
        return Attribution(
            StatementType.CLAIM, None, _unique(speaker + tuple(p.name for p in frames.people)), False
        )
    *between, owner = (p.name for p in frames.people)
    return Attribution(StatementType.CLAIM, owner, _unique(speaker + tuple(n for n in between if n != owner)))


def _unique(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
