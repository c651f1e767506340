"""Before serving: wait until the database answers, and bring it up to date."""

from __future__ import annotations

import asyncio
import logging

import asyncpg

from wayfare.errors import WayfareError
from wayfare.server.store.database import database_url, open_engine
from wayfare.server.store.failures import StoreDown, store_errors
from wayfare.server.store.migrate import migrate

LOG = logging.getLogger("wayfare.store")
RETRY_SECONDS = 1.0
REFUSALS = (asyncpg.InvalidCatalogNameError, asyncpg.InvalidAuthorizationSpecificationError)  # waiting would not help


async def prepare(url: str | None) -> None:
    """Migrate the database as soon as it answers. WayfareError, if PostgreSQL answers and refuses us."""
    database = database_url(url)
    engine = open_engine(database)
    waiting = False
    try:
        while True:
            try:
                with store_errors():
                    await migrate(engine)
                break
            except StoreDown as down:
                if isinstance(down.__cause__, REFUSALS):
                    raise WayfareError(f"PostgreSQL refuses the connection: {down.__cause__}.") from None
                if database.get_backend_name() != "postgresql":
                    raise
                if not waiting:
                    LOG.warning("waiting for the database", extra={"error": str(down)})
                waiting = True
            await asyncio.sleep(RETRY_SECONDS)
    finally:
        await engine.dispose()
    if waiting:
        LOG.info("the database answers")
