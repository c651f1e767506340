"""Tables' chat, in the database."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from wayfare.server.store import schema
from wayfare.server.store.database import Database
from wayfare.server.store.rows import ChairFacts, TableFacts, chat_line_of
from wayfare.server.store.tables import read_facts
from wayfare.server.wire import ChatLine


class StoredChat:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def lines(self, table_id: str, limit: int) -> list[ChatLine]:
        """The last lines of a table's chat, oldest first."""
        query = select(schema.chat).where(schema.chat.c.table_id == table_id)
        rows = await self._database.read(query.order_by(schema.chat.c.number.desc()).limit(limit))
        return [chat_line_of(row) for row in reversed(rows)]

    async def say(
        self, table_id: str, speaker: Callable[[TableFacts], ChairFacts], content: str, at: float
    ) -> tuple[ChatLine, TableFacts] | None:
        """Store a line of chat under the table's next number. Returns it with the facts at that moment, which decide
        who may speak and who may read it. None: there is no such table."""

        async def work(connection: AsyncConnection) -> tuple[ChatLine, TableFacts] | None:
            facts = await read_facts(connection, table_id, lock=True)  # so that two workers don't take the same number
            if facts is None:
                return None
            chair = speaker(facts)
            last = select(func.coalesce(func.max(schema.chat.c.number), 0)).where(schema.chat.c.table_id == table_id)
            number = int((await connection.execute(last)).scalar_one()) + 1
            line = ChatLine(number=number, chair_id=chair.id, name=chair.name, text=content, at=at)
            await connection.execute(insert(schema.chat), {"table_id": table_id, **msgspec.structs.asdict(line)})
            await self._database.notify(connection, [{"table": table_id, "kind": "chat", "number": number}])
            return line, facts

        return await self._database.transact(work)
