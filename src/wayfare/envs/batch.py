"""Thousands of matches stepped by one compiled call."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal, SupportsIndex, get_args

import numpy as np
from numpy.typing import DTypeLike, NDArray

from wayfare.bots.compiled import POLICIES
from wayfare.bots.kernel.workspace import BotWorkspace
from wayfare.engine import Game
from wayfare.engine import seeds as seeding
from wayfare.engine.state import DICE_BYTES, STATE_BYTES
from wayfare.envs.features import layout
from wayfare.envs.kernel.batches import (
    DEAL,
    FORFEIT,
    SKIP,
    Settings,
    Slots,
    first_illegal,
    step_batch,
    step_batch_with_bots,
)
from wayfare.envs.options import (
    IllegalKind,
    RewardKind,
    action_numbers,
    check_illegal,
    check_opponents,
    load_game,
    reward_code,
)
from wayfare.envs.positions import action_count
from wayfare.errors import IllegalAction, WayfareError

Autoreset = Literal["same-step", "next-step", "disabled"]


class Batch:
    """`size` matches at once. `reset` and `step` write into the same arrays every time.

    | array | shape | |
    |---|---|---|
    | `observation` | (size, features), uint8 or float32 | what the seat to act may know |
    | `mask` | (size, actions), uint8 | 1 for every legal action |
    | `seat` | (size,), int8 | the seat to act |
    | `reward` | (size, players), float32 | every seat's reward for the last step |
    | `terminated` | (size,), bool | whether the last step ended the match; the observation is of the next one |
    | `final_observation` | like `observation` | where `terminated`, how the match ended for the seat that acted |

    `opponents` are compiled bots, any of `wayfare.bots.compiled.POLICIES`: one for all seats, or one for each in turn
    order after the learner. With opponents, one seat of each match learns and only its decisions are asked for; which
    one it is rotates from match to match. With `autoreset="next-step"` a match that has ended is shown as it ended,
    with an empty mask, and the next step deals the next one, whatever the action; with "disabled" it stays like that
    until it is `reset`. `illegal` says what illegal actions do.
    """

    def __init__(
        self,
        game: Game | str | Path | None = None,
        players: int = 2,
        size: int = 1024,
        seed: SupportsIndex | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        reward: RewardKind = "win",
        illegal: IllegalKind = "raise",
        autoreset: Autoreset = "same-step",
        dtype: DTypeLike = np.uint8,
        threads: int = 1,
    ) -> None:
        """Create the arrays and deal. Without a game, the first in the catalog; without a seed, a fresh secret one."""
        self.game = load_game(game)
        self.players = self.game.check_players(players)
        if size < 1 or not 1 <= threads <= size:
            raise WayfareError("size and threads must be at least 1, and threads no more than size.")
        if np.dtype(dtype) not in (np.dtype(np.uint8), np.dtype(np.float32)):
            raise WayfareError(f"dtype must be uint8 or float32, not {np.dtype(dtype)}.")
        if autoreset not in get_args(Autoreset):
            raise WayfareError(f"autoreset must be {' or '.join(get_args(Autoreset))}, not {autoreset!r}.")
        self.size = size
        self.seed = seeding.fresh_seed() if seed is None else seeding.check_seed(seed)
        self._starts, features = layout(self.game, players).starts, layout(self.game, players).size
        self.observation = np.zeros((size, features), dtype)
        self.final_observation = np.zeros((size, features), dtype)
        self.mask = np.zeros((size, action_count(self.game)), np.uint8)
        self.seat = np.zeros(size, np.int8)
        self.reward = np.zeros((size, players), np.float32)
        self.terminated = np.zeros(size, np.bool_)
        self.states = np.zeros((size, STATE_BYTES), np.uint8)
        self.episode = np.arange(size, dtype=np.int64)
        self._dice = np.zeros((size, DICE_BYTES), np.uint8)
        self._keys = np.zeros((size, 8), np.uint32)
        self._illegal = check_illegal(illegal)
        self._autoreset = autoreset
        self._policies = _policies(opponents, players)
        self._settings = Settings(
            learners=opponents is not None,
            players=players,
            reward=reward_code(reward),
            stride=size,
            same_step=autoreset == "same-step",
        )
        self._parts = [slice(size * t // threads, size * (t + 1) // threads) for t in range(threads)]
        self._workspaces = np.zeros((threads, BotWorkspace.nbytes), np.uint8)
        # The kernel writes bytes, and NumPy makes floats of them: compiling it for both would take twice as long.
        floats = np.dtype(dtype) == np.float32
        self._bytes = np.zeros((2, size, features), np.uint8) if floats else None
        self._pool: tuple[int, ThreadPoolExecutor] | None = None
        self.reset()

    def reset(
        self, seed: SupportsIndex | Sequence[SupportsIndex] | None = None, slots: NDArray[np.bool_] | None = None
    ) -> None:
        """Deal every match anew; without a seed, the same matches as before.

        With a seed for each slot, every slot plays the matches 0, 1, 2, ... of its own. `slots` (size,) deals only some
        slots: without seeds, each its next match.
        """
        chosen = np.ones(self.size, np.bool_) if slots is None else np.asarray(slots, np.bool_)
        if chosen.shape != (self.size,):
            raise WayfareError(f"slots must have the shape ({self.size},), not {chosen.shape}.")
        if seed is not None or slots is None:
            self._seed(self.seed if seed is None else seed, chosen)
        else:
            self.episode[chosen] += self._settings.stride
        self._apply(np.where(chosen, DEAL, SKIP).astype(np.int32))

    def _seed(self, seed: SupportsIndex | Sequence[SupportsIndex], chosen: NDArray[np.bool_]) -> None:
        """Give some slots their keys and the numbers of their first matches."""
        own = isinstance(seed, Sequence | np.ndarray)
        self._settings = self._settings._replace(stride=1 if own else self.size)
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.size:
                raise WayfareError(f"Expected a seed for each of the {self.size} slots; got {len(seed)}.")
            keys = np.array([seeding.key(one) for one in seed])
            self._keys[chosen], self.episode[chosen] = keys[chosen], 0
        else:
            self.seed = seeding.check_seed(seed)
            self._keys[chosen], self.episode[chosen] = seeding.key(self.seed), np.flatnonzero(chosen)
        self._rng = np.random.default_rng(self._keys[0])

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Apply one action in every match: `actions` (size,). If one is illegal and that raises, nothing changes."""
        chosen = action_numbers(actions, self.size, self.mask.shape[1])
        if self._autoreset != "same-step" and self.terminated.any():
            self._apply_around_the_ended(chosen)
        elif first_illegal(self.mask, chosen) < 0:
            self._apply(chosen)
        else:
            self._apply(self._legalised(chosen, np.ones(self.size, np.bool_)))

    def _apply_around_the_ended(self, actions: NDArray[np.int32]) -> None:
        """Step the matches that haven't ended; where one has, deal the next one or do nothing."""
        ended = self.terminated.copy()
        actions = self._legalised(actions, ~ended)
        if self._autoreset == "disabled":
            self.reward[ended] = 0.0
            actions[ended] = SKIP
        else:
            self.episode[ended] += self._settings.stride
            actions[ended] = DEAL
        self._apply(actions)

    def _legalised(self, actions: NDArray[np.int32], running: NDArray[np.bool_]) -> NDArray[np.int32]:
        """The actions with illegal ones in running matches replaced by what they stand for; or IllegalAction."""
        slots = np.arange(self.size)
        inside = (actions >= 0) & (actions < self.mask.shape[1])
        illegal = running & ~(inside & (self.mask[slots, np.where(inside, actions, 0)] == 1))
        if not illegal.any():
            return actions.copy()
        if self._illegal == "raise":
            slot = int(illegal.argmax())
            raise IllegalAction(f"Action {actions[slot]} is not legal in match {slot} of the batch", "C-1")
        actions = actions.copy()
        if self._illegal == "lose":
            actions[illegal] = FORFEIT
        else:
            lots = self._rng.random((int(illegal.sum()), self.mask.shape[1]), np.float32) + 1
            actions[illegal] = (lots * self.mask[illegal]).argmax(axis=1)
        return actions

    def _apply(self, actions: NDArray[np.int32]) -> None:
        """One action, or DEAL, FORFEIT or SKIP, in every match; each thread takes its share."""

        def run(thread: int, part: slice) -> None:
            batch = self.game.raw, self._starts, self._slots(part), actions[part], self._settings
            if self._policies is None:
                step_batch(*batch, self._workspaces[thread])
            else:
                step_batch_with_bots(*batch, self._policies, self._workspaces[thread])
            if self._bytes is not None:
                self.observation[part], ended = self._bytes[0, part], self.terminated[part]
                self.final_observation[part][ended] = self._bytes[1, part][ended]

        if len(self._parts) == 1:
            run(0, self._parts[0])
        else:
            list(self._threads().map(run, range(len(self._parts)), self._parts))

    def _threads(self) -> ThreadPoolExecutor:
        """The threads of this process: a forked child has none of its parent's."""
        if self._pool is None or self._pool[0] != os.getpid():
            self._pool = os.getpid(), ThreadPoolExecutor(len(self._parts))
        return self._pool[1]

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_pool": None}  # a copy starts threads of its own

    def _slots(self, part: slice) -> Slots:
        """The arrays of some slots. Created on demand: stored views would keep showing the original after a copy."""
        observation, final_observation = (
            (self.observation, self.final_observation) if self._bytes is None else self._bytes
        )
        arrays = Slots(
            self.states,
            self._dice,
            self._keys,
            self.episode,
            observation,
            final_observation,
            self.mask,
            self.seat,
            self.reward,
            self.terminated,
        )
        return arrays if len(self._parts) == 1 else Slots._make(array[part] for array in arrays)


def _policies(opponents: str | Sequence[str] | None, players: int) -> NDArray[np.int64] | None:
    """The opponents' policies by their distance from the learner, whose own isn't read; None if all are random."""
    if opponents is None:
        return None
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    check_opponents(len(names), players)
    for name in names:
        if name not in POLICIES:
            raise WayfareError(f"Unknown compiled opponent {name!r}; choose from {', '.join(POLICIES)}.")
    return None if {*names} == {"random"} else np.array([0, *(POLICIES[name] for name in names)])
