"""Rate limits: token buckets, for a bounded number of addresses and players.

Libraries for this keep a bucket for every key they have seen, or use wall time; these are bounded, ask our clock, and
can charge a batch of frames at once.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

from wayfare.server.ops.clock import Clock, wait_until
from wayfare.server.ops.loop_turns import LoopTurns
from wayfare.server.refusals import Refused

MAX_BUCKETS = 20_000
CONNECTIONS_PER_ADDRESS = 256  # open at the same time; trusted proxies may have any number
SOCKETS_PER_ADDRESS = 128  # through proxies, too


class Rate(NamedTuple):
    """How many per second, and how many in a burst."""

    per_second: float
    burst: float


Limited = Literal["request", "message", "connect", "create", "replay", "review", "move", "hint", "advice", "chat"]
RATES: dict[Limited, Rate] = {
    "request": Rate(40, 200),  # by address: a household of players behind one router
    "message": Rate(100, 300),  # of all its sockets together
    "connect": Rate(5, 60),
    "create": Rate(0.5, 30),
    "replay": Rate(1, 10),
    "review": Rate(0.5, 20),
    "move": Rate(20, 40),  # by token
    "hint": Rate(0.5, 5),
    "advice": Rate(2, 10),  # for a lesson's guide; a hundredth of a hint's work
    "chat": Rate(0.5, 5),
}


class Bucket:
    """A token bucket. It refills with time."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at

    def take(self, rate: Rate, now: float, count: int = 1) -> bool:
        self.left = min(rate.burst, self.left + max(0.0, now - self.at) * rate.per_second)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True

    def reserve(self, rate: Rate, now: float) -> float:
        """Take a token in advance if there is none. Returns the seconds until it is due."""
        self.left = min(rate.burst, self.left + max(0.0, now - self.at) * rate.per_second) - 1
        self.at = now
        return max(0.0, -self.left / rate.per_second)


class Limits:
    """One process's buckets. When there are too many, the least recently used one is dropped."""

    def __init__(self, clock: Clock, enabled: bool = True) -> None:
        self._clock = clock
        self._enabled = enabled
        self._buckets: OrderedDict[tuple[Limited, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self._turns = LoopTurns()

    def allow(self, what: Limited, key: str) -> bool:
        """May this address, or the player with this token hash, do it now?"""
        return not self._enabled or self._bucket(what, key).take(RATES[what], self._clock.now())

    async def wait(self, what: Limited, key: str) -> None:
        """Delay the caller until the rate allows it. Only for what one client can't ask for many times at once."""
        if self._enabled:
            now = self._clock.now()
            await wait_until(self._clock, now + self._bucket(what, key).reserve(RATES[what], now))

    async def turn(self, address: str) -> None:
        """Wait until this address may use the event loop, which handles one request per address in each iteration."""
        if self._enabled:
            await self._turns.wait(address)

    def _bucket(self, what: Limited, key: str) -> Bucket:
        bucket = self._buckets.get((what, key))
        if bucket is None:
            bucket = self._buckets[what, key] = Bucket(RATES[what].burst, self._clock.now())
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((what, key))
        return bucket

    def check(self, what: Limited, key: str) -> None:
        if not self.allow(what, key):
            raise Refused("too-many-requests")

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a socket while it is open. Yields False if this address may not open another one now."""
        crowded = self._sockets[address] >= SOCKETS_PER_ADDRESS and self._enabled
        self._sockets[address] += 1
        try:
            yield not crowded and self.allow("connect", address)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
