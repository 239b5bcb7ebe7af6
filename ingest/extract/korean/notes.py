"""Markdown notes: which lines say something, and where a line's own words begin.

The author of a note is its speaker. Headings, rules and table frames say nothing; list marks are taken away
with the offsets kept, so that the rules for turns read the rest.
"""

from __future__ import annotations

import re

_HEADING = re.compile(r"^[ \t]{0,3}#{1,6}[ \t].*$", re.MULTILINE)
_MARK = re.compile(r"^[ \t]*(?:[-*+•·▪]|\d{1,2}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?", re.MULTILINE)
_FENCE = re.compile(r"^```.*?^```[^\n]*$", re.MULTILINE | re.DOTALL)
_RULE = re.compile(r"^[ \t]*(?:-{3,}|\*{3,}|\|?[ :|-]{5,})[ \t]*$", re.MULTILINE)
_EMPHASIS = re.compile(r"\*\*|__|~~|`")


def is_note(text: str) -> bool:
    """Say whether a text is written as Markdown: a heading, or more than one line with list marks."""
    return (
        bool(_HEADING.search(text)) or len(_MARK.findall(text)) > 1 or ("\n" in text and bool(_MARK.search(text)))
    )


def without_marks(text: str) -> str:
    """Return the text with marks, headings and code as spaces, every offset as it was."""

    def blank(match: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", match.group())

    for pattern in (_FENCE, _HEADING, _RULE, _MARK, _EMPHASIS):
        text = pattern.sub(blank, text)
    return text
