"""Who is meant: speaker, addressee, names, kin, roles and pronouns of one passage.

First and second person come from the passage's fields, or from a direct quotation. A pronoun is resolved
only when exactly one person of the window or the passage can be meant; otherwise it stays unresolved.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ingest.extract.korean.phrases import Kind, Phrase
from ingest.model import Mention, MentionKind

_MENTION_KINDS = {
    Kind.NAME: MentionKind.NAME,
    Kind.KIN: MentionKind.KIN,
    Kind.ROLE: MentionKind.ROLE,
    Kind.ORGANISATION: MentionKind.THING,
    Kind.FIRST: MentionKind.SPEAKER,
    Kind.SECOND: MentionKind.ADDRESSEE,
    Kind.THIRD: MentionKind.PRONOUN,
}


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a role of a statement: the name it goes by, and the phrase that says so."""

    name: str
    mention: Mention
    flagged: bool = False


@dataclass(frozen=True, slots=True)
class Cast:
    """Who "나", "너", "자기" and "걔" are at one place of the text."""

    first: str | None
    second: str | None
    itself: Person | None = None
    third: str | None = None  # the one plausible person for a pronoun
    is_quoted: bool = False  # inside a direct quotation
    in_document: bool = False  # a paragraph that never says 나: its dropped subjects are those it speaks of
    called: str | None = None  # the word of kin by which the second person is spoken to: "언니"

    def quoted(self, who: Person | None, listener: str | None) -> Cast:
        """Return the cast inside a direct quotation of `who`."""
        return replace(
            self, first=who.name if who else None, second=listener, itself=who, is_quoted=True, called=None
        )

    def with_itself(self, who: Person | None) -> Cast:
        """Return the cast with "자기" meaning `who`."""
        return replace(self, itself=who)

    def speaker(self) -> Person | None:
        """Return the first person, as nobody named it in the text."""
        return None if self.first is None else Person(self.first, Mention(self.first, MentionKind.SPEAKER))

    def addressee(self) -> Person | None:
        """Return the second person, as nobody named it in the text."""
        return None if self.second is None else Person(self.second, Mention(self.second, MentionKind.ADDRESSEE))


def names_nobody(person: Person) -> bool:
    """ "전문가들": a role noun of many picks out nobody who could own or pass on a claim."""
    return person.mention.kind is MentionKind.ROLE and person.name.endswith("들")


def person_of(phrase: Phrase, cast: Cast) -> Person | None:
    """Return whom a phrase names; None for nobody in particular and for a question word."""
    span = (phrase.start, phrase.end)
    if phrase.kind is Kind.FIRST:
        return None if cast.first is None else Person(cast.first, Mention(cast.first, MentionKind.SPEAKER, span))
    addressed = phrase.kind in {Kind.KIN, Kind.ROLE} and phrase.possessor is None and phrase.text == cast.called
    if phrase.kind is Kind.SECOND or addressed:
        return (
            None if cast.second is None else Person(cast.second, Mention(cast.second, MentionKind.ADDRESSEE, span))
        )
    if phrase.kind is Kind.SELF:
        return cast.itself
    if phrase.kind is Kind.THIRD:
        if cast.third is None:
            return Person(
                phrase.text, Mention(phrase.text, MentionKind.PRONOUN, span, resolved=False), flagged=True
            )
        return Person(cast.third, Mention(cast.third, MentionKind.PRONOUN, span))
    if phrase.kind not in {Kind.NAME, Kind.KIN, Kind.ROLE, Kind.ORGANISATION}:
        return None
    name = _full_name(phrase, cast)
    relative_to = None
    if phrase.kind in {Kind.KIN, Kind.ROLE}:
        relative_to = _holder(phrase, cast) or cast.first
    entity = "organisation" if phrase.kind is Kind.ORGANISATION else "person"
    kind = _MENTION_KINDS[phrase.kind]
    where = phrase.name_span if phrase.kind is Kind.NAME and phrase.name_span else span
    if phrase.kind is Kind.NAME and name != phrase.head:
        where = span
    same_as = (phrase.also_called,) if phrase.also_called else ()
    return Person(name, Mention(name, kind, where, entity, relative_to, same_as))


def _holder(phrase: Phrase, cast: Cast) -> str | None:
    if phrase.possessor is None:
        return None
    holder = person_of(phrase.possessor, cast)
    return holder.name if holder else None


def _full_name(phrase: Phrase, cast: Cast) -> str:
    """The name with its holder: "<addressee> 동생", "<whoever tells it> 친구", "수아네 언니"."""
    holder = phrase.possessor
    if holder is None:
        return phrase.text
    if holder.kind is Kind.SECOND and cast.second:
        return f"{cast.second} {phrase.rest}"
    if holder.kind is Kind.SELF:
        return f"{cast.itself.name if cast.itself else '자기'} {phrase.rest}"
    if holder.kind is Kind.THIRD:  # "걔네 팀장", "걔 누나"
        return f"{cast.third or holder.text}{''.join(holder.particles)} {phrase.rest}"
    return phrase.text


def thing_of(phrase: Phrase, cast: Cast) -> str:
    """Return the words for a thing, with possessive pronouns replaced: "네 노래" → "은채 노래"."""
    if phrase.is_person:
        person = person_of(phrase, cast)
        return person.name if person else phrase.text
    holder = phrase.possessor
    if holder is None:
        return phrase.text
    if holder.kind in {Kind.FIRST, Kind.SECOND, Kind.SELF, Kind.THIRD}:
        person = person_of(holder, cast)
        return f"{person.name} {phrase.rest}" if person and not person.flagged else phrase.rest
    return phrase.text
