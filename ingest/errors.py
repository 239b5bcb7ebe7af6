"""The errors of this project, as a tree.

SaidgraphError
├── IngestError                what was handed in cannot be taken
│   ├── UnreadableSource       a file that is no text in any encoding we know, or of no known format
│   ├── InvalidTurn            a turn that lacks a speaker, or carries a wrong type
│   ├── NaiveTime              a time without an offset where no zone is known
│   └── TooLarge               more text than a limit allows
└── (the rest of the tree is in backend.errors)

Each class says in its docstring what a person can do; `type` is the stable problem type of the HTTP API.
"""

from __future__ import annotations

import inspect
from typing import ClassVar


class SaidgraphError(Exception):
    """Something went wrong in saidgraph."""

    type: ClassVar[str] = "error"

    def __init__(self, detail: str | None = None) -> None:
        self.detail = detail or inspect.cleandoc(self.__doc__ or "").replace("\n", " ")
        super().__init__(self.detail)


class IngestError(SaidgraphError):
    """The input cannot be taken."""

    type = "invalid-input"


class UnreadableSource(IngestError):
    """The file is not text in a known encoding or format. Save it as UTF-8, or convert it to Markdown."""

    type = "unreadable-source"


class InvalidTurn(IngestError):
    """A turn needs an id, a speaker and a text."""

    type = "invalid-turn"


class NaiveTime(IngestError):
    """A time has no offset and no zone is known. Give an offset, set the space's zone, or pass --zone."""

    type = "naive-time"


class TooLarge(IngestError):
    """The input is larger than the limit. Split it, or raise the limit."""

    type = "too-large"
