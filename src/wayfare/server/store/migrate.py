"""Migrating the database to this version's schema; several workers may try at once."""

from __future__ import annotations

from importlib import resources

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from wayfare.errors import WayfareError

LOCK = 0x77617966  # any number that no other program uses


async def migrate(engine: AsyncEngine) -> None:
    """In one transaction under a lock: the first worker migrates, the others find it done."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if not await connection.run_sync(_up_to_date):
            await connection.run_sync(upgrade)


def _up_to_date(connection: Connection) -> bool:
    """Whether the last migration has been run. They are named by their revisions: 0001_tables.py, 0002_chairs.py."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
    check_revision(revision)
    return bool(revision == revisions()[-1])


def revisions() -> list[str]:
    versions = resources.files("wayfare.server.store") / "migrations" / "versions"
    return sorted(file.name.partition("_")[0] for file in versions.iterdir() if file.name.endswith(".py"))


def check_revision(revision: str | None) -> None:
    """WayfareError if a newer version of wayfare has migrated the database."""
    if revision is not None and revision not in revisions():
        raise WayfareError("The database belongs to a newer version of wayfare: update wayfare, or use another one.")


def upgrade(connection: Connection, revision: str = "head") -> None:
    from alembic import command  # a third of a second that a start with an up-to-date database saves
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "wayfare.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
