"""Sharing the event loop: each iteration handles one request per address, and a few of many equal jobs."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeVar

TURN_PAUSE_SECONDS = 0.002
T = TypeVar("T")


def a_few_per_turn(few: int, items: Sequence[T], act: Callable[[T], object]) -> None:
    """Call `act` with every item: with the first few now, with the others in the next iterations of the event loop."""
    for item in items[:few]:
        act(item)
    if len(items) > few:
        asyncio.get_running_loop().call_soon(a_few_per_turn, few, items[few:], act)


class LoopTurns:
    """Lets one request per address through in each iteration of the event loop.

    However quick each request is, hundreds at once would keep everyone else waiting. Each lets the next one through
    after a pause. Giving each a time in advance would not do: on a busy machine, all that are overdue run in the same
    iteration.
    """

    def __init__(self) -> None:
        # By address, for those that were let through in this iteration or the last.
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Return at once if no other request of this address came in this iteration, or else in a later one."""
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
            if not waiting.done():  # its client may have hung up
                waiting.set_result(None)
                asyncio.get_running_loop().call_later(TURN_PAUSE_SECONDS, self._next_turn, address)
                return
        del self._lines[address]
