"""Contest and erase: both sides stand, and erased words are nowhere, also when their source comes again."""

from __future__ import annotations

from datetime import timedelta

import pytest

from backend.app import App
from backend.rights.contest import contest
from backend.rights.erase import erase
from backend.services.people import everything_about
from backend.services.readers import Reader
from backend.services.recall import Ask, answer
from backend.services.remember import remember_document, remember_turns
from tests.builders import A_MONDAY, a_note, a_turn


async def everything(app: App, space: str) -> str:
    """Every property value and key of a space, as one text."""
    rows = await app.store.run_text(
        "MATCH (n {space: $space}) OPTIONAL MATCH (n)-[r]->() RETURN properties(n) AS n, properties(r) AS r",
        {"space": space},
    )
    return repr(
        [
            {name: value for name, value in (row[part] or {}).items() if name not in ("embedding", "space")}
            for row in rows
            for part in ("n", "r")
        ]
    )


def gossip() -> list[object]:
    return [
        a_turn("태경이는 회계팀에서 일해.", "보미", A_MONDAY, "1", "은우"),
        a_turn("보미 말로는 태경이가 새우를 싫어한대.", "은우", A_MONDAY + timedelta(minutes=1), "2", "보미"),
        a_turn("나는 오늘 전주에 갔어.", "태경", A_MONDAY + timedelta(minutes=2), "3", "보미"),
        a_turn("은우는 수영을 좋아해.", "보미", A_MONDAY + timedelta(minutes=3), "4", "은우"),
    ]


async def test_erasing_a_person_leaves_no_word_of_theirs_and_none_about_them(app: App, space: str) -> None:
    await remember_turns(app, space, "s", gossip())  # type: ignore[arg-type]
    receipt = await erase(app, space, "person", "태경")
    left = await everything(app, space)
    assert "태경" not in left
    assert "전주" not in left
    assert "수영" in left
    assert receipt["redacted_passages"] == 2
    assert "태경" not in repr(receipt)


async def test_what_was_erased_does_not_come_back_with_its_source(app: App, space: str) -> None:
    turns = gossip()
    await remember_turns(app, space, "s", turns)  # type: ignore[arg-type]
    await erase(app, space, "person", "태경")
    await remember_turns(app, space, "s", turns)  # type: ignore[arg-type]
    await remember_turns(app, space, "another-session", turns)  # type: ignore[arg-type]
    assert "태경" not in await everything(app, space)


async def test_a_heading_and_a_title_lose_the_name_too(app: App, space: str) -> None:
    note = a_note(
        "# 태경 면담\n\n보미 말로는 태경이가 이직했대.\n\n보미는 수영을 좋아한다.\n", title="태경 면담 기록"
    )
    await remember_document(app, space, note)
    await erase(app, space, "person", "태경")
    left = await everything(app, space)
    assert "태경" not in left
    assert "수영" in left


async def test_her_own_full_name_does_not_pass_on_her_own_words(app: App, space: str) -> None:
    await remember_turns(app, space, "s", [a_turn("민서는 산이 좋아.", "김민서", turn_id="1")])
    rows = await app.store.run_text(
        "MATCH (p:Person)-[:CLAIMS]->(c:Claim {space: $space}) RETURN p.name AS owner, c.relayed_by AS chain",
        {"space": space},
    )
    assert [(row["owner"], row["chain"]) for row in rows] == [("김민서", [])]


async def test_a_namesake_and_a_common_noun_stay(app: App, space: str) -> None:
    # 가을 is a name and a season; 하늘 is a name and the sky.
    await remember_turns(
        app,
        space,
        "s",
        [
            a_turn("나는 등산을 좋아해.", "하늘", turn_id="1"),
            a_turn("오늘 하늘이 정말 파랗다.", "보미", turn_id="2"),
        ],
    )
    await erase(app, space, "speaker", "하늘")
    left = await everything(app, space)
    assert "등산" not in left
    assert "하늘이 정말 파랗다" in left


async def test_erasing_an_origin_takes_everything_that_came_from_it(app: App, space: str) -> None:
    from ingest.model import Origin, OriginClass

    page = Origin(OriginClass.WEB, "page-1")
    await remember_document(app, space, a_note("가온식당은 어제 문을 닫았다.", "web/a.md", None, origin=page))
    await remember_turns(app, space, "s", gossip())  # type: ignore[arg-type]
    await erase(app, space, "origin", {"class": "web", "id": "page-1"})
    left = await everything(app, space)
    assert "가온식당" not in left
    assert "수영" in left


async def test_erasing_a_statement_takes_its_sentence_and_leaves_the_rest_of_the_turn(
    app: App, space: str
) -> None:
    await remember_turns(
        app, space, "s", [a_turn("나는 수영을 좋아해. 나는 어제 광주에 갔어.", "보미", turn_id="1")]
    )
    rows = await app.store.run_text(
        "MATCH (s:Statement {space: $space}) WHERE s.text CONTAINS '수영' RETURN s.id AS id", {"space": space}
    )
    await erase(app, space, "statement", rows[0]["id"])
    left = await everything(app, space)
    assert "수영" not in left
    assert "광주" in left


