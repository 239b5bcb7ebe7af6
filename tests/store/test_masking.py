"""Secrets that were stored while masking was off are masked later, everywhere they stand."""

from __future__ import annotations

from backend.app import App
from backend.rights.masking import mask_stored
from backend.services.remember import remember_document, remember_turns
from backend.services.spaces import change_settings
from backend.services.state import StateWrite, put_state
from tests.builders import a_note, a_turn
from tests.store.test_rights import everything

SECRET = "sk-live-8fQ2mZr71TnVbLx40KdPwHs9"


async def test_a_stored_secret_is_masked_in_passages_versions_and_state(app: App, space: str) -> None:
    await change_settings(app, space, {"mask_secrets": False})
    note = f"서버 창고의 비밀번호는 {SECRET} 이다.\n\n은채는 자전거를 좋아한다."
    await remember_document(app, space, a_note(note, "ops.md", "도윤"))
    await remember_turns(app, space, "s", [a_turn(f"api_key = {SECRET}", "도윤", turn_id="1")])
    await put_state(app, space, StateWrite("deploy", {"token": f"api_key = {SECRET}"}))
    assert SECRET in await everything(app, space)
    receipt = await mask_stored(app, space)
    left = await everything(app, space)
    assert SECRET not in left
    assert "자전거" in left
    assert receipt["masked_passages"] == 2
    assert SECRET not in repr(receipt)
    again = await mask_stored(app, space)
    assert (again["masked_passages"], again["masked_texts"]) == (0, 0)


async def test_a_secret_put_into_state_is_masked_before_it_is_stored(app: App, space: str) -> None:
    value = {"host": "db.example", "password": "swordfish9", "keys": [f"api_key = {SECRET}"], "tokens": 1200}
    done = await put_state(app, space, StateWrite("deploy", value))
    masked = {"host": "db.example", "password": "[secret]", "keys": ["api_key = [secret]"], "tokens": 1200}
    assert done["value"] == masked
    await put_state(app, space, StateWrite("wifi/비밀번호", "swordfish9"))
    await put_state(app, space, StateWrite("card", 4111111111111111))
    left = await everything(app, space)
    assert not any(secret in left for secret in (SECRET, "swordfish9", "4111111111111111"))


async def test_state_stored_with_masking_off_is_masked_by_its_key_too(app: App, space: str) -> None:
    await change_settings(app, space, {"mask_secrets": False})
    await put_state(app, space, StateWrite("door/password", "swordfish9"))
    await put_state(app, space, StateWrite("scene", {"place": "the kitchen"}))
    await change_settings(app, space, {"mask_secrets": True})
    assert (await mask_stored(app, space))["masked_texts"] == 1
    left = await everything(app, space)
    assert "swordfish9" not in left
    assert "the kitchen" in left
