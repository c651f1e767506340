"""The kernel's log of what happens while it plays: rows of (event, value).

Where nobody needs the log it is `None`, and Numba compiles every rule without these lines.
"""

from __future__ import annotations

from wayfare.compiling import hot
from wayfare.engine.state import Log


@hot
def emit(log: Log | None, event: int, value: int) -> None:
    """Log an event. The value of `RESET` and `OFFERED` is how many `ITEM` rows follow."""
    if log is not None:
        log.event[log.rows] = event
        log.value[log.rows] = value
        log.rows += 1
