"""Requests whose client has hung up. Lines are fair without this, but bots would think for nobody."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.types import HTTPScope

from wayfare.server.http.auth import HttpRequest
from wayfare.server.http.requests import unless_abandoned
from wayfare.server.refusals import Refused


async def test_work_is_dropped_when_its_client_hangs_up() -> None:
    begun, dropped = asyncio.Event(), asyncio.Event()

    async def think() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()

    async def receive() -> Any:
        await begun.wait()
        return {"type": "http.disconnect"}

    request: HttpRequest = HttpRequest(cast(HTTPScope, {"type": "http", "state": {}}), receive=receive)
    async with asyncio.timeout(10):
        with pytest.raises(Refused):
            await unless_abandoned(request, think())
        await dropped.wait()
