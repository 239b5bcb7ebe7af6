"""The Facts that follow from events: "moved to Sokcho" opens "lives in Sokcho", "took up rowing" a habit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from backend.identity.keys import normal_name
from backend.revision.slots import opened_predicate
from backend.revision.statement import Revisable
from ingest.identifiers import digest

EXTRACTOR = "revision/1"
_FAR_PAST, _FAR_FUTURE = date(1, 1, 1), date(9999, 12, 31)
_HANGUL_FIRST, _HANGUL_LAST, _HANGUL_FINALS = ord("가"), ord("힣"), 28


@dataclass(frozen=True, slots=True)
class Opened:
    """A Fact that an event opens, apart from what it takes over from the event."""

    id: str
    event_id: str
    text: str
    props: Mapping[str, Any]  # Neo4j properties: strings, dates and booleans


def _lives_in_ko(subject: str, target: str) -> str:
    return f"{subject}{_particle(subject, '은', '는')} {target}에 산다."


def _lives_in_en(subject: str, target: str) -> str:
    return f"{subject} lives in {target}."


def _habit_ko(subject: str, target: str) -> str:
    return f"{subject}의 습관: {target}."


def _habit_en(subject: str, target: str) -> str:
    return f"A habit of {subject}: {target}."


# predicate → relation and sentence, Korean and English. A habit's verb is not known: the activity is named.
_SENTENCES: Mapping[tuple[str, bool], tuple[str, Callable[[str, str], str]]] = {
    ("lives_in", True): ("살다", _lives_in_ko),
    ("lives_in", False): ("live", _lives_in_en),
    ("does_regularly", True): ("하다", _habit_ko),
    ("does_regularly", False): ("do", _habit_en),
}


def opened_id(event_id: str) -> str:
    """Return the id of the Fact that an event opens."""
    return digest("opened", event_id)


def opened_fact(event: Revisable) -> Opened | None:
    """Return the Fact that an event opens, or None."""
    predicate = opened_predicate(event)
    if predicate is None:
        return None
    subject, target = event.subject_name, event.target_name
    relation, sentence = _SENTENCES[predicate, _is_korean(event)]
    text = sentence(subject, target)
    props: dict[str, Any] = {
        "text": text,
        "predicate": predicate,
        "relation": relation,
        "polarity": "positive",
        "extractor": EXTRACTOR,
        "rule": f"opened-by-{event.predicate}",
        "group_key": digest("group", EXTRACTOR, predicate, normal_name(subject), normal_name(target)),
        **_since(event),
    }
    return Opened(opened_id(event.id), event.id, text, props)


def _since(event: Revisable) -> dict[str, Any]:
    """Return the time of the state: from the event on, known until it was said."""
    said = event.said_at.date() if event.said_at is not None else None
    if event.time_start is None:
        return {"open_end": False, "window_start": said or _FAR_PAST, "window_end": said or _FAR_FUTURE}
    last = max(day for day in (event.time_start, event.time_end, said) if day is not None)
    return {
        "time_start": event.time_start,
        "time_end": last,
        "time_precision": event.precision.value if event.precision else None,
        "time_text": event.time_text,
        "open_end": True,
        "clock": event.clock,
        "window_start": event.time_start,
        "window_end": _FAR_FUTURE,
    }


def _is_korean(event: Revisable) -> bool:
    words = event.relation or event.subject_name + event.target_name
    return any(_HANGUL_FIRST <= ord(sign) <= _HANGUL_LAST for sign in words)


def _particle(word: str, after_consonant: str, after_vowel: str) -> str:
    code = ord(word[-1]) if word else 0
    if not _HANGUL_FIRST <= code <= _HANGUL_LAST:
        return after_vowel
    return after_consonant if (code - _HANGUL_FIRST) % _HANGUL_FINALS else after_vowel
