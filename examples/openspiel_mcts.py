"""OpenSpiel's tree search against our random player.

    pip install "wayfare[rl]"
    python examples/openspiel_mcts.py --matches 4 --simulations 50
    python examples/openspiel_mcts.py --search mcts

`ismcts` searches over worlds that look the same to its seat, so it knows no more than a player may. `mcts` is made for
games without secrets: it searches from the true state and so sees every hand. It still cannot tell the next card.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from wayfare import bots
from wayfare.envs.openspiel import NAMES


def searcher(game: Any, search: str, simulations: int, seed: int) -> Any:
    """One of OpenSpiel's bots; it judges a position by one random playout."""
    rng = np.random.RandomState(seed)
    judge = mcts.RandomRolloutEvaluator(1, rng)
    if search == "mcts":
        return mcts.MCTSBot(game, 2.0, simulations, judge, random_state=rng)
    return ismcts.ISMCTSBot(game, judge, 2.0, simulations, random_state=rng)


def play(game: Any, bot: Any, seat: int, seed: int) -> float:
    """One match; the answer is the return of the searching seat."""
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
    """Matches with the seats in turn; the answer is the mean return of the search, from -1 to 1."""
    game = pyspiel.load_game(NAMES[board], {"players": 2})
    bot = searcher(game, search, simulations, seed)
    returns = []
    for number in range(matches):
        returns.append(play(game, bot, number % 2, seed + number))
        print(f"match {number + 1}: {search} in seat {number % 2} got {returns[-1]:+.0f}")
    print(f"{search} with {simulations} simulations, {board}: mean return {np.mean(returns):+.2f}")
    return float(np.mean(returns))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--board", choices=sorted(NAMES), default="new-york")
    parser.add_argument("--search", choices=["ismcts", "mcts"], default="ismcts")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    main(**vars(parser.parse_args()))
