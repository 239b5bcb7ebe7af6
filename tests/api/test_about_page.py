"""“Who said what about me” as a page: whole, escaped, printable, and running nothing."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser

import httpx

from tests.api.conftest import Post


class _Outline(HTMLParser):
    """The tags and words of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[str] = []
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [name for name, _ in attrs]

    def handle_data(self, data: str) -> None:
        self.words += data


async def test_the_page_names_owners_chains_reporters_sources_and_who_contests(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns(
        {"speaker": "보미", "text": "준호는 회계팀에서 일해."},
        {"speaker": "서연", "text": "지나가 그러는데 준호가 새우를 싫어한대."},
        {"speaker": "은우", "text": "준호는 바다를 좋아해.", "audience": ["서연"]},
    )
    url = f"/spaces/{space}"
    about = (await client.get(f"{url}/people/준호/about")).json()
    record = next(item for item in about["items"] if "회계팀" in item["text"])
    contest = {"by": "준호", "text": "저는 법무팀 소속입니다."}
    await client.post(f"{url}/statements/{record['id']}/contest", json=contest)
    answer = await client.get(f"{url}/people/준호/about/page", params={"asker": "준호", "lang": "ko"})
    assert answer.headers["content-type"].startswith("text/html")
    words = _Outline(answer.text).words
    for expected in (
        "보미의 보고",
        "전한 사람: ",
        "서연",
        "지나",
        "이의가 있음",
        "법무팀",
        record["id"],
        "은우 (1)",
    ):
        assert expected in words, expected
    assert "바다" not in words


async def test_words_of_people_are_text_and_the_page_runs_nothing(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    name = "<img src=x onerror=alert(1)>"
    await post_turns({"speaker": name, "text": 'I love <script>alert("x")</script> tea & {name}.'})
    answer = await client.get(f"/spaces/{space}/people/{name}/about/page")
    assert answer.status_code == 200, answer.text
    page = _Outline(answer.text)
    assert not {"script", "img", "iframe", "link", "a", "form", "object"} & set(page.tags)
    assert not [name for name in page.attributes if name.startswith("on") or name in ("src", "href", "style")]
    assert name in page.words
    style = re.search("<style>(.*?)</style>", answer.text, re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in answer.headers["content-security-policy"]
    assert "@media print" in style[1]
    assert answer.headers["cache-control"] == "no-store"


async def test_aliases_and_titles_lead_to_the_same_page(
    client: httpx.AsyncClient, post_turns: Post, space: str
) -> None:
    await post_turns(
        {"speaker": "보미", "text": "김도현은 회계팀에서 일해."},
        {"speaker": "보미", "text": "김 팀장은 새우를 싫어해."},
    )
    people = (await client.get(f"/spaces/{space}/people")).json()["items"]
    title = next(item["name"] for item in people if "팀장" in item["name"])
    ids = [next(item["id"] for item in people if item["name"] == name) for name in ("김도현", title)]
    body = {"a": ids[0], "b": ids[1], "decision": "same", "by": "유나"}
    assert (await client.post(f"/spaces/{space}/identity", json=body)).status_code == 200
    for name in ("김도현", title):
        words = _Outline((await client.get(f"/spaces/{space}/people/{name}/about/page")).text).words
        assert "회계팀" in words
        assert "새우" in words
