"""Earlier texts of a document are kept, can be taken back, and do not outlive an erasure."""

from __future__ import annotations

from backend.app import App
from backend.rights.erase import erase
from backend.services.remember import forget_document, remember_document
from backend.services.versioned import KEPT_VERSIONS
from backend.services.versions import list_versions, rewind, version_text
from ingest.identifiers import document_id
from tests.builders import a_note
from tests.graph import dump

BEFORE = "# 이사\n\n하린은 전주에 산다.\n\n도윤은 새우를 싫어한대.\n"
AFTER = "# 이사\n\n하린은 여수에 산다.\n"


async def targets(app: App, space: str) -> set[str]:
    """What the statements of a space are about."""
    rows = await app.store.run_text(
        "MATCH (s:Statement {space: $space}) RETURN s.target AS target", {"space": space}
    )
    return {row["target"] for row in rows}


async def test_a_replaced_text_is_kept_and_the_newest_version_is_the_current_one(app: App, space: str) -> None:
    await remember_document(app, space, a_note(BEFORE))
    await remember_document(app, space, a_note(AFTER))
    assert [v["number"] for v in await list_versions(app, space, "notes/team.md")] == [2, 1]
    assert await version_text(app, space, "notes/team.md") == AFTER
    assert await version_text(app, space, "notes/team.md", 1) == BEFORE


async def test_the_same_text_again_makes_no_version(app: App, space: str) -> None:
    await remember_document(app, space, a_note(BEFORE))
    await remember_document(app, space, a_note(BEFORE))
    assert len(await list_versions(app, space, "notes/team.md")) == 1


async def test_rewinding_extracts_the_earlier_text_again(app: App, space: str) -> None:
    await remember_document(app, space, a_note(BEFORE))
    first = await dump(app, space)
    await remember_document(app, space, a_note(AFTER))
    assert "전주" not in await targets(app, space)
    _, number = await rewind(app, space, "notes/team.md", 1)
    assert number == 1
    assert await dump(app, space) == first
    assert await version_text(app, space, "notes/team.md") == BEFORE


async def test_only_the_last_versions_are_kept(app: App, space: str) -> None:
    for day in range(KEPT_VERSIONS + 3):
        await remember_document(app, space, a_note(f"하린은 {day + 1}일에 떡을 샀다.\n"))
    numbers = [v["number"] for v in await list_versions(app, space, "notes/team.md")]
    assert numbers == list(range(KEPT_VERSIONS + 3, 3, -1))


async def test_a_secret_is_masked_in_versions_too(app: App, space: str) -> None:
    await remember_document(app, space, a_note("비밀번호: hunter2-swordfish-77\n\n하린은 전주에 산다.\n"))
    assert "swordfish" not in await version_text(app, space, "notes/team.md")


async def test_an_erasure_takes_older_versions_and_redacts_the_current_one(app: App, space: str) -> None:
    await remember_document(app, space, a_note("도윤은 제주에 산다.\n\n" + BEFORE))
    await remember_document(app, space, a_note(BEFORE))
    await erase(app, space, "person", "도윤")
    versions = await list_versions(app, space, "notes/team.md")
    assert len(versions) == 1
    text = await version_text(app, space, "notes/team.md")
    assert "도윤" not in text
    assert "하린은 전주에 산다." in text


async def test_deleting_a_document_takes_its_versions(app: App, space: str) -> None:
    await remember_document(app, space, a_note(BEFORE))
    await forget_document(app, space, document_id(space, "notes/team.md"))
    rows = await app.store.run_text("MATCH (v:Version {space: $space}) RETURN v", {"space": space})
    assert rows == []
