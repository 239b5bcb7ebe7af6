"""Who reads: decides what an audience lets somebody see."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from backend.store.connection import Row


@dataclass(frozen=True, slots=True)
class Reader:
    """The asker of a read. Without a name only what has no audience is seen.

    `unrestricted` is for whoever holds an admin key and asks for nobody in particular.
    """

    name: str | None = None
    unrestricted: bool = False

    def parameters(self) -> Row:
        """Return the two parameters that every query with an audience takes."""
        names = [] if self.name is None else sorted({self.name, unicodedata.normalize("NFC", self.name)})
        return {"reader_names": names, "unrestricted": self.unrestricted and self.name is None}


NOBODY = Reader()
