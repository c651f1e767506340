"""The weights of the network: a file, and a bot by its path."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import wayfare
from wayfare.bots import SearchBot, make
from wayfare.bots.base import is_builtin
from wayfare.bots.kernel.network import LEAD_OUTPUT, Weights
from wayfare.bots.kernel.tree import ROOT
from wayfare.bots.weights import BUILTIN_WEIGHTS, load_weights
from wayfare.compiling.records import empty_record
from wayfare.engine import builtin_names
from wayfare.errors import WayfareError


def test_weights_play_by_the_path_of_their_file(tmp_path: Path) -> None:
    raw = empty_record(Weights)
    network = raw.view(Weights.dtype)[0]
    network.trust[:], network.last_bias[LEAD_OUTPUT] = 1.0, 0.5
    raw.tofile(tmp_path / "mine.weights")
    name = f"{tmp_path}/mine.weights@30"
    assert is_builtin(name)
    view = wayfare.load("new-york").new_match(3, seed=3).view(0)
    bot = make(name, seed=1)
    assert bot.choose(view) in view.legal_actions
    assert isinstance(bot, SearchBot)
    (searched,) = bot._searches
    assert searched.tree.ending.share[:3] == pytest.approx([1 / 3] * 3)  # all seats look alike to it …
    assert searched.tree.ending.margin[:3] == pytest.approx([12.5] * 3)  # … and lead by half of what settles a match


def test_what_counts_is_a_mean_of_what_the_network_expects_and_how_the_match_ends() -> None:
    view = wayfare.load("new-york").new_match(2, seed=3).view(0)
    shares = []
    for trust in (0.0, 0.5, 1.0):
        raw = empty_record(Weights)
        raw.view(Weights.dtype)[0].trust[:] = trust
        bot = SearchBot(seed=1, budget=1, network=raw)
        bot.think(view)
        shares.append(bot._searches[0].tree.ending.share[:2].copy())
    played_out, both, expected = shares
    assert sorted(played_out) == [0.0, 1.0]
    assert expected == pytest.approx([0.5, 0.5])
    assert both == pytest.approx((played_out + expected) / 2)


def test_our_weights_tell_who_will_win() -> None:
    """Towards the end of matches between planners, the network alone usually names the winner."""
    raw, right = load_weights(BUILTIN_WEIGHTS).copy(), 0
    raw.view(Weights.dtype)[0].turns[:], raw.view(Weights.dtype)[0].trust[:] = 30, 1.0
    for name, seed in product(builtin_names(), range(10)):
        match, planner, views = wayfare.load(name).new_match(2, seed=seed), make("planner", seed=1), []
        while match.turn is not None:
            views.append(match.view(match.turn))
            match.play(planner.choose(views[-1]))
        bot = SearchBot(seed=1, budget=40, network=raw)
        bot.think(views[7 * len(views) // 8])
        worth = bot._searches[0].tree.total_value[ROOT]
        assert match.result is not None
        right += (0 if worth[0] > worth[1] else 1) in match.result.winners
    assert right >= 35  # of 50


@pytest.mark.parametrize(("content", "why"), [(None, "no such file"), (b"weights", "holds no weights")])
def test_other_files_are_refused(content: bytes | None, why: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.weights"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(WayfareError, match=why):
        make(str(path))
