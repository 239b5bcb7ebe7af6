"""Many files at once: each has its result, in order, and one that fails keeps no other back."""

from __future__ import annotations

from pathlib import Path

from backend.app import App
from backend.services.ingestion import Failed, Gone, Taken, ingest_sources, read_sources
from backend.services.spaces import delete_space
from tests.graph import dump

PEOPLE = ("하린", "도윤", "지우", "서아", "민서")


def _write(folder: Path) -> None:
    for number, person in enumerate(PEOPLE):
        text = f"{person} 말로는 새우가 별로래.\n\n{person}, 유하는 등산을 좋아한대.\n"
        (folder / f"{number}.md").write_text(text, encoding="utf-8")


async def _ingest(app: App, space: str, folder: Path) -> list[Taken | Failed | Gone]:
    results = await read_sources(app, space, [folder], None)
    return [done async for done in ingest_sources(app, space, results, [folder])]


async def test_results_come_in_the_order_of_the_files_with_what_failed_among_them(
    app: App, space: str, tmp_path: Path
) -> None:
    _write(tmp_path)
    (tmp_path / "1.md").write_bytes(b"\xff\xfe\x00")  # the first half of a letter
    limit = app.settings.limits.max_text_characters
    (tmp_path / "3.md").write_text("새우. " * limit, encoding="utf-8")
    done = await _ingest(app, space, tmp_path)
    assert [type(each).__name__ for each in done] == ["Taken", "Failed", "Taken", "Failed", "Taken"]
    assert [
        each.path if isinstance(each, Failed) else each.source.path for each in done if not isinstance(each, Gone)
    ] == [f"{number}.md" for number in range(5)]


async def test_files_taken_in_together_are_as_if_one_after_the_other(app: App, space: str, tmp_path: Path) -> None:
    _write(tmp_path)
    results = await read_sources(app, space, [tmp_path], None)
    assert [type(done) async for done in ingest_sources(app, space, results, [])] == [Taken] * len(PEOPLE)
    together = await dump(app, space)
    await delete_space(app, space)
    for result in results:
        assert [type(done) async for done in ingest_sources(app, space, [result], [])] == [Taken]
    assert await dump(app, space) == together
