"""One match as arrays: what the adapters to other people's interfaces stand on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.engine import Game, load
from wayfare.engine import seeds as seeding
from wayfare.engine.kernel import entries
from wayfare.engine.state import LOG_BYTES, OVER, PHASE_AT, SCORES_BYTES, SPANS_BYTES, STATE, STATE_BYTES, TURN_AT
from wayfare.envs.batch import KINDS, Rewards
from wayfare.envs.features import observation_size
from wayfare.envs.kernel.batches import SHAPE, SHAPED, look, mask_of, rewards_of, standing_of
from wayfare.errors import IllegalAction, WayfareError


class Single:
    """A match without records and views: fast, and as honest, because `observe` reads only what a seat may know."""

    def __init__(self, game: Game | str | Path, players: int = 2, *, reward: Rewards = "win") -> None:
        self.game = game if isinstance(game, Game) else load(game)
        self.players = self.game.check_players(players)
        if reward not in KINDS:
            raise WayfareError(f"There is no reward {reward!r}; there are {', '.join(KINDS)}.")
        self.size = observation_size(self.game, players)
        self.raw = np.zeros(STATE_BYTES, np.uint8)
        self._kind = KINDS[reward]
        self._log = np.zeros(LOG_BYTES, np.uint8)
        self._spans = np.zeros(SPANS_BYTES, np.uint8)
        self._scores = np.zeros(SCORES_BYTES, np.uint8)
        self._mask = np.zeros(len(self.game.actions), np.int8)

    def reset(self, seed: int | None = None) -> None:
        """Deal. Without a seed, a fresh secret one."""
        self.seed = seeding.fresh_seed() if seed is None else seeding.check_seed(seed)
        self.state.key[:] = seeding.key(self.seed)
        entries.deal(self.game.raw, self.raw, self.players, self._log)
        mask_of(self.game.raw, self.raw, self._spans, self._mask)

    @property
    def state(self) -> Any:
        """The record behind `raw`. Made when asked for: kept, it would go on reading the original of a copy."""
        return self.raw.view(STATE)[0]

    @property
    def seat(self) -> int:
        return self.raw.item(TURN_AT)

    @property
    def over(self) -> bool:
        return self.raw.item(PHASE_AT) == OVER

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal action of the seat to act."""
        return self._mask.copy()

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know, as `features` tells it."""
        out = np.zeros(self.size, np.uint8)
        look(self.game.raw, self.raw, seat, out)
        return out

    def step(self, action: int) -> NDArray[np.float32]:
        """Do a legal action; the answer is every seat's reward. An illegal one raises, and nothing is changed."""
        if not 0 <= action < len(self._mask) or not self._mask[action]:
            raise IllegalAction(f"Action {action} is not legal now", "C-1")
        rewards = np.zeros(self.players, np.float32)
        seat, before = self.seat, self._standing() if self._kind == SHAPED else 0
        entries.apply(self.game.raw, self.raw, action, self._log)
        mask_of(self.game.raw, self.raw, self._spans, self._mask)
        if self.over:
            rewards_of(self.game.raw, self.raw, self._scores, self._kind, rewards)
        if self._kind == SHAPED:
            rewards[seat] += (self._standing(seat) - before) / SHAPE
        return rewards

    def _standing(self, seat: int | None = None) -> int:
        return standing_of(self.game.raw, self.raw, self._scores, self.seat if seat is None else seat)

    def owners(self) -> dict[str, int]:
        """The claimed routes and whose they are, for a picture."""
        owners = self.state.owner.tolist()
        return {route.id: owners[n] for n, route in enumerate(self.game.board.map.routes) if owners[n] >= 0}
