"""Tokens of an identity provider in front of the API: beside keys, and for one asker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from backend.services.oidc import Verifier
from tests.unit.services.test_oidc import SETTINGS, Provider, token


@pytest.fixture
def signed_in(client: httpx.AsyncClient) -> Iterator[None]:
    """The API with an identity provider, for the time of a test."""
    transport = httpx.MockTransport(Provider().answer)
    state: Any = client._transport.app.state  # type: ignore[attr-defined]
    state.verifier = Verifier(SETTINGS, lambda: httpx.AsyncClient(transport=transport))
    yield
    state.verifier = None


def _as(**claims: object) -> dict[str, str]:
    return {"Authorization": f"Bearer {token(**claims)}"}


async def test_a_token_opens_its_spaces_for_its_person_and_nothing_without_one(
    client: httpx.AsyncClient, space: str, signed_in: None
) -> None:
    url = f"/spaces/{space}"
    own = _as(saidgraph_spaces=[space])
    turn = {"id": "t", "speaker": "도윤", "text": "나는 커피를 좋아해.", "audience": ["지나"]}
    put = await client.post(f"{url}/turns", json={"session": "chat", "turns": [turn]}, headers=own)
    assert put.status_code == 200, put.text
    assert len((await client.get(f"{url}/statements", headers=own)).json()["items"]) == 1
    other = _as(saidgraph_spaces=[space], name="준호")
    assert (await client.get(f"{url}/statements", headers=other)).json()["items"] == []
    asked = await client.get(f"{url}/statements", headers=other, params={"asker": "지나"})
    assert asked.status_code == 403
    question = {"question": "도윤은 커피를 좋아해?", "asker": "지나"}
    assert (await client.post(f"{url}/context", json=question, headers=other)).status_code == 403
    assert (await client.get(f"{url}/statements", headers=_as(saidgraph_spaces=["other"]))).status_code == 403
    assert (await client.post(f"{url}/erase", json={"person": "도윤"}, headers=own)).status_code == 403
    for headers in ({}, {"Authorization": "Bearer a.b.c"}, _as(exp=1)):
        assert (await client.get(f"{url}/statements", headers=headers)).status_code == 401
