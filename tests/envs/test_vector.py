"""The vector environment does what Gymnasium asks of one, whichever step the next match starts in."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers
from numpy.typing import NDArray

import wayfare
import wayfare.envs.gym  # registers
from wayfare.envs.vector import SeatVectorEnv

SAME, NEXT = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP
modes = pytest.mark.parametrize("mode", [SAME, NEXT])


def make(mode: AutoresetMode = SAME, num_envs: int = 6, **options: Any) -> SeatVectorEnv:
    envs = gymnasium.make_vec("wayfare/NewYork-v0", num_envs=num_envs, autoreset_mode=mode, **options)
    assert isinstance(envs, SeatVectorEnv)
    return envs


def picked(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for every row; any, where there is none."""
    actions: NDArray[np.int64] = np.argmax(masks * (1 + rng.random(masks.shape)), axis=1)
    return actions


@modes
@pytest.mark.parametrize("inside", [False, True])
def test_the_mode_is_what_it_says(mode: AutoresetMode, inside: bool) -> None:
    envs, rng = make(mode, mask_in_observation=inside), np.random.default_rng(1)
    assert envs.autoreset_mode is envs.metadata["autoreset_mode"] is mode
    _, info = envs.reset(seed=3)
    before, ends = np.zeros(6, np.bool_), 0
    for _ in range(120):
        observations, rewards, terminated, _, info = envs.step(picked(info["action_mask"], rng))
        assert observations in envs.observation_space
        if mode is NEXT:
            assert not rewards[before].any()
            assert not terminated[before].any()
            assert (info["action_mask"].any(axis=1) == ~terminated).all()
            assert "final_obs" not in info
            before = terminated.copy()
        elif terminated.any():
            assert (info["_final_obs"] == terminated).all()
            assert (info["_final_info"] == terminated).all()
            for slot in range(6):
                final = info["final_obs"][slot]
                assert final in envs.single_observation_space if terminated[slot] else final is None
            assert not info["final_info"]["action_mask"].any()
        ends += int(terminated.sum())
    assert ends > 6


def test_disabled_matches_wait_for_reset_mask() -> None:
    """What TorchRL prefers: an ended match stays as it is until it is reset."""
    envs, rng = make(AutoresetMode.DISABLED, num_envs=8), np.random.default_rng(1)
    _, info = envs.reset(seed=3)
    dealt = 0
    for _ in range(120):
        observations, _, terminated, _, info = envs.step(picked(info["action_mask"], rng))
        again, more, still, _, info = envs.step(picked(info["action_mask"], rng))
        assert (still >= terminated).all()
        assert (again[terminated] == observations[terminated]).all()
        assert not more[terminated].any()
        if still.any():
            dealt += int(still.sum())
            _, info = envs.reset(options={"reset_mask": still})
            assert info["action_mask"].any(axis=1).all()
            assert not envs.batch.terminated.any()
    assert dealt > 8


def test_both_modes_play_the_same_matches_and_show_the_same_ends() -> None:
    ends = {}
    for mode in (SAME, NEXT):
        envs = make(mode, num_envs=1)
        found: list[tuple[bytes, float]] = []
        observations, info = envs.reset(seed=5)
        while len(found) < 3:
            observations, rewards, terminated, _, info = envs.step(info["action_mask"].argmax(axis=1))
            if terminated[0]:
                last = info["final_obs"][0] if mode is SAME else observations[0]
                found.append((last.tobytes(), float(rewards[0])))
        ends[mode] = found
    assert ends[SAME] == ends[NEXT]


def test_the_end_is_shown_to_the_learner_and_nobody_is_to_act() -> None:
    from wayfare.envs import features

    envs, rng = make(NEXT, num_envs=32), np.random.default_rng(0)
    _, info = envs.reset(seed=2)
    (table,) = (one for one in features(envs.batch.game, 2) if one.name == "table")
    ended = 0
    for _ in range(60):
        seats = info["seat"].copy()
        observations, _, terminated, _, info = envs.step(picked(info["action_mask"], rng))
        assert not observations[terminated, table.start].any()
        assert observations[~terminated, table.start].all()
        assert (info["seat"] == seats)[terminated].all()
        ended += int(terminated.sum())
    assert ended


@modes
def test_a_list_of_seeds_gives_each_environment_its_own_matches(mode: AutoresetMode) -> None:
    envs, other = make(mode, num_envs=3), make(mode, num_envs=3)
    first, _ = envs.reset(seed=[5, 6, 5])
    assert (first[0] == first[2]).all()
    assert (first[0] != first[1]).any()
    again, _ = other.reset(seed=[1, np.int64(6), None])
    assert (again[1] == first[1]).all()
    with pytest.raises(wayfare.WayfareError, match="a seed for each of the 3"):
        envs.reset(seed=[1, 2])


@modes
def test_reset_mask_deals_only_some_matches(mode: AutoresetMode) -> None:
    envs = make(mode, num_envs=4)
    _, info = envs.reset(seed=1)
    observations, *_, info = envs.step(info["action_mask"].argmax(axis=1))
    chosen = np.array([True, False, False, True])
    states = envs.batch.states.copy()
    after, _ = envs.reset(options={"reset_mask": chosen})
    assert (after[~chosen] == observations[~chosen]).all()
    assert (envs.batch.states[~chosen] == states[~chosen]).all()
    assert (envs.batch.states[chosen] != states[chosen]).any(axis=1).all()
    with pytest.raises(wayfare.WayfareError, match="shape"):
        envs.reset(options={"reset_mask": chosen[:2]})


@modes
@pytest.mark.parametrize(
    "wrapper",
    [
        wrappers.RecordEpisodeStatistics,
        wrappers.DictInfoToList,
        wrappers.NormalizeReward,
        lambda envs: wrappers.ClipReward(envs, -0.5, 0.5),
    ],
)
def test_gymnasiums_wrappers_accept_it(mode: AutoresetMode, wrapper: Any) -> None:
    base, rng = make(mode), np.random.default_rng(1)
    envs = wrapper(base)
    envs.reset(seed=3)
    for _ in range(60):
        observations, rewards, _, _, _ = envs.step(picked(base.action_masks(), rng))
        assert len(observations) == len(rewards) == 6
    if isinstance(envs, wrappers.RecordEpisodeStatistics):
        assert len(envs.length_queue) > 0
        assert min(envs.length_queue) > 10


@pytest.mark.parametrize(
    "wrapper",
    [
        wrappers.FlattenObservation,
        wrappers.NormalizeObservation,
        lambda envs: wrappers.DtypeObservation(envs, np.float32),
    ],
)
def test_gymnasiums_wrappers_of_observations_need_the_next_step(wrapper: Any) -> None:
    base = make(NEXT)
    envs = wrapper(base)
    envs.reset(seed=1)
    observations, *_ = envs.step(base.action_masks().argmax(axis=1))
    assert np.isfinite(observations).all()


def test_unknown_modes_are_refused() -> None:
    with pytest.raises(wayfare.WayfareError, match="SAME_STEP, NEXT_STEP or DISABLED"):
        SeatVectorEnv(2, autoreset_mode="sometimes")


def test_make_needs_no_import_of_ours() -> None:
    """Gymnasium imports the module that an id begins with."""
    import subprocess
    import sys

    code = (
        "import gymnasium; env = gymnasium.make('wayfare.envs.gym:wayfare/NewYork-v0'); "
        "vec = gymnasium.make_vec('wayfare.envs.gym:wayfare/NewYork-v0', num_envs=2); print(env.spec.id)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "wayfare/NewYork-v0\n", done.stderr
