"""Erases by statement, document, speaker, person and origin, and gives a receipt without the erased words.

The texts are changed first, and what was derived from them is derived again from what is left, by the same
write path as ever: nothing can survive that only the erased words supported. What was erased is remembered as
keyed hashes, so that the same source does not bring it back.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from backend.app import App
from backend.errors import InvalidRequest, NotFound, UnknownDocument, UnknownStatement
from backend.identity.keys import bare_name
from backend.rights.unmentioned import rows_without_mention
from backend.rights.unnamed import forget_name, without_names
from backend.services import remember
from backend.services.erasures import load_erasures, redacted, text_key
from backend.services.jobs import forget_ended_jobs, refuse_while_jobs_run
from backend.services.people import get_person
from backend.services.readers import Reader
from backend.services.spaces import require_space
from backend.store.connection import Row
from ingest.identifiers import digest, document_id
from ingest.model import Passage

Kind = Literal["statement", "document", "speaker", "person", "origin"]


class UnknownReceipt(NotFound):
    """There is no such receipt in this space."""

    type = "unknown-receipt"


@dataclass(slots=True)
class _Passage:
    """What happens to one stored passage."""

    document_id: str
    text: str
    speaker: str | None
    drop: bool
    spans: list[tuple[int, int]]


async def erase(app: App, space: str, kind: Kind, target: str | dict[str, str]) -> dict[str, Any]:
    """Erase what a request names and return the receipt.

    `target` is an id, path or name; for `origin` it is {"class", "id"}. Running it again after a crash
    completes it. Raises UnknownSpace, UnknownStatement, UnknownDocument, UnknownPerson, AmbiguousPerson,
    JobsRunning.
    """
    await require_space(app.store, space)
    await refuse_while_jobs_run(app.store, space)
    person = await _person(app, space, kind, target)
    rows = await _rows(app, space, kind, target, person)
    passages = _passages(rows)
    receipt_id = secrets.token_hex(10)
    before = await _count(app, space)
    await app.store.write("create_receipt", {"space": space, "id": receipt_id, "kind": kind, "props": {}})
    await _remember_erasures(app, space, receipt_id, passages.values())
    names = _names(person) if kind == "person" else ()
    await _rewrite(app, space, passages, names, receipt_id)
    await _clear_traces(app, space, kind, person)
    await _forget_held(app, space, kind, target, person)
    await forget_ended_jobs(app.store, space)
    after = await _count(app, space)
    dropped = sum(1 for passage in passages.values() if passage.drop)
    props = {
        "nodes": max(0, before["nodes"] - after["nodes"]),
        "relationships": max(0, before["relationships"] - after["relationships"]),
        "redacted_passages": len(passages) - dropped,
        "dropped_passages": dropped,
    }
    stored = await app.store.write(
        "create_receipt", {"space": space, "id": receipt_id, "kind": kind, "props": props}
    )
    return {"receipt_id": receipt_id, "erased_at": stored[0]["erased_at"], **physical(app), **props}


async def get_receipt(app: App, space: str, identity: str) -> dict[str, Any]:
    """Return a receipt as it stands now. Raises UnknownReceipt."""
    rows = await app.store.read("get_receipt", {"space": space, "id": identity})
    if not rows:
        raise UnknownReceipt()
    reason = None if rows[0]["physical_by"] else physical(app)["physical_reason"]
    return {**rows[0], "physical_reason": reason}


def physical(app: App) -> dict[str, str | None]:
    """Return when the database's own files are clean, or why we cannot say."""
    if app.settings.neo4j.uri is not None:
        return {
            "physical_by": None,
            "physical_reason": "The server is not ours to compact. Its owner must dump and load the database.",
        }
    return {
        "physical_by": None,
        "physical_reason": "Run `saidgraph compact`: the files are clean when it is done.",
    }


async def _person(app: App, space: str, kind: Kind, target: str | dict[str, str]) -> Row | None:
    if kind not in ("speaker", "person"):
        return None
    return await get_person(app, space, str(target), reader=Reader(unrestricted=True))


