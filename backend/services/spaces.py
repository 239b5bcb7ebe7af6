"""Settings of a space, and the end of one."""

from __future__ import annotations

from dataclasses import dataclass

from backend.app import App
from backend.errors import InvalidRequest, UnknownSpace
from backend.services.times import zone_named
from backend.store.connection import Row, Store
from backend.store.schema import refuse_changed_model

DELETE_BATCH = 5_000
DISCLOSURES = ("subject_sees_all", "subject_sees_owner", "subject_sees_nothing")
MAX_SPACE_LENGTH = 200


@dataclass(frozen=True, slots=True)
class SpaceSettings:
    """What a space may set."""

    zone: str | None
    disclosure: str
    mask_secrets: bool
    concept_kinds: tuple[str, ...]


DEFAULTS = SpaceSettings(None, "subject_sees_owner", True, ())


def checked_name(space: str) -> str:
    """Return the name of a space. Raises InvalidRequest for a blank, overlong or unprintable one."""
    if not space.strip() or len(space) > MAX_SPACE_LENGTH or not space.isprintable() or space == "*":
        raise InvalidRequest(f"A space's name is printable, not blank, and at most {MAX_SPACE_LENGTH} signs long.")
    return space


async def find_space(store: Store, space: str) -> Row | None:
    """Return the stored settings of a space, or None."""
    rows = await store.read("get_space", {"space": space})
    if not rows:
        return None
    refuse_changed_model(store, rows[0]["model"])
    return rows[0]


async def require_space(store: Store, space: str) -> Row:
    """Return the stored settings of a space. Raises UnknownSpace."""
    row = await find_space(store, space)
    if row is None:
        raise UnknownSpace(f"There is no space “{space}”. A space exists from its first write.")
    return row


def as_settings(row: Row | None) -> SpaceSettings:
    """Return settings from a row, defaults where the space does not exist yet."""
    if row is None:
        return DEFAULTS
    return SpaceSettings(
        row["zone"], row["disclosure"] or DEFAULTS.disclosure, row["mask_secrets"], tuple(row["concept_kinds"])
    )


async def change_settings(app: App, space: str, changes: dict[str, object]) -> SpaceSettings:
    """Change some settings. Raises InvalidRequest for a value that is none."""
    zone = changes.get("zone")
    if isinstance(zone, str):
        zone_named(zone)
    disclosure = changes.get("disclosure", DEFAULTS.disclosure)
    if disclosure not in DISCLOSURES:
        raise InvalidRequest(f"disclosure is one of {', '.join(DISCLOSURES)}.")
    rows = await app.store.write("set_space", {"space": checked_name(space), "props": changes})
    return as_settings(rows[0])


async def delete_space(app: App, space: str) -> int:
    """Delete everything in a space and return how many nodes went. Raises UnknownSpace."""
    await require_space(app.store, space)
    total = 0
    while True:
        rows = await app.store.write("delete_space_batch", {"space": space, "batch": DELETE_BATCH})
        if not rows[0]["deleted"]:
            return total
        total += int(rows[0]["deleted"])
