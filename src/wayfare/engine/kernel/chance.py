"""Chance: ChaCha with 8 rounds, keyed by the seed. Seeing every card so far doesn't help to predict the next one.

To deal a game again by hand: the 256-bit key is the seed, least significant byte first. Block n is the ChaCha8 block
with a 64-bit counter n and a zero nonce, read as sixteen 32-bit words. A number below n takes the next word w and is
the high half of w x n; if the low half is smaller than 2^32 mod n, that word is rejected and the next one is taken, so
every number is equally likely.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba.core import config
from numpy.typing import NDArray

from wayfare.compiling import hot, rule
from wayfare.compiling.records import Row
from wayfare.engine.state import State

if config.DISABLE_JIT:  # plain NumPy warns when 32-bit sums overflow, which here they should
    np.seterr(over="ignore")

Words: TypeAlias = "Row[np.uint32] | NDArray[np.uint32]"

WORD = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)


@hot
def rotate(word: np.uint32, by: int) -> np.uint32:
    """Rotate 32 bits to the left."""
    return np.uint32(np.uint32(word << np.uint32(by)) | np.uint32(word >> np.uint32(32 - by)))


@hot
def quarter(
    a: np.uint32, b: np.uint32, c: np.uint32, d: np.uint32
) -> tuple[np.uint32, np.uint32, np.uint32, np.uint32]:
    """ChaCha's quarter round."""
    a = np.uint32(a + b)
    d = rotate(np.uint32(d ^ a), 16)
    c = np.uint32(c + d)
    b = rotate(np.uint32(b ^ c), 12)
    a = np.uint32(a + b)
    d = rotate(np.uint32(d ^ a), 8)
    c = np.uint32(c + d)
    b = rotate(np.uint32(b ^ c), 7)
    return a, b, c, d


@rule
def fill(key: Words, counter: np.uint64, nonce: np.uint32, block: Words) -> None:
    """Write one ChaCha8 block."""
    k0, k1, k2, k3 = np.uint32(0x61707865), np.uint32(0x3320646E), np.uint32(0x79622D32), np.uint32(0x6B206574)
    low, high = np.uint32(counter & WORD), np.uint32(counter >> HALF)
    a0, a1, a2, a3 = k0, k1, k2, k3
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = low, high, nonce, np.uint32(0)
    for _ in range(4):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    block[0], block[1], block[2], block[3] = a0 + k0, a1 + k1, a2 + k2, a3 + k3
    block[4], block[5], block[6], block[7] = b0 + key[0], b1 + key[1], b2 + key[2], b3 + key[3]
    block[8], block[9], block[10], block[11] = c0 + key[4], c1 + key[5], c2 + key[6], c3 + key[7]
    block[12], block[13], block[14], block[15] = d0 + low, d1 + high, d2 + nonce, d3


@hot
def word(state: State) -> np.uint64:
    """The next 32 random bits."""
    if state.used == 16:
        fill(state.key, state.counter, np.uint32(0), state.block)
        state.counter += np.uint64(1)
        state.used = 0
    state.used += 1
    return np.uint64(state.block[state.used - 1])


@hot
def below(state: State, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    bound = np.uint64(n)
    while True:
        product = word(state) * bound
        low = product & WORD
        if low >= bound or low >= np.uint64(1 << 32) % bound:
            return high_half(product)


@hot
def high_half(product: np.uint64) -> int:
    """The upper 32 bits, as an ordinary integer."""
    return np.int64(product >> HALF)  # type: ignore[return-value]
