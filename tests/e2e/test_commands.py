"""The commands as somebody types them: ingest, about, cypher, audit, extract, key, serve."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from backend.app import App

COMMAND = [sys.executable, "-c", "from backend.cli import main; main()"]
ITEM = {
    "id": "a1",
    "text": "지나는 매운 국수가 싫대.",
    "speaker": "서연",
    "addressee": None,
    "said_at": "2026-03-02T10:00:00+09:00",
    "lang": "ko",
}


def run(*arguments: str, text: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command and return how it ended."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
        env={**os.environ, **environment},
    )


def run_json(*arguments: str, code: int = 0) -> Any:
    """Run the command with --json and return what it printed."""
    done = run(*arguments, "--json")
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """A folder with two notes."""
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "hiking.md").write_text("---\nauthor: 유하\n---\n나는 등산을 좋아한다.\n", encoding="utf-8")
    (folder / "tea.md").write_text("---\nauthor: 유하\n---\n나는 녹차를 좋아한다.\n", encoding="utf-8")
    return folder


def test_extract_needs_no_database_and_explains() -> None:
    lines = (
        json.dumps(ITEM)
        + "\n\n{broken\n"
        + json.dumps(ITEM | {"id": "a2", "text": "# 제목\n\n- 하나\n- 둘"})
        + "\n"
    )
    done = run("extract", "--explain", text=lines, NEO4J_URI="bolt://127.0.0.1:1", NEO4J_PASSWORD="none")
    assert done.returncode == 1  # for the broken line, which keeps nothing else back
    assert "line 3" in done.stderr
    first, second = (json.loads(line) for line in done.stdout.splitlines())
    assert (first["id"], second["id"]) == ("a1", "a2")
    claim = first["statements"][0]
    assert (claim["owner"], claim["relayed_by"], claim["predicate"]) == ("지나", ["서연"], "dislikes")
    assert claim["rule"]


def test_a_folder_is_taken_as_a_whole_and_what_left_it_goes(space: str, notes: Path, app: App) -> None:
    report = run_json("ingest", str(notes), "--space", space)
    assert [item["changed"] for item in report["documents"]] == [True, True]
    assert report["documents"][0]["statements"][0]["owner"] == "유하"

    again = run_json("ingest", str(notes), "--space", space)
    assert [item["changed"] for item in again["documents"]] == [False, False]

    (notes / "tea.md").unlink()
    (notes / "broken.json").write_text("{", encoding="utf-8")
    shrunk = run_json("ingest", str(notes), "--space", space, code=1)
    assert shrunk["removed"] == ["tea.md"]
    assert [item["path"] for item in shrunk["failed"]] == ["broken.json"]

    about = run_json("about", "유하", "--space", space)
    assert [item["target"] for item in about["items"]] == ["등산"]
    assert run_json("audit", "--space", space) == {"violations": []}


def test_another_folder_takes_nothing_away(space: str, notes: Path, tmp_path: Path) -> None:
    run_json("ingest", str(notes), "--space", space)
    other = tmp_path / "other"
    other.mkdir()
    assert run_json("ingest", str(other), "--space", space)["removed"] == []
    for note in notes.iterdir():
        note.unlink()
    assert run_json("ingest", str(notes), "--space", space)["removed"] == ["hiking.md", "tea.md"]


def test_a_format_without_a_zone_asks_for_one(space: str, tmp_path: Path) -> None:
    turns = [{"id": "1", "speaker": "서연", "text": "나는 등산을 좋아해.", "said_at": "2026-03-02T10:00:00"}]
    file = tmp_path / "talk.json"
    file.write_text(json.dumps(turns), encoding="utf-8")
    assert run("ingest", str(file), "--space", space).returncode == 2
    assert run("ingest", str(file), "--space", space, "--zone", "Mars/Base").returncode == 2
    report = run_json("ingest", str(file), "--space", space, "--zone", "Asia/Seoul")
    assert report["documents"][0]["statements"][0]["said_at"] == "2026-03-02T10:00:00+09:00"


def test_cypher_reads_unless_told_to_write(space: str) -> None:
    refused = run("cypher", "CREATE (n:Note {space: $space})", "--space", space)
    assert refused.returncode == 1
    assert run("cypher", "CREATE (n:Note {space: $space})", "--space", space, "--write").returncode == 0
    rows = run_json(
        "cypher", "MATCH (n:Note {space: $space}) RETURN count(*) AS notes", "--param", f"space={space}"
    )
    assert rows == [{"notes": 1}]
    table = run("cypher", "get_schema", "--space", space)
    assert "embedder" in table.stdout
    missing = run("cypher", "list_people")
    assert missing.returncode == 2
    assert "--param space" in missing.stdout + missing.stderr
    assert run("cypher", "no_such_query").returncode == 2


def test_what_is_unknown_or_away_has_its_exit_code() -> None:
    assert run("about", "지나", "--space", "no such space").returncode == 1
    assert run("audit", "--space", "no such space").returncode == 1
    assert run("about", "지나").returncode == 2
    away = run("about", "지나", "--space", "x", NEO4J_URI="bolt://127.0.0.1:1", NEO4J_PASSWORD="none")
    assert away.returncode == 3
    assert "Traceback" not in away.stderr


def test_serving_to_other_machines_needs_a_key_first() -> None:
    done = run("serve", "--host", "0.0.0.0", "--port", "8399")
    assert done.returncode == 2
    assert "key create" in done.stderr


async def test_a_key_is_made_listed_and_revoked(app: App) -> None:
    made = run_json("key", "create", "--space", "demo", "--scope", "read,write", "--name", "chat")
    try:
        listed = run_json("key", "list")["items"]
        assert [(key["spaces"], key["scopes"]) for key in listed if key["id"] == made["id"]] == [
            (["demo"], ["read", "write"])
        ]
        assert made["key"] not in json.dumps(listed)
        assert run("key", "revoke", made["id"]).returncode == 0
        assert run("key", "revoke", "0" * 12).returncode == 1
        assert run("key", "create", "--scope", "everything").returncode == 2
    finally:
        await app.store.run_text("MATCH (key:Key {id: $id}) DELETE key", {"id": made["id"]}, writable=True)
