"""What routes ask for, named once. Dependencies only fetch from the application's state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, cast

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from backend.api.lifeline import Lifeline
from backend.api.metrics import Metrics
from backend.api.origins import is_loopback, refuse_foreign_pages
from backend.api.throttle import Throttle
from backend.app import App
from backend.services.audit_log import AuditLog
from backend.services.keys import Permission, Scope, permission_of
from backend.services.oidc import Verifier
from backend.services.pages import DEFAULT_LIMIT, MAX_LIMIT
from backend.services.readers import Reader
from backend.settings import Settings

bearer = HTTPBearer(
    auto_error=False, description="A key of `saidgraph key create`, or a token of the identity provider."
)
JWT_DOTS = 2  # header, claims and signature; a key of ours has none


def _lifeline(request: Request) -> Lifeline:
    return cast(Lifeline, request.app.state.lifeline)


def _metrics(request: Request) -> Metrics:
    return cast(Metrics, request.app.state.metrics)


def _settings(request: Request) -> Settings:
    return cast(Settings, request.app.state.settings)


LifelineOf = Annotated[Lifeline, Depends(_lifeline)]
MetricsOf = Annotated[Metrics, Depends(_metrics)]
SettingsOf = Annotated[Settings, Depends(_settings)]


def _service(lifeline: LifelineOf) -> App:
    return lifeline.require()


Service = Annotated[App, Depends(_service)]
"""The App; a 503 while Neo4j is away."""


async def _permission(
    request: Request,
    service: Service,
    settings: SettingsOf,
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> Permission:
    token = credentials.credentials if credentials else None
    verifier = cast(Verifier | None, request.app.state.verifier)
    if token is None:
        refuse_foreign_pages(request)
    elif verifier is not None and token.count(".") == JWT_DOTS:
        return await verifier.permission_of(token)
    # Where people sign in elsewhere, this machine alone is no key any more.
    keyless = is_loopback(settings.api.host) and verifier is None
    return await permission_of(service.store, token, keyless_allowed=keyless)


AnyPermission = Annotated[Permission, Depends(_permission)]

SpaceName = Annotated[str, Path(description="One isolated memory.", examples=["demo"], max_length=200)]


def _requires(scope: Scope) -> Callable[[Request, str, Permission], Coroutine[Any, Any, Permission]]:
    async def check(request: Request, space: SpaceName, permission: AnyPermission) -> Permission:
        caller = permission.key_id or (request.client.host if request.client else "unknown")
        cast(Throttle, request.app.state.throttle).admit(caller)
        status = "refused"
        try:
            permission.require(scope, space)
            status = "allowed"
        finally:
            await asyncio.to_thread(_log_call, request, space, permission, status)
        return permission

    return check


def _log_call(request: Request, space: str, permission: Permission, status: str) -> None:
    # The route's pattern, not its path: a path can hold a person's name.
    route = getattr(request.scope.get("route"), "path", "unknown")
    asker = permission.asker or request.query_params.get("asker")
    log = cast(AuditLog, request.app.state.audit_log)
    log.record(f"{request.method} {route}", space=space, key_id=permission.key_id, asker=asker, status=status)


MayRead = Annotated[Permission, Depends(_requires(Scope.READ))]
MayWrite = Annotated[Permission, Depends(_requires(Scope.WRITE))]
MayErase = Annotated[Permission, Depends(_requires(Scope.ERASE))]
MayAdminister = Annotated[Permission, Depends(_requires(Scope.ADMIN))]


def _reader(
    permission: MayRead,
    asker: Annotated[
        str | None,
        Query(description="Who reads. Without it only what has no audience is seen.", examples=["지나"]),
    ] = None,
) -> Reader:
    return Reader(permission.asker_for(asker), unrestricted=permission.sees_everything)


ReaderOf = Annotated[Reader, Depends(_reader)]
Cursor = Annotated[str | None, Query(description="`next` of the page before.", max_length=2000)]
Limit = Annotated[int, Query(ge=1, le=MAX_LIMIT, description=f"Items a page; {DEFAULT_LIMIT} unless told.")]
