"""What a statement names: people in every role, and the thing it is about, with exact code points."""

from __future__ import annotations

from collections.abc import Iterator

from ingest.extract.korean.lexicon import lexicon
from ingest.extract.korean.people import Cast, person_of, thing_of
from ingest.extract.korean.phrases import Kind, Phrase
from ingest.extract.korean.roles import mention_names
from ingest.extract.korean.state import Finding
from ingest.model import Mention, MentionKind

#: Noun kinds of the table that are concept kinds, the most telling first.
_CONCEPTS = ("food", "work", "event", "activity", "place")


def mentions_of(
    finding: Finding, names: tuple[str | None, ...], speaker: str | None
) -> tuple[tuple[Mention, ...], tuple[str, ...]]:
    """Return the mentions of a finding and the reasons why a person should look at it."""
    draft, cast = finding.draft, finding.cast
    people = [draft.subject, draft.holder, *finding.frames.people, *draft.people]
    if draft.roles is not None:
        people += mention_names(draft.roles, cast)
    complement = draft.clause.complement if draft.clause is not None else None
    if complement is not None and complement.kind is Kind.NAME:
        people.append(person_of(complement, cast))  # "저는 도윤이에요"
    found: dict[str, Mention] = {}
    flagged = False
    for person in people:
        if person is not None:
            found.setdefault(person.name, person.mention)
            flagged = flagged or person.flagged
    for name in names:
        if name is not None and name not in found and name == speaker:
            found[name] = Mention(name, MentionKind.SPEAKER)
    for wanted in (draft.target, draft.subject_text):
        thing = _thing(finding, wanted, cast)
        if thing is not None:
            found.setdefault(thing.name, thing)
    return tuple(found.values()), (("pronoun",) if flagged else ())


def _thing(finding: Finding, wanted: str | None, cast: Cast) -> Mention | None:
    """The phrase that names a target or subject, as a concept of its kind."""
    if wanted is None:
        return None
    for phrase in _phrases(finding):
        if phrase.kind is Kind.THING and phrase.end > phrase.start and thing_of(phrase, cast) == wanted:
            return Mention(wanted, MentionKind.THING, (phrase.start, phrase.end), concept_of(phrase))
    return None


def _phrases(finding: Finding) -> Iterator[Phrase]:
    clause = finding.draft.clause
    if clause is None:
        return
    yield from clause.phrases
    if clause.complement is not None:
        yield clause.complement
    for _, _, taken in clause.relatives:
        yield from taken


def concept_of(phrase: Phrase) -> str:
    """Return the concept kind of a thing by its head noun; a quoted title is a work."""
    if phrase.quoted:
        return "work"
    words = lexicon()
    return next((kind for kind in _CONCEPTS if words.is_kind(phrase.head, kind)), "other")


def companions(finding: Finding) -> tuple[str, ...]:
    """Return the people somebody did it with ("영호랑 콘서트 봤어")."""
    roles = finding.draft.roles
    if roles is None or finding.draft.label in {"met", "married"}:
        return ()
    people = [person_of(p, finding.cast) for p in roles.companions if p.is_person]
    return tuple(dict.fromkeys(p.name for p in people if p is not None))


def place_of(finding: Finding) -> str | None:
    """Return where it happened ("공원에서"), where that is not the target itself."""
    roles = finding.draft.roles
    if roles is None:
        return None
    places = [thing_of(p, finding.cast) for p in roles.origins if p.kind in {Kind.THING, Kind.ORGANISATION}]
    named = [p for p in places if p != finding.draft.target]
    return named[0] if named else None
