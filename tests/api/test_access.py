"""Every call with no key, a wrong one, one of another space, one without the right: no leak by status, body or name.

What a call needs stands in one table here; a call that is in no row fails the test.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from backend.api.app import create_app
from backend.app import App
from backend.services.keys import Scope, create_key
from backend.settings import Settings
from backend.store.connection import QueryRan
from tests.api.conftest import Post

OPEN = {"GET /health", "GET /ready"}
ANY_KEY = {"GET /metrics"}
NEEDED: dict[Scope, tuple[str, ...]] = {
    Scope.READ: (
        "GET /documents/{path}",
        "POST /context",
        "GET /statements",
        "GET /people",
        "GET /people/{person}",
        "GET /people/{person}/about",
        "GET /people/{person}/about/page",
        "GET /views/{view}",
        "GET /communities",
        "GET /communities/{community}",
        "GET /identity",
        "GET /review",
        "GET /quarantine",
        "GET /versions/{path}",
        "GET /procedures",
        "GET /state",
        "GET /state/{key}",
        "GET /settings",
    ),
    Scope.WRITE: (
        "POST /turns",
        "PUT /documents/{path}",
        "POST /jobs",
        "GET /jobs",
        "GET /jobs/{id}",
        "DELETE /jobs/{id}",
        "POST /identity",
        "DELETE /identity/{decision}",
        "POST /people/{person}/split",
        "POST /review/{id}",
        "POST /rewind",
        "POST /statements/{statement}/contest",
        "POST /quarantine",
        "PUT /state/{key}",
        "DELETE /state/{key}",
    ),
    Scope.ERASE: ("DELETE /documents/{path}", "POST /erase", "GET /receipts/{id}", "DELETE "),
    Scope.ADMIN: ("PUT /settings",),
}
SECRET = "다람쥐공원"


@pytest.fixture
async def no_keys(app: App) -> AsyncIterator[None]:
    """Keys of these tests end with them: while one exists every other test would need one."""
    yield
    await app.store.run_text("MATCH (key:Key {space: '*'}) DETACH DELETE key", {}, writable=True)


@pytest.fixture
async def names(client: httpx.AsyncClient, post_turns: Post, space: str) -> dict[str, str]:
    """A space with something of every kind, by the names that stand in paths."""
    done = await post_turns({"speaker": "보미", "text": f"태오는 {SECRET}에서 일해."})
    base = f"/spaces/{space}"
    await client.put(f"{base}/documents/note.md", json={"text": f"{SECRET}은 넓다.", "author": "보미"})
    await client.put(f"{base}/state/place", json={"value": SECRET})
    job = (await client.post(f"{base}/jobs", json={"documents": [{"path": "j.md", "text": "산."}]})).json()
    # Until it is through, the worker asks beside the calls.
    for _ in range(300):
        if (await client.get(f"{base}/jobs/{job['id']}")).json()["status"] == "done":
            break
        await asyncio.sleep(0.1)
    return {
        "path": "note.md", "person": "태오", "view": "claims_about_person", "key": "place", "id": job["id"],
        "decision": "none", "statement": done["statements"][0]["id"],
    }  # fmt: skip


def _calls(settings: Settings) -> list[str]:
    found = []
    for path, methods in create_app(settings).openapi()["paths"].items():
        found += [f"{method.upper()} {path.removeprefix('/v1')}" for method in methods]
    return found


async def _try(
    client: httpx.AsyncClient, call: str, space: str, names: dict[str, str], token: str | None
) -> tuple[int, str]:
    """Make a call with everything it could want and return how it was answered, without what varies anyway."""
    method, path = call.split(" ", 1)
    url = re.sub(r"{(\w+)}", lambda match: names.get(match[1], "x") if match[1] != "space" else space, path)
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    person = {"person": names["person"]} if "view" in path else {}
    answer = await client.request(method, url, headers=headers, json={}, params=person)
    return answer.status_code, answer.text


def _scope_of(call: str) -> Scope | None:
    short = call.replace("/spaces/{space}", "")
    return next((scope for scope, calls in NEEDED.items() if short in calls), None)


def test_the_table_names_every_call(settings: Settings) -> None:
    calls = _calls(settings)
    assert [call for call in calls if _scope_of(call) is None and call not in OPEN | ANY_KEY] == []
    assert len(calls) == sum(len(rows) for rows in NEEDED.values()) + len(OPEN) + len(ANY_KEY)


async def test_no_call_answers_a_caller_without_a_valid_key_and_none_tells_what_is_there(
    client: httpx.AsyncClient, app: App, settings: Settings, space: str, names: dict[str, str], no_keys: None
) -> None:
    key = await create_key(app.store, spaces=["somewhere else"], scopes=list(Scope))
    revoked_form = "sg_" + "0" * 12 + "_" + "a" * 43
    unreal = {name: "no-such-thing" if name != "view" else value for name, value in names.items()}
    for call in _calls(settings):
        if call in OPEN:
            continue
        for token in (None, "nonsense", key.token[:-1] + ("A" if key.token[-1] != "A" else "B"), revoked_form):
            real = await _try(client, call, space, names, token)
            assert real[0] == 401, (call, token, real)
            assert real == await _try(client, call, "no such space", unreal, token), call
            assert SECRET not in real[1]


async def test_a_key_of_another_space_is_refused_before_anything_is_looked_up(
    client: httpx.AsyncClient, app: App, settings: Settings, space: str, names: dict[str, str], no_keys: None
) -> None:
    key = await create_key(app.store, spaces=["somewhere else"], scopes=list(Scope))
    unreal = {name: "no-such-thing" if name != "view" else value for name, value in names.items()}
    serving: Any = client._transport.app.state.lifeline.app.store  # type: ignore[attr-defined]
    seen: list[str] = []
    before = serving.observed

    def note(ran: QueryRan) -> None:
        seen.append(ran.name)

    serving.observed = note
    try:
        for call in _calls(settings):
            if "{space}" not in call:
                continue
            seen.clear()
            real = await _try(client, call, space, names, key.token)
            # Neither what is there nor how long it takes to find it tells a name: only the key is looked up.
            assert [name for name in seen if name not in WORKER] == ["find_key"], (call, seen)
            assert real[0] == 403, (call, real)
            assert real == await _try(client, call, "no such space", unreal, key.token), call
    finally:
        serving.observed = before


# What runs beside calls.
WORKER = frozenset(
    "lock_next_job claim_job begin_part finish_part finish_job renew_job forget_old_jobs spaces_to_consolidate".split()
)


@pytest.mark.parametrize("scope", [Scope.READ, Scope.WRITE, Scope.ERASE])
async def test_a_key_without_the_right_is_refused_and_one_with_it_is_not(
    client: httpx.AsyncClient,
    app: App,
    settings: Settings,
    space: str,
    names: dict[str, str],
    no_keys: None,
    scope: Scope,
) -> None:
    key = await create_key(app.store, spaces=[space], scopes=[scope])
    unreal = {name: "no-such-thing" if name != "view" else value for name, value in names.items()}
    for call in _calls(settings):
        if "{space}" not in call or call == "DELETE /spaces/{space}":
            continue
        # With the right, by names that nobody has: nothing may be deleted before the next call is tried.
        status, text = await _try(client, call, space, unreal, key.token)
        if _scope_of(call) is scope:
            assert status not in (401, 403, 500), (call, status, text)
        else:
            assert status == 403, (call, status, text)
            assert (status, text) == await _try(client, call, space, names, key.token), call
