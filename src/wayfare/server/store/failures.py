"""Errors of the database: either it is unavailable for now, or we have made a mistake."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

logger = logging.getLogger("wayfare.store")

# Errors of the database, or of the connection to it; the listener and `append` have the drivers' own.
DATABASE_ERRORS = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error)
MISTAKES = (
    DataError,
    IntegrityError,
    ProgrammingError,
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
)
# SQLSTATE classes that may pass: connection, read-only, login, database, deadlock, resources, locks, shutdown, disk
PASSING_STATES = ("08", "25", "28", "3D", "40", "53", "55", "57", "58", "XX")


class StoreDown(Exception):
    """The database is unavailable. A write may or may not have been committed: read again before continuing."""


class CommitLost(SQLAlchemyError):
    """The connection was lost during a commit. Its outcome is unknown, so the transaction must not be repeated."""


@contextmanager
def store_errors() -> Iterator[None]:
    """Raise StoreDown for transient database errors. Mistakes of ours are raised as they are."""
    try:
        yield
    except DATABASE_ERRORS as error:
        if is_mistake(error):
            raise
        name = type(driver_error(error)).__name__
        logger.warning("the database failed", extra={"error": name})
        raise StoreDown(name) from error


def driver_error(error: BaseException) -> BaseException:
    """The driver's own error, if SQLAlchemy has wrapped it."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def is_mistake(error: BaseException) -> bool:
    """Whether a retry would be useless, because the statement or its values are wrong."""
    original = driver_error(error)
    if isinstance(error, MISTAKES) or isinstance(original, asyncpg.DataError):
        return True
    state = getattr(original, "sqlstate", None)
    return state is not None and not str(state).startswith(PASSING_STATES)


def connection_lost(error: BaseException) -> bool:
    """Whether only the connection was lost, and the database may still be available."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated
    return isinstance(error, OSError | asyncpg.InterfaceError) or str(getattr(error, "sqlstate", "")).startswith(
        ("08", "57P")
    )
