"""Request bodies, read as strictly as the socket's messages."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """Litestar's own would accept 0 for false, and "3" for 3."""

    async def json(self) -> Any:
        """The body as the type the handler declares."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ValidationException(extra=[{"message": str(error)}]) from None
