"""Tables and their chairs, in the database."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wayfare.server.store import schema
from wayfare.server.store.database import Database
from wayfare.server.store.rows import TableFacts, chair_rows, facts_of, table_row

Change = Callable[[TableFacts], TableFacts]


class StoredTables:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table_id: str) -> TableFacts | None:
        async with self._database.reading_consistently() as connection:
            return await read_facts(connection, table_id)

    async def create(self, facts: TableFacts) -> None:
        await self._database.transact(lambda connection: _insert(connection, facts))

    async def change(self, table_id: str, change: Change) -> TableFacts | None:
        """Read, change and write a table's facts in one transaction. None: there is no such table."""

        async def work(connection: AsyncConnection) -> TableFacts | None:
            before = await read_facts(connection, table_id, lock=True)
            if before is None:
                return None
            after = change(before)
            if after is not before:
                after = await _write(connection, after)
                await self._database.notify(connection, [{"table": table_id, "kind": "facts"}])
            return after

        return await self._database.transact(work)

    async def get_or_create_rematch(self, table_id: str, make: Change) -> TableFacts | None:
        async def work(connection: AsyncConnection) -> TableFacts | None:
            before = await read_facts(connection, table_id, lock=True)
            if before is None:
                return None
            if before.next is not None and (following := await read_facts(connection, before.next)) is not None:
                return following
            after = make(before)  # also if an earlier rematch was deleted because nobody came to it
            await _insert(connection, after)
            await _write(connection, msgspec.structs.replace(before, next=after.id))
            await self._database.notify(connection, [{"table": table_id, "kind": "facts"}])
            return after

        return await self._database.transact(work)

    async def listed(self, limit: int = 100) -> list[TableFacts]:
        query = select(schema.tables).where(schema.tables.c.listed, schema.tables.c.stage != "over")
        async with self._database.reading_consistently() as connection:
            rows = (await connection.execute(query.order_by(schema.tables.c.created.desc()).limit(limit))).all()
            chairs = await _read_chairs(connection, [row.id for row in rows])
        return [facts_of(row, chairs.get(row.id, [])) for row in rows]

    async def delete_abandoned(self, lobby_before: float, playing_before: float, limit: int = 500) -> int:
        """Delete up to `limit` tables without activity since then. Records are kept."""

        async def work(connection: AsyncConnection) -> int:
            row = schema.tables.c
            last = select(func.max(schema.log.c.at)).where(schema.log.c.table_id == row.id).scalar_subquery()
            lobby = (row.stage == "lobby") & (row.touched < lobby_before)
            untouched = (row.stage == "playing") & (row.touched < playing_before)  # which has an index
            playing = untouched & (func.coalesce(last, row.touched) < playing_before)
            abandoned = select(row.id).where(lobby | playing).limit(limit)
            found = await connection.execute(abandoned.with_for_update(skip_locked=True))  # nobody may join meanwhile
            gone = [table.id for table in found]
            for child in (schema.log, schema.checkpoints, schema.chat, schema.chairs):
                await connection.execute(delete(child).where(child.c.table_id.in_(gone)))
            await connection.execute(delete(schema.tables).where(row.id.in_(gone)))
            return len(gone)

        return await self._database.transact(work)


async def read_facts(connection: AsyncConnection, table_id: str, lock: bool = False) -> TableFacts | None:
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    return None if row is None else facts_of(row, (await _read_chairs(connection, [table_id])).get(table_id, []))


async def _read_chairs(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Any]]:
    query = select(schema.chairs).where(schema.chairs.c.table_id.in_(ids))
    found: dict[str, list[Any]] = {}
    for row in await connection.execute(query.order_by(schema.chairs.c.table_id, schema.chairs.c.seat)):
        found.setdefault(row.table_id, []).append(row)
    return found


async def _insert(connection: AsyncConnection, facts: TableFacts) -> None:
    await connection.execute(insert(schema.tables), table_row(facts))
    await connection.execute(insert(schema.chairs), chair_rows(facts))


async def _write(connection: AsyncConnection, facts: TableFacts) -> TableFacts:
    """Write changed facts under the next revision. The row must be locked."""
    facts = msgspec.structs.replace(facts, revision=facts.revision + 1)
    await connection.execute(update(schema.tables).where(schema.tables.c.id == facts.id), table_row(facts))
    await connection.execute(delete(schema.chairs).where(schema.chairs.c.table_id == facts.id))
    await connection.execute(insert(schema.chairs), chair_rows(facts))
    return facts
