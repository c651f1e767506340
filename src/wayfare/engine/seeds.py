"""Seeds and commitments: how a table proves at the end that the cards were fixed at the start."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from operator import index
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from wayfare.errors import SeedError

BITS = 256


def fresh_seed() -> int:
    """A new secret seed from the operating system."""
    return secrets.randbits(BITS)


def fresh_nonce() -> str:
    """A random text that keeps a commitment from being guessed."""
    return secrets.token_hex(16)


def check_seed(seed: SupportsIndex) -> int:
    """The same seed as an int, if it is one (NumPy's integers are too); SeedError otherwise."""
    number = index(seed) if isinstance(seed, SupportsIndex) and not isinstance(seed, bool) else -1
    if not 0 <= number < 1 << BITS:
        raise SeedError(f"The seed {seed!r} is not a whole number from 0 to 2^{BITS} - 1.")
    return number


def key(seed: SupportsIndex) -> NDArray[np.uint32]:
    """The generator's key: the seed, least significant byte first."""
    return np.frombuffer(check_seed(seed).to_bytes(BITS // 8, "little"), "<u4").astype(np.uint32)


def seed_of(words: Iterable[np.uint32]) -> int:
    return int.from_bytes(np.fromiter(words, "<u4").tobytes(), "little")


def commitment(seed: int, nonce: str) -> str:
    """SHA-256 of `seed:nonce`, the seed in decimal: shown before the first card, it fixes the seed in secret."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()
