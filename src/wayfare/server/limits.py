"""Rate limits: buckets that fill again with time, for a bounded number of addresses and tokens."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from wayfare.server.clock import Clock
from wayfare.server.refusals import Refused

MOST_KEYS = 20_000


class Rate(NamedTuple):
    """So many a second, and so many at once."""

    second: float
    burst: float


RATES = {
    "request": Rate(40, 200),  # by address: a household of players behind one router
    "connect": Rate(5, 60),
    "create": Rate(0.5, 30),
    "replay": Rate(1, 10),
    "move": Rate(20, 40),  # by token
    "hint": Rate(0.5, 5),
    "chat": Rate(0.5, 5),
}


class Bucket:
    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: Rate, now: float) -> bool:
        self.left = min(rate.burst, self.left + max(0.0, now - self.at) * rate.second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    def __init__(self, clock: Clock, on: bool = True) -> None:
        self._clock = clock
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allow(self, what: str, who: str) -> bool:
        if not self._on:
            return True
        rate, now = RATES[what], self._clock.now()
        bucket = self._buckets.get((what, who))
        if bucket is None:
            bucket = self._buckets[what, who] = Bucket(rate.burst, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((what, who))
        return bucket.take(rate, now)

    def check(self, what: str, who: str) -> None:
        if not self.allow(what, who):
            raise Refused("too-many", "That is too often; wait a moment.")
