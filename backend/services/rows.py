"""Turns what the pipeline found in one passage into rows for the write queries.

Pure: no clock, no database. Identifiers follow from content, so the same passage gives the same rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any

from backend.identity.keys import mention_key, normal_name
from backend.identity.resolve import is_full_form
from backend.revision.predicates import PREDICATES, Family
from ingest.identifiers import digest
from ingest.language.lexical import lexical_tokens, space_token, type_token
from ingest.model import (
    Extraction,
    Mention,
    MentionKind,
    Passage,
    SpeakerKind,
    Statement,
    StatementType,
    TimeBound,
)

# "No limit" for the two indexed window properties: a filter on a missing property would drop the node.
FAR_PAST = date(1, 1, 1)
FAR_FUTURE = date(9999, 12, 31)

Props = dict[str, Any]  # Neo4j property maps: strings, numbers, booleans, dates and lists of them

_SPEAKER_ENTITY = {
    SpeakerKind.HUMAN: "person",
    SpeakerKind.AGENT: "agent",
    SpeakerKind.TOOL: "tool",
    SpeakerKind.PAGE: "page",
}


@dataclass(slots=True)
class PassageRows:
    """Rows of one passage, by the query they go to."""

    passage_id: str
    mentions: list[Props] = field(default_factory=list)
    statements: list[Props] = field(default_factory=list)
    speaker: Props | None = None
    owners: list[Props] = field(default_factory=list)
    relayers: list[Props] = field(default_factory=list)
    about: list[Props] = field(default_factory=list)
    participants: list[Props] = field(default_factory=list)
    places: list[Props] = field(default_factory=list)
    # key of each mention and the keys its text says are the same, for identity
    keys: dict[str, str] = field(default_factory=dict)
    same_as: dict[str, tuple[str, ...]] = field(default_factory=dict)


def reporter_name(passage: Passage, title: str) -> str:
    """Return who reports what a passage says: its speaker, the agent, tool or page it comes from, or else the
    document itself as a publication.
    """
    if passage.speaker is None and passage.speaker_kind is not SpeakerKind.HUMAN and passage.origin is not None:
        return passage.origin.id
    return passage.speaker or title


def rows_of(
    extraction: Extraction, *, space: str, document_id: str, title: str, graph: str = "assertion"
) -> PassageRows:
    """Return the rows of one passage."""
    passage = extraction.passage
    rows = PassageRows(passage.id)
    names = _Names(rows, passage, document_id, title)
    for mention in extraction.mentions:
        names.add(mention)
    rows.speaker = {"passage_id": passage.id, "mention_id": names.speaker()}
    seen: set[str] = set()
    for ordinal, found in enumerate(extraction.statements):
        statement = without_owner_in_chain(found)
        own = ordinal - (len(extraction.statements) - len(extraction.accepted))
        identity = extraction.accepted[own] if own >= 0 else statement_id(statement, passage, ordinal)
        if identity in seen:
            continue
        seen.add(identity)
        for mention in statement.mentions:
            names.add(mention)
        rows.statements.append(
            {
                "id": identity,
                "type": statement.type.value,
                "passage_id": passage.id,
                "props": _statement_props(statement, passage, space, title, graph),
            }
        )
        _edges(rows, names, statement, identity)
    return rows


def without_owner_in_chain(statement: Statement) -> Statement:
    """Return a claim whose chain does not hold its owner under another form of the name.

    김민서 who says "민서는 산이 좋아" speaks of herself: nobody passes her own words on.
    """
    if statement.owner is None:
        return statement
    owner = normal_name(statement.owner)
    chain = tuple(name for name in statement.relayed_by if not _one_person(owner, normal_name(name)))
    return statement if chain == statement.relayed_by else statement.with_(relayed_by=chain)


def _one_person(a: str, b: str) -> bool:
    return a == b or is_full_form(a, b) or is_full_form(b, a)


def _edges(rows: PassageRows, names: _Names, statement: Statement, statement_id: str) -> None:
    def edge(mention_id: str, **more: object) -> Props:
        return {"statement_id": statement_id, "mention_id": mention_id, **more}

    if statement.type is StatementType.CLAIM:
        if statement.owner is not None:
            rows.owners.append(edge(names.person(statement, statement.owner)))
        for hop, relayer in enumerate(statement.relayed_by, start=1):
            rows.relayers.append(edge(names.person(statement, relayer), hop=hop))
    for role, name in (("subject", statement.subject), ("target", statement.target), ("place", statement.place)):
        if name is None:
            continue
        mention_id, is_person = names.anything(statement, name, role)
        rows.about.append(edge(mention_id, role=role))
        if statement.type is StatementType.EVENT:
            if is_person:
                rows.participants.append(edge(mention_id, role=role))
            elif role == "place" or names.entity(mention_id) == "place":
                rows.places.append(edge(mention_id))
    for name in statement.with_people:
        mention_id = names.person(statement, name)
        rows.about.append(edge(mention_id, role="with"))
        if statement.type is StatementType.EVENT:
            rows.participants.append(edge(mention_id, role="with"))


class _Names:
    """The mentions of one passage, found again by name."""

    def __init__(self, rows: PassageRows, passage: Passage, document_id: str, title: str) -> None:
        self._rows, self._passage, self._document_id, self._title = rows, passage, document_id, title
        self._by_id: dict[str, Mention] = {}
        self._by_name: dict[tuple[str, bool], str] = {}

    def add(self, mention: Mention) -> str:
        """Keep a mention (once) and return its id."""
        passage = self._passage
        key = mention_key(mention, passage, self._document_id)
        identity = digest("mention", passage.id, key, mention.kind.value, mention.entity, str(mention.span))
        if identity in self._by_id:
            return identity
        self._by_id[identity] = mention
        self._by_name.setdefault((mention.name, mention.kind is not MentionKind.THING), identity)
        props: Props = {
            "name": mention.name,
            "kind": mention.kind.value,
            "entity": mention.entity,
            "key": key,
            "resolved": mention.resolved,
        }
        if mention.span is not None:
            props["span_start"], props["span_end"] = mention.span
        if mention.kind is MentionKind.KIN:
            props["relative_to"] = mention.relative_to or passage.speaker
        others = tuple(
            mention_key(Mention(name, MentionKind.NAME), passage, self._document_id) for name in mention.same_as
        )
        if others:
            props["same_as"] = list(others)
            self._rows.same_as[identity] = others
        self._rows.keys[identity] = key
        self._rows.mentions.append({"id": identity, "passage_id": passage.id, "props": props})
        return identity

    def speaker(self) -> str:
        """Return the mention of who speaks: the document as a publication where nobody is named."""
        passage = self._passage
        if passage.speaker:
            entity = _SPEAKER_ENTITY[passage.speaker_kind]
            return self.add(Mention(passage.speaker, MentionKind.SPEAKER, None, entity))
        if passage.speaker_kind is not SpeakerKind.HUMAN and passage.origin is not None:
            entity = _SPEAKER_ENTITY[passage.speaker_kind]
            return self.add(Mention(passage.origin.id, MentionKind.SPEAKER, None, entity))
        return self.add(Mention(self._title, MentionKind.SPEAKER, None, "publication"))

    def person(self, statement: Statement, name: str) -> str:
        """Return the mention of a person whom a statement names in a person's place."""
        for mention in statement.mentions:
            if mention.name == name and mention.kind is not MentionKind.THING:
                return self.add(mention)
        return self._known(name, person=True) or self.add(self._implied_person(name))

    def anything(self, statement: Statement, name: str, role: str) -> tuple[str, bool]:
        """Return the mention of what a statement is about, and whether it is a person."""
        for mention in statement.mentions:
            if mention.name == name:
                return self.add(mention), mention.kind is not MentionKind.THING
        if (known := self._known(name, person=True)) is not None:
            return known, True
        if (known := self._known(name, person=False)) is not None:
            return known, False
        if name in (self._passage.speaker, self._passage.addressee):
            return self.add(self._implied_person(name)), True
        entity = "place" if role == "place" else "other"
        return self.add(Mention(name, MentionKind.THING, self._span_of(name), entity)), False

    def entity(self, mention_id: str) -> str:
        """Return the kind of person or concept that a mention names."""
        return self._by_id[mention_id].entity

    def _known(self, name: str, *, person: bool) -> str | None:
        return self._by_name.get((name, person))

    def _implied_person(self, name: str) -> Mention:
        if name == self._passage.speaker:
            return Mention(name, MentionKind.SPEAKER, None, _SPEAKER_ENTITY[self._passage.speaker_kind])
        if name == self._passage.addressee:
            return Mention(name, MentionKind.ADDRESSEE, None)
        return Mention(name, MentionKind.NAME, self._span_of(name))

    def _span_of(self, name: str) -> tuple[int, int] | None:
        start = self._passage.text.find(name)
        return (start, start + len(name)) if start >= 0 else None


