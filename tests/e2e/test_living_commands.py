"""The commands of living documents as somebody types them: identity, learn, review, rewind, export, import."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
from pathlib import Path
from typing import Any
from unittest import mock

from backend.cli import main


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in this process, where the language models are loaded, and return how it ended."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch("sys.argv", ["saidgraph", *arguments]),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code: Any = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


def run_json(*arguments: str) -> Any:
    """Run a command with --json and return what it printed."""
    done = run(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_an_auditor_decides_who_is_who_and_takes_it_back(space: str, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("민서는 새우를 싫어한대.\n", encoding="utf-8")
    (tmp_path / "b.md").write_text("김민서는 부산에 산다.\n", encoding="utf-8")
    run_json("ingest", str(tmp_path), "--space", space)
    unsigned = run("identity", "--space", space, "--same", "민서", "김민서")
    assert (unsigned.returncode, "--by" in unsigned.stderr) == (2, True)
    decided = run_json("identity", "--space", space, "--same", "민서", "김민서", "--by", "유하")
    listed = run("identity", "--space", space).stdout
    assert decided["id"] in listed
    assert "민서 same name:김민서, by 유하" in listed
    assert run_json("identity", "--space", space, "--undo", decided["id"]) == {"taken_back": decided["id"]}
    assert run_json("identity", "--space", space)["items"] == []


def test_a_learned_note_is_shown_reviewed_and_not_written_twice(space: str, tmp_path: Path) -> None:
    lesson = ("learn", "배포 순서", "--space", space, "--agent", "planner", "--folder", str(tmp_path), "--text")
    run_json("ingest", str(_note(tmp_path, "나는 녹차를 좋아한다.")), "--space", space)
    written = run_json(*lesson, "도윤은 새우를 싫어한다.")
    twice = run(*lesson, "도윤은 새우를 먹지 않는다.")
    assert twice.returncode == 1
    assert "similar note: 배포 순서" in twice.stdout
    waiting = run("review", "--space", space).stdout
    assert written["id"] in waiting
    assert "1 wait." in waiting
    answered = run("review", "--space", space, "--accept", written["id"], "--by", "유하").stdout
    assert "learned" in answered
    assert "accepted" in answered


def test_a_memory_goes_back_in_time_and_moves_to_a_file_and_back(space: str, tmp_path: Path) -> None:
    note = _note(tmp_path, "나는 녹차를 좋아한다.")
    run_json("ingest", str(note), "--space", space)
    _note(tmp_path, "나는 홍차를 좋아한다.")
    run_json("ingest", str(note), "--space", space)
    assert "(current)" in run("rewind", "tea.md", "--space", space).stdout
    assert run_json("rewind", "tea.md", "--space", space, "--to", "1")["changed"] is True
    lines = run("export", "--space", space).stdout
    assert "녹차를 좋아한다" in lines
    file = tmp_path / "memory.jsonl"
    file.write_text(lines, encoding="utf-8")
    refused = run("import", str(file))
    assert refused.returncode == 1
    assert "already" in refused.stderr
    run("cypher", "MATCH (n {space: $space}) DETACH DELETE n", "--param", f"space={space}", "--write")
    run("import", str(file))
    assert run("export", "--space", space).stdout == lines
    graph = json.loads(run("export", "--space", space, "--format", "prov").stdout)
    assert graph["@graph"]


def _note(folder: Path, text: str) -> Path:
    folder = folder / "notes"
    folder.mkdir(exist_ok=True)
    (folder / "tea.md").write_text(f"---\nauthor: 유하\n---\n{text}\n", encoding="utf-8")
    return folder
