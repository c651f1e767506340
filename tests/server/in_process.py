"""A server inside the test's own process: its clock is stopped, its secrets are fixed, its matches can be reached."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
import uvicorn

from server.databases import new_sqlite
from server.processes import free_port
from wayfare.engine import Match
from wayfare.server.app import make_app
from wayfare.server.http.transport import ServerConfig
from wayfare.server.ops.clock import Alarm
from wayfare.server.ops.settings import Settings
from wayfare.server.table.registry import Tables

NOON = 1_700_000_000.0
MOMENT = 0.5


class StoppedClock:
    """It is always noon. A call due within a moment happens at once, a later one never."""

    def now(self) -> float:
        return NOON

    def call_at(self, when: float, call: Callable[[], object]) -> Alarm:
        loop = asyncio.get_running_loop()
        return loop.call_soon(call) if when <= NOON + MOMENT else loop.call_later(3600, call)


class FixedSecrets:
    """Replaces `secrets`: the same tokens, ids and seeds every time."""

    def __init__(self) -> None:
        self.rng = Random(0)

    def restart(self) -> None:
        self.rng.seed(0)

    def token_urlsafe(self, size: int) -> str:
        return f"token-{self.rng.getrandbits(8 * size):x}"[:43]

    def token_hex(self, size: int) -> str:
        return f"{self.rng.getrandbits(8 * size):0{2 * size}x}"

    def choice(self, letters: str) -> str:
        return self.rng.choice(letters)

    def randbits(self, bits: int) -> int:
        return self.rng.getrandbits(bits)


def fix_secrets(monkeypatch: pytest.MonkeyPatch) -> FixedSecrets:
    fixed = FixedSecrets()
    monkeypatch.setattr("wayfare.server.tokens.secrets", fixed)
    monkeypatch.setattr("wayfare.engine.seeds.secrets", fixed)
    return fixed


class UvicornWithoutSignals(uvicorn.Server):
    """Leaves the signals of the process alone."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class InProcessServer:
    """A running server of this process."""

    def __init__(self, config: ServerConfig, tables: Tables) -> None:
        self.url = f"http://127.0.0.1:{config.port}"
        self.tables = tables
        self.guard = config.guard

    def match(self, table_id: str) -> Match:
        """A table's live match."""
        table = self.tables.get(table_id)
        assert table is not None and table.match_log is not None
        return table.match_log.match


@asynccontextmanager
async def in_process_server(folder: Path, **settings: object) -> AsyncIterator[InProcessServer]:
    values = {"database_url": new_sqlite(folder / "tables.db"), "limits": False, **settings}
    port = free_port()
    chosen = Settings(port=port, **values)  # type: ignore[arg-type]
    app = make_app(chosen, StoppedClock())
    config = ServerConfig(chosen, app)
    server = UvicornWithoutSignals(config)
    serving = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(30):
            while not server.started:
                assert not serving.done(), "the server did not start"
                await asyncio.sleep(0.01)
        yield InProcessServer(config, app.state.tables)
    finally:
        server.should_exit = True
        await serving
