"""The one table from errors to exit codes."""

from __future__ import annotations

from enum import IntEnum

from backend.errors import DatabaseAway, InvalidRequest, RuntimeTrouble, SchemaNotReady
from backend.settings import InvalidSettings
from ingest.errors import NaiveTime, SaidgraphError


class ExitCode(IntEnum):
    """What a script learns from how a command ends."""

    DONE = 0
    WRONG = 1
    USAGE = 2
    DATABASE_AWAY = 3


# The first row that fits counts; what is in no row is 1: the thing asked about is wrong.
EXIT_CODES: list[tuple[type[SaidgraphError], ExitCode]] = [
    (DatabaseAway, ExitCode.DATABASE_AWAY),
    (SchemaNotReady, ExitCode.DATABASE_AWAY),
    (RuntimeTrouble, ExitCode.DATABASE_AWAY),
    (InvalidSettings, ExitCode.USAGE),
    (InvalidRequest, ExitCode.USAGE),
    (NaiveTime, ExitCode.USAGE),
]


def exit_code(error: SaidgraphError) -> ExitCode:
    """Return the exit code that tells a script what kind of error this was."""
    return next((code for kind, code in EXIT_CODES if isinstance(error, kind)), ExitCode.WRONG)
