"""`audit-log verify`: whether somebody has changed the log of who read and wrote what."""

from __future__ import annotations

import typer


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    group = typer.Typer(no_args_is_help=True, help="The log of who read, wrote, contested and erased what.")
    group.command()(verify)
    group.command()(path)
    app.add_typer(group, name="audit-log")


def verify() -> None:
    """Compute the log's chain of hashes again; exit code 1 where an entry was changed or taken out."""
    from backend.services.audit_log import AuditLog
    from backend.settings import load_settings
    from backend.store.secrets import content_key

    home = load_settings().home
    verdict = AuditLog(home, content_key(home)).verify()
    if verdict.broken_at is not None:
        print(f"Entry {verdict.broken_at} does not fit the one before: the log was changed there.")
        raise typer.Exit(1)
    print(f"{verdict.entries} entries, an unbroken chain.")


def path() -> None:
    """Print where the log is."""
    from backend.settings import load_settings

    print(load_settings().home / "audit-log.jsonl")
