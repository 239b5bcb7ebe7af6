"""How often a key may call: a bucket of tokens a key, filled at a steady rate, in this process's memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from backend.errors import Throttled

# Buckets of callers that were not seen for long are forgotten: a full bucket is what a new one is.
MAX_CALLERS = 10_000


class TooManyCalls(Throttled):
    """Too many requests. Wait as long as Retry-After says, or raise SAIDGRAPH_LIMITS_CALLS_PER_SECOND."""

    type = "too-many-calls"

    def __init__(self, retry_after_seconds: float) -> None:
        self.retry_after_seconds = retry_after_seconds
        super().__init__()


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float


class Throttle:
    """Lets each caller make `rate` calls a second on average, and `burst` at once."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    def admit(self, caller: str) -> None:
        """Count one call. Raises TooManyCalls where the caller's bucket is empty."""
        now = self._clock()
        bucket = self._buckets.pop(caller, None) or _Bucket(float(self._burst), now)
        bucket.tokens = min(float(self._burst), bucket.tokens + (now - bucket.at) * self._rate)
        bucket.at = now
        self._buckets[caller] = bucket
        while len(self._buckets) > MAX_CALLERS:
            self._buckets.popitem(last=False)
        if bucket.tokens < 1:
            raise TooManyCalls((1 - bucket.tokens) / self._rate)
        bucket.tokens -= 1
