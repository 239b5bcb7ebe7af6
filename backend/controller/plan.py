"""Reads a question by rule: its kind, whom and what it names, the time it means, the words to look for.

It looks at nothing but the question's words and the time it was asked. `saidgraph ask --plan` shows the result.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Literal

from backend.controller.kinds import Kind, asks_for_history, kind_of
from backend.errors import BlankQuestion
from ingest.language.detect import language_of
from ingest.language.korean import names_in
from ingest.language.lexical import STOP_WORDS, lexical_tokens, name_tokens
from ingest.model import Precision
from ingest.timex import find

# The statement types that answer a kind of question; every other kind takes all three.
TYPES_BY_KIND: dict[Kind, tuple[str, ...]] = {
    Kind.RECORD: ("Event", "Fact"),
    Kind.OPINION: ("Claim",),
}
ALL_TYPES = ("Event", "Fact", "Claim")

# Longer questions are pasted text; what they ask stands in the words the index takes anyway.
MAX_QUESTION_CHARACTERS = 20_000
# Enough to tell kind, people and time; the rules need not read a pasted book.
MAX_READ_CHARACTERS = 2_000

_MONTH_NAMES = "january february march april may june july august september october november december"
_MONTHS = _MONTH_NAMES.split()
_MONTH = re.compile(rf"\b({'|'.join(_MONTHS)})\b", re.IGNORECASE)
# "may" is a month only where something makes it one: "in May", "May 2023", "8 May".
_MAY = re.compile(r"(?:\b(?:in|of|since|until|by|last|next|this|early|late|mid)\s+|\d\s+)May\b|\bMay\s+\d")
_YEAR = re.compile(r"(?<![\d.,:/-])((?:19|20)\d\d)(?![\d:/-])")
_MONTH_KO = re.compile(r"(?<!\d)(1[0-2]|[1-9])\s?월(?!\s?(?:급|세|요))")

# Capitalised words that open a question or name a time; they name nobody.
_OPENING_WORDS = """
monday tuesday wednesday thursday friday saturday sunday christmas easter list name give tell show find describe
explain summarize summarise compare please many much long often kind english korean answer according
dr mr mrs ms prof
"""
_NOT_NAMES = STOP_WORDS | frozenset(_MONTHS) | frozenset(_OPENING_WORDS.split())
_RUN = re.compile(r"\b[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*")
_QUOTED = re.compile(
    r"[\"“”]([^\"“”]{2,60})[\"“”]|(?<!\w)['‘]([^'‘’]{2,60})['’](?![A-Za-z0-9])|「([^」]{2,60})」|『([^』]{2,60})』"
)
_CODE = re.compile(r"\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z0-9][\w-]{1,19}\b|\b[A-Z]{2,}\b")

# Words of asking, without content: they would match every other question.
_ASKING_KO = """
언제 어디 누구 무엇 뭐 뭣 왜 어떻게 어떤 어느 얼마 얼마나 몇 무슨 말하다 알다 알려주다 궁금 궁금하다 대하다 관하다
의하다 사람 것 때 정도
"""
_ASKING_EN = "tell list name give describe explain happen kind type sort"
_ASKING = frozenset(_ASKING_KO.split()) | frozenset(_ASKING_EN.split())
# "Which books …", "where has she been": an answer may have several parts.
_SEVERAL = re.compile(
    r"\b(?:what|which)\s+(?:\w+\s+){0,2}?(?!is\b|was\b|has\b|does\b)\w{2,}s\b|\bways\b|\bwhere (?:has|have)\b"
    r"|들(?:이|은|을|에|의|\s|\?)|가지"
)
# A number beside one of these counts or labels something and is no year: "room 2023", "2023호".
_LABEL_BEFORE = re.compile(
    r"\b(?:room|port|gate|flight|bus|line|no|number|version|floor|suite|apartment|unit|building|ticket|order|case"
    r"|issue|page|chapter|model|code|extension|route|locker|seat|table)\.?\s*#?\s*$|#\s*$|포트\s*$|코드\s*$|번호\s*$",
    re.IGNORECASE,
)
_LABEL_AFTER = re.compile(r"\s*(?:호실|호|번|동|층|원|명|개|포트|kg|km|dollars|people)")


# "앞으로 남은 약속은?", "what is coming up?": from the day it is asked on.
_AHEAD = re.compile(
    r"앞으로|다가오는|남은 (?:약속|일정|예약|회의|행사)|still ahead|coming up|(?:my|our) upcoming",
    re.IGNORECASE,
)
# What holds now was not said today: "What is Mina currently reading?" bounds nothing.
_PRESENT = re.compile(r"(?:right )?now|currently|at (?:the|this) moment|at present|지금|현재", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class DateHint:
    """A month or year that a question names; None says nothing."""

    year: int | None = None
    month: int | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What a question asks, as far as rules can tell."""

    question: str
    lang: Literal["ko", "en"]
    kind: Kind
    clue: str  # the words that gave the kind away
    people: tuple[str, ...]
    things: tuple[str, ...]
    words: tuple[str, ...]  # index tokens without words of asking
    topic: tuple[str, ...]  # those without the names of people
    names: tuple[str, ...]  # name tokens
    types: tuple[str, ...]
    dates: tuple[DateHint, ...] = ()
    window: tuple[date, date] | None = None
    time_text: str | None = None
    upcoming: bool = False  # asks for what is still ahead: only the time of a content counts
    wants_history: bool = False
    several: bool = False  # asks for more than one thing

    @property
    def bounds(self) -> tuple[date, date] | None:
        """Return the days outside which nothing may be shown.

        A month or year that is named stays a hint: talk of May also happens in June.
        """
        return None if self.dates else self.window

    @property
    def essence(self) -> tuple[str, ...]:
        """The words of the topic without those of asking and of time: what an answer must speak of."""
        named = " ".join(
            f"{hint.year or ''} {_MONTHS[hint.month - 1] if hint.month else ''}" for hint in self.dates
        )
        around = set(lexical_tokens(f"{self.clue} {self.time_text or ''} {named}", self.lang))
        return tuple(word for word in self.topic if word not in around)

    def as_json(self) -> dict[str, Any]:
        """Return the plan as the API shows it."""
        window = self.window
        return {
            "kind": self.kind.value,
            "clue": self.clue,
            "language": self.lang,
            "people": list(self.people),
            "things": list(self.things),
            "types": list(self.types),
            "words": list(self.words),
            "months": [{"year": hint.year, "month": hint.month} for hint in self.dates],
            "window": {"start": window[0].isoformat(), "end": window[1].isoformat()} if window else None,
            "time_text": self.time_text,
            "upcoming": self.upcoming,
            "history": self.wants_history,
            "several": self.several,
        }


