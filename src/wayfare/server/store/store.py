"""Reading and writing what is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from wayfare.review.structs import FORMAT as REVIEW_FORMAT
from wayfare.server.store import schema
from wayfare.server.store.append import CHANNEL, append_to_postgresql, append_to_sqlite
from wayfare.server.store.database import database_url, driver_options, for_consistent_reading, for_reading, open_engine
from wayfare.server.store.failures import store_errors
from wayfare.server.store.rows import (
    ChairFacts,
    Ending,
    Entry,
    TableFacts,
    chair_rows,
    chat_line_of,
    facts_of,
    table_row,
)
from wayfare.server.store.sqlite_file import file_of
from wayfare.server.store.writer import Writer
from wayfare.server.wire import ChatLine

PAGE = 200  # entries of a log read at a time
WRITE_WITHOUT_CHANGE = text("UPDATE alembic_version SET version_num = version_num")
Change = Callable[[TableFacts], TableFacts]


class Store:
    """If `shared`, other workers write to it too, and are notified of changes."""

    def __init__(self, url: str | None = None, worker: str = "") -> None:
        self.url = database_url(url)
        self.worker = worker
        self.file = file_of(self.url)
        self.shared = self.url.get_backend_name() == "postgresql"
        self._engine = open_engine(self.url)
        self._reader = for_reading(self._engine)
        self._consistent = for_consistent_reading(self._engine)
        self._append = partial(append_to_postgresql, worker=worker) if self.shared else append_to_sqlite
        self._writer = Writer(self._engine, self._append)
        dialect = postgresql if self.shared else sqlite
        self._insert_record = dialect.insert(schema.records).on_conflict_do_nothing()
        review = dialect.insert(schema.reviews)
        self._insert_review = review.on_conflict_do_update(
            index_elements=["table_id"],
            set_={column: review.excluded[column] for column in ("format", "review", "card")},
        )
        new = dialect.insert(schema.checkpoints)
        self._insert_checkpoint = new.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"number": new.excluded.number, "data": new.excluded.data},
            where=schema.checkpoints.c.number < new.excluded.number,
        )

    def start(self) -> None:
        """Start the writer. The database must be up to date: see `prepare`."""
        self._writer.start()

    async def stop(self) -> None:
        """Write what is queued, then close all connections."""
        await self._writer.stop()
        await self._engine.dispose()

    async def connect_driver(self, timeout: float) -> asyncpg.Connection[Any]:
        """A connection of PostgreSQL's driver, beside all others."""
        return await asyncpg.connect(**driver_options(self._engine), timeout=timeout, command_timeout=timeout)

    async def ping(self) -> None:
        """Ask the database for an answer; raises if it can't be reached."""
        await self._read(select(1))

    async def check_writable(self) -> None:
        """Make a change that changes nothing; raises StoreDown if the database can't be written to."""
        await self._writer.transact(lambda connection: connection.execute(WRITE_WITHOUT_CHANGE))

    # Tables

    async def table(self, table_id: str) -> TableFacts | None:
        """A table's facts; None if there is no such table."""
        async with self._reading(self._consistent) as connection:
            return await _facts(connection, table_id)

    async def create(self, facts: TableFacts) -> None:
        """Store a new table and its chairs."""
        await self._writer.transact(lambda connection: _insert_table(connection, facts))

    async def change(self, table_id: str, change: Change) -> TableFacts | None:
        """Read, change and write a table's facts, while nobody else can. None: there is no such table."""

        async def work(connection: AsyncConnection) -> TableFacts | None:
            before = await _facts(connection, table_id, lock=True)
            if before is None:
                return None
            after = change(before)
            if after is not before:
                after = await _write_table(connection, after)
                await self._notify(connection, [{"table": table_id, "kind": "facts"}])
            return after

        return await self._writer.transact(work)

    async def get_or_create_rematch(self, table_id: str, make: Change) -> TableFacts | None:
        """The table that follows this one; made for the first caller."""

        async def work(connection: AsyncConnection) -> TableFacts | None:
            before = await _facts(connection, table_id, lock=True)
            if before is None:
                return None
            if before.next is not None and (following := await _facts(connection, before.next)) is not None:
                return following
            after = make(before)  # also if the one that followed has been deleted: nobody ever came
            await _insert_table(connection, after)
            await _write_table(connection, msgspec.structs.replace(before, next=after.id))
            await self._notify(connection, [{"table": table_id, "kind": "facts"}])
            return after

        return await self._writer.transact(work)

    async def listed(self, limit: int = 100) -> list[TableFacts]:
        """Listed tables that are not over, newest first."""
        query = select(schema.tables).where(schema.tables.c.listed, schema.tables.c.stage != "over")
        async with self._reading(self._consistent) as connection:
            rows = (await connection.execute(query.order_by(schema.tables.c.created.desc()).limit(limit))).all()
            chairs = await _chairs(connection, [row.id for row in rows])
        return [facts_of(row, chairs.get(row.id, [])) for row in rows]

    # The log

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """A table's log in order, from the entry that follows number `after`."""
        entries: list[Entry] = []
        while True:  # in pages: a long log would keep the event loop too long
            log = schema.log.c
            query = select(schema.log).where(log.table_id == table_id, log.number > after).order_by(log.number)
            rows = await self._read(query.limit(PAGE))
            entries += [Entry(**row._mapping) for row in rows]
            if len(rows) < PAGE:
                return entries
            after = entries[-1].number

    async def number_of(self, table_id: str, seat: int, client_id: str) -> int | None:
        """The number of the entry that a client gave this id."""
        log = schema.log.c
        own = (log.table_id == table_id) & (log.seat == seat) & (log.client_id == client_id)
        rows = await self._read(select(log.number).where(own))
        return rows[0].number if rows else None

    async def checkpoint(self, table_id: str) -> bytes | None:
        """The data of a table's last checkpoint, if it has one."""
        rows = await self._read(select(schema.checkpoints.c.data).where(schema.checkpoints.c.table_id == table_id))
        return rows[0].data if rows else None

    async def save_checkpoint(self, table_id: str, number: int, data: bytes) -> None:
        """Store a checkpoint instead of the last one, unless another worker has stored a newer one."""
        row = {"table_id": table_id, "number": number, "data": data}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(self._insert_checkpoint, row)

        await self._writer.transact(work)

    async def later_entries(self, table_id: str, after: int) -> tuple[list[Entry], int]:
        """The entries that follow number `after`, and a revision of the facts that is at least as new as they are."""
        query = select(schema.log, _revision().label("revision"))
        later = query.where(schema.log.c.table_id == table_id, schema.log.c.number > after)
        rows = [dict(row._mapping) for row in await self._read(later.order_by(schema.log.c.number))]
        revisions = [row.pop("revision") or 0 for row in rows]
        return [Entry(**row) for row in rows], max(revisions, default=0)

    async def append(self, entry: Entry, ending: Ending | None = None) -> int | None:
        """Write an entry, and with a match's last move its record.

        Returns the revision of the table's facts at that moment. None: that number or that client id is taken.
        """
        if ending is None:
            return await self._writer.append(entry)

        async def work(connection: AsyncConnection) -> int | None:
            row = schema.tables.c
            lock = select(row.id).where(row.id == entry.table_id).with_for_update()
            await connection.execute(lock)  # also begins the transaction, which the driver alone would not
            [revision] = await self._append(connection, [entry])
            if revision is not None:
                await self._write_ending(connection, entry, ending)
            return revision

        return await self._writer.transact(work)

    async def _write_ending(self, connection: AsyncConnection, entry: Entry, ending: Ending) -> None:
        row = schema.tables.c
        over = update(schema.tables).where(row.id == entry.table_id)
        await connection.execute(over.values(stage="over", touched=ending.ended, revision=row.revision + 1))
        record = {"table_id": entry.table_id, **msgspec.structs.asdict(ending)}
        await connection.execute(self._insert_record, record)

    # Chat and records

    async def chat(self, table_id: str, limit: int) -> list[ChatLine]:
        """The last lines of a table's chat, oldest first."""
        query = select(schema.chat).where(schema.chat.c.table_id == table_id)
        rows = await self._read(query.order_by(schema.chat.c.number.desc()).limit(limit))
        return [chat_line_of(row) for row in reversed(rows)]

    async def say(
        self, table_id: str, speaker: Callable[[TableFacts], ChairFacts], content: str, at: float
    ) -> tuple[ChatLine, TableFacts] | None:
        """Store a line of chat under the table's next number. Returns it with the facts at that moment, which decide
        who may speak and who may read it. None: there is no such table."""

        async def work(connection: AsyncConnection) -> tuple[ChatLine, TableFacts] | None:
            facts = await _facts(connection, table_id, lock=True)  # so that two workers don't take the same number
            if facts is None:
                return None
            chair = speaker(facts)
            last = select(func.coalesce(func.max(schema.chat.c.number), 0)).where(schema.chat.c.table_id == table_id)
            number = int((await connection.execute(last)).scalar_one()) + 1
            line = ChatLine(number=number, chair_id=chair.id, name=chair.name, text=content, at=at)
            await connection.execute(insert(schema.chat), {"table_id": table_id, **msgspec.structs.asdict(line)})
            await self._notify(connection, [{"table": table_id, "kind": "chat", "number": number}])
            return line, facts

        return await self._writer.transact(work)

    async def record(self, table_id: str) -> str | None:
        """A finished match's record as JSON; None if there isn't one."""
        rows = await self._read(select(schema.records.c.record).where(schema.records.c.table_id == table_id))
        return rows[0].record if rows else None

    async def record_cards(self, limit: int = 100) -> list[str]:
        """The cards of listed records as JSON, newest first."""
        query = select(schema.records.c.card).where(schema.records.c.listed)
        rows = await self._read(query.order_by(schema.records.c.ended.desc()).limit(limit))
        return [row.card for row in rows]

    async def record_cards_of(self, table_ids: list[str]) -> list[str]:
        """The cards of these tables' records as JSON, newest first."""
        query = select(schema.records.c.card).where(schema.records.c.table_id.in_(table_ids))
        return [row.card for row in await self._read(query.order_by(schema.records.c.ended.desc()))]

    async def review(self, table_id: str) -> bytes | None:
        """The review of a table's match as it was saved, if there is one in today's format."""
        row = schema.reviews.c
        rows = await self._read(select(row.review).where(row.table_id == table_id, row.format == REVIEW_FORMAT))
        return rows[0].review if rows else None

    async def save_review(self, table_id: str, data: bytes, card: str) -> None:
        """Store a review instead of the last one."""
        row = {"table_id": table_id, "format": REVIEW_FORMAT, "review": data, "card": card}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(self._insert_review, row)

        await self._writer.transact(work)

    async def review_cards(self, table_ids: list[str]) -> list[str]:
        """The cards of these tables' reviews as JSON."""
        row = schema.reviews.c
        query = select(row.card).where(row.table_id.in_(table_ids), row.format == REVIEW_FORMAT)
        return [found.card for found in await self._read(query)]

    # Several workers

    async def lease(self, table_id: str, now: float, until: float) -> float:
        """Become the worker that moves for a table's bots. Returns until when someone is: `until`, if it is us."""
        if not self.shared:
            return until
        row = schema.tables.c

        async def work(connection: AsyncConnection) -> float:
            free = (row.lease_until.is_(None)) | (row.lease_until <= now) | (row.lease_by == self.worker)
            take = update(schema.tables).where(row.id == table_id, free).values(lease_by=self.worker, lease_until=until)
            if (await connection.execute(take)).rowcount:
                return until
            held = await connection.execute(select(row.lease_until).where(row.id == table_id))
            return float(held.scalar() or now)

        return await self._writer.transact(work)

    async def release_leases(self) -> None:
        """Let other workers move for the bots of all tables that were ours, instead of waiting until the leases end."""
        if self.shared:
            ours = update(schema.tables).where(schema.tables.c.lease_by == self.worker)
            free = ours.values(lease_by=None, lease_until=None)
            await self._writer.transact(lambda connection: connection.execute(free))

    async def _notify(self, connection: AsyncConnection, news: list[dict[str, Any]]) -> None:
        """Notify the other workers as soon as this transaction is committed."""
        if self.shared and news:
            payloads = [msgspec.json.encode({**item, "worker": self.worker}).decode() for item in news]
            notify = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
            await connection.execute(notify, {"channel": CHANNEL, "payloads": payloads})

    async def notify_now(self, news: list[dict[str, Any]]) -> None:
        """Notify the other workers of something that isn't stored, such as who is connected."""
        if self.shared and news:
            with store_errors():
                async with self._engine.begin() as connection:
                    await self._notify(connection, news)

    # Deleting

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

        return await self._writer.transact(work)

    async def _read(self, query: Any) -> list[Any]:
        async with self._reading(self._reader) as connection:
            return list((await connection.execute(query)).all())

    @asynccontextmanager
    async def _reading(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection to read from. Raises StoreDown if the database fails."""
        with store_errors():
            async with engine.connect() as connection:
                yield connection


def _revision() -> Any:
    """The revision of the table that an entry belongs to, as a column."""
    return select(schema.tables.c.revision).where(schema.tables.c.id == schema.log.c.table_id).scalar_subquery()


async def _facts(connection: AsyncConnection, table_id: str, lock: bool = False) -> TableFacts | None:
    query = select(schema.tables).where(schema.tables.c.id == table_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).one_or_none()
    return None if row is None else facts_of(row, (await _chairs(connection, [table_id])).get(table_id, []))


async def _chairs(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Any]]:
    query = select(schema.chairs).where(schema.chairs.c.table_id.in_(ids))
    found: dict[str, list[Any]] = {}
    for row in await connection.execute(query.order_by(schema.chairs.c.table_id, schema.chairs.c.seat)):
        found.setdefault(row.table_id, []).append(row)
    return found


async def _insert_table(connection: AsyncConnection, facts: TableFacts) -> None:
    await connection.execute(insert(schema.tables), table_row(facts))
    await connection.execute(insert(schema.chairs), chair_rows(facts))


async def _write_table(connection: AsyncConnection, facts: TableFacts) -> TableFacts:
    """Write changed facts under the next revision. The row must be locked."""
    facts = msgspec.structs.replace(facts, revision=facts.revision + 1)
    await connection.execute(update(schema.tables).where(schema.tables.c.id == facts.id), table_row(facts))
    await connection.execute(delete(schema.chairs).where(schema.chairs.c.table_id == facts.id))
    await connection.execute(insert(schema.chairs), chair_rows(facts))
    return facts
