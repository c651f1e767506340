"""Gymnasium's own check on every board and number of players, the vector environment, and what they leave out."""

from __future__ import annotations

import os
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import wayfare
from wayfare.engine import Action, View
from wayfare.envs.gym import SeatEnv
from wayfare.envs.ids import environment_ids
from wayfare.envs.vector import SeatVectorEnv

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

tables = pytest.mark.parametrize("players", [2, 3, 4])
boards = pytest.mark.parametrize("env_id", list(environment_ids()))


class Lenient(SeatEnv):
    """check_env samples actions without looking at the mask; here each stands for a legal one. Ours raises."""

    def step(self, action: np.int64 | int) -> Any:
        legal = np.flatnonzero(self.action_masks())
        return super().step(legal[action % len(legal)])


for name, game in environment_ids().items():
    gymnasium.register(name.replace("wayfare/", "lenient/"), entry_point=f"{__name__}:Lenient", kwargs={"game": game})


class LastBot:
    """Takes the last of its legal actions, and remembers its views."""

    seen: list[View]

    def __init__(self, seed: int | None = None) -> None:
        LastBot.seen = []

    def choose(self, view: View) -> Action:
        self.seen.append(view)
        return view.legal_actions[-1]


LAST = f"{__name__}:LastBot"


def make(env_id: str = "wayfare/NewYork-v0", **options: Any) -> SeatEnv:
    env = gymnasium.make(env_id, **options).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def vector(env_id: str = "wayfare/NewYork-v0", **options: Any) -> SeatVectorEnv:
    envs = gymnasium.make_vec(env_id, **options)
    assert isinstance(envs, SeatVectorEnv)
    return envs


def play(env: SeatEnv, seed: int | None, pick: int = 0) -> list[tuple[bytes, float]]:
    """A whole match, as a list of observations and rewards."""
    rng = np.random.default_rng(pick)
    observation, info = env.reset(seed=seed)
    seen, over = [(observation.tobytes(), 0.0)], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, _, info = env.step(legal[rng.integers(len(legal))])
        seen.append((observation.tobytes(), reward))
    return seen


