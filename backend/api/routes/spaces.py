"""A space as a whole: its settings, and its end."""

from __future__ import annotations

from dataclasses import asdict

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from backend.api.answers import DeletedAnswer, SettingsAnswer
from backend.api.bodies import SettingsBody
from backend.api.dependencies import MayAdminister, MayErase, MayRead, Service, SpaceName
from backend.api.reply import documented, reply
from backend.services.spaces import as_settings, change_settings, delete_space, require_space

router = APIRouter(tags=["spaces"])


@router.get("/spaces/{space}/settings", responses=documented(SettingsAnswer))
async def get_settings(space: SpaceName, service: Service, permission: MayRead) -> JSONResponse:
    """Show the settings of a space."""
    return reply(asdict(as_settings(await require_space(service.store, space))))


@router.put("/spaces/{space}/settings", responses=documented(SettingsAnswer))
async def put_settings(
    space: SpaceName, body: SettingsBody, service: Service, permission: MayAdminister
) -> JSONResponse:
    """Change settings; what is absent stays. The zone may be taken back with null."""
    changes = body.model_dump(exclude_unset=True)
    for name in ("disclosure", "mask_secrets", "concept_kinds"):
        if changes.get(name, ...) is None:
            del changes[name]
    return reply(asdict(await change_settings(service, space, changes)))


@router.delete("/spaces/{space}", responses=documented(DeletedAnswer))
async def remove_space(space: SpaceName, service: Service, permission: MayErase) -> JSONResponse:
    """Delete everything in a space."""
    return reply({"deleted": await delete_space(service, space)})
