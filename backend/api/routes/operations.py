"""For whoever runs the service: alive, able to serve, figures."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response

from backend.api.answers import HealthAnswer
from backend.api.dependencies import AnyPermission, LifelineOf, MetricsOf
from backend.api.problems import problem_of
from backend.api.reply import documented, reply

router = APIRouter(tags=["operations"])

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/health", responses=documented(HealthAnswer, "Alive, with the database's state."))
async def health(lifeline: LifelineOf) -> JSONResponse:
    """Tell that the service is alive, and whether its database answers. Needs no key."""
    online = lifeline.app is not None
    return reply(
        {
            "status": "ok" if online else "degraded",
            "database": "online" if online else "away",
            "detail": None if online else lifeline.trouble.detail,
            "version": version("saidgraph"),
        }
    )


@router.get("/ready", responses=documented(HealthAnswer, "Able to serve."))
async def ready(lifeline: LifelineOf) -> JSONResponse:
    """Tell whether calls can be served: the database answers and its indexes are online. Needs no key."""
    if lifeline.app is None:
        return problem_of(lifeline.trouble)
    return await health(lifeline)


@router.get("/metrics", responses={200: {"content": {"text/plain": {}}, "description": "Prometheus text."}})
async def figures(metrics: MetricsOf, permission: AnyPermission) -> Response:
    """Show figures for Prometheus: calls, times, readiness."""
    return Response(metrics.text(), media_type=PROMETHEUS)
