"""Tokens and ids. A token is told once to whom it belongs; what is kept is its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0 o 1 l i: ids are read aloud


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """A token is 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str | None) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one, other or "")


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_seat_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))
