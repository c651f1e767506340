"""Everything public can be copied and pickled, and the copy goes its own way; what can't says so in one sentence."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import wayfare
import wayfare.bots
from wayfare.bots import GuardedBot, SearchBot
from wayfare.bots.base import BUILTIN
from wayfare.engine import Match
from wayfare.envs import Batch
from wayfare.envs.aec import WayfareAECEnv
from wayfare.envs.gym import SeatEnv
from wayfare.envs.vector import SeatVectorEnv


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


ways = pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])
deeply = pytest.mark.parametrize("again", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])
Again = Callable[[Any], Any]
BUDGETS = {"search": 30, "hard": 30, "expert": 30}


def advance(match: Match, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if not match.over:
            match.play(rng.choice(match.legal_actions()))


def decisions(bot: Any, seed: int = 4) -> list[str]:
    match, made = wayfare.load("new-york").new_match(2, seed=seed), []
    for _ in range(12):
        action = bot.choose(match.view(match.turn))
        made.append(action.text)
        match.play(action)  # raises if it isn't legal
    return made


@deeply
@pytest.mark.parametrize("name", BUILTIN)
def test_a_bot_and_its_copy_play_the_same_legal_moves(name: str, again: Again) -> None:
    bot = wayfare.bots.make(name, seed=3, budget=BUDGETS.get(name))
    decisions(bot)  # a used one
    twin = again(bot)
    assert decisions(bot) == decisions(twin)


def test_a_pickled_search_is_small() -> None:
    bot = SearchBot(seed=1, budget=30)
    decisions(bot)
    assert len(pickle.dumps(bot)) < 1 << 18


@ways
def test_a_copied_match_goes_its_own_way(again: Again) -> None:
    match = wayfare.load("new-york").new_match(3, seed=2)
    advance(match, 9)
    before, twin = match.position(), again(match)
    advance(twin, 20)
    assert match.position() == before
    assert len(twin.moves) == 29
    assert len(match.moves) == 9
    advance(match, 20)
    assert match.record() == twin.record()


@ways
def test_a_copied_match_cites_the_rule_of_its_own_position(again: Again) -> None:
    game = wayfare.load("new-york")
    match = game.new_match(2, seed=2)
    twin = again(match)
    for _ in range(2):
        twin.play(twin.legal_actions()[0])
    with pytest.raises(wayfare.IllegalAction) as refused:
        twin.play(game.action("pass"))
    assert refused.value.rule == "C-8"
    with pytest.raises(wayfare.IllegalAction) as refused:
        match.play(game.action("pass"))
    assert refused.value.rule == "NY-3"


@ways
def test_views_records_results_and_games(again: Again) -> None:
    game = wayfare.load("first-journey-usa")
    match = game.new_match(2, seed=2)
    advance(match, 5)
    view = match.view(match.turn)
    assert again(view).to_dict() == view.to_dict()
    advance(match, 10_000)
    assert again(match.record()) == match.record()
    assert again(match.result) == match.result
    assert list(again(game).actions) == list(game.actions)
    assert copy.deepcopy(game) is game


@ways
def test_a_refusal_travels_between_processes(again: Again) -> None:
    match = wayfare.load("new-york").new_match(2, seed=2)
    with pytest.raises(wayfare.IllegalAction) as refused:
        match.play(match.game.action("pass"))
    twin = again(refused.value)
    assert (str(twin), twin.rule, twin.reason) == (str(refused.value), "NY-3", "keep-first")


def learn(env: Any, steps: int) -> list[bytes]:
    seen = []
    for _ in range(steps):
        observation, _, over, _, _ = env.step(np.flatnonzero(env.action_masks())[-1])
        seen.append(observation.tobytes())
        if over:
            env.reset()
    return seen


@deeply
@pytest.mark.parametrize("opponent", ["random", "planner", "search@30"])
def test_a_gymnasium_environment_with_its_opponents(opponent: str, again: Again) -> None:
    env = SeatEnv("new-york", 2, opponents=opponent)
    env.reset(seed=3)
    learn(env, 5)
    twin = again(env)
    first = learn(twin, 15)
    assert learn(env, 15) == first


@deeply
def test_a_pettingzoo_environment(again: Again) -> None:
    env = WayfareAECEnv("first-journey-usa", 3)
    env.reset(seed=3)
    twin = again(env)
    for one in (twin, env):
        for _ in range(20):
            one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    assert (twin.single.raw == env.single.raw).all()


@deeply
@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch(threads: int, again: Again) -> None:
    batch = Batch("new-york", 2, 6, seed=4, opponents="greedy", threads=threads)
    batch.step(batch.mask.argmax(axis=1))
    twin = again(batch)
    before = batch.observation.copy()
    for _ in range(20):
        twin.step(twin.mask.argmax(axis=1))
    assert (batch.observation == before).all()
    for _ in range(20):
        batch.step(batch.mask.argmax(axis=1))
    assert (batch.states == twin.states).all()


@deeply
def test_a_vector_environment(again: Again) -> None:
    envs = SeatVectorEnv(4, "new-york", threads=2)
    envs.reset(seed=1)
    twin = again(envs)
    for one in (twin, envs):
        for _ in range(10):
            one.step(one.action_masks().argmax(axis=1))
    assert (twin.batch.states == envs.batch.states).all()


@deeply
def test_openspiel_states(again: Again) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    import wayfare.envs.openspiel  # noqa: F401  registers

    state = pyspiel.load_game("python_wayfare_new_york").new_initial_state()
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    twin = again(state)
    assert str(twin) == str(state)
    assert twin.legal_actions() == state.legal_actions()


@deeply
def test_a_bot_with_a_process_of_its_own_cannot_be_copied(again: Again) -> None:
    with GuardedBot("bots.bad:Honest") as guarded, pytest.raises(wayfare.WayfareError, match="can't be copied"):
        again(guarded)


@deeply
def test_a_guarded_bot_of_ours_can(again: Again) -> None:
    view = wayfare.load("new-york").new_match(2, seed=1).view(0)
    with GuardedBot("random", seed=1) as guarded:
        twin = again(guarded)
        assert twin.choose(view) == guarded.choose(view)


def step_in_child(batch: Batch, answer: Any) -> None:
    batch.step(batch.mask.argmax(axis=1))
    answer.send(batch.states.tobytes())


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")
def test_threads_work_in_a_forked_child() -> None:
    batch = Batch("new-york", 2, 8, seed=4, threads=2)  # its threads have been used: they don't survive the fork
    here, there = multiprocessing.Pipe()
    child = multiprocessing.get_context("fork").Process(target=step_in_child, args=(batch, there), daemon=True)
    child.start()
    try:
        assert here.poll(60), "the child hangs"
        states = here.recv()
    finally:
        child.terminate()
    batch.step(batch.mask.argmax(axis=1))
    assert batch.states.tobytes() == states
