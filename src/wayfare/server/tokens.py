"""Table ids, chair ids and tokens. A token is shown once, to its owner; only its hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

TABLE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0 o 1 l i: people read ids aloud
TABLE_ID_LENGTH = 12
CHAIR_ID_LENGTH = 6


def new_token() -> str:
    """A new token: 256 random bits, as text that is safe in a link."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """A plain hash is enough: a token is 256 random bits, so there is nothing to guess."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_hash(one: str, other: str | None) -> bool:
    return hmac.compare_digest(one, other or "")


def new_table_id() -> str:
    """A new table id. It can't be guessed: the link that contains it opens the table."""
    return _random_id(TABLE_ID_LENGTH)


def new_chair_id() -> str:
    """A new chair id. It isn't secret, and only has to be unique at its table."""
    return _random_id(CHAIR_ID_LENGTH)


def _random_id(length: int) -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(length))


def is_table_id(text: str) -> bool:
    """Could this be a table's id? Saves asking the database about nonsense."""
    return len(text) == TABLE_ID_LENGTH and set(text) <= set(TABLE_LETTERS)
