"""Shows a service's answer. Services return plain JSON objects, so nothing is validated a second time."""

from __future__ import annotations

from typing import Any

from fastapi.responses import JSONResponse


def reply(value: dict[str, Any], status: int = 200) -> JSONResponse:
    """Return an object as JSON in UTF-8."""
    return JSONResponse(value, status)


def documented(model: type, description: str = "Done.", status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Return the documentation of a call's answer."""
    return {status: {"model": model, "description": description}}
