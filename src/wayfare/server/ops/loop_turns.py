"""Not everything in one turn of the event loop: one request of each address, a few of many equal jobs."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeVar

TURN_PAUSE_SECONDS = 0.002
T = TypeVar("T")


def a_few_per_turn(few: int, items: Sequence[T], act: Callable[[T], object]) -> None:
    """Do something with each of many: now with the first few, with the others in the next turns of the event loop."""
    for item in items[:few]:
        act(item)
    if len(items) > few:
        asyncio.get_running_loop().call_soon(a_few_per_turn, few, items[few:], act)


class LoopTurns:
    """However quick each of them is, hundreds of requests in one go would keep everyone else waiting.

    Each lets the next one in, after a pause. Times for all of them would not do: on a busy machine, whatever was due
    meanwhile comes up in the same turn.
    """

    def __init__(self) -> None:
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # of addresses that had this turn or the last

    async def wait(self, address: str) -> None:
        """Return in this turn, if the address hasn't had it yet, or else in a later one."""
        line = self._lines.get(address)
        if line is None:
            self._lines[address] = deque()
            asyncio.get_running_loop().call_soon(self._next_turn, address)
            return
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(waiting)
        await waiting

    def _next_turn(self, address: str) -> None:
        line = self._lines[address]
        while line:
            waiting = line.popleft()
            if not waiting.done():  # they may have hung up
                waiting.set_result(None)
                asyncio.get_running_loop().call_later(TURN_PAUSE_SECONDS, self._next_turn, address)
                return
        del self._lines[address]
