"""Who asks: the token and the address of a request."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from msgspec import Struct

Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]


class Caller(Struct, frozen=True):
    """The token is as it came; only its hash is ever kept or compared."""

    token: str | None
    address: str


def caller_of(request: Connection) -> Caller:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    told = token.strip() if scheme.lower() == "bearer" else ""
    return Caller(token=told[:64] or None, address=address_of(request.scope["client"]))


def address_of(client: tuple[str, int] | None) -> str:
    """One household is one address: of IPv6, the first 64 bits."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return host
