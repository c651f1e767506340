"""Migrating the database to this version's schema; several workers may try at once."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x77617966  # any number nobody else uses


async def migrate(engine: AsyncEngine) -> None:
    """In one transaction under a lock: the first worker migrates, the others find it done."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run all migrations up to a revision."""
    config = Config()
    config.set_main_option("script_location", "wayfare.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
