"""Views as arrays: a bot at a table sees the numbers that it was trained on, also over HTTP."""

from __future__ import annotations

import json

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from numpy.typing import NDArray

import wayfare
import wayfare.bots
from wayfare.engine import Action, Match, View
from wayfare.envs import features, mask, observe
from wayfare.envs.features import layout
from wayfare.envs.kernel.single import observe_once
from wayfare.envs.positions import env_action
from wayfare.testing import matches


class NetBot:
    """What the docs promise: a network becomes a bot in ten lines."""

    def __init__(self, seed: int | None = None) -> None:
        self.weights: NDArray[np.float32] | None = None

    def choose(self, view: View) -> Action:
        seen, legal = observe(view, dtype=np.float32), mask(view)
        if self.weights is None:
            self.weights = np.random.default_rng(1).normal(size=(len(seen), len(legal))).astype(np.float32)
        return view.game.actions[int(np.where(legal == 1, seen @ self.weights, -np.inf).argmax())]


@settings(max_examples=60, deadline=None)
@given(matches())
def test_a_view_says_the_same_in_every_form(match: Match) -> None:
    for seat in range(len(match.players)):
        view = match.view(seat)
        expected = np.zeros(sum(feature.size for feature in features(match.game, len(match.players))), np.uint8)
        observe_once(match.game.raw, match._raw, seat, layout(match.game, len(match.players)).starts, expected)
        assert observe(view).tolist() == expected.tolist()
        for plain in (json.loads(json.dumps(view.to_dict())), json.loads(msgspec.json.encode(view.data()))):
            seen = observe(plain)
            for feature in features(match.game, len(match.players)):
                part = slice(feature.start, feature.start + feature.size)
                assert seen[part].tolist() == expected[part].tolist(), feature
            assert mask(plain).tolist() == mask(view).tolist()
        legal = [env_action(match.game, match._raw, action) for action in match.legal_actions() if seat == match.turn]
        assert sorted(np.flatnonzero(mask(view)).tolist()) == sorted(legal)


def test_a_network_plays_a_match() -> None:
    match = wayfare.load("new-york").new_match(2, seed=1)
    bots = [NetBot(), wayfare.bots.make("random", seed=1)]
    while match.turn is not None:
        match.play(bots[match.turn].choose(match.view(match.turn)))
    assert match.result


def test_types_and_games_of_your_own() -> None:
    game = wayfare.load("new-york")
    view = game.new_match(2, seed=1).view(0)
    assert observe(view, dtype=np.float32).dtype == np.float32
    assert observe(view.to_dict(), game).tolist() == observe(view).tolist()
    assert features(game)[-1].name == "joined"


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(wayfare.WayfareError, match="spectator"):
        observe(wayfare.load("new-york").new_match(2, seed=1).view(None))
