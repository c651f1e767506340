"""Request bodies, read as strictly as the socket's messages."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.exceptions import ClientException, HTTPException, InternalServerException, ValidationException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

SHORT_BYTES = 32 << 10
READER = ThreadPoolExecutor(1, "body")  # a record takes milliseconds, and many may come at the same moment


class StrictRequest(Request[Any, Any, Any]):
    """Litestar's own would accept 0 for false, and "3" for 3."""

    async def json(self) -> Any:
        """The body as the type the handler declares."""
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
