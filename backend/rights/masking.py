"""Masks secrets in what is stored already: words that came before the rule for them, or with masking off.

Passages are written again by the ordinary write path, so that nothing derived from a secret stays. Texts beside
them (kept versions, learned notes, state) are changed in place.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from backend.app import App
from backend.rights.erase import physical
from backend.services import remember
from backend.services.jobs import refuse_while_jobs_run
from backend.services.spaces import require_space
from backend.store.connection import Row
from ingest.model import Passage
from ingest.signals import mask_secrets, mask_value

KIND = "secrets"
# Passages are derived again from their captures; these are what is left when that is done.
_REWRITTEN = ("Passage", "Capture")


async def mask_stored(app: App, space: str) -> dict[str, Any]:
    """Mask every secret in a space and return a receipt. Running it again after a crash completes it.

    Raises UnknownSpace, JobsRunning.
    """
    await require_space(app.store, space)
    await refuse_while_jobs_run(app.store, space)
    found = [row for row in await app.store.read("kept_texts", {"space": space}) if _masked(row) != row["text"]]
    receipt_id = secrets.token_hex(10)
    await app.store.write("create_receipt", {"space": space, "id": receipt_id, "kind": KIND, "props": {}})
    beside = [{**row, "text": _masked(row)} for row in found if row["label"] not in _REWRITTEN]
    if beside:
        await app.store.write("set_kept_texts", {"space": space, "rows": beside})
    for identity in sorted({row["document_id"] for row in found if row["label"] in _REWRITTEN}):
        await remember.rewrite(app, space, identity, _without_secrets, receipt_id)
    props = {"masked_passages": _count(found, "Passage"), "masked_texts": len(beside)}
    stored = await app.store.write(
        "create_receipt", {"space": space, "id": receipt_id, "kind": KIND, "props": props}
    )
    return {"receipt_id": receipt_id, "erased_at": stored[0]["erased_at"], **physical(app), **props}


def _without_secrets(passage: Passage) -> Passage:
    return replace(
        passage,
        text=_mask(passage.text),
        heading_path=tuple(_mask(heading) for heading in passage.heading_path),
        caption=_mask(passage.caption) if passage.caption else passage.caption,
    )


def _masked(row: Row) -> str:
    # State and captures are JSON: a mark must not swallow the quotes round a string.
    is_json = row["label"] in ("State", "Capture") or row["property"] == "payload"
    return _mask_json(row["text"], row["name"] or "") if is_json else _mask(row["text"])


def _mask_json(text: str, name: str) -> str:
    value = json.loads(text)
    masked = mask_value(value, name)
    return text if masked == value else json.dumps(masked, ensure_ascii=False)


def _mask(text: str) -> str:
    return mask_secrets(text)[0]


def _count(rows: Iterable[Row], label: str) -> int:
    return len({row["id"] for row in rows if row["label"] == label})