def make_plan(question: str, asked_at: datetime) -> Plan:
    """Read a question. Raises BlankQuestion where there is nothing to read.

    >>> make_plan("When did Mina move?", datetime.fromisoformat("2026-03-02T10:00:00+09:00")).kind
    <Kind.WHEN: 'when'>
    """
    if not any(sign.isprintable() and not sign.isspace() for sign in question):
        raise BlankQuestion()
    question = question[:MAX_QUESTION_CHARACTERS]
    read = question[:MAX_READ_CHARACTERS]
    lang = language_of(read)
    kind, clue = kind_of(read, lang)
    people, things = _named(read, lang)
    words = _content_words(question, lang)
    of_people = {token for name in people for token in lexical_tokens(name, lang)}
    topic = tuple(word for word in words if word not in of_people) or words
    window, time_text = _window(read, asked_at, lang)
    ahead = _AHEAD.search(read) if window is None else None
    if ahead is not None:
        window, time_text = (asked_at.date(), date.max), ahead.group()
    return Plan(
        question=question,
        lang=lang,
        kind=kind,
        clue=clue,
        people=people,
        things=things,
        words=words,
        topic=topic,
        names=tuple(name_tokens(read)),
        types=TYPES_BY_KIND.get(kind, ALL_TYPES),
        dates=_dates(read),
        window=window,
        time_text=time_text,
        upcoming=ahead is not None,
        wants_history=asks_for_history(read, lang),
        several=kind is Kind.COUNT or bool(_SEVERAL.search(read.lower())),
    )


def _content_words(question: str, lang: str) -> tuple[str, ...]:
    tokens = dict.fromkeys(lexical_tokens(question, lang))
    return tuple(token for token in tokens if token not in _ASKING)


def _named(question: str, lang: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the people and the things that a question names, each as written."""
    quoted = (next(part for part in match.groups() if part) for match in _QUOTED.finditer(question))
    things = dict.fromkeys(text.strip() for text in quoted if text.strip())
    things |= dict.fromkeys(match.group() for match in _CODE.finditer(question))
    people: dict[str, None] = {}
    if lang == "ko":
        people |= dict.fromkeys(found.name for found in names_in(question))
    inside_quotes = " ".join(things)
    for match in _RUN.finditer(question):
        name = _trimmed(match.group())
        if not name or name in inside_quotes or _CODE.fullmatch(name):
            continue
        if re.search(r"\bthe\s+$", question[: match.start()], re.IGNORECASE):
            things[name] = None
        else:
            people[name] = None
    return tuple(people), tuple(things)


def _trimmed(run: str) -> str:
    words = [re.sub(r"['’]s?$", "", word) for word in run.split()]
    while words and words[0].lower() in _NOT_NAMES:
        words.pop(0)
    while words and words[-1].lower() in _NOT_NAMES:
        words.pop()
    return " ".join(words)


def _dates(question: str) -> tuple[DateHint, ...]:
    """Return the months and years that a question names, each month with each year."""
    months = [_MONTHS.index(match.group(1).lower()) + 1 for match in _MONTH.finditer(question)]
    if 5 in months and not _MAY.search(question):
        months = [month for month in months if month != 5]
    months += [int(match.group(1)) for match in _MONTH_KO.finditer(question)]
    years: list[int | None] = [
        int(match.group(1)) for match in _YEAR.finditer(question) if not _is_label(question, *match.span())
    ]
    if not months:
        return tuple(DateHint(year, None) for year in dict.fromkeys(years))
    return tuple(
        DateHint(year, month) for month in dict.fromkeys(months) for year in dict.fromkeys(years or [None])
    )


def _window(question: str, asked_at: datetime, lang: str) -> tuple[tuple[date, date] | None, str | None]:
    """Return the days that the first resolvable expression of time means, counted from when it was asked."""
    for expression in find(question, asked_at, lang, loose=True):
        time = expression.time
        if (
            time is not None
            and time.precision is not Precision.DECADE
            and not _PRESENT.fullmatch(expression.text.strip())
            and not _is_label(question, *expression.span)
        ):
            return (time.start, time.end), expression.text
    return None, None


def _is_label(question: str, start: int, end: int) -> bool:
    """Say whether the number at a span names a room, a port or an amount."""
    if not question[start:end].strip().isdigit():
        return False
    return bool(_LABEL_BEFORE.search(question[:start]) or _LABEL_AFTER.match(question[end:]))
