"""Takes an erased person's name out of where it stands without a mention.

Passages are redacted by mention, which tells a namesake and a common noun from the person. State memory, learned
notes, audiences and decisions have no mentions: there the name goes wherever it stands, unless somebody else in
the space still bears it; where it is a word for a thing too, only a text that is nothing but the name goes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from backend.app import App
from backend.services.erasures import redacted
from ingest.resolve.redacted import REDACTED

_JSON = ("State", "Held")
_KEPT = ("State", "Note")


async def forget_name(app: App, space: str, names: Sequence[str]) -> None:
    """Take a person's names out of state, notes, audiences and decisions."""
    borne = await app.store.read("names_still_borne", {"space": space, "names": list(names)})
    alone = [row["name"] for row in borne if not row["person"]]
    if not alone:
        return
    await app.store.write("unname", {"space": space, "names": alone})
    plain = [row["name"] for row in borne if not row["person"] and not row["thing"]]
    rows = [
        {**row, "text": text}
        for row in await app.store.read("kept_texts", {"space": space})
        if row["label"] in _KEPT and (text := _unnamed(row, alone, plain)) != row["text"]
    ]
    if rows:
        await app.store.write("set_kept_texts", {"space": space, "rows": rows})


def without_names(text: str, names: Sequence[str]) -> str:
    """Return a text without some names, the longest first.

    >>> without_names("태경과 태경이", ["태경"])
    '[redacted]과 [redacted]이'
    """
    for name in sorted(names, key=len, reverse=True):
        start = text.find(name)
        while start >= 0:
            text = redacted(text, [(start, start + len(name))])
            start = text.find(name)
    return text


def _unnamed(row: dict[str, Any], alone: Sequence[str], plain: Sequence[str]) -> str:
    if row["label"] not in _JSON:
        return without_names(row["text"], plain)
    value = json.loads(row["text"])
    changed = _in_value(value, alone, plain)
    return str(row["text"]) if changed == value else json.dumps(changed, ensure_ascii=False)


def _in_value(value: Any, alone: Sequence[str], plain: Sequence[str]) -> Any:
    if isinstance(value, str):
        return REDACTED if value.strip() in alone else without_names(value, plain)
    if isinstance(value, list):
        return [_in_value(item, alone, plain) for item in value]
    if isinstance(value, dict):
        return {_in_value(name, alone, plain): _in_value(item, alone, plain) for name, item in value.items()}
    return value
