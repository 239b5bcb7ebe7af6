"""What one reader may see of a space, as JSON lines: their own copy, under the rules of every other read.

It shows what the API shows and cannot be imported: what was withheld is in no line, only its number is.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from backend.app import App
from backend.errors import UnknownDocument
from backend.services.documents import get_document
from backend.services.pages import MAX_LIMIT
from backend.services.people import list_people
from backend.services.readers import Reader
from backend.services.spaces import require_space
from backend.services.statements import StatementFilter, list_statements


async def export_for(app: App, space: str, reader: Reader) -> AsyncIterator[str]:
    """Yield the lines of a reader's copy: people, documents with passages, statements, then what was withheld.

    Raises UnknownSpace.
    """
    await require_space(app.store, space)
    yield _line({"saidgraph_copy": 1, "space": space, "asker": reader.name})
    cursor: str | None = None
    while True:
        page = await list_people(app, space, reader=reader, cursor=cursor, limit=MAX_LIMIT)
        for person in page["items"]:
            yield _line({"person": person})
        if (cursor := page["next"]) is None:
            break
    hidden_documents = 0
    for row in await app.store.read("prov_documents", {"space": space}):
        try:
            document = await get_document(app, space, row["id"], reader=reader)
        except UnknownDocument:
            hidden_documents += 1
            continue
        del document["statements"], document["withheld"], document["withheld_by"]
        if document["passages"]:
            yield _line({"document": document})
    withheld: dict[str, Any] = {}
    while True:
        page = await list_statements(app, space, StatementFilter(), reader=reader, cursor=cursor, limit=MAX_LIMIT)
        withheld = {"statements": page["withheld"], "by": page["withheld_by"], "documents": hidden_documents}
        for statement in page["items"]:
            yield _line({"statement": statement})
        if (cursor := page["next"]) is None:
            break
    yield _line({"withheld": withheld})


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)
