"""The databases and servers are those of tests/server."""

from __future__ import annotations

from server.conftest import empty_store, new_store, postgresql, pytest_pyfunc_call, serve, shared

__all__ = ["empty_store", "new_store", "postgresql", "pytest_pyfunc_call", "serve", "shared"]
