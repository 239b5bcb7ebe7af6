"""Every setting is in the documentation, with the default that it has."""

from __future__ import annotations

import re
from pathlib import Path

from pydantic_settings import BaseSettings

from backend.settings import Neo4jSettings, Settings, Topic

PAGE = Path(__file__).resolve().parents[2] / "docs" / "runtime.md"
ROW = re.compile(r"^\| `((?:SAIDGRAPH|NEO4J)_\w+)` \| (.+?) \|", re.MULTILINE)


def _variables() -> dict[str, object]:
    """Return every variable that the settings read, with its default."""
    found: dict[str, object] = {}
    for name, field in Settings.model_fields.items():
        kind = field.annotation
        if kind is Neo4jSettings:
            found |= {f"NEO4J_{inner}".upper(): f.default for inner, f in Neo4jSettings.model_fields.items()}
        elif isinstance(kind, type) and issubclass(kind, Topic):
            found |= {f"SAIDGRAPH_{name}_{inner}".upper(): f.default for inner, f in kind.model_fields.items()}
        else:
            assert not (isinstance(kind, type) and issubclass(kind, BaseSettings))
            found[f"SAIDGRAPH_{name}".upper()] = None
    return found


def test_every_setting_is_documented_and_nothing_else_is() -> None:
    documented = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    assert set(documented) == set(_variables())


def test_the_documented_defaults_are_the_real_ones() -> None:
    documented = dict(ROW.findall(PAGE.read_text(encoding="utf-8")))
    real = {name: str(default) for name, default in _variables().items() if default is not None}
    assert {name: documented[name].strip("`") for name in real} == real