def statement_id(statement: Statement, passage: Passage, ordinal: int) -> str:
    """Return the id of a statement: what it says and where, and the how-many-eth of its passage it is."""
    return digest(
        "statement",
        passage.id,
        statement.type.value,
        statement.predicate,
        str(statement.owner),
        "|".join(statement.relayed_by),
        str(statement.subject),
        str(statement.target),
        statement.polarity.value,
        statement.certainty.value,
        str(statement.span),
        str(ordinal),
    )


def _statement_props(statement: Statement, passage: Passage, space: str, title: str, graph: str) -> Props:
    start, end = statement_window(statement, passage)
    props: Props = {
        "span_start": statement.span[0],
        "span_end": statement.span[1],
        "text": statement.text,
        "predicate": statement.predicate,
        "relation": statement.relation,
        "owner_known": statement.owner_known,
        "relayed_by": list(statement.relayed_by),
        "said_by": reporter_name(passage, title),
        "polarity": statement.polarity.value,
        "certainty": statement.certainty.value,
        "window_start": start,
        "window_end": end,
        "status": "needs_review" if statement.flags else "active",
        "flags": list(statement.flags),
        "graph": graph,
        "confidence": statement.confidence,
        "extractor": statement.extractor,
        "rule": statement.rule,
        "lexical": " ".join(lexical_tokens(statement.text, passage.lang)),
        "space_token": space_token(space),
        "type_token": type_token(statement.type.value),
    }
    props["group_key"] = group_key(statement)
    optional: Mapping[str, object | None] = {
        "owner": statement.owner,
        "subject": statement.subject,
        "target": statement.target,
        "place": statement.place,
        "said_at": passage.said_at,
        "time_text": statement.time_text,
        "recurrence": statement.recurrence,
        "replaces": statement.replaces,
        "audience": list(passage.audience) if passage.audience is not None else None,
        "origin_class": passage.origin.origin_class.value if passage.origin else None,
        "origin_id": passage.origin.id if passage.origin else None,
    }
    props.update({name: value for name, value in optional.items() if value is not None})
    if statement.time is not None:
        props["time_start"], props["time_end"] = statement.time.start, statement.time.end
        props["time_precision"] = statement.time.precision.value
        props["open_end"] = statement.time.open_end
        if statement.time.bound is not None:
            props["time_bound"] = statement.time.bound.value
        if statement.time.clock is not None:
            props["clock"] = statement.time.clock
    return props


