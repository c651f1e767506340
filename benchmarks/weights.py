"""Make the weights that come with wayfare again: lessons from planners on every board, then eight epochs; and a prior.

    .venv/bin/python benchmarks/weights.py src/wayfare/bots/search.weights

It takes two minutes of processor time for the network, and nine for the prior of short games, which learns from the
search's own matches in New York. This is the first generation of `wayfare train`, with its own number of lessons for
each board and number of players.
"""

from __future__ import annotations

import sys

import numpy as np

import wayfare
from wayfare.arena.training.fit import fit, fit_prior
from wayfare.arena.training.lessons import NOTED, STRAY, WANDER, Piece, from_search
from wayfare.bots.compiled import new_workspace
from wayfare.bots.kernel.network import Weights
from wayfare.bots.kernel.pace import RACE_GAME, SHORT_GAME
from wayfare.bots.kernel.training import TrainingPosition, planner_positions
from wayfare.bots.kernel.tree import Options
from wayfare.bots.weights import no_network
from wayfare.compiling.records import empty_record
from wayfare.engine import seeds

# By board: for how many actions planners may stray, and thousands of lessons for 2, 3, … players.
LESSONS = {
    "europe": (200, (60, 15, 10, 10)),
    "first-journey-europe": (60, (60, 20, 20)),
    "first-journey-usa": (60, (40, 10)),
    "new-york": (60, (80, 30, 30)),
    "usa": (200, (60, 15, 15, 10)),
}
TURNS, TRUST = 30, 0.5  # when the network judges, and how much that counts: see Weights …
JUDGED = [SHORT_GAME, RACE_GAME]  # … and in which kinds of games
EPOCHS, SEED = 8, 7
PRIOR, MATCHES, STUDY, PRIOR_SEED = "new-york", 91, 2000, 4242  # what the prior learns from


def main() -> None:
    """Learn, and write the weights to the file given."""
    found = []
    for name, (strays, thousands) in LESSONS.items():
        for players, count in enumerate(thousands, start=2):
            game, odds = wayfare.load(name), np.array([STRAY, NOTED])
            positions, options = np.zeros(1000 * count, TrainingPosition.dtype), empty_record(Options)
            key, workspace = seeds.key(SEED), new_workspace(1)
            planner_positions(game.raw, players, key, strays, odds, positions, options, workspace)
            found.append(positions)
    raw, loss = fit(np.concatenate(found), no_network(), epochs=EPOCHS, seed=2)
    network = raw.view(Weights.dtype)[0]
    network.turns[JUDGED], network.trust[JUDGED] = TURNS, TRUST
    learned = from_search(Piece(wayfare.load(PRIOR), (raw, raw), STUDY, PRIOR_SEED, 0, MATCHES, WANDER))
    fit_prior(learned.choices, raw)
    raw.tofile(sys.argv[1])
    print(f"loss on lessons held out: {loss:.4f}")


if __name__ == "__main__":
    main()
