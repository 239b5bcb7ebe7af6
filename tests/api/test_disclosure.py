"""What the subject of private talk learns of it: the space's policy, in every read, and always counted."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from backend.app import App
from backend.errors import InvalidRequest
from backend.services.export import import_lines
from backend.services.reader_export import export_for
from backend.services.readers import Reader
from tests.api.conftest import Post

PRIVATE = "태오는 새우를 싫어해. 나는 다음 달에 회사를 그만둘 거야."
TALK: list[dict[str, Any]] = [
    {"speaker": "도윤", "text": "태오는 회계팀에서 일해."},
    {"speaker": "보미", "text": PRIVATE, "audience": ["서연"]},
    {"speaker": "은우", "text": "나는 수영을 좋아해.", "audience": ["서연"]},
]


@pytest.fixture
async def talk(post_turns: Post, space: str) -> str:
    """A space where somebody speaks of 태오 in private."""
    await post_turns(*TALK)
    return f"/spaces/{space}"


async def _policy(client: httpx.AsyncClient, talk: str, policy: str) -> None:
    assert (await client.put(f"{talk}/settings", json={"disclosure": policy})).status_code == 200


async def _reads(client: httpx.AsyncClient, talk: str, asker: str | None) -> dict[str, Any]:
    """Every read in which the private claim could show."""
    who = {} if asker is None else {"asker": asker}
    question = {"question": "보미는 태오가 새우를 싫어한다고 했어?", **who}
    answers = {
        "about": await client.get(f"{talk}/people/태오/about", params=who),
        "statements": await client.get(f"{talk}/statements", params={"about": "태오", **who}),
        "view": await client.get(f"{talk}/views/claims_about_person", params={"person": "태오", **who}),
        "document": await client.get(f"{talk}/documents/chat", params=who),
        "context": await client.post(f"{talk}/context", json=question),
    }
    for name, answer in answers.items():
        assert answer.status_code == 200, (name, answer.text)
    return {name: answer.json() for name, answer in answers.items()}


@pytest.mark.parametrize(("policy", "asker"), [("subject_sees_all", None), ("subject_sees_owner", "하린")])
async def test_whoever_is_neither_in_the_audience_nor_the_subject_learns_the_number_only(
    client: httpx.AsyncClient, talk: str, policy: str, asker: str | None
) -> None:
    await _policy(client, talk, policy)
    for name, answer in (await _reads(client, talk, asker)).items():
        assert answer["withheld"] > 0, name
        assert answer.get("withheld_by", []) == [], name
        said = {**answer, "trace": None, "plan": None}  # these repeat the question's own words
        assert not any(word in str(said) for word in ("싫어", "회사", "수영")), name


async def test_the_subject_sees_the_sentence_and_nothing_else_of_the_passage(
    client: httpx.AsyncClient, talk: str
) -> None:
    await _policy(client, talk, "subject_sees_all")
    for name, answer in (await _reads(client, talk, "태오")).items():
        text = str({**answer, "trace": None, "plan": None})
        assert "보미" in text, name
        assert "새우" in text, name
        assert not any(word in text for word in ("회사", "그만", "수영")), name
        statements = answer.get("statements") or answer["items"]
        own = next(item for item in statements if "새우" in str(item["text"]))
        start, end = own["span_start"] if "span_start" in own else own["span"][0], len(own["source_text"])
        assert own["source_text"][start:end] == own["source_text"]


async def test_the_subject_learns_whose_it_is_and_not_what(client: httpx.AsyncClient, talk: str) -> None:
    await _policy(client, talk, "subject_sees_owner")
    for name, answer in (await _reads(client, talk, "태오")).items():
        assert answer["withheld"] > 0, name
        assert [(row["holder"], row["count"]) for row in answer["withheld_by"]] == [("보미", 1)], name
        assert not any(word in str({**answer, "trace": None, "plan": None}) for word in ("싫어", "회사")), name


async def test_the_subject_learns_that_there_is_something_and_its_audience_sees_all(
    client: httpx.AsyncClient, talk: str
) -> None:
    await _policy(client, talk, "subject_sees_nothing")
    for name, answer in (await _reads(client, talk, "태오")).items():
        assert answer["withheld"] > 0, name
        assert answer.get("withheld_by", []) == [], name
        assert not any(word in str({**answer, "trace": None, "plan": None}) for word in ("싫어", "회사")), name
    about = (await client.get(f"{talk}/people/태오/about", params={"asker": "서연"})).json()
    assert about["withheld"] == 0
    assert PRIVATE in {item["source_text"] for item in about["items"]}


async def test_the_subject_is_found_though_only_private_talk_names_them(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns({"speaker": "도윤", "text": "준호는 회계팀에서 일해.", "audience": ["서연"]})
    url = f"/spaces/{space}/people/준호/about"
    assert (await client.get(url)).status_code == 404
    assert (await client.get(url, params={"asker": "하린"})).status_code == 404
    found = (await client.get(url, params={"asker": "준호"})).json()
    assert (found["items"], found["withheld"], found["person"]["name"]) == ([], 1, "준호")
    assert [row["holder"] for row in found["withheld_by"]] == ["도윤"]


async def test_a_view_shows_a_contested_statement_as_contested(client: httpx.AsyncClient, talk: str) -> None:
    items = (await client.get(f"{talk}/statements", params={"about": "태오"})).json()["items"]
    body = {"by": "태오", "text": "저는 법무팀 소속입니다."}
    done = await client.post(f"{talk}/statements/{items[0]['id']}/contest", json=body)
    assert done.status_code == 200
    rows = (await client.get(f"{talk}/views/claims_about_person", params={"person": "태오"})).json()["items"]
    status = {row["id"]: row["status"] for row in rows}
    assert status[items[0]["id"]] == "contested"
    assert done.json()["own"][0]["id"] in status


async def test_pages_of_a_view_follow_each_other(client: httpx.AsyncClient, post_turns: Post, space: str) -> None:
    await post_turns(
        *({"speaker": "라온", "text": f"나는 {thing}를 좋아해."} for thing in ("포도", "참외", "사과"))
    )
    url, seen, cursor = f"/spaces/{space}/views/claims_by_person", [], {}
    while True:
        page = (await client.get(url, params={"person": "라온", "limit": "2", **cursor})).json()
        seen += [item["id"] for item in page["items"]]
        if page["next"] is None:
            break
        cursor = {"cursor": page["next"]}
    assert len(seen) == len(set(seen)) == 3
    assert (await client.get(url)).status_code == 422


async def test_a_copy_for_a_reader_holds_what_every_other_read_shows_and_counts_the_rest(
    client: httpx.AsyncClient, app: App, talk: str, space: str
) -> None:
    await _policy(client, talk, "subject_sees_owner")
    lines = [json.loads(line) async for line in export_for(app, space, Reader("태오"))]
    assert not any(word in str(lines) for word in ("새우", "회사", "수영"))
    assert [line for line in lines if "statement" in line]
    assert lines[-1]["withheld"]["by"] == [{"holder": "보미", "type": "Claim", "count": 1}]
    whole = [json.loads(line) async for line in export_for(app, space, Reader("서연"))]
    assert PRIVATE in str(whole)
    assert whole[-1]["withheld"] == {"statements": 0, "by": [], "documents": 0}
    with pytest.raises(InvalidRequest):
        await import_lines(app, [json.dumps(line) for line in whole])


async def test_contesting_shows_nothing_that_reading_would_not(
    client: httpx.AsyncClient, app: App, talk: str, space: str
) -> None:
    own = (await client.get(f"{talk}/statements", params={"asker": "서연", "about": "태오"})).json()["items"]
    private = next(item["id"] for item in own if "새우" in item["text"])
    body = {"by": "태오", "text": "그렇지 않습니다."}
    for policy, status in (("subject_sees_owner", 404), ("subject_sees_all", 200)):
        await _policy(client, talk, policy)
        answer = await client.post(f"{talk}/statements/{private}/contest", json=body)
        assert answer.status_code == status, answer.text
        assert "회사" not in answer.text
    assert answer.json()["contested"]["source_text"] == "태오는 새우를 싫어해"
    assert answer.json()["own"][0]["owner"] == "태오"
