"""Prepares the write of one document outside any transaction: what is there, what shall be, what differs.

Blocking (language models, embeddings): the caller runs `plan` in a thread.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache

from backend.app import App
from backend.services.refused import candidate_rows, decides, with_accepted
from backend.services.rows import PassageRows, passage_props, rows_of
from backend.services.versioned import KEPT_VERSIONS, version_row
from backend.store.connection import Row
from backend.store.documents import DocumentWrite
from backend.store.secrets import keyed_hash
from backend.store.times import native
from ingest.extract import WINDOW
from ingest.identifiers import digest, passage_ids_of_turns
from ingest.model import (
    Extraction,
    Origin,
    OriginClass,
    Passage,
    SourceDocument,
    SourceTurn,
    SpeakerKind,
    StatementType,
)
from ingest.pipeline import default_extractors, understand, with_language
from ingest.retrieval_text import Words, embedding_text, passage_tokens, turn_before, window_tokens, windows_over
from ingest.segment import segment_markdown, segment_turns

# Grows when stored properties change their meaning, so that documents are derived again.
DERIVATION = "1"
# Of a conversation that goes on, the last passages are read: six whose window may matter, the six of theirs, and
# as many again for captions that stand between.
TAIL = 4 * WINDOW
# Beyond every position: passages that are captured and not understood yet have no place in their document.
NOT_PLACED = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What is stored of a document and what waits to be taken in."""

    revision: int
    document: Row
    passages: tuple[Row, ...]
    captures: tuple[Row, ...]
    accepted: frozenset[str] = frozenset()  # refused candidates that a person accepted
    before: int = 0  # passages that stand before those given here, and that the captures leave alone

    @staticmethod
    def of(state: Row | None, document: Row | None, captures: Sequence[Row]) -> Snapshot:
        """Return the snapshot of a stored state; `document` is its row where nothing is stored yet."""
        if state is None:
            return Snapshot(0, document or {}, (), tuple(captures))
        stored = {
            "path": state["path"],
            "kind": state["kind"],
            "props": {
                name: state[name]
                for name in ("title", "author", "written_at", "origin_class", "origin_id", "reviewed", "audience")
                if state[name] is not None
            },
        }
        accepted = frozenset(state["accepted"])
        passages = tuple(state["passages"])
        # Where only the end of a conversation was read, the first of its passages says how much came before.
        before = min((row["position"] for row in passages if row["derived"]), default=0)
        return Snapshot(state["revision"], stored, passages, tuple(captures), accepted, before)


@dataclass(slots=True)
class Plan:
    """A prepared write with what the caller is told about it."""

    write: DocumentWrite
    passages: int
    texts: tuple[Passage, ...] = ()  # the passages as the write leaves them
    rejected: list[dict[str, str]] = field(default_factory=list)


# ------------------------------------------------------------------ capture


def document_row(identity: str, path: str, kind: str, source: SourceDocument | None) -> Row:
    """Return a document's own properties."""
    props: Row = {}
    if source is not None:
        optional = {
            "title": source.title,
            "author": source.author,
            "written_at": source.written_at,
            "encoding": source.encoding,
            "source_hash": source.source_hash,
            "audience": list(source.audience) if source.audience is not None else None,
            "origin_class": source.origin.origin_class.value if source.origin else None,
            "origin_id": source.origin.id if source.origin else None,
        }
        # Null takes a property away that an earlier text had.
        props = optional
    return {"id": identity, "path": path, "kind": kind, "props": props}


def body_hash(key: bytes, source: SourceDocument) -> str:
    """Return the keyed hash of a document's text and of what else its derivation depends on."""
    origin = f"{source.origin.origin_class}:{source.origin.id}" if source.origin else ""
    return keyed_hash(
        key, DERIVATION, source.text, source.author or "", source.title or "", str(source.written_at), origin,
        json.dumps(source.audience, ensure_ascii=False),
    )  # fmt: skip


def text_payload(document: Row, source: SourceDocument, hash_of_body: str) -> str:
    """Return what a capture keeps of a Markdown document."""
    return json.dumps(
        {"document": _plain(document), "text": source.text, "body_hash": hash_of_body}, ensure_ascii=False
    )