def group_key(statement: Statement) -> str:
    """Return what equal statements of several passages have in common; they are grouped when read."""
    names = (statement.owner, statement.subject, statement.target)
    return digest(
        "group",
        statement.type.value,
        statement.predicate,
        *(normal_name(name) if name else "" for name in names),
        statement.polarity.value,
        statement.certainty.value,
        str(statement.time and (statement.time.start, statement.time.end)),
    )


def statement_window(statement: Statement, passage: Passage) -> tuple[date, date]:
    """Return the two dates a time window tests: the content's interval, else the day it was said."""
    if statement.time is not None:
        end = FAR_FUTURE if statement.time.open_end else statement.time.end
        return FAR_PAST if _holds_until(statement) else statement.time.start, end
    return said_window(passage.said_at)


def _holds_until(statement: Statement) -> bool:
    """Say whether a state is told to have lasted until some time, from nobody knows when."""
    row = PREDICATES.get(statement.predicate)
    is_state = row is not None and row.family in (Family.FUNCTIONAL, Family.SET)
    return is_state and statement.time is not None and statement.time.bound is TimeBound.UNTIL


def said_window(said_at: datetime | None) -> tuple[date, date]:
    """Return the local day of an instant, or the widest window where it is unknown."""
    return (FAR_PAST, FAR_FUTURE) if said_at is None else (said_at.date(), said_at.date())


def passage_props(passage: Passage, *, space: str, title: str, extra: Sequence[tuple[str, object]] = ()) -> Props:
    """Return the stored properties of a passage, apart from what its derivation adds."""
    start, end = said_window(passage.said_at)
    props: Props = {
        "text": passage.text,
        "position": passage.position,
        "kind": passage.kind,
        "lang": passage.lang,
        "speaker": passage.speaker,
        "speaker_kind": passage.speaker_kind.value,
        "addressee": passage.addressee,
        "said_at": passage.said_at,
        "window_start": start,
        "window_end": end,
        "heading_path": list(passage.heading_path),
        "turn_id": passage.turn_id,
        "caption": passage.caption,
        "links": list(passage.links),
        "columns": list(passage.columns),
        "audience": list(passage.audience) if passage.audience is not None else None,
        "origin_class": passage.origin.origin_class.value if passage.origin else None,
        "origin_id": passage.origin.id if passage.origin else None,
        "title": title,
        "space_token": space_token(space),
    }
    props.update(extra)
    return props
