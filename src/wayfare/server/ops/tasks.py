"""Background tasks whose failures are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextvars import Context
from typing import Any

logger = logging.getLogger("wayfare.tasks")
FINISH_SECONDS = 5


class BackgroundTasks:
    """Keeps a reference to each running task, as asyncio itself does not."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start work in the background, on the running event loop. It no longer belongs to a request."""
        task = asyncio.get_running_loop().create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a background task failed", exc_info=task.exception())

    async def finish(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FINISH_SECONDS)
