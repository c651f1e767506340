"""The searching bot: thinks for a number of iterations or for a time, over worlds that fit what it sees."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from wayfare.bots.budget import Budget
from wayfare.bots.explain import Step, Thought
from wayfare.bots.kernel.search import search
from wayfare.bots.kernel.tree import NOTHING, ROOT, TREE, TREE_BYTES
from wayfare.bots.kernel.work import WORK_BYTES
from wayfare.bots.worlds import seen_tickets
from wayfare.engine import Action, View
from wayfare.engine.state import DICE, DICE_BYTES, SCORES_BYTES, SPANS_BYTES, STATE_BYTES, Raw
from wayfare.errors import WayfareError

CHUNK = 200  # iterations between two looks at the clock and at the lead
LONGEST = 12  # actions of a line that is told
FEWEST = 10  # visits that make a later one worth telling
STREAM = 0x9E3779B97F4A7C15  # how far apart the dice of two threads begin


class Desk:
    """One tree, and the paper to work on: what one thread needs."""

    def __init__(self, seed: int) -> None:
        self.tree = np.zeros(TREE_BYTES, np.uint8)
        self.nodes = self.tree.view(TREE)[0]
        self.world = np.zeros(STATE_BYTES, np.uint8)
        self.work = np.zeros(WORK_BYTES, np.uint8)
        self.spans = np.zeros(SPANS_BYTES, np.uint8)
        self.scores = np.zeros(SCORES_BYTES, np.uint8)
        self.dice = np.zeros(DICE_BYTES, np.uint8)
        self.dice.view(DICE)[0].state[:] = seed % (1 << 64)

    def clear(self) -> None:
        """Begin a new tree."""
        self.nodes.nodes = 0
        self.nodes.first[ROOT] = NOTHING

    def think(self, view: View, seen: Raw, iterations: int) -> None:
        """Grow the tree by so many iterations. The GIL is free meanwhile."""
        search(
            view.game.raw,
            view.raw,
            seen,
            iterations,
            self.tree,
            self.world,
            self.work,
            self.spans,
            self.scores,
            self.dice,
        )

    def children(self, node: int) -> Iterator[int]:
        child = int(self.nodes.first[node])
        while child != NOTHING:
            yield child
            child = int(self.nodes.next[child])

    def line(self, view: View, node: int) -> tuple[Step, ...]:
        """The node's action, and after it always the one that was tried most."""
        steps: list[Step] = []
        while node != NOTHING and len(steps) < LONGEST and (not steps or self.nodes.visits[node] >= FEWEST):
            steps.append(Step(seat=int(self.nodes.mover[node]), action=view.game.actions[self.nodes.action[node]]))
            node = max(self.children(node), key=lambda child: int(self.nodes.visits[child]), default=NOTHING)
        return tuple(steps)


class SearchBot:
    """Searches the worlds that fit its view, planners finishing every match; thinks a second a move, or as told."""

    thinks = "1s"

    def __init__(self, seed: int | None = None, budget: Budget | int | str | None = None, *, threads: int = 1) -> None:
        if threads < 1:
            raise WayfareError(f"{threads} threads cannot think: give 1 or more.")
        self.budget = Budget.read(self.thinks if budget is None else budget)
        start = secrets.randbits(64) if seed is None else seed
        self._desks = [Desk(start + thread * STREAM) for thread in range(threads)]

    def choose(self, view: View) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        self.think(view)
        visits = self._visits()
        return view.game.actions[max(visits, key=visits.__getitem__)]

    def think(self, view: View) -> int:
        """Search, one tree per thread, until the budget is used or nothing can change any more.

        The answer is how many iterations were made.
        """
        seen = seen_tickets(view)
        for desk in self._desks:
            desk.clear()
        begin, made, left = time.monotonic(), 0, self.budget.iterations or CHUNK
        with ThreadPoolExecutor(len(self._desks)) as pool:
            while left > 0 and self._lead() <= left:
                chunk = min(CHUNK, -(-left // len(self._desks)))
                others = [pool.submit(desk.think, view, seen, chunk) for desk in self._desks[1:]]
                self._desks[0].think(view, seen, chunk)
                for other in others:
                    other.result()
                made += chunk * len(self._desks)
                left = self._left(made, time.monotonic() - begin)
        return made

    def _left(self, made: int, passed: float) -> int:
        """How many more iterations the budget allows; for a time, as many as the pace so far gives."""
        if self.budget.iterations is not None:
            return self.budget.iterations - made
        assert self.budget.seconds is not None
        return int((self.budget.seconds - passed) * made / passed)

    def _visits(self) -> Counter[int]:
        """How often each action at the root was tried, by all threads."""
        visits: Counter[int] = Counter()
        for desk in self._desks:
            for child in desk.children(ROOT):
                visits[int(desk.nodes.action[child])] += int(desk.nodes.visits[child])
        return visits

    def _lead(self) -> int:
        """By how many visits the best action is ahead of the next: more than are left, and nothing can change."""
        best = [count for _, count in self._visits().most_common(2)]
        return best[0] - best[1] if len(best) == 2 else 0

    def explain(self, view: View, best: int = 3) -> tuple[Thought, ...]:
        """Think, and tell the actions that were tried most, with what is expected of them."""
        self.think(view)
        visits = self._visits()
        return tuple(self._thought(view, action, visits) for action, _ in visits.most_common(best))

    def _thought(self, view: View, action: int, visits: Counter[int]) -> Thought:
        nodes = [
            (desk, child) for desk in self._desks for child in desk.children(ROOT) if desk.nodes.action[child] == action
        ]
        desk, node = max(nodes, key=lambda found: int(found[0].nodes.visits[found[1]]))
        return Thought(
            action=view.game.actions[action],
            visits=visits[action],
            share=visits[action] / visits.total(),
            value=sum(float(desk.nodes.won[child]) for desk, child in nodes) / visits[action],
            ahead=sum(float(desk.nodes.ahead[child]) for desk, child in nodes) / visits[action],
            line=desk.line(view, node),
        )
