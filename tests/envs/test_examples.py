"""The examples run, and the learner learns; the tables in docs/envs.md are correct."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from wayfare.engine import builtin_names, load
from wayfare.envs import features
from wayfare.envs.positions import action_count

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_has_a_test_and_says_how_to_run_it() -> None:
    names = sorted(file.stem for file in EXAMPLES.glob("*.py"))
    assert names == ["openspiel_mcts", "ppo", "random_loop", "table_bot"]  # the last one: tests/server
    for name in names:
        assert f"python examples/{name}.py" in (EXAMPLES / f"{name}.py").read_text("utf-8").split('"""')[1]


def test_the_random_loop_plays_matches_to_their_end() -> None:
    assert example("random_loop").main(steps=200, size=64) > 100


def test_ppo_learns_to_beat_random() -> None:
    """Two updates, some seconds: nearly 90 % of the matches with every seed that was tried."""
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install wayfare[train]")
    result = example("ppo").train(updates=2, minutes=5, size=256, matches=200, seed=1)
    assert result.matches == 200
    assert 0.75 < result.low < result.wins < result.high <= 1


def test_ppo_plays_the_other_box_with_three() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install wayfare[train]")
    result = example("ppo").train("first-journey-usa", players=3, updates=1, size=16, steps=8, matches=16, reward="win")
    assert 0 <= result.low <= result.wins <= result.high <= 1


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_openspiel_searches_against_our_bot(search: str) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install wayfare[rl]")
    assert -1 <= example("openspiel_mcts").main(search=search, matches=1, simulations=2) <= 1


def test_an_example_runs_from_the_command_line() -> None:
    command = [sys.executable, str(EXAMPLES / "random_loop.py"), "--steps", "5", "--size", "8"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    assert "steps/s" in done.stdout


def test_the_page_describes_the_observation_and_the_sizes() -> None:
    page = (ROOT / "docs" / "envs.md").read_text("utf-8")
    for feature in features(load("new-york"), 2):
        assert f"| `{feature.name}` | {feature.start} | {feature.size} | {feature.meaning} |" in page
    games = [load(name) for name in ("new-york", "first-journey-europe", "first-journey-usa", "usa", "europe")]
    assert {game.id for game in games} == set(builtin_names())
    assert f"| actions | {' | '.join(str(action_count(game)) for game in games)} |" in page
    sizes = [" · ".join(str(sum(f.size for f in features(game, players))) for players in (2, 3, 4)) for game in games]
    assert f"| features, 2 · 3 · 4 players | {' | '.join(sizes)} |" in page
