"""The person's own claim beside the contested statement: nothing is overwritten, every reader sees both."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from backend.app import App
from backend.errors import UnknownStatement
from backend.services.remember import remember_turns
from backend.services.spaces import require_space
from backend.store.analysis import retract
from backend.store.connection import Transaction
from ingest.model import Origin, OriginClass, SourceTurn


@dataclass(frozen=True, slots=True)
class Contested:
    """The ids of the contested statement and of the person's own."""

    contested: str
    own: tuple[str, ...]


async def contest(
    app: App, space: str, statement_id: str, by: str, text: str, *, at: datetime | None = None
) -> Contested:
    """Let a person contest a statement in their own words. Raises UnknownSpace, UnknownStatement, InvalidTurn."""
    await require_space(app.store, space)
    rows = await app.store.read("statement_for_contest", {"space": space, "id": statement_id})
    if not rows:
        raise UnknownStatement()
    row = rows[0]
    turn = SourceTurn(
        id=secrets.token_hex(8),
        speaker=by,
        text=text,
        said_at=at or datetime.now(UTC),
        # Whoever may read the one may read the other; and nobody is kept from their own words.
        audience=tuple(dict.fromkeys((*row["audience"], by))) if row["audience"] is not None else None,
        origin=Origin(OriginClass.PERSON, by),
        kind="contest",
        about=row["target"] or row["subject"] or by,
    )
    session = f"contests/{statement_id}"
    result = await remember_turns(app, space, session, [turn])
    parameters = {
        "space": space,
        "id": secrets.token_hex(10),
        "contested": statement_id,
        "document_id": result.document_id,
        "by": by,
    }

    async def unit(transaction: Transaction) -> None:
        await transaction.run("lock_space", {"space": space})
        # What was inferred from it would be shown without the contest.
        await retract(transaction, space, statements=[statement_id])
        await transaction.run("create_contest", parameters)

    await app.store.work(unit)
    return Contested(statement_id, tuple(result.statement_ids))
