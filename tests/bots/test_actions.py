"""Every bot uses every kind of action in its game, and every match ends."""

from __future__ import annotations

import pytest

import wayfare
import wayfare.bots
from wayfare.bots import ExpertBot, HardBot, SearchBot
from wayfare.bots.base import BUILTIN
from wayfare.engine import Game

SEARCHING = {"search": SearchBot, "hard": HardBot, "expert": ExpertBot}
BIG = [name for name in wayfare.builtin_names() if wayfare.load(name).board.rules.players[1] == 5]  # they take longer
SHORT = "new-york"  # more tickets are seldom worth it there: a search with hardly any time doesn't even try
COMPILED = tuple(name for name in BUILTIN if name not in SEARCHING)


def kinds(game: Game) -> set[str]:
    """All kinds of action but passing, which is legal only when nothing else is (C-8)."""
    listed = {str(action.kind) for action in game.actions.listed} - {"pass"}
    return listed | {"keep"} if game.actions.keeps.count else listed


def used(game: Game, bot: str, matches: int, budget: int | None) -> set[str]:
    """The kinds of action a bot uses in matches against itself, until it has used all or the matches are played."""
    found: set[str] = set()
    for number in range(matches):
        bots = [
            SEARCHING[bot](seed=number + seat, budget=budget) if budget else wayfare.bots.make(bot, seed=number + seat)
            for seat in range(2)
        ]
        match = game.new_match(2, seed=number)
        while match.turn is not None:
            action = bots[match.turn].choose(match.view(match.turn))
            found.add(action.kind)
            match.play(action)
        if found == kinds(game):
            break
    return found


@pytest.mark.parametrize("name", wayfare.builtin_names())
@pytest.mark.parametrize("bot", COMPILED)
def test_a_compiled_bot_does_everything_in_200_matches(name: str, bot: str) -> None:
    game = wayfare.load(name)
    assert used(game, bot, 200, None) == kinds(game)


@pytest.mark.parametrize(
    ("bot", "name"),
    [
        pytest.param(bot, name, marks=[pytest.mark.deep] if name in BIG else [])
        for bot in SEARCHING
        for name in wayfare.builtin_names()
        if name != SHORT
    ],
)
def test_a_searching_bot_does_everything_in_200_matches(name: str, bot: str) -> None:
    """Even with hardly any time to think."""
    game = wayfare.load(name)
    assert used(game, bot, 200, 20) == kinds(game)


@pytest.mark.deep
@pytest.mark.parametrize("name", wayfare.builtin_names())
@pytest.mark.parametrize("bot", SEARCHING)
def test_a_searching_bot_with_time_does_everything_in_200_matches(name: str, bot: str) -> None:
    game = wayfare.load(name)
    assert used(game, bot, 200, 1000) == kinds(game)
