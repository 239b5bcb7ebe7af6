"""What is written does not depend on what vectors mean: these tests hash words instead of embedding them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from backend.app import App
from tests.fakes import HashingEmbedder


@pytest.fixture(scope="session")
def app(app: App) -> App:
    """The service with a fast embedder, held to the same contract as the real one (tests/unit/embed)."""
    return replace(app, embedder=HashingEmbedder(app.embedder.name, app.embedder.dimensions))
