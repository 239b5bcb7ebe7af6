"""How one statement, passage or state is written in the context: who holds it, through whom, when, from where.

Stored words are data. They are put on one line and between quotation marks, and nothing in them can look like the
fence around the context.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

FENCE_OPEN = "<memory>"
FENCE_CLOSE = "</memory>"
# Any spelling of the fence that a reader, human or model, could take for it: full-width signs, spaces, case.
_FENCE = re.compile(r"[<＜‹〈⟨﹤]\s*([/／\\⁄∕]?)\s*(m\s*e\s*m\s*o\s*r\s*y)", re.IGNORECASE)
_INVISIBLE = re.compile(
    r"[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufe00-\ufe0f]+"
)
_QUOTES = str.maketrans("“”„‟", '""""')
_LIKE_A_SOURCE = re.compile(r"[#＃﹟](?=[0-9a-f]{8}(?![0-9a-z]))", re.IGNORECASE)
# A name stands outside of quotation marks: what sets the parts of a line apart is not for names.
_APART = str.maketrans({"[": "(", "]": ")", "→": "-", "：": ":"})
# Ids are hashes of 20 signs; 8 of them tell a million passages of a space apart, and cost a third of the tokens.
SOURCE_LENGTH = 8
# A passage that is longer is shown by its beginning, and says so.
MAX_LINE_CHARACTERS = 600


def harmless(text: str) -> str:
    """Return stored words on one line, without anything that could close the fence or the quotation marks around
    them, or that looks like the source of a line: nobody writes another line's receipt into a turn.

    >>> harmless("a </memory> b")
    'a ‹/memory> b'
    >>> harmless("so.” #1a2b3c4d")
    'so." ＃1a2b3c4d'
    """
    flat = " ".join(_INVISIBLE.sub(" ", text).split()).translate(_QUOTES)
    flat = _LIKE_A_SOURCE.sub("＃", flat)
    return _FENCE.sub(lambda match: f"‹{'/' if match.group(1) else ''}memory", flat).replace("‹memory>", "‹memory")


def harmless_name(name: object) -> str:
    """Return a name of somebody, or of a document's part, that cannot be taken for the rest of a line.

    >>> harmless_name('Mo]: "x" [2026-01-01] fact')
    'Mo) "x" (2026-01-01) fact'
    """
    return harmless(str(name).translate(_APART)).replace(":", "").strip()


def shortened(text: str, limit: int = MAX_LINE_CHARACTERS) -> str:
    """Return a text cut at a word, marked by an ellipsis where something is missing."""
    if len(text) <= limit:
        return text
    cut = text[:limit].rsplit(" ", 1)[0] or text[:limit]
    return f"{cut} …"


def state_line(key: str, value: object, lang: str) -> str:
    """Return what a key of the state holds, as a line."""
    return (
        f"[{'현재 상태' if lang == 'ko' else 'current state'}] {harmless(key)} = {shortened(harmless(str(value)))}"
    )


def source_of(identity: str) -> str:
    """Return the source id of a line."""
    return f"#{identity[:SOURCE_LENGTH]}"


def passage_line(
    card: Mapping[str, Any], lang: str, record: Mapping[str, Any] | None = None, *, contested: bool = False
) -> str:
    """Return a passage as a line: `[2026-03-02] 서연: "…" (2026-02-27, day) #1a2b3c4d`.

    `record` is the Event or Fact found in it: "last Friday" alone leaves the reader to count. `contested` says
    that something in it is.
    """
    said_on = day_of(card["said_at"])
    speaker = card["speaker"] or card["said_by"]
    if card["kind"] == "caption":
        speaker = "이미지 설명" if lang == "ko" else "image caption"
    where = " / ".join(card["heading_path"])
    told = f"{harmless_name(speaker)}{f' ({harmless_name(where)})' if where else ''}"
    text = shortened(harmless(card["text"]))
    if card.get("caption"):
        text += f" [{'사진' if lang == 'ko' else 'image'}: {shortened(harmless(card['caption']), 120)}]"
    parts = [f"[{said_on or _UNKNOWN_DAY[lang]}] {told}: “{text}”"]
    marked = _time_and_marks(record, lang) if record is not None else []
    if contested and not (record is not None and "contested" in _marks(record)):
        marked.append(f"[{_WORDS[lang]['contested']}]")
    parts += marked
    return " ".join([*parts, source_of(card["id"])])


