"""Generated requests against a real server: whatever comes, the answer is documented and none is a 500."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case

from backend.api.app import create_app

CASES_A_CALL = 12  # about 300 in all


@pytest.fixture
def server() -> Iterator[str]:
    """The API on a port of this machine, in a thread with an event loop of its own."""
    from backend.settings import load_settings

    config = uvicorn.Config(create_app(load_settings()), port=0, log_level="error", access_log=False)
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run)
    thread.start()
    deadline = time.monotonic() + 60
    while not running.started and time.monotonic() < deadline:
        time.sleep(0.1)
    port = running.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    running.should_exit = True
    thread.join()


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # the generator's own
def test_generated_requests_get_documented_answers_and_never_a_500(server: str, space: str) -> None:
    schema = schemathesis.openapi.from_url(f"{server}/v1/openapi.json")
    seen: dict[str, set[int]] = {}
    wrong: list[str] = []
    for result in schema.get_all_operations():
        operation = result.ok()
        statuses = seen.setdefault(operation.label, set())
        documented = {int(status) for status in operation.definition.raw["responses"]}
        _sender(operation, space, statuses)()
        wrong += [f"{operation.label}: {status}" for status in sorted(statuses - documented)]
    assert len(seen) > 12
    assert sum(200 in statuses for statuses in seen.values()) > 8, seen
    assert wrong == []


def _sender(operation: Any, space: str, statuses: set[int]) -> Callable[[], None]:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=CASES_A_CALL,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Case) -> None:
        # Everything stays inside the test's own space: some calls delete.
        if "space" in case.path_parameters:
            case.path_parameters["space"] = space
        try:
            answer = case.call(timeout=60)
        except (UnicodeError, ValueError):
            return  # the client cannot even send it
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (operation.label, case.as_curl_command(), answer.text)

    return send
