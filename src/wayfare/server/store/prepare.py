"""Before serving: wait until the database answers, and bring it up to date."""

from __future__ import annotations

import asyncio
import logging

import asyncpg

from wayfare.errors import WayfareError
from wayfare.server.store.engines import database_url, open_engine
from wayfare.server.store.failures import DATABASE_ERRORS, driver_error, is_mistake
from wayfare.server.store.migrate import migrate

logger = logging.getLogger("wayfare.store")
DATABASE_RETRY_SECONDS = 1.0
# Waiting would not help.
REFUSED_CONNECTIONS = (asyncpg.InvalidCatalogNameError, asyncpg.InvalidAuthorizationSpecificationError)


async def prepare(url: str | None) -> None:
    """Migrate the database as soon as it answers. WayfareError, if PostgreSQL answers and refuses us."""
    database = database_url(url)
    engine = open_engine(database)
    waiting = False
    try:
        while True:
            try:
                await migrate(engine)
                break
            except DATABASE_ERRORS as error:
                original = driver_error(error)
                if isinstance(original, REFUSED_CONNECTIONS):
                    raise WayfareError(f"PostgreSQL refuses the connection: {original}.") from None
                if is_mistake(error) or database.get_backend_name() != "postgresql":
                    raise
                if not waiting:
                    logger.warning("waiting for the database", extra={"error": type(original).__name__})
                waiting = True
            await asyncio.sleep(DATABASE_RETRY_SECONDS)
    finally:
        await engine.dispose()
    if waiting:
        logger.info("the database answers")