def turns_payload(
    document: Row, turns: Sequence[SourceTurn], keys: Mapping[str, str], order: Sequence[str] | None = None
) -> str:
    """Return what a capture keeps of turns.

    `order` is given where the source holds the whole conversation: all its turn ids in order; turns that it
    lacks go.
    """
    rows = [
        {
            "id": turn.id,
            "speaker": turn.speaker,
            "text": turn.text,
            "said_at": turn.said_at.isoformat() if turn.said_at else None,
            "speaker_kind": turn.speaker_kind.value,
            "addressee": turn.addressee,
            "audience": list(turn.audience) if turn.audience is not None else None,
            "origin": [turn.origin.origin_class.value, turn.origin.id] if turn.origin else None,
            "caption": turn.caption,
            "kind": turn.kind,
            "about": turn.about,
            "content_key": keys[turn.id],
        }
        for turn in turns
    ]
    payload = {"document": _plain(document), "turns": rows, "order": list(order) if order is not None else None}
    return json.dumps(payload, ensure_ascii=False)


def early_passages(identity: str, space: str, turns: Sequence[SourceTurn], title: str) -> list[Row]:
    """Return passages that are readable as soon as they are captured, before they are understood."""
    # Their place in the document is not known yet: they come last until they are derived.
    return [
        {
            "id": passage.id,
            "props": {
                **passage_props(
                    replace(with_language(passage), position=NOT_PLACED + passage.position),
                    space=space,
                    title=title,
                ),
                "lexical": passage_tokens(passage),
            },
        }
        for passage in segment_turns(turns, identity)
    ]


# ------------------------------------------------------------------ plan


Change = Callable[[Passage], Passage | None]


def plan(
    app: App,
    space: str,
    identity: str,
    snapshot: Snapshot,
    change: Change | None = None,
    again: frozenset[str] = frozenset(),
) -> Plan:
    """Return the write that makes the stored document say what its captures say.

    `change` rewrites each passage, or takes it out (None): an erasure. `again` names passages to derive again
    although nothing of them changed: a person accepted what had been refused.
    """
    document = dict(snapshot.document)
    passages, keys, body = _wanted_passages(identity, snapshot, document)
    if change is not None:
        kept = [new for passage in passages if (new := change(passage)) is not None]
        passages = [replace(passage, position=snapshot.before + place) for place, passage in enumerate(kept)]
    title = str(document["props"].get("title") or document["path"])
    if body is not None:
        document["props"] = {**document["props"], "body_hash": body}
    document["id"] = identity
    stored = {row["id"]: row for row in snapshot.passages}
    inputs = _input_hashes(passages, title, app.embedder.name)
    # The window of the first ones was not read: they were derived with it, and nothing before them changed.
    settled = {p.id for p in passages[: WINDOW if snapshot.before else 0]}
    changed = [
        p
        for p in passages
        if p.id in again or (p.id not in settled and not _is_current(stored.get(p.id), inputs[p.id]))
    ]
    write = DocumentWrite(
        space=space,
        document_id=identity,
        document=document,
        expected_revision=snapshot.revision,
        captures=[row["id"] for row in snapshot.captures],
        removed=sorted(set(stored) - {p.id for p in passages}),
    )
    extractions = [
        with_accepted(found, snapshot.accepted) for found in understand(passages, {p.id for p in changed})
    ]
    found = {extraction.passage.id: extraction for extraction in extractions}
    words = Words()
    _fill(write, app, passages, found, title, keys, inputs, stored, words)
    written = {row["id"] for row in write.passages}
    write.touched_properties += moved_rows(passages, stored, written | settled, words)
    write.version, write.keep_versions = _version_of(identity, snapshot), KEPT_VERSIONS
    rejected = [
        {"text": r.statement.text, "reason": r.reason, "passage_id": extraction.passage.id}
        for extraction in extractions
        for r in extraction.rejected
    ]
    return Plan(write, snapshot.before + len(passages), tuple(passages), rejected)


def _version_of(identity: str, snapshot: Snapshot) -> Row | None:
    """Return the row of the text that the write takes in; None where it takes in none."""
    payloads = [json.loads(capture["payload"]) for capture in snapshot.captures]
    texts = [payload for payload in payloads if "text" in payload]
    if not texts:
        return None
    given = texts[-1]
    props = _with_times(given["document"]["props"])
    return version_row(identity, snapshot.revision, given["text"], given["body_hash"], props)


