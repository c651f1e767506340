"""This machine's address on its own network, and how others reach a table that was opened on it."""

from __future__ import annotations

import ipaddress
import socket

from wayfare.server.ops.settings import Settings
from wayfare.server.wire import Sharing

ELSEWHERE = ("192.0.2.1", 9)  # a documentation address: nothing is sent there, only a way to it is looked up
ANY_ADDRESS = ("0.0.0.0", "::")  # listening on every network


def home_address() -> str | None:
    """The address under which others on the same network reach this machine; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if ipaddress.ip_address(address).is_loopback else address


def is_loopback(host: str) -> bool:
    """Whether a host, as in a page's address, means the machine that the page is opened on."""
    name = host.rsplit(":", 1)[0].strip("[]") if not host.endswith("]") else host.strip("[]")
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def sharing(settings: Settings, host: str) -> Sharing:
    """For a page opened at `host`. Only someone at this machine is told; for others the page's address works."""
    if not is_loopback(host):
        return Sharing()
    if settings.host in ANY_ADDRESS:
        address = home_address()
        return Sharing(origin=f"http://{address}:{settings.port}" if address else None)
    return Sharing(command=settings.network_command)
