"""One match as arrays: the basis of the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.engine import Game
from wayfare.engine import seeds as seeding
from wayfare.engine.kernel import entries
from wayfare.engine.state import LOG_BYTES, OVER, PHASE_AT, SCORES_BYTES, SPANS_BYTES, STATE, STATE_BYTES, TURN_AT
from wayfare.envs.features import observation_size
from wayfare.envs.kernel.batches import SHAPE, SHAPED, mask_once, observe_once, reward_once, standing_once
from wayfare.envs.options import RewardKind, load_game, reward_code
from wayfare.envs.positions import action_count, game_action
from wayfare.errors import IllegalAction


class SingleMatch:
    """A match without records and views, hence fast. Observations still hold only what a seat may know."""

    def __init__(self, game: Game | str | Path | None, players: int = 2, *, reward: RewardKind = "win") -> None:
        """Nothing is dealt before `reset`."""
        self.game = load_game(game)
        self.players = self.game.check_players(players)
        self.observation_size = observation_size(self.game, players)
        self.raw = np.zeros(STATE_BYTES, np.uint8)
        self._reward = reward_code(reward)
        self._log = np.zeros(LOG_BYTES, np.uint8)
        self._spans = np.zeros(SPANS_BYTES, np.uint8)
        self._scores = np.zeros(SCORES_BYTES, np.uint8)
        self._mask = np.zeros(action_count(self.game), np.int8)

    def reset(self, seed: int | None = None) -> None:
        """Deal. Without a seed, a fresh secret one is used."""
        self.seed = seeding.fresh_seed() if seed is None else seeding.check_seed(seed)
        self.state.key[:] = seeding.key(self.seed)
        entries.deal(self.game.raw, self.raw, self.players, self._log)
        mask_once(self.game.raw, self.raw, self._spans, self._mask)

    @property
    def state(self) -> Any:
        """The record behind `raw`. Created on demand: a stored one would keep reading the original after a copy."""
        return self.raw.view(STATE)[0]

    @property
    def turn(self) -> int:
        """The seat to act; after the end, the last one that did."""
        return self.raw.item(TURN_AT)

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.raw.item(PHASE_AT) == OVER

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal action of the seat to act: (actions,)."""
        return self._mask.copy()

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know, as `features` describes it: (features,)."""
        out = np.zeros(self.observation_size, np.uint8)
        observe_once(self.game.raw, self.raw, seat, out)
        return out

    def step(self, action: int) -> NDArray[np.float32]:
        """Apply a legal action. Returns every seat's reward: (players,). Illegal actions raise and change nothing."""
        if not 0 <= action < len(self._mask) or not self._mask[action]:
            raise IllegalAction(f"Action {action} is not legal now", "C-1")
        rewards = np.zeros(self.players, np.float32)
        seat, before = self.turn, self._standing(self.turn) if self._reward == SHAPED else 0
        entries.apply(self.game.raw, self.raw, game_action(self.game, self.raw, action).index, self._log)
        mask_once(self.game.raw, self.raw, self._spans, self._mask)
        if self.over:
            reward_once(self.game.raw, self.raw, self._scores, self._reward, rewards)
        if self._reward == SHAPED:
            rewards[seat] += (self._standing(seat) - before) / SHAPE
        return rewards

    def _standing(self, seat: int) -> int:
        return standing_once(self.game.raw, self.raw, self._scores, seat)

    def owners(self) -> dict[str, int]:
        """The claimed routes and their owners."""
        owners = self.state.owner.tolist()
        return {route.id: owners[n] for n, route in enumerate(self.game.board.map.routes) if owners[n] >= 0}
