"""Our environments beside other people's, in one run on one core: steps per second with random legal actions.

    .venv/bin/python benchmarks/peers.py [seconds]

Prints the table in docs/lab/speed.md: the best of a few interleaved rounds. What isn't
installed is left out; `pip install pgx` adds pgx. OpenSpiel is driven from Python, and chance nodes count as steps;
PettingZoo by its documented loop. A batch of ours is stepped with the first legal action of each match, so that
choosing costs little; pgx chooses and steps inside one compiled call.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
from envs import aec_match, gym_match, pick, rate, vector_steps

SIZE = 1024
ROUNDS = 4
EMPTY_LENGTH = 100  # of a match in which nothing happens
Run = Callable[[], int]
OURS = {"New York": "new_york", "First Journey: Europe": "first_journey_europe"}
PYTHON_GAMES = ("python_block_dominoes", "python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe")
CPP_GAMES = ("gin_rummy", "backgammon")


def batches() -> Iterator[tuple[str, Run]]:
    """`Batch`, without and with opponents, and the vector environment."""
    import gymnasium

    import wayfare.envs.gym  # noqa: F401  registers
    from wayfare.envs import Batch

    def stepping(batch: Batch) -> Run:
        def run() -> int:
            for _ in range(10):
                batch.step(batch.mask.argmax(axis=1).astype(np.int32))
            return 10 * batch.size

        return run

    options: dict[str, dict[str, Any]] = {
        "": {},
        ", float32": {"dtype": np.float32},
        ', `opponents="random"`, counting only the learner\'s': {"opponents": "random"},
        ', `opponents="planner"`, counting only the learner\'s': {"opponents": "planner"},
    }
    for label, chosen in options.items():
        yield f"`Batch`, New York, {SIZE} matches{label}", stepping(Batch("new-york", 2, SIZE, seed=1, **chosen))
    envs = gymnasium.make_vec("wayfare/NewYork-v0", num_envs=SIZE)
    envs.reset(seed=1)
    yield f"Gymnasium, New York, `make_vec`, {SIZE}", lambda: vector_steps(envs)


def loops() -> Iterator[tuple[str, Run]]:
    """One match at a time: ours, and one of PettingZoo's own."""
    import gymnasium
    import pettingzoo  # type: ignore[import-untyped]
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

    import wayfare.envs.aec  # noqa: F401  registers

    choose = pick(Random(0))
    env = gymnasium.make("wayfare/NewYork-v0", disable_env_checker=True).unwrapped
    env.reset(seed=1)
    yield 'Gymnasium loop, New York, against `"random"`', lambda: gym_match(env, choose)
    ours, theirs = pettingzoo.make("aec", "wayfare/NewYork-v0"), connect_four_v3.env()
    yield "PettingZoo loop, New York", lambda: aec_match(ours, choose)
    yield "PettingZoo loop, their Connect Four", lambda: aec_match(theirs, choose)


def register_empty_game() -> str:
    """A game in which nothing happens: no game written in Python can be faster in OpenSpiel.

    Players and chance take turns, and everything that can be answered without C++ is.
    """
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    kinds = pyspiel.GameType
    game_type = kinds(
        short_name="python_empty",
        long_name="Empty",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=4,
        max_chance_outcomes=4,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=EMPTY_LENGTH,
    )

    class State(pyspiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.steps = 0

        def current_player(self) -> int:
            return -4 if self.steps == EMPTY_LENGTH else -(self.steps & 1)

        def is_terminal(self) -> bool:
            return self.steps == EMPTY_LENGTH

        def is_chance_node(self) -> bool:
            return self.steps & 1 == 1

        def legal_actions(self) -> list[int]:
            return [0, 1, 2, 3]

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(0, 0.25), (1, 0.25), (2, 0.25), (3, 0.25)]

        def _apply_action(self, action: int) -> None:
            self.steps += 1

    class Game(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> State:
            return State(self)

    pyspiel.register_game(game_type, Game)
    return "python_empty"


def drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One of chance's outcomes, faster than `rng.choices`: the games are to be measured, not this."""
    left, outcome = rng.random(), 0
    for outcome, chance in outcomes:  # noqa: B007  the last one, if the chances add up to less than 1
        left -= chance
        if left < 0:
            break
    return outcome


def openspiel() -> Iterator[tuple[str, Run]]:
    """Ours, theirs written in Python, and theirs written in C++."""
    import open_spiel.python.games  # type: ignore[import-untyped]  # noqa: F401  registers
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    import wayfare.envs.openspiel  # noqa: F401  registers

    rng = Random(0)

    def playing(name: str) -> Run:
        game = pyspiel.load_game(name)

        def run() -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), rng))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
            return steps

        return run

    for label, name in OURS.items():
        yield f"OpenSpiel, {label}", playing(f"python_wayfare_{name}")
    for name in (*CPP_GAMES, *PYTHON_GAMES):
        language = "Python" if name in PYTHON_GAMES else "C++"
        yield f"OpenSpiel, their {name.removeprefix('python_')}, in {language}", playing(name)
    yield "OpenSpiel, an empty game in Python", playing(register_empty_game())


def pgx_games() -> Iterator[tuple[str, Run]]:
    """Backgammon in pgx, on JAX."""
    import jax  # type: ignore[import-not-found,unused-ignore]
    import jax.numpy as jnp  # type: ignore[import-not-found,unused-ignore]
    import pgx  # type: ignore[import-not-found,unused-ignore]

    env = pgx.make("backgammon")

    def step(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, SIZE + 1)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = jax.vmap(env.step)(state, jax.random.categorical(keys[0], scores, axis=-1), keys[1:])
        fresh = jax.vmap(env.init)(keys[1:])
        ended = state.terminated | state.truncated

        def either(new: Any, old: Any) -> Any:
            return jnp.where(ended.reshape(-1, *[1] * (old.ndim - 1)), new, old)

        return jax.tree_util.tree_map(either, fresh, state)

    compiled, now = jax.jit(step), [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), SIZE))]

    def run() -> int:
        for number in range(10):
            now[0] = compiled(now[0], jax.random.PRNGKey(number))
        now[0].observation.block_until_ready()
        return 10 * SIZE

    yield f"pgx, their backgammon, {SIZE} matches", run


def main(seconds: float = 3.0) -> None:
    """Measure everything that is installed."""
    needed = {batches: "gymnasium", loops: "pettingzoo", openspiel: "pyspiel", pgx_games: "pgx"}
    runs = dict(pair for group, library in needed.items() if find_spec(library) for pair in group())
    best = dict.fromkeys(runs, 0.0)
    for _ in range(ROUNDS):
        for label, run in runs.items():
            best[label] = max(best[label], rate(run, seconds / ROUNDS))
    print(f"| {time.strftime('%Y-%m-%d')}, one core | steps per second |\n|---|---|")
    for label, steps in best.items():
        print(f"| {label} | {steps:,.0f} |")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
