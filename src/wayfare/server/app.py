"""The application: handlers, limits and headers put together around the tables of one process."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import FrameType
from typing import Any

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import Message, Scope

from wayfare.server import pages, schema, socket, warm
from wayfare.server.api import games, operate, play
from wayfare.server.api import tables as table_handlers
from wayfare.server.bodies import StrictRequest
from wayfare.server.bus import Bus
from wayfare.server.callers import HttpRequest, address_of, caller_of
from wayfare.server.clock import Clock
from wayfare.server.faults import answer
from wayfare.server.housekeeping import Housekeeping, say_goodbye
from wayfare.server.logs import set_up
from wayfare.server.programs import Programs
from wayfare.server.settings import Settings, inherited
from wayfare.server.store import Store
from wayfare.server.tables import Tables
from wayfare.server.thinkers import Thinkers

LOG = logging.getLogger("wayfare.app")
BODY_BYTES = 256 << 10
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """One process's application. Everything that is kept is in its store."""
    worker = secrets.token_hex(8)
    tables = Tables(Store(settings.database_url, worker), settings, clock)
    thinkers = Thinkers(settings.thinkers)
    Programs(tables, thinkers)
    return Litestar(
        route_handlers=[
            *games.HANDLERS,
            *table_handlers.HANDLERS,
            *play.HANDLERS,
            *operate.HANDLERS,
            socket.table_socket,
            openapi,
            pages.page,
        ],
        dependencies={
            "caller": Provide(caller_of, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "thinkers": Provide(lambda: thinkers, sync_to_thread=False),
        },
        state=State({"tables": tables}),
        lifespan=[lambda _: _run(tables, thinkers)],
        request_class=StrictRequest,
        before_request=_limit,
        before_send=[_add_headers],
        exception_handlers={Exception: answer},
        request_max_body_size=BODY_BYTES,
        openapi_config=schema.config(),
        logging_config=None,
    )


def for_worker() -> Litestar:
    """What uvicorn calls in each of several processes."""
    settings = inherited()
    set_up(settings.log_level)
    return make_app(settings)


def describe() -> Litestar:
    """An application that is only looked at."""
    return make_app(Settings(database_url="sqlite://"))


@asynccontextmanager
async def _run(tables: Tables, thinkers: Thinkers) -> AsyncIterator[None]:
    """From the first request to the last: the store is opened, and what runs beside is begun and ended."""
    await tables.store.start()
    beside = [Housekeeping(tables).run(), _warm(tables), *([Bus(tables).run()] if tables.store.shared else [])]
    tasks = [asyncio.create_task(work) for work in beside]
    LOG.info("serving", extra={"worker": tables.store.worker})
    try:
        with before_the_end(lambda: tables.spawn(say_goodbye(tables))):
            yield
    finally:
        await say_goodbye(tables)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await tables.stop()
        thinkers.stop()
        await tables.store.stop()


async def _warm(tables: Tables) -> None:
    await asyncio.to_thread(warm.warm_tables)
    tables.warm.set()
    await asyncio.to_thread(warm.warm_experts)
    warm.calm_collector()


@contextmanager
def before_the_end(call: Callable[[], None]) -> Iterator[None]:
    """When the process is told to stop, say so first: uvicorn closes the sockets without a word."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def told(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(call)
        then = handlers[signal.Signals(number)]
        if callable(then):
            then(number, frame)

    for number, then in handlers.items():
        if callable(then):  # where nobody would end the process after us, we do not stand in the way
            signal.signal(number, told)
    try:
        yield
    finally:
        for number, then in handlers.items():
            signal.signal(number, then)


async def _limit(request: HttpRequest) -> None:
    request.app.state.tables.limits.check("request", address_of(request.scope["client"]))


async def _add_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: HttpRequest) -> Response[dict[str, Any]]:
    """What this page's address says."""
    return Response(schema.document(request.app), media_type="application/json")