async def _rows(
    app: App, space: str, kind: Kind, target: str | dict[str, str], person: Row | None
) -> Sequence[Row]:
    if kind == "statement":
        rows = await app.store.read("passages_of_statement", {"space": space, "id": target})
        if not rows:
            raise UnknownStatement()
        return rows
    if kind == "document":
        for identity in (str(target), document_id(space, str(target))):
            rows = await app.store.read("passages_of_document", {"space": space, "id": identity})
            if rows:
                return rows
        raise UnknownDocument()
    if kind == "origin":
        if not isinstance(target, dict) or not {"class", "id"} <= target.keys():
            raise InvalidRequest('`origin` is {"class": person, document, tool, web or agent, "id"}.')
        parameters = {"space": space, "origin_class": target["class"], "origin_id": target["id"]}
        return await app.store.read("passages_of_origin", parameters)
    identity = str(person["id"]) if person else ""
    name = "passages_spoken_by" if kind == "speaker" else "passages_mentioning"
    rows = list(await app.store.read(name, {"space": space, "id": identity}))
    if kind == "person":
        rows += await app.store.read("passages_spoken_by", {"space": space, "id": identity})
        rows += await rows_without_mention(app.store, space, identity, rows)
    return rows


def _passages(rows: Iterable[Row]) -> dict[str, _Passage]:
    found: dict[str, _Passage] = {}
    for row in rows:
        passage = found.setdefault(
            row["passage_id"], _Passage(row["document_id"], row["text"], row["speaker"], False, [])
        )
        passage.drop = passage.drop or bool(row["spoken"])
        passage.spans += [(int(start), int(end)) for start, end in row["spans"]]
    return found


async def _remember_erasures(app: App, space: str, receipt_id: str, passages: Iterable[_Passage]) -> None:
    known = await load_erasures(app.store, space)
    rows = []
    for passage in passages:
        key = text_key(app.content_key, passage.speaker, passage.text)
        old = known.get(key)
        spans = sorted({*passage.spans, *(old.spans if old else ())})
        rows.append(
            {
                "id": digest("erasure", space, key),
                "text_key": key,
                "drop": passage.drop or bool(old and old.drop),
                "spans": [place for span in spans for place in span],
            }
        )
    if rows:
        await app.store.write("save_erasures", {"space": space, "receipt_id": receipt_id, "rows": rows})


async def _rewrite(
    app: App, space: str, passages: dict[str, _Passage], names: Sequence[str], receipt_id: str
) -> None:
    """Write every touched document again from the texts that are left."""
    documents: dict[str, set[str]] = defaultdict(set)
    for identity, passage in passages.items():
        documents[passage.document_id].add(identity)

    def change(passage: Passage) -> Passage | None:
        erased = passages.get(passage.id)
        if erased is not None and erased.drop:
            return None
        text = redacted(passage.text, erased.spans) if erased is not None else passage.text
        if passage.kind == "heading":
            # A heading has no mentions; in a document that speaks of the person its name is the person's.
            text = without_names(text, names)
        gone = set(names)
        return replace(
            passage,
            text=text,
            addressee=None if passage.addressee in gone else passage.addressee,
            heading_path=tuple(without_names(part, names) for part in passage.heading_path),
            caption=without_names(passage.caption, names) if passage.caption else None,
            audience=tuple(n for n in passage.audience if n not in gone) if passage.audience else passage.audience,
        )

    for identity in sorted(documents):
        await remember.rewrite(app, space, identity, change, receipt_id, lambda title: without_names(title, names))


def _names(person: Row | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys([person["name"], *(person["aliases"] or ())])) if person else ()


async def _clear_traces(app: App, space: str, kind: Kind, person: Row | None) -> None:
    if kind == "person" and person is not None:
        keys = [f"name:{bare_name(name)}" for name in _names(person)]
        await app.store.write("delete_decisions_about", {"space": space, "keys": keys})
        await forget_name(app, space, _names(person))


async def _forget_held(app: App, space: str, kind: Kind, target: str | dict[str, str], person: Row | None) -> None:
    """Refuse what is kept back and would bring the erased words in: held texts go whole, and stay away."""
    named: Row = {"document_id": None, "speaker": None, "origin_class": None, "origin_id": None}
    if kind == "origin" and isinstance(target, dict):
        named |= {"origin_class": target["class"], "origin_id": target["id"]}
    elif kind == "document":
        named["document_id"] = str(target)
    elif kind == "speaker" and person is not None:
        named["speaker"] = person["name"]
    names = _names(person) if kind == "person" else ()
    rows = await app.store.read("held_to_erase", {"space": space, "names": list(names), **named})
    if kind == "document":
        named["document_id"] = document_id(space, str(target))
        rows = [*rows, *await app.store.read("held_to_erase", {"space": space, "names": [], **named})]
    ids = sorted({row["id"] for row in rows})
    if ids:
        await app.store.write("settle_held", {"space": space, "ids": ids, "status": "refused", "by": None})


async def _count(app: App, space: str) -> dict[str, int]:
    rows = await app.store.read("count_space", {"space": space})
    return {"nodes": rows[0]["nodes"], "relationships": rows[0]["relationships"] or 0}
