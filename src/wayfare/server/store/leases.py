"""Which worker moves for a table's bots, where several share a database."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wayfare.server.store import schema
from wayfare.server.store.database import Database


class Leases:
    """A worker that dies holds a lease until it ends; then another one takes over."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, table_id: str, now: float, until: float) -> float:
        """Become the worker that moves for a table's bots. Returns until when someone is: `until`, if it is us."""
        if not self._database.shared:
            return until
        row = schema.tables.c

        async def work(connection: AsyncConnection) -> float:
            free = (row.lease_until.is_(None)) | (row.lease_until <= now) | (row.lease_by == self._database.worker)
            taken = (
                update(schema.tables)
                .where(row.id == table_id, free)
                .values(lease_by=self._database.worker, lease_until=until)
            )
            if (await connection.execute(taken)).rowcount:
                return until
            held = await connection.execute(select(row.lease_until).where(row.id == table_id))
            return float(held.scalar() or now)

        return await self._database.transact(work)

    async def release(self) -> None:
        """Let other workers move for the bots of all tables that were ours, instead of waiting until the leases end."""
        if self._database.shared:
            ours = update(schema.tables).where(schema.tables.c.lease_by == self._database.worker)
            free = ours.values(lease_by=None, lease_until=None)
            await self._database.transact(lambda connection: connection.execute(free))
