"""What happens around every request: limits before its body is read, strict reading of the body, hanging up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.exceptions import ClientException, HTTPException, InternalServerException, ValidationException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

from wayfare.server.http.auth import HttpRequest, address_of
from wayfare.server.refusals import Refused

T = TypeVar("T")
REFUSAL_SECONDS = 1.0
RECORDS = "records"  # all requests with a record share one queue: reading one blocks the event loop for a millisecond
SHORT_BYTES = 32 << 10
READER = ThreadPoolExecutor(1, "body")  # a record takes milliseconds, and many may come at the same moment


async def limit_requests(request: HttpRequest) -> None:
    """Refuse addresses that send too many requests.

    Each refusal is held back for a second or two, so a client gets no more of them than it has connections.
    """
    limits, address = request.app.state.limits, address_of(request.scope["client"])
    if not limits.allow("request", address):
        await asyncio.sleep(REFUSAL_SECONDS * random.uniform(1, 2))  # not all of them at the same moment
        raise Refused("too-many-requests")


async def limit_replays(request: HttpRequest) -> None:
    """The same for requests with a record, which takes long to read."""
    await limit_requests(request)
    limits = request.app.state.limits
    limits.check("replay", address_of(request.scope["client"]))
    await limits.turn(RECORDS)


class StrictRequest(Request[Any, Any, Any]):
    """Reads bodies as strictly as the socket reads messages. Litestar's own would accept 0 for false, and "3" for 3."""

    async def json(self) -> Any:
        if self.headers.get("content-type") and self.content_type[0] != MediaType.JSON:
            raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)
        field = self.route_handler.parsed_data_field
        body, expected = await self.body(), field.annotation if field else Any
        try:
            if len(body) <= SHORT_BYTES:
                return msgspec.json.decode(body, type=expected)
            return await asyncio.get_running_loop().run_in_executor(
                READER, partial(msgspec.json.decode, body, type=expected)
            )
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ValidationException(extra=[{"message": str(error)}]) from None

    async def body(self) -> bytes:
        """The body. A client that hangs up in the middle of it isn't our fault."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientException("the request is incomplete") from error


async def unless_abandoned(request: HttpRequest, work: Coroutine[Any, Any, T]) -> T:
    """Do some work that takes a while, and cancel it if the client hangs up."""
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
