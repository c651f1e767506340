"""How sure hints are of their first suggestion, and how right they are about it.

    .venv/bin/python benchmarks/confidence.py --matches 12 --budget 1500

Planners play matches, and some decisions of each are picked. A search suggests something and says how sure it is. Then
other searches with the same budget are asked: how often do they suggest the same first? And the first two suggestions
are compared in worlds of their own, as in reviews: how much likelier does the first one win? Prints the rows of
docs/lab/confidence.md, for all boards together and for each. Run it after any change to how the search explores.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

import wayfare
from wayfare.bots import CONFIDENCES, Confidence, SearchBot, Suggestion, Thought, make, suggest
from wayfare.engine import View, builtin_names
from wayfare.review.skill import compare

THOUGHTS = 12  # as the server asks for
EACH = 4  # decisions from a match


class Trial(NamedTuple):
    """How a suggestion fared: how often other searches agreed, and what it gained over the next one."""

    confidence: Confidence
    again: float
    gain: float | None  # in win probability; None if it wasn't measured


def positions(game: str, matches: int, each: int = EACH) -> Iterator[View]:
    """Decisions from matches between planners, with every number of players."""
    fewest, most = wayfare.load(game).board.rules.players
    for seed in range(matches):
        match = wayfare.load(game).new_match(players=fewest + seed % (most - fewest + 1), seed=seed)
        planner, views = make("planner", seed=seed), []
        while match.turn is not None:
            views.append(match.view(match.turn))
            match.play(planner.choose(views[-1]))
        yield from Random(seed).sample([view for view in views if len(view.legal_actions) > 1], each)


def search(view: View, seed: int, budget: int) -> list[Suggestion]:
    """The best two suggestions."""
    return suggest(view, SearchBot(seed, budget).explain(view, THOUGHTS), 2)


def trial(view: View, budget: int, times: int, iterations: int = 0) -> Trial | None:
    """Search once, then again; `iterations` are for measuring the gain. None if there's only one suggestion."""
    first, *others = search(view, 0, budget)
    if first.confidence is None:
        return None
    again = [search(view, seed, budget)[0] for seed in range(1, times + 1)]
    gain = None
    if iterations:
        best, other = (view.game.action(one.action) for one in (first, others[0]))
        found = compare(view, best, other, seed=times + 1, iterations=iterations)
        gain = found.best - found.played
    return Trial(first.confidence, fmean(same(view, first, one) for one in again), gain)


def same(view: View, *suggestions: Suggestion) -> bool:
    """Whether suggestions are one, however paid: then they're merged."""
    thoughts = [Thought(one.action, one.visits, one.share, one.value, one.ahead, one.line) for one in suggestions]
    return len(suggest(view, thoughts, len(thoughts))) == 1


def trials(game: str, matches: int, budget: int, times: int, iterations: int = 0) -> list[Trial]:
    """What comes of every decision picked from some matches on a board."""
    found = (trial(view, budget, times, iterations) for view in positions(game, matches))
    return [one for one in found if one is not None]


def by_confidence(found: list[Trial]) -> dict[Confidence, list[Trial]]:
    """The same, by how sure the search was."""
    groups: dict[Confidence, list[Trial]] = defaultdict(list)
    for one in found:
        groups[one.confidence].append(one)
    return groups


def rows(name: str, found: list[Trial]) -> Iterator[str]:
    for confidence in CONFIDENCES:
        group = by_confidence(found)[confidence]
        if len(group) > 1:
            gains = [one.gain for one in group if one.gain is not None]
            interval = 1.96 * stdev(gains) / len(gains) ** 0.5
            yield (
                f"| {name} | {confidence} | {len(group) / len(found):.0%} | {fmean(one.again for one in group):.0%} "
                f"| {100 * fmean(gains):+.1f} ± {100 * interval:.1f} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=12, help="on each board")
    parser.add_argument("--budget", type=int, default=1500, help="iterations of each search")
    parser.add_argument("--times", type=int, default=4, help="searches that each is compared with")
    parser.add_argument("--iterations", type=int, default=3000, help="for measuring what a suggestion gains")
    options = parser.parse_args()
    found = {
        game: trials(game, options.matches, options.budget, options.times, options.iterations)
        for game in builtin_names()
    }
    print("| board | the hint says | of hints | first again | gain over the next, in points of win probability |")
    print("|---|---|---|---|---|")
    together = [one for some in found.values() for one in some]
    for name, some in {"all": together, **found}.items():
        print(*rows(name, some), sep="\n")


if __name__ == "__main__":
    main()
