"""Tables' logs and their checkpoints, in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wayfare.server.store import schema
from wayfare.server.store.database import Database
from wayfare.server.store.rows import Ending, Entry

PAGE = 200  # entries of a log read at a time


class StoredLogs:
    """Reads logs, and appends to them. With a match's last entry its record is stored."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert_record = database.insert(schema.records).on_conflict_do_nothing()
        new = database.insert(schema.checkpoints)
        self._insert_checkpoint = new.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"number": new.excluded.number, "data": new.excluded.data},
            where=schema.checkpoints.c.number < new.excluded.number,
        )

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        entries: list[Entry] = []
        while True:  # in pages: a long log would keep the event loop too long
            log = schema.log.c
            query = select(schema.log).where(log.table_id == table_id, log.number > after).order_by(log.number)
            rows = await self._database.read(query.limit(PAGE))
            entries += [Entry(**row._mapping) for row in rows]
            if len(rows) < PAGE:
                return entries
            after = entries[-1].number

    async def later_entries(self, table_id: str, after: int) -> tuple[list[Entry], int]:
        """The entries that follow number `after`, and a revision of the facts that is at least as new as they are."""
        query = select(schema.log, _revision().label("revision"))
        later = query.where(schema.log.c.table_id == table_id, schema.log.c.number > after)
        rows = [dict(row._mapping) for row in await self._database.read(later.order_by(schema.log.c.number))]
        revisions = [row.pop("revision") or 0 for row in rows]
        return [Entry(**row) for row in rows], max(revisions, default=0)

    async def number_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        log = schema.log.c
        own = (log.table_id == table_id) & (log.seat == seat) & (log.client_id == client_id)
        rows = await self._database.read(select(log.number).where(own))
        return rows[0].number if rows else None

    async def append(self, entry: Entry, ending: Ending | None = None) -> int | None:
        """Write an entry, and with a match's last move its record.

        Returns the revision of the table's facts at that moment. None: that number or that client id is taken.
        """
        if ending is None:
            return await self._database.append_entry(entry)

        async def work(connection: AsyncConnection) -> int | None:
            row = schema.tables.c
            lock = select(row.id).where(row.id == entry.table_id).with_for_update()
            await connection.execute(lock)  # also begins the transaction, which the driver alone would not
            revision = await self._database.append_within(connection, entry)
            if revision is not None:
                await self._write_ending(connection, entry, ending)
            return revision

        return await self._database.transact(work)

    async def _write_ending(self, connection: AsyncConnection, entry: Entry, ending: Ending) -> None:
        row = schema.tables.c
        over = update(schema.tables).where(row.id == entry.table_id)
        await connection.execute(over.values(stage="over", touched=ending.ended, revision=row.revision + 1))
        record = {"table_id": entry.table_id, **msgspec.structs.asdict(ending)}
        await connection.execute(self._insert_record, record)

    async def checkpoint(self, table_id: str) -> bytes | None:
        rows = await self._database.read(
            select(schema.checkpoints.c.data).where(schema.checkpoints.c.table_id == table_id)
        )
        return rows[0].data if rows else None

    async def save_checkpoint(self, table_id: str, number: int, data: bytes) -> None:
        """Store a checkpoint instead of the last one, unless another worker has stored a newer one."""
        row = {"table_id": table_id, "number": number, "data": data}
        await self._database.transact(lambda connection: connection.execute(self._insert_checkpoint, row))


def _revision() -> Any:
    return select(schema.tables.c.revision).where(schema.tables.c.id == schema.log.c.table_id).scalar_subquery()
