"""Doings told of by their -ing form behind a frame: "there's talk of the mill closing", "not a day without Wes swimming".

What the frame says is taken off by `peel`; a verb is put in so that the rest is a clause of its own.
"""

from __future__ import annotations

import re

from ingest.extract.english.lexicon.passing_on import DOING

# What stands before the doing, and the verb that makes a clause of it.
_BEHIND: tuple[tuple[re.Pattern[str], str, str], ...] = (
    (re.compile(r"\bwithout $"), "keeps ", "Not a day goes by without Wes swimming."),
    (re.compile(r"\b(?:of|about) $"), "is ", "There's talk of the mill closing."),
)
_SUBJECT_FORMS = {"him": "he ", "them": "they"}


def spelled_doing(before: str, body: str) -> tuple[str, tuple[int, ...]] | None:
    """Return a doing as a clause and where letters were put in; None behind no such frame."""
    verb = next((put_in for pattern, put_in, _ in _BEHIND if pattern.search(before)), None)
    doing = re.match(DOING, body) if verb is not None else None
    if verb is None or doing is None:
        return None
    at, who = doing.start("ing"), doing["who"].strip()
    if who == "them":
        verb = {"is ": "are ", "keeps ": "keep "}[verb]
    head = _SUBJECT_FORMS.get(who, who).ljust(at)
    return head + verb + body[at:], (at,) * len(verb)
