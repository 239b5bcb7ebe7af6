"""Who reads: decides what an audience lets somebody see."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from backend.store.connection import Row


@dataclass(frozen=True, slots=True)
class Private:
    """A statement about the reader in talk that is not for the reader."""

    passage_id: str
    type: str
    holder: str | None  # whose it is: the owner of a claim, the reporter of a record; None where unnamed


@dataclass(frozen=True, slots=True)
class Reader:
    """The asker of a read. Without a name only what has no audience is seen.

    `unrestricted` is for whoever holds an admin key and asks for nobody in particular. `disclosed` and `told` are
    filled in by `services.disclosure`: private statements about the reader that the space's policy lets the reader
    see, and those of which it tells only whose they are.
    """

    name: str | None = None
    unrestricted: bool = False
    disclosed: Mapping[str, Private] = field(default_factory=lambda: MappingProxyType({}))
    told: Mapping[str, Private] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def names(self) -> list[str]:
        """The forms of the asker's name that an audience may hold."""
        return [] if self.name is None else sorted({self.name, unicodedata.normalize("NFC", self.name)})

    @property
    def sees_everything(self) -> bool:
        """Say whether no audience holds for this reader."""
        return self.unrestricted and self.name is None

    def parameters(self) -> Row:
        """Return the parameters that a query with an audience takes."""
        return {
            "reader_names": self.names,
            "unrestricted": self.sees_everything,
            "disclosed": sorted(self.disclosed),
        }


NOBODY = Reader()
