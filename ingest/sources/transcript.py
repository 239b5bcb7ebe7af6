"""Plain transcripts: `Name: text`, with or without a time, with lines that go on where no name begins.

    # 주간 회의
    [2024-03-05 19:20] 지나: 오늘은 여기까지 하자.
    [2024-03-05 19:21] 준호: 그래.
    내일 보자.

Where the first turn has a time, only a line with a time begins a turn.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from datetime import datetime

from ingest.model import SourceDocument, SourceTurn
from ingest.sources.times import date_and_clock, read_time, with_offset
from ingest.sources.turns import with_turn_id

# A time stands in brackets before or after the name, or bare before it.
_BRACKETED = r"[\d:.,/ Tt+Zz\-]{4,32}|[^\[\]()]{0,24}\d{1,2}:\d{2}[^\[\]()]{0,8}"
_BARE = r"(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}[T ,]{1,2})?\d{1,2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?"
_NAME = r"[^\s:：\[\](){}<>|#*\-][^:：\[\](){}<>|\n]{0,39}?"
_LINE = re.compile(
    rf"(?:[\[(](?P<stamp>{_BRACKETED})[\])]\s*|(?P<bare>{_BARE})\s+(?:- )?)?"
    rf"(?:\*\*)?(?P<name>{_NAME})(?:\*\*)?(?:\s?[\[(](?P<behind>{_BRACKETED})[\])])?\s?[:：](?:\*\*)?"
    r"(?:[ \t]+(?P<text>.*)|(?P<blank>))"
)
_CLOCK = re.compile(
    r"(?:(?P<half>오전|오후)\s*)?(?P<hour>\d{1,2}):(?P<minute>\d{2})(?:\s*(?P<after>[AaPp]\.?[Mm]\.?))?"
)
_DAY = re.compile(r"(?P<year>\d{4})(?:-|/|\.\s?|년\s?)(?P<month>\d{1,2})(?:-|/|\.\s?|월\s?)(?P<day>\d{1,2})[일.]?")
_DAY_LINE = re.compile(rf"[\-=#*\s]*{_DAY.pattern}[\s(]*[월화수목금토일]?(?:요일)?[)\-=#*\s]*")

_MOST_WORDS = 4  # "Dr. Mary Ann Smith"; more words before a colon are a clause
_ENOUGH_LINES = 0.3  # the share of lines that begin a turn; long turns go on over several lines
_LOWER_CASE = frozenset({"al", "bin", "da", "de", "del", "der", "di", "la", "van", "von"})
# Keys of forms and minutes: what stands before their colon never speaks.
_NOT_NAMES = frozenset(
    """
    name date time title subject from to cc re note notes agenda place location attendees participants
    url http https version author summary todo ps
    이름 날짜 일시 시간 제목 장소 위치 참석자 참가자 안건 주제 작성자 담당 비고 참고 내용 준비물 결론 요약 메모
    주소 전화 나이
    """.split()  # forty words read better as lines of text
)


@dataclass(frozen=True, slots=True)
class _Line:
    name: str
    text: str
    stamp: str | None


def looks_like_transcript(text: str) -> bool:
    """Whether a text is turns from its first line on, two at least."""
    lines = [line for line in text.split("\n") if line.strip()]
    body = [line for line in lines if not line.startswith("#") and not _DAY_LINE.fullmatch(line)]
    found = [_read_line(line) for line in body]
    turns = [line for line in found if line]
    if not body or found[0] is None or len(turns) < 2:
        return False
    return len(turns) >= _ENOUGH_LINES * len(body)


def read_transcript(text: str, path: str, zone: str | None, *, encoding: str = "utf-8") -> SourceDocument:
    """Return the one session of a transcript."""
    lines = text.split("\n")
    parsed = [_read_line(line) for line in lines]
    timed = next((line.stamp is not None for line in parsed if line), False)
    title: str | None = None
    day: tuple[int, int, int] | None = None
    open_turns: list[tuple[_Line, datetime | None, list[str]]] = []
    for line, turn in zip(lines, parsed, strict=True):
        if turn and (turn.stamp or not timed):
            open_turns.append((turn, _said_at(turn.stamp, day, zone), [turn.text]))
        elif found := _DAY_LINE.fullmatch(line):
            day = int(found["year"]), int(found["month"]), int(found["day"])
        elif open_turns:
            open_turns[-1][2].append(line)
        elif line.startswith("#") and title is None:
            title = line.lstrip("# ").strip() or None
    seen: Counter[tuple[str, str | None, str]] = Counter()
    turns = tuple(
        with_turn_id(
            SourceTurn(id="", speaker=turn.name, text="\n".join(parts).strip("\n").rstrip(), said_at=said_at),
            seen,
        )
        for turn, said_at, parts in open_turns
    )
    return SourceDocument(path=path, kind="conversation", turns=turns, title=title, encoding=encoding, zone=zone)


def _read_line(line: str) -> _Line | None:
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    name = found["name"].strip()
    stamp = (found["stamp"] or found["bare"] or found["behind"] or "").strip() or None
    if stamp is None and not _could_be_a_name(name):
        return None
    return _Line(name, (found["text"] or "").strip(), stamp)


def _could_be_a_name(name: str) -> bool:
    words = name.split()
    if not words or len(words) > _MOST_WORDS or name.casefold() in _NOT_NAMES:
        return False
    if not any(sign.isalpha() for sign in name) or any(sign in name for sign in ',;!?"“”=/\\'):
        return False
    # "The plan is simple: …" is a clause; "Mary van Dyke: …" is a name.
    if len(words) > 1 and any(word.islower() and word not in _LOWER_CASE for word in words):
        return False
    # A full stop belongs to an abbreviation ("Dr. Kim"), not to the end of a sentence ("그렇다. 예").
    return all(len(word) <= 4 for word in words if word.endswith("."))


def _said_at(stamp: str | None, day: tuple[int, int, int] | None, zone: str | None) -> datetime | None:
    """Read a stamp: ISO 8601, a date with a clock, or a clock under a line with the day; else None."""
    if stamp is None:
        return None
    exact = read_time(stamp.replace(", ", " ").replace("/", "-"), zone)
    if exact is not None:
        return exact
    clock = _CLOCK.search(stamp)
    dated = _DAY.search(stamp)
    if dated:
        day = int(dated["year"]), int(dated["month"]), int(dated["day"])
    if clock is None or day is None:
        return None
    moment = date_and_clock(
        *day, clock=(int(clock["hour"]), int(clock["minute"])), half=clock["half"] or clock["after"]
    )
    return with_offset(moment, zone) if moment else None
