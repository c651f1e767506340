"""Entries of many tables' logs, written by one statement, which is a transaction of its own unless one has begun.

It goes straight to the driver. Nearly everything that is ever written is written here, and SQLAlchemy would take longer
than the database; with SQLite, each of its steps also means going to the driver's thread and back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from msgspec.structs import astuple
from sqlalchemy.ext.asyncio import AsyncConnection

from wayfare.server.store import schema
from wayfare.server.store.rows import Entry

CHANNEL = "wayfare"  # of PostgreSQL's NOTIFY
LOG_COLUMNS = ", ".join(Entry.__struct_fields__)
KEY = ("table_id", "number", "seat", "client_id")  # identifies the entry that got a number in the log
REVISION = "(SELECT revision FROM tables WHERE tables.id = {}.table_id)"

SQLITE_ROW = f"({', '.join('?' * len(Entry.__struct_fields__))})"
SQLITE = f"""
INSERT INTO log ({LOG_COLUMNS}) VALUES {{rows}} ON CONFLICT DO NOTHING
RETURNING {", ".join(KEY)}, coalesce({REVISION.format("log")}, 0)
"""

ARRAYS = {str: "text[]", int: "int[]", bool: "bool[]", float: "float8[]"}


def postgresql_arrays(fields: Sequence[str], first: int) -> str:
    """A parameter for each field of an entry, numbered from `first`: the values of all entries, as an array."""
    types = [ARRAYS[schema.log.c[field].type.python_type] for field in fields]
    return ", ".join(f"${number}::{type}" for number, type in enumerate(types, first))


POSTGRESQL = f"""
WITH written AS (
    INSERT INTO log ({LOG_COLUMNS})
    SELECT * FROM unnest({postgresql_arrays(Entry.__struct_fields__, first=3)})
    ON CONFLICT DO NOTHING RETURNING {LOG_COLUMNS}
), dated AS (
    SELECT written.*, coalesce({REVISION.format("written")}, 0) AS revision, to_json(written) AS entry FROM written
)
SELECT {", ".join(KEY)}, revision, pg_notify($1, json_build_object('worker', $2::text, 'table', table_id, 'kind', 'log',
    'number', number, 'entry', entry, 'revision', revision)::text)
FROM dated
"""


async def append_to_sqlite(connection: AsyncConnection, entries: Sequence[Entry]) -> list[int | None]:
    """Write the entries. For each: the revision of its table's facts; None if its number or client id is taken."""
    driver = _driver(connection)
    statement = SQLITE.format(rows=", ".join([SQLITE_ROW] * len(entries)))
    values = list(chain.from_iterable(map(astuple, entries)))
    began = driver.in_transaction
    written = await driver.execute_fetchall(statement, values)
    assert driver.in_transaction == began, "nothing is acknowledged that isn't committed"
    return _revisions(entries, written)


async def append_to_postgresql(connection: AsyncConnection, entries: Sequence[Entry], worker: str) -> list[int | None]:
    """The same; the other workers are notified of each entry, with the commit.

    All workers go by the tables' ids: in any other order, two that write to the same tables could wait for each other.
    """
    driver = _driver(connection)
    in_order = sorted(entries, key=lambda entry: entry.table_id)
    columns = zip(*map(astuple, in_order), strict=True)
    return _revisions(entries, await driver.fetch(POSTGRESQL, CHANNEL, worker, *columns))


def _driver(connection: AsyncConnection) -> Any:
    """The driver's own connection. `get_raw_connection` gives the same, but starts a greenlet for it."""
    assert connection.sync_connection is not None
    return connection.sync_connection.connection.driver_connection


def _revisions(entries: Sequence[Entry], written: Iterable[Any]) -> list[int | None]:
    found = {tuple(row[: len(KEY)]): row[len(KEY)] for row in written}
    return [found.get((entry.table_id, entry.number, entry.seat, entry.client_id)) for entry in entries]
