"""What the doctor finds on real servers: a good one, one with another model's vectors, one without GDS."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from backend.app import App
from backend.errors import EmbeddingModelChanged
from backend.runtime.fetch import place
from backend.runtime.jars import JarGroup, read_lock
from backend.runtime.launch import launch
from backend.runtime.layout import Layout
from backend.runtime.server import provision, stop
from backend.services.doctor import Finding, Level, examine
from backend.settings import Neo4jSettings, RuntimeSettings, Settings

pytestmark = pytest.mark.database


async def _findings(settings: Settings, model: str) -> dict[str, Finding]:
    return {finding.check: finding for finding in await examine(settings, lambda: model)}


async def test_on_a_good_server_nothing_is_wrong(app: App) -> None:
    found = await _findings(app.settings, app.embedder.name)
    assert {name: finding.level for name, finding in found.items() if finding.level == Level.WRONG} == {}
    assert found["gds"].level == Level.GOOD
    assert found["indexes"].level == Level.GOOD
    assert app.embedder.name in found["embedding"].text


async def test_another_embedding_model_than_the_stores_is_wrong_with_both_ways_out(app: App) -> None:
    found = await _findings(app.settings, "openai/another-model")
    assert found["embedding"].level == Level.WRONG
    assert app.embedder.name in found["embedding"].text
    assert "saidgraph reindex" in (found["embedding"].remedy or "")


async def test_a_model_that_cannot_be_used_is_a_finding_and_not_a_crash(app: App) -> None:
    def unusable() -> str:
        raise EmbeddingModelChanged("The package of this model is not installed.")

    findings = {finding.check: finding for finding in await examine(app.settings, unusable)}
    assert findings["embedding"].level == Level.WRONG
    assert findings["embedding"].text == "The package of this model is not installed."


@pytest.fixture
def without_gds(settings: Settings, tmp_path: Path) -> Iterator[Settings]:
    """A server of our own whose plugins lack everything of GDS."""
    provision(settings)
    bare = Settings(home=tmp_path, neo4j=Neo4jSettings(uri=None), runtime=RuntimeSettings(heap_mb=512))
    layout = Layout(bare.home)
    layout.prepare()
    for jar in read_lock():
        if jar.group == JarGroup.PLUGINS and jar.coordinate.startswith("org.neo4j.gds:"):
            continue
        link = place(layout.jars, jar)
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(place(Layout(settings.home).jars, jar))
    launch(layout, bare.runtime, lambda message: None)
    yield bare
    stop(bare)


@pytest.mark.slow
async def test_a_server_without_gds_is_told_in_words(without_gds: Settings) -> None:
    found = await _findings(without_gds, "any/model")
    assert found["running"].level == Level.GOOD
    assert found["gds"].level == Level.WRONG
    assert "no Graph Data Science library" in found["gds"].text
    assert "plugin" in (found["gds"].remedy or "")
    assert found["jars"].level == Level.WRONG
