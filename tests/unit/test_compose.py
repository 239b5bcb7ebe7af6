"""What can be known about the containers without running them."""

from __future__ import annotations

import re
import stat
from pathlib import Path
from typing import Any

import pytest
import yaml

from backend.cli.container import main, make_password_file
from backend.runtime.jars import NEO4J_VERSION
from backend.runtime.java import server_configuration
from backend.runtime.layout import Layout
from backend.settings import RuntimeSettings, load_settings

ROOT = Path(__file__).resolve().parents[2]
# These say where things lie or listen, or how much memory there is; in a container that is otherwise.
ONLY_LOCAL = (
    "server.directories.",
    "server.bolt.",
    "server.http",
    "server.default_listen_address",
    "server.memory.",
    "dbms.security.auth_enabled",  # the image's own default
)


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="module")
def dockerfile() -> str:
    return (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_container_runs_the_version_that_the_local_server_runs(compose: dict[str, Any]) -> None:
    assert compose["services"]["neo4j"]["image"] == f"neo4j:{NEO4J_VERSION}"


def test_the_container_has_the_settings_of_the_local_server(compose: dict[str, Any]) -> None:
    environment = compose["services"]["neo4j"]["environment"]
    local = server_configuration(Layout(Path("/x")), RuntimeSettings(), bolt_port=1, http_port=2)
    expected = {k: v for k, v in local.items() if not k.startswith(ONLY_LOCAL)}
    # Neo4j's image reads a dot from an underscore and an underscore from two.
    given = {f"NEO4J_{name.replace('_', '__').replace('.', '_')}": value for name, value in expected.items()}
    assert {name: environment.get(name) for name in given} == given


def test_no_service_has_a_password_in_its_settings(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        for name in service.get("environment", {}):
            assert not re.search("PASSWORD$|AUTH$|API_KEY$", name)


def test_services_that_stay_are_bounded_watched_and_restarted(compose: dict[str, Any]) -> None:
    for name in ("neo4j", "api"):
        service = compose["services"][name]
        assert {"mem_limit", "healthcheck", "restart"} <= set(service), name


def test_no_port_is_open_to_other_machines(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", []))


def test_every_volume_that_a_service_names_exists(compose: dict[str, Any]) -> None:
    named = {mount.split(":")[0] for s in compose["services"].values() for mount in s.get("volumes", [])}
    assert named == set(compose["volumes"])


def test_every_dependency_exists_and_can_reach_its_condition(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for service in services.values():
        for name, wanted in service.get("depends_on", {}).items():
            if wanted["condition"] == "service_healthy":
                assert "healthcheck" in services[name]
            if wanted["condition"] == "service_completed_successfully":
                assert services[name]["restart"] == "no"


def test_the_api_finds_its_settings(
    compose: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    environment = compose["services"]["api"]["environment"]
    auth = tmp_path / "neo4j-auth"
    make_password_file(auth, tmp_path)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("NEO4J_PASSWORD_FILE", str(auth))
    settings = load_settings()
    assert settings.neo4j.uri == "bolt://neo4j:7687"
    assert auth.read_text(encoding="utf-8") == f"neo4j/{settings.neo4j.secret()}\n"


def test_a_generated_password_is_private_long_and_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAIDGRAPH_HOME", str(tmp_path))
    file = tmp_path / "secrets" / "neo4j-auth"
    assert main(["password", str(file)]) == 0
    first = file.read_text(encoding="utf-8")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert re.fullmatch(r"neo4j/[0-9a-f]{48}\n", first)
    assert main(["password", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == first


def test_every_step_that_the_containers_run_exists(
    compose: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    steps = {s["entrypoint"][3] for s in compose["services"].values() if "-m" in s.get("entrypoint", [])}
    assert steps == {"password", "key"}
    assert main(["dance", "file"]) == 2
    assert "password|key" in capsys.readouterr().err


def test_everything_that_the_image_copies_exists(dockerfile: str) -> None:
    copied = [
        source
        for words in re.findall(r"^COPY (?!--from)(.+)$", dockerfile, re.MULTILINE)
        for source in words.split()[:-1]
    ]
    assert "requirements.lock" in copied
    assert [source for source in copied if not (ROOT / source).exists()] == []


def test_the_image_does_not_run_as_root_and_installs_with_hashes(dockerfile: str) -> None:
    assert re.findall(r"^USER (\w+)$", dockerfile, re.MULTILINE)[-1] == "saidgraph"
    assert "--require-hashes" in dockerfile
