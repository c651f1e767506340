"""The prior of the move at hand: how promising options look before the search has tried any."""

from __future__ import annotations

import pytest

import wayfare
from wayfare.bots import SearchBot
from wayfare.bots.kernel.network import Weights
from wayfare.bots.kernel.pace import SHORT_GAME
from wayfare.bots.kernel.priors import LEAST_PRIOR, OPTION_CLAIMS, OPTION_FROM_DECK
from wayfare.bots.kernel.tree import ROOT
from wayfare.bots.weights import BUILTIN_WEIGHTS, load_weights, no_network
from wayfare.compiling.records import Raw
from wayfare.engine import View, builtin_names


def midgame(name: str, actions: int) -> View:
    """A position from a match between planners."""
    match, planner = wayfare.load(name).new_match(2, seed=5), wayfare.bots.make("planner", seed=1)
    while len(match.moves) < actions or match.turn is None or len(match.view(match.turn).legal_actions) < 2:
        assert match.turn is not None
        match.play(planner.choose(match.view(match.turn)))
    return match.view(match.turn)


def priors(view: View, weights: Raw) -> dict[int, float]:
    """Of every option at the root, by action."""
    bot = SearchBot(seed=1, budget=400, network=weights)
    bot.think(view)
    (searched,) = bot._searches
    options = [int(searched.tree.action[child]) for child in searched.children(ROOT)]
    return {option: float(searched.tree.root_prior[option]) for option in options}


@pytest.mark.parametrize("name", builtin_names())
def test_priors_share_one(name: str) -> None:
    found = priors(midgame(name, 20), load_weights(BUILTIN_WEIGHTS))
    assert all(LEAST_PRIOR <= prior <= 1.0 for prior in found.values())
    assert sum(found.values()) <= 1.0 + LEAST_PRIOR * len(found)


def test_an_option_gets_what_its_features_weigh() -> None:
    view = midgame("new-york", 16)
    for feature, kind in ((OPTION_CLAIMS, "claim"), (OPTION_FROM_DECK, "draw")):
        weights = no_network()
        weights.view(Weights.dtype)[0].prior[SHORT_GAME] = 0.0
        weights.view(Weights.dtype)[0].prior[SHORT_GAME, feature] = 20.0
        found = priors(view, weights)
        best = {option for option, prior in found.items() if prior > LEAST_PRIOR}
        assert {view.game.actions[option].kind for option in best} == {kind}
        assert sum(found[option] for option in best) == pytest.approx(1.0, abs=1e-4)


def test_without_anything_learned_the_planner_counts_for_most() -> None:
    view = midgame("europe", 10)
    found = priors(view, no_network())
    choice = wayfare.bots.make("planner", seed=1).choose(view)
    assert max(found, key=lambda option: found[option]) == choice.index
