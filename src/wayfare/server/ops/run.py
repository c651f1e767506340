"""Running the application: in one process, or in several on one PostgreSQL."""

from __future__ import annotations

import socket
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from wayfare.engine import add_games
from wayfare.errors import WayfareError
from wayfare.server.http.socket import FRAME_BYTES
from wayfare.server.ops.settings import Settings, hand_over
from wayfare.server.store.database import database_url

PORTS = 20  # tried before any free one is taken
GRACE_SECONDS = 5  # for requests under way when the server stops


def serve(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until told to stop."""
    if settings.workers > 1 and database_url(settings.database_url).get_backend_name() != "postgresql":
        raise WayfareError("Several workers need PostgreSQL: use --database-url postgresql://…, or --workers 1.")
    for path in settings.games:
        add_games(path)  # for worker processes too
    hand_over(settings)
    config = uvicorn.Config(
        "wayfare.server.app:app_for_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=None,  # clients ping, and one task watches all of them
        ws_per_message_deflate=False,  # would cost more memory than the table itself
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    listening = listening or listen(settings.host, settings.port)
    with suppress(KeyboardInterrupt):
        if settings.workers > 1:
            Multiprocess(config, sockets=[listening]).run()
        else:
            uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; WayfareError if the port isn't available."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        raise WayfareError(f"Cannot listen on {host}:{port}: {error.strerror}.") from None
    listening.set_inheritable(True)
    return listening


def listen_on_a_free_port(host: str, port: int) -> socket.socket:
    """On this port, or on one of the next."""
    for candidate in range(port, port + PORTS):
        with suppress(WayfareError):
            return listen(host, candidate)
    return listen(host, 0)
