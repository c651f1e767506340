"""Fixtures: databases and servers."""

from __future__ import annotations

import asyncio
import inspect
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.databases import new_sqlite
from server.processes import PostgreSQL, Server


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run tests that are coroutines, each in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One for all tests of a process; not in pytest's folder, which another user may not enter."""
    folder = Path(tempfile.mkdtemp(prefix="wayfare-pg-"))
    database = PostgreSQL(folder)
    yield database
    database.close()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """The URL of a fresh `sqlite` or `postgresql` database, which is up to date."""

    return lambda kind: store_url(request, kind, tmp_path)


def store_url(request: pytest.FixtureRequest, kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return new_sqlite(folder / "tables.db")
    database: PostgreSQL = request.getfixturevalue("postgresql")
    return database.new_database()


@pytest.fixture
def empty_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """The URL of a `sqlite` or `postgresql` database with nothing in it."""

    def url(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / 'empty.db'}"
        database: PostgreSQL = request.getfixturevalue("postgresql")
        return database.new_database(migrated=False)

    return url


Serve = Callable[..., Server]


@pytest.fixture(scope="session")
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Servers that tests share, one of each kind: starting one takes longer than most tests."""
    servers: dict[tuple[str, int], Server] = {}

    def running(kind: str = "sqlite", workers: int = 1) -> Server:
        if (kind, workers) not in servers:
            folder = tmp_path_factory.mktemp("shared")
            servers[kind, workers] = Server(store_url(request, kind, folder), folder, workers).start()
        return servers[kind, workers]

    yield running
    for server in servers.values():
        server.kill()


@pytest.fixture
def serve(new_store: Callable[[str], str], tmp_path: Path) -> Iterator[Serve]:
    """Servers for one test, as in `serve("postgresql", workers=2)`; killed after it."""
    servers: list[Server] = []

    def start(kind: str = "sqlite", workers: int = 1, **settings: str) -> Server:
        servers.append(Server(new_store(kind), tmp_path, workers, **settings))
        return servers[-1].start()

    yield start
    for server in servers:
        server.kill()
