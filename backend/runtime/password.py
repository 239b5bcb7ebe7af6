"""The password of the local server: made once, kept where only its owner can read it."""

from __future__ import annotations

import secrets
import subprocess

from backend.errors import RuntimeTrouble
from backend.runtime.java import admin_command, java, quoted
from backend.runtime.layout import Layout
from backend.runtime.process import write_private

# 24 bytes are 192 bits: nobody types it, so it may be long. In hexadecimal, so that it stays one word wherever
# it is handed on: no hyphen at its head, no slash between it and the user.
PASSWORD_BYTES = 24
ADMIN_TIMEOUT_SECONDS = 120

USER = "neo4j"


def make_password() -> str:
    """Return a new random password."""
    return secrets.token_hex(PASSWORD_BYTES)


def read_password(layout: Layout) -> str:
    """Return the password that was made. Raises RuntimeTrouble where there is none."""
    try:
        return layout.password.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise RuntimeTrouble(
            f"The password file {layout.password} cannot be read. Restore it from a backup; without it the "
            "memory in this data folder cannot be opened."
        ) from error


def ensure_password(layout: Layout) -> None:
    """Make a password and hand it to the server, unless the database has its user already.

    The file comes first: a crash in between leaves a password that the next run hands over.
    """
    if (layout.data / "databases" / "system").exists():
        read_password(layout)
        return
    if not layout.password.exists():
        write_private(layout.password, make_password() + "\n")
    (layout.data / "dbms" / "auth.ini").unlink(missing_ok=True)
    run_admin(layout, ["dbms", "set-initial-password", read_password(layout)])


def run_admin(layout: Layout, arguments: list[str], *, timeout_seconds: float = ADMIN_TIMEOUT_SECONDS) -> str:
    """Run a command of Neo4j's admin tool and return what it says."""
    file = layout.instance / "admin.arguments"
    write_private(file, "\n".join([*admin_command(layout), *map(quoted, arguments)]) + "\n")
    try:
        done = subprocess.run(
            [str(java()), f"@{file}"],
            env={"NEO4J_HOME": str(layout.instance), "NEO4J_CONF": str(layout.configuration)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=timeout_seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise RuntimeTrouble(
            f"Neo4j's admin tool did not end within {timeout_seconds:.0f} s. The machine may be short of memory."
        ) from error
    finally:
        file.unlink(missing_ok=True)
    if done.returncode != 0:
        raise RuntimeTrouble(f"Neo4j's admin tool failed: {_last_line(done.stderr or done.stdout)}")
    return done.stdout


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it said nothing"
