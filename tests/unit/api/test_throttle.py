"""A caller who calls too often is told how long to wait; others are not held up."""

from __future__ import annotations

import pytest

from backend.api.throttle import Throttle, TooManyCalls


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_admitted_and_what_goes_beyond_is_not() -> None:
    throttle = Throttle(rate=2, burst=3, clock=Clock())
    for _ in range(3):
        throttle.admit("a")
    with pytest.raises(TooManyCalls) as refused:
        throttle.admit("a")
    assert refused.value.retry_after_seconds == pytest.approx(0.5)
    throttle.admit("b")


def test_waiting_as_long_as_told_is_enough() -> None:
    clock = Clock()
    throttle = Throttle(rate=2, burst=1, clock=clock)
    throttle.admit("a")
    with pytest.raises(TooManyCalls) as refused:
        throttle.admit("a")
    clock.now += refused.value.retry_after_seconds
    throttle.admit("a")
