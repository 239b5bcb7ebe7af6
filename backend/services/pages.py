"""Cursors: where the next page begins, as an opaque text."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Sequence

from backend.errors import InvalidRequest
from backend.services.present import Shown

DEFAULT_LIMIT = 50
MAX_LIMIT = 500

Place = tuple[int | str, str]  # what the list is ordered by, then the id


def encode_cursor(place: Place) -> str:
    """Return the cursor after a row."""
    return base64.urlsafe_b64encode(json.dumps(place).encode()).decode().rstrip("=")


def decode_cursor(cursor: str | None, kind: type[int] | type[str]) -> tuple[int | str | None, str | None]:
    """Return the place a cursor stands for; two Nones at the beginning. Raises InvalidRequest."""
    if cursor is None:
        return None, None
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        value = json.loads(base64.b64decode(padded, altchars=b"-_", validate=True))
    except (ValueError, binascii.Error, RecursionError):
        value = None
    if not (
        isinstance(value, list)
        and len(value) == 2
        and type(value[0]) is kind
        and isinstance(value[1], str)
        and _fits(value[0])
        and _fits(value[1])
    ):
        raise InvalidRequest("`cursor` is not one that this list gave. Ask the first page again, without it.")
    return value[0], value[1]


def page_of(items: Sequence[Shown], cursor: str | None, limit: int) -> Shown:
    """Return one page of a list that is computed whole; its items have ids.

    A cursor says how many came before and which was the last: where the list has changed since, the page goes on
    behind that one, or at the same place where it is gone. Raises InvalidRequest.
    """
    count, last = decode_cursor(cursor, int)
    start = max(0, int(count)) if count is not None else 0
    if last is not None and not (start <= len(items) and start and items[start - 1]["id"] == last):
        start = next((place + 1 for place, item in enumerate(items) if item["id"] == last), start)
    page = list(items[start : start + limit])
    more = start + limit < len(items)
    return {"items": page, "next": encode_cursor((start + limit, str(page[-1]["id"]))) if more and page else None}


def _fits(value: int | str) -> bool:
    # Neo4j holds 64 bits, and text without lone surrogates.
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    return not any("\ud800" <= sign <= "\udfff" for sign in value)
