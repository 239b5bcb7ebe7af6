"""Conversations as JSON and JSON Lines: the form of the HTTP API, and the `role`/`content` form of chat APIs.

A file that holds one session is one document of the file's path; lines that name several sessions become one
document each, at `<path>/<session>`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from ingest.errors import InvalidTurn, UnreadableSource
from ingest.identifiers import turn_id
from ingest.model import Origin, OriginClass, SourceDocument, SourceTurn, SpeakerKind
from ingest.sources.encoding import clean_text
from ingest.sources.times import read_time

# The roles of chat APIs, and what speaks through them.
_ROLES = {
    "user": SpeakerKind.HUMAN,
    "human": SpeakerKind.HUMAN,
    "assistant": SpeakerKind.AGENT,
    "ai": SpeakerKind.AGENT,
    "tool": SpeakerKind.TOOL,
    "function": SpeakerKind.TOOL,
    "system": SpeakerKind.TOOL,
    "developer": SpeakerKind.TOOL,
}

JsonObject = Mapping[str, Any]  # whatever a file holds; every use checks the type


def load_json(text: str, name: str) -> Any:  # JSON is any of its types
    """Read JSON; whatever is wrong with it is one error that names the place."""
    try:
        return json.loads(text, strict=False)
    except json.JSONDecodeError as error:
        raise UnreadableSource(f"{name}, line {error.lineno}: this is not JSON ({error.msg}).") from error
    except (ValueError, RecursionError) as error:
        raise UnreadableSource(f"{name} is JSON that is nested too deep or holds too long a number.") from error


def looks_like_turns(value: object) -> bool:
    """Whether JSON is a session with a list of turns, a list of sessions, or a list of turns."""
    if isinstance(value, Mapping):
        return _turns_of(value) is not None
    return isinstance(value, list) and all(
        isinstance(item, Mapping) and (_is_turn(item) or _turns_of(item) is not None) for item in value
    )


def read_turns_json(value: Any, path: str, zone: str | None) -> Iterator[SourceDocument]:
    """Yield the session or sessions of a JSON file that looks like turns."""
    if isinstance(value, list) and value and all(_turns_of(item) is not None for item in value):
        for number, item in enumerate(value, start=1):
            yield _session(item, f"{path}/{_text(item, 'session') or number}", zone)
    elif isinstance(value, list):
        yield SourceDocument(path=path, kind="conversation", turns=read_turns(value, path, zone), zone=zone)
    else:
        yield _session(value, path, zone)


def _session(item: JsonObject, path: str, zone: str | None) -> SourceDocument:
    zone = _text(item, "zone") or zone
    turns = read_turns(_turns_of(item) or (), path, zone)
    return SourceDocument(path=path, kind="conversation", turns=turns, title=_text(item, "session"), zone=zone)


def read_turns_jsonl(text: str, path: str, zone: str | None) -> Iterator[SourceDocument]:
    """Yield the sessions of a JSON Lines file, in the order in which they begin."""
    sessions: dict[str | None, list[JsonObject]] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        item = load_json(line, f"{path}, line {number}")
        if not isinstance(item, Mapping):
            raise InvalidTurn(f"{path}, line {number}: a turn is a JSON object.")
        sessions.setdefault(_text(item, "session"), []).append(item)
    if len(sessions) <= 1:
        items = next(iter(sessions.values()), [])
        title = next(iter(sessions), None)
        turns = read_turns(items, path, zone)
        yield SourceDocument(path=path, kind="conversation", turns=turns, title=title, zone=zone)
        return
    for session, items in sessions.items():
        place = f"{path}/{session}" if session else path
        turns = read_turns(items, place, zone)
        yield SourceDocument(path=place, kind="conversation", turns=turns, title=session, zone=zone)


def read_turns(items: Iterable[object], path: str, zone: str | None) -> tuple[SourceTurn, ...]:
    """Read turns, give an id to those without one, and refuse two different turns of one id."""
    turns: dict[str, SourceTurn] = {}
    seen: Counter[tuple[str, str | None, str]] = Counter()
    for number, item in enumerate(items, start=1):
        turn = _read_turn(item, f"{path}, turn {number}", zone)
        if not turn.id:
            turn = with_turn_id(turn, seen)
        known = turns.setdefault(turn.id, turn)
        if known != turn:
            raise InvalidTurn(f"{path}, turn {number}: another turn has the id “{turn.id}”. Ids must differ.")
    return tuple(turns.values())


def with_turn_id(turn: SourceTurn, seen: Counter[tuple[str, str | None, str]]) -> SourceTurn:
    """Return the turn with an id made of what it says; `seen` counts equal turns before it."""
    said_at = turn.said_at.isoformat() if turn.said_at else None
    key = (turn.speaker, said_at, turn.text + "\x00" + (turn.caption or ""))
    seen[key] += 1
    return replace(turn, id=turn_id(*key, seen[key]))


def _turns_of(item: JsonObject) -> list[object] | None:
    turns = item.get("turns", item.get("messages"))
    return turns if isinstance(turns, list) else None


def _is_turn(item: JsonObject) -> bool:
    return ("speaker" in item or "role" in item) and ("text" in item or "content" in item)


def _read_turn(item: object, place: str, zone: str | None) -> SourceTurn:
    if not isinstance(item, Mapping):
        raise InvalidTurn(f"{place}: a turn is a JSON object.")
    speaker, kind = _read_speaker(item, place)
    return SourceTurn(
        id=_read_id(item, place),
        speaker=speaker,
        text=_read_text(item, place),
        said_at=_read_said_at(item, place, zone),
        speaker_kind=kind,
        addressee=_text(item, "addressee"),
        audience=_read_audience(item, place),
        origin=read_origin(item.get("origin"), place),
        caption=_text(item, "caption") or _text(item, "blip_caption"),
    )


def _read_speaker(item: JsonObject, place: str) -> tuple[str, SpeakerKind]:
    role = _text(item, "role")
    speaker = _text(item, "speaker") or _text(item, "name") or role
    if not speaker:
        raise InvalidTurn(f"{place}: the field `speaker` is missing or blank. Say who speaks.")
    kind = _text(item, "speaker_kind")
    if kind is None:
        return speaker, _ROLES.get((role or "").casefold(), SpeakerKind.HUMAN)
    if kind not in set(SpeakerKind):
        raise InvalidTurn(f"{place}: `speaker_kind` is one of {', '.join(SpeakerKind)}, not “{kind}”.")
    return speaker, SpeakerKind(kind)


def _read_id(item: JsonObject, place: str) -> str:
    value = item.get("id", item.get("dia_id"))
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise InvalidTurn(f"{place}: `id` must be text.")
    return clean_text(str(value)).strip()


def _read_text(item: JsonObject, place: str) -> str:
    value = item.get("text", item.get("content"))
    if isinstance(value, list):  # the content parts of chat APIs; pictures and calls have no words
        parts = [part.get("text") for part in value if isinstance(part, Mapping)]
        value = "\n".join(part for part in parts if isinstance(part, str))
    if not isinstance(value, str):
        raise InvalidTurn(f"{place}: the field `text` is missing or is no text.")
    return clean_text(value)


def _read_said_at(item: JsonObject, place: str, zone: str | None) -> datetime | None:
    value = item.get("said_at", item.get("timestamp"))
    if value is None or value == "":
        return None
    said_at = read_time(value, zone) if isinstance(value, str) else None
    if said_at is None:
        raise InvalidTurn(f"{place}: `said_at` is no ISO 8601 time such as 2026-03-02T10:00:00+09:00.")
    return said_at


def _read_audience(item: JsonObject, place: str) -> tuple[str, ...] | None:
    value = item.get("audience")
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise InvalidTurn(f"{place}: `audience` is a list of names.")
    return tuple(clean_text(name) for name in value)


def read_origin(value: object, place: str) -> Origin | None:
    """Read `{"class", "id"}`, or its short form "web:https://…"."""
    if value is None or value == "":
        return None
    kind: object = None
    identifier: object = None
    if isinstance(value, Mapping):
        kind, identifier = value.get("class"), value.get("id")
    elif isinstance(value, str):
        kind, _, identifier = value.partition(":")
        if kind in ("http", "https"):
            kind, identifier = OriginClass.WEB.value, value
    if not isinstance(kind, str) or kind not in set(OriginClass) or not isinstance(identifier, str):
        raise InvalidTurn(f'{place}: an origin is {{"class", "id"}} with a class of {", ".join(OriginClass)}.')
    return Origin(OriginClass(kind), clean_text(identifier).strip())


def _text(item: JsonObject, field: str) -> str | None:
    value = item.get(field)
    return (clean_text(value).strip() or None) if isinstance(value, str) else None
