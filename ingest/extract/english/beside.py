"""Others who are named only to be set beside the one a clause is about: "Bob, unlike Ana, …", "everyone but Bob …".

They hold and do nothing in the clause; the parser takes them for its subject, so they are cut out before parsing.
"""

from __future__ import annotations

import re

_ONE = r"(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he) (?:[\w-]+ )?[\w-]+|[A-Z][\w-]+(?:['’]s [\w-]+)?(?: [A-Z][\w-]+)?)"
_ONES = rf"{_ONE}(?:(?:, {_ONE})*,? (?:and|or) {_ONE})?"
_COMPARED = (
    r"(?:(?:(?:much|quite|very|just|completely) )?(?:unlike|like)|as opposed to|in contrast (?:to|with)|contrary to|"
    r"as distinct from|compared (?:to|with)|as against|(?:and|but) not)"
)
# "Bob, unlike Ana, hates Tom"
_MIDDLE = re.compile(rf"(?<=\w),\s+{_COMPARED} {_ONES},(?=\s+\w)")
# "Unlike Ana, Bob hates Tom": what follows is a clause of its own.
_HEAD = re.compile(
    rf"^(?i:{_COMPARED}) {_ONES},\s+(?=(?:[A-Z]|I\b|my\b|we\b|he\b|she\b|they\b|the\b|our\b)\S* ?\S)"
)
# "Bob hates Tom, unlike Ana."
_TAIL = re.compile(rf"(?<=\w),\s+(?:(?:much|quite|just) )?(?:unlike|as opposed to|in contrast to) {_ONES}[\s.!]*$")
_SAVE = r"(?:but|except(?: for)?|apart from|other than|besides|bar|save(?: for)?|excluding|with the exception of)"
# "Everyone but Bob likes Ana": he is the one who does not.
_ALL_SAVE = re.compile(
    rf"^(?:[Ee]very(?:one|body)|[Aa]ll(?: of (?:us|them|the \w+|my \w+|our \w+))?)(?P<cut>,? {_SAVE} (?:{_ONES}|me|him|her|them|us),?)(?=\s+\w)"
)
# "Nobody but Bob likes Ana": he alone does.
_NONE_SAVE = re.compile(
    rf"^(?P<cut>(?:[Nn]o(?:body| one|-one)|[Nn]one(?: of (?:us|them|the \w+|my \w+|our \w+))?),? {_SAVE} )(?:(?P<one>{_ONES})|(?:me|him|her|them|us))(?=\s+\w)"
)


def set_beside(body: str) -> str | None:
    """Return a clause of the same length without those it only compares with; None where it is not clear who does."""
    none = _NONE_SAVE.match(body)
    if none is not None:
        return _blank(body, *none.span("cut")) if none["one"] else None
    every = _ALL_SAVE.match(body)
    if every is not None:
        return _blank(body, *every.span("cut"))
    for pattern in (_MIDDLE, _TAIL, _HEAD):
        found = pattern.search(body)
        if found is not None:
            return _blank(body, *found.span())
    return body


def _blank(body: str, start: int, end: int) -> str:
    return body[:start] + " " * (end - start) + body[end:]