def picked(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for every row."""
    actions: NDArray[np.int64] = np.argmax(masks * rng.random(masks.shape), axis=1)
    return actions


@boards
@tables
def test_check_env(env_id: str, players: int) -> None:
    env = gymnasium.make(env_id.replace("wayfare/", "lenient/"), players=players, render_mode="rgb_array")
    check_env(env.unwrapped, skip_render_check=players > 2)


@boards
def test_check_env_against_bots_that_look(env_id: str) -> None:
    env = gymnasium.make(env_id.replace("wayfare/", "lenient/"), players=3, opponents=["random", LAST])
    check_env(env.unwrapped, skip_render_check=True)


@boards
@tables
def test_whole_matches_through_every_wrapper_of_make(env_id: str, players: int) -> None:
    env = gymnasium.make(env_id, players=players)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            _, given, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
            assert not truncated
            reward += float(given)
        assert -1 <= reward <= 1


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = make()
    observation, info = env.reset(seed=2)
    state = env.single.raw.copy()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for action in (illegal, -1, len(info["action_mask"])):
        with pytest.raises(wayfare.IllegalAction):
            env.step(action)
    assert (env.single.raw == state).all()
    assert (env.single.observe(env.seat) == observation).all()


@pytest.mark.parametrize("opponents", ["random", LAST])
def test_seeds_repeat_and_later_deals_follow_from_them(opponents: str) -> None:
    env, twin = make(opponents=opponents), make(opponents=opponents)
    first = play(env, 4)
    assert first == play(twin, 4)
    second = play(env, None)
    assert second == play(twin, None)
    assert second != first


def test_the_learner_has_a_fixed_seat_or_rotates() -> None:
    env = make(players=3)
    seats = []
    for seed in (1, None, None, 1):
        env.reset(seed=seed)
        seats.append(env.seat)
    assert seats == [1, 2, 0, 1]
    fixed = make(players=3, seat=2)
    for _ in range(3):
        fixed.reset()
        assert fixed.seat == fixed.single.turn == 2


def test_bots_see_their_own_views_of_the_same_match() -> None:
    env = make(players=3, opponents=LAST, seat=1)
    play(env, 6)
    assert {view.seat for view in LastBot.seen} == {0, 2}
    assert all(view.legal_actions for view in LastBot.seen)
    last = max(LastBot.seen, key=lambda view: len(view.moves))
    assert last.owners.items() <= env.single.owners().items()


@pytest.mark.parametrize(
    "options",
    [
        {"opponents": ["random"], "players": 3},
        {"opponents": "nobody"},
        {"seat": 2},
        {"reward": "much"},
        {"render_mode": "smell"},
    ],
    ids=str,
)
@pytest.mark.filterwarnings("ignore:.*The environment is being initialised with render_mode:UserWarning")
def test_invalid_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(wayfare.WayfareError):
        make(**options)


def test_a_shaped_reward_adds_up_to_the_points_made() -> None:
    env, plain = make(reward="shaped"), make()
    shaped, won = play(env, 9), play(plain, 9)
    start = wayfare.load("new-york").new_match(2, seed=9)
    assert start.turn == 0
    total = wayfare.engine.result.read_result(env.single.game, env.single.raw).scores[env.seat].total
    assert sum(given for _, given in shaped) == pytest.approx(sum(given for _, given in won) + total / 100, abs=1e-5)


@boards
@tables
def test_the_vector_environment_plays_on(env_id: str, players: int) -> None:
    envs, rng = vector(env_id, num_envs=16, players=players), np.random.default_rng(0)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, info = envs.reset(seed=1)
    ended, given = 0, 0.0
    for _ in range(150):
        assert observations in envs.observation_space
        observations, rewards, terminated, truncated, info = envs.step(picked(info["action_mask"], rng))
        assert rewards.shape == terminated.shape == truncated.shape == (16,)
        assert not truncated.any()
        assert not rewards[~terminated].any()
        assert info["action_mask"].any(axis=1).all()
        ended += int(terminated.sum())
        given += float(rewards.sum())
    assert ended > 0
    assert abs(given) <= ended


def test_the_vector_environment_repeats_and_refuses() -> None:
    envs, twin = vector(num_envs=8), vector(num_envs=8)
    first, info = envs.reset(seed=3)
    assert (first == twin.reset(seed=3)[0]).all()
    kept = first.copy()
    actions = picked(info["action_mask"], np.random.default_rng(0))
    illegal = actions.copy()
    illegal[5] = np.flatnonzero(info["action_mask"][5] == 0)[0]
    with pytest.raises(wayfare.IllegalAction):
        envs.step(illegal)
    assert (envs.batch.observation == kept).all()
    assert (envs.step(actions)[0] == twin.step(actions)[0]).all()
    assert (first == kept).all()
    assert (envs.reset()[0] == twin.reset()[0]).all()
    assert (envs.batch.observation != kept).any()
    with pytest.raises(wayfare.WayfareError, match="sync"):
        vector(num_envs=2, opponents=LAST)


def test_gymnasiums_own_vectors_take_any_bots() -> None:
    envs = gymnasium.make_vec("wayfare/NewYork-v0", num_envs=2, vectorization_mode="sync", opponents=LAST)
    _, info = envs.reset(seed=0)
    for _ in range(5):
        _, _, _, _, info = envs.step(picked(info["action_mask"], np.random.default_rng(0)))
    envs.close()


def test_numpys_integers_are_seeds_and_fractions_are_not() -> None:
    env, game = make(), wayfare.load("new-york")
    first, _ = env.reset(seed=3)
    for kind in (np.int64, np.uint8, np.int32):
        assert (env.reset(seed=kind(3))[0] == first).all()
        assert game.new_match(2, seed=kind(3)).record() == game.new_match(2, seed=3).record()
    for wrong in (3.0, np.float64(3), True, -1, "3"):
        with pytest.raises(wayfare.SeedError):
            game.new_match(2, seed=wrong)  # type: ignore[arg-type]
        with pytest.raises(wayfare.SeedError):
            env.reset(seed=wrong)  # type: ignore[arg-type]
