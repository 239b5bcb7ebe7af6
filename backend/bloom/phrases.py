"""Search phrases: one query file of `cypher/bloom` each, with its phrase in English and Korean in the header."""

from __future__ import annotations

import re
from dataclasses import dataclass

from backend.store.queries import FIRST_LINE, Query, load_queries
from ingest.errors import SaidgraphError

FOLDER = "bloom"
LANGUAGES = ("en", "ko")
_PARAMETER = re.compile(r"\$(\w+)")


class BadPhrase(SaidgraphError):
    """A file of cypher/bloom lacks its phrase in a language, or names a parameter that its query does not take."""

    type = "bad-phrase"


@dataclass(frozen=True, slots=True)
class Phrase:
    """One phrase in one language."""

    name: str
    lang: str
    text: str
    help: str
    cypher: str
    parameters: tuple[str, ...]  # in the order of the phrase


# What Bloom suggests while somebody types: a label and property, or a query that knows what was typed before.
SUGGESTIONS: dict[str, tuple[str | None, str | None, str | None]] = {
    "space": ("Space", "space", None),
    "person": (None, None, "MATCH (n:Person {space: $space}) RETURN DISTINCT n.name ORDER BY n.name LIMIT 50"),
    "thing": (
        None,
        None,
        "MATCH (n:Person|Concept {space: $space}) RETURN DISTINCT n.name ORDER BY n.name LIMIT 50",
    ),
    "claim": (None, None, "MATCH (n:Claim {space: $space}) RETURN n.text ORDER BY n.said_at DESC LIMIT 50"),
    "statement": (
        None,
        None,
        "MATCH (n:Statement {space: $space}) RETURN n.text ORDER BY n.said_at DESC LIMIT 50",
    ),
    "origin": (
        None,
        None,
        "MATCH (n:Passage {space: $space}) WHERE n.origin_id IS NOT NULL RETURN DISTINCT n.origin_id LIMIT 50",
    ),
}


def phrases() -> list[Phrase]:
    """Return every phrase, each in every language. Raises BadPhrase."""
    files = sorted((q for q in load_queries().values() if q.folder == FOLDER), key=lambda query: query.name)
    return [_phrase(query, lang) for query in files for lang in LANGUAGES]


def cypher_of(query: Query) -> str:
    """Return a query as Bloom runs it: without the version line and comments, whatever the server's default is."""
    lines = query.text.removeprefix(FIRST_LINE).splitlines()
    return "\n".join(line for line in lines if line.strip() and not line.lstrip().startswith("//"))


def _phrase(query: Query, lang: str) -> Phrase:
    found = [line.partition(":")[2].strip() for line in query.header if line.startswith(f"{lang}:")]
    if len(found) != 1:
        raise BadPhrase(f"{query.name}.cypher needs one line “// {lang}: …” with its search phrase.")
    text, cypher = found[0], cypher_of(query)
    parameters = tuple(dict.fromkeys(_PARAMETER.findall(text)))
    if set(parameters) != set(_PARAMETER.findall(cypher)):
        raise BadPhrase(f"{query.name}.cypher: its {lang} phrase and its query take different parameters.")
    return Phrase(query.name, lang, text, query.header[0], cypher, parameters)
