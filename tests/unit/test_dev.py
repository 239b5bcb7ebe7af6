"""The script that sets everything up: again in a moment, and again after an interruption."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "dev.py"


class Workshop:
    """A project folder of its own, in which no command really runs."""

    def __init__(self, dev: Any, folder: Path) -> None:
        self.dev = dev
        self.lock = folder / "requirements.lock"
        self.commands: list[str] = []
        self.fails_at: str | None = None

    def run(self, command: list[object]) -> None:
        words = " ".join(map(str, command))
        self.commands.append(words)
        if "venv" in command:
            self.dev.PYTHON.parent.mkdir(parents=True)
            self.dev.PYTHON.write_text("", encoding="utf-8")
        if self.fails_at is not None and self.fails_at in words:
            raise KeyboardInterrupt

    def set_up(self) -> list[str]:
        """Set up, and return the commands that this took."""
        self.commands = []
        self.dev.set_up()
        return self.commands


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    dev = _script()
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "LOCK", tmp_path / "requirements.lock")
    monkeypatch.setattr(dev, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(dev, "FINGERPRINT", tmp_path / ".venv" / "fingerprint")
    (tmp_path / "requirements.lock").write_text("a==1 --hash=sha256:0\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    workshop = Workshop(dev, tmp_path)
    monkeypatch.setattr(dev, "run", workshop.run)
    monkeypatch.setattr(dev, "works", lambda command: dev.PYTHON.exists() or "venv" in str(command[-1]))
    return workshop


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dev", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_first_run_makes_the_environment_and_installs_with_hashes(workshop: Workshop) -> None:
    made, installed, itself = workshop.set_up()
    assert "venv" in made
    assert "--require-hashes" in installed
    assert "--no-deps --no-build-isolation --editable" in itself


def test_a_second_run_does_nothing(workshop: Workshop) -> None:
    workshop.set_up()
    assert workshop.set_up() == []


def test_a_changed_lock_is_installed_into_the_same_environment(workshop: Workshop) -> None:
    workshop.set_up()
    workshop.lock.write_text("a==2 --hash=sha256:1\n", encoding="utf-8")
    assert len(workshop.set_up()) == 2


@pytest.mark.parametrize("step", ["venv", "--require-hashes", "--editable"])
def test_an_interrupted_run_is_gone_through_again(workshop: Workshop, step: str) -> None:
    workshop.fails_at = step
    with pytest.raises(KeyboardInterrupt):
        workshop.set_up()
    workshop.fails_at = None
    assert any("--editable" in command for command in workshop.set_up())
    assert workshop.set_up() == []


@pytest.mark.parametrize("words", [[], ["dance"]])
def test_a_wrong_word_shows_the_commands(tmp_path: Path, words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "python3 dev.py demo" in done.stdout


def test_it_needs_nothing_but_the_standard_library() -> None:
    done = subprocess.run([sys.executable, "-I", "-S", SCRIPT], capture_output=True, text=True, check=False)
    assert "python3 dev.py test" in done.stdout
