"""Following a folder: written, moved and deleted files are so in the memory a moment later."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import unicodedata
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from backend.app import App
from backend.services import watching
from backend.services.watching import follow

PATIENCE_SECONDS = 60.0


async def paths(app: App, space: str) -> list[str]:
    """The documents of a space."""
    rows = await app.store.run_text(
        "MATCH (d:Document {space: $space}) RETURN d.path AS path ORDER BY path", {"space": space}
    )
    return [row["path"] for row in rows]


async def until(reports: AsyncIterator[dict[str, Any]], what: str | None = None, path: str | None = None) -> None:
    """Wait for a report."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        async for report in reports:
            if what in (None, report["what"]) and path in (None, report.get("path")):
                return
    pytest.fail(f"{what} was never reported")


@contextlib.asynccontextmanager
async def following(app: App, space: str, folder: Path) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
    """Follow a folder for the time of a test."""
    reports = follow(app, space, folder, None)
    await until(reports, "watching")
    try:
        yield reports
    finally:
        await reports.aclose()  # type: ignore[attr-defined]  # it is a generator


async def test_files_that_are_written_moved_and_deleted_are_followed(app: App, space: str, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("하린은 전주에 산다.\n", encoding="utf-8")
    async with following(app, space, tmp_path) as reports:
        assert await paths(app, space) == ["a.md"]
        (tmp_path / "b.md").write_text("도윤은 등산을 좋아한대.\n", encoding="utf-8")
        await until(reports, "taken", "b.md")
        (tmp_path / "deep").mkdir()
        (tmp_path / "a.md").rename(tmp_path / "deep" / "c.md")
        # A move is seen as one going and one coming, in one report of the system or in two.
        while await paths(app, space) != ["b.md", "deep/c.md"]:
            await until(reports)
        (tmp_path / "b.md").unlink()
        await until(reports, "removed", "b.md")
        assert await paths(app, space) == ["deep/c.md"]


async def test_a_folder_that_is_moved_in_comes_with_all_it_holds(app: App, space: str, tmp_path: Path) -> None:
    watched, outside = tmp_path / "watched", tmp_path / "outside"
    watched.mkdir()
    (outside / "v1.2" / "deep").mkdir(parents=True)
    (outside / "v1.2" / "deep" / "c.md").write_text("하린은 전주에 산다.\n", encoding="utf-8")
    async with following(app, space, watched) as reports:
        (outside / "v1.2").rename(watched / "v1.2")
        await until(reports, "taken", "v1.2/deep/c.md")
        (watched / "v1.2").rename(outside / "v1.2")
        await until(reports, "removed", "v1.2/deep/c.md")
        assert await paths(app, space) == []


async def test_what_the_operating_system_does_not_tell_is_seen_at_the_next_look(
    app: App, space: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LOOK_MILLISECONDS", 100)
    monkeypatch.setattr(watching, "_filter", lambda _folder: lambda _change, _path: False)
    async with following(app, space, tmp_path) as reports:
        (tmp_path / "a.md").write_text("하린은 전주에 산다.\n", encoding="utf-8")
        await until(reports, "taken", "a.md")
        (tmp_path / "a.md").unlink()
        await until(reports, "removed", "a.md")


async def test_a_decomposed_name_is_the_same_document_when_its_file_changes(
    app: App, space: str, tmp_path: Path
) -> None:
    file = tmp_path / unicodedata.normalize("NFD", "일기.md")
    file.write_text("하린은 전주에 산다.\n", encoding="utf-8")
    async with following(app, space, tmp_path) as reports:
        file.write_text("하린은 여수에 산다.\n", encoding="utf-8")
        await until(reports, "taken", "일기.md")
        assert await paths(app, space) == ["일기.md"]
        file.unlink()
        await until(reports, "removed", "일기.md")


async def test_what_changed_while_nobody_watched_is_taken_in_at_the_start(
    app: App, space: str, tmp_path: Path
) -> None:
    (tmp_path / "a.md").write_text("하린은 전주에 산다.\n", encoding="utf-8")
    async with following(app, space, tmp_path):
        pass
    (tmp_path / "a.md").unlink()
    (tmp_path / "b.md").write_text("하린은 여수에 산다.\n", encoding="utf-8")
    async with following(app, space, tmp_path):
        assert await paths(app, space) == ["b.md"]


async def test_a_file_with_a_decomposed_name_that_went_while_nobody_watched_is_taken_out(
    app: App, space: str, tmp_path: Path
) -> None:
    file = tmp_path / unicodedata.normalize("NFD", "일기.md")
    file.write_text("하린은 전주에 산다.\n", encoding="utf-8")
    async with following(app, space, tmp_path):
        assert await paths(app, space) == ["일기.md"]
    file.unlink()
    async with following(app, space, tmp_path):
        assert await paths(app, space) == []


async def test_a_signal_stops_it_cleanly(app: App, space: str, tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("하린은 전주에 산다.\n", encoding="utf-8")
    seen = []
    async with asyncio.timeout(PATIENCE_SECONDS):
        async for report in follow(app, space, tmp_path, None):
            seen.append(report["what"])
            if report["what"] == "watching":
                os.kill(os.getpid(), signal.SIGTERM)
    assert seen == ["taken", "watching"]