def deletion(space: str, identity: str, state: Row) -> DocumentWrite:
    """Return the write that takes a document out."""
    return DocumentWrite(
        space=space,
        document_id=identity,
        document={},
        expected_revision=state["revision"],
        removed=[row["id"] for row in state["passages"]],
        delete=True,
    )


def following_passages(captures: Sequence[Row], identity: str) -> list[str] | None:
    """Return the passages of captures that only add turns to a conversation; None where they may do more."""
    ids: list[str] = []
    for capture in captures:
        payload = json.loads(capture["payload"])
        if "text" in payload or payload.get("order") is not None:
            return None
        ids += passage_ids_of_turns(identity, (row["id"] for row in payload["turns"]))
    return ids or None


def _wanted_passages(
    identity: str, snapshot: Snapshot, document: Row
) -> tuple[list[Passage], dict[str, str], str | None]:
    """Return the passages the document shall have, content keys of its turns, and the hash of its body."""
    passages = [passage_of(row) for row in snapshot.passages if row["derived"]]
    keys = {row["turn_id"]: row["content_key"] for row in snapshot.passages if row["turn_id"] and row["derived"]}
    body: str | None = None
    for capture in snapshot.captures:
        payload = json.loads(capture["payload"])
        given = payload["document"]
        document["path"], document["kind"] = given["path"], given["kind"]
        document["props"] = {**document.get("props", {}), **_with_times(given["props"])}
        if "text" in payload:
            passages = segment_markdown(document_of(payload), identity)
            body = payload["body_hash"]
            continue
        turns = [turn_of(row) for row in payload["turns"]]
        keys.update({row["id"]: row["content_key"] for row in payload["turns"]})
        passages = _merged(passages, segment_turns(turns, identity), {turn.id for turn in turns})
        if payload.get("order") is not None:
            passages = _in_order(passages, payload["order"])
    placed = [replace(with_language(p), position=snapshot.before + i) for i, p in enumerate(passages)]
    return placed, keys, body


def _merged(old: Sequence[Passage], new: Sequence[Passage], turn_ids: set[str]) -> list[Passage]:
    """Return old passages with those of the given turns replaced in place, and new turns at the end."""
    by_turn: dict[str, list[Passage]] = {}
    for passage in new:
        by_turn.setdefault(str(passage.turn_id), []).append(passage)
    merged: list[Passage] = []
    placed: set[str] = set()
    for passage in old:
        turn = passage.turn_id
        if turn is None or turn not in turn_ids:
            merged.append(passage)
        elif turn not in placed:
            placed.add(turn)
            merged.extend(by_turn.get(turn, ()))
    for turn, rows in by_turn.items():
        if turn not in placed:
            merged.extend(rows)
    return merged


def _in_order(passages: Sequence[Passage], order: Sequence[str]) -> list[Passage]:
    """Return the passages of the given turns, in the order of the source that holds the whole conversation."""
    place = {turn: number for number, turn in enumerate(order)}
    kept = [passage for passage in passages if passage.turn_id in place]
    return sorted(kept, key=lambda passage: place[str(passage.turn_id)])


def _fill(
    write: DocumentWrite,
    app: App,
    passages: Sequence[Passage],
    found: Mapping[str, Extraction],
    title: str,
    keys: Mapping[str, str],
    inputs: Mapping[str, str],
    stored: Mapping[str, Row],
    words: Words,
) -> None:
    """Add the rows of everything that was understood and is not stored just so, with vectors.

    Most passages that only have a changed one in their window say what they said: of those, nothing is written
    but the hash of their input.
    """
    index = {passage.id: number for number, passage in enumerate(passages)}
    derived: list[_Derived] = []
    for passage_id, extraction in found.items():
        number = index[passage_id]
        passage = passages[number]
        rows = rows_of(extraction, space=write.space, document_id=write.document_id, title=title)
        for statement in rows.statements:
            if decides(statement["props"], extraction.signals):
                statement["props"]["decides"] = True
        props = passage_props(passage, space=write.space, title=title)
        props |= {
            "derived": True,
            "hash": hashlib.sha256(passage.text.encode("utf-8", "surrogatepass")).hexdigest(),
            "content_key": keys.get(passage.turn_id) if passage.turn_id else None,
            "claims_only": _holds_only_claims(extraction),
            "is_question": passage.text.rstrip().endswith(("?", "？")),
            "statements": len(extraction.statements),
        }
        text = embedding_text(passage, turn_before(passages, number), _title_of(passage, title))
        one = _Derived(passage_id, props, rows, candidate_rows(extraction), text)
        derived_hash = one.hash(app.embedder.name)
        old = stored.get(passage_id)
        if old is not None and old["derived"] and old["derived_hash"] == derived_hash:
            write.touched_properties.append({"id": passage_id, "props": {"input_hash": inputs[passage_id]}})
            continue
        props |= {"input_hash": inputs[passage_id], "derived_hash": derived_hash}
        # Not part of the hash: the words around a passage change with its neighbours, and are kept up beside it.
        props |= retrieval_props(passages, number, title, words)
        derived.append(one)
    _embed(app, derived)
    # What is only captured has nothing derived that could be in the way.
    known = {name for name, row in stored.items() if row["derived"]}
    write.rederived = [one.passage_id for one in derived if one.passage_id in known]
    write.passages = [{"id": one.passage_id, "props": one.props} for one in derived]
    write.statements = [statement for one in derived for statement in one.rows.statements]
    write.candidates = [row for one in derived for row in one.candidates]
    _collect(write, [one.rows for one in derived])


