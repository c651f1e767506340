"""How others reach a table that was opened on this machine, under an address that only this machine knows."""

from __future__ import annotations

from wayfare.server.ops.network import ANY_ADDRESS, home_address, is_loopback
from wayfare.server.ops.settings import Settings
from wayfare.server.wire import Sharing


def sharing(settings: Settings, host: str) -> Sharing:
    """For a page opened at `host`. Only someone at this machine is told; for others the page's address works."""
    if not is_loopback(host):
        return Sharing()
    if settings.host in ANY_ADDRESS:
        address = home_address()
        return Sharing(origin=f"http://{address}:{settings.port}" if address else None)
    return Sharing(command=settings.network_command)
