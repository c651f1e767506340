"""Structured logs: one JSON object per line on standard error. Never log tokens, names or chat."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
    """Whatever is passed as `extra` becomes a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """One log record as one line of JSON, with the traceback if there is one."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logging(level: str) -> None:
    """Replace all handlers of the root logger."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "aiosqlite", "uvicorn.error"):  # the last one logs every address that connects
        logging.getLogger(name).setLevel(logging.WARNING)
