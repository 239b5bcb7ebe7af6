"""Another embedding model: every vector goes, and what was derived with one is derived again.

Vectors of two models cannot be compared, so nobody else reads or writes meanwhile: the schema's node says what is
going on, and every process looks at it. What was interrupted is gone on with by the next run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from backend.app import App
from backend.errors import Conflict, SchemaNotReady
from backend.services.consolidate import consolidate
from backend.services.remember import derive_again
from backend.store.connection import QueryFailed, Store
from backend.store.entities import embed_new_entities
from backend.store.schema import create_schema, drop_vector_indexes, migrate

CLEARED_AT_ONCE = 5_000
TIMEOUT_SECONDS = 3600.0  # counts everything there is; nobody waits for it behind a question

Progress = Callable[[str, int, int], None]  # what is done, how many of it, of how many


@dataclass(slots=True)
class Reindexed:
    """What a run did."""

    embedder: str
    dimensions: int
    spaces: int = 0
    documents: int = 0
    unchanged: bool = False  # the store's vectors are of this model already

    def as_json(self) -> dict[str, Any]:
        """Return the run as the command line shows it."""
        return asdict(self)


async def reindex(app: App, progress: Progress = lambda what, done, of: None) -> Reindexed:
    """Make every vector of the store anew with the model of the settings; `app` was opened without its schema.

    Decisions, versions, contests and erasures stay. Raises Conflict where another process uses the store.
    """
    store, model = app.store, app.embedder
    result = Reindexed(model.name, model.dimensions)
    rows = await store.read("get_schema", {"space": None})
    stored = rows[0] if rows else None
    if stored is None or _is_of(stored, result):
        await migrate(store, model.name, model.dimensions)
        result.unchanged = True
        return result
    await _alone(store)
    store.embedder, store.reindexes = model.name, True
    spaces = await _spaces(store)
    if stored["embedder"] != model.name or stored["reindexing"] != "embedding":
        await store.write("begin_reindex", {"space": None, "embedder": model.name, "dimensions": model.dimensions})
        await _clear(store, spaces, progress)
        await create_schema(store, model.dimensions)
        await store.write("set_reindexing", {"space": None, "phase": "embedding"})
    for number, space in enumerate(spaces, start=1):
        await _derive_space(app, space, result, progress)
        result.spaces += 1
        progress("spaces", number, len(spaces))
    await store.write("set_reindexing", {"space": None, "phase": None})
    store.reindexes = False
    await migrate(store, model.name, model.dimensions)
    return result


def _is_of(stored: dict[str, Any], wanted: Reindexed) -> bool:
    same = (stored["embedder"], stored["dimensions"]) == (wanted.embedder, wanted.dimensions)
    return same and stored["reindexing"] is None


async def _alone(store: Store) -> None:
    """Refuse to work beside others: they would go on comparing with vectors of the old model."""
    try:
        held = await store.read("own_connections", {"space": None})
    except QueryFailed:
        return  # this user may not see connections; whoever still runs is refused at its next call
    if len(held) > 1:  # one of them is ours
        raise Conflict(
            f"{len(held) - 1} more connections of Saidgraph to this Neo4j are open, the first since "
            f"{held[0]['since']}. Stop `saidgraph serve`, `watch` and whatever else uses it, and run this again."
        )


async def _spaces(store: Store) -> list[str]:
    rows = await store.read("all_spaces", {"space": None}, timeout_seconds=TIMEOUT_SECONDS)
    return sorted(str(row["space"]) for row in rows if row["space"] not in (None, "*"))


async def _clear(store: Store, spaces: list[str], progress: Progress) -> None:
    await drop_vector_indexes(store)
    for number, space in enumerate(spaces, start=1):
        parameters = {"space": space, "batch": CLEARED_AT_ONCE}
        while (await store.write("forget_vectors", parameters))[0]["cleared"]:
            pass
        progress("spaces cleared", number, len(spaces))


async def _derive_space(app: App, space: str, result: Reindexed, progress: Progress) -> None:
    documents = await app.store.read("documents_to_derive", {"space": space})
    for number, row in enumerate(documents, start=1):
        await derive_again(app, space, row["id"], frozenset())
        result.documents += 1
        progress(f"documents of {space}", number, len(documents))
    await embed_new_entities(app.store, app.embedder, space)
    state = await app.store.read("consolidation_state", {"space": space})
    if state and state[0]["consolidated_version"] is not None:
        # Habits and repeated claims went with the statements that they rest on.
        await consolidate(app, space)
    missing = (await app.store.read("without_vectors", {"space": space}))[0]
    if any(missing[kind] for kind in ("passages", "statements", "names")):
        raise SchemaNotReady(
            f"The space “{space}” has {missing['passages']} passages, {missing['statements']} statements and "
            f"{missing['names']} names without a vector. Run `saidgraph reindex` again."
        )
