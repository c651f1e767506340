"""One match as arrays: the basis of the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from operator import index
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from wayfare.compiling import as_record
from wayfare.compiling.reading import read
from wayfare.engine import Game
from wayfare.engine import seeds as seeding
from wayfare.engine.state import OVER, SCORES_BYTES, SPANS_BYTES, STATE_BYTES, State, phase_of, turn_of
from wayfare.envs.features import layout
from wayfare.envs.kernel.batches import FORFEIT, SHAPE, SHAPED
from wayfare.envs.kernel.single import deal_once, observe_once, reward_once, standing_once, step_once
from wayfare.envs.options import IllegalKind, RewardKind, check_illegal, load_game, reward_code
from wayfare.envs.positions import action_count
from wayfare.errors import IllegalAction


class SingleMatch:
    """A match without records and views, hence fast. Observations still hold only what a seat may know."""

    def __init__(
        self,
        game: Game | str | Path | None,
        players: int = 2,
        *,
        reward: RewardKind = "win",
        illegal: IllegalKind = "raise",
    ) -> None:
        """Nothing is dealt before `reset`."""
        self.game = load_game(game)
        self.players = self.game.check_players(players)
        self._layout = layout(self.game, self.players)
        self.observation_size = self._layout.size
        self.raw = np.zeros(STATE_BYTES, np.uint8)
        self._reward = reward_code(reward)
        self._illegal = check_illegal(illegal)
        self._forfeited = False
        self._spans = np.zeros(SPANS_BYTES, np.uint8)
        self._scores = np.zeros(SCORES_BYTES, np.uint8)
        self._mask = np.zeros(action_count(self.game), np.int8)

    def reset(self, seed: int | None = None) -> None:
        """Deal. Without a seed, a fresh secret one is used."""
        self.seed = seeding.fresh_seed() if seed is None else seeding.check_seed(seed)
        as_record(self.raw, State).key[:] = seeding.key(self.seed)
        deal_once(self.game.raw, self.raw, self.players, self._spans, self._mask)
        self._forfeited = False
        self._lots: Random | None = None

    @property
    def state(self) -> State:
        """The fields of `raw` as they are now, for reading."""
        return read(self.raw, State)

    @property
    def turn(self) -> int:
        """The seat to act; after the end, the last one that did."""
        return turn_of(self.raw)

    @property
    def over(self) -> bool:
        """Has the match ended, by the rules or because of an illegal action?"""
        return phase_of(self.raw) == OVER or self._forfeited

    def mask(self) -> NDArray[np.int8]:
        """1 for every legal action of the seat to act: (actions,)."""
        return self._mask.copy()

    def legal(self) -> NDArray[np.intp]:
        """The numbers of the legal actions: (legal,)."""
        return np.flatnonzero(self._mask)

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """What a seat may know, as `features` describes it: (features,)."""
        out = np.empty(self.observation_size, np.uint8)
        observe_once(self.game.raw, self.raw, seat, self._layout.starts, out)
        return out

    def resolve(self, action: Any) -> int:
        """The number of a legal action. For an illegal one: a random one, FORFEIT, or IllegalAction (the default)."""
        try:
            number = index(action)  # never cuts a fraction off
        except TypeError:
            raise IllegalAction(f"{action!r} is not the number of an action", "C-1") from None
        if 0 <= number < len(self._mask) and self._mask[number]:
            return number
        if self._illegal == "raise" or self.over:
            raise IllegalAction(f"Action {number} is not legal now", "C-1")
        if self._illegal == "lose":
            return FORFEIT
        if self._lots is None:
            self._lots = Random(self.seed)
        return int(self._lots.choice(self.legal().tolist()))

    def step(self, action: int) -> NDArray[np.float32]:
        """Apply what `resolve` returned. Returns every seat's reward: (players,)."""
        if action == FORFEIT:
            return self._forfeit()
        rewards = np.zeros(self.players, np.float32)
        seat, before = self.turn, self._standing(self.turn) if self._reward == SHAPED else 0
        step_once(self.game.raw, self.raw, action, self._spans, self._mask)
        if self.over:
            reward_once(self.game.raw, self.raw, self._scores, self._reward, rewards)
        if self._reward == SHAPED:
            rewards[seat] += (self._standing(seat) - before) / SHAPE
        return rewards

    def _forfeit(self) -> NDArray[np.float32]:
        """End the match as a loss for the seat to act."""
        self._forfeited = True
        self._mask[:] = 0
        rewards = np.full(self.players, 1 / (self.players - 1), np.float32)
        rewards[self.turn] = -1
        return rewards

    def _standing(self, seat: int) -> int:
        return standing_once(self.game.raw, self.raw, self._scores, seat)

    def stations(self) -> dict[str, int]:
        built = [int(places) for places in self.state.stations]
        locations = enumerate(self.game.board.map.locations)
        return {location.id: seat for n, location in locations for seat in range(self.players) if built[seat] >> n & 1}

    def owners(self) -> dict[str, int]:
        owners = self.state.owner
        return {route.id: owners[n] for n, route in enumerate(self.game.board.map.routes) if owners[n] >= 0}
