"""The table from errors to exit codes."""

from __future__ import annotations

import pytest

from backend.cli.exit_codes import ExitCode, exit_code
from backend.errors import BlankQuestion, DatabaseAway, RuntimeTrouble, SchemaNotReady, UnknownSpace
from backend.runtime.launch import PortTaken
from backend.settings import InvalidSettings
from ingest.errors import NaiveTime, SaidgraphError, UnreadableSource


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (UnknownSpace(), ExitCode.WRONG),
        (UnreadableSource(), ExitCode.WRONG),
        (SaidgraphError(), ExitCode.WRONG),
        (BlankQuestion(), ExitCode.USAGE),
        (NaiveTime(), ExitCode.USAGE),
        (InvalidSettings(), ExitCode.USAGE),
        (DatabaseAway(), ExitCode.DATABASE_AWAY),
        (SchemaNotReady(), ExitCode.DATABASE_AWAY),
        (RuntimeTrouble(), ExitCode.DATABASE_AWAY),
        (PortTaken(), ExitCode.DATABASE_AWAY),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_error_ends_a_command_with_its_code(error: SaidgraphError, code: ExitCode) -> None:
    assert exit_code(error) == code
