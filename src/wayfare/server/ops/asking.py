"""Whose request is being answered: known to all that is done for it, without being passed from call to call."""

from __future__ import annotations

from contextvars import ContextVar

NOBODY = ""  # the server does it by itself
ASKING: ContextVar[str] = ContextVar("asking", default=NOBODY)  # the address
