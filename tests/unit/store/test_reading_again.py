"""A read that a passing error interrupts is done again; one that is refused is not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from neo4j.exceptions import (
    ClientError,
    IncompleteCommit,
    Neo4jError,
    ServiceUnavailable,
    SessionExpired,
    TransientError,
)

from backend.store import connection
from backend.store.connection import Row, again

PASSING = [ServiceUnavailable("lost"), SessionExpired("stale"), TransientError("busy")]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_DELAY_SECONDS", 0.001)
    monkeypatch.setattr(connection, "RETRY_SECONDS", 0.5)
    monkeypatch.setattr(connection, "LOST_RETRY_SECONDS", 0.2)


class Reads:
    """A read that fails as told before it answers."""

    def __init__(self, errors: list[Exception]) -> None:
        self.errors: Iterator[Exception] = iter(errors)
        self.count = 0

    async def __call__(self) -> list[Row]:
        self.count += 1
        for error in self.errors:
            raise error
        return [{"n": 1}]


@pytest.mark.parametrize("error", PASSING, ids=lambda error: type(error).__name__)
async def test_a_read_is_done_again_after_an_error_that_passes(error: Exception) -> None:
    reads = Reads([error, error])
    assert await again(reads) == [{"n": 1}]
    assert reads.count == 3


async def test_a_read_that_is_refused_is_not_done_again() -> None:
    reads = Reads([ClientError("no such thing")])
    with pytest.raises(Neo4jError):
        await again(reads)
    assert reads.count == 1


async def test_an_error_that_does_not_pass_ends_the_read_in_time() -> None:
    reads = Reads([ServiceUnavailable("lost")] * 1_000)
    with pytest.raises(ServiceUnavailable):
        await again(reads)
    assert 3 < reads.count < 20


async def test_a_lost_server_is_given_up_sooner_than_a_busy_one() -> None:
    lost, busy = Reads([ServiceUnavailable("lost")] * 1_000), Reads([TransientError("busy")] * 1_000)
    for reads in (lost, busy):
        with pytest.raises((ServiceUnavailable, TransientError)):
            await again(reads)
    assert lost.count < busy.count


async def test_a_commit_that_may_have_held_is_not_made_again() -> None:
    reads = Reads([IncompleteCommit("no answer")])
    with pytest.raises(IncompleteCommit):
        await again(reads)
    assert reads.count == 1
