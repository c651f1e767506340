"""Seeds and commitments: how a table shows at the end that the cards were settled at the start."""

from __future__ import annotations

import hashlib
import secrets

import numpy as np
from numpy.typing import NDArray

from wayfare.errors import SeedError

BITS = 256


def fresh_seed() -> int:
    """A new secret seed from the operating system."""
    return secrets.randbits(BITS)


def fresh_nonce() -> str:
    return secrets.token_hex(16)


def check_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << BITS:
        raise SeedError(f"The seed {seed!r} is not a whole number from 0 to 2^{BITS} - 1.")
    return seed


def key(seed: int) -> NDArray[np.uint32]:
    """The generator's key is the seed, little end first."""
    return np.frombuffer(check_seed(seed).to_bytes(BITS // 8, "little"), "<u4").astype(np.uint32)


def seed_of(words: NDArray[np.uint32]) -> int:
    """The seed whose key this is."""
    return int.from_bytes(words.astype("<u4").tobytes(), "little")


def commitment(seed: int, nonce: str) -> str:
    """Shown before the first card, it fixes the seed without telling it: SHA-256 of `seed:nonce`, seed in decimal."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()
