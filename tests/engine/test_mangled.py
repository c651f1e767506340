"""Mangled files, by accident or on purpose: one clear sentence, or a file that is still right. Never a crash."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wayfare
from wayfare.engine import Board, Game, Record
from wayfare.engine.check import check
from wayfare.testing import play_on

TINY = tomllib.loads((Path(__file__).parent.parent / "boards" / "tiny.toml").read_text("utf-8"))
RECORD = json.loads(
    play_on(wayfare.load("first-journey-usa").new_match(2, seed=5), "even", Random(5)).record().to_json()
)

odd_values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.integers(-3, 130),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["red", "gray", "east", "new-york", "draw", "locomotive", "six-tickets"]),
    st.just([]),
    st.just({}),
    st.lists(st.integers(0, 9), max_size=3),
)


def mangle(value: Any, rng: Random, odd: Any) -> Any:
    """The same tree with one odd leaf or branch: replaced, dropped or doubled."""
    if isinstance(value, dict | list) and value and rng.random() < 0.9:
        changed = value.copy()
        key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
        match rng.randrange(8):
            case 0:
                del changed[key]
            case 1 if isinstance(changed, list):
                changed.insert(key, changed[key])
            case _:
                changed[key] = mangle(value[key], rng, odd)
        return changed
    return odd


@settings(max_examples=600, deadline=None)
@given(st.integers(0, 2**32), odd_values)
def test_a_mangled_record_is_refused_or_right(seed: int, odd: Any) -> None:
    text = msgspec.json.encode(mangle(RECORD, Random(seed), odd)).decode()
    try:
        record = Record.from_json(text)
        record.replay()
    except wayfare.WayfareError as error:
        assert "\n" not in str(error)
    else:
        assert record.moves == RECORD["moves"]


@settings(max_examples=600, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 3), odd_values)
def test_a_mangled_board_is_refused_or_plays(seed: int, times: int, odd: Any) -> None:
    rng, tree = Random(seed), TINY
    for _ in range(times):
        tree = mangle(tree, rng, odd)
    try:
        board = msgspec.convert(tree, Board)
        check(board, "mangled")
    except (wayfare.BoardError, msgspec.ValidationError):
        return
    game = Game(board)
    low, high = board.rules.players
    play_on(game.new_match(rng.randint(low, high), seed=seed), "even", rng, moves=2000)


@pytest.mark.parametrize("text", ["{" * 5000, "[" * 100_000, '{"format":' * 2000, "1e999999", '"\\ud800"'])
def test_json_that_nobody_writes(text: str) -> None:
    with pytest.raises(wayfare.RecordError):
        Record.from_json(text)
