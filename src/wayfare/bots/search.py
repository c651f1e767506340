"""The searching bot: thinks for a number of iterations or for a time, over worlds that fit what it sees."""

from __future__ import annotations

import secrets
import time

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.search import ACTION, FIRST_CHILD, NEXT, NODE_COLUMNS, NOTHING, ROOT, VISITS, search
from wayfare.bots.kernel.work import WORK_BYTES
from wayfare.engine import Action, View
from wayfare.engine.state import DICE, DICE_BYTES, SCORES_BYTES, SEATS, SPANS_BYTES, STATE_BYTES, WORDS

NODES = 400_000
CHUNK = 200  # iterations between two looks at the clock


class SearchBot:
    """Searches the worlds that fit its view, planners finishing every match; thinks a second a move, or as told."""

    def __init__(self, seed: int | None = None, *, iterations: int | None = None, seconds: float = 1.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._dice = np.zeros(DICE_BYTES, np.uint8)
        self._dice.view(DICE)[0].state[:] = secrets.randbits(64) if seed is None else seed % (1 << 64)
        self._tree = np.zeros((NODES, NODE_COLUMNS), np.int32)
        self._sums = np.zeros((NODES, SEATS))
        self._world = np.zeros(STATE_BYTES, np.uint8)
        self._work = np.zeros(WORK_BYTES, np.uint8)
        self._spans = np.zeros(SPANS_BYTES, np.uint8)
        self._scores = np.zeros(SCORES_BYTES, np.uint8)

    def choose(self, view: View) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        self.think(view)
        return max(self._children(view), key=lambda row: row[1])[0]

    def think(self, view: View) -> int:
        """Search; the answer is how many iterations were made."""
        nodes, made, until, shown = 0, 0, time.monotonic() + self.seconds, gone(view)
        while made < self.iterations if self.iterations is not None else time.monotonic() < until:
            chunk = CHUNK if self.iterations is None else min(CHUNK, self.iterations - made)
            nodes = search(
                view.game.raw,
                view.raw,
                shown,
                chunk,
                nodes,
                self._tree,
                self._sums,
                self._world,
                self._work,
                self._spans,
                self._scores,
                self._dice,
            )
            made += chunk
        return made

    def _children(self, view: View) -> list[tuple[Action, int, float]]:
        """The actions at the root, with visits and what they are worth to the seat."""
        found, child = [], int(self._tree[ROOT, FIRST_CHILD])
        seat = view.seat or 0
        while child != NOTHING:
            visits = int(self._tree[child, VISITS])
            value = float(self._sums[child, seat]) / max(1, visits)
            found.append((view.game.actions[self._tree[child, ACTION]], visits, value))
            child = int(self._tree[child, NEXT])
        return found


def gone(view: View) -> NDArray[np.uint64]:
    """Tickets that are out of the game: those shown as completed."""
    words = [0] * WORDS
    for event in view.events:
        if event.event == "completed" and event.ticket is not None:
            place = view.game.names.tickets.index(event.ticket)
            words[place // 64] |= 1 << place % 64
    return np.array(words, np.uint64)
