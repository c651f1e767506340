"""A few requests of each address in each turn of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque

FEW = 4


class LoopTurns:
    """However quick each of them is, hundreds of requests in one go would keep everyone else waiting.

    Counts turns rather than milliseconds: on a busy machine, whatever was due meanwhile comes up in the same turn.
    """

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}  # of addresses that asked for something in this turn or the last

    async def wait(self, address: str) -> None:
        """Return in this turn, if few others of the address do, or else in a later one."""
        line = self._lines.get(address)
        if line is None:
            line = self._lines[address] = Line()
            asyncio.get_running_loop().call_soon(self._next_turn, address)
        if line.passed < FEW and not line.waiting:
            line.passed += 1
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.waiting.append(waiting)
        await waiting

    def _next_turn(self, address: str) -> None:
        line = self._lines[address]
        if not line.waiting:
            del self._lines[address]
            return
        line.passed = 0
        while line.waiting and line.passed < FEW:
            waiting = line.waiting.popleft()
            if not waiting.done():  # they may have hung up
                waiting.set_result(None)
                line.passed += 1
        asyncio.get_running_loop().call_soon(self._next_turn, address)


class Line:
    """One address's requests that wait for a turn."""

    __slots__ = ("passed", "waiting")

    def __init__(self) -> None:
        self.passed = 0  # in this turn
        self.waiting: deque[asyncio.Future[None]] = deque()
