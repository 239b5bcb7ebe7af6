"""A space as JSON lines, and back again, exactly.

The first line says what the file is; then one line a node, then one line a relationship. Times and dates keep
their type and offset. Keys of the API, the installation's secret and other spaces are not in it.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Mapping
from datetime import date, datetime
from typing import Any

from backend.app import App
from backend.errors import Conflict, InvalidRequest
from backend.services.spaces import delete_space, find_space, require_space
from backend.store.connection import Row
from backend.store.times import native, read_time
from ingest.errors import SaidgraphError

FORMAT = 1
NODE_BATCH = 500  # about 2 MB of JSON, most of it vectors
LINK_BATCH = 2_000


class SpaceExists(Conflict):
    """A space of this name is there already. Delete it first, or import on another server."""

    type = "space-exists"


async def export_lines(app: App, space: str) -> AsyncIterator[str]:
    """Yield the lines of a space. Raises UnknownSpace."""
    await require_space(app.store, space)
    ids = [row["id"] for row in await app.store.read("node_ids_of_space", {"space": space})]
    numbers = {identity: number for number, identity in enumerate(ids)}
    yield _line({"saidgraph": FORMAT, "space": space, "embedder": app.embedder.name, "nodes": len(ids)})
    links: list[Row] = []
    for start in range(0, len(ids), NODE_BATCH):
        parameters = {"space": space, "ids": ids[start : start + NODE_BATCH]}
        for row in await app.store.read("export_nodes", parameters):
            number = numbers[row["id"]]
            yield _line({"node": number, "labels": sorted(row["labels"]), "props": _plain(row["props"])})
            links += [
                {"link": link["type"], "from": number, "to": numbers[link["to"]], "props": _plain(link["props"])}
                for link in row["links"]
                if link["to"] in numbers
            ]
    for link in sorted(links, key=lambda item: (item["from"], item["to"], item["link"], str(item["props"]))):
        yield _line(link)


async def import_lines(app: App, lines: Iterable[str]) -> dict[str, Any]:
    """Bring a space back from its lines; either all of it is there afterwards or nothing.

    Raises InvalidRequest for a file that is none of ours, SpaceExists, EmbeddingModelChanged.
    """
    found = (_parsed(number, line) for number, line in enumerate(lines, start=1) if line.strip())
    head = next(found, {})
    if head.get("saidgraph") != FORMAT or not isinstance(head.get("space"), str):
        raise InvalidRequest("This is no file of `saidgraph export`: its first line says nothing of a space.")
    space = str(head["space"])
    if head.get("embedder") != app.embedder.name:
        raise InvalidRequest(
            f"The file holds vectors of {head.get('embedder')}, this installation uses {app.embedder.name}. "
            "Set that model and import again; then `saidgraph reindex` moves to another."
        )
    if await find_space(app.store, space) is not None:
        raise SpaceExists()
    try:
        counts = await _bring_back(app, space, found)
        if counts["nodes"] != head.get("nodes"):
            raise InvalidRequest(
                f"The file is not whole: {head.get('nodes')} nodes were written, {counts['nodes']} are here."
            )
    except (SaidgraphError, KeyError, TypeError) as error:
        if await find_space(app.store, space) is not None:
            await delete_space(app, space)
        if isinstance(error, SaidgraphError):
            raise
        raise InvalidRequest(f"The file is damaged: {type(error).__name__} in a line.") from error
    return {"space": space, **counts}


async def _bring_back(app: App, space: str, found: Iterable[Row]) -> dict[str, int]:
    ids: dict[int, str] = {}
    nodes: list[Row] = []
    links: list[Row] = []
    total = 0
    for row in found:
        if "node" in row:
            nodes.append({"number": row["node"], "labels": row["labels"], "props": _typed(row["props"])})
            if len(nodes) == NODE_BATCH:
                ids |= await _nodes(app, space, nodes)
                nodes = []
            continue
        if nodes:
            ids |= await _nodes(app, space, nodes)
            nodes = []
        links.append(
            {"from": ids[row["from"]], "to": ids[row["to"]], "type": row["link"], "props": _typed(row["props"])}
        )
        if len(links) == LINK_BATCH:
            total += await _links(app, space, links)
            links = []
    if nodes:
        ids |= await _nodes(app, space, nodes)
    total += await _links(app, space, links)
    return {"nodes": len(ids), "relationships": total}


async def _nodes(app: App, space: str, rows: list[Row]) -> dict[int, str]:
    if any(row["props"].get("space") != space for row in rows):
        raise InvalidRequest("The file is damaged: a node is of another space.")
    done = await app.store.write("import_nodes", {"space": space, "rows": rows})
    return {row["number"]: row["id"] for row in done}


async def _links(app: App, space: str, rows: list[Row]) -> int:
    if not rows:
        return 0
    return int((await app.store.write("import_links", {"space": space, "rows": rows}))[0]["links"])


def _line(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parsed(number: int, line: str) -> Row:
    try:
        value = json.loads(line)
    except ValueError as error:
        raise InvalidRequest(f"Line {number} is not JSON. Is the file whole?") from error
    if not isinstance(value, dict):
        raise InvalidRequest(f"Line {number} is no object.")
    return value


def _plain(props: Mapping[str, Any]) -> Row:
    """Return properties for JSON; times and dates say their type."""
    return {name: _plain_value(value) for name, value in sorted(props.items())}


def _plain_value(value: Any) -> Any:
    if hasattr(value, "iso_format"):
        # Nine digits of a second: Python's own six would not come back exactly.
        return {"time" if isinstance(native(value), datetime) else "date": value.iso_format()}
    return value


def _typed(props: Mapping[str, Any]) -> Row:
    return {name: _typed_value(value) for name, value in props.items()}


def _typed_value(value: Any) -> Any:
    if isinstance(value, dict):
        return read_time(value["time"]) if "time" in value else date.fromisoformat(value["date"])
    return value
