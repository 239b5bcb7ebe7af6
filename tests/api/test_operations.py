"""Health, figures, documentation, and a database that is away."""

from __future__ import annotations

import json
import socket

import httpx
from pydantic import SecretStr

from backend.api.app import create_app
from backend.settings import Neo4jSettings, Settings


async def test_health_and_readiness_are_told_without_a_key(client: httpx.AsyncClient) -> None:
    for path in ("/health", "/ready"):
        answer = await client.get(path)
        assert answer.status_code == 200
        assert answer.json()["database"] == "online"
        root = await client.get(f"http://localhost{path}")
        assert root.json() == answer.json()


async def test_the_api_starts_without_a_database_and_says_so(settings: Settings) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    away = Neo4jSettings(uri=f"bolt://127.0.0.1:{port}", password=SecretStr("none"))
    api = create_app(settings.model_copy(update={"neo4j": away}))
    async with api.router.lifespan_context(api):
        transport = httpx.ASGITransport(api)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost/v1") as client:
            health = await client.get("/health")
            assert (health.status_code, health.json()["status"]) == (200, "degraded")
            for answer in (await client.get("/ready"), await client.get("/spaces/demo/people")):
                assert answer.status_code == 503
                assert int(answer.headers["retry-after"]) > 0
                assert answer.headers["content-type"] == "application/problem+json"
                assert "saidgraph up" in answer.json()["detail"]


async def test_figures_name_routes_and_never_spaces_or_people(client: httpx.AsyncClient) -> None:
    await client.get("/spaces/very-private-space/people/Winifred")
    text = (await client.get("/metrics")).text
    assert 'route="/spaces/{space}/people/{person}"' in text
    assert "saidgraph_ready 1.0" in text
    assert "very-private-space" not in text
    assert "Winifred" not in text


async def test_the_documentation_has_every_call_with_its_problems_and_an_example(
    client: httpx.AsyncClient,
) -> None:
    schema = (await client.get("/openapi.json")).json()
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            assert call["summary"], (method, path)
            assert "503" in call["responses"], (method, path)
            problem = call["responses"]["503"]["content"]
            assert set(problem) == {"application/problem+json"}, (method, path)
    assert "지나" in json.dumps(schema["components"]["schemas"]["StatementAnswer"], ensure_ascii=False)


async def test_an_unknown_path_or_method_is_a_problem(client: httpx.AsyncClient) -> None:
    for method, path, status in (("GET", "/nothing", 404), ("PATCH", "/spaces/x/people", 405)):
        answer = await client.request(method, path)
        assert answer.status_code == status
        assert answer.headers["content-type"] == "application/problem+json"
