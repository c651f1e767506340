"""OpenSpiel's tree search against our random player.

    pip install "wayfare[rl]"
    python examples/openspiel_mcts.py --matches 4 --simulations 50
    python examples/openspiel_mcts.py --search mcts

`ismcts` searches worlds that look the same to its seat, so it knows no more than a player may. `mcts` is for games
without hidden information: it searches from the true state, so it sees every hand, but it still can't foresee a card.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import wayfare.envs.openspiel  # noqa: F401  registers the games
from wayfare import bots
from wayfare.envs.ids import openspiel_names


def searcher(game: Any, search: str, simulations: int, seed: int) -> Any:
    """One of OpenSpiel's bots, evaluating positions by one random playout."""
    rng = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(1, rng)
    if search == "mcts":
        return mcts.MCTSBot(game, 2.0, simulations, judge, random_state=rng)
    return ismcts.ISMCTSBot(game, judge, 2.0, simulations, random_state=rng)


def play(game: Any, bot: Any, seat: int, seed: int) -> float:
    """Play one match. Returns the return of the searching seat."""
    rng, ours = np.random.RandomState(seed), bots.make("random", seed=seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(ours.choose(state.view(state.current_player())).index)
    return float(state.returns()[seat])


def main(
    board: str = "new-york", search: str = "ismcts", matches: int = 4, simulations: int = 50, seed: int = 0
) -> float:
    """Play matches in alternating seats. Returns the search's mean return, from -1 to 1."""
    game = pyspiel.load_game(openspiel_names()[board], {"players": 2})
    bot = searcher(game, search, simulations, seed)
    returns = []
    for number in range(matches):
        returns.append(play(game, bot, number % 2, seed + number))
        print(f"match {number + 1}: {search} in seat {number % 2} got {returns[-1]:+.0f}")
    print(f"{search} with {simulations} simulations, {board}: mean return {np.mean(returns):+.2f}")
    return float(np.mean(returns))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--board", choices=sorted(openspiel_names()), default="new-york")
    parser.add_argument("--search", choices=["ismcts", "mcts"], default="ismcts")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    main(**vars(parser.parse_args()))
