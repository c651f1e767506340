"""Limits that are checked before a request's body is read."""

from __future__ import annotations

import asyncio
import random

from wayfare.server.http.auth import HttpRequest, address_of
from wayfare.server.refusals import Refused

REFUSAL_SECONDS = 1.0
RECORDS = "records"  # the line of everyone who sends one: reading it takes a millisecond of everybody's time


async def limit_requests(request: HttpRequest) -> None:
    """A refusal takes a second or two: then a client that doesn't mind gets no more of them than it has connections."""
    limits, address = request.app.state.limits, address_of(request.scope["client"])
    if not limits.allow("request", address):
        await asyncio.sleep(REFUSAL_SECONDS * random.uniform(1, 2))  # not all of them at the same moment
        raise Refused("too-many-requests")


async def limit_replays(request: HttpRequest) -> None:
    """Reading a record takes a while in itself."""
    await limit_requests(request)
    limits = request.app.state.limits
    limits.check("replay", address_of(request.scope["client"]))
    await limits.turn(RECORDS)
