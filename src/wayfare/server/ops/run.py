"""Running the application: in one process, or in several on one PostgreSQL."""

from __future__ import annotations

import socket
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from wayfare.engine import add_games
from wayfare.errors import WayfareError
from wayfare.server.http.transport import ServerConfig
from wayfare.server.ops.metrics import shared_by_workers
from wayfare.server.ops.settings import Settings, hand_over
from wayfare.server.store.database import database_url
from wayfare.server.store.sqlite_file import claimed

PORTS = 20  # tried before any free one is taken


def serve(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until told to stop."""
    url = database_url(settings.database_url)
    if settings.workers > 1 and url.get_backend_name() != "postgresql":
        raise WayfareError("Several workers need PostgreSQL: use --database-url postgresql://…, or --workers 1.")
    for path in settings.games:
        add_games(path)  # for worker processes too
    hand_over(settings)
    config = ServerConfig(settings)
    listening = listening or listen(settings.host, settings.port)
    with suppress(KeyboardInterrupt), claimed(url), shared_by_workers(settings.workers):
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


def listen_on_a_free_port(port: int) -> socket.socket:
    """On this port of this machine, or on one of the next."""
    for candidate in range(port, port + PORTS):
        with suppress(WayfareError):
            return listen("127.0.0.1", candidate)
    return listen("127.0.0.1", 0)
