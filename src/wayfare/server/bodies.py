"""Bodies are read strictly, as the socket's messages are: what is not as promised is not bent until it fits."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body as the handler's own type. Litestar alone would take 0 for false, and "3" for 3."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ValidationException(extra=[{"message": str(error)}]) from None
