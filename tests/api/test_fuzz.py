"""Generated requests against a real server: whatever comes, the answer is documented and none is a 500."""

from __future__ import annotations

import math
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case

from backend.api.app import create_app
from backend.settings import Settings

# For every change a few hundred; FUZZ_REQUESTS=20000 is the bar of a release, and FUZZ_SECONDS ends it in time.
REQUESTS = int(os.environ.get("FUZZ_REQUESTS", "480"))
SECONDS = float(os.environ.get("FUZZ_SECONDS", "600"))


class TimeIsUp(Exception):
    """A call has had its share of the time."""


@pytest.fixture
def server(settings: Settings) -> Iterator[str]:
    """The API on a port of this machine, in a thread with an event loop of its own."""
    config = uvicorn.Config(create_app(settings), port=0, log_level="error", access_log=False)
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
    operations = [result.ok() for result in schema.get_all_operations()]
    cases = math.ceil(REQUESTS / len(operations))
    seen: dict[str, Counter[int]] = {}
    wrong: list[str] = []
    for operation in operations:
        statuses = seen.setdefault(operation.label, Counter())
        documented = {int(status) for status in operation.definition.raw["responses"]}
        with suppress(TimeIsUp):
            _sender(operation, space, statuses, cases, time.monotonic() + SECONDS / len(operations))()
        wrong += [f"{operation.label}: {status}" for status in sorted(set(statuses) - documented)]
    sent = sum(sum(statuses.values()) for statuses in seen.values())
    total: Counter[int] = sum(seen.values(), Counter())
    sys.stderr.write(f"{sent} requests to {len(operations)} calls: {dict(sorted(total.items()))}\n")
    assert len(seen) > 12
    assert sum(200 in statuses for statuses in seen.values()) > 8, seen
    assert wrong == []
    assert not any(status >= 500 for status in total), seen


def _sender(operation: Any, space: str, statuses: Counter[int], cases: int, until: float) -> Callable[[], None]:
    @given(case=operation.as_strategy())
    @settings(
        max_examples=cases,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Case) -> None:
        if time.monotonic() > until:
            raise TimeIsUp
        # Everything stays inside the test's own space: some calls delete.
        if "space" in case.path_parameters:
            case.path_parameters["space"] = space
        try:
            answer = case.call(timeout=60)
        except (UnicodeError, ValueError):
            return  # the client cannot even send it
        statuses[answer.status_code] += 1
        assert answer.status_code < 500, (operation.label, case.as_curl_command(), answer.text)

    return send
