"""Records and reviews of finished matches, in the database."""

from __future__ import annotations

from sqlalchemy import select

from wayfare.review.structs import FORMAT as REVIEW_FORMAT
from wayfare.server.store import schema
from wayfare.server.store.database import Database


class StoredRecords:
    """Reads records, which are written with a match's last move, and reads and writes reviews."""

    def __init__(self, database: Database) -> None:
        self._database = database
        review = database.insert(schema.reviews)
        self._insert_review = review.on_conflict_do_update(
            index_elements=["table_id"],
            set_={column: review.excluded[column] for column in ("format", "review", "card")},
        )

    async def record(self, table_id: str) -> str | None:
        rows = await self._database.read(select(schema.records.c.record).where(schema.records.c.table_id == table_id))
        return rows[0].record if rows else None

    async def cards(self, limit: int = 100) -> list[str]:
        """The cards of listed records as JSON, newest first."""
        query = select(schema.records.c.card).where(schema.records.c.listed)
        rows = await self._database.read(query.order_by(schema.records.c.ended.desc()).limit(limit))
        return [row.card for row in rows]

    async def cards_of(self, table_ids: list[str]) -> list[str]:
        """The cards of these tables' records as JSON, newest first."""
        query = select(schema.records.c.card).where(schema.records.c.table_id.in_(table_ids))
        return [row.card for row in await self._database.read(query.order_by(schema.records.c.ended.desc()))]

    async def review(self, table_id: str) -> bytes | None:
        """The review of a table's match as it was saved, if there is one in today's format."""
        row = schema.reviews.c
        rows = await self._database.read(
            select(row.review).where(row.table_id == table_id, row.format == REVIEW_FORMAT)
        )
        return rows[0].review if rows else None

    async def save_review(self, table_id: str, data: bytes, card: str) -> None:
        row = {"table_id": table_id, "format": REVIEW_FORMAT, "review": data, "card": card}
        await self._database.transact(lambda connection: connection.execute(self._insert_review, row))

    async def review_cards(self, table_ids: list[str]) -> list[str]:
        row = schema.reviews.c
        query = select(row.card).where(row.table_id.in_(table_ids), row.format == REVIEW_FORMAT)
        return [found.card for found in await self._database.read(query)]
