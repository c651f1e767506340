"""Reading and writing what is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from wayfare.server.store import shape
from wayfare.server.store.engine import database_url, open_engine
from wayfare.server.store.migrate import migrate
from wayfare.server.store.rows import Ending, Entry, StoredChatLine, TableFacts, facts_of, seat_rows, table_row
from wayfare.server.store.writer import StoreDown, Writer

__all__ = ["Store", "StoreDown"]

CHANNEL = "wayfare"
KEY = ("table_id", "number", "seat", "client_id")  # which of those that wanted a place in the log has it
Change = Callable[[TableFacts], TableFacts]


class Store:
    """`shared`: other processes may write to it too, and are told what changed."""

    def __init__(self, url: str | None = None, worker: str = "") -> None:
        self.url = database_url(url)
        self.worker = worker
        self.shared = self.url.get_backend_name() == "postgresql"
        self._engine = open_engine(self.url)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writer = Writer(self._engine, self._write_entries)
        dialect = postgresql if self.shared else sqlite
        kept = dialect.insert(shape.log).on_conflict_do_nothing()
        self._insert_entries = kept.returning(*(shape.log.c[field] for field in KEY))
        self._insert_record = dialect.insert(shape.records).on_conflict_do_nothing()

    async def start(self) -> None:
        await migrate(self._engine)
        self._writer.start()

    async def stop(self) -> None:
        await self._writer.stop()
        await self._engine.dispose()

    async def ping(self) -> None:
        await self._read(select(1))

    # Tables

    async def table(self, table_id: str) -> TableFacts | None:
        async with self._reader.connect() as connection:
            return await _facts(connection, table_id)

    async def create(self, facts: TableFacts) -> None:
        await self._writer.transact(lambda connection: _insert_table(connection, facts))

    async def change(self, table_id: str, change: Change) -> TableFacts | None:
        """Read, change and write a table's facts, while nobody else does. None: there is no such table."""

        async def work(connection: AsyncConnection) -> TableFacts | None:
            before = await _facts(connection, table_id, lock=True)
            if before is None:
                return None
            after = change(before)
            if after is not before:
                await _write_table(connection, after)
                await self.tell(connection, [{"table": table_id, "kind": "facts"}])
            return after

        return await self._writer.transact(work)

    async def follow(self, table_id: str, make: Change) -> TableFacts | None:
        """The table that follows this one: the first who asks makes it."""

        async def work(connection: AsyncConnection) -> TableFacts | None:
            before = await _facts(connection, table_id, lock=True)
            if before is None:
                return None
            if before.next is not None:
                return await _facts(connection, before.next)
            after = make(before)
            await _insert_table(connection, after)
            await _write_table(connection, msgspec.structs.replace(before, next=after.id))
            await self.tell(connection, [{"table": table_id, "kind": "facts"}])
            return after

        return await self._writer.transact(work)

    async def listed(self, limit: int = 100) -> list[TableFacts]:
        """Listed tables that are not over, newest first."""
        query = select(shape.tables).where(shape.tables.c.listed, shape.tables.c.stage != "over")
        async with self._reader.connect() as connection:
            rows = (await connection.execute(query.order_by(shape.tables.c.created.desc()).limit(limit))).all()
            chairs = await _chairs(connection, [row.id for row in rows])
        return [facts_of(row, chairs.get(row.id, [])) for row in rows]

    # The log

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = select(shape.log).where(shape.log.c.table_id == table_id, shape.log.c.number > after)
        rows = await self._read(query.order_by(shape.log.c.number))
        return [Entry(**row._mapping) for row in rows]

    async def append(self, entry: Entry, ending: Ending | None = None) -> bool:
        """Did the entry land? With the last move of a match, its record is written too."""
        return await self._writer.append((entry, ending))

    async def _write_entries(self, connection: AsyncConnection, items: list[tuple[Entry, Ending | None]]) -> list[bool]:
        rows = [msgspec.structs.asdict(entry) for entry, _ in items]
        landed = {tuple(row) for row in await connection.execute(self._insert_entries, rows)}
        kept = [tuple(row[field] for field in KEY) in landed for row in rows]
        for (entry, ending), there in zip(items, kept, strict=True):
            if there and ending is not None:
                await self._write_ending(connection, entry, ending)
        news = [
            {"table": entry.table_id, "kind": "log", "number": entry.number}
            for (entry, _), there in zip(items, kept, strict=True)
            if there
        ]
        await self.tell(connection, news)
        return kept

    async def _write_ending(self, connection: AsyncConnection, entry: Entry, ending: Ending) -> None:
        over = update(shape.tables).where(shape.tables.c.id == entry.table_id)
        await connection.execute(over.values(stage="over", touched=ending.ended))
        row = {"table_id": entry.table_id, **msgspec.structs.asdict(ending)}
        await connection.execute(self._insert_record, row)

    # Chat and records

    async def chat(self, table_id: str, limit: int) -> list[StoredChatLine]:
        query = select(shape.chat).where(shape.chat.c.table_id == table_id)
        rows = await self._read(query.order_by(shape.chat.c.number.desc()).limit(limit))
        return [StoredChatLine(**row._mapping) for row in reversed(rows)]

    async def say(self, table_id: str, seat: str, name: str, words: str, at: float) -> StoredChatLine:
        async def work(connection: AsyncConnection) -> StoredChatLine:
            await _facts(connection, table_id, lock=True)  # so that two workers do not take the same number
            last = select(func.coalesce(func.max(shape.chat.c.number), 0)).where(shape.chat.c.table_id == table_id)
            number = int((await connection.execute(last)).scalar_one()) + 1
            line = StoredChatLine(table_id=table_id, number=number, seat=seat, name=name, text=words, at=at)
            await connection.execute(insert(shape.chat), msgspec.structs.asdict(line))
            await self.tell(connection, [{"table": table_id, "kind": "chat", "number": number}])
            return line

        return await self._writer.transact(work)

    async def record(self, table_id: str) -> str | None:
        rows = await self._read(select(shape.records.c.record).where(shape.records.c.table_id == table_id))
        return rows[0].record if rows else None

    async def record_cards(self, limit: int = 100) -> list[str]:
        query = select(shape.records.c.card).where(shape.records.c.listed)
        rows = await self._read(query.order_by(shape.records.c.ended.desc()).limit(limit))
        return [row.card for row in rows]

    # Several workers

    async def lease(self, table_id: str, now: float, until: float) -> float:
        """Be the one who moves for a table's programs. The answer is until when somebody is: `until`, if it is us."""
        if not self.shared:
            return until
        row = shape.tables.c

        async def work(connection: AsyncConnection) -> float:
            free = (row.lease_until.is_(None)) | (row.lease_until <= now) | (row.lease_by == self.worker)
            take = update(shape.tables).where(row.id == table_id, free).values(lease_by=self.worker, lease_until=until)
            if (await connection.execute(take)).rowcount:
                return until
            held = await connection.execute(select(row.lease_until).where(row.id == table_id))
            return float(held.scalar() or now)

        return await self._writer.transact(work)

    async def tell(self, connection: AsyncConnection, news: list[dict[str, Any]]) -> None:
        """To the other workers, when this transaction is committed."""
        if self.shared and news:
            told = [msgspec.json.encode({**item, "worker": self.worker}).decode() for item in news]
            notify = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")
            await connection.execute(notify, {"channel": CHANNEL, "words": told})

    async def tell_now(self, news: list[dict[str, Any]]) -> None:
        """What is not kept anywhere, like who is here."""
        if self.shared and news:
            async with self._engine.begin() as connection:
                await self.tell(connection, news)

    # Cleaning

    async def clean(self, lobby_before: float, playing_before: float) -> int:
        """Forget tables at which nobody has done anything for long. Records are kept."""

        async def work(connection: AsyncConnection) -> int:
            row = shape.tables.c
            last = select(func.max(shape.log.c.at)).where(shape.log.c.table_id == row.id).scalar_subquery()
            lobby = (row.stage == "lobby") & (row.touched < lobby_before)
            playing = (row.stage == "playing") & (func.coalesce(last, row.touched) < playing_before)
            gone = [found.id for found in await connection.execute(select(row.id).where(lobby | playing).limit(500))]
            for child in (shape.log, shape.chat, shape.seats):
                await connection.execute(delete(child).where(child.c.table_id.in_(gone)))
            await connection.execute(delete(shape.tables).where(row.id.in_(gone)))
            return len(gone)

        return await self._writer.transact(work)

    async def _read(self, query: Any) -> list[Any]:
        async with self._reader.connect() as connection:
            return list((await connection.execute(query)).all())


async def _facts(connection: AsyncConnection, table_id: str, lock: bool = False) -> TableFacts | None:
    query = select(shape.tables).where(shape.tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    return None if row is None else facts_of(row, (await _chairs(connection, [table_id])).get(table_id, []))


async def _chairs(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Any]]:
    query = select(shape.seats).where(shape.seats.c.table_id.in_(ids))
    found: dict[str, list[Any]] = {}
    for row in await connection.execute(query.order_by(shape.seats.c.table_id, shape.seats.c.place)):
        found.setdefault(row.table_id, []).append(row)
    return found


async def _insert_table(connection: AsyncConnection, facts: TableFacts) -> None:
    await connection.execute(insert(shape.tables), table_row(facts))
    await connection.execute(insert(shape.seats), seat_rows(facts))


async def _write_table(connection: AsyncConnection, facts: TableFacts) -> None:
    await connection.execute(update(shape.tables).where(shape.tables.c.id == facts.id), table_row(facts))
    await connection.execute(delete(shape.seats).where(shape.seats.c.table_id == facts.id))
    await connection.execute(insert(shape.seats), seat_rows(facts))
