"""One list of levels: every level has a bot, and names for its players."""

from __future__ import annotations

import wayfare.bots
from wayfare.bots import BOT_NAMES, LEVELS, Bot, bot_name
from wayfare.bots.base import BUILTIN
from wayfare.bots.compiled import POLICIES
from wayfare.bots.levels import LEVEL_BOTS
from wayfare.engine.state import SEATS


def test_every_level_is_a_bot_with_names() -> None:
    assert tuple(LEVEL_BOTS) == tuple(BOT_NAMES) == LEVELS
    for level in LEVELS:
        assert isinstance(wayfare.bots.make(level, seed=1), Bot)
        assert BUILTIN[level] == LEVEL_BOTS[level]


def test_no_two_players_share_a_name() -> None:
    names = [name for level in LEVELS for name in BOT_NAMES[level]]
    assert len(set(names)) == len(names)
    assert not {name.lower() for name in names} & {*BUILTIN}


def test_a_table_of_one_level_has_different_names() -> None:
    taken: list[str] = ["Hugo"]
    for _ in range(2 * SEATS):
        taken.append(bot_name("hard", taken))
    assert len(set(taken)) == len(taken)
    assert taken[1:6] == ["Vera", "Ines", "Viktor", "Greta", "Vera 2"]


def test_compiled_bots_are_known_by_their_numbers() -> None:
    assert POLICIES == {"random": 0, "greedy": 1, "planner": 2, "easy": 3, "medium": 4}
