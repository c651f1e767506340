"""The searching bot: explores worlds that match its view, for a number of iterations or for some time."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from wayfare.bots.beliefs import beliefs_of
from wayfare.bots.budget import Budget
from wayfare.bots.compiled import new_workspace
from wayfare.bots.explain import Step, Thought
from wayfare.bots.kernel.pace import LONG_GAME, kind_of_tables
from wayfare.bots.kernel.search import SearchInput, search
from wayfare.bots.kernel.styles import IN_LONG_GAMES, STYLE_PLANNER, USUAL_STYLE
from wayfare.bots.kernel.tree import NO_NODE, NOT_FORCED, ROOT, Tree
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.bots.weights import BUILTIN_WEIGHTS, load_weights
from wayfare.bots.worlds import seen_tickets
from wayfare.compiling.reading import read
from wayfare.compiling.records import Raw
from wayfare.engine import Action, Game, View
from wayfare.engine.state import GameTables
from wayfare.errors import WayfareError

CHUNK = 50  # iterations between two looks at the clock and at the lead; on the biggest boards they take 0.02 s
ENOUGH_FOR_STYLES = 500  # iterations: with fewer, trying planning styles would show nothing
FIRST_WORLDS = 8  # worlds that show whether a planning style makes a difference
STYLE_ROUND_SHARE = 9  # the share of a round of trying styles: one in this many of the iterations that are left
MOST_STEPS = 12  # actions in a line of play
FEWEST_VISITS = 10  # visits before a later action is worth including in a line
SEED_STRIDE = 0x9E3779B97F4A7C15  # the distance between the seeds of two threads


def kind_of_game(game: Game) -> int:
    """A short game, a race or a long game, by the kernel's numbers."""
    return kind_of_tables(read(game.raw, GameTables))


def tries_styles_first(game: Game) -> bool:
    """Is the game so long that planning styles are tried before a tree grows?"""
    return kind_of_game(game) == LONG_GAME


class TreeSearch:
    """One search tree and the workspace to grow it in: what one thread needs."""

    def __init__(self, seed: int, network: Raw) -> None:
        self._tree_raw = np.zeros(Tree.nbytes, np.uint8)
        self._workspace = new_workspace(seed)
        self._network = network

    def __getstate__(self) -> dict[str, Any]:
        """Without the tree, which is 20 MB and cleared before every decision."""
        return {"_workspace": self._workspace, "_network": self._network}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._tree_raw = np.zeros(Tree.nbytes, np.uint8)
        self._workspace = state["_workspace"]
        self._network = state["_network"]

    @property
    def tree(self) -> Any:
        """The tree's record. Created on demand: a stored one would keep reading the original after a copy."""
        return self._tree_raw.view(Tree.dtype)[0]

    @property
    def _salt(self) -> int:
        return int(self._workspace.view(BotWorkspace.dtype)[0].dice.state[0])

    def start(self, view: View, seen: Raw, forced: Action | None = None) -> None:
        """Start a new tree for the decision at a view; with `forced`, only that action is tried at the root."""
        tree = self.tree
        tree.count = 0
        tree.first[ROOT] = NO_NODE
        tree.forced_action = NOT_FORCED if forced is None else forced.index
        tree.styles.current, tree.styles.trying = USUAL_STYLE[kind_of_game(view.game)], 0
        self._given = SearchInput(view.game.raw, view.raw, seen, beliefs_of(view, seen, self._salt), self._network)

    def run(self, iterations: int) -> None:
        """Grow the tree by some iterations, with the GIL released."""
        search(self._given, iterations, self._tree_raw, self._workspace)

    def choose_style(self, left: Callable[[int], int]) -> int:
        """Find the planning style that fares best here, for the tree's playouts. Returns iterations.

        `left` says how many there will be after as many as it is given. After a few worlds, styles that make no
        difference are left out; then a third of the time goes to sequential halving.
        """
        styles, worlds, made = list(range(IN_LONG_GAMES)), FIRST_WORLDS, 0
        while worlds >= FIRST_WORLDS and len(styles) > 1:
            values = {style: self._try_style(style, worlds) for style in reversed(styles)}
            made += worlds * len(styles)
            survivors = len(styles) if made == FIRST_WORLDS * IN_LONG_GAMES else (len(styles) + 1) // 2
            different = {value: style for style, value in values.items()}  # equal values: they played the same moves
            styles = [different[value] for value in sorted(different, reverse=True)[:survivors]]
            worlds = left(made) // (STYLE_ROUND_SHARE * len(styles))
        self.tree.styles.current = styles[0] if len(styles) == 1 else STYLE_PLANNER
        return made

    def _try_style(self, style: int, worlds: int) -> float:
        """Play like this in the next worlds that it hasn't been tried in. Returns its total value in all of them."""
        styles = self.tree.styles
        styles.current, styles.trying = style, 1
        self.run(worlds)
        styles.trying = 0
        return float(styles.total_value[style])

    def children(self, node: int) -> Iterator[int]:
        """The children of a node, newest first."""
        tree = self.tree
        child = int(tree.first[node])
        while child != NO_NODE:
            yield child
            child = int(tree.next[child])

    def line(self, view: View, node: int) -> list[Step]:
        """The node's action, followed by the most visited ones below it."""
        tree = self.tree
        steps: list[Step] = []
        while node != NO_NODE and len(steps) < MOST_STEPS and (not steps or tree.visits[node] >= FEWEST_VISITS):
            steps.append(Step(seat=int(tree.mover[node]), action=view.game.actions[tree.action[node]].text))
            node = max(self.children(node), key=lambda child: int(tree.visits[child]), default=NO_NODE)
        return steps


