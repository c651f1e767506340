"""The kernel's log of what happens while it plays: rows of (event, value).

Where nobody needs the log it is `None`, and Numba compiles every rule without these lines.
"""

from __future__ import annotations

from wayfare.compiling import hot
from wayfare.engine.lists import EVENT_KINDS, covers
from wayfare.engine.state import Log

(
    DREW,
    REFILLED,
    RESET,
    RESHUFFLED,
    OFFERED,
    RETURNED,
    DREW_TICKET,
    COMPLETED,
    BONUS,
    LAST_ROUND_BEGINS,
    REVEALED,
    REMOVED,
) = covers(
    "the events of engine/kernel/events.py",
    EVENT_KINDS,
    *(
        "drew",
        "refilled",
        "reset",
        "reshuffled",
        "offered",
        "returned",
        "drew-ticket",
        "completed",
        "bonus",
        "last-round",
        "revealed",
        "removed",
    ),
)
ITEM = len(EVENT_KINDS)  # not an event: a card or ticket of the event before it


@hot
def emit(log: Log | None, event: int, value: int) -> None:
    """Log an event. The value of `RESET` and `OFFERED` is how many `ITEM` rows follow."""
    if log is not None:
        log.event[log.rows] = event
        log.value[log.rows] = value
        log.rows += 1
