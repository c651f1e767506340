"""What can go wrong with the database: either it is away for now, or we have made a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

# Errors of the database, or of the connection to it. While connecting, SQLAlchemy passes on asyncpg's own.
DATABASE_ERRORS = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
MISTAKES = (DataError, IntegrityError, ProgrammingError, asyncpg.DataError)
MISTAKEN_STATES = ("22", "23", "42")  # SQLSTATE classes: invalid data, a broken constraint, a wrong statement


class StoreDown(Exception):
    """The database is away. What was to be written may or may not have been: read again before continuing."""


@contextmanager
def store_errors() -> Iterator[None]:
    """Raise StoreDown instead of any error that may pass by itself. Mistakes of ours are raised as they are."""
    try:
        yield
    except DATABASE_ERRORS as error:
        if is_mistake(error):
            raise
        raise StoreDown(type(error).__name__) from error


def is_mistake(error: BaseException) -> bool:
    """Whether trying again would be of no use, because the statement or its values are wrong."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    state = getattr(original, "sqlstate", None) or ""
    return (
        isinstance(error, MISTAKES)
        or isinstance(original.__cause__, asyncpg.DataError)
        or str(state).startswith(MISTAKEN_STATES)
    )
