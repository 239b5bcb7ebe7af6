"""The people and things that a question names, as the graph knows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from backend.operators.tracer import Tracer, Vector
from backend.operators.traverse import MAX_NEIGHBOURS, MAX_SEEDS
from backend.store.connection import Row
from ingest.language.lexical import lexical_query, lexical_tokens, space_token

OPERATOR = "anchor"
# A name fits few people; more rows would only be others who share a word of it.
DEPTH = 8
MAX_NAMES = 16
# From here on a speaker's name is no longer a rare word.
MANY_TURNS = 20


@dataclass(frozen=True, slots=True)
class Named:
    """A person or concept that a name of the question fits."""

    id: str
    asked: str  # the name in the question
    name: str
    aliases: tuple[str, ...]
    is_person: bool
    kind: str | None
    speaks: int  # how many turns are theirs


@dataclass(slots=True)
class Entities:
    """What the names of a question stand for."""

    found: list[Named] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)  # names that fit nobody and nothing

    @property
    def people(self) -> list[Named]:
        """The people among them."""
        return [named for named in self.found if named.is_person]

    @property
    def speaks_in_turns(self) -> bool:
        """Whether all people whom the question names speak themselves, many turns each."""
        return bool(self.people) and all(named.speaks >= MANY_TURNS for named in self.people)

    def speaker_names(self) -> frozenset[str]:
        """Return the names of the one speaker whom the question names; empty for none or several."""
        speakers = [named for named in self.people if named.speaks]
        if len({named.id for named in speakers}) != 1:
            return frozenset()
        return frozenset({speakers[0].name, *speakers[0].aliases})


async def resolve(tracer: Tracer, names: Sequence[str]) -> Entities:
    """Return the people and concepts that the names fit: by name or alias, or by a part of a full name."""
    wanted = list(dict.fromkeys(names))[:MAX_NAMES]
    required = ("space_token", space_token(tracer.space))
    arms = []
    for name in wanted:
        query = lexical_query("lexical", lexical_tokens(name), required)
        if query is not None:
            arms.append({"arm": name, "query": query, "depth": DEPTH})
    if not arms:
        return Entities(unknown=list(wanted))
    entities = Entities()
    rows = await tracer.read(OPERATOR, "find_entities_by_words", {"arms": arms})
    for name in wanted:
        fitting = [
            Named(
                row["id"],
                name,
                row["name"],
                tuple(row["aliases"]),
                row["label"] == "Person",
                row["kind"],
                row["speaks"],
            )
            for row in rows
            if row["arm"] == name and _fits(name, (row["name"], *row["aliases"]))
        ]
        entities.found += fitting
        if not fitting:
            entities.unknown.append(name)
    return entities


async def about_near(tracer: Tracer, vector: Vector) -> list[Row]:
    """Return statements about the people and things whose names are nearest to a question's meaning."""
    near = await tracer.read(OPERATOR, "find_entities_by_meaning", {"embedding": vector, "depth": DEPTH})
    ids = [row["id"] for row in near[:MAX_SEEDS]]
    if not ids:
        return []
    return await tracer.read("traverse", "statements_about_entities", {"ids": ids, "limit": MAX_NEIGHBOURS})


def _fits(name: str, known: Sequence[str]) -> bool:
    asked = name.casefold()
    return any(asked == other.casefold() or asked in other.casefold().split() for other in known)
