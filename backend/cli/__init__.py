"""The command line. Each module of this package adds its commands to the one application.

A command's heavy imports stand inside its function: `saidgraph --help` shall not load a language model.
"""

from __future__ import annotations

import importlib
import sys

import typer

from ingest.errors import SaidgraphError

# Each has a function `register(app)`. The order is that of `saidgraph --help`.
COMMAND_MODULES = [
    "backend.cli.database",
    "backend.cli.demo",
    "backend.cli.ingest",
    "backend.cli.ask",
    "backend.cli.about",
    "backend.cli.living",
    "backend.cli.erase",
    "backend.cli.extract",
    "backend.cli.cypher",
    "backend.cli.consolidate",
    "backend.cli.audit",
    "backend.cli.audit_log",
    "backend.cli.serve",
    "backend.cli.key",
    "backend.cli.upkeep",
    "backend.cli.reindex",
    "backend.cli.bench",
]


def build() -> typer.Typer:
    """Put the application together."""
    app = typer.Typer(
        name="saidgraph",
        help="A memory that remembers who said what about whom, and can prove it.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        add_completion=False,
    )
    for name in COMMAND_MODULES:
        importlib.import_module(name).register(app)
    return app


def main() -> None:
    """Run a command, and answer our own errors with a sentence and an exit code."""
    try:
        build()()
    except SaidgraphError as error:
        from backend.cli.exit_codes import exit_code

        print(f"saidgraph: {error.detail}", file=sys.stderr)
        sys.exit(exit_code(error))
