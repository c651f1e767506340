"""How well the search guesses other players' tickets, and how its coefficients were fitted.

    .venv/bin/python benchmarks/beliefs.py measure --matches 100 --plot docs/pictures/beliefs.svg
    .venv/bin/python benchmarks/beliefs.py fit --matches 20 --bots planner,medium,greedy --first 3000

Bots play matches; in every tenth of each, one decision is picked, and the seat to act says how likely every other seat
holds each ticket. The measure is the mean logarithm of the probability that a ticket drawn at random from a seat's
tickets is the one that it really was, against that of uniform dealing. `measure` prints the tables of
docs/lab/beliefs.md.

`fit` changes one coefficient after the other (see bots/beliefs.py) as long as that measure grows, averaged over the
boards, in ever smaller steps.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np

import wayfare
from wayfare.bots import make
from wayfare.bots.beliefs import coefficients_of, likely_tickets
from wayfare.engine import Match, View

BOARDS = (
    ("new-york", 2),
    ("new-york", 4),
    ("first-journey-europe", 2),
    ("first-journey-usa", 2),
    ("usa", 2),
    ("europe", 2),
)
RACES = ("first-journey-europe", "first-journey-usa")
TENTHS = 10
ADDED = {
    "idle_length",
    "start_value",
    "start_points",
    "later_value",
    "later_points",
    "left",
}  # the others are multiplied
ROUNDS, STEP = 3, 0.3
ENOUGH = 1e-4  # a smaller gain isn't worth another step

Coefficients = dict[str, float]


class Position(NamedTuple):
    """A decision in some tenth of a match, and the tickets that each other seat really has."""

    tenth: int
    view: View
    tickets: dict[int, list[int]]


def positions(name: str, players: int, matches: int, bot: str, first: int) -> Iterator[Position]:
    """One decision in every tenth of each match, by the seeds `first`, `first` + 1, …"""
    game = wayfare.load(name)
    for seed in range(first, first + matches):
        match = game.new_match(players=players, seed=seed)
        bots = [make(bot, seed=seed) for _ in range(players)]
        while match.turn is not None:
            match.play(bots[match.turn].choose(match.view(match.turn)))
        yield from replay(match, Random(seed))


def replay(match: Match, rng: Random) -> Iterator[Position]:
    """The decisions picked from a match that is over."""
    total = len(match.moves)
    picked = {rng.randrange(n * total // TENTHS, (n + 1) * total // TENTHS): n for n in range(TENTHS)}
    table = match.game.new_match(players=len(match.players), seed=match.seed)
    index = {ticket: n for n, ticket in enumerate(match.game.names.tickets)}
    for number, move in enumerate(match.moves):
        if number in picked and table.turn is not None:
            others = [seat for seat in range(len(match.players)) if seat != table.turn]
            tickets = {seat: [index[ticket] for ticket in table.view(seat).tickets] for seat in others}
            yield Position(picked[number], table.view(table.turn), tickets)
        table.play(match.game.action_of(move))


def log_chances(position: Position, coefficients: Coefficients, samples: int) -> tuple[float, float] | None:
    """The mean log-probability of the true tickets, believed and uniform; None if nobody else has any yet."""
    true = [(seat, ticket, len(held)) for seat, held in position.tickets.items() for ticket in held]
    if not true:
        return None
    believed, uniform = (
        float(np.mean([np.log(chances[seat, ticket] / count) for seat, ticket, count in true]))
        for chances in likely_tickets(position.view, samples, coefficients)
    )
    return believed, uniform


def by_tenth(found: Sequence[Position], samples: int = 100) -> list[tuple[float, ...]]:
    """For every tenth: the two means, the mean of their difference, and half its 95% interval."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for position in found:
        pair = log_chances(position, coefficients_of(position.view.game), samples)
        if pair is not None:
            rows[position.tenth].append(pair)
    result = []
    for pairs in map(np.array, rows):
        gains = pairs[:, 0] - pairs[:, 1]
        half = 1.96 * gains.std(ddof=1) / len(gains) ** 0.5
        result.append((*pairs.mean(axis=0), gains.mean(), half))
    return result


