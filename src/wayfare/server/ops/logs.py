"""Structured logs: one JSON object per line on standard error. Never log tokens, names or chat.

The text of an exception isn't logged either: it may quote a request, or a row of the database.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from typing import Any

import msgspec

logger = logging.getLogger("wayfare.asyncio")
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """Formats records as JSON. Everything passed as `extra` becomes a field."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = trace_of(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def trace_of(error: BaseException | None) -> list[str]:
    """An exception and what caused it, the first cause first: where each was raised, and its type, but not its text."""
    lines: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        frames = [
            f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
        ]
        lines[:0] = [*frames, f"{type(error).__module__}.{type(error).__qualname__}"]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return lines


def log_loop_errors(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """An event loop's exception handler. The usual one would print the task that failed, and with it its exception."""
    error = context.get("exception")
    logger.error(context["message"].partition("\n")[0], exc_info=error if isinstance(error, Exception) else None)


def set_up_logging(level: str) -> None:
    """Replace all handlers of the root logger."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "aiosqlite"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # otherwise anyone could fill the log with nonsense
