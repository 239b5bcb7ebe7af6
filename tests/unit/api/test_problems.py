"""The table from errors to statuses."""

from __future__ import annotations

import json

import pytest
from pydantic import ValidationError

import backend.errors
import ingest.errors
from backend.api.bodies import TurnBody
from backend.api.origins import is_loopback
from backend.api.problems import problem_of, status_of
from backend.errors import AmbiguousPerson, DatabaseAway, UnknownSpace
from backend.services.keys import NotAllowed
from ingest.errors import SaidgraphError


def _leaves(kind: type[SaidgraphError]) -> set[type[SaidgraphError]]:
    return {kind} | {leaf for child in kind.__subclasses__() for leaf in _leaves(child)}


def test_every_error_of_the_two_trees_has_a_status_of_its_own() -> None:
    for kind in _leaves(SaidgraphError) - {SaidgraphError}:
        if kind.__module__ not in (backend.errors.__name__, ingest.errors.__name__):
            continue
        error = AmbiguousPerson("x", []) if kind is AmbiguousPerson else kind()
        assert status_of(error) < 500 or status_of(error) == 503, kind


@pytest.mark.parametrize(
    ("error", "status", "header"),
    [
        (UnknownSpace(), 404, None),
        (DatabaseAway(), 503, "retry-after"),
        (backend.errors.Throttled(), 429, "retry-after"),
        (backend.errors.AccessDenied(), 401, "www-authenticate"),
        (NotAllowed(), 403, None),
        (ingest.errors.TooLarge(), 413, None),
        (ingest.errors.NaiveTime(), 422, None),
    ],
)
def test_a_problem_says_what_to_do(error: SaidgraphError, status: int, header: str | None) -> None:
    answer = problem_of(error)
    body = json.loads(bytes(answer.body))
    assert (answer.status_code, body["status"]) == (status, status)
    assert body["detail"] == error.detail
    assert body["type"].endswith(error.type)
    assert header is None or header in answer.headers


def test_an_error_of_our_own_making_shows_nothing_of_it() -> None:
    answer = problem_of(SaidgraphError("secret words"))
    assert answer.status_code == 500
    assert b"secret" not in bytes(answer.body)


def test_a_detail_with_half_a_surrogate_pair_can_be_sent() -> None:
    assert b"?" in bytes(problem_of(UnknownSpace("\ud800")).body)


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("[::1]", True), ("0.0.0.0", False), ("::", False),
     ("192.168.0.9", False), ("localhost.evil.example", False), ("", False)],
)  # fmt: skip
def test_loopback_is_this_machine_only(host: str, local: bool) -> None:
    assert is_loopback(host) is local


@pytest.mark.parametrize(
    "said_at", [0, 1.5, True, [], "", "now", "2026-13-01", "10000-01-01", "0001-01-01T00:00+14:00"]
)
def test_a_time_that_is_none_is_refused(said_at: object) -> None:
    with pytest.raises(ValidationError):
        TurnBody.model_validate({"id": "a", "speaker": "S", "text": "x", "said_at": said_at})
