"""B58, B60: what is deleted is found by no arm, and what two documents support goes with the second."""

from __future__ import annotations

import pytest

from backend.app import App
from backend.errors import UnknownPerson
from backend.rights.erase import erase
from backend.services.documents import delete_document
from backend.services.people import get_person
from backend.services.recall import context
from backend.services.remember import remember_turns
from backend.services.statements import StatementFilter, list_statements
from tests.builders import a_turn

GONE = "채아는 호두과자를 싫어한대."
STAYS = "나는 호두과자를 좋아해."
ARMS = [
    "채아는 호두과자를 싫어한대.",
    "채아",
    "호두과자가 싫은 사람",
    "Who dislikes walnut cakes?",
    "채아는 호두과자를 어떻게 생각해?",
]


@pytest.mark.parametrize("way", ["document", "statement", "erase document"])
async def test_what_is_deleted_is_found_by_no_arm(app: App, space: str, way: str) -> None:
    """B58: asked by its exact words, by its name, by its meaning, in either mode; the receipt counts."""
    gone = await remember_turns(app, space, "gone", [a_turn(GONE, "도윤")])
    await remember_turns(app, space, "stays", [a_turn(STAYS, "하린")])
    assert GONE in {item["source_text"] for item in (await context(app, space, ARMS[0]))["items"]}
    if way == "document":
        receipt = await delete_document(app, space, "gone")
    elif way == "statement":
        receipt = await erase(app, space, "statement", gone.statement_ids[0])
    else:
        receipt = await erase(app, space, "document", "gone")
    assert receipt["nodes"] > 0
    assert receipt["relationships"] > 0
    for question in ARMS:
        for mode in ("search", "turn"):
            found = await context(app, space, question, mode=mode, unrestricted=True)  # type: ignore[arg-type]
            assert "채아" not in found["context"], (question, mode)
            assert {item["source_text"] for item in found["items"]} <= {STAYS, ""} or way == "statement"
    for label, count in (("Statement", 1), ("Person", 1)):
        rows = await app.store.run_text(
            f"MATCH (n:{label} {{space: $space}}) RETURN count(n) AS n", {"space": space}
        )
        assert rows[0]["n"] == count or way == "statement"
    rows = await app.store.run_text(
        "MATCH (n {space: $space}) UNWIND keys(n) AS key WITH n, key WHERE valueType(n[key]) STARTS WITH 'STRING' "
        "AND n[key] CONTAINS '채아' RETURN labels(n) AS labels, key",
        {"space": space},
    )
    assert rows == []
    with pytest.raises(UnknownPerson):
        await get_person(app, space, "채아")


async def test_what_two_documents_say_is_there_until_the_second_goes(app: App, space: str) -> None:
    """B60: in either order, and with a third that says it again."""
    for first, second in (("a", "b"), ("b", "a")):
        for session in ("a", "b"):
            await remember_turns(app, space, session, [a_turn("채아는 제주에 살아.", "도윤", turn_id="1")])
        items = (await list_statements(app, space, StatementFilter(about="채아")))["items"]
        assert [item["supports"] for item in items] == [2, 2]
        await delete_document(app, space, first)
        items = (await list_statements(app, space, StatementFilter(about="채아")))["items"]
        assert [item["supports"] for item in items] == [1]
        await delete_document(app, space, second)
        assert (await list_statements(app, space, StatementFilter()))["items"] == []
        rows = await app.store.run_text(
            "MATCH (n {space: $space}) WHERE n:Person OR n:Concept OR n:Mention OR n:Slot RETURN n",
            {"space": space},
        )
        assert rows == []
