"""What every move of a match changed, and how much of that was luck: the same move again, with other cards to come.

The value of a position is each seat's mean share of the win over playouts from it. A move's *luck* is the value after
it minus the mean value over the same action with new chance; its *choice* is that mean minus the value before it. So
luck and choice, added up over a match, lead from what the seat could expect before the deal to what it got.
"""

from __future__ import annotations

import hashlib
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.compiling import as_record
from wayfare.compiling.reading import read
from wayfare.compiling.records import Raw, empty_record
from wayfare.engine import Game, Match
from wayfare.engine import seeds as seeding
from wayfare.engine.state import SEATS, STATE_BYTES, State
from wayfare.review.kernel.playouts import NEW_DEAL, NO_ACTION, play_out

Numbers = NDArray[np.float64]
KEY_BYTES = 32
TIMED = 32  # playouts that are enough to see how long one takes


class Estimate(NamedTuple):
    """A mean for each seat, and its standard error."""

    mean: Numbers
    error: Numbers


class Change(NamedTuple):
    """What a move, or the deal, changed."""

    value: Estimate  # of the position after it: each seat's share of the win
    points: Numbers  # each seat's mean points at the end (in a race: tickets)
    luck: Estimate
    choice: Estimate


class Sample(NamedTuple):
    """The ends of playouts, a row for each: every seat's share of the win, and its points."""

    shares: Numbers
    points: Numbers


class Playouts:
    """Follows a match move by move, with playouts from every position.

    Their chance comes from a seed of their own, so it has nothing to do with that of the match: whatever the players
    do, the expected luck of a move is zero, however few playouts there are.
    """

    def __init__(self, game: Game, players: int, match_seed: int, *, seed: int, count: int) -> None:
        self._game, self._players = game, players
        self._keys = playout_keys(seed, count)
        self._workspace, self._memory = empty_record(BotWorkspace), empty_record(BotWorkspace)
        self._number = 1  # of the next move
        state = as_record(self._memory[:STATE_BYTES], State)
        state.key[:], state.players = seeding.key(match_seed), players
        self._expected = self._played(self._memory, NEW_DEAL)
        self._follow(NEW_DEAL)
        self._sample = self._from_here()
        self._luck = self._sample.shares - self._expected.shares  # so far

    def dealt(self) -> Change:
        return self._change(self._sample.shares - self._expected.shares, np.zeros_like(self._luck))

    @property
    def luck(self) -> Estimate:
        """Each seat's luck so far. The errors of single moves cancel out in part, so this one isn't their sum."""
        return estimate(self._luck)

    @property
    def expected(self) -> Estimate:
        """What each seat could expect before the deal."""
        return estimate(self._expected.shares)

    def play(self, action: int) -> Change:
        before, memory = self._sample, self._memory.copy()
        likely = self._follow(action)
        by_chance = _chance_used(memory) != _chance_used(self._memory)
        again = before
        if by_chance and likely != action:
            again = self._played(memory, action)
        self._number += 1
        if by_chance or likely != action:
            self._sample = self._from_here()
        if not by_chance:
            again = self._sample
        luck = self._sample.shares - again.shares
        self._luck = self._luck + luck
        return self._change(luck, again.shares - before.shares)

    def _follow(self, action: int) -> int:
        """Move the memory on by the recorded action. Returns what a planner would have played."""
        nothing = np.zeros((0, SEATS))
        return play_out(self._game.raw, self._memory, action, 0, self._keys[:0], self._workspace, nothing, nothing)

    def _from_here(self) -> Sample:
        return self._played(self._memory, NO_ACTION)

    def _played(self, memory: Raw, action: int) -> Sample:
        ends = np.zeros((2, len(self._keys), SEATS))
        play_out(self._game.raw, memory, action, self._number, self._keys, self._workspace, *ends)
        return Sample(*ends[:, :, : self._players])

    def _change(self, luck: Numbers, choice: Numbers) -> Change:
        shares, points = self._sample
        return Change(estimate(shares), points.mean(axis=0), estimate(luck), estimate(choice))


def sub_seed(*parts: object) -> int:
    """A seed that follows from a seed and whatever it is for."""
    return int.from_bytes(hashlib.sha256(":".join(map(str, parts)).encode()).digest())


def time_of_playout(game: Game, players: int) -> float:
    """Seconds that one playout from a new deal takes on this machine."""
    begin = time.perf_counter()
    Playouts(game, players, 0, seed=0, count=TIMED)
    return (time.perf_counter() - begin) / (2 * TIMED)


def playout_keys(seed: int, count: int) -> NDArray[np.uint32]:
    """The keys of playouts: the first `count` x 32 bytes of SHAKE-256 of the seed in decimal."""
    words = np.frombuffer(hashlib.shake_256(str(seed).encode()).digest(KEY_BYTES * count), "<u4")
    return words.astype(np.uint32).reshape(count, KEY_BYTES // 4)


def estimate(sample: Numbers) -> Estimate:
    """The mean of each column and its standard error."""
    return Estimate(sample.mean(axis=0), sample.std(axis=0) / np.sqrt(len(sample)))


def _chance_used(memory: Raw) -> tuple[int, int]:
    state = read(memory[:STATE_BYTES], State)
    return int(state.counter), state.used


def total_luck(match: Match, *, seed: int, count: int) -> Numbers:
    """Each seat's luck over a whole match, in shares of the win: the sum over seats is zero."""
    playouts = Playouts(match.game, len(match.players), match.seed, seed=seed, count=count)
    for move in match.moves:
        playouts.play(match.game.action_of(move).index)
    return playouts.luck.mean
