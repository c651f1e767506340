"""What a search considers."""

from __future__ import annotations

from random import Random

import pytest

import wayfare
from wayfare.bots import SearchBot, make
from wayfare.bots.kernel.tree import ROOT
from wayfare.engine import View, builtin_names
from wayfare.engine.mechanics import kinds_on

MOST_POSITIONS = 1500


def considered(view: View) -> set[str]:
    """The kinds of action among the options at the root."""
    bot = SearchBot(seed=1, budget=400)  # every option is tried at least once
    bot.think(view)
    searched = bot._searches[0]
    return {view.game.actions[int(searched.tree.action[child])].kind for child in searched.children(ROOT)}


@pytest.mark.parametrize("name", builtin_names())
def test_every_kind_of_action_is_considered_somewhere(name: str) -> None:
    """In some position that has others to choose from. Passing is never a choice."""
    game, rng = wayfare.load(name), Random(1)
    missing = {*kinds_on(game.board)} - {"pass"}
    match, planner = game.new_match(2, seed=1), make("planner", seed=1)
    for _ in range(MOST_POSITIONS):
        if match.over:
            match = game.new_match(2, seed=rng.randrange(1000))
        assert match.turn is not None
        legal = match.legal_actions()
        kinds = sorted({action.kind for action in legal})
        if missing & {*kinds} and len(kinds) > 1:
            missing -= considered(match.view(match.turn))
        elif len(kinds) == 1:
            missing -= {*kinds}
        if not missing:
            return
        match.play(rng.choice(legal) if rng.random() < 0.2 else planner.choose(match.view(match.turn)))
    raise AssertionError(f"list_options in bots/kernel/options.py never considers {sorted(missing)} on {name}")
