"""The inventory of well-known activities: tables of words, and how one looks into them.

A row of a table is `name: words | parts | places`, and a line that begins with spaces goes on with the row above.
- A word names the activity by itself: "went for a jog", 수영.
- A part is of several activities: scales are practised on any instrument, laps are run and swum. It tells of one
  only for somebody who was told to do that one, and none of the others.
- A place is where one goes for this only.
`front_crawl` is two words; `hit+bag` is a verb and its object, whatever else is hit; `prune+*` takes any object.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from backend.consolidation.inventory import arts, care, home, sports
from ingest.language.lexical import lexical_tokens

_HANGUL = re.compile(r"[가-힣]")
LONGEST_PHRASE = 3
ANY = "*"

Phrase = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the tables: phrases as written and as tokens, and pairs of a verb and an object."""

    written: dict[str, frozenset[str]]
    phrases: dict[Phrase, frozenset[str]]
    deeds: dict[tuple[str, str], frozenset[str]]

    def of_words(self, tokens: Sequence[str]) -> frozenset[str]:
        """Return the names of the longest phrase that some words end with: "morning front crawl"."""
        for length in range(min(LONGEST_PHRASE, len(tokens)), 0, -1):
            names = self.phrases.get(tuple(tokens[-length:]))
            if names:
                return names
        return frozenset()

    def of_deed(self, relation: str, tokens: Sequence[str]) -> frozenset[str]:
        """Return the names of a verb with its object."""
        objects = [tokens[-1]] if tokens else []
        verbs = {relation, relation.split()[0] if relation else ""}  # "dig up", "plant out"
        found = [self.deeds.get((verb, thing), frozenset()) for verb in verbs for thing in (*objects, ANY)]
        return frozenset().union(*found)


@dataclass(frozen=True, slots=True)
class Row:
    """One activity with its words, parts and places, as they are written."""

    name: str
    words: tuple[str, ...]
    parts: tuple[str, ...]
    places: tuple[str, ...]


def rows(table: str) -> Iterator[Row]:
    """Read a table.

    >>> [row.words for row in rows("running: jog 5k_race | lap | track")]
    [('jog', '5k race')]
    """
    for line in table.replace("\n  ", " ").split("\n"):
        name, colon, rest = line.partition(":")
        if colon:
            columns = [tuple(word.replace("_", " ") for word in part.split()) for part in rest.split("|")]
            columns += [()] * (3 - len(columns))
            yield Row(name, *columns[:3])


@cache
def _all_rows() -> tuple[Row, ...]:
    english = [sports.ROWS_EN, arts.ROWS_EN, home.ROWS_EN, care.ROWS_EN]
    tables = [*english, home.PLACES_EN, sports.ROWS_KO, arts.ROWS_KO, home.ROWS_KO, care.ROWS_KO]
    found = [row for table in tables for row in rows(table)]
    for names, pieces in ((arts.INSTRUMENTS_EN, arts.PIECES_EN), (arts.INSTRUMENTS_KO, arts.PIECES_KO)):
        parts = tuple(pieces.split())
        found += [Row(name.replace("_", " "), (), parts, ()) for name in names.split()]
    return tuple(found)


def _column(entries: Iterator[tuple[str, str]]) -> Column:
    written: dict[str, set[str]] = {}
    phrases: dict[Phrase, set[str]] = {}
    deeds: dict[tuple[str, str], set[str]] = {}
    for name, form in entries:
        verb, plus, thing = form.partition("+")
        if plus:
            for token in [ANY] if thing == ANY else lexical_tokens(thing)[-1:]:
                deeds.setdefault((verb, token), set()).add(name)
            continue
        written.setdefault(form, set()).add(name)
        tokens = tuple(lexical_tokens(form))
        # Small words leave no stem: "work out" would be any work. Such forms count as they are written.
        if len(tokens) == len(form.split()) or (tokens and _HANGUL.search(form)):
            phrases.setdefault(tokens, set()).add(name)
        elif "-" in form and tokens:
            phrases.setdefault(tokens[:1], set()).add(name)
    return Column(
        {form: frozenset(names) for form, names in written.items()},
        {form: frozenset(names) for form, names in phrases.items()},
        {form: frozenset(names) for form, names in deeds.items()},
    )


@cache
def words() -> Column:
    """What names an activity by itself."""
    return _column((row.name, form) for row in _all_rows() for form in (row.name, *row.words))


@cache
def parts() -> Column:
    """What is a part of several activities."""
    return _column((row.name, form) for row in _all_rows() for form in row.parts)


@cache
def places() -> dict[str, str]:
    """Every place where one goes for one activity only."""
    return {form: row.name for row in _all_rows() for form in row.places}


@cache
def attended_names() -> frozenset[str]:
    """Activities that one takes part in by being there, whatever one does: care, help, worship, a garden."""
    names = {row.name for table in (care.ROWS_EN, care.ROWS_KO, home.PLACES_EN) for row in rows(table)}
    return frozenset(names | {"gardening", "텃밭 가꾸기"})


@cache
def instruments() -> frozenset[str]:
    """The musical instruments, by name."""
    both = f"{arts.INSTRUMENTS_EN} {arts.INSTRUMENTS_KO}"
    return frozenset(name.replace("_", " ") for name in both.split())
