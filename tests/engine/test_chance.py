"""Chance: the generator is ChaCha8, its numbers are fair, its seeds repeat."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numba
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import wayfare
from wayfare.engine import seeds
from wayfare.engine.kernel import chance
from wayfare.engine.state import State

# The published test vector of ChaCha8 with a 256-bit zero key: the first block of its key stream.
ZERO_KEY_BLOCK = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


@numba.njit(error_model="numpy")  # type: ignore[untyped-decorator]  # Python can't call a rule
def fill(key: Any, counter: Any, nonce: Any, words: Any) -> None:
    chance.fill(key, counter, nonce, words)


@numba.njit(error_model="numpy")  # type: ignore[untyped-decorator]
def below(state: Any, n: int) -> int:
    return chance.below(state, n)


def block(key: list[int], counter: int = 0, nonce: int = 0) -> list[int]:
    words = np.zeros(16, np.uint32)
    fill(np.array(key, np.uint32), np.uint64(counter), np.uint32(nonce), words)
    return [int(word) for word in words]


def plain_block(key: list[int], counter: int, nonce: int) -> list[int]:
    """ChaCha8 as its paper says it, in plain Python."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter % 2**32, counter >> 32, nonce, 0]
    x = list(start)

    def turn(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) % 2**32

    def quarter(a: int, b: int, c: int, d: int) -> None:
        for to, plus, other, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[plus]) % 2**32
            x[other] = turn(x[other] ^ x[to], by)

    for _ in range(4):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return [(a + b) % 2**32 for a, b in zip(x, start, strict=True)]


def test_the_published_vector() -> None:
    assert np.array(block([0] * 8), "<u4").tobytes().hex() == ZERO_KEY_BLOCK


@given(
    st.lists(st.integers(0, 2**32 - 1), min_size=8, max_size=8), st.integers(0, 2**64 - 1), st.integers(0, 2**32 - 1)
)
def test_any_block_is_chacha8(key: list[int], counter: int, nonce: int) -> None:
    assert block(key, counter, nonce) == plain_block(key, counter, nonce)


def generator(seed: int) -> Any:
    state = np.zeros(1, State.dtype)[0]
    state.key[:] = seeds.key(seed)
    state.used = 16
    return state


def test_numbers_below_n_are_equally_likely() -> None:
    state = generator(5)
    rolls = 7 * 4000
    counts = Counter(int(below(state, 7)) for _ in range(rolls))
    assert sorted(counts) == list(range(7))
    chi_square = sum((count - rolls / 7) ** 2 / (rolls / 7) for count in counts.values())
    assert chi_square < 22.46  # 6 degrees of freedom, one in a thousand; the seed is fixed


def test_a_word_that_would_favour_some_numbers_is_thrown_away() -> None:
    state = generator(0)
    bound = 2**32 // 3 + 1  # 2^32 mod n is large, so that many words must go
    state.used = 0
    for place in range(16):
        state.block[place] = 0 if place < 3 else 2**31 + 1
    assert below(state, bound) == bound // 2
    assert state.used == 4


def test_a_seed_is_the_key_little_end_first() -> None:
    assert seeds.key(1 << 32 | 7).tolist() == [7, 1, 0, 0, 0, 0, 0, 0]
    assert seeds.seed_of(seeds.key(2**255 + 99)) == 2**255 + 99


@pytest.mark.parametrize("seed", [-1, 2**256, 1.5, "7", True])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(wayfare.SeedError, match="whole number"):
        wayfare.load("new-york").new_match(2, seed=seed)


def test_fresh_seeds_are_long_and_committed_to() -> None:
    one, two = (wayfare.load("new-york").new_match(2) for _ in range(2))
    assert one.seed != two.seed
    assert max(one.seed, two.seed) > 2**128
    assert len(one.nonce) == 32
    assert one.commitment == seeds.commitment(one.seed, one.nonce)


def test_the_same_seed_is_the_same_deal_on_every_machine() -> None:
    """Pinned: a change here would make every record ever written worthless."""
    start = wayfare.load("new-york").new_match(2, seed=7).start
    assert start["hands"] == [["green", "orange"], ["pink", "taxi"]]
    assert start["market"] == ["pink", "blue", "blue", "black", "taxi"]
    assert start["tickets"][0] == ["central-park-gramercy-park", "chelsea-brooklyn"]
