"""Requests whose client has hung up: nobody is waiting for the answer, so the work is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from wayfare.server.http.auth import HttpRequest
from wayfare.server.refusals import Refused

T = TypeVar("T")


async def unless_abandoned(request: HttpRequest, work: Coroutine[Any, Any, T]) -> T:
    """Do some work that takes a while; cancel it when the client hangs up."""
    working = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_hung_up(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("abandoned")
        return await working
    finally:
        working.cancel()
        gone.cancel()


async def _hung_up(request: HttpRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass  # the rest of the body
