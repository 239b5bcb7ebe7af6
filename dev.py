#!/usr/bin/env python3
"""Everything a developer runs, with nothing but Python: set up, check, test, start the database, demo.

    python3 dev.py demo     the main job: set up, start Neo4j, ingest the samples, ask about them
    python3 dev.py test     checks, then the tests against the real Neo4j (more words go to pytest)
    python3 dev.py check    format, lint, types and the direction of imports
    python3 dev.py up       start the local Neo4j
    python3 dev.py setup    make .venv and install what requirements.lock pins

Each sets up first where that is needed; a second run only compares a fingerprint.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
LOCK = ROOT / "requirements.lock"
# Written last: an interrupted installation has none and is gone through again.
FINGERPRINT = VENV / "saidgraph-fingerprint"
OLDEST_PYTHON = (3, 11)
PURE = "tests/unit"  # these tests need no database

CHECKS = {
    "format": [str(PYTHON), "-m", "ruff", "format", "--check", "."],
    "lint": [str(PYTHON), "-m", "ruff", "check", "."],
    "types": [str(PYTHON), "-m", "mypy"],
    "imports": [str(SCRIPTS / "lint-imports")],
}


def main() -> int:
    """Run the command that was asked for and return its exit code."""
    commands = {"demo": demo, "test": test, "check": check, "up": up, "setup": lambda words: 0}
    if sys.version_info < OLDEST_PYTHON:
        oldest = ".".join(map(str, OLDEST_PYTHON))
        return refuse(f"Python {oldest} or newer is needed; this is {sys.version.split()[0]}.")
    if len(sys.argv) < 2 or sys.argv[1] not in commands:
        print(__doc__)
        return 2
    try:
        set_up()
        return commands[sys.argv[1]](sys.argv[2:])
    except subprocess.CalledProcessError as error:
        command = " ".join(map(str, error.cmd[:4]))
        return refuse(f"“{command} …” failed. Mend what it says above and run this again.")
    except KeyboardInterrupt:
        return refuse("Interrupted. Run it again: what is done already is kept.")


def set_up() -> None:
    """Make .venv as requirements.lock describes it, unless it already is."""
    wanted = fingerprint()
    if PYTHON.exists() and FINGERPRINT.exists() and FINGERPRINT.read_text(encoding="utf-8") == wanted:
        return
    FINGERPRINT.unlink(missing_ok=True)
    if not works([PYTHON, "-m", "pip", "--version"]):
        note("Making .venv")
        make_venv()
    note("Installing what requirements.lock pins (several minutes the first time)")
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    run([*pip, "--require-hashes", "-r", LOCK])
    run([*pip, "--no-deps", "--no-build-isolation", "--editable", ROOT])
    FINGERPRINT.write_text(wanted, encoding="utf-8")


def fingerprint() -> str:
    """Return what decides whether an installation still fits: the lock and the project file."""
    content = LOCK.read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(content).hexdigest() + "\n"


def make_venv() -> None:
    """Make .venv anew; what an interrupted attempt left is of no use."""
    shutil.rmtree(VENV, ignore_errors=True)
    if not works([sys.executable, "-c", "import ensurepip, venv"]):
        raise SystemExit(
            refuse("This Python has no venv. On Debian and Ubuntu: apt install python3-venv; then run this again.")
        )
    run([sys.executable, "-m", "venv", VENV])


def demo(words: list[str]) -> int:
    """Run the main job."""
    return subprocess.call([SCRIPTS / "saidgraph", "demo", *words])


def up(words: list[str]) -> int:
    """Start the local Neo4j."""
    return subprocess.call([SCRIPTS / "saidgraph", "up", *words])


def check(words: list[str]) -> int:
    """Run every check, also after one that failed, and name those that did."""
    failed = [name for name, command in CHECKS.items() if not passes(name, command)]
    if failed:
        note(f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def test(words: list[str]) -> int:
    """Run the checks, then the tests; pytest's own closing line comes last.

    Tests of pure functions run beside those on Neo4j, and what they say is shown after them; with more words
    there is one pytest, and it gets them.
    """
    checked = check([])
    note("tests")
    pytest = [PYTHON, "-m", "pytest"]
    if words:
        return subprocess.call([*pytest, *words], cwd=ROOT) or checked
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        beside = subprocess.Popen([*pytest, PURE], cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)
        try:
            tested = subprocess.call([*pytest, f"--ignore={PURE}"], cwd=ROOT)
            pure = beside.wait()
        finally:
            beside.kill()
        said.seek(0)
        print(said.read(), flush=True)
    return tested or pure or checked


def passes(name: str, command: list[str]) -> bool:
    """Run one check from the project's root."""
    note(name)
    return subprocess.call(command, cwd=ROOT) == 0


def works(command: list[object]) -> bool:
    """Tell whether a command runs and succeeds."""
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def run(command: list[object]) -> None:
    """Run a command whose failure ends this one."""
    subprocess.run(command, check=True, cwd=ROOT)


def note(message: str) -> None:
    """Say what happens now, before the output of what does it."""
    print(f"== {message}", file=sys.stderr, flush=True)


def refuse(message: str) -> int:
    """Say why this cannot go on."""
    print(f"dev.py: {message}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