def everywhere(name: str, players: int, options: argparse.Namespace) -> list[Position]:
    """Positions on one board, from matches of every bot."""
    bots = options.bots.split(",")
    return [one for bot in bots for one in positions(name, players, options.matches, bot, options.first)]


def measure(options: argparse.Namespace) -> None:
    """Print a table of all boards, and plot it."""
    curves = {}
    print("| |", " | ".join(f"{n + 1}" for n in range(TENTHS)), "|\n|---" + "|---" * TENTHS + "|")
    for name, players in BOARDS:
        found = everywhere(name, players, options)
        label = f"{wayfare.load(name).name}, {players} players"
        curves[label] = rows = by_tenth(found)
        print(f"| {label}: uniform |", " | ".join(f"{row[1]:.2f}" for row in rows), "|")
        print(
            "| believed, gain |",
            " | ".join(f"{row[0]:.2f}, {row[2]:+.2f} ± {row[3]:.2f}" for row in rows),
            "|",
            flush=True,
        )
    if options.plot:
        plot(curves, options.plot)


def plot(curves: dict[str, list[tuple[float, ...]]], path: str) -> None:
    """What beliefs gain over uniform dealing, by tenth of the match."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams["svg.fonttype"] = "none"
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    for label, rows in curves.items():
        gains, halves = (np.array([row[n] for row in rows]) for n in (2, 3))
        tenths = np.arange(1, TENTHS + 1)
        axes.plot(tenths, gains, marker="o", markersize=3, label=label)
        axes.fill_between(tenths, gains - halves, gains + halves, alpha=0.15)
    axes.axhline(0, color="grey", linewidth=1)
    axes.set(xlabel="tenth of the match", ylabel="log-probability gained over uniform dealing", xticks=tenths)
    axes.legend(frameon=False, fontsize="small")
    figure.savefig(path, metadata={"Date": None})


def gain(found: Sequence[Sequence[Position]], coefficients: Coefficients) -> float:
    """The mean gain over uniform dealing, each board counting the same."""
    means = []
    for board in found:
        pairs = [pair for position in board if (pair := log_chances(position, coefficients, 24)) is not None]
        means.append(np.mean([believed - uniform for believed, uniform in pairs]))
    return float(np.mean(means))


def fit(options: argparse.Namespace) -> None:
    """Fit the points games, then the races."""
    for races in (False, True):
        boards = [(name, players) for name, players in BOARDS if (name in RACES) == races]
        coefficients = climb([everywhere(name, players, options) for name, players in boards])
        print({name: round(value, 3) for name, value in coefficients.items()}, flush=True)


def climb(found: list[list[Position]]) -> Coefficients:
    """Change one coefficient after the other, in ever smaller steps."""
    coefficients, step = coefficients_of(found[0][0].view.game), STEP
    best = gain(found, coefficients)
    for _ in range(ROUNDS):
        for name, sign in product(coefficients, (1, -1)):
            while True:
                old = coefficients[name]
                new = old + sign * step if name in ADDED else old * (1 + step) ** sign
                changed = {**coefficients, name: min(1.0, new) if name.endswith("noise") else new}
                value = gain(found, changed)
                if value <= best + ENOUGH:
                    break
                coefficients, best = changed, value
        step /= 2
    return coefficients


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("what", choices=["measure", "fit"])
    parser.add_argument("--matches", type=int, default=100, help="on each board")
    parser.add_argument("--bots", default="planner", help="separated by commas; each plays matches against itself")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--plot", help="an SVG file to write")
    options = parser.parse_args()
    (measure if options.what == "measure" else fit)(options)


if __name__ == "__main__":
    main()