@dataclass(frozen=True, slots=True)
class _Derived:
    """Everything that is written for one passage."""

    passage_id: str
    props: Row
    rows: PassageRows
    candidates: list[Row]
    text: str  # what is embedded of the passage

    def hash(self, embedder: str) -> str:
        """Return the hash of what is written, apart from where the passage stands and what it was derived from."""
        given = {name: value for name, value in self.props.items() if name != "position"}
        return digest("derived", embedder, self.text, repr(given), repr(self.rows), repr(self.candidates))


def _embed(app: App, derived: Sequence[_Derived]) -> None:
    statements = [statement for one in derived for statement in one.rows.statements]
    texts = [one.text for one in derived] + [row["props"]["text"] for row in statements]
    vectors = app.embedder.embed_passages(texts) if texts else []
    for one, vector in zip(derived, vectors, strict=False):
        one.props["embedding"] = vector
    for statement, vector in zip(statements, vectors[len(derived) :], strict=True):
        statement["props"]["embedding"] = vector


def _collect(write: DocumentWrite, rows: Sequence[PassageRows]) -> None:
    edges: dict[str, list[Row]] = {}
    for row in rows:
        write.mentions += row.mentions
        write.keys |= row.keys
        write.same_as |= row.same_as
        if row.speaker is not None:
            edges.setdefault("link_speakers", []).append(row.speaker)
        for name, more in (
            ("link_owners", row.owners),
            ("link_relayers", row.relayers),
            ("link_about", row.about),
            ("link_participants", row.participants),
            ("link_places", row.places),
        ):
            edges.setdefault(name, []).extend(more)
    write.edges = edges


def retrieval_props(passages: Sequence[Passage], number: int, title: str, words: Words) -> Row:
    """Return the words under which a passage is found: its own, and those of its window."""
    passage = passages[number]
    own = passage_tokens(passage, _title_of(passage, title))
    return {"lexical": own, **window_props(passages, number, words)}


def window_props(passages: Sequence[Passage], number: int, words: Words) -> Row:
    """Return the words of a passage's window and their hash: they change with its neighbours."""
    window = window_tokens(passages, number, words)
    return {"window_lexical": window, "retrieval_hash": digest("window", window)}


def moved_rows(
    passages: Sequence[Passage], stored: Mapping[str, Row], written: set[str], words: Words
) -> list[Row]:
    """Return the single properties that change on passages which are otherwise left alone."""
    near = _near(passages, written, stored)
    rows: list[Row] = []
    for number, passage in enumerate(passages):
        if passage.id in written:
            continue
        old = stored[passage.id]
        props: Row = {} if old["position"] == passage.position else {"position": passage.position}
        if number in near:
            window = window_props(passages, number, words)
            if window["retrieval_hash"] != old["retrieval_hash"]:
                props |= window
        if props:
            rows.append({"id": passage.id, "props": props})
    return rows


def _near(passages: Sequence[Passage], written: set[str], stored: Mapping[str, Row]) -> set[int]:
    """Return the places whose window may have changed: near what was written, and near what has another neighbour
    than before because something was moved, put in or taken out.
    """
    before = _neighbours([row["id"] for row in sorted(stored.values(), key=lambda row: row["position"])])
    now = _neighbours([passage.id for passage in passages])
    changed = {
        number
        for number, passage in enumerate(passages)
        if passage.id in written or now[passage.id] != before.get(passage.id)
    }
    return {near for number in changed for near in windows_over(passages, number)}


