"""The mark that stands where words were erased; nothing is understood from a sentence that holds one.

Who said a thing, of whom it was said and whether it was denied may all have stood in the erased words: what is
left of the sentence says something else ("[redacted] said that Ana left" is no word about Ana).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ingest.model import Mention, MentionKind, Passage, Statement

REDACTED = "[redacted]"

Span = tuple[int, int]

# Where a sentence ends: its stop, with what closes behind it, or the end of a line that nothing hands on.
_END = re.compile(r"[.!?…。！？]+[\"'”’」』)\]]*(?=\s)|(?<![:,\-–—\s])[ \t]*\n")
_ABBREVIATED = re.compile(r"\b(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|vs|etc|e\.g|i\.e)\.$")
_QUOTED = re.compile(r"\"[^\"]*\"|“[^”]*”|「[^」]*」|『[^』]*』|‘[^’]*’")
_OPENS_WITH_QUOTE = re.compile(r"\s*[\"“‘「『]")
_LISTED = re.compile(r"\s*(?:[>*•·-]|\d+[.)])")


def sentences(text: str) -> list[Span]:
    """Return where the sentences of a text stand; a stop inside a quotation ends none.

    >>> [text[start:end] for text in ["Mr. Lee left. He ran."] for start, end in sentences(text)]
    ['Mr. Lee left.', ' He ran.']
    """
    quoted = [match.span() for match in _QUOTED.finditer(text)]
    cuts = [0]
    for match in _END.finditer(text):
        inside = any(start < match.start() and match.end() < end for start, end in quoted)
        closing = any(match.start() < end <= match.end() for _, end in quoted)
        if inside or (closing and _goes_on(text, match.end())) or _ABBREVIATED.search(text[: match.end()]):
            continue
        cuts.append(match.end())
    return [span for span in zip(cuts, [*cuts[1:], len(text)], strict=True) if span[0] < span[1]]


def _goes_on(text: str, end: int) -> bool:
    """Say whether a sentence goes on behind its quotation ("I left." he said)."""
    following = text[end:].lstrip()[:1]
    return following != "" and (following.islower() or following == "[" or not following.isascii())


def silent_spans(text: str) -> list[Span]:
    """Return the sentences of a text that hold the mark, with the quotations and lists that one hands on."""
    silent: list[Span] = []
    handed = ""
    for start, end in sentences(text):
        sentence = text[start:end]
        if not sentence.strip():
            continue
        if REDACTED in sentence:
            lines = sentence.split("\n")
            handed = "list" if lines[0].rstrip().endswith(":") else "quote" if _QUOTED.search(sentence) else ""
            silent.append((start, end))
        elif (handed == "list" and _LISTED.match(sentence)) or (
            handed == "quote" and _OPENS_WITH_QUOTE.match(sentence)
        ):
            silent.append((start, end))
        else:
            handed = ""
    return silent


def touches_redaction(statement: Statement, passage: Passage, window: Sequence[Passage]) -> bool:
    """Say whether a statement was read from words of which some are gone, or names the mark itself.

    A pronoun counts too where words are gone that it may have meant.
    """
    here, before = REDACTED in passage.text, any(REDACTED in earlier.text for earlier in window)
    if not here and not before:
        return False
    named = (statement.subject, statement.target, statement.owner, statement.place, *statement.relayed_by)
    if any("redacted" in name for name in named if name) or "redacted" in statement.text:
        return True
    if any(m.kind is MentionKind.PRONOUN and m.resolved for m in statement.mentions):
        return True
    start, end = statement.span
    return here and any(first < end and start < last for first, last in silent_spans(passage.text))


def mentions_left(found: Sequence[Mention], kept: Sequence[Statement], passage: Passage) -> tuple[Mention, ...]:
    """Return the mentions that hold where words are gone: those of what is still stated, and whole names."""
    if REDACTED not in passage.text:
        return tuple(found)
    stated = {mention for statement in kept for mention in statement.mentions}
    return tuple(m for m in found if m in stated or _is_whole_name(m))


def _is_whole_name(mention: Mention) -> bool:
    title_only = mention.name.endswith(".")  # "Mr. [redacted]"
    return mention.kind is MentionKind.NAME and "redacted" not in mention.name and not title_only
