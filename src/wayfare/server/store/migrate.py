"""Bring the database to the shape that this version needs; several workers may try at once."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x77617966  # any number that nobody else uses


async def migrate(engine: AsyncEngine) -> None:
    """One transaction under a lock: the first worker does it, the others find it done."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "wayfare.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
