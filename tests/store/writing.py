"""Writes statements as if they had been extracted, so that a test of the store shows exactly what it is about."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from backend.app import App
from backend.services.prepare import deletion
from backend.services.rows import passage_props, rows_of
from backend.store.connection import Row, WriteCounters
from backend.store.documents import DocumentWrite, apply, document_state
from backend.store.identity import link_identities
from backend.store.revision import revise
from ingest.identifiers import document_id, turn_passage_id
from ingest.model import Extraction, Passage, Polarity, Statement, StatementType
from tests.builders import A_MONDAY


@dataclass(frozen=True)
class Said:
    """One turn: who said it, when, and what was understood."""

    speaker: str
    statements: tuple[Statement, ...]
    said_at: datetime | None = A_MONDAY
    turn_id: str = "t1"
    text: str = "말한 그대로의 글"


def understood(
    kind: StatementType, predicate: str, subject: str | None, target: str | None, **more: object
) -> Statement:
    """A statement with a sentence of its own."""
    against = predicate in ("dislikes", "believes_bad")
    more.setdefault("polarity", Polarity.NEGATIVE if against else Polarity.POSITIVE)
    text = f"{subject} {predicate} {target} {more.get('relation', '')}".strip()
    return Statement(kind, predicate, text, (0, 4), subject, target, extractor="test/1", **more)  # type: ignore[arg-type]


def claim(predicate: str, owner: str, target: str, *relayers: str, **more: object) -> Statement:
    """A Claim about an own attitude."""
    return understood(StatementType.CLAIM, predicate, owner, target, owner=owner, relayed_by=relayers, **more)


def fact(predicate: str, subject: str, target: str, **more: object) -> Statement:
    """A Fact."""
    return understood(StatementType.FACT, predicate, subject, target, **more)


def event(predicate: str, subject: str, target: str | None, **more: object) -> Statement:
    """An Event."""
    return understood(StatementType.EVENT, predicate, subject, target, **more)


async def say(app: App, space: str, session: str, *turns: Said) -> WriteCounters:
    """Replace a session by these turns."""
    identity = document_id(space, session)
    state = await document_state(app.store, space, identity)
    old = [row["id"] for row in state["passages"]] if state else []
    passages = [
        Passage(
            turn_passage_id(identity, turn.turn_id), turn.text, number, turn.speaker,
            said_at=turn.said_at, turn_id=turn.turn_id, lang="ko",
        )
        for number, turn in enumerate(turns)
    ]  # fmt: skip
    rows = [
        rows_of(Extraction(passage, turn.statements), space=space, document_id=identity, title=session)
        for passage, turn in zip(passages, turns, strict=True)
    ]
    write = DocumentWrite(
        space=space,
        document_id=identity,
        document={"id": identity, "path": session, "kind": "conversation", "props": {}},
        expected_revision=state["revision"] if state else 0,
        removed=sorted(set(old) - {passage.id for passage in passages}),
        rederived=[passage.id for passage in passages if passage.id in old],
        passages=[
            {"id": p.id, "props": {**passage_props(p, space=space, title=session), "derived": True, "hash": "0"}}
            for p in passages
        ],
        mentions=[mention for row in rows for mention in row.mentions],
        statements=[statement for row in rows for statement in row.statements],
        edges={
            "link_speakers": [row.speaker for row in rows if row.speaker is not None],
            "link_owners": [edge for row in rows for edge in row.owners],
            "link_relayers": [edge for row in rows for edge in row.relayers],
            "link_about": [edge for row in rows for edge in row.about],
            "link_participants": [edge for row in rows for edge in row.participants],
            "link_places": [edge for row in rows for edge in row.places],
        },
        keys={mention: key for row in rows for mention, key in row.keys.items()},
        same_as={mention: keys for row in rows for mention, keys in row.same_as.items()},
    )
    return await apply(app.store, write, link_identities, revise)


async def forget(app: App, space: str, session: str) -> WriteCounters:
    """Delete a session."""
    identity = document_id(space, session)
    state = await document_state(app.store, space, identity)
    assert state is not None
    return await apply(app.store, deletion(space, identity, state), link_identities, revise)


async def standing(app: App, space: str, by: str = "text") -> dict[str, Row]:
    """What revision decided, by the statements' texts or ids."""
    rows = await app.store.run_text(
        """
        MATCH (statement:Statement {space: $space})
        RETURN statement.id AS id, statement.text AS text, statement.view AS view,
          toString(statement.held_from) AS held_from, toString(statement.held_to) AS held_to,
          COLLECT { MATCH (statement)<-[:SUPERSEDES]-(later) RETURN later.text ORDER BY later.text }
            AS superseded_by,
          COLLECT { MATCH (statement)-[:CONFLICTS_WITH]-(other) RETURN other.text ORDER BY other.text }
            AS conflicts,
          COLLECT {
            MATCH (statement)-[part:FILLS|TOUCHES]->(slot:Slot)
            RETURN type(part) + ' ' + slot.family + ' ' + slot.predicate AS place ORDER BY place
          } AS slots
        """,
        {"space": space},
    )
    return {row[by]: {name: value for name, value in row.items() if name not in ("id", "text")} for row in rows}


async def slots(app: App, space: str) -> int:
    """How many slots there are."""
    rows = await app.store.run_text("MATCH (slot:Slot {space: $space}) RETURN count(slot) AS n", {"space": space})
    return int(rows[0]["n"])
