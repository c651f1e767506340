"""Reads from a request who makes it: the token in its header, and its address."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from wayfare.server.callers import GUEST, Caller

HttpRequest = Request[Any, Any, Any]


def caller_of(request: ASGIConnection[Any, Any, Any, Any]) -> Caller:
    """The caller, by `Authorization: Bearer <token>`."""
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    token = value.strip() if scheme.lower() == "bearer" else ""
    return guest(token[:64] or None, address_of(request.scope["client"]))


def guest(token: str | None, address: str) -> Caller:
    return Caller(identity=GUEST, token=token, address=address)


def address_of(client: tuple[str, int] | None) -> str:
    """The address that limits count by. For IPv6 it is the first 64 bits, so that a household is one address."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return host
