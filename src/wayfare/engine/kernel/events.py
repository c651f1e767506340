"""What the kernel writes down while it plays: rows of (event, value), for whoever wants to know what happened.

Where nobody listens the log is `None`, and Numba compiles a
version of every rule without these lines.
"""

from __future__ import annotations

from typing import Any

from wayfare.engine.kernel.compiled import hot

DREW, REFILLED, RESET, RESHUFFLED, OFFERED, RETURNED, DREW_TICKET, COMPLETED, BONUS, LAST_ROUND, ITEM = range(11)


@hot
def emit(log: Any, event: int, value: int) -> None:
    """`RESET` and `OFFERED` say how many `ITEM` rows follow them."""
    if log is not None:
        log.event[log.rows] = event
        log.value[log.rows] = value
        log.rows += 1
