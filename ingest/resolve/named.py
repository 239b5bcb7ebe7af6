"""Whoever is named in what a statement says is a person of it, whatever part of the sentence the name stands in.

The extractors give the people in a role that a record has (subject, holder, source). A name is as good where it
stands beside a particle or in an address ("태호 때문에", "태호야", "told Mark that"), or is only a target:
the person must find what is said of them, and erasing them must reach it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from ingest.language.korean import names_in
from ingest.language.korean_names import ADDRESS_FORMS
from ingest.model import Mention, MentionKind, Passage, Statement

# Kinds of concept that a rule gives where it is unsure: a name may take them over.
_VAGUE = frozenset({"other", "topic"})
# A capitalised word with the capitalised words behind it, hyphens and apostrophes within: "Mark", "Jean-Luc Roy".
_CAPITALISED = re.compile(r"(?<![\w'’-])[A-Z][a-z]+(?:[-'’][A-Z][a-z]+)*(?:\s[A-Z][a-z]+)*(?![\w-])")
_NEAR = 8  # signs before a name that are looked at
_STARTS = re.compile(r"(?:^\s*|[.!?…:\n\"“]\s*)$")
_CALLED = re.compile(r"\s*,|['’]s?\b")
_SAINT = re.compile(r"\b(?:St|Mt|Ste|Fort|Port|Lake|Mount|San|Santa)\.?\s$")


def named_people(text: str, lang: str, known: Sequence[str]) -> list[Mention]:
    """Return the people whom a text names, with their places; `known` are names that people bear for certain."""
    return (
        _korean(text, known)
        if lang == "ko"
        else list(_english(text, frozenset(name.partition(" ")[0] for name in known)))
    )


def with_named_people(statement: Statement, passage: Passage, people: Sequence[Mention]) -> Statement:
    """Return a statement that mentions all of the people named where it stands."""
    start, end = statement.span
    here = [m for m in people if m.span is not None and start <= m.span[0] and m.span[1] <= end]
    mentions = list(statement.mentions)
    for person in here:
        mentions = _with_person(mentions, person, passage)
    for name in (statement.subject, statement.target):
        mentions = _titled(mentions, name, here)
    return statement if mentions == list(statement.mentions) else statement.with_(mentions=tuple(mentions))


def _with_person(mentions: list[Mention], person: Mention, passage: Passage) -> list[Mention]:
    """Add a person, in the place of the vague thing of that name; a mention that has the person stays."""
    english = passage.lang == "en"
    for place, mention in enumerate(mentions):
        same = mention.name == person.name
        if mention.kind is MentionKind.THING:
            if same and mention.entity in _VAGUE:
                mentions = [*mentions[:place], person, *mentions[place + 1 :]]
                return [
                    m for m in mentions if m is person or m.kind is not MentionKind.THING or m.name != person.name
                ]
            if same or (english and _overlap(mention, person)):
                return mentions  # the parser knows a thing from a person
        elif _overlap(mention, person) and (same or mention.kind is not MentionKind.KIN):
            return mentions
    return [*mentions, person]


def _titled(mentions: list[Mention], name: str | None, people: Sequence[Mention]) -> list[Mention]:
    """Make a person of "김태호 팀장", where 김태호 is one."""
    if name is None or any(m.name == name and m.kind is not MentionKind.THING for m in mentions):
        return mentions
    given, _, title = name.partition(" ")
    who = next((p for p in people if p.name == given), None)
    if who is None or who.span is None or title not in ADDRESS_FORMS:
        return mentions
    person = Mention(name, MentionKind.NAME, who.span)
    return [*(m for m in mentions if m.name != name), person]


def _overlap(a: Mention, b: Mention) -> bool:
    return a.span is not None and b.span is not None and a.span[0] < b.span[1] and b.span[0] < a.span[1]


def _korean(text: str, known: Sequence[str]) -> list[Mention]:
    return [Mention(n.name, MentionKind.NAME, (n.start, n.end)) for n in names_in(text, known)]


def _english(text: str, known: frozenset[str]) -> Iterator[Mention]:
    for match in _CAPITALISED.finditer(text):
        words = match.group().split()
        start = match.start()
        while words and not _opens_name(words[0], text, start, known):
            start += len(words.pop(0)) + 1
        name = " ".join(words)
        if words and not _names_place_or_body(name) and not _SAINT.search(text[max(0, start - _NEAR) : start]):
            yield Mention(name, MentionKind.NAME, (start, start + len(name)))


def _opens_name(word: str, text: str, start: int, known: frozenset[str]) -> bool:
    """Say whether a capitalised word is somebody's given name where it stands."""
    if word not in known and not _is_given(word):
        return False
    ordinary = is_ordinary_name(word)
    begins = _STARTS.search(text[max(0, start - _NEAR) : start]) is not None
    return not ordinary or not begins or _CALLED.match(text, start + len(word)) is not None


@lru_cache(maxsize=20_000)
def _is_given(word: str) -> bool:
    from ingest.extract.english.lexicon.people import NOT_NAMES
    from ingest.extract.english.scene import is_given_name

    return is_given_name(word) and word.lower() not in NOT_NAMES


@lru_cache(maxsize=20_000)
def is_ordinary_name(word: str) -> bool:
    from ingest.language.english import is_function_word, is_word

    low = word.lower()
    return is_function_word(low) or any(is_word(low, kind) for kind in ("noun", "verb", "adj", "adv"))


def _names_place_or_body(name: str) -> bool:
    from ingest.extract.english.phrases import is_organisation, is_place

    words = name.lower().split()
    return is_place(words) or is_organisation(words, name)