class SearchBot:
    """Searches worlds that match its view, judged by playouts and a network; a second per move by default."""

    default_budget = "1s"

    def __init__(
        self,
        seed: int | None = None,
        budget: Budget | int | str | None = None,
        *,
        threads: int = 1,
        network: str | Path | Raw = BUILTIN_WEIGHTS,
    ) -> None:
        """Each thread grows a tree of its own; the visits to the root's actions are added up.

        `network` is a file of weights from `wayfare train`, or what is in it.
        """
        if threads < 1:
            raise WayfareError(f"threads must be at least 1, not {threads}.")
        self.budget = Budget.read(self.default_budget if budget is None else budget)
        weights = network if isinstance(network, np.ndarray) else load_weights(Path(network))
        start = secrets.randbits(64) if seed is None else seed
        self._searches = [TreeSearch(start + thread * SEED_STRIDE, weights) for thread in range(threads)]

    def choose(self, view: View) -> Action:
        """The most visited of `view.legal_actions`."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        self.think(view)
        visits = self.visits()
        return view.game.actions[max(visits, key=visits.__getitem__)]

    def think(self, view: View) -> int:
        """Search until the budget is used up or the choice can no longer change. Returns the number of iterations."""
        begin, made, left = time.monotonic(), 0, self.budget.iterations or CHUNK
        seen = seen_tickets(view)
        for tree_search in self._searches:
            tree_search.start(view, seen)
        with ThreadPoolExecutor(len(self._searches)) as pool:
            if tries_styles_first(view.game) and (self.budget.iterations or ENOUGH_FOR_STYLES) >= ENOUGH_FOR_STYLES:
                made = self._choose_styles(pool, begin)
                left = max(1, self._left(made, time.monotonic() - begin))
            while left > 0 and self._lead() <= left:
                chunk = min(CHUNK, -(-left // len(self._searches)))
                others = [pool.submit(other.run, chunk) for other in self._searches[1:]]
                self._searches[0].run(chunk)
                for other in others:
                    other.result()
                made += chunk * len(self._searches)
                left = self._left(made, time.monotonic() - begin)
        return made

    def _choose_styles(self, pool: Executor, begin: float) -> int:
        """Let each thread choose its planning style. Returns the number of iterations that took."""
        threads = len(self._searches)

        def left(made: int) -> int:
            return self._left(made * threads, time.monotonic() - begin) // threads

        others = [pool.submit(other.choose_style, left) for other in self._searches[1:]]
        made = self._searches[0].choose_style(left)
        return made + sum(other.result() for other in others)

    def _left(self, made: int, passed: float) -> int:
        """How many more iterations the budget allows; for a time, estimated from the pace so far."""
        if self.budget.iterations is not None:
            return self.budget.iterations - made
        assert self.budget.seconds is not None
        return int((self.budget.seconds - passed) * made / passed)

    def visits(self) -> Counter[int]:
        """How often each action at the root was tried, over all threads."""
        visits: Counter[int] = Counter()
        for tree_search in self._searches:
            tree = tree_search.tree
            for child in tree_search.children(ROOT):
                visits[int(tree.action[child])] += int(tree.visits[child])
        return visits

    def values(self) -> dict[int, float]:
        """What the search expects of each action at the root that it tried, by the value of matches to whoever acts."""
        totals: dict[int, float] = {}
        for tree_search in self._searches:
            tree = tree_search.tree
            for child in tree_search.children(ROOT):
                action, value = int(tree.action[child]), float(tree.total_value[child, tree.mover[child]])
                totals[action] = totals.get(action, 0.0) + value
        visits = self.visits()
        return {action: total / visits[action] for action, total in totals.items() if visits[action]}

    @property
    def style(self) -> int:
        """The planning style that its first tree has settled on."""
        return int(self._searches[0].tree.styles.current)

    def _lead(self) -> int:
        """By how many visits the best action leads the second: if it is more than are left, the choice is final."""
        best = [count for _, count in self.visits().most_common(2)]
        return best[0] - best[1] if len(best) == 2 else 0

    def explain(self, view: View, best: int = 3) -> tuple[Thought, ...]:
        """Think, and return the `best` most visited actions with what the search expects of them."""
        self.think(view)
        visits = self.visits()
        return tuple(self._thought(view, action, visits) for action, _ in visits.most_common(best))

    def _thought(self, view: View, action: int, visits: Counter[int]) -> Thought:
        found = [
            (tree_search, tree_search.tree, child)
            for tree_search in self._searches
            for child in tree_search.children(ROOT)
            if tree_search.tree.action[child] == action
        ]
        tree_search, _, node = max(found, key=lambda one: int(one[1].visits[one[2]]))
        return Thought(
            action=view.game.actions[action].text,
            visits=visits[action],
            share=visits[action] / visits.total(),
            value=sum(float(tree.total_share[child]) for _, tree, child in found) / visits[action],
            ahead=sum(float(tree.total_margin[child]) for _, tree, child in found) / visits[action],
            line=tree_search.line(view, node),
        )


class HardBot(SearchBot):
    """Thinks briefly about every move: plans, draws what it needs, and gets in your way."""

    default_budget = "150"


class ExpertBot(SearchBot):
    """Thinks for up to three seconds per move, less when the choice is clear."""

    default_budget = "3s"
