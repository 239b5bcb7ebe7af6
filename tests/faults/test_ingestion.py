"""B40 to B48: a folder is taken in file by file, and what its text does not say is not known."""

from __future__ import annotations

from pathlib import Path

from backend.app import App
from backend.services.ingestion import Failed, Gone, Taken, ingest_sources, read_sources
from backend.services.recall import context
from backend.services.remember import remember_document
from backend.services.statements import StatementFilter, list_statements
from ingest.sources.markdown import read_markdown
from tests.builders import a_note

Done = Taken | Failed | Gone

WITH_CODE = """---
author: 유하
date: 2026-03-02T10:00:00+09:00
title: 배포 메모
---
# 배포

나는 금요일 배포를 싫어한다.

```python
if x != None:
    print("나는 자정 배포를 좋아한다.")
```

    나는 새벽 배포를 좋아한다.
"""


async def sync(app: App, space: str, folder: Path) -> list[Done]:
    """Take a folder in as it is now."""
    results = await read_sources(app, space, [folder], "Asia/Seoul")
    return [done async for done in ingest_sources(app, space, results, [folder])]


async def texts(app: App, space: str) -> set[str]:
    """The sentences that statements were read from."""
    return {item["source_text"] for item in (await list_statements(app, space, StatementFilter()))["items"]}


async def test_a_file_that_is_gone_goes_also_where_nothing_is_added(app: App, space: str, tmp_path: Path) -> None:
    """B42: down to the last file, and the empty folder again."""
    (tmp_path / "a.md").write_text("하린은 전주에 산다.\n", encoding="utf-8")
    (tmp_path / "b.md").write_text("도윤은 부산에 산다.\n", encoding="utf-8")
    assert [type(done) for done in await sync(app, space, tmp_path)] == [Taken, Taken]
    (tmp_path / "a.md").unlink()
    done = await sync(app, space, tmp_path)
    assert [item.path for item in done if isinstance(item, Gone)] == ["a.md"]
    assert await texts(app, space) == {"도윤은 부산에 산다."}
    (tmp_path / "b.md").unlink()
    assert await sync(app, space, tmp_path) == [Gone("b.md")]
    assert await sync(app, space, tmp_path) == []
    rows = await app.store.run_text("MATCH (n {space: $space}) RETURN labels(n) AS labels", {"space": space})
    assert [row["labels"] for row in rows] == [["Space"]]


async def test_front_matter_is_metadata_and_code_says_nothing(app: App, space: str) -> None:
    """B43: fenced or indented."""
    source = read_markdown(WITH_CODE, "notes/deploy.md", zone="Asia/Seoul")
    assert (source.author, source.title) == ("유하", "배포 메모")
    await remember_document(app, space, source)
    items = (await list_statements(app, space, StatementFilter()))["items"]
    assert [(item["owner"], item["polarity"]) for item in items] == [("유하", "negative")]
    assert not [item for item in items if "좋아" in item["text"] or "None" in item["text"]]


async def test_what_cannot_be_read_is_named_and_keeps_no_other_back(app: App, space: str, tmp_path: Path) -> None:
    """B43, B45, B48: too long, no text, broken front matter and a code file, among good ones."""
    good = {f"{n}.md": f"하린은 {place}에 갔다.\n" for n, place in enumerate(("전주", "부산", "속초", "대구"))}
    for name, text in good.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "long.md").write_text("가" * (app.settings.limits.max_text_characters + 1), encoding="utf-8")
    (tmp_path / "bytes.md").write_bytes(bytes(range(128, 256)) * 4)
    (tmp_path / "broken.md").write_text("---\nauthor: [유하\n---\n본문\n", encoding="utf-8")
    (tmp_path / "code.md").write_text("```\nif x != None: pass\n```\n", encoding="utf-8")
    (tmp_path / "cp949.md").write_bytes("도윤은 지난 주말에 공주에 갔다. 비가 와서 우산을 샀다.".encode("cp949"))
    done = await sync(app, space, tmp_path)
    failed = {item.path: item.error for item in done if isinstance(item, Failed)}
    assert set(failed) == {"long.md", "bytes.md", "broken.md"}
    assert all(path in error.detail and len(error.detail) > 20 for path, error in failed.items())
    taken = {item.source.path: item.source for item in done if isinstance(item, Taken)}
    assert set(taken) == {*good, "code.md", "cp949.md"}
    assert taken["cp949.md"].encoding == "cp949"
    assert await texts(app, space) >= {text.strip() for text in good.values()}


async def test_a_corrected_file_is_answered_from_its_last_text_only(app: App, space: str) -> None:
    """B41: a number, a place, a whole paragraph."""
    for text in (
        "한별은 987년에 태어났다.\n\n한별은 속초에 산다.\n",
        "한별은 986년에 태어났다.\n\n한별은 대구에 산다.\n",
    ):
        await remember_document(app, space, a_note(text))
    shown = (await context(app, space, "한별은 언제 태어났고 예전에 어디 살았어?"))["context"]
    assert "986" in shown
    assert "대구" in shown
    assert "987" not in shown
    assert "속초" not in shown
