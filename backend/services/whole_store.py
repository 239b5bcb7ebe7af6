"""A store as a whole: counted, and copied record by record into a fresh one.

Copying takes over what can be read and nothing else, so bytes of deleted records stay behind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from backend.errors import Conflict, EmbeddingModelChanged
from backend.store.connection import Row, Store
from backend.store.schema import GOING_ON, migrate

NODE_BATCH = 500  # about 2 MB, most of it vectors
LINK_BATCH = 2_000
# These go over everything there is; nobody waits for them behind a question.
TIMEOUT_SECONDS = 6 * 3600.0

Copied = Callable[[int, int], None]  # the number of the space that is done, and how many there are
Counts = dict[str, int]


async def counted(store: Store) -> Counts:
    """Return how many nodes of each label and relationships of each type a store has."""
    rows = await store.read("count_store", {"space": None}, timeout_seconds=TIMEOUT_SECONDS)
    return {f"{row['kind']} {row['name']}": int(row["total"]) for row in rows}


async def copy_store(source: Store, target: Store, copied: Copied = lambda number, spaces: None) -> Counts:
    """Bring every space, key and receipt of `source` into the empty `target` and return the counts.

    Raises Conflict where the copy does not count as the original does.
    """
    schema = (await source.read("get_schema", {"space": None}))[0]
    if schema["reindexing"] is not None:
        raise EmbeddingModelChanged(GOING_ON)
    await migrate(target, str(schema["embedder"]), int(schema["dimensions"]))
    spaces = await source.read("all_spaces", {"space": None}, timeout_seconds=TIMEOUT_SECONDS)
    for number, row in enumerate(spaces, start=1):
        if row["space"] is None:
            raise Conflict(f"{row['nodes']} nodes of the store belong to no space. Run `saidgraph audit` first.")
        await _copy_space(source, target, str(row["space"]))
        copied(number, len(spaces))
    before, after = await counted(source), await counted(target)
    if before != after:
        different = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
        raise Conflict(f"The copy differs in {', '.join(different)}. The store stays as it was.")
    return after


async def _copy_space(source: Store, target: Store, space: str) -> None:
    found = await source.read("node_ids_of_space", {"space": space}, timeout_seconds=TIMEOUT_SECONDS)
    ids = [row["id"] for row in found]
    now: dict[str, str] = {}  # the id in the copy, by the id in the original
    links: list[Row] = []
    for start in range(0, len(ids), NODE_BATCH):
        rows = await source.read("export_nodes", {"space": space, "ids": ids[start : start + NODE_BATCH]})
        now |= await _copy_nodes(target, space, rows)
        links += [{**link, "from": row["id"]} for row in rows for link in row["links"]]
    for start in range(0, len(links), LINK_BATCH):
        batch = [_link(link, now) for link in links[start : start + LINK_BATCH] if link["to"] in now]
        await target.write("import_links", {"space": space, "rows": batch})


async def _copy_nodes(target: Store, space: str, rows: list[Row]) -> dict[str, str]:
    # The copy has its schema already: the migration made it.
    wanted = [row for row in rows if "Schema" not in row["labels"]]
    new = [{"number": n, "labels": row["labels"], "props": row["props"]} for n, row in enumerate(wanted)]
    done = await target.write("import_nodes", {"space": space, "rows": new})
    return {wanted[row["number"]]["id"]: str(row["id"]) for row in done}


def _link(link: Row, now: dict[str, str]) -> dict[str, Any]:
    return {"from": now[link["from"]], "to": now[link["to"]], "type": link["type"], "props": link["props"]}
