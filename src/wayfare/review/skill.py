"""How good a decision was, from what the seat could know: the search's best action against the one that was played."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import NamedTuple

from wayfare.bots import SearchBot, suggest
from wayfare.bots.kernel.tree import ROOT
from wayfare.bots.search import SEED_STRIDE, TreeSearch
from wayfare.bots.weights import no_network
from wayfare.bots.worlds import seen_tickets
from wayfare.engine import Action, View
from wayfare.review.structs import CERTAIN, MARKS, Decision, Mark

BATCHES = 16  # in which the difference between two actions is measured


class Difference(NamedTuple):
    """The win probability of two actions, and the standard error of their difference."""

    best: float
    played: float
    noise: float

    @property
    def error(self) -> float:
        """What the played action lost; 0 if it's below the noise."""
        lost = self.best - self.played
        return lost if lost > CERTAIN * self.noise else 0.0


def judge(view: View, played: Action, number: int, *, seed: int, iterations: int) -> Decision:
    """Judge the decision at a view: find the best action with half the iterations, compare it with the other half.

    Both halves sample worlds of their own: an action that was lucky when it was chosen must prove itself again.
    """
    assert view.seat is not None
    bot = SearchBot(seed=seed, budget=max(1, iterations // 2))
    (thought,) = bot.explain(view, 1)
    best = view.game.action(thought.action)
    if best == played:
        value = thought.value
        found, better = Difference(value, value, 0.0), None
    else:
        found = compare(view, best, played, seed=seed + SEED_STRIDE, iterations=iterations // 4)
        better = suggest(view, [thought], 1)[0] if found.error else None
    return Decision(
        number=number,
        seat=view.seat,
        kind=played.kind,
        played=played.text,
        best=best.text,
        played_win=found.played,
        best_win=found.best,
        noise=found.noise,
        error=found.error,
        mark=mark(found.error),
        better=better,
    )


def compare(view: View, best: Action, played: Action, *, seed: int, iterations: int) -> Difference:
    """Search on under each of two actions, in the same worlds."""
    batch = max(1, iterations // BATCHES)
    ours, theirs = (_won(view, action, seed, batch) for action in (best, played))
    return Difference(
        fmean(ours), fmean(theirs), stdev(a - b for a, b in zip(ours, theirs, strict=True)) / BATCHES**0.5
    )


def _won(view: View, action: Action, seed: int, batch: int) -> list[float]:
    """The share of wins with an action, in each batch of iterations."""
    search = TreeSearch(seed, no_network())
    search.start(view, seen_tickets(view), forced=action)
    shares, before = [], 0.0
    for _ in range(BATCHES):
        search.run(batch)
        won = float(search.tree.total_share[next(search.children(ROOT))])
        shares.append((won - before) / batch)
        before = won
    return shares


def mark(error: float) -> Mark | None:
    return next((name for name, least in MARKS.items() if error >= least), None)