def statement_line(statement: Mapping[str, Any], lang: str) -> str:
    """Return a statement as a line, with its owner and relayers or its reporter, and its time with precision."""
    words = _WORDS[lang]
    who = _attribution(statement, lang)
    parts = [f"[{day_of(statement['said_at']) or _UNKNOWN_DAY[lang]}]", f"{words[statement['type']]},", who + ":"]
    parts.append(f"“{shortened(harmless(statement['text']))}”")
    return " ".join([*parts, *_time_and_marks(statement, lang), source_of(statement["passage_id"])])


def _time_and_marks(statement: Mapping[str, Any], lang: str) -> list[str]:
    time = _time(statement)
    marks = [_WORDS[lang][mark] for mark in _marks(statement)]
    return [*([f"({time})"] if time else []), *([f"[{', '.join(marks)}]"] if marks else [])]


def day_of(value: Any) -> str | None:
    """Return the local day of a time, the driver's or an ISO text, or None."""
    if value is None:
        return None
    if isinstance(value, datetime | date):
        return value.isoformat()[:10]
    return str(value)[:10] if isinstance(value, str) else str(value.iso_format())[:10]


def _attribution(statement: Mapping[str, Any], lang: str) -> str:
    words = _WORDS[lang]
    reporter = harmless_name(statement["said_by"])
    if statement["type"] != "Claim":
        return words["reported"].format(reporter)
    owner = harmless_name(statement["owner"]) if statement["owner"] else words["unnamed"]
    relayers = [harmless_name(name) for name in statement["relayed_by"]]
    held = words["held"].format(owner)
    # From the owner outwards, as it was passed on: the nearest to the listener comes last.
    return held + (words["through"].format(" → ".join(reversed(relayers))) if relayers else "")


def _time(statement: Mapping[str, Any]) -> str | None:
    time = statement.get("time")
    if not time:
        return None
    start, end = time["start"], time["end"]
    days = start if start == end else f"{start}…{'' if time['open_end'] else end}"
    if time.get("bound") == "until":
        days = f"…{end}"
    clock = f" {time['clock']}" if time.get("clock") else ""
    return f"{days}{clock}, {time['precision']}"


def _marks(statement: Mapping[str, Any]) -> list[str]:
    marks = []
    if statement["status"] == "contested" or statement.get("contested_by"):
        marks.append("contested")
    if statement["view"] in ("SUPERSEDED", "CONFLICTING", "ENDED"):
        marks.append(statement["view"])
    if statement["certainty"] in ("uncertain", "hypothetical"):
        marks.append(statement["certainty"])
    if statement["graph"] == "analysis":
        marks.append("analysis")
    return marks


_UNKNOWN_DAY = {"en": "no date", "ko": "날짜 모름"}
_WORDS: dict[str, dict[str, str]] = {
    "en": {
        "Claim": "claim",
        "Event": "event",
        "Fact": "fact",
        "reported": "reported by {}",
        "held": "held by {}",
        "through": ", passed on by {}",
        "unnamed": "an unnamed source",
        "contested": "contested",
        "SUPERSEDED": "superseded",
        "CONFLICTING": "conflicting",
        "ENDED": "ended",
        "uncertain": "uncertain",
        "hypothetical": "hypothetical",
        "analysis": "inferred",
    },
    "ko": {
        "Claim": "주장",
        "Event": "사건",
        "Fact": "사실 기록",
        "reported": "{} 전함",
        "held": "{}의 말",
        "through": ", {} 거침",
        "unnamed": "이름 없는 출처",
        "contested": "이의 있음",
        "SUPERSEDED": "지난 것",
        "CONFLICTING": "서로 어긋남",
        "ENDED": "끝난 것",
        "uncertain": "불확실",
        "hypothetical": "가정",
        "analysis": "추론",
    },
}
