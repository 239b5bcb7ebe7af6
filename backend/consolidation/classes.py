"""Classes in a subject: "had my Italian for beginners", 어르신 컴퓨터반, "taught English".

Who teaches and who learns do different things; whom a class is for belongs to it.
"""

from __future__ import annotations

import re
from functools import cache

from backend.consolidation.inventory import rows
from backend.consolidation.inventory.lessons import (
    CLASSES_EN,
    CLASSES_KO,
    LEARNING,
    SUBJECTS_EN,
    SUBJECTS_KO,
    TEACHING,
)
from backend.consolidation.known import is_doing
from backend.consolidation.narrowing import audiences_of
from backend.consolidation.occurrence import Occurrence
from ingest.language.lexical import lexical_tokens

Named = tuple[str, tuple[str, ...], frozenset[str]]  # how it is called, its key, what narrows it
_HANGUL = re.compile(r"[가-힣]")


@cache
def _subjects() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in (SUBJECTS_EN, SUBJECTS_KO):
        for row in rows(table):
            for form in (row.name, *row.words):
                tokens = lexical_tokens(form)
                if tokens:
                    found[" ".join(tokens)] = row.name
    return found


@cache
def _classes() -> frozenset[str]:
    both = f"{CLASSES_EN} {CLASSES_KO}".replace("_", " ")
    return frozenset(token for word in both.split() for token in lexical_tokens(word))


def class_of(event: Occurrence) -> Named | None:
    """Return the class that an event is one of, or None.

    >>> class_of(Occurrence("e", "p", "Ada", "did", "teach", "Ada taught Welsh.", "Welsh"))[0]
    'welsh class'
    """
    if event.predicate not in ("did", "went") or event.target is None:
        return None
    tokens = lexical_tokens(event.target)
    role = _role(event.relation)
    subject = _subject(tokens)
    if subject is None and role is not None and len(tokens) <= 1 and _HANGUL.search(event.text):
        subject = _subject(lexical_tokens(event.text))  # the thing is the verb itself: 가르치기
    if subject is None:
        return None
    audience = audiences_of(event)
    in_class = bool(_classes() & set(tokens)) or bool(audience)
    if role is None and not (in_class and is_doing(event)):
        return None
    korean = bool(_HANGUL.search(event.text))
    roles = {"teaching": "가르치기", "learning": "배우기"}
    tags = audience | ({roles[role] if korean else role} if role is not None else frozenset())
    return f"{subject} {'수업' if korean else 'class'}", ("class", subject), frozenset(tags)


def _role(relation: str) -> str | None:
    return "teaching" if relation in TEACHING else "learning" if relation in LEARNING else None


def _subject(tokens: list[str]) -> str | None:
    """Return the one subject among some words; two subjects are none that one could name."""
    subjects = _subjects()
    pairs = [" ".join(tokens[at : at + 2]) for at in range(len(tokens) - 1)]
    found = {subjects[form] for form in (*tokens, *pairs) if form in subjects}
    return found.pop() if len(found) == 1 else None
