"""What the server is told when it starts, and what is read from its log when it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from backend.errors import RuntimeTrouble
from backend.runtime.java import admin_command, configuration_text, quoted, server_command, server_configuration
from backend.runtime.launch import START_TROUBLE, PortTaken, StartTrouble, await_bolt, explained
from backend.runtime.layout import Layout
from backend.runtime.process import ServerState
from backend.settings import RuntimeSettings

LAYOUT = Layout(Path("/srv/memory"))
# Nothing listens on port 1.
STATE = ServerState(pid=1, started=0.0, bolt_port=1, http_port=1, neo4j="", gds="")


def _configuration() -> dict[str, str]:
    return server_configuration(LAYOUT, RuntimeSettings(), bolt_port=7001, http_port=7002)


def test_the_server_listens_on_the_loopback_address_only() -> None:
    listening = {k: v for k, v in _configuration().items() if k.endswith("listen_address")}
    assert listening == {
        "server.default_listen_address": "127.0.0.1",
        "server.bolt.listen_address": "127.0.0.1:7001",
        "server.http.listen_address": "127.0.0.1:7002",
    }


def test_nothing_is_reported_to_anybody() -> None:
    values = _configuration()
    for name in ("dbms.usage_report.enabled", "dbms.fleet_manager.enabled", "server.fleet_discovery.enabled"):
        assert values[name] == "false"


def test_an_auditors_server_refuses_writes_and_no_other_does() -> None:
    assert "server.databases.read_only" not in _configuration()
    closed = server_configuration(LAYOUT, RuntimeSettings(read_only=True), bolt_port=7001, http_port=7002)
    assert closed["server.databases.read_only"] == "neo4j"


def test_a_query_that_hangs_ends() -> None:
    values = _configuration()
    assert values["db.transaction.timeout"] == "120s"
    assert values["db.lock.acquisition.timeout"] == "10s"


def test_the_default_memory_leaves_half_of_a_machine_with_four_gigabytes() -> None:
    settings = RuntimeSettings()
    assert settings.heap_mb + settings.page_cache_mb <= 2048
    assert f"-Xmx{settings.heap_mb}m" in server_command(LAYOUT, settings)


def test_the_plugins_are_scanned_and_on_the_class_path() -> None:
    command = server_command(LAYOUT, RuntimeSettings())
    class_path = command[command.index("-cp") + 1]
    assert class_path.startswith("/srv/memory/jars/plugins/*")
    assert _configuration()["server.directories.plugins"] == "/srv/memory/jars/plugins"


def test_a_backslash_in_a_path_survives_the_settings_file() -> None:
    assert r"data=C:\\memory" in configuration_text({"data": r"C:\memory"})


@pytest.mark.parametrize(
    ("argument", "expected"), [("plain", '"plain"'), ("my home", '"my home"'), (r"C:\x", r'"C:\\x"')]
)
def test_an_argument_with_spaces_or_backslashes_stays_one(argument: str, expected: str) -> None:
    assert quoted(argument) == expected


def test_the_admin_tool_finds_its_home() -> None:
    assert '"-Dapp.home=/srv/memory/neo4j"' in admin_command(LAYOUT)


@pytest.mark.parametrize("trouble", START_TROUBLE, ids=lambda trouble: trouble.sign)
def test_each_known_reason_is_told_with_its_remedy(tmp_path: Path, trouble: StartTrouble) -> None:
    layout = Layout(tmp_path)
    layout.prepare()
    layout.console_log.write_text(f"java.lang.Something: {trouble.sign}\n", encoding="utf-8")
    error = explained(layout, since=0)
    assert type(error) is trouble.kind
    assert trouble.remedy in error.detail
    assert str(layout.console_log) in error.detail


def test_what_the_log_said_before_this_start_does_not_count(tmp_path: Path) -> None:
    layout = Layout(tmp_path)
    layout.prepare()
    layout.console_log.write_text("Address already in use\n", encoding="utf-8")
    error = explained(layout, since=layout.console_log.stat().st_size)
    assert not isinstance(error, PortTaken)
    assert "at the end of" in error.detail


def test_a_server_that_ends_while_it_starts_is_told_with_its_reason(tmp_path: Path) -> None:
    layout = Layout(tmp_path)
    layout.prepare()
    layout.console_log.write_text("No space left on device", encoding="utf-8")
    with pytest.raises(RuntimeTrouble, match="The disk is full"):
        await_bolt(layout, STATE, RuntimeSettings(), has_ended=lambda: True, log_before=0)


def test_a_server_that_takes_too_long_is_told_with_the_setting_that_waits_longer(tmp_path: Path) -> None:
    layout = Layout(tmp_path)
    settings = RuntimeSettings(start_timeout_seconds=0.3)
    with pytest.raises(RuntimeTrouble, match="SAIDGRAPH_RUNTIME_START_TIMEOUT_SECONDS"):
        await_bolt(layout, STATE, settings, has_ended=lambda: False, log_before=0)


def test_a_start_that_left_no_log_is_told_too(tmp_path: Path) -> None:
    assert "did not start" in explained(Layout(tmp_path), since=0).detail