def _neighbours(ids: Sequence[str]) -> dict[str, tuple[str | None, str | None]]:
    """Return which stand just before and behind each."""
    around = [None, *ids, None]
    return {name: (around[place], around[place + 2]) for place, name in enumerate(ids)}


def _input_hashes(passages: Sequence[Passage], title: str, embedder: str) -> dict[str, str]:
    """Return, for each passage, the hash of everything its derivation depends on."""
    versions = _versions()
    own = [
        digest(
            p.text, p.kind, str(p.speaker), p.speaker_kind, str(p.addressee), str(p.said_at), str(p.lang),
            json.dumps(p.heading_path, ensure_ascii=False), str(p.origin), json.dumps(p.audience), str(p.caption),
            json.dumps(p.columns, ensure_ascii=False),
        )
        for p in passages
    ]  # fmt: skip
    return {
        p.id: digest(versions, embedder, title, own[i], *own[max(0, i - WINDOW) : i])
        for i, p in enumerate(passages)
    }


@lru_cache
def _versions() -> str:
    return "|".join([DERIVATION, *(extractor.name for extractor in default_extractors().values())])


def _is_current(row: Row | None, input_hash: str) -> bool:
    return row is not None and bool(row["derived"]) and row["input_hash"] == input_hash


def _holds_only_claims(extraction: Extraction) -> bool:
    statements = extraction.statements
    return bool(statements) and all(s.type is StatementType.CLAIM for s in statements)


def _title_of(passage: Passage, title: str) -> str | None:
    # The path of a chat session says nothing about a turn.
    return None if passage.kind in ("turn", "caption") else title


# ------------------------------------------------------------------ between rows and data


def passage_of(row: Row) -> Passage:
    """Return a stored passage as data."""
    origin = Origin(OriginClass(row["origin_class"]), row["origin_id"]) if row["origin_class"] else None
    return Passage(
        id=row["id"],
        text=row["text"],
        position=row["position"],
        speaker=row["speaker"],
        speaker_kind=SpeakerKind(row["speaker_kind"]),
        addressee=row["addressee"],
        said_at=native(row["said_at"]),
        lang=row["lang"],
        heading_path=tuple(row["heading_path"] or ()),
        kind=row["kind"],
        origin=origin,
        audience=tuple(row["audience"]) if row["audience"] is not None else None,
        turn_id=row["turn_id"],
        caption=row["caption"],
        links=tuple(row["links"] or ()),
        columns=tuple(row["columns"] or ()),
    )


def turn_of(row: Row) -> SourceTurn:
    """Return a turn as a capture kept it."""
    return SourceTurn(
        id=row["id"],
        speaker=row["speaker"],
        text=row["text"],
        said_at=datetime.fromisoformat(row["said_at"]) if row["said_at"] else None,
        speaker_kind=SpeakerKind(row["speaker_kind"]),
        addressee=row["addressee"],
        audience=tuple(row["audience"]) if row["audience"] is not None else None,
        origin=Origin(OriginClass(row["origin"][0]), row["origin"][1]) if row["origin"] else None,
        caption=row["caption"],
        kind=row["kind"],
        about=row["about"],
    )


def document_of(payload: Row) -> SourceDocument:
    """Return a Markdown document as a capture kept it."""
    given = payload["document"]
    props = _with_times(given["props"])
    origin = Origin(OriginClass(props["origin_class"]), props["origin_id"]) if props.get("origin_class") else None
    return SourceDocument(
        path=given["path"],
        kind="markdown",
        text=payload["text"],
        author=props.get("author"),
        written_at=props.get("written_at"),
        title=props.get("title"),
        origin=origin,
        audience=tuple(props["audience"]) if props.get("audience") is not None else None,
    )


def _plain(document: Row) -> Row:
    props = {
        name: value.isoformat() if isinstance(value, datetime) else value
        for name, value in document["props"].items()
    }
    return {**document, "props": props}


def _with_times(props: Row) -> Row:
    return {
        name: datetime.fromisoformat(value) if name == "written_at" and value else value
        for name, value in props.items()
    }
