"""Training: the loop runs, resumes and gates, on a street of three locations."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import wayfare
from wayfare.arena import pools
from wayfare.bots import SearchBot
from wayfare.bots.kernel.network import Weights
from wayfare.bots.kernel.pace import SHORT_GAME
from wayfare.bots.kernel.priors import OPTION_BLOCKS, OPTION_CLAIMS
from wayfare.bots.kernel.training import TrainingPosition
from wayfare.bots.kernel.workspace import OPTION_FEATURES, BotWorkspace
from wayfare.bots.weights import no_network
from wayfare.errors import WayfareError

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.deep  # what makes the lessons is compiled here, and nowhere else

from wayfare.arena.training import Plan, Training  # noqa: E402
from wayfare.arena.training.fit import Network, fit_prior, tensors  # noqa: E402
from wayfare.arena.training.lessons import Choices, Piece, from_search  # noqa: E402

TINY = str(Path(__file__).parent.parent / "boards" / "tiny.toml")
PLAN = Plan((TINY,), generations=2, matches=6, study=40, gate=6, iterations=20, lessons=2000)


@contextmanager
def unseen(what: str, total: int) -> Iterator[Callable[[int], None]]:
    yield lambda done: None


def test_a_run_that_is_stopped_ends_like_one_that_is_not(tmp_path: Path) -> None:
    whole = Training(PLAN, tmp_path / "whole", unseen)
    assert [one.number for one in whole.generations()] == [1, 2]
    first = Training(replace(PLAN, generations=1), tmp_path / "parts", unseen)
    assert len(list(first.generations())) == 1
    second = Training(PLAN, tmp_path / "parts", unseen, jobs=2)
    assert [one.number for one in second.generations()] == [2]
    for number in range(3):
        name = f"{number}.weights"
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "parts" / name).read_bytes()
    assert [replace(one, seconds=0.0) for one in whole.done] == [replace(one, seconds=0.0) for one in second.done]


def test_only_a_candidate_that_wins_takes_the_place_of_the_best(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path, unseen)
    generations = list(training.generations())
    passed = [one.number for one in generations if one.passed]
    assert [one.passed for one in generations] == [one.win_rate > 0.55 for one in generations]
    assert training.best == tmp_path / f"{max(passed, default=0)}.weights"


def test_a_folder_belongs_to_one_plan(tmp_path: Path) -> None:
    Training(PLAN, tmp_path, unseen)
    with pytest.raises(WayfareError, match="other settings"):
        Training(replace(PLAN, seed=2), tmp_path, unseen)


@pytest.mark.parametrize("players", [2, 4])
def test_the_kernel_and_pytorch_agree(players: int) -> None:
    torch.manual_seed(1)
    network = Network()
    bot = SearchBot(seed=1, budget=1, network=network.write())
    bot.think(wayfare.load("new-york").new_match(players, seed=3).view(0))
    (searched,) = bot._searches
    workspace, lesson = searched._workspace.view(BotWorkspace.dtype)[0], np.zeros(1, TrainingPosition.dtype)
    lesson["seats"], lesson["match"], lesson["players"] = workspace.layers.seats, workspace.layers.match, players
    inputs, there, *_ = tensors(lesson)
    with torch.no_grad():
        outputs = network(inputs)[0]
    shares = torch.softmax(outputs[:players, 0], 0).numpy()
    assert there.sum() == players
    assert searched.tree.ending.expected_share[:players] == pytest.approx(shares, abs=1e-5)
    assert searched.tree.ending.expected_margin[:players] == pytest.approx(25 * outputs[:players, 1].numpy(), abs=1e-3)


def test_weights_come_back_as_they_were() -> None:
    network, back = Network(), Network()
    back.read(network.write())
    assert all(torch.equal(one, other) for one, other in zip(network.parameters(), back.parameters(), strict=True))


def test_lessons_are_the_same_wherever_they_are_made() -> None:
    game, weights = wayfare.load(TINY), Network().write()
    pieces = [Piece(game, (weights, weights), 20, 7, first, 2, 0.1) for first in (0, 2)]
    alone = [from_search(piece) for piece in pieces]
    spread = [found for _, found in pools.in_order(from_search, pieces, jobs=2)]
    for one, other in zip(alone, spread, strict=True):
        assert np.array_equal(one.lessons, other.lessons)
        assert one.shares == other.shares
        assert np.array_equal(one.choices.features, other.choices.features)
        assert np.array_equal(one.choices.deserved, other.choices.deserved)


def test_the_search_says_what_each_option_of_a_decision_deserved() -> None:
    weights = no_network()
    choices = from_search(Piece(wayfare.load("new-york"), (weights, weights), 200, 7, 0, 1)).choices
    assert choices.sizes.sum() == len(choices.features) == len(choices.deserved)
    assert choices.sizes.min() > 1
    by_decision = np.split(choices.deserved, np.cumsum(choices.sizes)[:-1])
    assert [one.sum() for one in by_decision] == pytest.approx([1.0] * len(by_decision), abs=1e-5)


def test_the_prior_learns_what_options_deserve() -> None:
    """Of two claims the one that blocks somebody deserves three times as much; another option deserves nothing."""
    features = np.zeros((300, OPTION_FEATURES), np.float32)
    features[0::3, OPTION_CLAIMS] = features[1::3, OPTION_CLAIMS] = features[0::3, OPTION_BLOCKS] = 1.0
    deserved = np.tile(np.array([0.75, 0.25, 0.0], np.float32), 100)
    weights = no_network()
    before = weights.view(Weights.dtype)[0].prior.copy()
    fit_prior(Choices(SHORT_GAME, features, deserved, np.full(100, 3, np.int32)), weights)
    prior = weights.view(Weights.dtype)[0].prior
    assert prior[SHORT_GAME, OPTION_BLOCKS] == pytest.approx(np.log(3), abs=0.01)
    assert prior[SHORT_GAME, OPTION_CLAIMS] > 3
    others = [kind for kind in range(len(prior)) if kind != SHORT_GAME]
    assert np.array_equal(prior[others], before[others])