async def test_a_contested_claim_stays_beside_the_persons_own_words(app: App, space: str) -> None:
    await remember_turns(app, space, "s", [a_turn("태경이는 회계팀에서 일해.", "보미", turn_id="1")])
    rows = await app.store.run_text("MATCH (s:Statement {space: $space}) RETURN s.id AS id", {"space": space})
    done = await contest(app, space, rows[0]["id"], "태경", "저는 회계팀이 아니라 법무팀 소속입니다.", at=A_MONDAY)
    both = await app.store.run_text(
        "MATCH (own:Claim {space: $space})-[:CONTESTS]->(s) MATCH (p:Person)-[:CLAIMS]->(own)"
        " RETURN s.status AS status, own.text AS text, p.name AS owner, s.id AS id",
        {"space": space},
    )
    assert [(row["status"], row["owner"], row["id"]) for row in both] == [("contested", "태경", done.contested)]
    assert "법무팀" in both[0]["text"]


async def test_a_contest_holds_when_the_words_around_it_are_edited(app: App, space: str) -> None:
    await remember_document(app, space, a_note("태경이는 회계팀에서 일한다.", "notes/a.md"))
    await remember_document(app, space, a_note("태경이는 회계팀에서 일한다.", "notes/b.md"))
    rows = await app.store.run_text(
        "MATCH (s:Statement {space: $space})-[:SUPPORTED_BY]->(:Passage)-[:PART_OF]->(d {path: 'notes/a.md'})"
        " RETURN s.id AS id",
        {"space": space},
    )
    await contest(app, space, rows[0]["id"], "태경", "아닙니다.", at=A_MONDAY)

    async def contested() -> list[str]:
        found = await app.store.run_text(
            "MATCH (:Claim {space: $space})-[:CONTESTS]->(s {status: 'contested'})"
            " MATCH (s)-[:SUPPORTED_BY]->(:Passage)-[:PART_OF]->(d) RETURN DISTINCT d.path AS path",
            {"space": space},
        )
        return [row["path"] for row in found]

    for text in ("태경이는 회계팀에서 일한다. 정말이다.", "어제 들었다. 태경이는 회계팀에서 일한다."):
        await remember_document(app, space, a_note(text, "notes/a.md"))
        assert await contested() == ["notes/a.md"]
    shown = await answer(app, space, Ask("태경이는 어디에서 일해?"))
    assert "이의 있음" in shown.context
    assert "아닙니다" in shown.context
    await remember_document(app, space, a_note("태경이는 법무팀에서 일한다.", "notes/a.md"))
    assert await contested() == []


async def test_a_contest_holds_when_the_contested_document_is_derived_again(app: App, space: str) -> None:
    first, second = a_turn("태경이는 회계팀에서 일해.", "보미", turn_id="1"), a_turn("응.", "은우", turn_id="0")
    await remember_turns(app, space, "s", [first])
    rows = await app.store.run_text("MATCH (s:Statement {space: $space}) RETURN s.id AS id", {"space": space})
    await contest(app, space, rows[0]["id"], "태경", "아닙니다.", at=A_MONDAY)
    await app.store.run_text(
        "MATCH (p:Passage {space: $space, turn_id: '1'}) SET p.input_hash = 'older rules'",
        {"space": space},
        writable=True,
    )
    await remember_turns(app, space, "s", [second])
    both = await app.store.run_text(
        "MATCH (:Claim {space: $space})-[:CONTESTS]->(s) RETURN s.status AS status", {"space": space}
    )
    assert [row["status"] for row in both] == ["contested"]


async def about(app: App, space: str, who: str) -> set[str]:
    return {
        item["text"]
        for item in (await everything_about(app, space, who, reader=Reader(unrestricted=True)))["items"]
    }


@pytest.mark.parametrize(
    "talk",
    [
        [
            ("수진", "태호는 부산에 살아."),
            ("수진", "민수는 태호가 게으르다고 했어."),
            ("수진", "태호 때문에 회의가 늦어졌어."),
            ("수진", "태호네 누나는 의사야."),
            ("수진", "태호야, 밥 먹었어?"),
            ("수진", "난 태호가 싫어. 나는 수영을 좋아해."),
        ],
        [
            ("Sue", "Mark lives in Oslo."),
            ("Sue", "Bob told Mark that Ana stole the car."),
            ("Sue", "Mark said that Ana stole the car."),
            ("Sue", "Mark thinks I am lazy."),
            ("Sue", "Mark, did you eat?"),
            ("Sue", "I met Mark at 3pm. 수영 is fun and I like tea."),
        ],
    ],
)
async def test_whoever_is_named_is_found_and_erased_wherever_they_stand(
    app: App, space: str, talk: list[tuple[str, str]]
) -> None:
    who = "태호" if talk[0][0] == "수진" else "Mark"
    for place, (speaker, text) in enumerate(talk):
        turn = a_turn(text, speaker, A_MONDAY + timedelta(minutes=place), str(place))
        await remember_turns(app, space, f"s{place}", [turn])
    assert len(await about(app, space, who)) >= 5
    before = await texts(app, space)
    await erase(app, space, "person", who)
    assert who not in await everything(app, space)
    assert await texts(app, space) < before
    assert "수영" in await everything(app, space)


async def texts(app: App, space: str) -> set[str]:
    rows = await app.store.run_text("MATCH (s:Statement {space: $space}) RETURN s.text AS text", {"space": space})
    return {row["text"] for row in rows}
