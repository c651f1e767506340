"""Health checks. They run every few seconds, so that a request for the result costs nothing."""

from __future__ import annotations

import asyncio
import logging
import shutil

from wayfare.server.ops.lag import LagPeriod
from wayfare.server.ops.metrics import Metrics
from wayfare.server.store import Store, StoreDown

logger = logging.getLogger("wayfare.health")
HEALTH_CHECK_SECONDS = 5.0
WRITE_SECONDS = 10.0  # that writing to the database may take
FREE_BYTES = 32 << 20  # that a disk with SQLite on it needs
LATE_SECONDS = 1.0  # that the event loop may keep everyone waiting


class Health:
    """`problems` is empty if all is well; each problem is a sentence."""

    def __init__(self, store: Store, lag: LagPeriod, metrics: Metrics) -> None:
        self._store = store
        self._lag = lag
        self._metrics = metrics
        self.problems: list[str] = []

    async def run(self) -> None:
        while True:
            await self.check()
            await asyncio.sleep(HEALTH_CHECK_SECONDS)

    async def check(self) -> None:
        found = []
        late = self._lag.take().waited
        if late > LATE_SECONDS:
            found.append(f"The event loop was blocked for {late:.1f} s.")
        if not await self._writable():
            found.append("The database can't be written to.")
        file = self._store.file
        if file is not None and not file.exists():  # writing to it works, and is lost when the server stops
            found.append("The database's file has been deleted or moved.")
        elif file is not None and shutil.disk_usage(file.parent).free < FREE_BYTES:  # a row may still be writable
            found.append("The disk is almost full.")
        if found != self.problems:
            logger.log(logging.ERROR if found else logging.INFO, "health has changed", extra={"problems": found})
        self.problems = found
        self._metrics.healthy.set(not found)

    async def _writable(self) -> bool:
        try:
            await asyncio.wait_for(self._store.check_writable(), WRITE_SECONDS)
        except (StoreDown, TimeoutError):
            return False
        except Exception:  # for example a missing table; the checks must go on
            logger.exception("the database can't be checked")
            return False
        return True
