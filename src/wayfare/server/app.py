"""The application of one process: its services put together, with routes, limits and headers around them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import FrameType
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.handlers import HTTPRouteHandler
from litestar.types import Message, Scope

from wayfare.review.prepare import prepare as prepare_reviews
from wayfare.server.bots.hints import Hints
from wayfare.server.bots.pool import BotPool
from wayfare.server.bots.scheduler import BotScheduler
from wayfare.server.callers import request_address
from wayfare.server.http import openapi
from wayfare.server.http.auth import address_of, caller_of
from wayfare.server.http.errors import error_response
from wayfare.server.http.pages import page
from wayfare.server.http.requests import StrictRequest, limit_requests
from wayfare.server.http.routes import games, operations, play, reviews, tables
from wayfare.server.http.socket import table_socket
from wayfare.server.ops import memory, warmup
from wayfare.server.ops.cleanup import Cleanup, say_goodbye
from wayfare.server.ops.clock import Clock, WallClock
from wayfare.server.ops.health import Health
from wayfare.server.ops.lag import LoopLag
from wayfare.server.ops.limits import Limits
from wayfare.server.ops.logs import log_loop_errors
from wayfare.server.ops.metrics import Metrics
from wayfare.server.ops.settings import Settings
from wayfare.server.ops.tasks import BackgroundTasks
from wayfare.server.review.reviews import Reviews
from wayfare.server.store import Store, StoreDown
from wayfare.server.table.broadcast import Broadcaster
from wayfare.server.table.moves import Moves
from wayfare.server.table.peers import Peers
from wayfare.server.table.registry import Tables

logger = logging.getLogger("wayfare.app")
ROUTE_MODULES = (games, tables, play, reviews, operations)  # every handler in these modules is served
INJECTED = ("tables", "moves", "hints", "reviews", "limits", "metrics", "health")  # with the handlers
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
NO_STORE = (b"cache-control", b"no-store")  # for everything that doesn't say otherwise


class Services:
    """The services of one process, wired together. Everything durable is in the store."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or WallClock()
        self.loop_lag = LoopLag()
        self.metrics = Metrics(self.loop_lag.period())
        self.limits = Limits(self.clock, settings.limits)
        self.store = Store(settings.database_url, worker=secrets.token_hex(8))
        self.health = Health(self.store, self.loop_lag.period(), self.metrics)
        self.broadcaster = Broadcaster(self.clock, self.metrics)
        self.tables = Tables(self.store, self.clock, BackgroundTasks(), self.broadcaster)
        self.moves = Moves(self.tables, self.limits, self.metrics)
        self.bot_pool = BotPool(settings.bot_threads)
        self.hints = Hints(self.tables, self.bot_pool, self.limits)
        self.reviews = Reviews(self.store, self.tables.replays, settings.review_quality)
        self.bot_scheduler = BotScheduler(self.tables, self.bot_pool, self.metrics)
        self.peers = Peers(self.tables)
        self.tables.on_change.append(self.bot_scheduler.reschedule)
        self.tables.on_drop.append(self.bot_scheduler.forget)
        if self.store.shared:
            self.broadcaster.on_presence.append(self.peers.presence_changed)

    async def stop(self) -> None:
        self.reviews.stop()
        await self.tables.stop()
        self.bot_pool.stop()
        with contextlib.suppress(StoreDown):  # then the leases end by themselves
            await self.store.leases.release()
        await self.store.stop()


class Application(Litestar):
    """Answers HEAD like GET, and requests for a socket that aren't one like those for any other missing page."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            address = address_of(scope["client"])
            request_address.set(address)
            await self.state.limits.turn(address)  # before anything else is done for a request
        if scope["type"] == ScopeType.HTTP:
            method, path = scope["method"], scope["path"]
            if method == "HEAD":
                scope = {**scope, "method": "GET"}  # a copy: the server, which leaves the body out, has to know
            if path.startswith("/api/") and path.rstrip("/").endswith("/socket"):
                scope = {**scope, "path": "/api/socket"}  # Litestar itself fails where only a socket is
        await super().__call__(scope, receive, send)


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    services = Services(settings, clock)
    shared = {name: getattr(services, name) for name in INJECTED}
    return Application(
        route_handlers=[
            *(each for module in ROUTE_MODULES for each in vars(module).values() if isinstance(each, HTTPRouteHandler)),
            table_socket,
            openapi.openapi,
            page,
        ],
        dependencies={
            "caller": Provide(caller_of, sync_to_thread=False),
            **{name: _provide(service) for name, service in shared.items()},
        },
        state=State({"settings": settings, "services": services, **shared}),
        lifespan=[lambda _: _lifespan(services)],
        request_class=StrictRequest,
        before_request=limit_requests,
        before_send=[_add_headers],
        exception_handlers={Exception: error_response},
        request_max_body_size=BODY_BYTES,
        openapi_config=openapi.config(),
        plugins=[openapi.StructReferences()],
        logging_config=None,
    )


def _provide(service: Any) -> Provide:
    return Provide(lambda: service, sync_to_thread=False)


def app_for_schema() -> Litestar:
    """An application that is only described, never run."""
    return make_app(Settings(database_url="sqlite://"))


@asynccontextmanager
async def _lifespan(services: Services) -> AsyncIterator[None]:
    """Open the store and run the background work, from the first request to the last."""
    tables = services.tables
    asyncio.get_running_loop().set_exception_handler(log_loop_errors)
    services.store.start()
    background = [
        Cleanup(tables, services.settings).run(),
        _warm_up(tables),
        services.loop_lag.run(),
        services.health.run(),
    ]
    if services.store.shared:
        background.append(services.peers.run())
    running = [asyncio.create_task(work) for work in background]
    logger.info("serving", extra={"worker": services.store.worker})
    try:
        with before_stopping(lambda: tables.tasks.spawn(say_goodbye(tables))):
            yield
    finally:
        await say_goodbye(tables)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await services.stop()


async def _warm_up(tables: Tables) -> None:
    await asyncio.to_thread(warmup.warm_up_tables)
    memory.collect_rarely()
    tables.warm.set()
    await asyncio.to_thread(warmup.warm_up_experts)
    await asyncio.to_thread(prepare_reviews)
    memory.exempt_from_collection()
    await asyncio.to_thread(memory.release)
    logger.info("everything is loaded")


@contextmanager
def before_stopping(call: Callable[[], None]) -> Iterator[None]:
    """Call this first when the process is told to stop: uvicorn would close the sockets without a goodbye."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(call)
        handler = handlers[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    for number, handler in handlers.items():
        if callable(handler):  # otherwise nobody would stop the process after us
            signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


async def _add_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        kept = any(name.lower() == b"cache-control" for name, _ in message["headers"])
        message["headers"] = [*message["headers"], *HEADERS, *([] if kept else [NO_STORE])]
