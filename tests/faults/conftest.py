"""The API's client, for those faults that only a caller over HTTP sees."""

from __future__ import annotations

from tests.api.conftest import client

__all__ = ["client"]
