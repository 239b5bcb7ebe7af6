"""Keys: made, kept as a hash, revoked, and what each scope allows. Every call is tried in test_access.py."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from backend.api.app import create_app
from backend.app import App
from backend.services.keys import Scope, create_key, list_keys, permission_of, revoke_key
from backend.settings import Settings


@pytest.fixture
async def no_keys(app: App) -> AsyncIterator[None]:
    """Keys of these tests end with them: while one exists every other test would need one."""
    yield
    await app.store.run_text("MATCH (key:Key {space: '*'}) DETACH DELETE key", {}, writable=True)


def _as(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize(
    ("scopes", "allowed"),
    [
        ([Scope.READ], {"read"}),
        ([Scope.WRITE], {"write"}),
        ([Scope.ERASE], {"erase"}),
        ([Scope.READ, Scope.WRITE], {"read", "write"}),
        ([Scope.ADMIN], {"read", "write", "erase", "admin"}),
    ],
)
async def test_a_scope_allows_its_calls_and_no_others(
    client: httpx.AsyncClient, app: App, space: str, no_keys: None, scopes: list[Scope], allowed: set[str]
) -> None:
    key = await create_key(app.store, spaces=[space], scopes=scopes)
    calls = {
        "read": ("GET", "/people"),
        "write": ("POST", "/turns"),
        "erase": ("DELETE", "/documents/a"),
        "admin": ("PUT", "/settings"),
    }
    for name, (method, path) in calls.items():
        answer = await client.request(method, f"/spaces/{space}{path}", headers=_as(key.token), json={})
        assert (answer.status_code != 403) is (name in allowed), (name, answer.text)


async def test_a_revoked_key_ends_at_once_and_this_machine_stays_closed(
    client: httpx.AsyncClient, app: App, space: str, no_keys: None
) -> None:
    key = await create_key(app.store, scopes=[Scope.ADMIN])
    url = f"/spaces/{space}/settings"
    assert (await client.put(url, headers=_as(key.token), json={})).status_code == 200
    await revoke_key(app.store, key.id)
    assert (await client.put(url, headers=_as(key.token), json={})).status_code == 401
    assert (await client.put(url, json={})).status_code == 401


async def test_a_key_is_kept_as_a_hash_only(app: App, no_keys: None) -> None:
    key = await create_key(app.store, name="chat")
    rows = await app.store.run_text("MATCH (key:Key {id: $id}) RETURN properties(key) AS props", {"id": key.id})
    assert key.token not in str(rows)
    assert key.token.rsplit("_", 1)[1] not in str(rows)
    assert key.token not in repr(key)
    listed = [item for item in await list_keys(app.store) if item["id"] == key.id]
    assert "hash" not in listed[0]


async def test_only_an_admin_key_reads_past_an_audience(
    client: httpx.AsyncClient, app: App, space: str, no_keys: None
) -> None:
    turn = {"id": "t", "speaker": "도윤", "text": "나는 커피를 좋아해.", "audience": ["서연"]}
    await client.post(f"/spaces/{space}/turns", json={"session": "chat", "turns": [turn]})
    admin = await create_key(app.store, scopes=[Scope.ADMIN])
    reader = await create_key(app.store, scopes=[Scope.READ])
    url = f"/spaces/{space}/statements"
    assert len((await client.get(url, headers=_as(admin.token))).json()["items"]) == 1
    assert len((await client.get(url, headers=_as(reader.token))).json()["items"]) == 0
    asked = await client.get(url, headers=_as(admin.token), params={"asker": "지나"})
    assert asked.json()["items"] == []


async def test_without_a_key_a_page_of_another_site_is_refused(client: httpx.AsyncClient, space: str) -> None:
    url = f"/spaces/{space}/people"
    assert (await client.get(url, headers={"Origin": "https://evil.example"})).status_code == 403
    assert (await client.get(url, headers={"Host": "evil.example"})).status_code == 403
    assert (await client.get(url, headers={"Origin": "http://localhost:3000"})).status_code == 404


async def test_an_open_address_needs_a_key_though_none_was_made(app: App, settings: Settings) -> None:
    open_settings = settings.model_copy(update={"api": settings.api.model_copy(update={"host": "0.0.0.0"})})
    api = create_app(open_settings)
    async with api.router.lifespan_context(api):
        transport = httpx.ASGITransport(api)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/v1") as client:
            assert (await client.get("/spaces/x/people")).status_code == 401
            assert (await client.get("/health")).status_code == 200


async def test_without_a_token_only_this_machine_before_the_first_key_may_do_all(app: App, no_keys: None) -> None:
    permission = await permission_of(app.store, None, keyless_allowed=True)
    assert permission.is_admin
    assert not permission.sees_everything
