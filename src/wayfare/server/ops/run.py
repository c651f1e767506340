"""Running the application: in one process, or in several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import uvicorn

from wayfare.engine import add_games
from wayfare.errors import WayfareError
from wayfare.server.ops.logs import set_up_logging
from wayfare.server.ops.metrics import shared_by_workers
from wayfare.server.ops.settings import Settings
from wayfare.server.ops.supervisor import Supervisor
from wayfare.server.store.engines import database_url
from wayfare.server.store.prepare import prepare
from wayfare.server.store.sqlite_file import claimed

logger = logging.getLogger("wayfare.run")
PORTS = 20  # tried before any free one is taken
SWITCH_SECONDS = 0.001  # see serve_here
FAILED, UNUSABLE = 1, 2  # exit codes: something broke; something has to be set up differently


def serve(settings: Settings, listening: socket.socket | None = None) -> None:
    """Serve until told to stop. Exits with a code other than 0 if it couldn't start or stop as it should."""
    url = database_url(settings.database_url)
    if settings.workers > 1 and url.get_backend_name() != "postgresql":
        raise WayfareError("Several workers need PostgreSQL: use --database-url postgresql://…, or --workers 1.")
    for path in settings.games:
        add_games(path)  # for worker processes too
    set_up_logging(settings.log_level)
    listening = listening or listen(settings.host, settings.port)
    with suppress(KeyboardInterrupt), claimed(url), shared_by_workers(settings.workers):
        asyncio.run(prepare(settings.database_url))
        if settings.workers == 1:
            serve_here(settings, listening, lambda: None)
        else:
            preload()
            code = Supervisor(partial(_serve_in_worker, settings, listening), settings.workers).run()
            sys.exit(code)


def preload() -> None:
    """Load all that workers need before they are forked, and keep the collector from touching it: it stays shared."""
    from wayfare.server.app import app_for_schema
    from wayfare.server.ops import warmup

    app_for_schema()  # fills Litestar's caches
    warmup.warm_up_tables()
    warmup.warm_up_experts()
    gc.collect()
    gc.freeze()


def _serve_in_worker(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    set_up_logging(settings.log_level)
    try:
        asyncio.run(prepare(settings.database_url))  # when it is restarted, the database may be away
        serve_here(settings, listening, ready)
    except WayfareError as error:
        logger.error(str(error))
        sys.exit(UNUSABLE)
    except KeyboardInterrupt:
        pass
    except Exception as error:  # multiprocessing would print its text
        logger.error("a worker failed", exc_info=error)
        sys.exit(FAILED)


def serve_here(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process, and call `ready` once it does.

    SQLite's thread needs the interpreter again after every row, and while the event loop is busy it waits for this
    interval each time. By default that is five milliseconds.
    """
    from wayfare.server.app import make_app
    from wayfare.server.http.transport import ServerConfig

    sys.setswitchinterval(SWITCH_SECONDS)
    server = _Server(ServerConfig(settings, make_app(settings)), ready)
    server.run(sockets=[listening])
    if not server.started:
        sys.exit(FAILED)


class _Server(uvicorn.Server):
    """Says when it is ready to serve."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


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
