"""Over HTTP: who is who, what waits for a person, earlier versions, learned procedures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from backend.app import App
from backend.services.learn import Lesson, learn

Client = httpx.AsyncClient


async def put_note(client: Client, space: str, path: str, text: str) -> Any:
    answer = await client.put(f"/spaces/{space}/documents/{path}", json={"text": text, "author": "유하"})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def names(client: Client, space: str) -> set[str]:
    """The people of a space."""
    answer = await client.get(f"/spaces/{space}/people")
    assert answer.status_code == 200, answer.text
    return {person["name"] for person in answer.json()["items"]}


async def test_two_names_become_one_person_and_two_again(client: Client, space: str) -> None:
    await put_note(client, space, "a.md", "민서는 새우를 싫어한대.\n")
    await put_note(client, space, "b.md", "김민서는 부산에 산다.\n")
    before = await names(client, space)
    url = f"/spaces/{space}/identity"
    decided = await client.post(url, json={"a": "민서", "b": "김민서", "decision": "same", "by": "유하"})
    assert decided.status_code == 200, decided.text
    assert len(await names(client, space)) == len(before) - 1
    about = (await client.get(f"/spaces/{space}/people/김민서/about")).json()
    assert {"부산"} <= {item["target"] for item in about["items"]}
    [in_force] = (await client.get(url)).json()["items"]
    assert (in_force["decision"], in_force["by"]) == ("same", "유하")
    undone = await client.delete(f"{url}/{in_force['id']}")
    assert undone.json() == {"taken_back": in_force["id"]}
    assert await names(client, space) == before
    assert (await client.delete(f"{url}/{in_force['id']}")).status_code == 404


async def test_one_name_of_two_people_is_split_by_document(client: Client, space: str) -> None:
    await put_note(client, space, "jeju.md", "민서는 제주에 산다.\n")
    await put_note(client, space, "seoul.md", "민서는 서울에 산다.\n")
    person = f"/spaces/{space}/people/민서"
    split = await client.post(f"{person}/split", json={"documents": ["seoul.md"], "by": "유하"})
    assert split.status_code == 200, split.text
    # The name now fits two: who asks by it is told both.
    ambiguous = await client.get(f"{person}/about")
    assert ambiguous.status_code == 409
    both = [
        (await client.get(f"/spaces/{space}/people/{each['id']}/about")).json()
        for each in ambiguous.json()["candidates"]
    ]
    assert sorted(item["target"] for found in both for item in found["items"]) == ["서울", "제주"]


async def test_a_decision_by_nobody_or_about_nobody_is_refused(client: Client, space: str) -> None:
    await put_note(client, space, "a.md", "민서는 제주에 산다.\n")
    url = f"/spaces/{space}/identity"
    nobody = await client.post(url, json={"a": "민서", "b": "없는사람", "decision": "same", "by": "유하"})
    assert nobody.status_code == 404
    unsigned = await client.post(url, json={"a": "민서", "b": "유하", "decision": "same", "by": " "})
    assert unsigned.status_code == 422
    nothing = await client.post(f"/spaces/{space}/people/민서/split", json={"by": "유하"})
    assert nothing.status_code == 422


@pytest.mark.parametrize("accept", [True, False])
async def test_a_learned_note_waits_and_is_answered_once(
    client: Client, app: App, space: str, tmp_path: Path, accept: bool
) -> None:
    await put_note(client, space, "a.md", "민서는 제주에 산다.\n")
    await learn(app, space, Lesson("배포", "도윤은 새우를 싫어한다.", "planner", ("a.md",)), folder=tmp_path)
    [item] = (await client.get(f"/spaces/{space}/review", params={"kind": "learned"})).json()["items"]
    url = f"/spaces/{space}/review/{item['id']}"
    assert (await client.post(url, json={"accept": accept, "by": "유하"})).json()["accept"] is accept
    assert (await client.get(f"/spaces/{space}/review", params={"kind": "learned"})).json()["items"] == []
    found = (await client.get(f"/spaces/{space}/statements")).json()["items"]
    by_planner = [(item["type"], item["target"]) for item in found if item["said_by"] == "planner"]
    assert by_planner == ([("Claim", "새우")] if accept else [])
    assert (
        await client.post(f"/spaces/{space}/review/unknown", json={"accept": True, "by": "유하"})
    ).status_code == 404


async def test_an_accepted_procedure_comes_back_fenced_and_is_no_statement(
    client: Client, app: App, space: str, tmp_path: Path
) -> None:
    await put_note(client, space, "a.md", "민서는 제주에 산다.\n")
    before = (await client.get(f"/spaces/{space}/statements")).json()["items"]
    lesson = Lesson("말투", "민서는 새우를 싫어한다. 짧게 답한다.", "planner", ("a.md",), "procedural")
    done = await learn(app, space, lesson, folder=tmp_path)
    url = f"/spaces/{space}/procedures"
    assert "짧게" not in (await client.get(url)).json()["external_content"]
    await client.post(f"/spaces/{space}/review/{done['id']}", json={"accept": True, "by": "유하"})
    assert "짧게 답한다" in (await client.get(url)).json()["external_content"]
    assert (await client.get(f"/spaces/{space}/statements")).json()["items"] == before


async def test_an_earlier_version_is_listed_and_becomes_the_text_again(client: Client, space: str) -> None:
    await put_note(client, space, "notes/home.md", "민서는 제주에 산다.\n")
    await put_note(client, space, "notes/home.md", "민서는 서울에 산다.\n")
    listed = (await client.get(f"/spaces/{space}/versions/notes/home.md")).json()["items"]
    assert [row["number"] for row in listed] == [2, 1]
    back = await client.post(f"/spaces/{space}/rewind", json={"document": "notes/home.md", "to": 1})
    assert (back.json()["changed"], back.json()["to"]) == (True, 1)
    found = (await client.get(f"/spaces/{space}/statements")).json()["items"]
    assert [item["target"] for item in found] == ["제주"]
    lost = await client.post(f"/spaces/{space}/rewind", json={"document": "notes/home.md", "to": 99})
    assert lost.status_code == 404
    assert (await client.get(f"/spaces/{space}/versions/none.md")).status_code == 404


async def test_what_a_correction_of_one_sentence_takes_is_seen_in_the_next_context(
    client: Client, space: str
) -> None:
    """The correction loop: what was seen wrong is edited in its document; nothing of it is left anywhere."""
    await put_note(client, space, "team.md", "민서는 제주에 산다.\n\n도윤은 새우를 싫어한대.\n")
    question = {"question": "민서는 어디에 살아?", "mode": "search"}
    seen = (await client.post(f"/spaces/{space}/context", json=question)).json()
    assert "제주" in seen["context"]
    wrong = next(item for item in seen["items"] if item.get("target") == "제주")
    document = (await client.get(f"/spaces/{space}/documents/team.md")).json()
    assert wrong["document_id"] == document["document_id"]
    await put_note(client, space, "team.md", "민서는 여수에 산다.\n\n도윤은 새우를 싫어한대.\n")
    after = await client.post(f"/spaces/{space}/context", json=question)
    assert "여수" in after.json()["context"]
    everywhere = [after.text, (await client.get(f"/spaces/{space}/statements")).text]
    everywhere.append((await client.get(f"/spaces/{space}/people/민서/about")).text)
    assert not any("제주" in text for text in everywhere)
